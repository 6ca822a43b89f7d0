"""People who play by chance through the service, in several matches and guilds at once."""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import NamedTuple

from bot.lobbies.opening import OpeningRequest
from bot.match.model.match import Match, MatchRef, Person, Request
from bot.play.service import PressResult
from engine.core.rng import Rng
from tests.bot.service_world import CountedKeys, Notebook, RememberedDiary
from tests.bot.stopped_clock import StoppedClock
from tests.bot.stored import SqliteStore, make_warroom

GUILDS = (5, 1_234_567_890_123_456_789)
GAMES = ("air-land-sea", "fight-flight-bite")


class NoticeMessage(NamedTuple):
    """What somebody was told: that a version of their match is stored, and which position it is."""

    guild_id: int
    match_id: int
    version: int
    fingerprint: str


Tell = Callable[[NoticeMessage], None]


class Table:
    """A warroom over real files, and people who never stop to think."""

    def __init__(self, store: SqliteStore, rng: Rng, tell: Tell, life: int = 0) -> None:
        self.warroom = make_warroom(
            store,
            StoppedClock(1_000_000.0 + life),
            CountedKeys(),
            Notebook(),
            RememberedDiary(1_000_000.0 + life),
        )
        self._store = store
        self._rng = rng
        self._tell = tell
        self._life = life
        self._numbers = count((life + 1) << 40)

    def _below(self, bound: int) -> int:
        number, self._rng = self._rng.below(bound)
        return number

    def _told(self, match: Match) -> Match:
        self._tell(NoticeMessage(match.guild_id, match.id, match.version, match.fingerprint))
        return match

    def request(self, person: Person) -> Request:
        return Request(person, next(self._numbers), self.warroom.clock.now())

    async def play(self, at_once: int, moves: int, pause: float = 0.0) -> None:
        """Play so many matches at once in each guild, going on with those that are live, for so many moves each.

        After each move of a match comes a pause of so many seconds.
        """
        every = [
            (guild_id, place, match)
            for guild_id in GUILDS
            for place, match in enumerate(await self._taken_up(guild_id, at_once))
        ]
        await asyncio.gather(*(self._play_on(*each, moves, pause) for each in every))

    async def _taken_up(self, guild_id: int, at_once: int) -> list[Match | None]:
        # Who takes a match up is told how it stands, be it a version that nobody heard of who asked for it.
        live = [self._told(match) for match in await self._store.matches(guild_id, statuses=("live",))][:at_once]
        return [*live, *(None for _ in range(at_once - len(live)))]

    async def _play_on(self, guild_id: int, place: int, match: Match | None, moves: int, pause: float) -> None:
        for _ in range(moves):
            if match is None or match.status not in ("open", "live"):
                match = await self.challenge(guild_id, place)
            else:
                match = await self.go_on(match)
            await asyncio.sleep(pause)

    async def challenge(self, guild_id: int, place: int = 0) -> Match:
        """Open a challenge between two people of this place who have played nobody else."""
        first = 1 << 20 | (self._life * 100 + place) << 24
        opener = Person(first + next(self._numbers) % 100_000, "Alice")
        opponent = Person(first + 100_000 + next(self._numbers) % 100_000, "Bob")
        request = OpeningRequest(
            guild_id=guild_id,
            channel_id=70,
            opener=opener,
            game=GAMES[self._below(len(GAMES))],
            typed_options="",
            interaction_id=next(self._numbers),
        )
        return self._told(await self.warroom.challenges.open(request, opponent))

    async def go_on(self, match: Match) -> Match:
        """Accept the challenge, or let one of those who are to act do something; the match after it."""
        if match.status == "open":
            request = self.request(match.people[1])
            return self._told(await self.warroom.challenges.accept(match.ref, request))
        acting = (await self.warroom.outbox.public(match.ref)).to_act
        return await self._press(match, acting[self._below(len(acting))])

    async def _press(self, match: Match, person: Person) -> Match:
        shown = await self.warroom.play.panel(match.ref, person.id)
        node = shown.menu.node_of(self._below(len(shown.screen.choices)))
        request, version = self.request(person), shown.version
        pressed: PressResult = await self.warroom.play.press(match.ref, request, version, node, confirmed=True)
        return self._told(pressed.panel.match) if pressed.action_played else pressed.panel.match


class Loss(NamedTuple):
    """A match that isn't what somebody was told."""

    told: NoticeMessage
    found: str


async def losses(store: SqliteStore, told: dict[tuple[int, int], NoticeMessage]) -> list[Loss]:
    """What of all that was told isn't in the store, or isn't whole: every match is read, with its chain of hashes."""
    found: list[Loss] = []
    for last in told.values():
        try:
            match = await store.load(MatchRef(last.guild_id, last.match_id))
            log = await store.log(MatchRef(last.guild_id, last.match_id))
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is what this looks for
            found.append(Loss(last, type(error).__name__))
            continue
        if match.version < last.version:
            found.append(Loss(last, f"version {match.version}"))
        elif log[last.version].fingerprint != last.fingerprint or match.version > last.version + 1:
            found.append(Loss(last, f"another match, of version {match.version}"))
    return found


def newest(every: list[NoticeMessage]) -> dict[tuple[int, int], NoticeMessage]:
    """The last that was told about each match."""
    return {(told.guild_id, told.match_id): told for told in every}
