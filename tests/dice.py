"""Choices that are the same in every run."""

from engine.core.rng import Rng


class Dice:
    """Chance for tests, from a seed."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed.to_bytes(32, "little"))

    def below(self, bound: int) -> int:
        number, self._rng = self._rng.below(bound)
        return number

    def falls(self, rate: float) -> bool:
        """True in this share of the calls."""
        return self.below(1_000_000) < rate * 1_000_000
