"""The port `Store`, kept with SQLite: what each use case needs, as one transaction in the guild's own file."""

import logging
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from bot.model.board import Board
from bot.model.clock import NOBODY, AutoReply, Notice, NoticeKind, Wait, Waiting
from bot.model.errors import MatchNotFound, NotSaved
from bot.model.guild import ArchivedResult, GuildPreferences, HouseRules, Preferences, SavedSetup, StartedLesson
from bot.model.history import PlayedMatch
from bot.model.match import LogRow, Match, MatchRef, NewMatch, Person, Status
from bot.model.ratings import EndedMatch, EndedWanted, PlayRecord, Rating, RatingChange
from bot.storage import clocks, erasure, guilds, history, lobbies, matches, outbox, ratings, results, tournaments
from bot.storage.guidance.hints import SqliteHints, delete_hints
from bot.storage.log import check_number
from bot.storage.sqlite.files import GuildFiles
from bot.storage.sqlite.hash_chain import check_fingerprint
from bot.storage.tournament_store import SqliteTournaments
from engine.core.errors import Corrupt

_log = logging.getLogger(__name__)


class SqliteStore(SqliteTournaments, SqliteHints):
    """Every guild's matches, in files under `data_dir`; to be closed, or the files' threads stay.

    Beyond what `bot.model.ports.Store` says, any method raises NotSaved where the disk refuses, Corrupt where a file
    is damaged, NewerFile where a later release wrote it, and RuntimeError once the store is closed.
    """

    def __init__(
        self, data_dir: Path, max_open: int = 64, has_guild: Callable[[int], bool] = lambda _guild_id: True
    ) -> None:
        super().__init__(GuildFiles(data_dir, max_open, has_guild))

    @property
    def open_files(self) -> int:
        """How many guilds' files are open."""
        return self._files.open_count

    @property
    def damaged_files(self) -> int:
        """How many guilds' files were found damaged, and are left alone."""
        return self._files.damaged_count

    async def close(self) -> None:
        """Finish what was begun, close every file and refuse the rest."""
        await self._files.close()

    async def open(self, guild_id: int, draft: NewMatch, log: LogRow) -> Match:
        """Store a new match of status "open" and version 0 with its first log row; raises DuplicateInteraction."""

        def work(file: sqlite3.Connection) -> Match:
            match = matches.insert_match(file, guild_id, draft, log)
            outbox.insert_board(file, match)
            return match

        check_number(log, 0)
        return await self._files.write(guild_id, work, create=True)

    async def load(self, ref: MatchRef) -> Match:
        """Return a match; raises MatchNotFound, or Corrupt where it isn't what its log says."""
        return await self._files.read(ref.guild_id, lambda file: matches.read_match(file, ref))

    async def save(self, match: Match, log: LogRow, waiting: Waiting = NOBODY) -> Match:
        """Replace the match whose version is one less, append the log row, and want its board shown.

        Returns the match as it is stored. Raises StaleVersion or DuplicateInteraction. Channel and names stay as they
        are: they belong to `move`, `repost` and `rename`; but a lobby that starts goes on in the channel it plays in.
        """

        def work(file: sqlite3.Connection) -> Match:
            stored = matches.update_match(file, match, log)
            clocks.keep_time_left(file, stored, log)
            clocks.write_waits(file, stored, waiting, log)
            if stored.status != "live":
                delete_hints(file, stored.id)
            outbox.want_board(file, stored)
            lobbies.forget_team_key(file, stored)
            if results.keep_result(file, stored):
                ratings.rate(file, stored)
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

    async def played(self, guild_id: int, *, user_id: int | None = None, most: int) -> tuple[PlayedMatch, ...]:
        """Return the newest matches that have started, newest first.

        Those of one person if `user_id` is given, else those in which nobody hides themselves.
        """
        return await self._read_or(guild_id, lambda file: history.read_played(file, guild_id, user_id, most), ())

    async def played_match(self, ref: MatchRef) -> PlayedMatch | None:
        """Return one match; None if there is none of this number that has started."""
        return await self._read_or(ref.guild_id, lambda file: history.read_played_match(file, ref), None)

    async def has_played(self, guild_id: int, user_id: int, game: str) -> bool:
        """Tell whether a person plays or played a match of a game, as far as that is kept."""
        return await self._read_or(guild_id, lambda file: history.has_played(file, user_id, game), False)

    async def matches(
        self, guild_id: int, *, user_id: int | None = None, statuses: Sequence[Status] = ("open", "live")
    ) -> tuple[Match, ...]:
        """Return the guild's matches of these statuses, newest first; of one person if `user_id` is given.

        A damaged match is left out and logged, so that it doesn't take the others with it.
        """

        def work(file: sqlite3.Connection) -> tuple[Match, ...]:
            return _read_all(file, guild_id, matches.match_ids(file, user_id, statuses))

        return await self._read_or(guild_id, work, ())

    async def count_engaged(self, guild_id: int, user_id: int, *, besides: int = 0) -> int:
        """Return how many matches besides this one a person plays, has opened and not left, or has agreed to play."""
        return await self._read_or(guild_id, lambda file: lobbies.count_engaged(file, user_id, besides), 0)

    async def has_other_matches(self, ref: MatchRef, user_id: int) -> bool:
        """Tell whether a person is part of another match of the guild, whatever became of it."""
        return await self._read_or(ref.guild_id, lambda file: matches.has_others(file, ref.match_id, user_id), False)

    async def standing_challenges(self, guild_id: int, challenger: int, opponent: int) -> tuple[Match, ...]:
        """Return the open challenges from one person to another, newest first; damaged ones are left out."""

        def work(file: sqlite3.Connection) -> tuple[Match, ...]:
            return _read_all(file, guild_id, lobbies.read_standing(file, challenger, opponent))

        return await self._read_or(guild_id, work, ())

    async def match_ids(self, guild_id: int, statuses: Sequence[Status] = ("open", "live")) -> tuple[int, ...]:
        """Return the ids of the guild's matches of these statuses, newest first, damaged ones too."""
        return tuple(await self._files.read(guild_id, lambda file: matches.match_ids(file, None, statuses)))

    async def waits(self, ref: MatchRef) -> tuple[Wait, ...]:
        """Return whom a match waits for, by seat; nobody where there is no such match."""
        return await self._read_or(ref.guild_id, lambda file: clocks.read_waits(file, ref.match_id), ())

    async def time_left(self, ref: MatchRef, seat: int, version: int) -> float | None:
        """Return how many seconds a seat had left when it took the action of this version, which it may take back."""
        return await self._files.read(
            ref.guild_id, lambda file: clocks.read_time_left(file, ref.match_id, seat, version)
        )

    async def reschedule(self, ref: MatchRef, wait: Wait, notice: NoticeKind | None = None) -> bool:
        """Let a wait go on at this step, and want a notice about it; False if it isn't the one of this moment."""

        def work(file: sqlite3.Connection) -> bool:
            if not clocks.update_wait(file, ref.match_id, wait):
                return False
            if notice is not None:
                outbox.insert_notice(file, ref.match_id, notice, wait.seat)
            return True

        return await self._files.write(ref.guild_id, work)

    async def set_auto_reply(self, ref: MatchRef, answer: AutoReply) -> None:
        """Keep a seat's auto reply, in place of the one that lasts as long."""
        await self._files.write(ref.guild_id, lambda file: clocks.write_auto_reply(file, ref.match_id, answer))

    async def clear_auto_replies(self, ref: MatchRef, seat: int) -> None:
        """Forget a seat's auto replies."""
        await self._files.write(ref.guild_id, lambda file: clocks.delete_auto_replies_of_seat(file, ref.match_id, seat))

    async def auto_replies(self, ref: MatchRef) -> tuple[AutoReply, ...]:
        """Return the auto replies of a match, by seat."""
        return await self._files.read(ref.guild_id, lambda file: clocks.read_auto_replies(file, ref.match_id))

    async def notices_behind(self, guild_id: int) -> tuple[Notice, ...]:
        """Return the notices that are to be posted or taken away, oldest first."""
        return await self._read_or(guild_id, outbox.read_notices_behind, ())

    async def notice_posted(self, guild_id: int, notice: Notice) -> None:
        """Store where a notice stands; over, if it was forgotten meanwhile.

        Raises MatchNotFound where its match is gone.
        """
        await self._files.write(guild_id, lambda file: outbox.write_notice(file, notice))

    async def notice_gone(self, guild_id: int, notice_id: int) -> None:
        """Forget a notice that stands nowhere any more."""
        await self._files.write(guild_id, lambda file: outbox.delete_notice(file, notice_id))

    async def next_times(self, guild_id: int) -> tuple[tuple[int, float], ...]:
        """Return the matches in which something is to happen at a time, with the first such time, by match."""
        return await self._read_or(guild_id, clocks.read_next_steps, ())

    async def waiting_for_computers(self, guild_id: int) -> tuple[int, ...]:
        """Return the matches that wait for a computer player, or may, ascending."""
        return await self._read_or(guild_id, clocks.read_waiting_for_computers, ())

    async def postpone(self, guild_id: int, seconds: float) -> None:
        """Move every wait that runs by so much, and let boards be outdated that show another time then."""

        def work(file: sqlite3.Connection) -> None:
            outbox.outdate_shown_times(file, seconds)
            clocks.postpone(file, seconds)
            tournaments.postpone(file, seconds)

        await self._files.write(guild_id, work)

    async def rename(self, guild_id: int, person: Person) -> None:
        """Use this name for the person in all matches and tournaments that aren't over."""

        def work(file: sqlite3.Connection) -> None:
            matches.rename(file, person)
            tournaments.rename(file, person)

        await self._write_or(guild_id, work, None)

    async def block(self, guild_id: int, blocker: int, blocked: int) -> None:
        """Note that one person takes no challenges from another; a second time changes nothing."""
        await self._files.write(guild_id, lambda file: guilds.insert_block(file, blocker, blocked), create=True)

    async def unblock(self, guild_id: int, blocker: int, blocked: int) -> bool:
        """Take a block back; False if there was none."""
        return await self._write_or(guild_id, lambda file: guilds.delete_block(file, blocker, blocked), False)

    async def has_blocked(self, guild_id: int, blocker: int, blocked: int) -> bool:
        """Tell whether one person takes no challenges from another."""
        return await self._read_or(guild_id, lambda file: guilds.has_block(file, blocker, blocked), False)

    async def blocks_among(self, guild_id: int, user_ids: Sequence[int]) -> tuple[tuple[int, int], ...]:
        """Return who of these people takes no challenges from which other, as (blocker, blocked), ascending."""
        return await self._read_or(guild_id, lambda file: guilds.read_blocks(file, user_ids), ())

    async def team_key(self, guild_id: int, user_ids: Sequence[int], key: bytes) -> bytes:
        """Return what the teams of these people are drawn from: this key, unless there is one already."""
        return await self._files.write(guild_id, lambda file: lobbies.keep_team_key(file, guild_id, user_ids, key))

    async def keep_setup(self, guild_id: int, user_id: int, setup: SavedSetup, most: int) -> bool:
        """Keep a set-up in place of the person's one of that name; False, and nothing kept, beyond `most`."""
        return await self._files.write(
            guild_id, lambda file: guilds.write_setup(file, user_id, setup, most), create=True
        )

    async def setups(self, guild_id: int, user_id: int) -> tuple[SavedSetup, ...]:
        """Return all set-ups that the person keeps, by game, variant and name."""
        return await self._read_or(guild_id, lambda file: guilds.read_setups(file, user_id), ())

    async def drop_setup(self, guild_id: int, user_id: int, setup_id: int) -> bool:
        """Forget one of the person's set-ups; False if they have none of this id."""
        return await self._write_or(guild_id, lambda file: guilds.delete_setup(file, user_id, setup_id), False)

    async def lessons(self, guild_id: int, user_id: int) -> tuple[StartedLesson, ...]:
        """Return the lessons that a person has begun, by game."""
        return await self._read_or(guild_id, lambda file: guilds.read_lessons(file, user_id), ())

    async def set_lesson(self, guild_id: int, user_id: int, game: str, *, steps: int, after: int | None = None) -> None:
        """Store how many steps a person has done, if that is what they had done `after` which it is stored."""
        await self._files.write(
            guild_id, lambda file: guilds.write_lesson(file, user_id, game, steps, after), create=True
        )

    async def blocked_by(self, guild_id: int, blocker: int) -> tuple[int, ...]:
        """Return whom a person takes no challenges from, ascending."""
        return await self._read_or(guild_id, lambda file: guilds.read_blocked(file, blocker), ())

    async def house_rules(self, guild_id: int) -> HouseRules:
        """Return what the guild's admins allow; everything, where they have said nothing."""
        return await self._read_or(guild_id, guilds.read_house_rules, HouseRules())

    async def set_house_rules(self, guild_id: int, rules: HouseRules) -> None:
        """Replace what the guild's admins allow."""
        await self._files.write(guild_id, lambda file: guilds.write_house_rules(file, rules), create=True)

    async def preferences(self, guild_id: int) -> GuildPreferences:
        """Return what people of the guild chose for themselves, and its admins for everybody."""
        return await self._read_or(guild_id, guilds.read_preferences, GuildPreferences())

    async def set_preferences(self, guild_id: int, user_id: int, preferences: Preferences) -> None:
        """Replace what a person chose."""
        await self._files.write(
            guild_id, lambda file: guilds.write_preferences(file, user_id, preferences), create=True
        )

    async def board(self, ref: MatchRef) -> Board:
        """Return the match's outbox row; raises MatchNotFound."""
        return await self._files.read(ref.guild_id, lambda file: outbox.read_board(file, ref.match_id))

    async def boards_behind(self, guild_id: int) -> tuple[Board, ...]:
        """Return the outbox rows whose message does not show what is wanted, or is outdated."""
        return await self._read_or(guild_id, outbox.read_boards_behind, ())

    async def outdate_boards(self, guild_id: int) -> None:
        """Let the messages of all open and live matches be outdated; the file may be an earlier one than they show."""
        await self._files.write(guild_id, outbox.outdate_all)

    async def board_shown(self, guild_id: int, board: Board) -> None:
        """Store where a board stands and which version it shows; raises MatchNotFound."""
        await self._files.write(guild_id, lambda file: outbox.update_board(file, board))

    async def move(self, ref: MatchRef, channel_id: int) -> None:
        """Let the match go on in this channel; its message stays where it stands. Raises MatchNotFound."""
        await self._files.write(ref.guild_id, lambda file: matches.move(file, ref.match_id, channel_id))

    async def repost(self, ref: MatchRef, channel_id: int) -> None:
        """Want the board as a new message in this channel, where the match goes on; raises MatchNotFound."""

        def work(file: sqlite3.Connection) -> None:
            matches.move(file, ref.match_id, channel_id)
            outbox.reset_board(file, ref.match_id, channel_id)

        await self._files.write(ref.guild_id, work)

    async def has_data_of(self, guild_id: int, user_id: int) -> bool:
        """Tell whether there is anything that `erase` would delete."""
        return await self._read_or(guild_id, lambda file: erasure.has_data(file, user_id), False)

    async def erase(self, guild_id: int, user_id: int, called: str, out_of: Sequence[int] = ()) -> tuple[int, ...]:
        """Forget who a person was, also in copies, and wipe it from the disk; the ids of the matches that forbid it.

        The file comes last, so that what a kill leaves undone is done when it is asked for again.
        """
        if not await self.has_data_of(guild_id, user_id):
            return ()
        await self._files.change_copies(guild_id, lambda file: erasure.erase_from_copy(file, guild_id, user_id, called))
        playing = await self._files.write(guild_id, lambda file: erasure.erase(file, guild_id, user_id, called, out_of))
        if not playing:
            await self._empty_log(guild_id)
        return playing

    async def prune(self, guild_id: int, ended_before: float) -> int:
        """Keep only the results of matches that ended so long ago, and wipe the rest; of how many that was."""
        pruned, batch = 0, erasure.BATCH
        try:
            while batch == erasure.BATCH:
                batch = await self._files.write(guild_id, lambda file: erasure.prune(file, ended_before))
                pruned += batch
            dropped = await self._files.write(guild_id, lambda file: erasure.prune_tournaments(file, ended_before))
            if pruned or dropped:
                await self._files.write(guild_id, erasure.rewrite_tables)
        except MatchNotFound:
            return 0
        if pruned or dropped:
            await self._empty_log(guild_id)
        return pruned

    async def results(self, guild_id: int, user_id: int) -> tuple[ArchivedResult, ...]:
        """Return what is kept of a person's matches of long ago, oldest first."""
        return await self._read_or(guild_id, lambda file: results.read_archived(file, user_id), ())

    async def rating_changes(self, ref: MatchRef) -> tuple[RatingChange, ...]:
        """Return what a match did to ratings, by the order of its people in the file."""
        return await self._read_or(ref.guild_id, lambda file: ratings.read_changes(file, ref), ())

    async def ratings_of(self, guild_id: int, user_id: int) -> tuple[RatingChange, ...]:
        """Return what a person's matches did to their ratings, oldest first."""
        return await self._read_or(guild_id, lambda file: ratings.read_changes_of(file, guild_id, user_id), ())

    async def play_record(self, guild_id: int, user_id: int, *, opponents: int, points: int) -> PlayRecord:
        """Return what a person's matches came to, with so many opponents, and so many points of each curve."""
        return await self._read_or(
            guild_id, lambda file: results.read_record(file, guild_id, user_id, opponents, points), PlayRecord()
        )

    async def ended_matches(self, guild_id: int, wanted: EndedWanted) -> tuple[EndedMatch, ...]:
        """Return matches that are over, the newest first."""
        return await self._read_or(guild_id, lambda file: results.read_ended(file, guild_id, wanted), ())

    async def rated_people(self, guild_id: int, game: str, since: float) -> tuple[tuple[int, Rating], ...]:
        """Return the ids and ratings of everybody known who has ended a rated match of a game since, by their ids."""
        return await self._read_or(guild_id, lambda file: results.read_rated_people(file, game, since), ())

    async def names(self, guild_id: int, user_ids: Sequence[int]) -> Mapping[int, str]:
        """Return what these people are called in the newest match that names them."""
        return await self._read_or(guild_id, lambda file: results.read_names(file, user_ids), {})

    async def keep_openings(self, ref: MatchRef, openings: Mapping[int, str]) -> None:
        """Note what the seats of an ended match began with, unless that is noted."""
        if openings:
            await self._write_or(ref.guild_id, lambda file: results.keep_openings(file, ref.match_id, openings), None)

    async def rate_anew(self, guild_id: int) -> int:
        """Compute all ratings of a guild anew, and return from how many rated matches."""
        return await self._write_or(guild_id, ratings.rate_anew, 0)

    async def departure(self, guild_id: int) -> float | None:
        """Return when the bot was first noted to have left the guild; None while it is a member."""
        return await self._read_or(guild_id, guilds.read_departure, None)

    async def set_departure(self, guild_id: int, at: float | None) -> None:
        """Note when the bot left, unless that is noted already; None: that it is back."""
        await self._write_or(guild_id, lambda file: guilds.write_departure(file, at), None)

    async def forget(self, guild_id: int) -> None:
        """Delete all that is stored of a guild, and every copy that an update made of it."""
        await self._files.remove(guild_id)

    async def tidy(self, guild_id: int, copied_before: float) -> None:
        """Wipe what was deleted, and delete copies that updates made of the file so long ago."""
        self._files.delete_copies_of_updates(guild_id, copied_before)
        with suppress(MatchNotFound):
            await self._files.empty_log(guild_id)

    async def _empty_log(self, guild_id: int) -> None:
        """Take what was deleted out of the log too; it is gone for every reader, so a refusal changes nothing."""
        try:
            reason = "" if await self._files.empty_log(guild_id) else "another process reads the log"
        except (NotSaved, Corrupt) as error:
            reason = str(error)
        if reason:
            _log.warning("guild %d: what was deleted is wiped from the disk later: %s", guild_id, reason)

    async def guilds(self) -> tuple[int, ...]:
        """Return the ids of all guilds that have a file, ascending."""
        return self._files.guilds()

    async def unfinished_guilds(self) -> tuple[int, ...]:
        """Return the ids of the guilds in which a match isn't over or a message is behind, ascending.

        A guild of which that can't be told is one of them.
        """
        return await self._files.unfinished()


def _read_all(file: sqlite3.Connection, guild_id: int, match_ids: Sequence[int]) -> tuple[Match, ...]:
    found: list[Match] = []
    for match_id in match_ids:
        try:
            found.append(matches.read_match(file, MatchRef(guild_id, match_id)))
        except Corrupt as error:
            _log.error("left out of a list: %s", error)
    return tuple(found)
