"""The whole service, put together from its ports: what the ui talks to."""

from functools import partial

from bot.model.match import Match, MatchRef, Person, Status
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
from bot.service.lobbies.challenges import Challenges
from bot.service.lobbies.lobby_computers import LobbyComputers
from bot.service.lobbies.lobby_views import ChallengeCards, LobbyCards
from bot.service.lobbies.open_lobbies import OpenLobbies
from bot.service.lobbies.opening import Opening
from bot.service.lobbies.practice import Practice
from bot.service.lobbies.rematches import Rematches
from bot.service.lobbies.voice_lobbies import VoiceLobbies
from bot.service.matches.activity import Activity
from bot.service.matches.boards import Boards, to_act
from bot.service.matches.changes import Changes, errors_as_refusals, load
from bot.service.matches.computer_turns import ComputerTurns
from bot.service.matches.courses import Courses, log_sentences
from bot.service.matches.open_hands import OpenHands
from bot.service.matches.play import Play
from bot.service.matches.recent_matches import RecentMatches
from bot.service.matches.records import record_of
from bot.service.matches.selection import is_move
from bot.service.matches.thinking import Thinking
from bot.service.matches.transitions import is_out
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

    async def match(self, ref: MatchRef) -> Match:
        """A match as it stands; raises Refused("unknown_match" | "broken_match")."""
        return await load(self.rows.matches, ref)

    async def rename(self, guild_id: int, person: Person) -> None:
        """Call the person so in all matches of the guild that aren't over."""
        await self.rows.matches.rename(guild_id, person)
        self._recent_matches.forget_guild(guild_id)

    async def mine(
        self, guild_id: int, user_id: int, statuses: tuple[Status, ...] = ("live", "open")
    ) -> tuple[Match, ...]:
        """The person's matches but those that they are out of; first where the person is to act, then the newest."""
        with errors_as_refusals(guild_id):
            every = await self.rows.matches.matches(guild_id, user_id=user_id, statuses=statuses)
        matches = (match for match in every if match.is_known_to(user_id) and not is_out(match, user_id))
        return tuple(sorted(matches, key=lambda match: user_id not in {person.id for person in to_act(match)}))

    async def meant(self, guild_id: int, user_id: int, channel_id: int, typed: str = "") -> tuple[Match, ...]:
        """The live matches that a command without a number can mean: mine, here, and waiting for me, in that order.

        What is typed as a move means one whose moves are written so, if I have any. Raises Refused("no_match") where I
        have none.
        """
        found = await self.mine(guild_id, user_id, ("live",))
        if not found:
            raise Refused("no_match")
        fitting = [match for match in found if is_move(match, typed)] or found
        here = [match for match in fitting if match.channel_id == channel_id] or fitting
        return tuple(match for match in here if user_id in {person.id for person in to_act(match)}) or tuple(here)

    async def log_sentences(self, ref: MatchRef, user_id: int) -> tuple[str, ...]:
        """What happened in a match so far, as this person may know it; newest last."""
        match = await load(self.rows.matches, ref)
        with errors_as_refusals(*ref):
            rows = await self.rows.matches.log(ref)
        return log_sentences(match, rows, user_id)

    async def record(self, ref: MatchRef) -> bytes:
        """The record of a match that is over, for anybody to check; raises Refused("not_over")."""
        match = await load(self.rows.matches, ref)
        if match.status != "over":
            raise Refused("not_over")
        with errors_as_refusals(*ref):
            return record_of(match, await self.rows.matches.log(ref))

    async def block(self, guild_id: int, person: Person, other: Person) -> None:
        """Take no more challenges from somebody, and end or leave what waits for both; raises Refused("self_block")."""
        if person.id == other.id:
            raise Refused("self_block")
        with errors_as_refusals(guild_id):
            await self.rows.lobbies.block(guild_id, person.id, other.id)
        await self.challenges.part(guild_id, person, other)
        await self.open_lobbies.part(guild_id, person, other)

    async def blocked(self, guild_id: int, user_id: int) -> tuple[int, ...]:
        """Whom a person takes no challenges from."""
        with errors_as_refusals(guild_id):
            return await self.rows.lobbies.blocked_by(guild_id, user_id)

    async def unblock(self, guild_id: int, person: Person, other: Person) -> None:
        """Take challenges from somebody again; raises Refused("not_blocked")."""
        with errors_as_refusals(guild_id):
            if not await self.rows.lobbies.unblock(guild_id, person.id, other.id):
                raise Refused("not_blocked", name=other.name)
