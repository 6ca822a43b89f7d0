"""Parts of `resample`, which builds a world that a seat can't tell from the real one: dealing anew, and another key."""

from collections.abc import Sequence
from typing import TypeVar

from engine.core.rng import KEY_BYTES, Rng
from engine.kit.piles import deal

T = TypeVar("T")

_WORD_BYTES = 8


def redeal(piles: Sequence[tuple[T, ...]], rng: Rng) -> tuple[tuple[tuple[T, ...], ...], Rng]:
    """Mix the items of all piles and deal them again, each pile as large as before.

    >>> redeal(((), (7,)), Rng(bytes(32)))[0]
    ((), (7,))
    """
    mixed, rng = rng.shuffled([item for pile in piles for item in pile])
    dealt, _ = deal(mixed, [len(pile) for pile in piles])
    return dealt, rng


def rekeyed(secret: Rng, rng: Rng) -> tuple[Rng, Rng]:
    """Return `secret` with another key drawn from `rng`, as many words drawn from it as before, and what is left."""
    key = b""
    while len(key) < KEY_BYTES:
        word, rng = rng.below(1 << (8 * _WORD_BYTES))
        key += word.to_bytes(_WORD_BYTES, "big")
    return Rng(key, secret.drawn), rng
