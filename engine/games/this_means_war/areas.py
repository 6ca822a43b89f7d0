"""The ten areas of a base, each a number with bounds of its own (rules 1)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, get_args

from msgspec.structs import replace

from engine.core.values import Value

Resource = Literal["labor", "research", "ammo", "army"]
Production = Literal["factory", "lab", "silo", "barracks"]
Area = Literal["labor", "research", "ammo", "army", "factory", "lab", "silo", "barracks", "wall", "city"]

RESOURCES: tuple[Resource, ...] = get_args(Resource)
"""All resources, in the order of `Cost`."""
PRODUCTIONS: tuple[Production, ...] = get_args(Production)
"""Each makes the resource in its place of `RESOURCES`."""
AREAS: tuple[Area, ...] = get_args(Area)

MIN_PRODUCTION, MAX_PRODUCTION = 1, 6

Cost = tuple[int, int, int, int]
"""Cost of a card, in the order of `RESOURCES`."""

_MINIMUMS: Mapping[str, int] = MappingProxyType({area: int(area in PRODUCTIONS) for area in AREAS})


class Areas(Value, frozen=True):
    """A base: the number in each of its areas."""

    labor: int
    research: int
    ammo: int
    army: int
    factory: int
    lab: int
    silo: int
    barracks: int
    wall: int
    city: int


def points(base: Areas, area: Area) -> int:
    """Return the base's points in one area, such as its CITY or a resource."""
    value: int = getattr(base, area)
    return value


def raise_area(base: Areas, area: Area, number: int) -> Areas:
    """Return the base with `number` more in an area. A production stays at most at MAX_PRODUCTION."""
    value = points(base, area) + number
    return replace(base, **{area: min(value, MAX_PRODUCTION) if area in PRODUCTIONS else value})


def lower_area(base: Areas, area: Area, number: int, minimum: int = 0) -> Areas:
    """Return the base with `number` less in an area.

    The result is at least `minimum`, and at least the area's own minimum: 1 for a production, 0 for others.
    """
    return replace(base, **{area: max(points(base, area) - number, _MINIMUMS[area], minimum)})


def can_pay(base: Areas, cost: Cost) -> bool:
    """Return whether the base can pay the whole cost."""
    return base.labor >= cost[0] and base.research >= cost[1] and base.ammo >= cost[2] and base.army >= cost[3]


def pay_cost(base: Areas, cost: Cost) -> Areas:
    """Return the base with the cost subtracted from its resources.

    The caller must check `can_pay` first; a result below 0 isn't refused.
    """
    labor, research, ammo, army = cost
    return _with_stock(base, base.labor - labor, base.research - research, base.ammo - ammo, base.army - army)


def collect(base: Areas, times: int = 1) -> Areas:
    """Return the base after it collects `times` times: each resource grows by its production (rules 2.1)."""
    return _with_stock(
        base,
        base.labor + times * base.factory,
        base.research + times * base.lab,
        base.ammo + times * base.silo,
        base.army + times * base.barracks,
    )


def _with_stock(base: Areas, labor: int, research: int, ammo: int, army: int) -> Areas:
    return Areas(labor, research, ammo, army, base.factory, base.lab, base.silo, base.barracks, base.wall, base.city)
