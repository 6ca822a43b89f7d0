"""Matches and their logs in the guilds' files, one transaction for each use case."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from bot.match.model.match import LogRow, Match, MatchRef, NewMatch, Person, Status
from bot.match.model.timing import NO_WAITS, Wait, Waiting
from bot.match.rows import matches, people
from bot.match.rows import waits as match_row_waits
from bot.match.rows.log import check_fingerprint, check_number
from bot.store.files import GuildAccess, GuildFiles


class Saved(NamedTuple):
    """A change within its transaction: the match as stored now, its log row, and its waits."""

    match: Match
    row: LogRow
    waiting: Waiting


class Parts(NamedTuple):
    """Functions of other tables that run in the transactions of `MatchRows`, in this order.

    If one of them raises, nothing is written.
    """

    opened: Sequence[Callable[[sqlite3.Connection, Match], None]] = ()
    """Functions that run after the insertion of a new match."""
    before_waits: Sequence[Callable[[sqlite3.Connection, Saved], None]] = ()
    """Functions that run after a match and its log row are written, and before its waits are replaced."""
    saved: Sequence[Callable[[sqlite3.Connection, Saved], None]] = ()
    """Functions that run after the waits are replaced."""
    renamed: Sequence[Callable[[sqlite3.Connection, Person], None]] = ()
    """Functions that run after a person's name is changed in matches."""


class MatchRows(GuildAccess):
    """Matches of all guilds.

    Every method may also raise NotSaved if the disk refuses, and Corrupt if a file is damaged. It raises NewerFile if a
    later release wrote the file, and RuntimeError after the files were closed.
    """

    def __init__(self, files: GuildFiles, parts: Parts) -> None:
        super().__init__(files)
        self._parts = parts

    async def open(self, guild_id: int, draft: NewMatch, log: LogRow) -> Match:
        """Store a new match of status "open" and version 0 with its first log row; raise DuplicateInteraction.

        Its public message becomes pending, except for a lobby that isn't posted. The guild's file is created if it is
        missing.
        """

        def work(file: sqlite3.Connection) -> Match:
            match = matches.insert_match(file, guild_id, draft, log)
            for also in self._parts.opened:
                also(file, match)
            return match

        check_number(log, 0)
        return await self._files.write(guild_id, work, create=True)

    async def load(self, ref: MatchRef) -> Match:
        """Return a match; raises MatchNotFound, or Corrupt where its state or log doesn't check."""
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

        def work(file: sqlite3.Connection) -> Match:
            stored = matches.update_match(file, match, log)
            saved = Saved(stored, log, waiting)
            for before in self._parts.before_waits:
                before(file, saved)
            match_row_waits.write_waits(file, stored, waiting)
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
        return await self._files.read(ref.guild_id, lambda file: matches.read_log(file, ref))

    async def log_from_move(self, ref: MatchRef, seat: int) -> tuple[LogRow, ...]:
        """Return the log from the seat's latest action by its own person on, or otherwise from the start of play.

        Return `()` before the match has begun. Raises Corrupt if one of these rows doesn't fit its hash.
        """
        return await self._read_or(ref.guild_id, lambda file: matches.read_log_from_move(file, ref, seat), ())

    async def matches(
        self, guild_id: int, *, user_id: int | None = None, statuses: Sequence[Status] = ("open", "live")
    ) -> tuple[Match, ...]:
        """Return the guild's matches with these statuses, newest first; with `user_id`, only that person's.

        A damaged match is left out and logged, so the others remain readable.
        """

        def work(file: sqlite3.Connection) -> tuple[Match, ...]:
            return matches.read_all(file, guild_id, matches.match_ids(file, user_id, statuses))

        return await self._read_or(guild_id, work, ())

    async def count_engaged(self, guild_id: int, user_id: int, *, exclude: int = 0) -> int:
        """Return how many matches besides this one a person plays, has opened and not left, or has agreed to play."""
        return await self._read_or(guild_id, lambda file: people.count_engaged(file, user_id, exclude), 0)

    async def has_other_matches(self, ref: MatchRef, user_id: int) -> bool:
        """Return whether a person has, or left, a seat in another match of the guild, of any status."""
        return await self._read_or(ref.guild_id, lambda file: matches.has_others(file, ref.match_id, user_id), False)

    async def match_ids(self, guild_id: int, statuses: Sequence[Status] = ("open", "live")) -> tuple[int, ...]:
        """Return the ids of the guild's matches of these statuses, newest first, damaged ones too."""
        return tuple(await self._files.read(guild_id, lambda file: matches.match_ids(file, None, statuses)))

    async def waits(self, ref: MatchRef) -> tuple[Wait, ...]:
        """Return the waits of a match in order of seats; return `()` if the match is missing."""
        return await self._read_or(ref.guild_id, lambda file: match_row_waits.read_waits(file, ref.match_id), ())

    async def next_times(self, guild_id: int) -> tuple[tuple[int, float], ...]:
        """Return pairs of a match and the time of its earliest pending step, by match id."""
        return await self._read_or(guild_id, match_row_waits.read_next_steps, ())

    async def waiting_for_computers(self, guild_id: int) -> tuple[int, ...]:
        """Return the matches that wait for a computer player, or may, ascending.

        They wait for its seat, something is proposed in them, or they are challenges to it that haven't begun.
        """
        return await self._read_or(guild_id, match_row_waits.read_waiting_for_computers, ())

    async def rename(self, guild_id: int, person: Person) -> None:
        """Use this name for the person in all matches and tournaments that aren't over."""

        def work(file: sqlite3.Connection) -> None:
            matches.rename(file, person)
            for also in self._parts.renamed:
                also(file, person)

        await self._write_or(guild_id, work, None)

    async def move(self, ref: MatchRef, channel_id: int) -> None:
        """Set the channel in which the match is played, without moving its message; raise MatchNotFound."""
        await self._files.write(ref.guild_id, lambda file: matches.move(file, ref.match_id, channel_id))

    async def guilds(self) -> tuple[int, ...]:
        """Return the ids of all guilds that have a file, ascending."""
        return self._files.guilds()

    async def unfinished_guilds(self) -> tuple[int, ...]:
        """Return the ids of the guilds with an unfinished match or tournament, or a pending message, ascending.

        A guild with an unreadable file is included.
        """
        return await self._files.find_unfinished()
