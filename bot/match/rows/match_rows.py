"""Matches and their logs in the guilds' files, one transaction for each use case."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from functools import partial
from operator import itemgetter
from typing import NamedTuple, get_args

import msgspec

from bot.match.model.match import LogRow, Match, MatchRef, NewMatch, Person, Status
from bot.match.model.timing import NO_WAITS, Wait, Waiting
from bot.match.rows import matches
from bot.match.rows.log import (
    WHOLE,
    Part,
    check_chain,
    check_fingerprint,
    check_heads,
    check_number,
    read_links,
    with_rests,
)
from bot.match.rows.people import read_identities, renumber_row, select_identities
from bot.names.computers import IDS
from bot.store.access import GuildAccess, GuildStore
from bot.store.columns import Columns
from bot.store.connection import Connection, among
from bot.store.errors import MatchNotFound
from engine.core.values import Corrupt

_WAITS = Columns(Wait)
_READ_WAITS = f"SELECT {_WAITS.names} FROM waits WHERE match_id = ? ORDER BY seat"  # noqa: S608 - names of ours
_WRITE_WAIT = f"""
    INSERT INTO waits (match_id, {_WAITS.names}) VALUES (:match_id, {_WAITS.parameters})
    ON CONFLICT (match_id, seat) DO UPDATE SET {_WAITS.replacements}
"""  # noqa: S608 - names of ours
_NEXT_TIMES = "SELECT match_id, min(next_at) FROM waits WHERE next_at IS NOT NULL GROUP BY match_id ORDER BY match_id"
IS_PAUSED = "timing LIKE '%\"paused_at\":%'"
"""SQL for whether a match is paused: only then has the JSON of its timing this field."""
_WAITING_FOR_COMPUTERS = """
    SELECT DISTINCT id FROM matches
    JOIN seats ON seats.match_id = id
    JOIN people ON number = person AND user_id BETWEEN ? AND ?
    LEFT JOIN waits ON waits.match_id = id AND waits.seat = seats.seat
    WHERE status = 'live' AND (waits.seat IS NOT NULL OR timing LIKE '%"proposal":%')
    OR status = 'open' AND NOT EXISTS (SELECT 1 FROM lobbies WHERE lobbies.match_id = id)
    ORDER BY id
"""
_OF_PERSON = """ AND id IN
    (SELECT match_id FROM seats WHERE person = (SELECT number FROM people WHERE user_id = ?)
     UNION SELECT match_id FROM leavers WHERE person = (SELECT number FROM people WHERE user_id = ?))
"""
_VERSION_AND_KEY = "SELECT version, key FROM matches LEFT JOIN keys ON match_id = id WHERE id = ?"
_LAST_MOVE = """(
    SELECT number FROM log
    WHERE match_id = ?1 AND (kind = 'started' OR (seat = ?2 AND kind = 'acted' AND interaction_id IS NOT NULL))
    ORDER BY number DESC LIMIT 1
)"""
"""SQL for the number of a seat's latest move, or of the row that started the match.

Actions done for a seat, such as by an auto reply, have no interaction and are skipped.
"""
_OTHERS = """
    SELECT 1 FROM (SELECT match_id, person FROM seats UNION ALL SELECT match_id, person FROM leavers) AS seated
    WHERE person = (SELECT number FROM people WHERE user_id = ?) AND match_id <> ? LIMIT 1
"""
_ENGAGED = """
    SELECT count(DISTINCT id) FROM seats JOIN matches ON id = seats.match_id
    JOIN log AS opening ON opening.match_id = id AND opening.number = 0
    LEFT JOIN lobby_seats ON lobby_seats.match_id = id AND lobby_seats.seat = seats.seat
    WHERE seats.person = (SELECT number FROM people WHERE user_id = ?) AND id <> ?
    AND status IN ('open', 'live') AND (status = 'live' OR opening.person = seats.person OR agreed <> 0)
