"""The three signs and what beats what (rules 4), and the rounds of throws that leave one seat (rules 7.2 and 12)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Literal

Sign = Literal["fight", "flight", "bite"]

SIGNS: tuple[Sign, ...] = ("fight", "flight", "bite")
"""In the order of every row of three numbers by sign."""

BEATS: Mapping[Sign, Sign] = MappingProxyType({"fight": "bite", "bite": "flight", "flight": "fight"})
"""Each sign and the one that it beats; two equal signs are a tie."""


def losing(signs: Sequence[Sign]) -> Sign | None:
    """Return the sign that loses a round, if exactly two different ones are out; else nobody drops.

    >>> losing(("fight", "fight", "bite"))
    'bite'
    """
    if len(set(signs)) != 2:
        return None
    return next(BEATS[sign] for sign in signs if BEATS[sign] in signs)


def allowed(barred: Sign | None) -> tuple[Sign, ...]:
    """Return the signs that may be thrown where one of them, or none, is barred."""
    return tuple(sign for sign in SIGNS if sign != barred)
