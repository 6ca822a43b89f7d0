"""A player that looks one action ahead with a game's judge, and takes the action with the best average result."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.ai.dice import Dice
from engine.ai.player import SeatKnowledge
from engine.core.game import Game
from engine.core.judge import Judge
from engine.core.rng import Rng
from engine.core.values import Seat, Unsettled

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

HORIZON = 500
"""Maximum number of actions until a sampled position must be settled."""


SLICE = 16
"""Number of trials after which the caller may stop the player."""


@dataclass(frozen=True, kw_only=True)
class Foresight(Generic[S, A]):
    """Model of a choice in a trial: the acting seat tries each candidate and takes the best one."""

    judge: Judge[S, A]
    candidates: Callable[[S, Seat, Sequence[A]], Sequence[A]]
    """Return the seat's actions that may be its best, at least one."""


class Greedy(Generic[S, A, E, V]):
    """A player that tries each action in `effort` sampled states, and plays on until the position is settled.

    Further actions come from its foresight, if it has one, or from the judge's playout. If both are missing, its own
    seat takes the action of the greatest value. The other seats then play their time-out action.

    With several `rounds` it makes about as many trials, an equal part in each round. After each round it keeps only the
    better half of the actions.
    """

    def __init__(self, judge: Judge[S, A], *, rounds: int = 1, foresight: Foresight[S, A] | None = None) -> None:
        self._judge = judge
        self._rounds = rounds
        self._foresight = foresight

    def think(self, knowledge: SeatKnowledge[S, A, E, V], rng: Rng, *, effort: int) -> Iterator[A]:
        """Yield the best action so far, after each SLICE of trials and after each sampled state.

        `effort` is the number of trials per action, on average. A single legal action is yielded without trials.
        """
        actions = knowledge.actions
        if len(actions) == 1:
            yield actions[0]
            return
        dice, values = Dice(rng), [0.0] * len(actions)
        trial = self.begin_trials(knowledge.game, dice)
        remaining = list(range(len(actions)))
        for number in range(self._rounds):
            if number:
                remaining = remaining[: max((len(remaining) + 1) // 2, 2)]
            for _ in range(max(effort * len(actions) // (self._rounds * len(remaining)), 1)):
                sample = knowledge.sample(dice.rng())
                for tried, action in enumerate(remaining, start=1):
                    values[action] += trial.value_after(sample, knowledge.seat, actions[action], sample)
                    if tried % SLICE == 0:
                        yield actions[remaining[0]]
                remaining.sort(key=lambda action: -values[action])
                yield actions[remaining[0]]

    def begin_trials(self, game: Game[Any, S, A, E, V], dice: Dice) -> "Trials[S, A]":
        """Return the trials of this player, with the random numbers of `dice`."""
        if self._foresight is None:
            return Trials(game, self._judge, _quick_choice(game, self._judge, dice))
        return Trials(game, self._judge, foresee_choices(game, self._foresight, dice))


class Trials(Generic[S, A]):
    """Trials of actions in sampled states; it returns their value for the acting seat."""

    def __init__(self, game: Game[Any, S, A, Any, Any], judge: Judge[S, A], choose: Callable[[S, Seat], A]) -> None:
        self._game = game
        self._judge = judge
        self._choose = choose
        """Function that chooses a seat's later actions, after the tried one."""

    def value_after(self, state: S, seat: Seat, action: A, start: S) -> float:
        """Return the value for the seat's team of the settled position that follows the action in `state`.

        The judge decides when play that began at `start` is settled. The trial's `choose` function picks later actions.
        If the judge has no playout, the seat's own later choices are the best ones. Raises Unsettled after HORIZON
        actions.
        """
        game, judge = self._game, self._judge
        state = game.apply_listed(state, seat, action).state
        for _ in range(HORIZON):
            acting = sorted(game.waiting_seats(state))
            if not acting or judge.is_settled(start, state):
                return judge.evaluate(state)[judge.team_of(state, seat)]
            if judge.playout is None and seat in acting:
                return max(self.value_after(state, seat, own, start) for own in game.legal(state, seat))
            state = game.apply_listed(state, acting[0], self._choose(state, acting[0])).state
        raise Unsettled(f"{game.key} did not come to rest within {HORIZON} actions")


def _quick_choice(game: Game[Any, S, A, Any, Any], judge: Judge[S, A], dice: Dice) -> Callable[[S, Seat], A]:
    playout = judge.playout
    if playout is None:
        return game.fallback
    return lambda state, seat: playout(state, seat, game.legal(state, seat), dice.below)


def foresee_choices(game: Game[Any, S, A, Any, Any], foresight: Foresight[S, A], dice: Dice) -> Callable[[S, Seat], A]:
    """Return a function that gives the action that `foresight` expects of a seat in a state.

    `dice` serves the playout of the foresight's judge.
    """
    trial = Trials(game, foresight.judge, _quick_choice(game, foresight.judge, dice))

    def choose(state: S, seat: Seat) -> A:
        candidates = foresight.candidates(state, seat, game.legal(state, seat))
        if len(candidates) == 1:
            return candidates[0]
        return max(candidates, key=lambda action: trial.value_after(state, seat, action, state))

    return choose
