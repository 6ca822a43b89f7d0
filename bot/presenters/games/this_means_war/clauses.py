"""What a card does, clause by clause: what it changes by how much, and how that is written on its face."""

import re
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Literal, NamedTuple, cast

from bot.presenters.games.this_means_war.words import MINUS, branches
from engine.games.this_means_war.areas import AREAS, Area
from engine.games.this_means_war.cards import BY_KEY

Verb = Literal["Add", "Assault", "Destroy", "Sacrifice", "other"]

_COUNTED = re.compile(r"(Add|Assault|Destroy|Sacrifice) (\d+)(?: ([A-Z]+))?")
CONDITION = "if assaulted:"
"""What stands on a card that can't be played otherwise."""

_FACES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "Discard a card, draw one": ("Discard, draw 1",),
        "Play another card": ("Play another",),
        "Take your replacement card from the discard pile": ("Take a discard",),
        "Everybody discards their hand and draws 6": ("All draw a new 6",),
        "Your CITY cannot fall below 1 before your next Collect": ("CITY stays 1+",),
        "Nullify the target order; its cost stays paid": ("Nullify", "an order"),
        "Only in answer to an Assault on you; aim at any opponent": (CONDITION,),
        "See the target's hand and discard one card of it; they draw one": ("See hand,", "discard 1"),
        "Copy the target order's effects with Assault and Destroy at 0": ("Copy an order", "with 0 damage"),
        "Recycle at once: discard one card, draw one": ("Recycle now",),
    }
)
"""The lines that stand for a clause on a card's face."""


class Clause(NamedTuple):
    """One clause of a card's text; `number` and `area` are what it changes, where it says so."""

    verb: Verb
    text: str
    number: int = 0
    area: Area | None = None


class Gist(NamedTuple):
    """A line on a card's face, with the sign of an area; `hostile` if it takes something from others."""

    text: str
    area: Area | None = None
    hostile: bool = False


@lru_cache(maxsize=256)
def clauses(key: str, branch: int | None = None) -> tuple[Clause, ...]:
    """Return the clauses of a card in the order written; of one with a choice, the named branch's or those of all."""
    choices = branches(key)
    if choices:
        return tuple(_clause(text) for text in (choices if branch is None else choices[branch : branch + 1]))
    return tuple(_clause(text) for text in BY_KEY[key].text.removesuffix(".").split(". "))


def gists(key: str, branch: int | None = None) -> tuple[Gist, ...]:
    """Return the lines on a card's face."""
    found = tuple(gist for clause in clauses(key, branch) for gist in _gists(clause))
    if branch is not None or not branches(key):
        return found
    return (found[0], *(gist._replace(text=f"or {gist.text}") for gist in found[1:]))


def gist_text(key: str, branch: int | None = None) -> str:
    """Return what stands on a card's face in a line."""
    lines = (" ".join(gist.text for gist in _gists(clause)) for clause in clauses(key, branch))
    return ", ".join(line for line in lines if line != CONDITION)


def _clause(text: str) -> Clause:
    counted = _COUNTED.fullmatch(text)
    if counted is None:
        return Clause("other", text)
    verb, number, area = counted.groups()
    return Clause(cast("Verb", verb), text, int(number), None if area is None else _area(area))


def _area(name: str) -> Area:
    return next(area for area in AREAS if area.upper() == name)


def _gists(clause: Clause) -> tuple[Gist, ...]:
    what = "" if clause.area is None else clause.area.upper()
    match clause.verb:
        case "Add":
            return (Gist(f"+{clause.number} {what}", clause.area),)
        case "Destroy":
            return (Gist(f"{MINUS}{clause.number} {what}", clause.area, hostile=True),)
        case "Assault":
            return (Gist(clause.text, hostile=True),)
        case "Sacrifice":
            return (Gist(f"own {what} {MINUS}{clause.number}", clause.area),)
        case "other":
            return tuple(Gist(line) for line in _FACES[clause.text])
