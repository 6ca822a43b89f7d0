"""What the use cases need of the world, as protocols; times are POSIX seconds."""

from collections.abc import Sequence
from typing import Protocol

from bot.model.board import Board
from bot.model.clock import (
    NOBODY,
    AutoReply,
    Notice,
    NoticeKind,
    Wait,
    Waiting,
)
from bot.model.guild import ArchivedResult, GuildPreferences, HouseRules, Preferences, SavedSetup, StartedLesson
from bot.model.history import PlayedMatch
from bot.model.match import LogRow, Match, MatchRef, NewMatch, Person, Status
from bot.model.ratings import RatingStore
from bot.model.thoughts import Hint
from bot.model.tournaments import (
    NewTournament,
    TableBoard,
    TablePlace,
    Tables,
    Tournament,
    TournamentRef,
    TournamentStatus,
)


class MatchStore(Protocol):
    """Matches and their logs."""

    async def open(self, guild_id: int, draft: NewMatch, log: LogRow) -> Match:
        """Store a new match of status "open" and version 0 with its first log row; raises DuplicateInteraction.

        Its public message is wanted unless it is a lobby that isn't posted.
        """
        ...

    async def load(self, ref: MatchRef) -> Match:
        """Return a match; raises MatchNotFound, or Corrupt where its state or log doesn't check."""
        ...

    async def save(self, match: Match, log: LogRow, waiting: Waiting = NOBODY) -> Match:
        """Replace the match whose version is one less, append the log row, and want its board shown if it has one.

        The board is behind only if it has changed: what is wanted is the match's `board_version`. Returns the match as
        it is stored. Raises MatchNotFound, StaleVersion, DuplicateInteraction or NotSaved, and then nothing was
        written; a match of another key is another match, and stale. Channel and names are kept as they are stored:
        `move`, `repost` and `rename` change those. A match that is over leaves its result, and if it is rated, what
        follows from that (`RatingStore`). Who plays is settled once a match has started. Only the row of a
        lobby's start moves the match, to the channel it plays in. Game and time of creation never change, and whatever
        else of a live match does raises its version. The waits of seats that aren't kept are replaced.
        """
        ...

    async def log(self, ref: MatchRef) -> tuple[LogRow, ...]:
        """Return the match's log, oldest first; raises MatchNotFound, or Corrupt where the hash chain is broken."""
        ...

    async def log_from_move(self, ref: MatchRef, seat: int) -> tuple[LogRow, ...]:
        """Return the log from the last row in which the seat's person acted themselves, or else from the start of play.

        That row comes first; nothing where the match hasn't begun, or there is none. Raises Corrupt.
        """
        ...

    async def matches(
        self, guild_id: int, *, user_id: int | None = None, statuses: Sequence[Status] = ("open", "live")
    ) -> tuple[Match, ...]:
        """Return the guild's matches of these statuses, newest first; of one person if `user_id` is given.

        A match that doesn't check is left out, and logged.
        """
        ...

    async def count_engaged(self, guild_id: int, user_id: int, *, besides: int = 0) -> int:
        """Return how many matches besides this one a person plays, has opened and not left, or has agreed to play."""
        ...

    async def has_other_matches(self, ref: MatchRef, user_id: int) -> bool:
        """Tell whether a person is part of another match of the guild, whatever became of it."""
        ...

    async def standing_challenges(self, guild_id: int, challenger: int, opponent: int) -> tuple[Match, ...]:
        """Return the open challenges from one person to another, newest first."""
        ...

    async def prune(self, guild_id: int, ended_before: float) -> int:
        """Keep only the results of matches that ended so long ago; of how many that was. Tournaments go wholly."""
        ...

    async def results(self, guild_id: int, user_id: int) -> tuple[ArchivedResult, ...]:
        """Return what is kept of a person's matches of long ago, oldest first."""
        ...

    async def move(self, ref: MatchRef, channel_id: int) -> None:
        """Let the match go on in this channel; its message stays where it stands. Raises MatchNotFound."""
        ...

    async def rename(self, guild_id: int, person: Person) -> None:
        """Use this name for the person in all matches and tournaments that aren't over."""
        ...


