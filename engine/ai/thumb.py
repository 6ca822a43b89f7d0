"""A player without search: it rates each action from the view, and takes the action with the highest rating."""

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from engine.ai.dice import Dice
from engine.ai.player import SeatKnowledge
from engine.core.rng import Rng

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

Appeal = Callable[[V, Sequence[A]], Sequence[float]]
"""A function of a seat's view and its legal actions that returns a rating for each action, in order."""


class RulesOfThumb(Generic[S, A, E, V]):
    """A player that imagines nothing: it takes the action with the highest rating, after chance has moved each.

    `appeal` rates the actions. `spread` is the most that chance adds to a rating, in the same unit.
    """

    def __init__(self, appeal: Appeal[V, A], *, spread: float) -> None:
        self._appeal = appeal
        self._spread = spread

    def think(self, knowledge: SeatKnowledge[S, A, E, V], rng: Rng, *, effort: int) -> Iterator[A]:  # noqa: ARG002 - one look is all
        """Yield the action with the highest rating; `effort` has no meaning here."""
        actions, dice = knowledge.actions, Dice(rng)
        ratings = [each + self._spread * dice.fraction() for each in self._appeal(knowledge.view, actions)]
        yield actions[max(range(len(actions)), key=ratings.__getitem__)]
