"""A player that looks a little ahead in one imagined world and takes the action that ends best.

It knows no more than its seat may know: the world comes from `resample`.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from pydantic import BaseModel

from engine.core.errors import Unsettled
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.seats import Seat

O = TypeVar("O", bound=BaseModel)  # noqa: E741 - the letters of the protocol
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

HORIZON = 200
"""Actions within which an imagined position must come to rest."""


class Greedy(Generic[O, S, A, E, V]):
    """A player of one game: it plays each action out for a little and takes the one whose result is worth most.

    `worth` tells how good a view is for its viewer; `settled` tells of a view, given the one that the choice began
    from, whether to look no further. Until then the seat goes on to choose what is worth most, and the others do what
    a time-out would do for them.
    """

    def __init__(self, game: Game[O, S, A, E, V], worth: Callable[[V], float], settled: Callable[[V, V], bool]) -> None:
        self._game = game
        self._worth = worth
        self._settled = settled

    def choose(self, state: S, seat: Seat, rng: Rng) -> A:
        """Return one of the seat's legal actions; `rng` draws the world that it imagines."""
        actions = self._game.legal(state, seat)
        if len(actions) == 1:
            return actions[0]
        start = self._game.view(state, seat)
        world = self._game.resample(state, seat, rng)
        return max(actions, key=lambda action: self._worth_after(world, seat, action, start))

    def _worth_after(self, state: S, seat: Seat, action: A, start: V) -> float:
        state = self._game.apply(state, seat, action).state
        for _ in range(HORIZON):
            view = self._game.view(state, seat)
            acting = sorted(self._game.to_act(state))
            if not acting or self._settled(start, view):
                return self._worth(view)
            if seat in acting:
                return max(self._worth_after(state, seat, each, start) for each in self._game.legal(state, seat))
            state = self._game.apply(state, acting[0], self._game.fallback(state, acting[0])).state
        raise Unsettled(f"{self._game.key} did not come to rest within {HORIZON} actions")
