"""What a computer player is, and all that it may know of a match.

The player that takes any legal action, each with the same chance; what the others are measured against.

How strong a computer player is to be.

What a computer player is asked, as bytes that can go to another process.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Generic, Literal, Protocol, TypeVar, get_args

from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Seat, Value

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Imagination(Generic[S, A, E, V]):
    """A match as one of its seats may know it: its view, its legal actions, and worlds that may be the real one.

    It keeps a world that was imagined, never the real one, so whoever holds it can find out nothing that the seat
    couldn't. `told` are the events of the match as the seat was told them, from the first.
    """

    def __init__(self, game: Game[Any, S, A, E, V], state: S, seat: Seat, rng: Rng, told: Sequence[E] = ()) -> None:
        self.game = game
        self.seat = seat
        self.told = tuple(told)
        self._any = game.resample(state, seat, rng)

    @property
    def view(self) -> V:
        """What the seat sees."""
        return self.game.view(self._any, self.seat)

    @property
    def actions(self) -> Sequence[A]:
        """What the seat may do now."""
        return self.game.legal(self._any, self.seat)

    def world(self, rng: Rng) -> S:
        """Imagine a state of the match that the seat can't tell from the real one, drawn by `rng`."""
        return self.game.resample(self._any, self.seat, rng)


class Player(Protocol[S, A, E, V]):
    """A computer player of one game."""

    def think(self, imagination: Imagination[S, A, E, V], rng: Rng, *, effort: int) -> Iterator[A]:
        """Yield the best action so far after each slice of work, at least once, until `effort` is used up.

        What it yields depends on nothing but the imagination, `rng` and `effort`, which counts iterations and not
        seconds. Whoever has no more time stops asking for more.
        """
        ...


def decide(player: Player[S, A, E, V], imagination: Imagination[S, A, E, V], rng: Rng, *, effort: int) -> A:
    """Let a player think to its end, and return what it takes."""
    *_, chosen = player.think(imagination, rng, effort=effort)
    return chosen


class AnyAction(Generic[S, A, E, V]):
    """A player without a thought."""

    def think(self, imagination: Imagination[S, A, E, V], rng: Rng, *, effort: int) -> Iterator[A]:  # noqa: ARG002 - nothing is weighed
        """Yield one of the legal actions."""
        yield rng.choice(imagination.actions)[0]


Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""From the weakest to the strongest; a newcomer beats the first."""


class Question(Value, frozen=True):
    """A position in which a computer player is to choose an action: all that its seat may know, and nothing more.

    `world` is an imagined state as JSON, in the game's present schema, and never the real one. `told` are the events of
    the match as the seat was told them, a JSON array for each change, from the first. `key` is that of the player's own
    chance, fresh each time, and never that of the match. What is `explained` is answered by an `Advice` as MessagePack,
    anything else by the action alone as JSON.
    """

    game: str
    level: Level
    seat: Seat
    world: bytes
    told: tuple[bytes, ...]
    key: bytes
    explained: bool = False
