"""Hints that seats of practice matches have asked for: a row for each seat and version."""

import sqlite3

import msgspec

from bot.match.model.match import Match, MatchRef
from bot.store.files import GuildAccess


class Hint(msgspec.Struct, frozen=True):
    """What a computer player would do for a seat, by the version since which the seat may choose what it may.

    `action` is JSON, and `because` a sentence that says what speaks for it. None: it is still thought about.
    """

    seat: int
    version: int
    action: bytes | None = None
    because: str = ""


_COUNT = "SELECT count(*) FROM hints WHERE match_id = ? AND seat = ? AND (action IS NOT NULL OR version = ?)"
_INSERT = """
    INSERT OR IGNORE INTO hints (match_id, seat, version)
    SELECT id, ?2, ?3 FROM matches WHERE id = ?1 AND status = 'live'
"""
_ANSWER = "UPDATE hints SET action = ?, because = ? WHERE match_id = ? AND seat = ? AND version = ? AND action IS NULL"
_DELETE_OF_PERSON = """
    DELETE FROM hints WHERE EXISTS
    (SELECT * FROM seats WHERE person = ? AND seats.match_id = hints.match_id AND seats.seat = hints.seat)
"""


def insert_hint(file: sqlite3.Connection, match_id: int, seat: int, version: int, limit: int) -> bool:
    """Note that a seat asks, unless it has been told so often; whether it may be told.

    What was asked for an earlier version and wasn't answered by then is forgotten.
    """
    key = (match_id, seat, version)
    file.execute("DELETE FROM hints WHERE match_id = ? AND seat = ? AND version <> ? AND action IS NULL", key)
    if file.execute("SELECT 1 FROM hints WHERE match_id = ? AND seat = ? AND version = ?", key).fetchone():
        return True
    (count,) = file.execute(_COUNT, key).fetchone()
    return count < limit and bool(file.execute(_INSERT, key).rowcount)


def end_hints(file: sqlite3.Connection, match: Match) -> None:
    """Delete the hints of a match that isn't being played any more."""
    if match.status != "live":
        file.execute("DELETE FROM hints WHERE match_id = ?", (match.id,))


def delete_hints_of(file: sqlite3.Connection, person: int) -> None:
    """Forget the hints of a person, by their number."""
    file.execute(_DELETE_OF_PERSON, (person,))


class HintRows(GuildAccess):
    """Hints in the guilds' files."""

    async def ask_hint(self, ref: MatchRef, seat: int, version: int, limit: int) -> bool:
        """Note that a seat asks for a hint in the position of this version; a second time changes nothing.

        False, and nothing is noted, if it has had `most` hints, or the match isn't played. What it asked for another
        version and wasn't told is forgotten, and not counted.
        """
        return await self._files.write(ref.guild_id, lambda file: insert_hint(file, ref.match_id, seat, version, limit))

    async def answer_hint(self, ref: MatchRef, hint: Hint) -> bool:
        """Keep what came of a question; False, and nothing is kept, where none waits for its answer."""
        values = (hint.action, hint.because, ref.match_id, hint.seat, hint.version)
        return await self._files.write(ref.guild_id, lambda file: bool(file.execute(_ANSWER, values).rowcount))

    async def take_back_hint(self, ref: MatchRef, seat: int, version: int) -> None:
        """Forget a question, so that it doesn't count."""
        key = (ref.match_id, seat, version)
        await self._files.write(
            ref.guild_id,
            lambda file: file.execute("DELETE FROM hints WHERE match_id = ? AND seat = ? AND version = ?", key),
        )

    async def hints(self, ref: MatchRef) -> tuple[Hint, ...]:
        """Return the hints of a match by seat and version, with those that are still thought about.

        Nothing once it is over, or where there is no such match.
        """

        def work(file: sqlite3.Connection) -> tuple[Hint, ...]:
            rows = file.execute(
                "SELECT seat, version, action, because FROM hints WHERE match_id = ? ORDER BY seat, version",
                (ref.match_id,),
            )
            return tuple(Hint(*row) for row in rows)

        return await self._read_or(ref.guild_id, work, ())