"""
_RENAME = tuple(
    f"UPDATE {table} SET name = ?1 WHERE person = (SELECT number FROM people WHERE user_id = ?2)"  # noqa: S608
    " AND name <> ?1 AND match_id IN (SELECT id FROM matches WHERE status IN ('open', 'live'))"
    for table in ("seats", "leavers")
)


class Saved(NamedTuple):
    """A change within its transaction: the match as stored now, its log row, and its waits."""

    match: Match
    row: LogRow
    waiting: Waiting


class Parts(NamedTuple):
    """Functions of other tables that run in the transactions of `MatchRows`, in this order.

    If one of them raises, nothing is written.
    """

    opened: Sequence[Callable[[Connection, Match], None]] = ()
    """Functions that run after the insertion of a new match."""
    before_waits: Sequence[Callable[[Connection, Saved], None]] = ()
    """Functions that run after a match and its log row are written, and before its waits are replaced."""
    saved: Sequence[Callable[[Connection, Saved], None]] = ()
    """Functions that run after the waits are replaced."""
    renamed: Sequence[Callable[[Connection, Person], None]] = ()
    """Functions that run after a person's name is changed in matches."""


def read_waits(file: Connection, match_id: int) -> tuple[Wait, ...]:
    """Return the waits of a match in order of seats; return `()` if the match is missing."""
    return tuple(map(_WAITS.read, file.execute(_READ_WAITS, (match_id,))))


