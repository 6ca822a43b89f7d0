"""Randomness as a value: keyed BLAKE2b in counter mode, so that a match can be verified from its key.

Draw number n of a key is the first eight bytes, big endian, of BLAKE2b(n as eight bytes big endian, key=key,
person=b"warroom-draws"). Integers are taken by rejection and shuffles are Fisher-Yates from the top down, so neither
has a bias, and neither depends on an algorithm that a Python release may change.
"""

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import TypeVar

from engine.core.values import Value

KEY_BYTES = 32
_WORD = 1 << 64

T = TypeVar("T")


def _limit(bound: int) -> int:
    """Return the least word that is drawn again, so that all numbers below the bound are equally likely."""
    return _WORD - _WORD % bound


_LIMITS = (0, *(_limit(bound) for bound in range(1, 128)))


class Rng(Value, frozen=True):
    """A stream of random numbers: its key, and how many words were drawn from it."""

    key: bytes
    drawn: int = 0

    def below(self, bound: int) -> "tuple[int, Rng]":
        """Draw an integer from 0 to bound - 1, each equally likely.

        >>> Rng(bytes(32)).below(6)[1].drawn
        1
        """
        if not 0 < bound <= _WORD:
            raise ValueError(f"a bound from 1 to 2**64 is needed, not {bound}")
        number, drawn = _below(_keyed(self.key), self.drawn, bound)
        return number, Rng(self.key, drawn)

    def choice(self, items: Sequence[T]) -> "tuple[T, Rng]":
        """Draw one of the items."""
        index, rng = self.below(len(items))
        return items[index], rng

    def shuffled(self, items: Sequence[T]) -> "tuple[tuple[T, ...], Rng]":
        """Return the items in an order drawn from all orders with equal chance."""
        order, copy, drawn = list(items), _keyed(self.key).copy, self.drawn
        for last in range(len(order) - 1, 0, -1):
            bound = last + 1
            limit = _LIMITS[bound] if bound < len(_LIMITS) else _limit(bound)
            word = _WORD
            while word >= limit:  # the words are drawn right here, as in `_below`, because shuffling is most of a deal
                hashed = copy()
                hashed.update(drawn.to_bytes(8, "big"))
                word = int.from_bytes(hashed.digest(), "big")
                drawn += 1
            other = word % bound
            order[last], order[other] = order[other], order[last]
        return tuple(order), Rng(self.key, drawn)


def commitment(key: bytes) -> str:
    """Return what is published of a key before a match: its SHA-256, in hexadecimal digits."""
    return sha256(key).hexdigest()


def _keyed(key: bytes) -> blake2b:
    """Return the hash of a key before any counter; a copy of it takes half the time that a new one takes."""
    return blake2b(digest_size=8, key=key, person=b"warroom-draws")


def _below(keyed: blake2b, drawn: int, bound: int) -> tuple[int, int]:
    """Return an integer from 0 to bound - 1 by rejection, and how many words are drawn after it."""
    limit = _limit(bound)
    while True:
        hashed = keyed.copy()
        hashed.update(drawn.to_bytes(8, "big"))
        word = int.from_bytes(hashed.digest(), "big")
        drawn += 1
        if word < limit:
            return word % bound, drawn
