"""Names and texts of areas, cards and orders, shared by all screens of This Means War!.

The module also sums up the changes that cards made, without costs and collected resources. It splits card texts into
clauses and into lines for a card's face.
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
"""Template of an order, by the parts that a player declared."""


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
    """Return a card's cost, such as "3 RESEARCH, 2 AMMO"; "nothing" if it is free."""
    parts = [
        f"{number} {area_name(resource)}"
        for resource, number in zip(RESOURCES, BY_KEY[key].cost, strict=True)
        if number
    ]
    return ", ".join(parts) or "nothing"


def lacking(key: str, base: Areas) -> tuple[tuple[Resource, int], ...]:
    """Return the resources that a base lacks to pay for a card, with numbers; `()` if it can pay."""
    return tuple(
        (resource, cost - points(base, resource))
        for resource, cost in zip(RESOURCES, BY_KEY[key].cost, strict=True)
        if cost > points(base, resource)
    )


def shortfall(key: str, base: Areas) -> str:
    """Return the resources that a base lacks for a card, such as "1 AMMO"; "" if it can pay."""
    return ", ".join(f"{number} {area_name(resource)}" for resource, number in lacking(key, base))


def branches(key: str) -> tuple[str, ...]:
    """Return the alternatives in a card's text, such as "Assault 7"; `()` for a card without a choice."""
    text = BY_KEY[key].text
    return tuple(text.removeprefix(_CHOOSE_ONE).rstrip(".").split(" or ")) if text.startswith(_CHOOSE_ONE) else ()


def branch_name(key: str, branch: int | None) -> str:
    """Return a card's alternative with the index `branch`, such as "Assault 7". Return "" if it is None."""
    return "" if branch is None else branches(key)[branch]


def order_text(card: str, *, order: str, branch: str, target: str, second: str) -> str:
    """Return a card with its declared parts, such as "SABOTAGE on ◆ Ann's M107".

    Pass "" for parts that are not declared.
    """
    declared = {"order": order, "branch": branch, "target": target, "second": second}
    return _ORDERS[tuple(name for name, text in declared.items() if text)].format(card=card, **declared)


def order_name(order: Order, names: Names) -> str:
    """Return an order with its player, such as "◆ Ann's M107", and the card that it copies."""
    copied = f" (as {card_name(order.effects_of)})" if order.effects_of != order.card else ""
    return f"{possessive(seat_name(order.seat, names))} {card_name(order.card)}{copied}"


def order_at(view: View, number: int) -> Order:
    """Return the order of this number in the innermost window."""
    return view.windows[-1].orders[number]


def areas_text(base: Areas) -> str:
    """Return a base in words: CITY, WALL, and each resource with its production."""
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
"""Change of each area of each seat; unchanged areas are left out."""


def changes(last: Sequence[events.Event]) -> Changes:
    """Return the changes of areas that these events made by effects of cards."""
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
"""Line on a card that players may use only as the answer to an assault."""

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
"""Lines on a card's face, by the clause that they replace."""


class Clause(NamedTuple):
    """One clause of a card's text; `number` and `area` are 0 and None if the text has none."""

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
    """Return a card's clauses in the order of its text.

    If it has a choice, return the clause at index `branch`, or all alternatives for None.
    """
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
    """Return the text of a card's face in one line."""
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