class MatchRows(GuildAccess):
    """Matches of all guilds.

    Every method may also raise NotSaved if the disk refuses, and Corrupt if a file is damaged. It raises NewerFile if a
    later release wrote the file, and RuntimeError after the files were closed.
    """

    def __init__(self, files: GuildStore, parts: Parts) -> None:
        super().__init__(files)
        self._parts = parts

    async def open(self, guild_id: int, draft: NewMatch, log: LogRow) -> Match:
        """Store a new match of status "open" and version 0 with its first log row; raise DuplicateInteraction.

        Its public message becomes pending, except for a lobby that isn't posted. The guild's file is created if it is
        missing.
        """

        def work(file: Connection) -> Match:
            match = matches.insert_match(file, guild_id, draft, log)
            for also in self._parts.opened:
                also(file, match)
            return match

        check_number(log, 0)
        return await self._files.write(guild_id, work, create=True)

    async def load(self, ref: MatchRef) -> Match:
        """Return the stored match; raise MatchNotFound if it is missing.

        Raises Corrupt if its state is unreadable or contradicts the newest rows of its log.
        """
        return await self._files.read(ref.guild_id, lambda file: matches.read_match(file, ref))

    async def save(self, match: Match, log: LogRow, waiting: Waiting = NO_WAITS) -> Match:
        """Replace the match's previous version, append its log row, and return the match as stored.

        `match.version` must be the stored version plus one. `waiting` replaces the stored waits, except those of its
        `kept_seats`. The board becomes pending if the match's `board_version` changed.

        Channel and names stay as stored; `move`, `repost` and `rename` change them. Only the row that starts a lobby
        moves the match, to its play channel. Game and creation time never change. Once a match has started, only a
        take-over changes its people. A finished match leaves its result and, if rated, new ratings (`RatingRows`).

        Raises MatchNotFound, StaleVersion, DuplicateInteraction or NotSaved; then nothing is written. A stored match
        with another key is another match and raises StaleVersion. Raises ValueError if the log row or the fingerprint
        doesn't fit the match.
        """

        def work(file: Connection) -> Match:
            stored = matches.update_match(file, match, log)
            saved = Saved(stored, log, waiting)
            for before in self._parts.before_waits:
                before(file, saved)
            _write_waits(file, stored.id, waiting)
            for after in self._parts.saved:
                after(file, saved)
            played_in = stored.lobby.play_channel_id if stored.lobby and log.kind == "started" else None
            if not played_in:
                return stored
            matches.move(file, stored.id, played_in)
            return msgspec.structs.replace(stored, channel_id=played_in)

        check_number(log, match.version)
        check_fingerprint(match)
        return await self._files.write(match.guild_id, work)

    async def log(self, ref: MatchRef) -> tuple[LogRow, ...]:
        """Return the match's log, oldest first; raises MatchNotFound, or Corrupt where the hash chain is broken."""

        def work(file: Connection) -> tuple[LogRow, ...]:
            row = file.execute(_VERSION_AND_KEY, (ref.match_id,)).fetchone()
            if row is None:
                raise MatchNotFound(f"match {ref.match_id}")
            version, key = row
            rows = _read_log(file, ref, WHOLE)
            with matches.decoding(ref):
                check_heads(key, ref.match_id, rows, start=True)
            if rows[-1].number != version:
                raise Corrupt(f"the log of match {ref.match_id} ends with row {rows[-1].number}, not {version}")
            return rows

        return await self._files.read(ref.guild_id, work)

    async def log_from_move(self, ref: MatchRef, seat: int) -> tuple[LogRow, ...]:
        """Return the log from the seat's latest action by its own person on, or otherwise from the start of play.

        Return `()` before the match has begun. Raises Corrupt if one of these rows doesn't fit its hash.
        """

        def work(file: Connection) -> tuple[LogRow, ...]:
            return _read_log(file, ref, Part(seat, _LAST_MOVE))

        return await self._read_or(ref.guild_id, work, ())

    async def matches(
        self, guild_id: int, *, user_id: int | None = None, statuses: Sequence[Status] = ("open", "live")
    ) -> tuple[Match, ...]:
        """Return the guild's matches with these statuses, newest first; with `user_id`, only that person's.

        A damaged match is left out and logged, so the others remain readable.
        """

        def work(file: Connection) -> tuple[Match, ...]:
            return matches.read_all(file, guild_id, _read_ids(file, statuses, user_id))

        return await self._read_or(guild_id, work, ())

    async def each_match(self, guild_id: int, user_id: int) -> AsyncIterator[Match]:
        """Yield all matches of a person in the guild, with any status, oldest first.

        Each is read in its own transaction, so other readers of the file wait for one match only. A damaged match is
        left out and logged.
        """
        ids: tuple[int, ...] = await self._read_or(
            guild_id, lambda file: _read_ids(file, get_args(Status), user_id), ()
        )
        for match_id in reversed(ids):
            read = partial(matches.read_all, guild_id=guild_id, match_ids=(match_id,))
            with suppress(MatchNotFound):  # deleted meanwhile
                for match in await self._files.read(guild_id, read):
                    yield match

    async def count_engaged(self, guild_id: int, user_id: int, *, exclude: int = 0) -> int:
        """Return the number of unfinished matches in which the person takes part, except the match `exclude`.

        A live match counts if they have a seat. An open one counts if they opened it or have agreed to it.
        """
        return sum(await self._select(guild_id, _ENGAGED, (user_id, exclude), itemgetter(0)))

    async def has_other_matches(self, ref: MatchRef, user_id: int) -> bool:
        """Return whether the person has a seat in another match of the guild than `ref`, or has left one there.

        Matches of every status count.
        """
        return bool(await self._select(ref.guild_id, _OTHERS, (user_id, ref.match_id), tuple))

    async def has_finished(self, guild_id: int, user_id: int) -> bool:
        """Return whether the person has a seat in a match of the guild that was played to its end."""
        return bool(await self._read_or(guild_id, lambda file: _read_ids(file, ("over",), user_id), ()))

    async def match_ids(self, guild_id: int, statuses: Sequence[Status] = ("open", "live")) -> tuple[int, ...]:
        """Return the ids of the guild's matches with one of these statuses, newest first, including damaged matches.

        Raises MatchNotFound if the guild has no file.
        """
        return await self._files.read(guild_id, lambda file: _read_ids(file, statuses))

    async def waits(self, ref: MatchRef) -> tuple[Wait, ...]:
        """Return the waits of a match in order of seats; return `()` if the match is missing."""
        return await self._read_or(ref.guild_id, lambda file: read_waits(file, ref.match_id), ())

    async def next_times(self, guild_id: int) -> tuple[tuple[int, float], ...]:
        """Return (match id, POSIX time) for each match with a scheduled step, ascending by id.

        It is the time of the earliest step. Steps are reminders, ends and automatic answers of the match's waits.
        """
        return await self._select(guild_id, _NEXT_TIMES, (), tuple)

    async def waiting_for_computers(self, guild_id: int) -> tuple[int, ...]:
        """Return the ids of matches in which a computer player may have to act, ascending; `()` if there are none.

        A live match counts if it waits for a computer player's seat. It also counts if a proposal is open and it has a
        computer player. An open match counts if it is a challenge to a computer player.
        """
        return await self._select(guild_id, _WAITING_FOR_COMPUTERS, (IDS[0], IDS[-1]), itemgetter(0))

    async def rename(self, guild_id: int, person: Person) -> None:
        """Store the person's new name in all unfinished matches and tournaments of the guild.

        `person` has the user id and the new name. A guild without a file is ignored.
        """

        def work(file: Connection) -> None:
            for statement in _RENAME:
                file.execute(statement, (person.stored_name, person.id))
            for also in self._parts.renamed:
                also(file, person)

        await self._write_or(guild_id, work, None)

    async def move(self, ref: MatchRef, channel_id: int) -> None:
        """Set the channel in which the match is played, without moving its message; raise MatchNotFound."""
        await self._files.write(ref.guild_id, lambda file: matches.move(file, ref.match_id, channel_id))

    async def guilds(self) -> tuple[int, ...]:
        """Return the ids of all guilds that have a file, ascending."""
        return await self._files.guilds()

    async def unfinished_guilds(self) -> tuple[int, ...]:
        """Return the ids of the guilds with an unfinished match or tournament, or a pending message, ascending.

        A guild with an unreadable file is included.
        """
        return await self._files.find_unfinished()


