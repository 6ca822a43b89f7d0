"""The player that takes any legal action, each with the same chance; what the others are measured against."""

from collections.abc import Iterator
from typing import Generic, TypeVar

from engine.ai.player import Imagination
from engine.core.rng import Rng

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class AnyAction(Generic[S, A, E, V]):
    """A player without a thought."""

    def think(self, imagination: Imagination[S, A, E, V], rng: Rng, *, effort: int) -> Iterator[A]:  # noqa: ARG002 - nothing is weighed
        """Yield one of the legal actions."""
        yield rng.choice(imagination.actions)[0]
