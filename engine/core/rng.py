"""Randomness as a value: keyed BLAKE2b in counter mode, so that a program can verify a match from its key.

Draw number n of a key is an eight-byte digest, read as a big-endian integer. It is BLAKE2b(n as eight bytes big
endian, key=key, person=b"warroom-draws"). Integers come from rejection sampling, and shuffles are Fisher-Yates from
the top down. Both are free of bias and independent of algorithms that a Python release may change.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b, sha256
from struct import unpack
from typing import Final, TypeVar

from engine.core.values import Value

KEY_BYTES = 32
_WORD = 1 << 64

_WORD_BYTES = 8

T = TypeVar("T")


def _counter(number: int) -> bytes:
    return number.to_bytes(_WORD_BYTES, "big")


_FIRST_COUNTERS: Final = tuple(map(_counter, range(1024)))
"""The first counters as bytes, ready to hash; few matches draw more words."""


class Rng(Value, frozen=True):
    """A stream of random numbers: its key, and the number of words drawn so far."""

    key: bytes
    drawn: int = 0

    def below(self, bound: int) -> "tuple[int, Rng]":
        """Draw an integer from 0 to bound - 1, each equally likely; return it and the advanced stream.

        Raises ValueError if `bound` is not from 1 to 2**64.

        >>> Rng(bytes(32)).below(6)[1].drawn
        1
        """
        if not 0 < bound <= _WORD:
            raise ValueError(f"a bound from 1 to 2**64 is needed, not {bound}")
        drawn = self.drawn
        while True:
            word = _word(self.key, drawn)
            drawn += 1
            if word < _WORD - _WORD % bound:  # else some numbers were likelier than others
                return word % bound, Rng(self.key, drawn)

    def choice(self, items: Sequence[T]) -> "tuple[T, Rng]":
        index, rng = self.below(len(items))
        return items[index], rng

    def shuffle(self, items: Sequence[T]) -> "tuple[tuple[T, ...], Rng]":
        """Return the items in a random order, all orders equally likely, and the advanced stream."""
        order = list(items)
        bounds = range(len(order), 1, -1)
        words: Sequence[int] = _words(self.key, self.drawn, len(bounds))
        rng = Rng(self.key, self.drawn + len(bounds))
        if max(words, default=0) >= _WORD - len(order):  # next to never: a word may have to be drawn again
            words, rng = self._below_each(bounds)
        last = len(order)
        for word in words:
            other = word % last
            last -= 1
            order[last], order[other] = order[other], order[last]
        return tuple(order), rng

    def _below_each(self, bounds: Iterable[int]) -> "tuple[list[int], Rng]":
        rng, numbers = self, []
        for bound in bounds:
            number, rng = rng.below(bound)
            numbers.append(number)
        return numbers, rng


def commitment(key: bytes) -> str:
    """Return the key's SHA-256 in hexadecimal digits, which is published before a match."""
    return sha256(key).hexdigest()


def _keyed_hash(key: bytes) -> blake2b:
    return blake2b(digest_size=_WORD_BYTES, key=key, person=b"warroom-draws")


def _word(key: bytes, drawn: int) -> int:
    """Return the key's draw number `drawn`, counted from 0, as an integer from 0 to 2**64 - 1."""
    hashed = _keyed_hash(key)
    hashed.update(_counter(drawn))
    return int.from_bytes(hashed.digest(), "big")


def _words(key: bytes, drawn: int, number: int) -> tuple[int, ...]:
    """Return `number` consecutive draws of the key, from draw number `drawn` on, as 64-bit integers.

    Shuffling is most of a deal's work. So one call hashes all draws of a shuffle, from copies of one keyed hash.
    """
    copy = _keyed_hash(key).copy
    end = drawn + number
    counters = _FIRST_COUNTERS[drawn:end] if end <= len(_FIRST_COUNTERS) else map(_counter, range(drawn, end))
    digests: list[bytes] = []
    for counter in counters:
        hashed = copy()
        hashed.update(counter)
        digests.append(hashed.digest())
    return unpack(f">{number}Q", b"".join(digests))
