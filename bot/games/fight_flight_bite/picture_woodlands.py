"""Woodlands and the pond as hexagons: letter and sign, critters, and food below."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import pi, sin
from types import MappingProxyType
from typing import NamedTuple

from bot.games.fight_flight_bite import texts
from bot.games.fight_flight_bite.course import Changes
from bot.games.fight_flight_bite.picture_pieces import (
    SIGN_GROUNDS,
    Counted,
    Critters,
    CritterSize,
    animal,
    counted,
    critters,
    food,
    foods,
    sign,
)
from bot.pictures.elements import Area, Point, emblem
from bot.pictures.scene import DARK, GOLD, GROUND, INK, SIDES, SOFT, Disc, Drawn, Icon, Polygon, Scene, Sprite, Text
from bot.texts.languages import cached_by_language
from engine.games.fight_flight_bite.cards import FOODS, Sign
from engine.games.fight_flight_bite.options import Terrain
from engine.games.fight_flight_bite.view_types import View, WoodlandView

_EDGES: Mapping[Terrain, str] = MappingProxyType({"oak": "#45693c", "birch": "#3f5f82", "bramble": "#6f4a6f"})
_FLOORS: Mapping[Terrain, str] = MappingProxyType({"oak": "#1e3320", "birch": "#1d2b3c", "bramble": "#331f34"})
_WATER, _SHORE, _WAVE = "#1b4560", "#2a688c", "#2f7299"
_LIP = 5

HEIGHT = 168
"""Height of a hexagon in pixels; its upper and lower point take `_TAPER` pixels each."""
ROW = 143
"""Distance between the centres of two rows in pixels."""
_TAPER = 30
_HEADING, _TOKENS, _FLOOR, _FOOD = -51, -5, 25, 42
"""Middles of the rows, and the upper edge of the floor, in pixels below the centre."""
_CROWDED_HEADING, _CROWDED_ROWS = -58, (-25, 8)
"""Middles of the rows if the critters need two rows."""

_LARGE = (CritterSize(27, 38), CritterSize(25, 36), CritterSize(22, 34), CritterSize(17, 30))
"""Sizes for one row of critters; the largest that fits is used."""
_SMALL = CritterSize(16, 32)
"""The size for two rows of critters."""


class Grid(NamedTuple):
    """Measures in pixels: a hexagon's width, the distance of neighbours in a row, and the size of a food icon."""

    width: int
    column: int
    food: int

    @property
    def inside(self) -> int:
        """The width of a hexagon without its edges."""
        return self.width - 16


WIDE = Grid(250, 254, 34)
NARROW = Grid(190, 194, 26)


def woodland(view: View, place: WoodlandView, at: Point, grid: Grid, changed: Changes) -> Iterator[Drawn]:
    """Draw a woodland around the centre `at`: ground, critters, food or harvest, and its controller if any.

    `changed` has the changes that are highlighted. The woodland of the current turn or pick has a golden edge.
    """
    x, y = at
    here = view.turn is not None and view.turn.woodland == place.id and view.phase == "turns"
    picked = view.pick is not None and view.pick.woodland == place.id
    controller = place.harvest.controller if place.harvest is not None else None
    edge = GOLD if here or picked else "" if controller is None else SIDES[controller]
    groups = list(_groups(view, place, changed))
    rows = _arrange(groups, grid)
    yield Sprite(_ground(place.id, place.terrain, place.icon, grid, edge, len(rows) > 1), x - grid.width / 2, y - 84)
    for row, size, below in rows:
        yield from critters(row, size, x, y + below, grid.inside)
    area = Area(x - grid.inside / 2 + 8, y + _FOOD - grid.food / 2, grid.inside - 16, grid.food)
    if place.harvest is None:
        yield from foods(place.cubes, area, changed.foods_on(place))
    else:
        yield from _harvest(view, place, area)
    low = y + HEIGHT / 2 - 11
    if controller is not None:
        yield Disc(x, low, 16, fill=GROUND, line=SIDES[controller], line_width=3)
        yield emblem(controller, x, low, 8)
    elif here and sum(1 for number in place.critters if number) > 1:
        yield Disc(x, low, 16, fill=GROUND, line=GOLD, line_width=3)
        yield Icon("crossed-swords", x - 11, low - 11, 22, GOLD)


def target(at: Point, grid: Grid) -> Iterator[Drawn]:
    """Mark the woodland around a centre as a possible choice: a white edge, and a dot at its foot."""
    x, y = at
    edge = tuple((x - grid.width / 2 + across, y - HEIGHT / 2 + down) for across, down in _hexagon(grid, 4))
    yield Polygon(edge, line=INK, line_width=8)
    yield Disc(x, y + HEIGHT / 2 - 14, 13, fill=INK, line=DARK, line_width=4)


