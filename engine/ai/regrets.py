"""Choosing at the same time as others, by regret matching: an action is drawn the more, the more it was missed.

Where one seat knows what another will choose, it always wins. So no single action is best, but a share for each, and
these shares are what the average of many draws by regret comes to. Where others may learn one's habits, shares that are
harder to foresee are worth something by themselves.
"""

from collections.abc import Hashable, Sequence
from math import exp
from operator import mul
from statistics import fmean
from typing import NamedTuple

from engine.ai.dice import Dice

EXPLORED = 0.1
"""Part of the draws that any action may get, so that none is forgotten."""

STEPS = 40
"""Steps of fictitious play: shares come out within 0.003 of what endless steps lead to, on average."""


class Table:
    """What one seat has learnt about its actions at a point where others choose at the same time."""

    __slots__ = ("_draws", "_means", "_met", "_regrets", "_sums")

    def __init__(self) -> None:
        self._regrets: dict[Hashable, float] = {}
        self._sums: dict[Hashable, float] = {}
        self._means: dict[Hashable, tuple[int, float]] = {}
        """By own action and what the others chose, and by own action alone: how often, and what it brought."""
        self._met: dict[Hashable, None] = {}
        """What the others chose so far."""
        self._draws = 0

    def draw(self, keys: Sequence[Hashable], dice: Dice) -> int:
        """Return the index of the action to be tried next."""
        self._draws += 1
        shares = self._matched(keys)
        for key, share in zip(keys, shares, strict=True):
            self._sums[key] = self._sums.get(key, 0.0) + self._draws * share
        if dice.fraction() < EXPLORED:
            return dice.below(len(keys))
        return dice.weighted(shares)

    def learn(self, keys: Sequence[Hashable], taken: Hashable, others: Hashable, worth: float) -> None:
        """Take note of what an action brought beside those of the others, and regret what would have been better."""
        for key in ((taken, others), taken):
            number, mean = self._means.get(key, (0, 0.0))
            self._means[key] = (number + 1, mean + (worth - mean) / (number + 1))
        self._met[others] = None
        brought = self._expected(taken, others, worth)
        for key in keys:
            regret = self._regrets.get(key, 0.0) + self._expected(key, others, worth) - brought
            self._regrets[key] = max(regret, 0.0)

    def average(self, keys: Sequence[Hashable]) -> list[float]:
        """Return the share of each action in all draws, later ones counting more."""
        sums = [self._sums.get(key, 0.0) for key in keys]
        return sums if any(sums) else [1.0] * len(keys)

    def worths(self, keys: Sequence[Hashable]) -> list[list[float]]:
        """Return by action what it brought on average beside each choice of the others; 0.5 where nothing is known."""
        return [[self._expected(key, others, 0.5) for others in self._met] for key in keys]

    def _matched(self, keys: Sequence[Hashable]) -> list[float]:
        regrets = [self._regrets.get(key, 0.0) for key in keys]
        whole = sum(regrets)
        return [regret / whole for regret in regrets] if whole > 0 else [1 / len(keys)] * len(keys)

    def _expected(self, key: Hashable, others: Hashable, unknown: float) -> float:
        """Return what an action brings against what the others do; where it was never tried, what it usually brings."""
        known = self._means.get((key, others)) or self._means.get(key)
        return unknown if known is None else known[1]


class Meeting(NamedTuple):
    """What a seat of a team took, beside what others took at the same time."""

    table: Table
    team: int
    keys: Sequence[Hashable]
    taken: Hashable
    others: Hashable

    def learn(self, worths: Sequence[float]) -> None:
        """Take note of what came of it."""
        self.table.learn(self.keys, self.taken, self.others, worths[self.team])


def shares_against_readers(worths: Sequence[Sequence[float]], entropy_weight: float) -> list[float]:
    """Return the shares that bring most against others who know them, where being hard to foresee counts as well.

    `worths` has a row for each action and a column for each choice of the others. Each nat of the shares' entropy
    counts as much as `entropy_weight`, so that actions are drawn the more alike, the less hangs on them. The others'
    mix is found by fictitious play: step by step they choose what is worst for the shares that answer their mix so far.

    >>> [round(share, 2) for share in shares_against_readers([[0.9, 0.0], [0.3, 0.3]], 0.01)]
    [0.0, 1.0]
    >>> [round(share, 2) for share in shares_against_readers([[0.9, 0.0], [0.3, 0.3]], 10.0)]
    [0.49, 0.51]
    """
    columns = list(zip(*worths, strict=True))
    means = [fmean(row) for row in worths]
    for step in range(2, STEPS + 2):
        shares = _logit(means, entropy_weight)
        worst = min(columns, key=lambda column: sum(map(mul, shares, column)))
        means = [mean + (worth - mean) / step for mean, worth in zip(means, worst, strict=True)]
    return _logit(means, entropy_weight)


def _logit(worths: Sequence[float], temperature: float) -> list[float]:
    """Return shares in proportion to the exponential of each worth in units of the temperature."""
    most = max(worths)
    odds = [exp((worth - most) / temperature) for worth in worths]
    whole = sum(odds)
    return [each / whole for each in odds]
