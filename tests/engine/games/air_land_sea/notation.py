"""The short notation of cards and theaters: a letter and a strength, such as "A6", and the first letters of a theater.

A air, L land, S sea, I intelligence, D diplomacy, E economics.
"""

from engine.games.air_land_sea.cards import TYPES

SIDES = ("red", "blue")

FLS = "int dip eco"
"""The theaters of Flies, Lies & Supplies."""

_LETTERS = {type_[0].upper(): type_ for type_ in TYPES}


def key(code: str) -> str:
    """Spell out a card: "A6" is "air-6"."""
    return f"{_LETTERS[code[0]]}-{code[1:]}"


def code(card: str) -> str:
    """Write a card short: "air-6" is "A6"."""
    type_, strength = card.split("-")
    return f"{type_[0].upper()}{strength}"


def full(theater: str) -> str:
    """Spell out a theater: "dip" is "diplomacy"."""
    (name,) = [type_ for type_ in TYPES if type_.startswith(theater)]
    return name