def _read_ids(file: Connection, statuses: Sequence[Status], user_id: int | None = None) -> tuple[int, ...]:
    """Return the ids of the matches with these statuses, newest first; with `user_id`, only that person's."""
    statement = f"SELECT id FROM matches WHERE {among('status', statuses)}"  # noqa: S608 - names of ours
    statement, values = (statement, ()) if user_id is None else (statement + _OF_PERSON, (user_id, user_id))
    return tuple(each for (each,) in file.execute(f"{statement} ORDER BY id DESC", (*statuses, *values)))


def _read_log(file: Connection, ref: MatchRef, part: Part) -> tuple[LogRow, ...]:
    """Return a part of the match's log, oldest first.

    Raises Corrupt if its hash chain is broken, or if the whole log has no first row.
    """
    with matches.decoding(ref):
        people = select_identities(file, ref.match_id, part)  # first, as PostgreSQL is asked both at once
        links = read_links(file, ref.match_id, part)
        if links or part == WHOLE:
            check_chain(ref.match_id, links, start=part == WHOLE)
        ids = read_identities(ref.guild_id, people)
    return tuple(renumber_row(link.row, ids) for link in with_rests(links))


def _write_waits(file: Connection, match_id: int, waiting: Waiting) -> None:
    """Replace the waits of a match, except those of the seats in `waiting.kept_seats`.

    A wait that changes from "ahead" to "answer" keeps its version, so one question pings its person only once.
    """
    ahead: dict[int, int] = {}
    if any(wait.kind == "answer" for wait in waiting.begun):
        ahead = dict(file.execute("SELECT seat, version FROM waits WHERE match_id = ? AND kind = 'ahead'", (match_id,)))
    kept = tuple(waiting.kept_seats)
    statement = f"DELETE FROM waits WHERE match_id = ? AND NOT {among('seat', kept)}"  # noqa: S608 - names of ours
    file.execute(statement, (match_id, *kept))
    for wait in waiting.begun:
        version = ahead.get(wait.seat, wait.version) if wait.kind == "answer" else wait.version
        file.execute(_WRITE_WAIT, _WAITS.values(wait) | {"match_id": match_id, "version": version})
