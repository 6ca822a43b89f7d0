"""What areas, cards and orders are called, on every screen of This Means War! alike.

What an action changed in the bases, by effects of cards: paid costs and collected resources are left out.

What a card does, clause by clause: what it changes by how much, and how that is written on its face.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Literal, NamedTuple, cast

from bot.screens.emblems import seat_name
from bot.screens.presenter import Names
from bot.screens.words import possessive
from engine.core.values import Seat
from engine.games.this_means_war import events
from engine.games.this_means_war.areas import AREAS, PRODUCTIONS, RESOURCES, Area, Areas, Production, Resource, points
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.orders import Order
from engine.games.this_means_war.view_types import View

MINUS = "\N{MINUS SIGN}"
_CHOOSE_ONE = "Choose one: "

_ORDERS: Mapping[tuple[str, ...], str] = MappingProxyType(
    {
        (): "{card}",
        ("target",): "{card} at {target}",
        ("branch",): "{card} ({branch})",
        ("branch", "target"): "{card} ({branch}) at {target}",
        ("order",): "{card} on {order}",
        ("order", "target"): "{card} on {order} at {target}",
        ("order", "branch"): "{card} on {order} ({branch})",
        ("order", "branch", "target"): "{card} on {order} ({branch}) at {target}",
        ("order", "second"): "{card} on {order} to nullify {second}",
    }
)
"""An order by what is declared for it."""


MADE_BY: tuple[tuple[Resource, Production], ...] = tuple(zip(RESOURCES, PRODUCTIONS, strict=True))
"""Each resource with the production that makes it."""


def card_name(key: str) -> str:
    """Return a card's name, such as "FIRE BOMBING"."""
    return BY_KEY[key].name


def signed_text(number: int) -> str:
    """Return a change of a number, with a true minus sign."""
    return f"{number:+}".replace("-", MINUS)


def area_name(area: Area) -> str:
    """Return an area's name as the rulebook writes it, such as "WALL"."""
    return area.upper()


def cost_text(key: str) -> str:
    """Return what a card costs, such as "3 RESEARCH, 2 AMMO"."""
    parts = [
        f"{number} {area_name(resource)}"
        for resource, number in zip(RESOURCES, BY_KEY[key].cost, strict=True)
        if number
    ]
    return ", ".join(parts) or "nothing"


def lacking(key: str, base: Areas) -> tuple[tuple[Resource, int], ...]:
    """Return what a base lacks to pay for a card, by resource; nothing if it can."""
    return tuple(
        (resource, cost - points(base, resource))
        for resource, cost in zip(RESOURCES, BY_KEY[key].cost, strict=True)
        if cost > points(base, resource)
    )


def shortfall(key: str, base: Areas) -> str:
    """Return what a base lacks to pay for a card in words, such as "1 AMMO"; "" if it can."""
    return ", ".join(f"{number} {area_name(resource)}" for resource, number in lacking(key, base))


def branches(key: str) -> tuple[str, ...]:
    """Return the alternatives that a card's text names, such as "Assault 7"; none for most cards."""
    text = BY_KEY[key].text
    return tuple(text.removeprefix(_CHOOSE_ONE).rstrip(".").split(" or ")) if text.startswith(_CHOOSE_ONE) else ()


def branch_name(key: str, branch: int | None) -> str:
    """Return the alternative that was named for a card, such as "Assault 7"; "" for none."""
    return "" if branch is None else branches(key)[branch]


def order_text(card: str, *, order: str, branch: str, target: str, second: str) -> str:
    """Return a card with what is declared for it, such as "SABOTAGE on ◆ Ann's M107"; "" is what is not."""
    declared = {"order": order, "branch": branch, "target": target, "second": second}
    return _ORDERS[tuple(name for name, text in declared.items() if text)].format(card=card, **declared)


def order_name(order: Order, names: Names) -> str:
    """Return an order on the table with whose it is, such as "◆ Ann's M107"."""
    copied = f" (as {card_name(order.effects_of)})" if order.effects_of != order.card else ""
    return f"{possessive(seat_name(order.seat, names))} {card_name(order.card)}{copied}"


def order_at(view: View, number: int) -> Order:
    """Return the order of this number in the innermost window."""
    return view.windows[-1].orders[number]


def areas_text(base: Areas) -> str:
    """Return a base in words: CITY, WALL, and each resource with what it grows by."""
    stocks = ", ".join(
        f"{area_name(resource)} {points(base, resource)} (+{points(base, production)})"
        for resource, production in MADE_BY
    )
    return f"CITY {base.city}, WALL {base.wall}; {stocks}"


def cards_text(keys: Sequence[str]) -> str:
    """Return cards by name, equal ones together, such as "M107 × 2, TENT QUARTER"."""
    counts = {key: keys.count(key) for key in dict.fromkeys(keys)}
    return ", ".join(f"{card_name(key)}{f' × {number}' if number > 1 else ''}" for key, number in counts.items())


Changes = Mapping[tuple[Seat, Area], int]
"""By how much an area of a seat grew or fell; areas that are as before are left out."""


def changes(last: Sequence[events.Event]) -> Changes:
    """Return what these events changed."""
    totals: Counter[tuple[Seat, Area]] = Counter()
    for event in last:
        match event:
            case events.Added(seat, area, number):
                totals[seat, area] += number
            case events.Sacrificed(seat, area, number):
                totals[seat, area] -= number
            case events.Destroyed(_, target, area, number):
                totals[target, area] -= number
            case events.Assaulted(_, target, _, wall, city):
                totals[target, "wall"] -= wall
                totals[target, "city"] -= city
            case _:
                pass
    return {where: number for where, number in totals.items() if number}


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
    lines = tuple(gist for clause in clauses(key, branch) for gist in _gists(clause))
    if branch is not None or not branches(key):
        return lines
    return (lines[0], *(gist._replace(text=f"or {gist.text}") for gist in lines[1:]))


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
