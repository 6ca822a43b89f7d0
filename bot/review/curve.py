"""Band with the curve of a seat's chance to win. Choices run from left to right, and turning points have numbers."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from bot.pictures.scene import (
    BAND_HEIGHT,
    BAND_WIDTH,
    DARK,
    EDGE,
    GOLD,
    GROUND,
    INK,
    PANEL,
    SIDES,
    SOFT,
    Box,
    Disc,
    Drawn,
    Line,
    Polygon,
    Scene,
    Text,
)
from bot.review import texts
from bot.screens.screen import Band
from engine.review.turning_points import Verdict


class Mark(NamedTuple):
    """A turning point on the curve: its number from 1, the index of its choice, and the choice's verdict."""

    number: int
    choice: int
    verdict: Verdict


_LEFT, _RIGHT, _TOP, _BOTTOM = 96, BAND_WIDTH - 32, 40, BAND_HEIGHT - 60
_SIZE = 26
_RADIUS = 20
_MAX_POINTS = 200
_LEVELS = (0.0, 0.5, 1.0)

_COLOURS: Mapping[Verdict, str] = MappingProxyType({"better": SIDES[2], "good": INK, "slip": GOLD, "blunder": SIDES[0]})
"""Colour of a mark. Its shape has the same meaning: a triangle, a disc, a square or a diamond."""


def curve_band(chances: Sequence[float], result: float, marks: Sequence[Mark], alt: str) -> Band:
    """Return the band with the chance at each choice, in order, and the result at its right end.

    Chances and the result are from 0 to 1. `alt` is the curve in words.
    """
    points = [*chances, result]
    last = max(len(points) - 1, 1)

    def place(index: float, chance: float) -> tuple[float, float]:
        return _LEFT + (_RIGHT - _LEFT) * index / last, _BOTTOM - (_BOTTOM - _TOP) * chance

    shapes = [*_axes(), *_line([place(index, chance) for index, chance in _thin_out(points)])]
    for mark in marks:
        shapes += _mark(mark, *place(mark.choice, chances[mark.choice]))
    return Band(Scene(BAND_WIDTH, BAND_HEIGHT, tuple(shapes), GROUND), alt)


def _axes() -> Iterator[Drawn]:
    yield Box(_LEFT, _TOP, _RIGHT - _LEFT, _BOTTOM - _TOP, 0, fill=PANEL)
    for level in _LEVELS:
        at = _BOTTOM - (_BOTTOM - _TOP) * level
        yield Line(_LEFT, at, _RIGHT, at, EDGE, 2)
        yield Text(
            texts.axis_chance(percent=round(100 * level)),
            0,
            at - 20,
            _LEFT - 12,
            40,
            _SIZE,
            _SIZE,
            SOFT,
            "bold",
            "right",
            "middle",
        )
    middle, under = (_LEFT + _RIGHT) / 2, _BOTTOM + 12
    yield Text(texts.axis_beginning(), _LEFT, under, 200, 36, _SIZE, _SIZE, SOFT)
    yield Text(texts.axis_title(), middle - 150, under, 300, 36, _SIZE, _SIZE, INK, "bold", "centre")
    yield Text(texts.axis_end(), _RIGHT - 200, under, 200, 36, _SIZE, _SIZE, SOFT, align="right")


def _line(points: Sequence[tuple[float, float]]) -> Iterator[Drawn]:
    for start, end in pairwise(points):
        yield Line(*start, *end, INK, 5)
    yield Disc(*points[-1], 9, fill=INK)


def _mark(mark: Mark, x: float, y: float) -> Iterator[Drawn]:
    """Draw a moment's number in the shape of its verdict, away from the edges of the picture."""
    x, y = min(max(x, _LEFT + _RADIUS), _RIGHT - _RADIUS), min(max(y, _TOP + _RADIUS), _BOTTOM - _RADIUS)
    colour, reach = _COLOURS[mark.verdict], _RADIUS * 1.35
    match mark.verdict:
        case "good":
            yield Disc(x, y, _RADIUS, fill=colour, line=DARK, line_width=3)
        case "slip":
            yield Box(x - _RADIUS, y - _RADIUS, 2 * _RADIUS, 2 * _RADIUS, 4, fill=colour, line=DARK, line_width=3)
        case "blunder":
            yield Polygon(((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)), colour, DARK, 3)
        case "better":
            yield Polygon(((x, y - 1.2 * reach), (x + reach, y + reach), (x - reach, y + reach)), colour, DARK, 3)
    low = 6 if mark.verdict == "better" else 0
    number = str(mark.number)
    yield Text(number, x - reach, y - reach + low, 2 * reach, 2 * reach, _SIZE, _SIZE, DARK, "bold", "centre", "middle")


def _thin_out(points: Sequence[float]) -> list[tuple[int, float]]:
    """Return at most about `_MAX_POINTS` of the points with their indexes; the first and the last always."""
    every = -(-len(points) // _MAX_POINTS)
    kept = [(index, chance) for index, chance in enumerate(points) if index % every == 0]
    last = len(points) - 1
    return kept if kept[-1][0] == last else [*kept, (last, points[last])]
