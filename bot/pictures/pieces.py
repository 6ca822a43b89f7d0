"""Shapes for the table of any game: cards and backs, strips of covered cards, emblems, pills, counters and piles.

Cards are scenes, to be placed as sprites. Colours carry meaning only beside a shape: a side has an emblem, a suit an
outline. An outline is points in a square of side 1.
"""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.pictures.colours import BACK, BACK_HATCH, DARK, EDGE, GOLD, GROUND, INK, PAPER, RAISED, SIDES, SOFT
from bot.pictures.scene import Box, Disc, Icon, Line, Polygon, Scene, Sprite, Text

Drawn: TypeAlias = Box | Disc | Polygon | Line | Text | Icon | Sprite
Outline: TypeAlias = tuple[tuple[float, float], ...]
Edge = Literal["top", "bottom"]
"""Which edge of a covered card can be seen."""

SMALLEST = 22
"""No words in a picture of 800 pixels are smaller: it may be shown half as wide."""

RADIUS = 10
TUCK = 14
"""How far a strip reaches under the card that covers it."""

SQUARE: Outline = ((0, 0), (1, 0), (1, 1), (0, 1))
POINTED: Outline = ((0.5, -0.06), (1, 0.3), (1, 1), (0, 1), (0, 0.3))
ROUNDED: Outline = (
    (0, 0),
    (1, 0),
    *((0.5 + 0.5 * cos(step * pi / 16), 0.5 + 0.54 * sin(step * pi / 16)) for step in range(17)),
)
ARCHED: Outline = tuple((x, 1 - y) for x, y in ROUNDED)
SHIELD: Outline = ((0, -0.02), (1, -0.02), (1, 0.76), (0.5, 1.1), (0, 0.76))
TAPERED: Outline = ((0.16, -0.03), (0.84, -0.03), (1.08, 1), (-0.08, 1))
_EMBLEMS: dict[int, Outline] = {
    0: ((0.5, -0.075), (1.075, 0.5), (0.5, 1.075), (-0.075, 0.5)),
    2: ((0.5, -0.14), (1.14, 0.94), (-0.14, 0.94)),
    3: ((0.06, 0.06), (0.94, 0.06), (0.94, 0.94), (0.06, 0.94)),
}
_PLAIN: Outline = ((0.15, 0), (0.85, 0), (1, 0.15), (1, 0.85), (0.85, 1), (0.15, 1), (0, 0.85), (0, 0.15))


class Face(msgspec.Struct, frozen=True):
    """What the front of a card says: its name, its suit by outline and colour, and the number it counts for."""

    name: str
    number: int
    outline: Outline
    accent: str
    text: str = ""
    note: str = ""
    changed: bool = False
    """Whether the number is not the printed one; it is underlined then."""


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


def crate(x: float, y: float, size: float) -> tuple[Drawn, ...]:
    """Draw a token of goods in a square of this size."""
    cube = ((0.5, 0.0), (0.95, 0.25), (0.95, 0.75), (0.5, 1.0), (0.05, 0.75), (0.05, 0.25))
    middle = (x + size * 0.5, y + size * 0.5)
    edges = tuple(
        Line(*middle, x + size * across, y + size * down, DARK, max(2, size * 0.08)) for across, down in cube[1::2]
    )
    return (Polygon(placed(cube, x, y, size), GOLD, DARK, 2), *edges)


def badge(face: Face, x: float, y: float, size: float) -> tuple[Drawn, ...]:
    """Draw a card's number on its suit's outline."""
    number = Text(
        str(face.number), x, y + size * 0.1, size, size * 0.84, size * 0.76, SMALLEST, DARK, "bold", "centre", "middle"
    )
    mark = Line(x + size * 0.24, y + size * 0.93, x + size * 0.76, y + size * 0.93, DARK, max(2, size * 0.07))
    return (Polygon(placed(face.outline, x, y, size), face.accent, DARK, 2), number, *((mark,) if face.changed else ()))


def card(face: Face, width: int, height: int, lines: int = 2) -> Scene:
    """Draw a card as it lies on the table: badge and name above, its text, if it has one, below in so many lines."""
    text: tuple[Drawn, ...] = ()
    if face.text:
        text = (
            Line(10, 42, width - 10, 42, "#c9c5b8", 2),
            Text(face.text, 12, 47, width - 22, height - 51, 23, SMALLEST, DARK, anchor="middle", lines=lines),
        )
    return Scene(width, height, (_sheet(width, height, PAPER), *_heading(face, width, 4), *text))


