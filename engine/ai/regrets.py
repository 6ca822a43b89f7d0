"""Choosing at the same time as others, by regret matching: an action is drawn the more, the more it was missed.

Where one seat knows what another will choose, it always wins. So no single action is best, but a share for each, and
these shares are what the average of many draws by regret comes to.
"""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from engine.ai.dice import Dice

EXPLORED = 0.1
"""Part of the draws that any action may get, so that none is forgotten."""


class Table:
    """What one seat has learnt about its actions at a point where others choose at the same time."""

    __slots__ = ("_draws", "_means", "_regrets", "_sums")

    def __init__(self) -> None:
        self._regrets: dict[Hashable, float] = {}
        self._sums: dict[Hashable, float] = {}
        self._means: dict[Hashable, tuple[int, float]] = {}
        """By own action and what the others chose, and by own action alone: how often, and what it brought."""
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
        brought = self._expected(taken, others, worth)
        for key in keys:
            regret = self._regrets.get(key, 0.0) + self._expected(key, others, worth) - brought
            self._regrets[key] = max(regret, 0.0)

    def average(self, keys: Sequence[Hashable]) -> list[float]:
        """Return the share of each action in all draws, later ones counting more."""
        sums = [self._sums.get(key, 0.0) for key in keys]
        return sums if any(sums) else [1.0] * len(keys)

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


def evened(shares: Sequence[float], most: float | None) -> list[float]:
    """Mix shares with even ones, so little that none is more than `most` times an even one.

    >>> evened([0.75, 0.25, 0.0, 0.0], 2.0)
    [0.5, 0.25, 0.125, 0.125]
    """
    whole, number = sum(shares), len(shares)
    highest = max(shares) / whole * number
    if most is None or highest <= most:
        return list(shares)
    mixed = (highest - most) / (highest - 1)
    return [(1 - mixed) * share / whole + mixed / number for share in shares]
