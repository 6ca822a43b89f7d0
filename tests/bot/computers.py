"""Computer players that think in the test's own process, at once, or when they are told to."""

import asyncio

from bot.lobbies.opening import OpeningRequest
from bot.match.model.computers import ComputerOpponents
from bot.match.model.match import Match
from bot.match.model.timing import ClockName
from bot.play import computer_turns
from bot.play.computer_turns import TurnPace
from bot.players.pool import Asker
from bot.players.worker import think
from engine.ai.player import Question
from tests.bot.service_world import ALICE, CHANNEL, GUILD, World, idle
from tests.bot.stored import let_think

AT_ONCE = TurnPace(shortest=0.0, longest=0.0, margin=0.0, answer=0.0, climax=0.0, again=0.0)
ONE = ComputerOpponents()


class InstantThinker:
    """Has thought as soon as it is asked; `asked` are the questions so far."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def think(self, _asker: Asker, question: Question) -> "asyncio.Future[bytes | None]":
        self.asked.append(question)
        answer: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        answer.set_result(self.answer(question))
        return answer

    def answer(self, question: Question) -> bytes | None:
        return think(question)


class SlowThinker(InstantThinker):
    """Has thought when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[asyncio.Future[bytes | None]] = []

    def think(self, _asker: Asker, question: Question) -> "asyncio.Future[bytes | None]":
        self.asked.append(question)
        self.answers.append(asyncio.get_running_loop().create_future())
        return self.answers[-1]

    def finish(self) -> None:
        """Let the newest thought come to its end."""
        self.answers[-1].set_result(self.answer(self.asked[-1]))


class SilentThinker(InstantThinker):
    """Never thinks of anything."""

    def answer(self, _question: Question) -> bytes | None:
        return None


def with_computers(thinker: InstantThinker | None = None, pace: TurnPace = AT_ONCE) -> tuple[World, InstantThinker]:
    """A world whose computer players think so."""
    world, thinker = World(), thinker or InstantThinker()
    let_think(world.warroom, thinker, pace)
    return world, thinker


async def practised(
    world: World,
    opponents: ComputerOpponents = ONE,
    game: str = "air-land-sea",
    *,
    options: str = "",
    clock: ClockName | None = None,
) -> Match:
    """A match of Alice against computer players that has begun."""
    request = OpeningRequest(GUILD, CHANNEL, ALICE, game, options, None, clock=clock)
    match = await world.warroom.practice.open(request, opponents)
    return await world.warroom.practice.begin(match.ref)


async def at_rest(world: World) -> None:
    """Wait until no computer player's turn is under way, or one waits for something that the test is to do."""
    turns = world.warroom.computer_turns

    def is_due() -> bool:
        return any(at <= computer_turns._now() for at, _ in turns._due.values())

    await idle(turns._timer, is_due)
