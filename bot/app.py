"""Builds the bot from its parts, for normal starts, the demo and tests.

`Warroom` has all services, `build` adds the Discord client.
"""

import asyncio
import secrets
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bot.badges.service import Badges
from bot.clocks.agreements import Agreements
from bot.clocks.auto_replies import AutoReplies
from bot.clocks.downtime import Downtime, Heartbeat
from bot.clocks.screens import Notices
from bot.clocks.take_overs import TakeOvers
from bot.clocks.taking_back import TakingBack
from bot.clocks.timeouts import TimeOuts
from bot.commands import COMMANDS
from bot.daily.discord import DailyMessages
from bot.daily.posts import DailyPosts
from bot.daily.service import Dailies
from bot.direct_messages.discord.sending import DirectMessageSender
from bot.direct_messages.service import DirectMessages
from bot.discord.admission import InteractionTracker, LoadLimit, LoopBudget
from bot.discord.client import ConnectionSettings, DiscordClock, WarroomClient
from bot.discord.context import ArchivedThreads, BotContext, DisplayNames, LookUps, ProcessInfo
from bot.discord.messages import Draws, MessageSender, RenderPool
from bot.discord.pace import CallPace, GuardedPace
from bot.guidance.service import Hints
from bot.guilds.languages import Languages
from bot.guilds.service import OpeningChecks, PersonalPreferences
from bot.history.discord.gif_maker import GifMaker, GifStudio
from bot.history.replays import Replays
from bot.lessons.service import Lessons
from bot.lobbies.cards import ChallengeCards, LobbyCards
from bot.lobbies.challenges import Blocks, Challenges
from bot.lobbies.open_lobbies import OpenLobbies
from bot.lobbies.opening import Opening
from bot.lobbies.practice import LobbyComputers, Practice
from bot.lobbies.rematches import Rematches
from bot.lobbies.voice_lobbies import VoiceLobbies
from bot.match.changes import Changes, RecentMatches
from bot.match.climaxes import Climaxes
from bot.match.model.match import MatchRef
from bot.match.model.ports import Clock, Keys, Membership
from bot.match.tapes import PublicEventCache, RecordingCache
from bot.match.tasks import run_in_guilds
from bot.match.thinking import Thinking
from bot.match.waits import Deadlines
from bot.operations.health import Metrics
from bot.operations.identify import IdentifyTurns, Shards
from bot.operations.starts import HeartbeatFile
from bot.outbox.discord.board_messages import BoardMessages
from bot.outbox.discord.board_updates import BoardUpdates, NoticeMessages
from bot.outbox.discord.old_messages import OldMessages
from bot.outbox.service import Activity, Outbox
from bot.pictures.japanese import load_phrases
from bot.pictures.renderer import Renderer
from bot.play.aborting import Aborting
from bot.play.board import Boards
from bot.play.computer_turns import ComputerTurns
from bot.play.discord.answers import PanelAnswers
from bot.play.discord.open_panels import OpenPanels, PanelPace
from bot.play.discord.panel_pages import SeatPages, SpectatorPages
from bot.play.open_hands import OpenHands
from bot.play.saved_setups import SavedSetups
from bot.play.service import Newcomers, Play
from bot.players.pool import PlayerPool
from bot.privacy.retention import Retention
from bot.privacy.service import Exits, Privacy
from bot.ratings.service import Profiles
from bot.refusals import REFUSALS
from bot.review.discord import ReviewPages
from bot.review.service import Reviews
from bot.rows import Rows, open_files
from bot.screens.refusals import Refused
from bot.store.access import GuildStore
from bot.tournaments.discord.results import ResultMessages
from bot.tournaments.discord.updates import Calendar, TableMessages
from bot.tournaments.entries import Tournaments
from bot.tournaments.progress import TournamentProgress
from bot.tournaments.results import ResultPosts
from bot.tournaments.tables import PairingBoards, PairingCards, TournamentTables
from bot.workers.workforce import Workforce, drawing_workers

if TYPE_CHECKING:
    from bot.store.postgresql.claims import Claim


