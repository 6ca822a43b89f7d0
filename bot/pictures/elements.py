"""What stands around the pieces on every board: raised panels, frames, arrows, pips, and people's names."""

from math import ceil, hypot
from typing import NamedTuple

from bot.pictures.colours import BACK, BACK_HATCH, DARK, EDGE, GOLD, INK, SOFT, rgb
from bot.pictures.pieces import RADIUS, SMALLEST, Drawn, emblem
from bot.pictures.scene import Box, Line, Polygon, Text

_DRAWABLE = (
    (" ", "~"),
    ("\u00a1", "\u0148"),
    ("\u014a", "\u017f"),
    ("\u038e", "\u03a1"),
    ("\u03a3", "\u03ce"),
    ("\u0400", "\u045f"),
    ("\u1e00", "\u1eff"),
)
"""The first and last characters of ranges that the fonts have whole: Latin, Greek and Cyrillic letters and marks."""

_PIP, _PIP_GAP = 12, 4

Point = tuple[float, float]


class Area(NamedTuple):
    """A rectangle: its top left corner and its size, in pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.y + self.height


def raised(area: Area, fill: str, lip: float = 5) -> tuple[Drawn, ...]:
    """Draw something thick: a rounded body, a lighter upper edge, and a hard shadow as deep as the lip below it."""
    x, y, width, height = area
    return (
        Box(x, y + lip, width, height, RADIUS, fill=DARK),
        Box(x, y, width, height, RADIUS, fill=lighter(fill)),
        Box(x, y + 2, width, height - 2, RADIUS, fill=fill),
    )


def framed(area: Area, colour: str = GOLD, thick: float = 4) -> Box:
    """Draw a frame close around something: in gold what happened last or is awaited."""
    x, y, width, height = area
    return Box(x - thick, y - thick, width + 2 * thick, height + 2 * thick, RADIUS + thick, None, colour, thick)


def dashed(area: Area, colour: str = EDGE, dash: float = 10) -> tuple[Drawn, ...]:
    """Draw a dashed frame: a place where something may come to lie."""
    rows = tuple(
        Line(at, edge, min(at + dash, area.right), edge, colour, 2)
        for edge in (area.y, area.bottom)
        for at in _steps(area.x, area.right, 2 * dash)
    )
    columns = tuple(
        Line(edge, at, edge, min(at + dash, area.bottom), colour, 2)
        for edge in (area.x, area.right)
        for at in _steps(area.y, area.bottom, 2 * dash)
    )
    return (*rows, *columns)


def arrow(start: Point, end: Point, colour: str = GOLD, width: float = 12) -> Polygon:
    """Draw an arrow from one point to another, with a head about twice as wide as its shaft."""
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    head = min(1.6 * width, length)
    neck = (end[0] - along[0] * head, end[1] - along[1] * head)

    def beside(at: Point, by: float) -> Point:
        return at[0] - along[1] * by, at[1] + along[0] * by

    shaft = (beside(start, width / 2), beside(neck, width / 2))
    back = (beside(neck, -width / 2), beside(start, -width / 2))
    return Polygon((*shaft, beside(neck, width * 1.1), end, beside(neck, -width * 1.1), *back), colour)


def pips(x: float, y: float, filled: int, of: int, colour: str) -> tuple[Drawn, ...]:
    """Draw a row of small squares, 12 wide every 16, so many of them filled."""
    return tuple(
        Box(x + place * (_PIP + _PIP_GAP), y, _PIP, _PIP, 2, fill=colour if place < filled else EDGE)
        for place in range(of)
    )


def small_back(x: float, y: float, height: float) -> Box:
    """Draw the back of a card as a sign that stands before how many there are."""
    return Box(x, y, height * 0.72, height, 4, fill=BACK, line=SOFT, line_width=2, hatch=BACK_HATCH)


def nameplate(side: int, name: str, area: Area, size: float = 32) -> tuple[Drawn, ...]:
    """Draw a side's emblem and, right of it, its person's name as far as the fonts have its letters."""
    x, y, width, height = area
    radius = size * 0.4
    written, indent = drawable(name), size * 1.15
    text = Text(written, x + indent, y, width - indent, height, size, SMALLEST, INK, "bold", anchor="middle", lines=2)
    return (emblem(side, x + radius + 2, y + height / 2, radius), *((text,) if written else ()))


def drawable(name: str) -> str:
    """Return a name without the characters that the fonts lack, such as emoji; "" where that leaves no letter.

    >>> drawable("Zoë 🎲"), drawable("🎲")
    ('Zoë', '')
    """
    kept = "".join(letter for letter in name if any(first <= letter <= last for first, last in _DRAWABLE)).strip()
    return kept if any(letter.isalnum() for letter in kept) else ""


def lighter(colour: str) -> str:
    """Return a colour one step lighter."""
    return "#" + "".join(f"{part + (255 - part) // 4:02x}" for part in rgb(colour))


def _steps(start: float, end: float, step: float) -> tuple[float, ...]:
    return tuple(start + number * step for number in range(ceil((end - start) / step)))
