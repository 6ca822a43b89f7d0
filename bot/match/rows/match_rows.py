"""Matches and their logs in the guilds' files: what each use case needs, as one transaction."""

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
    """A change of a match within its transaction: the match as it is stored now, its log row, and its waits."""

    match: Match
    row: LogRow
    waiting: Waiting


class Parts(NamedTuple):
    """What other tables do in the transactions of `MatchRows`, in this order.

    If one of them raises, nothing is written.
    """

    opened: Sequence[Callable[[sqlite3.Connection, Match], None]] = ()
    """After a new match is inserted."""
    before_waits: Sequence[Callable[[sqlite3.Connection, Saved], None]] = ()
    """After a match and its log row are written, while the waits of the version before still stand."""
    saved: Sequence[Callable[[sqlite3.Connection, Saved], None]] = ()
    """After the waits are replaced."""
    renamed: Sequence[Callable[[sqlite3.Connection, Person], None]] = ()
    """After a person's name is changed in matches."""


class MatchRows(GuildAccess):
    """Every guild's matches.

    Beyond what it says itself, any method raises NotSaved if the disk refuses, Corrupt if a file is damaged,
    NewerFile if a later release wrote it, and RuntimeError after the files were closed.
    """

    def __init__(self, files: GuildFiles, parts: Parts) -> None:
        super().__init__(files)
        self._parts = parts

    async def open(self, guild_id: int, draft: NewMatch, log: LogRow) -> Match:
        """Store a new match of status "open" and version 0 with its first log row; raises DuplicateInteraction.

        Its public message is wanted unless it is a lobby that isn't posted.
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
        """Replace the match whose version is one less, append the log row, and want its board shown if it has one.

        The board is behind only if it has changed: what is wanted is the match's `board_version`. Returns the match as
        it is stored. Raises MatchNotFound, StaleVersion, DuplicateInteraction or NotSaved, and then nothing was
        written; a match of another key is another match, and stale. Channel and names are kept as they are stored:
        `move`, `repost` and `rename` change those. A match that is over leaves its result, and if it is rated, what
        follows from that (`RatingRows`). Who plays is settled once a match has started. Only the row of a
        lobby's start moves the match, to the channel it plays in. Game and time of creation never change, and whatever
        else of a live match does raises its version. The waits of seats that aren't kept are replaced.
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
        """Return the log from the last row in which the seat's person acted themselves, or else from the start of play.

        Nothing where the match hasn't begun. Raises Corrupt where one of these rows doesn't fit its hash.
        """
        return await self._read_or(ref.guild_id, lambda file: matches.read_log_from_move(file, ref, seat), ())

    async def matches(
        self, guild_id: int, *, user_id: int | None = None, statuses: Sequence[Status] = ("open", "live")
    ) -> tuple[Match, ...]:
        """Return the guild's matches of these statuses, newest first; of one person if `user_id` is given.

        A damaged match is left out and logged, so that it doesn't take the others with it.
        """

        def work(file: sqlite3.Connection) -> tuple[Match, ...]:
            return matches.read_all(file, guild_id, matches.match_ids(file, user_id, statuses))

        return await self._read_or(guild_id, work, ())

    async def count_engaged(self, guild_id: int, user_id: int, *, exclude: int = 0) -> int:
        """Return how many matches besides this one a person plays, has opened and not left, or has agreed to play."""
        return await self._read_or(guild_id, lambda file: people.count_engaged(file, user_id, exclude), 0)

    async def has_other_matches(self, ref: MatchRef, user_id: int) -> bool:
        """Tell whether a person is part of another match of the guild, whatever became of it."""
        return await self._read_or(ref.guild_id, lambda file: matches.has_others(file, ref.match_id, user_id), False)

    async def match_ids(self, guild_id: int, statuses: Sequence[Status] = ("open", "live")) -> tuple[int, ...]:
        """Return the ids of the guild's matches of these statuses, newest first, damaged ones too."""
        return tuple(await self._files.read(guild_id, lambda file: matches.match_ids(file, None, statuses)))

    async def waits(self, ref: MatchRef) -> tuple[Wait, ...]:
        """Return whom a match waits for, by seat; nobody where there is no such match."""
        return await self._read_or(ref.guild_id, lambda file: match_row_waits.read_waits(file, ref.match_id), ())

    async def next_times(self, guild_id: int) -> tuple[tuple[int, float], ...]:
        """Return the matches in which something is to happen at a time, with the first such time, by match."""
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
        """Let the match go on in this channel; its message stays where it stands. Raises MatchNotFound."""
        await self._files.write(ref.guild_id, lambda file: matches.move(file, ref.match_id, channel_id))

    async def guilds(self) -> tuple[int, ...]:
        """Return the ids of all guilds that have a file, ascending."""
        return self._files.guilds()

    async def unfinished_guilds(self) -> tuple[int, ...]:
        """Return the ids of the guilds in which a match isn't over or a message is behind, ascending.

        A guild of which that can't be told is one of them.
        """
        return await self._files.find_unfinished()