class Warroom:
    """Every use case of the bot."""

    def __init__(
        self,
        rows: Rows,
        clock: Clock,
        keys: Keys,
        heartbeat: Heartbeat,
        thinker: PlayerPool | None = None,
    ) -> None:
        self.rows = rows
        self.clock = clock
        self.activity = Activity()
        self.deadlines = Deadlines(clock)
        self.opening_checks = OpeningChecks(rows.guilds, clock)
        self._recent_matches = RecentMatches()
        changes = self.changes = Changes(rows.matches, self.deadlines, self._recent_matches)
        self.preferences = PersonalPreferences(rows.guilds)
        self.languages = Languages(self.preferences)
        self.tables = TournamentTables(rows.guilds, rows.tournaments)
        self.public_events = PublicEventCache(rows.matches)
        self.recordings = RecordingCache(rows.matches)
        self.climaxes = Climaxes(self.recordings)
        self._add_outbox(rows)
        self.thinking = Thinking(rows.matches, keys, thinker)
        self.opening = Opening(changes, self.deadlines, keys, self.opening_checks)
        self.practice = Practice(rows.matches, rows.outbox, changes, self.opening, self.thinking)
        self._add_lobbies(rows, changes)
        self._add_play(rows, changes, heartbeat)
        self._add_tournaments(rows, changes, keys)
        self._add_computers(rows, changes, keys)
        self._add_looking_back(rows, changes, thinker)
        self.deadlines.on_due(self._due)

    def _add_outbox(self, rows: Rows) -> None:
        boards = Boards(rows.ratings, self.public_events, self.climaxes)
        self.outbox = Outbox(
            rows.matches,
            rows.outbox,
            self.clock,
            self.activity,
            self._recent_matches,
            self.preferences,
            (PairingCards(self.tables), LobbyCards(), ChallengeCards(rows.ratings), PairingBoards(boards, self.tables)),
            Notices(rows.matches, rows.outbox, self.preferences),
        )

    def _add_lobbies(self, rows: Rows, changes: Changes) -> None:
        deadlines, opening, checks = self.deadlines, self.opening, self.opening_checks
        self.challenges = Challenges(rows.matches, rows.outbox, rows.lobbies, changes, deadlines, opening)
        self.open_lobbies = OpenLobbies(rows.matches, rows.lobbies, changes, deadlines, opening)
        self.blocks = Blocks(rows.lobbies, self.challenges, self.open_lobbies)
        self.voice_lobbies = VoiceLobbies(rows.matches, rows.lobbies, self.open_lobbies, changes, deadlines, checks)
        self.lobby_computers = LobbyComputers(changes, self.voice_lobbies, self.practice)
        self.rematches = Rematches(
            rows.matches, rows.outbox, rows.lobbies, self.challenges, self.open_lobbies, self.practice, checks
        )

    def _add_play(self, rows: Rows, changes: Changes, heartbeat: Heartbeat) -> None:
        changes.add_save_listener(self.climaxes.note_save)
        deadlines = self.deadlines
        self.downtime = Downtime(rows.matches, rows.outbox, rows.clocks, rows.guilds, self.clock, heartbeat, changes)
        self.take_overs = TakeOvers(rows.matches, rows.guilds, changes, deadlines, self.thinking)
        self.time_outs = TimeOuts(
            rows.matches, rows.clocks, rows.guilds, changes, self.take_overs, self.activity, self.downtime
        )
        self.play = Play(
            rows.matches, rows.guilds, changes, self.time_outs, self.take_overs, self.public_events, self.climaxes
        )
        self.aborting = Aborting(rows.matches, changes)
        self.open_hands = OpenHands(self.recordings)
        self.taking_back = TakingBack(rows.matches, rows.clocks, changes, self.recordings, deadlines)
        self.auto_replies = AutoReplies(rows.matches, rows.clocks, changes, deadlines)
        self.agreements = Agreements(rows.matches, rows.clocks, changes, self.take_overs, self.taking_back, deadlines)
        self.saved_setups = SavedSetups(rows.setups, self.play)
        self.newcomers = Newcomers(rows.matches)
        self._add_direct_messages(rows, changes)

    def _add_direct_messages(self, rows: Rows, changes: Changes) -> None:
        messages = self.direct_messages = DirectMessages(
            rows.matches,
            rows.outbox,
            rows.direct,
            self.preferences,
            self.languages,
            self.clock,
            self.activity,
            self.downtime,
        )
        changes.add_listener(messages.note_change)
        self.preferences.add_listener(messages.note_preferences)

    def _add_tournaments(self, rows: Rows, changes: Changes, keys: Keys) -> None:
        progress = self.tournament_progress = TournamentProgress(
            rows.matches, rows.guilds, rows.lobbies, rows.tournaments, changes, self.deadlines, self.downtime, keys
        )
        changes.add_listener(progress.note_change)
        self.result_posts = ResultPosts(rows.guilds, rows.outbox, self.tables, changes)
        changes.add_listener(self.result_posts.note_change)
        self.tournaments = Tournaments(rows.tournaments, progress, self.tables, self.opening_checks, keys)

    def _add_computers(self, rows: Rows, changes: Changes, keys: Keys) -> None:
        self.computer_turns = ComputerTurns(
            rows.matches, rows.clocks, changes, self.deadlines, self.agreements, self.practice, self.thinking, keys
        )
        changes.add_listener(self.computer_turns.note_change)
        self.hints = Hints(rows.matches, rows.hints, self.thinking)

    def _add_looking_back(self, rows: Rows, changes: Changes, chores: PlayerPool | None) -> None:
        self.replays = Replays(rows.matches, rows.history, self.recordings)
        self.reviews = Reviews(self.replays, rows.reviews, chores)
        self.lessons = Lessons(rows.lessons)
        self.profiles = Profiles(rows.ratings, self.clock, self.preferences)
        self.badges = Badges(rows.badges, rows.tournaments, self.profiles)
        self.profiles.add_sections(self.badges.sections)
        self.dailies = Dailies(rows.dailies, rows.ratings, self.clock, self.preferences)
        self.daily_posts = DailyPosts(rows.dailies, self.opening_checks, self.clock, self.downtime, changes)
        self.opening_checks.add_listener(self.daily_posts.note_rules)
        self.retention = Retention(rows.matches, rows.guilds, rows.privacy, self.clock, self.downtime)
        self.privacy = Privacy(
            rows.matches,
            rows.outbox,
            rows.clocks,
            rows.guilds,
            rows.ratings,
            rows.lobbies,
            rows.hints,
            rows.reviews,
            rows.setups,
            rows.lessons,
            rows.direct,
            rows.dailies,
            rows.tournaments,
            rows.privacy,
            Exits(self.challenges, self.open_lobbies, self.play, self.tournaments),
            self._recent_matches,
        )

    @property
    def services(self) -> dict[type, object]:
        """All service objects, indexed by their class."""
        return {type(each): each for each in vars(self).values()}

    async def start(self) -> tuple[int, ...]:
        """Resume pending work from the store and return the guilds that have some.

        Call it once, inside the running event loop.
        """
        await asyncio.to_thread(load_phrases)
        guilds = await self.rows.matches.unfinished_guilds()
        self.downtime.set_restore(self._take_up)
        await self.downtime.start(guilds)
        await run_in_guilds(
            guilds, partial(self.deadlines.restore, self.rows.matches), "its deadlines could not be read"
        )
        await run_in_guilds(guilds, self.computer_turns.restore, "its computer players were not asked")
        await run_in_guilds(guilds, self.tournament_progress.restore, "its tournaments could not be taken up")
        await run_in_guilds(guilds, self.direct_messages.restore, "nobody is told of its turns")
        await run_in_guilds(guilds, self.daily_posts.restore, "no daily position is posted")
        self.retention.start()
        return guilds

    async def _take_up(self, guild_id: int) -> None:
        """Read a guild's deadlines and running tournaments from the store again, and reschedule their timers."""
        await self.deadlines.restore(self.rows.matches, guild_id)
        await self.tournament_progress.restore(guild_id)
        await self.direct_messages.restore(guild_id)
        await self.daily_posts.restore(guild_id)

    async def _due(self, ref: MatchRef) -> None:
        """Expire a match that has not begun, or time out its waits, if that is due."""
        try:
            await self.challenges.expire(ref)
            await self.time_outs.run_due(ref)
        except Refused as refused:
            if refused.code != "unknown_match":
                raise

    async def close(self) -> None:
        """Stop all background work after its current step."""
        await self.direct_messages.close()
        await self.daily_posts.close()
        await self.computer_turns.close()
        await self.hints.close()
        await self.reviews.close()
        await self.tournament_progress.close()
        await self.result_posts.close()
        await self.deadlines.close()
        await self.retention.close()
        await self.downtime.close()


