"""Signs, cubes of food and critters in pictures, each with a shape besides its colour."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType
from typing import NamedTuple

from bot.pictures.colours import DARK, INK, SIDES
from bot.pictures.pieces import SMALLEST, Drawn, Outline, emblem, hollow_emblem, placed
from bot.pictures.scene import Disc, Line, Polygon, Scene, Sprite, Text
from engine.games.fight_flight_bite.cards import Food, Sign

FOOD_COLOURS: Mapping[Food, str] = MappingProxyType({"nut": "#d19a5b", "mushroom": "#eceae3", "fruit": "#f29bc0"})
SIGN_COLOURS: Mapping[Sign, str] = MappingProxyType({"fight": "#ffd166", "flight": "#a8dcff", "bite": "#ffb3a7"})


def _star(points: int, inner: float) -> Outline:
    steps = ((step * pi / points, 0.54 if step % 2 == 0 else inner) for step in range(2 * points))
    return tuple((0.5 + reach * sin(angle), 0.5 - reach * cos(angle)) for angle, reach in steps)


_WING: Outline = (
    (0.5, 0.36), (0.62, 0.14), (0.86, 0.06), (1.06, 0.26), (0.88, 0.28), (0.78, 0.38), (0.7, 0.62),
    (0.5, 0.94), (0.3, 0.62), (0.22, 0.38), (0.12, 0.28), (-0.06, 0.26), (0.14, 0.06), (0.38, 0.14),
)  # fmt: skip
_JAW: Outline = (
    (-0.02, 0.02), (1.02, 0.02), (0.98, 0.3), (0.86, 0.56), (0.74, 0.3), (0.62, 0.56), (0.5, 0.3), (0.38, 0.56),
    (0.26, 0.3), (0.14, 0.56), (0.02, 0.3),
)  # fmt: skip
_SIGNS: Mapping[Sign, tuple[Outline, ...]] = MappingProxyType(
    {
        "fight": (_star(8, 0.3),),
        "flight": (_WING,),
        "bite": (
            _JAW,
            (
                (0.26, 0.98),
                (0.08, 0.66),
                (0.26, 0.7),
                (0.38, 0.5),
                (0.5, 0.7),
                (0.62, 0.5),
                (0.74, 0.7),
                (0.92, 0.66),
                (0.74, 0.98),
            ),
        ),
    }
)


_OVER = 8
"""How far a piece may reach over its square."""


@lru_cache(maxsize=32)
def _sign(which: Sign, size: float, colour: str) -> Scene:
    outlines = (placed(outline, _OVER, _OVER, size) for outline in _SIGNS[which])
    return _sprite(size, (Polygon(outline, fill=colour, line=DARK, line_width=1.5) for outline in outlines))


def _sprite(size: float, shapes: Iterable[Drawn]) -> Scene:
    side = round(size) + 2 * _OVER
    return Scene(side, side, tuple(shapes))


def sign(which: Sign, x: float, y: float, size: float, colour: str | None = None) -> Iterator[Drawn]:
    """Draw a sign in a square of this size: a burst for Fight, wings for Flight, jaws for Bite."""
    yield Sprite(_sign(which, size, colour or SIGN_COLOURS[which]), x - _OVER, y - _OVER)


def food(which: Food, x: float, y: float, size: float) -> Iterator[Drawn]:
    """Draw a cube of food with its letter: round for nuts, capped for mushrooms, pointed for fruit."""
    yield Sprite(_cube(which, size), x - _OVER, y - _OVER)


@lru_cache(maxsize=32)
def _cube(which: Food, size: float) -> Scene:
    return _sprite(size, _cube_shapes(which, _OVER, size))


def _cube_shapes(which: Food, at: float, size: float) -> Iterator[Drawn]:
    colour = FOOD_COLOURS[which]
    if which == "nut":
        yield Disc(at + size / 2, at + size / 2, size * 0.54, fill=colour, line=DARK, line_width=2)
    else:
        outline = _CAP if which == "mushroom" else _DROP
        yield Polygon(placed(outline, at, at, size), fill=colour, line=DARK, line_width=2)
    yield Text(
        which[0].upper(), at, at + size * 0.04, size, size, size * 0.74, SMALLEST * 0.8, DARK, "bold", "centre",
        "middle",
    )  # fmt: skip


_CAP: Outline = tuple(
    (x, 0.02 + 0.98 * y)
    for x, y in (
        (-0.06, 0.56),
        (0.0, 0.22),
        (0.22, 0.02),
        (0.78, 0.02),
        (1.0, 0.22),
        (1.06, 0.56),
        (0.84, 0.62),
        (0.84, 1.02),
        (0.16, 1.02),
        (0.16, 0.62),
    )
)
_DROP: Outline = (
    (0.5, -0.12), (0.78, 0.14), (1.02, 0.44), (1.02, 0.74), (0.78, 1.02), (0.22, 1.02), (-0.02, 0.74), (-0.02, 0.44),
    (0.22, 0.14),
)  # fmt: skip


class Group(NamedTuple):
    """Critters of a seat in one posture."""

    seat: int
    number: int
    lying: bool


def critters(group: Group, x: float, y: float, radius: float) -> Iterator[Drawn]:
    """Draw critters around a centre; lying ones are hollow, over a line."""
    seat, number, lying = group
    if lying:
        yield hollow_emblem(seat, x, y, radius, DARK)
        yield Line(x - radius, y + radius + 5, x + radius, y + radius + 5, SIDES[seat], 4)
    else:
        yield emblem(seat, x, y, radius)
    low = radius * 0.16 if seat == 2 else 0
    yield Text(
        str(number), x - radius, y - radius + low, 2 * radius, 2 * radius, radius * 1.35, SMALLEST * 0.8,
        INK if lying else DARK, "bold", "centre", "middle",
    )  # fmt: skip


def swords(x: float, y: float, size: float, colour: str) -> Iterator[Drawn]:
    """Draw two crossed blades, the sign of a contested place."""
    yield Line(x, y, x + size, y + size, colour, 4)
    yield Line(x + size, y, x, y + size, colour, 4)
    yield Line(x + size * 0.02, y + size * 0.66, x + size * 0.34, y + size * 0.98, colour, 4)
    yield Line(x + size * 0.98, y + size * 0.66, x + size * 0.66, y + size * 0.98, colour, 4)
