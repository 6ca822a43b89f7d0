"""What areas, cards and orders are called, on every screen of This Means War! alike."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.presenters.emblems import seat_name
from bot.presenters.presenter import Names
from bot.presenters.words import possessive
from engine.games.this_means_war.areas import PRODUCTIONS, RESOURCES, Area, Areas, Production, Resource, points
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


def signed(number: int) -> str:
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