class HistoryStore(Protocol):
    """Which matches can be looked at again."""

    async def played(self, guild_id: int, *, user_id: int | None = None, most: int) -> tuple[PlayedMatch, ...]:
        """Return the newest matches that have started, newest first.

        Those of one person if `user_id` is given, else those in which nobody hides themselves.
        """
        ...

    async def played_match(self, ref: MatchRef) -> PlayedMatch | None:
        """Return one match; None if there is none of this number that has started."""
        ...

    async def has_played(self, guild_id: int, user_id: int, game: str) -> bool:
        """Tell whether a person plays or played a match of a game, as far as that is kept."""
        ...


class ClockStore(Protocol):
    """Whom matches wait for, and what seats answer by themselves."""

    async def waits(self, ref: MatchRef) -> tuple[Wait, ...]:
        """Return whom a match waits for, by seat; nobody where there is no such match."""
        ...

    async def time_left(self, ref: MatchRef, seat: int, version: int) -> float | None:
        """Return how many seconds a seat had left when it took the action of this version, which it may take back.

        None where it had no clock, or has taken a later action that it may take back.
        """
        ...

    async def reschedule(self, ref: MatchRef, wait: Wait, notice: NoticeKind | None = None) -> bool:
        """Let a wait go on at this step, and want a notice about it in place of the one before.

        False, and nothing is changed, if it isn't the one of this seat and moment. Where a seat's wait doesn't go on,
        or a proposal, `save` wants its notice no more.
        """
        ...

    async def next_times(self, guild_id: int) -> tuple[tuple[int, float], ...]:
        """Return the matches in which something is to happen at a time, with the first such time, by match."""
        ...

    async def waiting_for_computers(self, guild_id: int) -> tuple[int, ...]:
        """Return the matches that wait for a computer player, or may, ascending.

        They wait for its seat, something is proposed in them, or they are challenges to it that haven't begun.
        """
        ...

    async def postpone(self, guild_id: int, seconds: float) -> None:
        """Move every wait that runs by so much, with all that is to happen meanwhile, and the end of every round.

        Boards that stand and show the end of such a wait, which is told by the minute, are outdated if that is another.
        """
        ...

    async def set_auto_reply(self, ref: MatchRef, answer: AutoReply) -> None:
        """Keep a seat's auto reply, in place of the one that lasts as long."""
        ...

    async def clear_auto_replies(self, ref: MatchRef, seat: int) -> None:
        """Forget a seat's auto replies; `save` does so when their time is over or the match ends."""
        ...

    async def auto_replies(self, ref: MatchRef) -> tuple[AutoReply, ...]:
        """Return the auto replies of a match, by seat."""
        ...


class HintStore(Protocol):
    """What seats were told that a computer player would do, as long as their match is played."""

    async def ask_hint(self, ref: MatchRef, seat: int, version: int, most: int) -> bool:
        """Note that a seat asks for a hint in the position of this version; a second time changes nothing.

        False, and nothing is noted, if it has had `most` hints, or the match isn't played. What it asked for another
        version and wasn't told is forgotten, and not counted.
        """
        ...

    async def answer_hint(self, ref: MatchRef, hint: Hint) -> bool:
        """Keep what came of a question; False, and nothing is kept, where none waits for its answer."""
        ...

    async def take_back_hint(self, ref: MatchRef, seat: int, version: int) -> None:
        """Forget a question, so that it isn't counted."""
        ...

    async def hints(self, ref: MatchRef) -> tuple[Hint, ...]:
        """Return the hints of a match by seat and version, with those that are still thought about.

        Nothing once it is over, or where there is no such match.
        """
        ...


class OutboxStore(Protocol):
    """Public messages and notices, and which of them are behind."""

    async def board(self, ref: MatchRef) -> Board:
        """Return the match's outbox row; raises MatchNotFound."""
        ...

    async def boards_behind(self, guild_id: int) -> tuple[Board, ...]:
        """Return the outbox rows whose message does not show what is wanted, or is outdated."""
        ...

    async def outdate_boards(self, guild_id: int) -> None:
        """Let the messages of all open and live matches be outdated; the file may be an earlier one than they show."""
        ...

    async def board_shown(self, guild_id: int, board: Board) -> None:
        """Store where a board stands and which version it shows; `wanted` is left as it is. Raises MatchNotFound.

        It was drawn by what was known when this row was read: it is still behind if it has been outdated since.
        """
        ...

    async def repost(self, ref: MatchRef, channel_id: int) -> None:
        """Want the board as a new message in this channel (message_id None, shown -1); the match moves there.

        Raises MatchNotFound.
        """
        ...

    async def notices_behind(self, guild_id: int) -> tuple[Notice, ...]:
        """Return the notices that are to be posted or taken away, oldest first."""
        ...

    async def notice_posted(self, guild_id: int, notice: Notice) -> None:
        """Store where a notice stands; over, if it was forgotten meanwhile.

        Raises MatchNotFound where its match is gone.
        """
        ...

    async def notice_gone(self, guild_id: int, notice_id: int) -> None:
        """Forget a notice that stands nowhere any more."""
        ...


