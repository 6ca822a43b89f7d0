"""Estimates of the chance to win after actions of a seat, by the seat's knowledge.

Estimators judge actions that were taken, while players choose actions to take. An estimate tries all its actions
equally often, so that no action looks better because it was tried more.
"""

from collections.abc import Sequence
from statistics import fmean
from typing import Any, Generic, Protocol, TypeVar

from engine.ai.dice import Dice
from engine.ai.greedy import Greedy
from engine.ai.player import SeatKnowledge
from engine.ai.search import TreeSearch
from engine.core.judge import Judge
from engine.core.rng import Rng

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Estimator(Protocol[S, A, E, V]):
    """Judgement of a game's actions by the chance to win."""

    def is_comparable(self, knowledge: SeatKnowledge[S, A, E, V]) -> bool:
        """Return whether one of the seat's actions can be better than another.

        Return False for a set-up. Return False too for a secret choice of several teams at the same time. There, only
        habits are bad.
        """
        ...

    def chances(
        self, knowledge: SeatKnowledge[S, A, E, V], actions: Sequence[A], rng: Rng, *, effort: int
    ) -> Sequence[float]:
        """Return the team's chance to win after each of these legal actions, in order, from 0 to 1.

        The team is the seat's. `effort` is the number of trials of each action. The result depends only on the
        arguments.
        """
        ...


class SearchEstimator(Generic[S, A, E, V]):
    """Estimates by one tree search, which begins with each of the actions in turn."""

    def __init__(self, judge: Judge[S, A]) -> None:
        self._judge = judge

    def is_comparable(self, knowledge: SeatKnowledge[S, A, E, V]) -> bool:
        """Return whether no other team chooses at the same time."""
        state = knowledge.sample(Rng(bytes(32)))
        if self._judge.undo_secret_choices is not None:
            state = self._judge.undo_secret_choices(state)
        return len({self._judge.team_of(state, seat) for seat in knowledge.game.waiting_seats(state)}) == 1

    def chances(
        self, knowledge: SeatKnowledge[S, A, E, V], actions: Sequence[A], rng: Rng, *, effort: int
    ) -> Sequence[float]:
        """Return the mean value of the iterations that begin with each action."""
        search, values = TreeSearch(knowledge, self._judge, Dice(rng)), [0.0] * len(actions)
        team = self._judge.team_of(knowledge.sample(rng), knowledge.seat)
        for _ in range(effort):
            for index, action in enumerate(actions):
                search.restrict((action,))
                values[index] += search.iterate()[team]
        return [value / effort for value in values]


class TrialEstimator(Generic[S, A, E, V]):
    """Estimates by the trials of a player that looks one action ahead; all actions share the sampled states."""

    def __init__(self, player: Greedy[S, A, E, V]) -> None:
        self._player = player

    def is_comparable(self, knowledge: SeatKnowledge[S, A, E, V]) -> bool:  # noqa: ARG002 - there are no secret choices
        """Return True."""
        return True

    def chances(
        self, knowledge: SeatKnowledge[S, A, E, V], actions: Sequence[A], rng: Rng, *, effort: int
    ) -> Sequence[float]:
        """Return the mean value of the trials of each action, one in each of `effort` sampled states."""
        dice = Dice(rng)
        trials = self._player.begin_trials(knowledge.game, dice)
        samples: list[Any] = [knowledge.sample(dice.rng()) for _ in range(effort)]
        return [
            fmean(trials.value_after(sample, knowledge.seat, action, sample) for sample in samples)
            for action in actions
        ]
