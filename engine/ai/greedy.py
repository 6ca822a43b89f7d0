"""A player that looks one action ahead with a game's judge, and takes what ends best on average."""

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from engine.ai.dice import Dice
from engine.ai.player import Imagination
from engine.core.errors import Unsettled
from engine.core.game import Game
from engine.core.judge import Judge
from engine.core.rng import Rng
from engine.core.seats import Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

HORIZON = 500
"""Actions within which an imagined position must come to rest."""


SLICE = 16
"""Trials after which whoever asked may stop the player."""


class Greedy(Generic[S, A, E, V]):
    """A player that tries each action in a few imagined worlds, as many as its effort, and goes on from there.

    It goes on by the judge's playout until the position is settled. Where the judge has none, the seat itself chooses
    what is worth most to it, and the others do what a time-out would do for them.

    With several `rounds` it does so as often as without, but after each round, for which an equal part of the trials is
    meant, only the better half of the actions is tried any further.
    """

    def __init__(self, judge: Judge[S, A], *, rounds: int = 1) -> None:
        self._judge = judge
        self._rounds = rounds

    def think(self, imagination: Imagination[S, A, E, V], rng: Rng, *, effort: int) -> Iterator[A]:
        """Yield the best action so far after each slice of trials and after each imagined world."""
        actions = imagination.actions
        if len(actions) == 1:
            yield actions[0]
            return
        dice, worths = Dice(rng), [0.0] * len(actions)
        trial = _Trial(imagination.game, self._judge, imagination.seat, dice)
        left = list(range(len(actions)))
        for number in range(self._rounds):
            if number:
                left = left[: max((len(left) + 1) // 2, 2)]
            for _ in range(max(effort * len(actions) // (self._rounds * len(left)), 1)):
                world = imagination.world(dice.rng())
                for tried, action in enumerate(left, start=1):
                    worths[action] += trial.worth_after(world, imagination.seat, actions[action], world)
                    if tried % SLICE == 0:
                        yield actions[left[0]]
                left.sort(key=lambda action: -worths[action])
                yield actions[left[0]]


class _Trial(Generic[S, A]):
    """Plays actions out in imagined worlds, and says what came of them for one seat."""

    def __init__(self, game: Game[Any, S, A, Any, Any], judge: Judge[S, A], seat: Seat, dice: Dice) -> None:
        self._game = game
        self._judge = judge
        self._seat = seat
        self._dice = dice

    def worth_after(self, state: S, seat: Seat, action: A, start: S) -> float:
        game, judge = self._game, self._judge
        state = game.apply_listed(state, seat, action).state
        for _ in range(HORIZON):
            acting = sorted(game.whose_turn(state))
            if not acting or judge.settled(start, state):
                return judge.worth(state)[judge.team_of(state, self._seat)]
            if judge.playout is None and self._seat in acting:
                return max(self.worth_after(state, self._seat, own, start) for own in game.legal(state, self._seat))
            state = game.apply_listed(state, acting[0], self._next_action(state, acting[0])).state
        raise Unsettled(f"{game.key} did not come to rest within {HORIZON} actions")

    def _next_action(self, state: S, seat: Seat) -> A:
        if self._judge.playout is None:
            return self._game.fallback(state, seat)
        return self._judge.playout(state, seat, self._game.legal(state, seat), self._dice.below)
