"""Shapes for the table of any game: emblems of sides, seats with a number, and piles.

Colours carry meaning only beside a shape: a side has an emblem. An outline is points in a square of side 1.
"""

from typing import TypeAlias

from msgspec.structs import replace

from bot.pictures.colours import BACK, DARK, RAISED, SIDES, SOFT
from bot.pictures.scene import Box, Disc, Icon, Line, Polygon, Sprite, Text

Drawn: TypeAlias = Box | Disc | Polygon | Line | Text | Icon | Sprite
Outline: TypeAlias = tuple[tuple[float, float], ...]

SMALLEST = 22
"""No words in a picture of 800 pixels are smaller: it may be shown half as wide."""

RADIUS = 10

_EMBLEMS: dict[int, Outline] = {
    0: ((0.5, -0.075), (1.075, 0.5), (0.5, 1.075), (-0.075, 0.5)),
    2: ((0.5, -0.14), (1.14, 0.94), (-0.14, 0.94)),
    3: ((0.06, 0.06), (0.94, 0.06), (0.94, 0.94), (0.06, 0.94)),
}


def placed(outline: Outline, x: float, y: float, size: float) -> tuple[tuple[float, float], ...]:
    """Return an outline's points in a square of this size at this place."""
    return tuple((x + size * across, y + size * down) for across, down in outline)


def emblem(side: int, x: float, y: float, radius: float, colour: str | None = None) -> Disc | Polygon:
    """Draw a side's emblem around a centre: a diamond, a disc, a triangle or a square."""
    fill = colour or SIDES[side]
    if side == 1:
        return Disc(x, y, radius, fill=fill)
    return Polygon(placed(_EMBLEMS[side], x - radius, y - radius, 2 * radius), fill=fill)


def hollow_emblem(side: int, x: float, y: float, radius: float, inside: str) -> Drawn:
    """Draw the outline of a side's emblem in its colour."""
    return replace(emblem(side, x, y, radius, inside), line=SIDES[side])


def numbered(side: int, number: int, x: float, y: float, radius: float) -> tuple[Drawn, ...]:
    """Draw a side's emblem with the number of one of its seats."""
    digit = Text(
        str(number),
        x - radius,
        y - radius,
        2 * radius,
        2 * radius,
        SMALLEST,
        SMALLEST,
        DARK,
        "bold",
        "centre",
        "middle",
    )
    return (emblem(side, x, y, radius), digit)


def pile(x: float, y: float, height: float, depth: int = 3) -> tuple[Drawn, ...]:
    """Draw a small pile of so many backs."""
    width, top = height * 0.72, depth - 1
    return tuple(
        Box(x + 4 * step, y - 3 * step, width, height, 4, fill=BACK if step == top else RAISED, line=SOFT, line_width=2)
        for step in range(depth)
    )
