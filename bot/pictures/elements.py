"""Elements that all boards share: panels, frames, arrows, pips, nameplates, piles, emblems and signs.

A colour has a meaning only together with a shape: a side has an emblem. An outline is points in a square of side 1. A
sign is a small drawing next to text, and a character in places without emojis.
"""

from math import ceil, hypot
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.pictures import japanese
from bot.pictures.scene import (
    BACK,
    BACK_HATCH,
    DARK,
    EDGE,
    GOLD,
    INK,
    RAISED,
    SIDES,
    SOFT,
    Box,
    Disc,
    Drawn,
    Icon,
    Line,
    Polygon,
    Scene,
    Text,
    rgb,
)

Outline: TypeAlias = tuple[tuple[float, float], ...]

SMALLEST = 22
"""No words in a picture of 800 pixels are smaller: it may be shown half as wide."""

RADIUS = 10

_EMBLEMS: dict[int, Outline] = {
    0: ((0.5, -0.075), (1.075, 0.5), (0.5, 1.075), (-0.075, 0.5)),
    2: ((0.5, -0.14), (1.14, 0.94), (-0.14, 0.94)),
    3: ((0.06, 0.06), (0.94, 0.06), (0.94, 0.94), (0.06, 0.94)),
}


def place_outline(outline: Outline, x: float, y: float, size: float) -> tuple[tuple[float, float], ...]:
    """Return an outline's points, scaled to a square of `size` with its top left corner at (`x`, `y`).

    The outline's own coordinates run from 0 to 1.
    """
    return tuple((x + size * across, y + size * down) for across, down in outline)


def emblem(side: int, x: float, y: float, radius: float, colour: str | None = None) -> Disc | Polygon:
    """Return the shape of a side's emblem around (`x`, `y`): a diamond, a disc, a triangle or a square.

    `side` is an index from 0 in that order. `colour` None means the side's own colour.
    """
    fill = colour or SIDES[side]
    if side == 1:
        return Disc(x, y, radius, fill=fill)
    return Polygon(place_outline(_EMBLEMS[side], x - radius, y - radius, 2 * radius), fill=fill)


def hollow_emblem(side: int, x: float, y: float, radius: float, inside: str) -> Drawn:
    """Return a side's emblem around (`x`, `y`): outlined in the side's colour and filled with `inside`."""
    return replace(emblem(side, x, y, radius, inside), line=SIDES[side])


def numbered_emblem(side: int, number: int, x: float, y: float, radius: float) -> tuple[Drawn, ...]:
    """Return the shapes of a side's emblem around (`x`, `y`), with `number` on it: the number of a seat."""
    left, top, size = x - radius, y - radius, 2 * radius
    digit = Text(str(number), left, top, size, size, SMALLEST, SMALLEST, DARK, "bold", "centre", "middle")
    return (emblem(side, x, y, radius), digit)


def pile(x: float, y: float, height: float, depth: int = 3) -> tuple[Drawn, ...]:
    """Draw a small pile of `depth` card backs; each is `height` high.

    (`x`, `y`) is the top left corner of the lowest card. Each card above is shifted 4 right and 3 up.
    """
    width, top = height * 0.72, depth - 1
    return tuple(
        Box(x + 4 * step, y - 3 * step, width, height, 4, fill=BACK if step == top else RAISED, line=SOFT, line_width=2)
        for step in range(depth)
    )


_DRAWABLE = (
    (" ", "~"),
    ("\u00a1", "\u0148"),
    ("\u014a", "\u017f"),
    ("\u038e", "\u03a1"),
    ("\u03a3", "\u03ce"),
    ("\u0400", "\u045f"),
    ("\u1e00", "\u1eff"),
)
"""The first and last characters of ranges that Inter has whole: Latin, Greek and Cyrillic letters and marks."""

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
        """The x coordinate of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y coordinate of the bottom edge."""
        return self.y + self.height


def raised_panel(area: Area, fill: str, lip: float = 5) -> tuple[Drawn, ...]:
    """Draw a raised panel: a rounded body, a lighter upper edge, and a hard shadow of depth `lip` below."""
    x, y, width, height = area
    return (
        Box(x, y + lip, width, height, RADIUS, fill=DARK),
        Box(x, y, width, height, RADIUS, fill=lighter(fill)),
        Box(x, y + 2, width, height - 2, RADIUS, fill=fill),
    )


def frame_around(area: Area, colour: str = GOLD, thick: float = 4) -> Box:
    """Draw a frame around an area; gold marks the latest or the awaited object."""
    x, y, width, height = area
    return Box(x - thick, y - thick, width + 2 * thick, height + 2 * thick, RADIUS + thick, None, colour, thick)