class SecretKeys:
    """The port `Keys`, from the operating system's randomness."""

    def new(self) -> bytes:
        """Return 32 random bytes."""
        return secrets.token_bytes(32)


class Parts:
    """Implementation of the port `ClientListener`: starts, notifies and closes the bot's parts in order."""

    def __init__(
        self, warroom: Warroom, sender: MessageSender, boards: BoardUpdates, panels: OpenPanels, gifs: GifMaker
    ) -> None:
        self._warroom = warroom
        self._boards = boards
        self._panels = panels
        self._gifs = gifs
        self._courier = DirectMessageSender(sender)

    async def start(self, membership: Membership) -> None:
        """Resume pending work from the store, and update the boards that were pending when the bot stopped.

        `membership` reports the connection and the bot's guilds to the services that need them.
        """
        self._warroom.retention.attach(membership)
        self._warroom.downtime.attach(membership)
        self._warroom.direct_messages.attach(self._courier)
        await self._boards.resume(await self._warroom.start())

    async def note_absence(self, guild_id: int) -> None:
        """Stop the clocks of a guild that the bot left, or in which Discord has an outage."""
        await self._warroom.downtime.note_absence(guild_id)

    async def note_return(self, guild_id: int) -> None:
        """Extend a guild's deadlines by the time in which its people couldn't reach the bot.

        This happens only if the store has a departure of the guild.
        """
        await self._warroom.downtime.note_return(guild_id)

    def note_permissions(self, guild_id: int, channel_id: int | None = None) -> None:
        """Try again to post boards that failed for lack of permissions.

        `channel_id` None means all channels of the guild.
        """
        self._boards.retry_blocked(guild_id, channel_id)

    async def close_messages(self) -> None:
        """Stop all parts that write to Discord."""
        await self._gifs.close()
        await self._courier.close()
        await self._panels.close()
        await self._boards.close()

    async def close_matches(self) -> None:
        """Stop the background work of matches."""
        await self._warroom.close()


