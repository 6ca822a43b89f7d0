"""The signs of resources, and dice: shapes that are told apart without their colours."""

from collections.abc import Iterator, Mapping
from math import cos, pi, sin
from types import MappingProxyType

from bot.pictures.colours import DARK, INK
from bot.pictures.pieces import Drawn, Outline, placed
from bot.pictures.scene import Box, Disc, Polygon
from engine.games.this_means_war.areas import Resource

COLOURS: Mapping[Resource, str] = MappingProxyType(
    {"labor": "#e2b765", "research": "#86cdf5", "ammo": "#f08f7c", "army": "#9fd38a"}
)

_GEAR: Outline = tuple(
    (0.5 + reach * sin(step * pi / 16), 0.5 - reach * cos(step * pi / 16))
    for step in range(32)
    for reach in (0.54 if step % 4 in (0, 1) else 0.38,)
)
_FLASK: Outline = (
    (0.34, 0.0), (0.66, 0.0), (0.66, 0.1), (0.6, 0.1), (0.6, 0.38), (0.96, 0.88), (0.88, 1.02), (0.12, 1.02),
    (0.04, 0.88), (0.4, 0.38), (0.4, 0.1), (0.34, 0.1),
)  # fmt: skip
_SHELL: Outline = (
    (0.5, -0.06), (0.66, 0.12), (0.74, 0.4), (0.74, 0.84), (0.82, 0.84), (0.82, 1.02), (0.18, 1.02), (0.18, 0.84),
    (0.26, 0.84), (0.26, 0.4), (0.34, 0.12),
)  # fmt: skip
_HELMET: Outline = (
    (0.02, 0.7), (0.06, 0.42), (0.22, 0.18), (0.5, 0.08), (0.78, 0.18), (0.94, 0.42), (0.98, 0.7), (1.08, 0.74),
    (1.08, 0.88), (-0.08, 0.88), (-0.08, 0.74),
)  # fmt: skip
_OUTLINES: Mapping[Resource, Outline] = MappingProxyType(
    {"labor": _GEAR, "research": _FLASK, "ammo": _SHELL, "army": _HELMET}
)

_PIPS: Mapping[int, tuple[tuple[int, int], ...]] = MappingProxyType(
    {
        1: ((1, 1),),
        2: ((0, 0), (2, 2)),
        3: ((0, 0), (1, 1), (2, 2)),
        4: ((0, 0), (0, 2), (2, 0), (2, 2)),
        5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
        6: ((0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)),
    }
)


def resource(which: Resource, x: float, y: float, size: float) -> Iterator[Drawn]:
    """Draw a resource's sign in a square: a gear for LABOR, a flask, a shell, a helmet for ARMY."""
    yield Polygon(placed(_OUTLINES[which], x, y, size), fill=COLOURS[which], line=DARK, line_width=1.5)
    if which == "labor":
        yield Disc(x + size / 2, y + size / 2, size * 0.15, fill=DARK)


def die(number: int, x: float, y: float, size: float) -> Iterator[Drawn]:
    """Draw a die that shows 1 to 6."""
    yield Box(x, y, size, size, size * 0.2, fill=INK, line=DARK, line_width=1.5)
    for column, row in _PIPS[number]:
        yield Disc(x + size * (0.24 + 0.26 * column), y + size * (0.24 + 0.26 * row), size * 0.095, fill=DARK)
