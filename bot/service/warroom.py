"""The whole service, put together from its ports: what the ui talks to."""

from functools import partial

from bot.model.match import MatchRef
from bot.model.ports import Clock, Keys
from bot.model.thoughts import Thinker
from bot.rows import Rows
from bot.screens.refusals import Refused
from bot.service.clocks.agreements import Agreements
from bot.service.clocks.auto_replies import AutoReplies
from bot.service.clocks.deadlines import Deadlines
from bot.service.clocks.downtime import Downtime, Heartbeat
from bot.service.clocks.notices import Notices
from bot.service.clocks.take_overs import TakeOvers
from bot.service.clocks.timeouts import TimeOuts
from bot.service.guidance.hints import Hints
from bot.service.guilds.every_guild import in_each
from bot.service.guilds.exits import Exits
from bot.service.guilds.house_rules import OpeningChecks
from bot.service.guilds.newcomers import Newcomers
from bot.service.guilds.preferences import PersonalPreferences
from bot.service.guilds.privacy import Privacy
from bot.service.guilds.retention import Retention
from bot.service.guilds.saved_setups import SavedSetups
from bot.service.history.replays import Replays
from bot.service.history.taking_back import TakingBack
from bot.service.history.tapes import Tapes
from bot.service.lessons.lessons import Lessons
from bot.service.lobbies.challenges import Blocks, Challenges
from bot.service.lobbies.lobby_computers import LobbyComputers
from bot.service.lobbies.lobby_views import ChallengeCards, LobbyCards
from bot.service.lobbies.open_lobbies import OpenLobbies
from bot.service.lobbies.opening import Opening
from bot.service.lobbies.practice import Practice
from bot.service.lobbies.rematches import Rematches
from bot.service.lobbies.voice_lobbies import VoiceLobbies
from bot.service.matches.activity import Activity
from bot.service.matches.boards import Boards
from bot.service.matches.changes import Changes
from bot.service.matches.computer_turns import ComputerTurns
from bot.service.matches.courses import Courses
from bot.service.matches.open_hands import OpenHands
from bot.service.matches.play import Play
from bot.service.matches.recent_matches import RecentMatches
from bot.service.matches.thinking import Thinking
from bot.service.outbox import Outbox
from bot.service.ratings.openings import MatchOpenings
from bot.service.ratings.profiles import Profiles
from bot.service.tournaments.entries import Tournaments
from bot.service.tournaments.pairing_cards import PairingCards
from bot.service.tournaments.progress import TournamentProgress
from bot.service.tournaments.tables import TournamentTables


