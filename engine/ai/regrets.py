"""Regret matching for simultaneous choices, and mixed strategies against opponents who learn a seat's habits.

An action with more regret is drawn more often. A seat that knows another seat's choice has an advantage, so the best
choice is a mixed strategy. Such a strategy has a share for each action. The average of many draws approaches it.
Opponents may learn a seat's habits, so unpredictable shares have a value of their own.
"""

from collections.abc import Hashable, Sequence
from math import exp
from operator import mul
from statistics import fmean
from typing import NamedTuple

from engine.ai.dice import Dice

EXPLORED = 0.1
"""Part of the draws in which all actions are equally likely, so that each is tried sometimes."""

STEPS = 40
"""Steps of fictitious play: on average, the shares are within 0.003 of the limit."""


class RegretTable:
    """One seat's statistics of its actions at a node where several teams choose at the same time.

    A *key* is an action's key. `others` is the tuple of the other seats' simultaneous actions.
    """

    __slots__ = ("_draws", "_means", "_met", "_regrets", "_sums")

    def __init__(self) -> None:
        self._regrets: dict[Hashable, float] = {}
        self._sums: dict[Hashable, float] = {}
        self._means: dict[Hashable, tuple[int, float]] = {}
        """Number of trials and mean value, keyed by (own action, others' choice) and also by own action alone."""
        self._met: dict[Hashable, None] = {}
        """Choices of the others so far, in order of first appearance."""
        self._draws = 0

    def draw(self, keys: Sequence[Hashable], dice: Dice) -> int:
        """Return the index in `keys` of the action to try next, and count this draw for `average`.

        `keys` are the legal actions. The chance of an action is in proportion to its regret, or equal without regrets.
        With the probability EXPLORED, all actions are equally likely.
        """
        self._draws += 1
        shares = self._match_regrets(keys)
        for key, share in zip(keys, shares, strict=True):
            self._sums[key] = self._sums.get(key, 0.0) + self._draws * share
        if dice.fraction() < EXPLORED:
            return dice.below(len(keys))
        return dice.draw_weighted(shares)

    def learn(self, keys: Sequence[Hashable], action: Hashable, others: Hashable, value: float) -> None:
        """Record the value of `action` against `others`, and update the regret of every action in `keys`.

        `others` is the combination of the other seats' actions.
        """
        for key in ((action, others), action):
            number, mean = self._means.get(key, (0, 0.0))
            self._means[key] = (number + 1, mean + (value - mean) / (number + 1))
        self._met[others] = None
        gained = self._estimate_value(action, others, value)
        for key in keys:
            regret = self._regrets.get(key, 0.0) + self._estimate_value(key, others, value) - gained
            self._regrets[key] = max(regret, 0.0)

    def average(self, keys: Sequence[Hashable]) -> list[float]:
        """Return each action's total share in all draws so far, in the order of `keys`.

        Later draws count more. The shares are not normalised. All are 1 before the first draw.
        """
        sums = [self._sums.get(key, 0.0) for key in keys]
        return sums if any(sums) else [1.0] * len(keys)

    def values(self, keys: Sequence[Hashable]) -> list[list[float]]:
        """Return a matrix of mean values, with a row for each action in `keys`.

        It has a column for each choice of the others met so far, oldest first. An untried pair has the action's overall
        mean, or 0.5 for an untried action.
        """
        return [[self._estimate_value(key, others, 0.5) for others in self._met] for key in keys]

    def _match_regrets(self, keys: Sequence[Hashable]) -> list[float]:
        regrets = [self._regrets.get(key, 0.0) for key in keys]
        whole = sum(regrets)
        return [regret / whole for regret in regrets] if whole > 0 else [1 / len(keys)] * len(keys)

    def _estimate_value(self, key: Hashable, others: Hashable, unknown: float) -> float:
        """Return an action's mean value against the others' choice.

        If the pair is untried, return the action's overall mean, or `unknown` if the action is untried, too.
        """
        known = self._means.get((key, others)) or self._means.get(key)
        return unknown if known is None else known[1]


class SimultaneousChoice(NamedTuple):
    """One seat's action in a simultaneous choice, with its table, its team and the others' actions."""

    table: RegretTable
    team: int
    keys: Sequence[Hashable]
    action: Hashable
    others: Hashable

    def learn(self, values: Sequence[float]) -> None:
        """Update the seat's regret table with the result of the simultaneous choice.

        `values` holds the result's value for each team; the seat's own team counts.
        """
        self.table.learn(self.keys, self.action, self.others, values[self.team])


def shares_against_readers(values: Sequence[Sequence[float]], entropy_weight: float) -> list[float]:
    """Return the mixed strategy that maximises the worst-case value plus `entropy_weight` per nat of entropy.

    `values` has a row for each action and a column for each choice of the others. The smaller the differences in value,
    the more equal the shares. Fictitious play approximates the others' mix: in each step they add the choice that is
    worst for the current shares.

    >>> [round(share, 2) for share in shares_against_readers([[0.9, 0.0], [0.3, 0.3]], 0.01)]
    [0.0, 1.0]
    >>> [round(share, 2) for share in shares_against_readers([[0.9, 0.0], [0.3, 0.3]], 10.0)]
    [0.49, 0.51]
    """
    columns = list(zip(*values, strict=True))
    means = [fmean(row) for row in values]
    for step in range(2, STEPS + 2):
        shares = _logit(means, entropy_weight)
        worst = min(columns, key=lambda column: sum(map(mul, shares, column)))
        means = [mean + (value - mean) / step for mean, value in zip(means, worst, strict=True)]
    return _logit(means, entropy_weight)


def _logit(values: Sequence[float], temperature: float) -> list[float]:
    """Return the softmax of the values: shares in proportion to exp(value / temperature), with a sum of 1.

    Raises ValueError if `values` is empty.
    """
    highest = max(values)
    odds = [exp((value - highest) / temperature) for value in values]
    whole = sum(odds)
    return [each / whole for each in odds]