def large_card(face: Face, emblem_of_suit: Sequence[Drawn], width: int, height: int) -> Scene:
    """Draw a card as it is held: badge and name, below them the suit's sign and a note, then all of its text.

    The sign is drawn for a square of 28 whose top left corner is at (24, 68). A note of two lines takes the room of
    the name's second one.
    """
    side, name_lines = 52, 1 if "\n" in face.note else 2
    x, room = side + 22, width - side - 28
    below = 8 + 29 * name_lines
    return Scene(
        width,
        height,
        (
            _sheet(width, height, PAPER),
            *badge(face, 12, 12, side),
            Text(face.name, x, 8, room, below - 8, 27, SMALLEST, DARK, "bold", anchor="middle", lines=name_lines),
            *emblem_of_suit,
            Text(
                face.note,
                x,
                below,
                room,
                97 - below,
                SMALLEST,
                SMALLEST,
                "#4a5361",
                anchor="middle",
                lines=3 - name_lines,
            ),
            Line(14, 102, width - 14, 102, "#c9c5b8", 2),
            Text(face.text, 14, 108, width - 26, height - 118, 24, SMALLEST, DARK, anchor="middle", lines=6),
        ),
    )


def strip(face: Face, width: int, height: int, edge: Edge) -> Scene:
    """Draw what can be seen of a covered card at its top or bottom edge; the rest of the scene is to be covered."""
    top = 0 if edge == "top" else TUCK
    sheet = _sheet(width, height + TUCK + RADIUS, PAPER, 0 if edge == "top" else -RADIUS)
    return Scene(width, height + TUCK, (sheet, *_heading(face, width, top + (height - 34) // 2)))


def back(number: int, label: str, width: int, height: int) -> Scene:
    """Draw a facedown card that counts for a number; the label says what its reader knows of it."""
    return Scene(
        width, height, (_sheet(width, height, BACK, hatch=BACK_HATCH), *_back_heading(number, label, width, 4))
    )


def back_strip(number: int, label: str, width: int, height: int, edge: Edge) -> Scene:
    """Draw what can be seen of a covered facedown card."""
    top = 0 if edge == "top" else TUCK
    sheet = _sheet(width, height + TUCK + RADIUS, BACK, 0 if edge == "top" else -RADIUS, BACK_HATCH)
    heading = _back_heading(number, label, width, top + (height - 34) // 2)
    return Scene(width, height + TUCK, (sheet, *heading))


def empty_place(width: int, height: int, words: str) -> Scene:
    """Draw a place where no card lies."""
    return Scene(
        width,
        height,
        (
            Box(1, 1, width - 2, height - 2, RADIUS, line=EDGE, line_width=2),
            Text(words, 8, 0, width - 16, height, SMALLEST, SMALLEST, SOFT, align="centre", anchor="middle"),
        ),
    )


def counter(number: str, noun: str, x: float, y: float, width: float) -> tuple[Drawn, ...]:
    """Draw a number with its noun, such as "6 cards", 40 high; without a noun what it counts has to stand beside it."""
    room = 6 + 19 * len(number)
    figure = Text(number, x, y, room, 40, 30, SMALLEST, INK, "bold", "right", "middle")
    if not noun:
        return (figure,)
    return (
        figure,
        Text(noun, x + room + 7, y + 2, width - room - 7, 40, SMALLEST, SMALLEST, SOFT, anchor="middle"),
    )


def pile(x: float, y: float, height: float, depth: int = 3) -> tuple[Drawn, ...]:
    """Draw a small pile of so many backs."""
    width, top = height * 0.72, depth - 1
    return tuple(
        Box(x + 4 * step, y - 3 * step, width, height, 4, fill=BACK if step == top else RAISED, line=SOFT, line_width=2)
        for step in range(depth)
    )


def _sheet(width: int, height: int, fill: str, top: int = 0, hatch: str | None = None) -> Box:
    return Box(0, top, width, height, RADIUS, fill=fill, line=GROUND, line_width=2, hatch=hatch)


def _heading(face: Face, width: int, top: int) -> tuple[Drawn, ...]:
    name = Text(face.name, 46, top, width - 52, 34, 24, SMALLEST, DARK, "bold", anchor="middle")
    return (*badge(face, 9, top + 2, 30), name)


def _back_heading(number: int, label: str, width: int, top: int) -> tuple[Drawn, ...]:
    return (
        Polygon(placed(_PLAIN, 6, top + 3, 28), GROUND, SOFT, 2),
        Text(str(number), 6, top + 4, 28, 26, 24, SMALLEST, INK, "bold", "centre", "middle"),
        Text(label, 40, top, width - 43, 34, 24, SMALLEST, INK, anchor="middle"),
    )
