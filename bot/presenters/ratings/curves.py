"""The picture of a profile: for each game a rating and the curve that led to it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from bot.model.ratings import Rating
from bot.pictures.elements import SMALLEST, Area, Drawn, raised
from bot.pictures.scene import EDGE, GOLD, GROUND, INK, PANEL, SOFT, Disc, Line, Scene, Text
from bot.presenters.ratings.called import Called
from bot.presenters.ratings.rated_matches import rating_text
from bot.screens.screen import Picture

_WIDTH, _ROW, _MARGIN, _PAD = 800, 150, 16, 20
_CURVE_LEFT, _CURVE_HEIGHT = 330, 96
_LEAST_RANGE = 120
"""Points that a curve's height stands for at least, so that a few points more or less don't look like a mountain."""


def curves_picture(curves: Mapping[str, Sequence[Rating]], called: Called, now: float) -> Picture | None:
    """Draw a row for each game; None where there is no rating."""
    if not curves:
        return None
    shapes = (
        shape
        for row, (key, curve) in enumerate(curves.items())
        for shape in _row(called.game(key), curve, now, _MARGIN + row * (_ROW + _MARGIN))
    )
    scene = Scene(_WIDTH, len(curves) * (_ROW + _MARGIN) + _MARGIN, tuple(shapes), GROUND)
    alt = "\n".join(_alt(called.game(key), curve, now) for key, curve in curves.items())
    return Picture(scene, alt)


def _alt(game: str, curve: Sequence[Rating], now: float) -> str:
    points = [rating.points for rating in curve]
    return f"{game}: {rating_text(curve[-1], now)}; lately between {min(points)} and {max(points)}"


def _row(game: str, curve: Sequence[Rating], now: float, top: int) -> Iterator[Drawn]:
    yield from raised(Area(_MARGIN, top, _WIDTH - 2 * _MARGIN, _ROW - 5), PANEL)
    room = _CURVE_LEFT - _MARGIN - 2 * _PAD
    left = _MARGIN + _PAD
    yield Text(game, left, top + 14, room, 40, 30, SMALLEST, SOFT, "bold", anchor="middle")
    yield Text(rating_text(curve[-1], now), left, top + 56, room, 76, 64, SMALLEST, INK, "bold", anchor="middle")
    yield from _curve([rating.points for rating in curve], top + (_ROW - 5 - _CURVE_HEIGHT) / 2)


def _curve(points: Sequence[int], top: float) -> Iterator[Drawn]:
    """Draw the points from left to right, between their lowest and their highest, which are written at the right."""
    middle = (min(points) + max(points)) / 2
    half = max(max(points) - min(points), _LEAST_RANGE) / 2
    right = _WIDTH - _MARGIN - _PAD - 96
    step = (right - _CURVE_LEFT) / max(len(points) - 1, 1)
    heights = [top + _CURVE_HEIGHT * (1 - (each - middle + half) / (2 * half)) for each in points]
    for edge in (top, top + _CURVE_HEIGHT):
        yield Line(_CURVE_LEFT, edge, right, edge, EDGE, 2)
    for number, (start, end) in enumerate(pairwise(heights)):
        yield Line(_CURVE_LEFT + number * step, start, _CURVE_LEFT + (number + 1) * step, end, GOLD, 5)
    last = right if len(points) > 1 else _CURVE_LEFT
    yield Disc(last, heights[-1], 8, GOLD)
    for value, edge in ((middle + half, top), (middle - half, top + _CURVE_HEIGHT)):
        yield Text(f"{value:.0f}", right + 18, edge - 18, 80, 36, 26, SMALLEST, SOFT, anchor="middle")
