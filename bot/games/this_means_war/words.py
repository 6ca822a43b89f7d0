"""Names and texts of areas, cards and orders, shared by all screens of This Means War!.

The module also sums up the changes that cards made, without costs and collected resources. It has the lines on the face
of a card, by its effects.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from bot.screens.emblems import seat_name
from bot.screens.presenter import Names
from bot.screens.words import possessive
from engine.core.values import Seat
from engine.games.this_means_war import effects, events
from engine.games.this_means_war.areas import PRODUCTIONS, RESOURCES, Area, Areas, Production, Resource, points
from engine.games.this_means_war.cards import BY_KEY, effect_text
from engine.games.this_means_war.effects import Single
from engine.games.this_means_war.orders import Order, branches, written_effects
from engine.games.this_means_war.view_types import View

MINUS = "\N{MINUS SIGN}"

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


def branch_name(key: str, branch: int | None) -> str:
    """Return a card's alternative with the index `branch`, such as "Assault 7". Return "" if it is None."""
    return "" if branch is None else ". ".join(map(effect_text, written_effects(key, branch)))


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


COUNTED = (effects.Add, effects.Assault, effects.Destroy, effects.Sacrifice)
"""Effects with a number, which change a base."""

_FACES: Mapping[type[Single], tuple[str, ...]] = MappingProxyType(
    {
        effects.DiscardOne: ("Discard, draw 1",),
        effects.PlayAnother: ("Play another",),
        effects.TriedAndTrue: ("Take a discard",),
        effects.EmpDischarge: ("All draw a new 6",),
        effects.FinalStand: ("CITY stays 1+",),
        effects.Sabotage: ("Nullify", "an order"),
        effects.CounterStrike: ("if assaulted:",),
        effects.NetworkHack: ("See hand,", "discard 1"),
        effects.CopyOrder: ("Copy an order", "with 0 damage"),
        effects.LatestIntel: ("Recycle now",),
    }
)
"""Lines on a card's face for an effect without a number."""


class Gist(NamedTuple):
    """A line on a card's face, with the sign of an area; `hostile` if it takes something from others."""

    text: str
    area: Area | None = None
    hostile: bool = False


def gists(key: str) -> tuple[Gist, ...]:
    """Return the lines on the face of a card that is held, with all its alternatives."""
    first, *others = (
        [gist for effect in written_effects(key, branch) for gist in _effect_gists(effect)] for branch in branches(key)
    )
    return (*first, *(gist._replace(text=f"or {gist.text}") for other in others for gist in other))


def declared_gists(key: str, branch: int | None) -> tuple[tuple[Gist, ...], ...]:
    """Return the lines of a declared card for each effect that it has there; no condition for playing is one."""
    listed = written_effects(key, branch)
    return tuple(_effect_gists(effect) for effect in listed if not isinstance(effect, effects.CounterStrike))


def _effect_gists(effect: Single) -> tuple[Gist, ...]:
    match effect:
        case effects.Add(number, area):
            return (Gist(f"+{number} {area_name(area)}", area),)
        case effects.Destroy(number, area):
            return (Gist(f"{MINUS}{number} {area_name(area)}", area, hostile=True),)
        case effects.Assault():
            return (Gist(effect_text(effect), hostile=True),)
        case effects.Sacrifice(number, area):
            return (Gist(f"own {area_name(area)} {MINUS}{number}", area),)
        case _:
            return tuple(map(Gist, _FACES[type(effect)]))