class SharedParts:
    """Parts that the clients of a process share: limits of calls and interactions, drawing, thinking and metrics.

    `computers` plays for computer players, and None offers none. The `workforce` draws GIFs and pairs rounds; without
    it, each client has workers of its own. The other parameters replace defaults.
    """

    def __init__(
        self,
        *,
        metrics: Metrics | None = None,
        pace: CallPace | None = None,
        computers: PlayerPool | None = None,
        workforce: Workforce | None = None,
        renderer: Draws | None = None,
        loop_budget: LoopBudget | None = None,
    ) -> None:
        self.metrics = metrics or Metrics()
        self.pace = pace or CallPace(metrics=self.metrics)
        self.load_limit = LoadLimit()
        self.loop_budget = loop_budget or LoopBudget()
        self.render_pool = RenderPool(renderer or Renderer(), note_wait=self.load_limit.note_wait)
        self.computers = computers
        self.workforce = workforce
        self.studio = None if workforce is None else GifStudio(workforce.drawing)

    async def close(self) -> None:
        """Stop thinking and drawing, after all clients were closed."""
        if self.computers is not None:
            await self.computers.close()
        if self.workforce is not None:
            await self.workforce.close()


ALL = Shards()


def build(  # noqa: PLR0913 - what differs between the real start, the demo and a test
    data_dir: Path,
    *,
    store: GuildStore | None = None,
    claim: "Claim | None" = None,
    max_open_guilds: int = 64,
    dev_guild_id: int | None = None,
    remember_commands: bool = True,
    shards: Shards = ALL,
    api_url: str | None = None,
    warnings: Sequence[str] = (),
    turns: IdentifyTurns | None = None,
    shared: SharedParts | None = None,
    keys: Keys | None = None,
    panel_pace: PanelPace | None = None,
) -> WarroomClient:
    """Return a client for the matches in `store`, ready to start; call it inside a running event loop.

    `store` None means files in `data_dir`. `claim` is the store's, if it has one. `remember_commands` False
    registers commands at every start. Only the guild `dev_guild_id` gets them; None means all. `api_url` None means
    Discord's usual address. `warnings` concern the data folder. The other parameters replace defaults.
    """
    shared = shared or SharedParts()
    rows = Rows(store or open_files(data_dir, max_open_guilds))
    warroom = Warroom(rows, DiscordClock(), keys or SecretKeys(), claim or HeartbeatFile(data_dir), shared.computers)
    pace = shared.pace if claim is None else GuardedPace(shared.pace, lambda: claim.is_fresh)
    sender, calendar, gifs = MessageSender(shared.render_pool, pace), Calendar(pace), _gifs(warroom, shared)
    boards = _boards(warroom, sender, calendar)
    panels = _panels(warroom, boards, shared.render_pool, panel_pace)
    tracker = InteractionTracker(shared.metrics, shared.loop_budget, shared.load_limit, shared.computers)
    shards, info = _part_of(claim, shards, warnings)
    context = _context(warroom, sender, tracker, info, (boards, panels, gifs))
    folder, turns = data_dir if remember_commands else None, turns or IdentifyTurns()
    connection = ConnectionSettings(folder, dev_guild_id, shards.count, shards.ids, api_url)
    parts = Parts(warroom, sender, boards, panels, gifs)
    client = WarroomClient(context, COMMANDS, parts, rows.files, turns, connection)
    sender.send_through(client)
    warroom.languages.look_up_locales(client.community_locale)
    calendar.write_through(client)
    return client


