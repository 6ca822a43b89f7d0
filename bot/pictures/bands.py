"""Cuts a picture into bands of whole rows, so that what a new picture shares with earlier ones isn't drawn again.

A band is a scene of its own, which doesn't say where it stands: a card that has moved up, or that stands in a panel and
on a board, is the same band. So cuts are where they divide as few shapes as possible.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from math import ceil, floor
from typing import assert_never

from msgspec.structs import replace

from bot.pictures.pieces import Drawn
from bot.pictures.scene import Box, Disc, Icon, Line, Polygon, Scene, Sprite, Text

_LOWEST, _HIGHEST = 40, 96
"""Rows of a band, both even; the last may have fewer. Much lower ones share more, and take longer to put together."""


def bands_of(scene: Scene) -> Iterator[Scene]:
    """Yield the bands of a picture, from the top: drawn one below the other they are the picture."""
    reaches = [_reach(shape) for shape in scene.shapes]
    cuts = [*_cuts(scene.height, reaches), scene.height]
    for top, end in pairwise(cuts):
        within = (
            _lifted(shape, top)
            for shape, (first, last) in zip(scene.shapes, reaches, strict=True)
            if first < end and last > top
        )
        yield Scene(scene.width, end - top, tuple(within), scene.ground)


def _cuts(height: int, reaches: Sequence[tuple[int, int]]) -> Iterator[int]:
    """Yield the first rows of the bands; they are even, as halves are rounded to even when shapes are placed.

    Of rows that divide as few shapes, that is taken where most begin, so that shapes stand in their bands as elsewhere.
    """
    steps, begun = [0] * (height + 1), Counter(first & ~1 for first, _ in reaches)
    for first, last in reaches:
        if min(last, height) - max(first, 0) > 1:
            steps[max(first, 0) + 1] += 1
            steps[min(last, height)] -= 1
    divided = list(accumulate(steps))
    top = 0
    yield top
    while height - top > _HIGHEST:
        top = min(range(top + _HIGHEST, top + _LOWEST - 1, -2), key=lambda row: (divided[row], -begun[row]))
        yield top


def _reach(shape: Drawn) -> tuple[int, int]:
    """Return the first row that a shape may touch, and the first one below it."""
    match shape:
        case Sprite():
            top = round(shape.y)
            return top, top + shape.scene.height
        case Box() | Text():
            return floor(shape.y), ceil(shape.y + shape.height) + 1
        case Icon():
            return floor(shape.y), ceil(shape.y + shape.size) + 1
        case Disc():
            return floor(shape.y - shape.radius) - 1, ceil(shape.y + shape.radius) + 2
        case Polygon():
            margin, heights = ceil(shape.line_width) + 2, [y for _, y in shape.points]
            return floor(min(heights)) - margin, ceil(max(heights)) + margin
        case Line():
            margin = ceil(shape.width / 2) + 2
            return floor(min(shape.y, shape.to_y)) - margin, ceil(max(shape.y, shape.to_y)) + margin
        case _:
            assert_never(shape)


def _lifted(shape: Drawn, rows: int) -> Drawn:
    match shape:
        case Polygon():
            return replace(shape, points=tuple((x, y - rows) for x, y in shape.points))
        case Line():
            return replace(shape, y=shape.y - rows, to_y=shape.to_y - rows)
        case _:
            return replace(shape, y=shape.y - rows)