class LobbyStore(Protocol):
    """Who takes no challenges from whom, and so is in no lobby with them."""

    async def block(self, guild_id: int, blocker: int, blocked: int) -> None:
        """Note that one person takes no challenges from another; a second time changes nothing."""
        ...

    async def unblock(self, guild_id: int, blocker: int, blocked: int) -> bool:
        """Take a block back; False if there was none."""
        ...

    async def has_blocked(self, guild_id: int, blocker: int, blocked: int) -> bool:
        """Tell whether one person takes no challenges from another."""
        ...

    async def blocks_among(self, guild_id: int, user_ids: Sequence[int]) -> tuple[tuple[int, int], ...]:
        """Return who of these people takes no challenges from which other, as (blocker, blocked), ascending."""
        ...

    async def team_key(self, guild_id: int, user_ids: Sequence[int], key: bytes) -> bytes:
        """Return what the teams of these people are drawn from: this key, unless there is one already.

        It is theirs until a match of just these people has been played to its end, which `save` notices. Raises
        MatchNotFound where the guild has no matches.
        """
        ...

    async def blocked_by(self, guild_id: int, blocker: int) -> tuple[int, ...]:
        """Return whom a person takes no challenges from, ascending."""
        ...


class TournamentStore(Protocol):
    """Tournaments, the matches of their pairings, and where their tables stand."""

    async def open_tournament(self, guild_id: int, draft: NewTournament) -> Tournament:
        """Store a new tournament that people may join; raises DuplicateInteraction."""
        ...

    async def tournament(self, ref: TournamentRef) -> Tournament:
        """Return a tournament; raises TournamentNotFound, or Corrupt where it can't be read."""
        ...

    async def tournaments(
        self, guild_id: int, statuses: Sequence[TournamentStatus] = ("signup", "running")
    ) -> tuple[Tournament, ...]:
        """Return the guild's tournaments of these statuses, newest first."""
        ...

    async def tournaments_of(self, guild_id: int, user_id: int) -> tuple[Tournament, ...]:
        """Return the tournaments in which a person takes part or which they opened, oldest first."""
        ...

    async def save_tournament(self, tournament: Tournament) -> None:
        """Replace status, people and rounds of the tournament whose version is one less, and want its table to show it.

        Raises TournamentNotFound, StaleVersion or NotSaved, and then nothing was written. It is stale as well where
        somebody of it was renamed or forgotten since it was loaded.
        """
        ...

    async def open_table(self, guild_id: int, place: TablePlace, draft: NewMatch, log: LogRow) -> Match | None:
        """Store the match of a pairing like `open`; None, and nothing is stored, where the pairing has one."""
        ...

    async def tables(self, ref: TournamentRef) -> Tables:
        """Return the matches of a tournament by round and table, as long as they are kept."""
        ...

    async def table_of(self, ref: MatchRef) -> TablePlace | None:
        """Return which pairing a match belongs to; None where it belongs to no tournament."""
        ...

    async def open_pairings(self, guild_id: int) -> tuple[tuple[MatchRef, TablePlace], ...]:
        """Return the matches of pairings that wait for their people, oldest first, damaged ones too."""
        ...

    async def move_tournament(self, ref: TournamentRef, channel_id: int) -> None:
        """Let a tournament go on in a channel, where its table is wanted anew; raises TournamentNotFound."""
        ...

    async def table_board(self, ref: TournamentRef) -> TableBoard:
        """Return the outbox row of a tournament's table; raises TournamentNotFound."""
        ...

    async def table_boards_behind(self, guild_id: int) -> tuple[TableBoard, ...]:
        """Return the outbox rows whose message doesn't show what is wanted, or is outdated."""
        ...

    async def table_board_shown(self, guild_id: int, board: TableBoard) -> None:
        """Store where a table stands and which version it shows; `wanted` and the channel are left as they are.

        It is still behind if it has been outdated since the row was read. Raises TournamentNotFound.
        """
        ...


