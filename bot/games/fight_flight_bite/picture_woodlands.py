"""Woodlands and the pond as hexagons: terrain, letter and sign, critters, and food below."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import pi, sin
from types import MappingProxyType
from typing import NamedTuple

from bot.games.fight_flight_bite.course import Changes
from bot.games.fight_flight_bite.picture_pieces import SIGN_GROUNDS, Critters, animal, critters, food, foods, sign
from bot.pictures.elements import SMALLEST, Area, Drawn, Point, emblem
from bot.pictures.scene import DARK, GOLD, GROUND, INK, SIDES, SOFT, Disc, Icon, Polygon, Scene, Sprite, Text
from engine.games.fight_flight_bite.cards import FOODS, Sign
from engine.games.fight_flight_bite.options import Terrain
from engine.games.fight_flight_bite.view_types import View, WoodlandView

_TREES: Mapping[Terrain, str] = MappingProxyType({"oak": "oak", "birch": "birch-trees", "bramble": "thorny-vine"})
_EDGES: Mapping[Terrain, str] = MappingProxyType({"oak": "#45693c", "birch": "#3f5f82", "bramble": "#6f4a6f"})
_FLOORS: Mapping[Terrain, str] = MappingProxyType({"oak": "#1e3320", "birch": "#1d2b3c", "bramble": "#331f34"})
_BEHIND: Mapping[Terrain, str] = MappingProxyType({"oak": "#375a35", "birch": "#35506e", "bramble": "#5d3a5d"})
_WATER, _SHORE, _WAVE = "#1b4560", "#2a688c", "#2f7299"
_LIP = 6
_BADGE = 3
"""Shift to the left in pixels for each further group in a row, because numbers overhang on the right."""


class Grid(NamedTuple):
    """Measures of a map's hexagons in pixels.

    `taper` is the height of the upper and lower points. `column` and `row` are the distances between centres.

    `heading`, `tokens` and `food` are the middles of these rows, measured from the centre. The floor begins at `floor`.
    """

    width: int
    height: int
    taper: int
    column: int
    row: int
    heading: int
    tokens: int
    floor: int
    food: int
    food_size: int

    @property
    def narrow(self) -> bool:
        """Whether woodlands are too narrow for four groups of critters in one row."""
        return self.width < 220


WIDE = Grid(254, 250, 61, 260, 194, heading=-80, tokens=-14, floor=31, food=62, food_size=36)
NARROW = Grid(187, 258, 46, 193, 217, heading=-85, tokens=-6, floor=48, food=70, food_size=30)


def woodland(view: View, place: WoodlandView, at: Point, grid: Grid, changed: Changes) -> Iterator[Drawn]:
    """Draw a woodland around the centre `at`: ground, critters, food or harvest, and its controller if any.

    `changed` has the changes that are highlighted. The woodland of the current turn or pick has a golden edge.
    """
    x, y = at
    here = view.turn is not None and view.turn.woodland == place.id and view.phase == "turns"
    picked = view.pick is not None and view.pick.woodland == place.id
    controller = place.harvest.controller if place.harvest is not None else None
    edge = GOLD if here or picked else "" if controller is None else SIDES[controller]
    ground = _woodland_ground(place.id, place.terrain, place.icon, grid, edge)
    yield Sprite(ground, x - grid.width / 2, y - grid.height / 2)
    yield from _critters(list(_groups(view, place, changed)), x, y + grid.tokens, grid)
    if place.harvest is None:
        yield from foods(place.cubes, _row(x, y + grid.food, grid), changed.foods_on(place))
    else:
        yield from _draw_harvest(place, x, y + grid.food, grid)
    low = y + grid.height / 2 - 16
    if controller is not None:
        yield Disc(x, low, 21, fill=GROUND, line=SIDES[controller], line_width=3)
        yield emblem(controller, x, low, 10)
    elif here and sum(1 for number in place.critters if number) > 1:
        yield Disc(x, low, 22, fill=GROUND, line=GOLD, line_width=3)
        yield Icon("crossed-swords", x - 15, low - 15, 30, GOLD)


def target(at: Point, grid: Grid) -> Iterator[Drawn]:
    """Mark the woodland around a centre as a possible choice: a white edge, and a dot at its foot."""
    x, y = at
    left, top = x - grid.width / 2, y - grid.height / 2
    edge = tuple((left + across, top + down) for across, down in _hexagon(grid, 4))
    yield Polygon(edge, line=INK, line_width=8)
    yield Disc(x, y + grid.height / 2 - 16, 15, fill=INK, line=DARK, line_width=4)


@lru_cache(maxsize=256)
def _woodland_ground(letter: str, terrain: Terrain, icon: Sign, grid: Grid, edge: str) -> Scene:
    """Draw the fixed parts of a woodland; `edge` is the colour around it, "" for the terrain's own."""
    width, height = grid.width, grid.height
    middle, floor = width / 2, height / 2 + grid.floor
    thick = 8 if edge else 5
    tree = min(104, round(width / 2) - 10)
    low = floor - tree + 6
    return Scene(
        width,
        height + _LIP,
        (
            Polygon(_hexagon(grid, 0, _LIP), fill=DARK),
            Polygon(_hexagon(grid, 0), fill=edge or _EDGES[terrain]),
            Polygon(_hexagon(grid, thick), fill=SIGN_GROUNDS[icon]),
            Icon(_TREES[terrain], middle - tree, low, tree, _BEHIND[terrain]),
            Icon(_TREES[terrain], middle, low, tree, _BEHIND[terrain]),
            Polygon(((thick, floor), (width - thick, floor), *_hexagon(grid, thick)[2:5]), fill=_FLOORS[terrain]),
            Text(
                letter, middle - 58, height / 2 + grid.heading - 26, 48, 52, 40, SMALLEST, INK, "bold", "right",
                "middle",
            ),
            sign(icon, middle + 22, height / 2 + grid.heading, 26),
        ),
    )  # fmt: skip


