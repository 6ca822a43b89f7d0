"""Computer players: their protocol, their knowledge of a match, and their levels.

`Question` is the message that asks a player in another process. `AnyAction` takes a random legal action, as a baseline
for the other players.
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


class SeatKnowledge(Generic[S, A, E, V]):
    """A match as one of its seats may know it: its view, its legal actions, and samples of the state.

    It keeps a sampled state instead of the real one, so it reveals only the seat's own knowledge.
    """

    def __init__(
        self, game: Game[Any, S, A, E, V], state: S, seat: Seat, rng: Rng, seen_events: Sequence[E] = ()
    ) -> None:
        self.game = game
        self.seat = seat
        self.seen_events = tuple(seen_events)
        """All events of the match so far, as redacted for the seat."""
        self._any = game.resample(state, seat, rng)

    @property
    def view(self) -> V:
        """View of the seat."""
        return self.game.view(self._any, self.seat)

    @property
    def actions(self) -> Sequence[A]:
        """Legal actions of the seat now."""
        return self.game.legal(self._any, self.seat)

    def sample(self, rng: Rng) -> S:
        """Return a sample of the state, drawn by `rng`, that looks the same to the seat as the real state."""
        return self.game.resample(self._any, self.seat, rng)


class Player(Protocol[S, A, E, V]):
    """A computer player of one game."""

    def think(self, knowledge: SeatKnowledge[S, A, E, V], rng: Rng, *, effort: int) -> Iterator[A]:
        """Yield the best action so far after each slice of work, at least once, until `effort` is used up.

        The yielded actions depend only on the imagination, `rng` and `effort`, which counts iterations. A caller that
        runs out of time stops iterating.
        """
        ...


def decide(player: Player[S, A, E, V], knowledge: SeatKnowledge[S, A, E, V], rng: Rng, *, effort: int) -> A:
    """Return the last action that the player yields when it uses up its whole `effort`."""
    *_, chosen = player.think(knowledge, rng, effort=effort)
    return chosen


class AnyAction(Generic[S, A, E, V]):
    """A player that takes any legal action, each with the same chance."""

    def think(self, knowledge: SeatKnowledge[S, A, E, V], rng: Rng, *, effort: int) -> Iterator[A]:  # noqa: ARG002 - nothing is weighed
        yield rng.choice(knowledge.actions)[0]


Level = Literal["beginner", "easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""All levels, from the weakest to the strongest; new players are about as strong as "beginner"."""


class Question(Value, frozen=True):
    """A position in which a computer player chooses an action, limited to its seat's knowledge.

    The answer is the action as JSON, or an `Advice` as MessagePack if `explained`.
    """

    game: str
    level: Level
    seat: Seat
    world: bytes
    """A sampled state as JSON, in the game's present schema; never the real state."""
    told: tuple[bytes, ...]
    """All events of the match, as redacted for the seat: a JSON array for each change, in order."""
    key: bytes
    """Key of the player's own randomness: fresh for each question, and never the key of the match."""
    explained: bool = False
    seconds: float | None = None
    """Time limit, if it is less than the player's own; None means the player's own limit."""
