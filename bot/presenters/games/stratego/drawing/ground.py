"""The empty board with its coordinates, from either side, and where its squares are in a picture."""

from collections.abc import Iterator
from functools import cache
from math import cos, pi, sin

from bot.pictures.colours import DARK, EDGE, GROUND, SOFT
from bot.pictures.pieces import SMALLEST, Drawn
from bot.pictures.scene import Box, Disc, Polygon, Scene, Text
from engine.games.stratego.board import LAKES, NAMES, SIZE

WIDTH = 800
SQUARE = 74
LEFT = 46
ABOVE = 6
"""How far the frame of the board begins above its squares."""
BELOW = 41
"""How far its letters reach below them."""

_LIGHT, _SHADE = "#29323e", "#222a35"
_WATER, _SHORE, _DEPTHS, _WAVE = "#174352", "#2d6a7c", "#102631", "#3f879b"
_COLUMNS = "abcdefghij"


def place(square: str, bottom_side: int) -> tuple[int, int]:
    """Return the column and row of a square in the picture, counted from its upper left."""
    down, across = divmod(NAMES.index(square), SIZE)
    return (SIZE - 1 - across, down) if bottom_side else (across, SIZE - 1 - down)


def centre(square: str, bottom_side: int, top: float) -> tuple[float, float]:
    """Return the centre of a square, `top` being the upper edge of the board's squares."""
    across, down = place(square, bottom_side)
    return LEFT + (across + 0.5) * SQUARE, top + (down + 0.5) * SQUARE


@cache
def ground(bottom_side: int, first: int = 0) -> Scene:
    """Draw the rows of the empty board from `first` on, counted from above; its squares begin `ABOVE` below its top."""
    height = (SIZE - first) * SQUARE
    shapes: list[Drawn] = [
        Box(LEFT - 4, 4, SIZE * SQUARE + 8, height + 8, 8, fill=DARK),
        Box(LEFT - 4, 0, SIZE * SQUARE + 8, height + 10, 8, fill=EDGE),
        Box(LEFT - 2, 2, SIZE * SQUARE + 4, height + 6, 6, fill=DARK),
    ]
    letters = _COLUMNS[::-1] if bottom_side else _COLUMNS
    shapes += [
        _coordinate(letter, LEFT + across * SQUARE, ABOVE + height + 8, SQUARE, 32)
        for across, letter in enumerate(letters)
    ]
    for down in range(first, SIZE):
        y = ABOVE + (down - first) * SQUARE
        shapes.append(_coordinate(str(down + 1 if bottom_side else SIZE - down), 0, y, LEFT - 4, SQUARE))
        shapes += [
            Box(LEFT + across * SQUARE, y, SQUARE, SQUARE, fill=_LIGHT if (across + down) % 2 else _SHADE)
            for across in range(SIZE)
        ]
    if not first:
        for corner in (LAKES[0], LAKES[2]):
            middle_x, middle_y = centre(NAMES[corner], 0, ABOVE)
            shapes += _lake(middle_x - SQUARE / 2, middle_y - 1.5 * SQUARE)
    return Scene(WIDTH, ABOVE + height + BELOW, tuple(shapes), GROUND)


def _coordinate(words: str, x: float, y: float, width: float, height: float) -> Text:
    return Text(words, x, y, width, height, 26, SMALLEST, SOFT, "bold", "centre", "middle")


def _lake(x: float, y: float) -> Iterator[Drawn]:
    """Draw the water of four squares."""
    yield Box(x + 4, y + 2, 140, 142, 16, fill=_DEPTHS)
    yield Box(x + 4, y + 6, 140, 138, 16, fill=_WATER, line=_SHORE, line_width=3)
    for across, down in ((24, 43), (50, 77), (24, 111)):
        yield from _wave(x + across, y + down)


def _wave(x: float, y: float) -> Iterator[Drawn]:
    """Draw a band along a sine, with round ends."""
    points = [(x + 3.8 * step, y - 6 * sin(step * pi / 6), pi * cos(step * pi / 6) / 3.8) for step in range(19)]
    edges = [(across, at, slope / (1 + slope**2) ** 0.5, 1 / (1 + slope**2) ** 0.5) for across, at, slope in points]
    upper = [(across - 2.5 * lean, at - 2.5 * rise) for across, at, lean, rise in edges]
    lower = [(across + 2.5 * lean, at + 2.5 * rise) for across, at, lean, rise in reversed(edges)]
    yield Polygon((*upper, *lower), _WAVE)
    for end_x, end_y, _ in (points[0], points[-1]):
        yield Disc(end_x, end_y, 2.5, fill=_WAVE)