def _hexagon(grid: Grid, inset: float, low: float = 0) -> tuple[tuple[float, float], ...]:
    """Return the corners of a hexagon clockwise from the topmost one.

    The hexagon fills a box of the grid's width and height, less `inset` pixels on each side. `low` moves it down by
    that many pixels.
    """
    left, right, middle = inset, grid.width - inset, grid.width / 2
    top, bottom = 1.1 * inset + low, grid.height - 1.1 * inset + low
    upper, lower = grid.taper + inset / 2 + low, grid.height - grid.taper - inset / 2 + low
    return (middle, top), (right, upper), (right, lower), (middle, bottom), (left, lower), (left, upper)


def _critters(groups: list[Critters], x: float, y: float, grid: Grid) -> Iterator[Drawn]:
    for row, radius, pitch, high in _rows(groups, grid):
        left = x - pitch * (len(row) - 1) / 2 - _BADGE * (len(row) - 1)
        for number, group in enumerate(row):
            yield critters(group, left + number * pitch, y + high, radius)


def _rows(groups: list[Critters], grid: Grid) -> Iterator[tuple[list[Critters], float, float, float]]:
    """Yield rows of critter groups, each with three measures in pixels.

    They are the radius, the distance between neighbours, and the distance below the middle. A narrow grid has two rows
    for four or more groups, otherwise there is one row.
    """
    if not grid.narrow:
        radius, pitch = ((34, 80), (27, 60), (23, 49))[max(0, len(groups) - 3)]
        yield groups, radius, pitch, 0
    elif len(groups) <= 2:
        yield groups, 34, 80, 0
    elif len(groups) == 3:
        yield groups, 26, 56, 0
    else:
        half = (len(groups) + 1) // 2
        radius, pitch = (24, 66) if half == 2 else (23, 58)
        yield groups[:half], radius, pitch, -28
        yield groups[half:], radius, pitch, 24


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


def _row(middle: float, y: float, grid: Grid) -> Area:
    """Return the area of a row of food with its centre at (middle, y)."""
    width = grid.width - 18
    return Area(middle - width / 2, y - grid.food_size / 2, width, grid.food_size)


def _draw_harvest(place: WoodlandView, x: float, y: float, grid: Grid) -> Iterator[Drawn]:
    """Draw the number of cubes that each seat harvested in a woodland, or "no harvest".

    The row has its centre at (x, y); seats without cubes are left out.
    """
    shares = [(seat, sum(cubes)) for seat, cubes in enumerate(place.harvest.taken if place.harvest else ())]
    taken = [(seat, number) for seat, number in shares if number]
    if not taken:
        yield Text(
            "no harvest", x - grid.width / 2 + 12, y - 20, grid.width - 24, 40, 24, SMALLEST, SOFT, "regular",
            "centre", "middle",
        )  # fmt: skip
    pitch = min(54.0, (grid.width - 18) / max(1, len(taken)))
    left = x - pitch * len(taken) / 2
    for index, (seat, number) in enumerate(taken):
        at = left + index * pitch
        yield emblem(seat, at + 11, y, 9)
        yield Text(str(number), at + 23, y - 18, pitch - 21, 36, 28, SMALLEST, INK, "bold", anchor="middle")


def pond(view: View, x: float, y: float, grid: Grid) -> Iterator[Drawn]:
    """Draw the pond around the centre (x, y), and the cubes in the supply on it."""
    yield Sprite(_water(grid), x - grid.width / 2, y - grid.height / 2)
    if not grid.narrow:
        yield from foods(view.supply, _row(x, y + 14, grid))
        return
    for row, (which, number) in enumerate(zip(FOODS, view.supply, strict=True)):
        low = y - 32 + row * 44
        yield food(which, x - 44, low - 18, 36)
        yield Text(str(number), x + 4, low - 20, 56, 40, 30, SMALLEST, INK, "bold", anchor="middle")


def _wave(x: float, y: float) -> Polygon:
    """Return a small wave around the centre (x, y)."""
    steps = range(-12, 13)
    crest = [(x + 2 * step, y + 4 * sin(step * pi / 6)) for step in steps]
    return Polygon(
        (*((across, down - 1.5) for across, down in crest), *((a, d + 1.5) for a, d in reversed(crest))), _WAVE
    )


@lru_cache(maxsize=4)
def _water(grid: Grid) -> Scene:
    width, height, middle = grid.width, grid.height, grid.width / 2
    label = height / 2 - (80 if grid.narrow else 38)
    waves = ((0, 96),) if grid.narrow else ((-44, -72), (12, -54), (-20, 58), (40, 62), (-4, 84))
    return Scene(
        width,
        height + _LIP,
        (
            Polygon(_hexagon(grid, 0, _LIP), fill=DARK),
            Polygon(_hexagon(grid, 0), fill=_SHORE),
            Polygon(_hexagon(grid, 5), fill=_WATER),
            *(_wave(middle + across, height / 2 + down) for across, down in waves),
            Text("Supply", middle - 60, label - 18, 120, 36, 26, SMALLEST, SOFT, "regular", "centre", "middle"),
        ),
    )  # fmt: skip
