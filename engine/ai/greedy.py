"""A player that looks one action ahead with a game's judge, and takes what ends best on average."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.ai.dice import Dice
from engine.ai.player import Imagination
from engine.core.game import Game
from engine.core.judge import Judge
from engine.core.rng import Rng
from engine.core.values import Seat, Unsettled

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

HORIZON = 500
"""Actions within which an imagined position must come to rest."""


SLICE = 16
"""Trials after which whoever asked may stop the player."""


@dataclass(frozen=True, kw_only=True)
class Foresight(Generic[S, A]):
    """How whoever acts in an imagined world chooses: each candidate is tried there, and what is worth most is taken."""

    judge: Judge[S, A]
    candidates: Callable[[S, Seat, Sequence[A]], Sequence[A]]
    """Those of a seat's actions that may be its best, at least one."""


class Greedy(Generic[S, A, E, V]):
    """A player that tries each action in a few imagined worlds, as many as its effort, and goes on from there.

    It goes on until the position is settled: by its foresight, if it has one, or else by the judge's playout. Where the
    judge has none, the seat itself chooses what is worth most to it, and the others do what a time-out would do for
    them.

    With several `rounds` it does so as often as without, but after each round, for which an equal part of the trials is
    meant, only the better half of the actions is tried any further.
    """

    def __init__(self, judge: Judge[S, A], *, rounds: int = 1, foresight: Foresight[S, A] | None = None) -> None:
        self._judge = judge
        self._rounds = rounds
        self._foresight = foresight

    def think(self, imagination: Imagination[S, A, E, V], rng: Rng, *, effort: int) -> Iterator[A]:
        """Yield the best action so far after each slice of trials and after each imagined world."""
        actions = imagination.actions
        if len(actions) == 1:
            yield actions[0]
            return
        dice, worths = Dice(rng), [0.0] * len(actions)
        trial = self._trial(imagination.game, dice)
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

    def _trial(self, game: Game[Any, S, A, E, V], dice: Dice) -> "_Trial[S, A]":
        if self._foresight is None:
            return _Trial(game, self._judge, _quick_choice(game, self._judge, dice))
        return _Trial(game, self._judge, _foreseeing_choice(game, self._foresight, dice))


class _Trial(Generic[S, A]):
    """Plays actions out in imagined worlds, and says what came of them for the seat that takes them."""

    def __init__(self, game: Game[Any, S, A, Any, Any], judge: Judge[S, A], choose: Callable[[S, Seat], A]) -> None:
        self._game = game
        self._judge = judge
        self._choose = choose
        """What a seat does after the action that is tried."""

    def worth_after(self, state: S, seat: Seat, action: A, start: S) -> float:
        game, judge = self._game, self._judge
        state = game.apply_listed(state, seat, action).state
        for _ in range(HORIZON):
            acting = sorted(game.whose_turn(state))
            if not acting or judge.settled(start, state):
                return judge.worth(state)[judge.team_of(state, seat)]
            if judge.playout is None and seat in acting:
                return max(self.worth_after(state, seat, own, start) for own in game.legal(state, seat))
            state = game.apply_listed(state, acting[0], self._choose(state, acting[0])).state
        raise Unsettled(f"{game.key} did not come to rest within {HORIZON} actions")


def _quick_choice(game: Game[Any, S, A, Any, Any], judge: Judge[S, A], dice: Dice) -> Callable[[S, Seat], A]:
    playout = judge.playout
    if playout is None:
        return game.fallback
    return lambda state, seat: playout(state, seat, game.legal(state, seat), dice.below)


def _foreseeing_choice(
    game: Game[Any, S, A, Any, Any], foresight: Foresight[S, A], dice: Dice
) -> Callable[[S, Seat], A]:
    trial = _Trial(game, foresight.judge, _quick_choice(game, foresight.judge, dice))

    def choose(state: S, seat: Seat) -> A:
        candidates = foresight.candidates(state, seat, game.legal(state, seat))
        if len(candidates) == 1:
            return candidates[0]
        return max(candidates, key=lambda action: trial.worth_after(state, seat, action, state))

    return choose
