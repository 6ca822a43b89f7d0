"""The bot's services over real files, and two people who play through them."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

import pytest

from bot.lobbies.opening import OpeningRequest
from bot.match.model.match import Match, Person, Request
from bot.match.model.timing import ClockName
from bot.match.tasks import Timer
from bot.match.waits import to_act
from bot.play.service import PressResult
from bot.screens.refusals import Refused
from tests.bot.stopped_clock import StoppedClock
from tests.bot.stored import GUILD, TemporaryStore, make_warroom

CHANNEL = 70
ALICE = Person(101, "Alice")
BOB = Person(102, "Bob")
CAROL = Person(103, "Carol")


class CountedKeys:
    """Keys that differ and are the same in every run."""

    def __init__(self, seed: int = 0) -> None:
        self._numbers = count(seed * 1000 + 1)

    def new(self) -> bytes:
        return next(self._numbers).to_bytes(32, "big")


class Notebook:
    """A publisher that writes down which channels it was told of."""

    def __init__(self) -> None:
        self.told: list[tuple[int, int]] = []

    def publish(self, guild_id: int, channel_id: int) -> None:
        self.told.append((guild_id, channel_id))


class RememberedDiary:
    """A diary in memory."""

    def __init__(self, at: float | None) -> None:
        self.at = at

    def last(self) -> float | None:
        return self.at

    def note(self, at: float) -> None:
        self.at = at


class World:
    """A warroom over files of its own, with short words for what people do in it."""

    def __init__(self, store: TemporaryStore | None = None, at: float = 1_000_000.0, interactions: int = 5_000) -> None:
        self.store = store or TemporaryStore()
        self.clock = StoppedClock(at)
        self.notebook = Notebook()
        self.heartbeat = RememberedDiary(at)
        self.warroom = make_warroom(self.store, self.clock, CountedKeys(), self.notebook, self.heartbeat)
        self._interactions = count(interactions)

    def request(self, person: Person) -> Request:
        return Request(person, next(self._interactions), self.clock.at)

    async def challenge(
        self,
        challenger: Person = ALICE,
        opponent: Person = BOB,
        *,
        options: str = "",
        bot: bool = False,
        game: str = "air-land-sea",
        clock: ClockName | None = None,
    ) -> Match:
        return await self.warroom.challenges.open(
            OpeningRequest(
                guild_id=GUILD,
                channel_id=CHANNEL,
                opener=challenger,
                game=game,
                typed_options=options,
                interaction_id=next(self._interactions),
                clock=clock,
            ),
            opponent,
            opponent_is_bot=bot,
        )

    async def started(self, options: str = "", game: str = "air-land-sea", clock: ClockName | None = None) -> Match:
        match = await self.challenge(options=options, game=game, clock=clock)
        return await self.warroom.challenges.accept(match.ref, self.request(BOB))

    async def press(
        self, match: Match, person: Person, version: int, node: int, *, confirmed: bool = True
    ) -> PressResult:
        return await self.warroom.play.press(match.ref, self.request(person), version, node, confirmed=confirmed)

    async def mover(self, match: Match) -> Person:
        """Who is to act."""
        return to_act(await self.load(match))[0]

    async def move(self, match: Match, choose: Callable[[int], int] = lambda _count: 0) -> PressResult:
        """Let whoever is to act take one of the choices by its label."""
        person = await self.mover(match)
        shown = await self.warroom.play.panel(match.ref, person.id)
        choice = choose(len(shown.screen.choices))
        return await self.press(match, person, shown.version, shown.menu.node_of(choice))

    async def load(self, match: Match) -> Match:
        return await self.warroom.changes.load(match.ref)


async def idle(timer: Timer, is_due: Callable[[], bool] = lambda: False) -> None:
    """Wait until nothing that a timer began is under way or due."""
    quiet = 0
    for _ in range(20_000):
        await (asyncio.wait(timer._tasks, timeout=10) if timer._tasks else asyncio.sleep(0))
        quiet = 0 if timer._tasks or is_due() else quiet + 1
        if quiet > 3:
            return
    raise AssertionError("it never came to rest")


async def refused(code: str, doing: Awaitable[object]) -> Refused:
    """Await something that must be refused with this code, and return the refusal."""
    with pytest.raises(Refused) as refusal:
        await doing
    assert refusal.value.code == code
    return refusal.value