def _part_of(claim: "Claim | None", shards: Shards, warnings: Sequence[str]) -> tuple[Shards, ProcessInfo]:
    if claim is None:
        return shards, ProcessInfo(warnings=tuple(warnings))
    return Shards(claim.shard_count, claim.shard_ids), ProcessInfo(claim.has, tuple(warnings), claim.confirm)


def _gifs(warroom: Warroom, shared: SharedParts) -> GifMaker:
    """Return the maker of GIFs. Its workers also pair the rounds of tournaments."""
    workers = drawing_workers() if shared.workforce is None else shared.workforce.drawing
    warroom.tournament_progress.set_workers(workers)
    return GifMaker(shared.studio or GifStudio(workers), has_own_studio=shared.studio is None)


def _boards(warroom: Warroom, sender: MessageSender, calendar: Calendar) -> BoardUpdates:
    outbox = warroom.outbox
    beside = (
        TableMessages(warroom.tables, outbox, sender, calendar),
        NoticeMessages(outbox, sender),
        OldMessages(outbox, sender),
        ResultMessages(warroom.result_posts, sender),
        DailyMessages(warroom.daily_posts, warroom.dailies, warroom.preferences, sender),
    )
    messages = BoardMessages(warroom.outbox, warroom.opening_checks, sender)
    boards = BoardUpdates(warroom.outbox, messages, warroom.languages, beside)
    warroom.changes.add_publisher(boards.publish)
    return boards


def _panels(warroom: Warroom, boards: BoardUpdates, pool: RenderPool, pace: PanelPace | None) -> OpenPanels:
    panels = OpenPanels(
        warroom.clock,
        pool,
        boards,
        SeatPages(warroom.play, warroom.hints),
        SpectatorPages(warroom.outbox, warroom.open_hands),
        warroom.changes,
        warroom.preferences,
        pace,
    )
    warroom.changes.add_listener(panels.note_change)
    warroom.hints.add_listener(panels.note_hint)
    return panels


def _context(
    warroom: Warroom,
    sender: MessageSender,
    tracker: InteractionTracker,
    info: ProcessInfo,
    messages: tuple[BoardUpdates, OpenPanels, GifMaker],
) -> BotContext:
    boards, panels, gifs = messages
    answers = PanelAnswers(
        warroom.clock,
        warroom.changes,
        warroom.play,
        warroom.hints,
        warroom.newcomers,
        warroom.preferences,
        panels,
        boards,
        warroom.activity,
    )
    reviews = ReviewPages(warroom.reviews, warroom.clock, sender.render_pool)
    services = {**warroom.services, **{type(each): each for each in (warroom, boards, panels, answers, gifs, reviews)}}
    look_ups = LookUps(sender.pace)
    names, threads, languages = DisplayNames(look_ups), ArchivedThreads(look_ups), warroom.languages
    return BotContext(
        warroom.clock, warroom.changes, sender, tracker, info, REFUSALS, answers, services, names, threads, languages
    )