@lru_cache(maxsize=256)
def _ground(letter: str, terrain: Terrain, icon: Sign, grid: Grid, edge: str, crowded: bool) -> Scene:
    """Draw the fixed parts of a woodland.

    `edge` is the colour around it, "" for the terrain's own. If `crowded`, the heading is smaller.
    """
    middle, floor, thick = grid.width / 2, HEIGHT / 2 + _FLOOR, 7 if edge else 5
    heading = HEIGHT / 2 + (_CROWDED_HEADING if crowded else _HEADING)
    size, radius = (34, 16) if crowded else (42, 21)
    return Scene(
        grid.width,
        HEIGHT + _LIP,
        (
            Polygon(_hexagon(grid, 0, _LIP), fill=DARK),
            Polygon(_hexagon(grid, 0), fill=edge or _EDGES[terrain]),
            Polygon(_hexagon(grid, thick), fill=SIGN_GROUNDS[icon]),
            Polygon(((thick, floor), (grid.width - thick, floor), *_hexagon(grid, thick)[2:5]), fill=_FLOORS[terrain]),
            Text(letter, middle - 52, heading - 25, 49, 50, size, size, INK, "bold", "right", "middle"),
            sign(icon, middle + radius + 2, heading, radius),
        ),
    )


def _hexagon(grid: Grid, inset: float, low: float = 0) -> tuple[tuple[float, float], ...]:
    """Return the corners of a hexagon clockwise from the topmost one.

    The hexagon fills a box of the grid's width and `HEIGHT`, less `inset` pixels on each side. `low` moves it down by
    that many pixels.
    """
    left, right, middle = inset, grid.width - inset, grid.width / 2
    top, bottom = 1.05 * inset + low, HEIGHT - 1.05 * inset + low
    upper, lower = _TAPER + inset * 0.74 + low, HEIGHT - _TAPER - inset * 0.74 + low
    return (middle, top), (right, upper), (right, lower), (middle, bottom), (left, lower), (left, upper)


def _arrange(groups: list[Critters], grid: Grid) -> list[tuple[list[Critters], CritterSize, float]]:
    """Return the rows of critters, each with its size and its distance below the centre in pixels.

    There are two rows if even the smallest of `_LARGE` is too wide for one.
    """
    for size in _LARGE:
        if len(groups) * size.width <= grid.inside:
            return [(groups, size, _TOKENS)]
    half = (len(groups) + 1) // 2
    return [(row, _SMALL, below) for row, below in zip((groups[:half], groups[half:]), _CROWDED_ROWS, strict=True)]


def _groups(view: View, place: WoodlandView, changed: Changes) -> Iterator[Critters]:
    """Yield the groups of critters on a woodland in turn order; a seat's upright critters come before lying ones.

    Groups that `changed` names are marked.
    """
    turn = view.turn
    for seat in view.order or range(len(view.seats)):
        number = place.critters[seat]
        lying = turn.lying if turn is not None and turn.woodland == place.id and turn.seat == seat else 0
        marked = (place.id, seat) in changed.critters
        if number - lying:
            yield Critters(seat, animal(view, seat), number - lying, lying=False, marked=marked)
        if lying:
            yield Critters(seat, animal(view, seat), lying, lying=True, marked=marked and number == lying)


def _harvest(view: View, place: WoodlandView, area: Area) -> Iterator[Drawn]:
    """Draw the number of cubes that each seat harvested in a woodland, or "no harvest".

    Seats without cubes are left out.
    """
    taken = place.harvest.taken if place.harvest is not None else ()
    shares = [
        Counted(animal(view, seat), SIDES[seat], sum(cubes), INK) for seat, cubes in enumerate(taken) if sum(cubes)
    ]
    if shares:
        yield from counted(shares, area)
    else:
        yield Text(
            texts.no_harvest(), area.x, area.y - 4, area.width, 36, 26, 25, SOFT, align="centre", anchor="middle"
        )


def pond(view: View, at: Point, grid: Grid) -> Iterator[Drawn]:
    """Draw the pond around the centre `at`, and the cubes in the supply on it."""
    x, y = at
    yield Sprite(_water(grid), x - grid.width / 2, y - HEIGHT / 2)
    for row, (which, number) in enumerate(zip(FOODS, view.supply, strict=True)):
        low = y - 18 + row * 34
        yield food(which, x - 42, low - 15, 30)
        yield Text(str(number), x + 2, low - 19, 56, 38, 34, 34, INK, "bold", anchor="middle")


def _wave(x: float, y: float) -> Polygon:
    """Return a small wave around the centre (x, y)."""
    steps: Sequence[int] = range(-12, 13)
    crest = [(x + 2 * step, y + 4 * sin(step * pi / 6)) for step in steps]
    return Polygon(
        (*((across, down - 1.5) for across, down in crest), *((a, d + 1.5) for a, d in reversed(crest))), _WAVE
    )


@cached_by_language(maxsize=2)
def _water(grid: Grid) -> Scene:
    middle = grid.width / 2
    return Scene(
        grid.width,
        HEIGHT + _LIP,
        (
            Polygon(_hexagon(grid, 0, _LIP), fill=DARK),
            Polygon(_hexagon(grid, 0), fill=_SHORE),
            Polygon(_hexagon(grid, 5), fill=_WATER),
            *(_wave(middle + across, HEIGHT / 2 + down) for across, down in ((-66, 8), (66, -16), (66, 34))),
            Text(texts.map_supply(), middle - 60, 18, 120, 36, 26, 26, SOFT, align="centre", anchor="middle"),
        ),
    )
