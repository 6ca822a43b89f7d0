"""How pictures tell the theater types apart: a colour, and always a shape beside it."""

from functools import lru_cache
from math import cos, pi, sin

from bot.pictures.pieces import ARCHED, POINTED, ROUNDED, SHIELD, SQUARE, TAPERED, Drawn, Outline, placed
from bot.pictures.scene import Polygon

ACCENTS = {
    "air": "#8fd0ff",
    "land": "#dcc067",
    "sea": "#5cc9b4",
    "intelligence": "#b5d76a",
    "diplomacy": "#f2a5c6",
    "economics": "#d3d8df",
}
OUTLINES: dict[str, Outline] = {
    "air": POINTED,
    "land": SQUARE,
    "sea": ROUNDED,
    "intelligence": ARCHED,
    "diplomacy": SHIELD,
    "economics": TAPERED,
}


def _wave(top: float) -> Outline:
    steps = range(25)
    upper = [(step / 24, top + 0.07 * sin(step / 24 * 4 * pi)) for step in steps]
    return (*upper, *((x, y + 0.14) for x, y in reversed(upper)))


def _lid(way: int) -> Outline:
    """Draw one lid of an eye: upwards for -1, downwards for 1."""
    outer = [(step / 16, 0.5 + way * 0.36 * sin(step / 16 * pi)) for step in range(17)]
    inner = [(0.09 + step / 16 * 0.82, 0.5 + way * 0.24 * sin(step / 16 * pi)) for step in range(17)]
    return (*outer, *reversed(inner))


def _coin(left: float, top: float) -> Outline:
    """Draw a coin from its edge, as it lies in a pile."""
    right, low = left + 0.3, top + 0.25
    return (
        (left + 0.05, top), (right - 0.05, top), (right, top + 0.08), (right, low - 0.08),
        (right - 0.05, low), (left + 0.05, low), (left, low - 0.08), (left, top + 0.08),
    )  # fmt: skip


_WING = ((0.56, 0.14), (0.59, 0.38), (1.0, 0.64), (1.0, 0.76), (0.59, 0.65), (0.57, 0.82), (0.73, 0.93), (0.73, 1.0))
_PUPIL = tuple((0.5 + 0.15 * cos(step * pi / 12), 0.5 + 0.15 * sin(step * pi / 12)) for step in range(24))
_CALL = ((0.06, 0.04), (0.62, 0.04), (0.68, 0.1), (0.68, 0.42), (0.62, 0.48), (0.3, 0.48), (0.14, 0.66), (0.14, 0.48))
_ANSWER = ((0.76, 0.3), (0.94, 0.3), (1.0, 0.36), (1.0, 0.7), (0.94, 0.76), (0.88, 0.76), (0.88, 0.94), (0.7, 0.76))
_SIGNS: dict[str, tuple[Outline, ...]] = {
    "air": (((0.5, 0.0), *_WING, (0.5, 0.95), *((1 - x, y) for x, y in reversed(_WING))),),
    "land": (((0.0, 0.92), (0.36, 0.14), (0.53, 0.51), (0.42, 0.72), (0.47, 0.75), (0.68, 0.34), (1.0, 0.92)),),
    "sea": (_wave(0.14), _wave(0.42), _wave(0.7)),
    "intelligence": (_lid(-1), _lid(1), _PUPIL),
    "diplomacy": (
        (*_CALL, (0.06, 0.48), (0.0, 0.42), (0.0, 0.1)),
        (*_ANSWER, (0.42, 0.76), (0.36, 0.7), (0.36, 0.56), (0.66, 0.56), (0.76, 0.46)),
    ),
    "economics": tuple(_coin(0.35 * pile, 0.7 - 0.3 * coin) for pile in range(3) for coin in range(pile + 1)),
}


@lru_cache(maxsize=1_000)
def sign(type_: str, x: float, y: float, size: float, colour: str) -> tuple[Drawn, ...]:
    """Draw a theater type's sign: aeroplane, mountains, waves, eye, talk, coins."""
    return tuple(Polygon(placed(outline, x, y, size), fill=colour) for outline in _SIGNS[type_])