class Warroom:
    """Every use case of the bot."""

    def __init__(
        self,
        rows: Rows,
        clock: Clock,
        keys: Keys,
        heartbeat: Heartbeat,
        thinker: Thinker | None = None,
    ) -> None:
        self.rows = rows
        self.clock = clock
        self.activity = Activity()
        self.deadlines = Deadlines(clock)
        self.opening_checks = OpeningChecks(rows.guilds, clock)
        self._recent_matches = RecentMatches()
        changes = self.changes = Changes(rows.matches, self.deadlines, self._recent_matches)
        self.preferences = PersonalPreferences(rows.guilds)
        self.tables = TournamentTables(rows.guilds, rows.tournaments)
        self.courses = Courses(rows.matches)
        self.outbox = Outbox(
            rows.matches,
            rows.outbox,
            clock,
            self.activity,
            self._recent_matches,
            self.preferences,
            (
                PairingCards(self.tables),
                LobbyCards(),
                ChallengeCards(rows.ratings),
                Boards(rows.matches, rows.ratings, self.courses, MatchOpenings(rows.matches, rows.ratings)),
            ),
            Notices(rows.matches, rows.outbox, self.preferences),
        )
        self.thinking = Thinking(rows.matches, keys, thinker)
        opening = Opening(changes, self.deadlines, keys, self.opening_checks)
        self.challenges = Challenges(rows.matches, rows.outbox, rows.lobbies, changes, self.deadlines, opening)
        self.open_lobbies = OpenLobbies(rows.matches, rows.lobbies, changes, self.deadlines, opening)
        self.blocks = Blocks(rows.lobbies, self.challenges, self.open_lobbies)
        self.voice_lobbies = VoiceLobbies(
            rows.matches, rows.lobbies, self.open_lobbies, changes, self.deadlines, self.opening_checks
        )
        self.downtime = Downtime(rows.matches, rows.outbox, rows.clocks, rows.guilds, clock, heartbeat, changes)
        self.take_overs = TakeOvers(rows.matches, rows.guilds, changes, self.deadlines, self.thinking)
        self.time_outs = TimeOuts(
            rows.matches, rows.clocks, rows.guilds, changes, self.take_overs, self.activity, self.downtime
        )
        self.play = Play(rows.matches, rows.guilds, changes, self.time_outs, self.take_overs, self.courses)
        self.retention = Retention(rows.matches, rows.guilds, rows.privacy, clock, self.downtime)
        self.open_hands = OpenHands(tapes := Tapes(rows.matches))
        self.taking_back = TakingBack(rows.matches, rows.clocks, changes, tapes, self.deadlines)
        self.auto_replies = AutoReplies(rows.matches, rows.clocks, changes, self.deadlines)
        self.agreements = Agreements(
            rows.matches, rows.clocks, changes, self.take_overs, self.taking_back, self.deadlines
        )
        progress = self.tournament_progress = TournamentProgress(
            rows.matches, rows.guilds, rows.lobbies, rows.tournaments, changes, self.deadlines, self.downtime, keys
        )
        changes.on_change(progress.note_change)
        self.tournaments = Tournaments(rows.tournaments, progress, self.tables, self.opening_checks, keys)
        exits = Exits(self.challenges, self.open_lobbies, self.play, self.tournaments)
        self.privacy = Privacy(
            rows.matches,
            rows.outbox,
            rows.clocks,
            rows.guilds,
            rows.ratings,
            rows.lobbies,
            rows.hints,
            rows.setups,
            rows.lessons,
            rows.tournaments,
            rows.privacy,
            exits,
            self._recent_matches,
        )
        self.practice = Practice(rows.matches, rows.outbox, changes, opening, self.thinking)
        self.computer_turns = ComputerTurns(
            rows.matches, changes, self.deadlines, self.agreements, self.practice, self.thinking, keys
        )
        changes.on_change(self.computer_turns.note_change)
        self.hints = Hints(rows.matches, rows.hints, self.thinking)
        self.rematches = Rematches(
            rows.matches,
            rows.outbox,
            rows.lobbies,
            self.challenges,
            self.open_lobbies,
            self.practice,
            self.opening_checks,
        )
        self.lobby_computers = LobbyComputers(changes, self.voice_lobbies, self.practice)
        self.deadlines.on_due(self._due)
        self.saved_setups = SavedSetups(rows.setups, self.play)
        self.newcomers = Newcomers(rows.matches)
        self.replays = Replays(rows.matches, rows.history, tapes)
        self.lessons, self.profiles = Lessons(rows.lessons), Profiles(rows.ratings, clock, self.preferences)

    @property
    def services(self) -> dict[type, object]:
        """Every service by its class."""
        return {type(each): each for each in vars(self).values()}

    async def start(self) -> tuple[int, ...]:
        """Take up what waits in the store, and return in which guilds; call it once, with the loop running."""
        guilds = await self.rows.matches.unfinished_guilds()
        self.downtime.on_change(self._take_up)
        await self.downtime.start(guilds)
        await in_each(guilds, partial(self.deadlines.restore, self.rows.matches), "its deadlines could not be read")
        await in_each(guilds, self.computer_turns.restore, "its computer players were not asked")
        await in_each(guilds, self.tournament_progress.restore, "its tournaments could not be taken up")
        self.retention.start()
        return guilds

    async def _take_up(self, guild_id: int) -> None:
        """Look anew what is due in a guild."""
        await self.deadlines.restore(self.rows.matches, guild_id)
        await self.tournament_progress.restore(guild_id)

    async def _due(self, ref: MatchRef) -> None:
        """Do what is due in a match, whether it still waits for its people or is being played."""
        try:
            await self.challenges.expire(ref)
            await self.time_outs.ring(ref)
        except Refused as refused:
            if refused.code != "unknown_match":
                raise

    async def close(self) -> None:
        """Let what is under way come to its end."""
        await self.computer_turns.close()
        await self.hints.close()
        await self.tournament_progress.close()
        await self.deadlines.close()
        await self.retention.close()
        await self.downtime.close()