def dashed_frame(area: Area, colour: str = EDGE, dash: float = 10) -> tuple[Drawn, ...]:
    """Draw a dashed frame, which marks a place for a later object."""
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
    """Return the shape of an arrow from one point to another.

    `width` is that of the shaft. The head is about twice as wide.
    """
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    head = min(1.6 * width, length)
    neck = (end[0] - along[0] * head, end[1] - along[1] * head)

    def offset(at: Point, by: float) -> Point:
        return at[0] - along[1] * by, at[1] + along[0] * by

    shaft = (offset(start, width / 2), offset(neck, width / 2))
    back = (offset(neck, -width / 2), offset(start, -width / 2))
    return Polygon((*shaft, offset(neck, width * 1.1), end, offset(neck, -width * 1.1), *back), colour)


def pips(x: float, y: float, filled: int, total: int, colour: str) -> tuple[Drawn, ...]:
    """Draw a row of `total` small squares, 12 wide every 16, from the top left corner (`x`, `y`).

    The first `filled` are in `colour`, and the rest are grey.
    """
    return tuple(
        Box(x + index * (_PIP + _PIP_GAP), y, _PIP, _PIP, 2, fill=colour if index < filled else EDGE)
        for index in range(total)
    )


def small_back(x: float, y: float, height: float) -> Box:
    """Draw the back of a card, as a sign before the number of cards.

    (`x`, `y`) is its top left corner.
    """
    return Box(x, y, height * 0.72, height, 4, fill=BACK, line=SOFT, line_width=2, hatch=BACK_HATCH)


def nameplate(side: int, name: str, area: Area, size: float = 32) -> tuple[Drawn, ...]:
    """Draw a side's emblem at the left of the area, and the player's name to its right.

    `size` is the largest font size of the name, and scales the emblem. Characters that the fonts lack are left out; if
    no letter or digit remains, only the emblem is drawn.
    """
    x, y, width, height = area
    radius = size * 0.4
    written, indent = drawable(name), size * 1.15
    text = Text(written, x + indent, y, width - indent, height, size, SMALLEST, INK, "bold", anchor="middle", lines=2)
    return (emblem(side, x + radius + 2, y + height / 2, radius), *((text,) if written else ()))


def drawable(name: str) -> str:
    """Return a name for pictures, with only its characters that the fonts have; they lack emoji.

    If the fonts lack one of its kana and kanji, all of them are left out, because half a name is another name.
    Return "" if no letter or digit remains.

    >>> drawable("Zoë 🎲"), drawable("🎲"), drawable("Computer (easy)"), drawable("髙橋 🎲"), drawable("樱花 Cup")
    ('Zoë', '', 'Computer (easy)', '髙橋', 'Cup')
    """
    kana_and_kanji = [letter for letter in name if japanese.has_japanese(letter)]
    also = frozenset(kana_and_kanji) if all(map(japanese.is_in_font, kana_and_kanji)) else frozenset()
    visible = "".join(
        letter for letter in name if letter in also or any(first <= letter <= last for first, last in _DRAWABLE)
    ).strip()
    return visible if any(letter.isalnum() for letter in visible) else ""


def lighter(colour: str) -> str:
    """Return a colour ("#rrggbb") that is a quarter of the way from this colour to white."""
    return "#" + "".join(f"{part + (255 - part) // 4:02x}" for part in rgb(colour))


def _steps(start: float, end: float, step: float) -> tuple[float, ...]:
    return tuple(start + number * step for number in range(ceil((end - start) / step)))


SIDE = 128
"""Width and height of a sign's drawing."""

_ROUNDNESS = 30
_MARK = 100


class Sign(msgspec.Struct, frozen=True):
    """A sign: its name, such as "theater_air", its Unicode character, and its drawing without a ground.

    Names and characters of signs are unique. A name has at most 23 letters, digits and underscores.
    """

    name: str
    text: str
    scene: Scene


def tile(name: str, text: str, icon: str, ground: str, colour: str) -> Sign:
    """Return a sign that shows an icon on a rounded tile.

    `name` is the sign's id and `text` its Unicode character. `icon` is an icon's file name without ".png". `ground` is
    the tile's colour, and `colour` the icon's.
    """
    at = (SIDE - _MARK) / 2
    return make_sign(name, text, Box(0, 0, SIDE, SIDE, _ROUNDNESS, fill=ground), Icon(icon, at, at, _MARK, colour))


def make_sign(name: str, text: str, *shapes: Drawn) -> Sign:
    """Return a sign with this id and Unicode character, drawn as these shapes in a square of `SIDE`.

    The first shape lies at the bottom.
    """
    return Sign(name, text, Scene(SIDE, SIDE, shapes))


def large(sign: Sign, size: int) -> Scene:
    """Return a sign's drawing scaled to a square scene of `size` pixels."""
    share = size / SIDE
    return Scene(size, size, tuple(_scale(shape, share) for shape in sign.scene.shapes))


def _scale(shape: Drawn, share: float) -> Drawn:
    match shape:
        case Box(x, y, width, height, radius):
            return replace(
                shape, x=x * share, y=y * share, width=width * share, height=height * share, radius=radius * share
            )
        case Icon(_, x, y, size):
            return replace(shape, x=x * share, y=y * share, size=size * share)
        case _:
            raise ValueError(f"a sign isn't made of {shape}")
