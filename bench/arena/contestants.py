"""Who takes part in a match of the arena: computer players of ours, or somebody else who keeps the same contract."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from bench.arena.naive import NAIVE
from engine.ai.greedy import Greedy
from engine.ai.player import AnyAction, Level, SeatKnowledge, decide
from engine.ai.search import Search
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.players import JUDGES, PLAYERS, ComputerPlayer

GREEDY_WORLDS = 8
"""Imagined worlds in which the greedy player tries each action."""

ROLLOUTS = 1_000
"""Iterations of the player that rolls out to the end."""


class Forfeit(Exception):  # noqa: N818 - said of a contestant, not of the program
    """A contestant has lost its match for the reason given."""


@dataclass
class Position:
    """A match at the point where a seat is to act. A contestant of ours sees no more of it than the imagination."""

    game: Game[Any, Any, Any, Any, Any]
    state: Any
    seat: Seat
    told: Sequence[Any]
    rng: Rng
    """Chance of the contestant's own."""


class Contestant(Protocol):
    """Who plays one seat of one match."""

    def choose(self, position: Position) -> Any:
        """Return a legal action; raises Forfeit."""
        ...

    def close(self) -> None:
        """End whatever was begun for the match."""
        ...


class Entrant(Protocol):
    """Who takes part in a contest."""

    @property
    def name(self) -> str:
        """What it is called in the result."""
        ...

    def contestant(self, game: str) -> Contestant:
        """Return who is to play one seat of one match."""
        ...


@dataclass
class Thinker:
    """A computer player of ours, with all the time that its effort takes."""

    player: ComputerPlayer

    def choose(self, position: Position) -> Any:
        imagined, thought = (Rng(position.rng.key, position.rng.drawn + ahead) for ahead in (0, 1_000))
        imagination = SeatKnowledge(position.game, position.state, position.seat, imagined, position.told)
        return decide(self.player.player, imagination, thought, effort=self.player.effort)

    def close(self) -> None:
        """Do nothing: nothing was begun."""


@dataclass(frozen=True)
class Entry:
    """Who takes part: a level, "random", "naive", "greedy" or "rollouts", with another effort if one is given.

    "rollouts" searches as the hard level of the theaters games did before it estimated: to the end of each battle.
    """

    name: str
    effort: int | None = None

    def contestant(self, game: str) -> Contestant:
        """Return who is to play one seat of one match."""
        if self.name == "random":
            return Thinker(ComputerPlayer(AnyAction(), 1))
        if self.name == "naive":
            return Thinker(ComputerPlayer(NAIVE[game], 1))
        if self.name == "greedy":
            usual = ComputerPlayer(Greedy(JUDGES[game]), GREEDY_WORLDS)
        elif self.name == "rollouts":
            usual = ComputerPlayer(Search(JUDGES[game], margin=0.02), ROLLOUTS)
        else:
            usual = PLAYERS[game, cast("Level", self.name)]
        return Thinker(ComputerPlayer(usual.player, self.effort or usual.effort))
