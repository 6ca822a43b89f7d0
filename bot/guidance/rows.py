"""Hints that seats of practice matches have asked for: a row for each seat and version."""

import msgspec

from bot.match.model.match import Match, MatchRef
from bot.store.access import GuildAccess
from bot.store.connection import Connection


class Hint(msgspec.Struct, frozen=True):
    """A hint for a seat; `version` is the one since which the seat's choices are unchanged.

    `action` is the suggested action as JSON, or None while a player is thinking. `because` has the reason as a JSON
    array of claims, to be put into words in the reader's language. Rows of earlier releases have a sentence there.
    """

    seat: int
    version: int
    action: bytes | None = None
    because: str = ""


_COUNT = "SELECT count(*) FROM hints WHERE match_id = ? AND seat = ? AND (action IS NOT NULL OR version = ?)"
_INSERT = """
    INSERT INTO hints (match_id, seat, version) SELECT id, ?2, ?3 FROM matches WHERE id = ?1 AND status = 'live'
    ON CONFLICT DO NOTHING
"""
_ANSWER = "UPDATE hints SET action = ?, because = ? WHERE match_id = ? AND seat = ? AND version = ? AND action IS NULL"
_DELETE_OF_PERSON = """
    DELETE FROM hints WHERE EXISTS
    (SELECT * FROM seats WHERE person = ? AND seats.match_id = hints.match_id AND seats.seat = hints.seat)
"""


def end_hints(file: Connection, match: Match) -> None:
    """Delete the hints of a match unless its status is "live"."""
    if match.status != "live":
        file.execute("DELETE FROM hints WHERE match_id = ?", (match.id,))


def delete_hints_of(file: Connection, person: int) -> None:
    """Delete the hints for the seats of a person. `person` is their number in the guild's file."""
    file.execute(_DELETE_OF_PERSON, (person,))


class HintRows(GuildAccess):
    """Hints in the guilds' files."""

    async def ask_hint(self, ref: MatchRef, seat: int, version: int, limit: int) -> bool:
        """Store a request for a hint, and return whether the seat may have one for this version.

        Return True if the request is stored already. Return False if the seat has had `limit` hints or the match isn't
        live. In any case, delete the seat's unanswered requests of other versions, which don't count.
        """

        def work(file: Connection) -> bool:
            key = (ref.match_id, seat, version)
            file.execute("DELETE FROM hints WHERE match_id = ? AND seat = ? AND version <> ? AND action IS NULL", key)
            if file.execute("SELECT 1 FROM hints WHERE match_id = ? AND seat = ? AND version = ?", key).fetchone():
                return True
            (count,) = file.execute(_COUNT, key).fetchone()
            return count < limit and bool(file.execute(_INSERT, key).rowcount)

        return await self._files.write(ref.guild_id, work)

    async def answer_hint(self, ref: MatchRef, hint: Hint) -> bool:
        """Store the answer to a pending request; return False if none is pending."""
        values = (hint.action, hint.because, ref.match_id, hint.seat, hint.version)
        return await self._files.write(ref.guild_id, lambda file: bool(file.execute(_ANSWER, values).rowcount))

    async def take_back_hint(self, ref: MatchRef, seat: int, version: int) -> None:
        """Delete the hint requested for a seat at a match version, so that it does not count as used."""
        key = (ref.match_id, seat, version)
        await self._files.write(
            ref.guild_id,
            lambda file: file.execute("DELETE FROM hints WHERE match_id = ? AND seat = ? AND version = ?", key),
        )

    async def hints(self, ref: MatchRef) -> tuple[Hint, ...]:
        """Return the hints and pending requests of a match, by seat and version.

        Return `()` if the match is over or unknown.
        """

        def work(file: Connection) -> tuple[Hint, ...]:
            rows = file.execute(
                "SELECT seat, version, action, because FROM hints WHERE match_id = ? ORDER BY seat, version",
                (ref.match_id,),
            )
            return tuple(Hint(*row) for row in rows)

        return await self._read_or(ref.guild_id, work, ())