class LessonStore(Protocol):
    """How far people have come in the lessons of games."""

    async def lessons(self, guild_id: int, user_id: int) -> tuple[StartedLesson, ...]:
        """Return the lessons that a person has begun, by game."""
        ...

    async def set_lesson(self, guild_id: int, user_id: int, game: str, *, steps: int, after: int | None = None) -> None:
        """Store how many steps a person has done, if that is what they had done `after` which it is stored."""
        ...


class GuildStore(Protocol):
    """What a guild allows and keeps, and what is kept of it once the bot has left."""

    async def guilds(self) -> tuple[int, ...]:
        """Return the ids of all guilds that have a file."""
        ...

    async def unfinished_guilds(self) -> tuple[int, ...]:
        """Return the ids of the guilds in which a match isn't over or a message is behind, or may be."""
        ...

    async def house_rules(self, guild_id: int) -> HouseRules:
        """Return what the guild's admins allow; everything, where they have said nothing."""
        ...

    async def set_house_rules(self, guild_id: int, rules: HouseRules) -> None:
        """Replace what the guild's admins allow."""
        ...

    async def keep_setup(self, guild_id: int, user_id: int, setup: SavedSetup, most: int) -> bool:
        """Keep a set-up in place of the person's one of that name; False, and unkept, if there were more than `most`.

        What is counted are the person's set-ups for the same variant of the same game.
        """
        ...

    async def setups(self, guild_id: int, user_id: int) -> tuple[SavedSetup, ...]:
        """Return all set-ups that the person keeps, by game, variant and name."""
        ...

    async def drop_setup(self, guild_id: int, user_id: int, setup_id: int) -> bool:
        """Forget one of the person's set-ups; False if they have none of this id."""
        ...

    async def has_data_of(self, guild_id: int, user_id: int) -> bool:
        """Tell whether there is anything that `erase` would delete."""
        ...

    async def erase(self, guild_id: int, user_id: int, called: str, out_of: Sequence[int] = ()) -> tuple[int, ...]:
        """Forget who a person was, and what was kept for them alone; they are called so from then on, with a number.

        Returns the ids of the open and live matches that they are part of, besides those that they are out of; if there
        are any, nothing was changed. What others play or have played with them stays as it was, and so do the blocks of
        others against them.
        """
        ...

    async def preferences(self, guild_id: int) -> GuildPreferences:
        """Return what people of the guild chose for themselves, and its admins for everybody."""
        ...

    async def set_preferences(self, guild_id: int, user_id: int, preferences: Preferences) -> None:
        """Replace what a person chose."""
        ...

    async def departure(self, guild_id: int) -> float | None:
        """Return when the bot was first noted to have left the guild, or to be out of reach there; None: neither."""
        ...

    async def set_departure(self, guild_id: int, at: float | None) -> None:
        """Note when that was, unless it is noted already; None: that the bot is back. Does nothing without a file."""
        ...

    async def forget(self, guild_id: int) -> None:
        """Delete all that is stored of a guild, and every copy that an update made of it."""
        ...

    async def tidy(self, guild_id: int, copied_before: float) -> None:
        """Wipe what was deleted, and delete copies that updates made of the file so long ago."""
        ...


class Store(
    MatchStore,
    HistoryStore,
    ClockStore,
    HintStore,
    OutboxStore,
    LobbyStore,
    TournamentStore,
    LessonStore,
    GuildStore,
    RatingStore,
    Protocol,
):
    """Where matches live. Each method is one transaction in the guild's own file."""


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> float:
        """POSIX seconds."""
        ...


class Keys(Protocol):
    """Makes the secret keys of matches."""

    def new(self) -> bytes:
        """32 bytes nobody can guess."""
        ...


class Membership(Protocol):
    """Knows which guilds the bot is a member of."""

    def has_left(self, guild_id: int) -> bool | None:
        """Tell whether the bot is a member of a guild no more; None where that isn't certain.

        It isn't while the bot starts, and while Discord has an outage in that guild.
        """
        ...

    def is_connected(self) -> bool:
        """Tell whether what people do reaches the bot."""
        ...


class Publisher(Protocol):
    """Brings public messages up to date, some time after it is told."""

    def publish(self, guild_id: int, channel_id: int) -> None:
        """Say that boards of this channel are behind; returns at once, never fails, newest wins."""
        ...
