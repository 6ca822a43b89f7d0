"""How a piece is drawn: its front, its back with what the memory aid tells, and the marks around it.

A piece of Red is an octagon with a diamond, one of Blue a rounded square with a disc, so that nobody needs the colours.
"""

from collections.abc import Mapping
from functools import cache
from math import cos, radians, sin
from types import MappingProxyType
from typing import NamedTuple

from bot.pictures.colours import DARK, GOLD, INK, PAPER, SIDES
from bot.pictures.elements import Area
from bot.pictures.pieces import SMALLEST, Drawn, emblem
from bot.pictures.scene import Box, Disc, Icon, Line, Polygon, Scene, Text


class Tones(NamedTuple):
    """The colours of a side's pieces, by what is painted with them."""

    face: str
    rim: str
    lip: str
    rank: str
    sign: str
    deep: str
    """The ground of a Bomb."""
    back: str
    hatch: str
    back_lip: str
    middle: str
    """Officers of middle rank in a small picture."""
    low: str
    """All other pieces there."""


TONES = (
    Tones(
        SIDES[0], "#ffc0a3", "#c8643c", "#2b0f05", "#933810", "#4a2012", "#8c4630", "#9c5540", "#5e2c1d", "#a85a3e",
        "#5f3a30",
    ),
    Tones(
        SIDES[1], "#ddd0ff", "#755ab6", "#1d1b2f", "#5a4594", "#2e2556", "#5a4a8a", "#6a5a9c", "#3b2f60", "#7a63b5",
        "#433a68",
    ),
)  # fmt: skip

ICONS: Mapping[str, str] = MappingProxyType(
    {
        "marshal": "queen-crown",
        "general": "eagle-emblem",
        "colonel": "allied-star",
        "major": "crossed-sabres",
        "captain": "horse-head",
        "lieutenant": "broadsword",
        "sergeant": "sergeant",
        "miner": "war-pick",
        "scout": "binoculars",
        "spy": "spy",
        "bomb": "unlit-bomb",
        "flag": "flying-flag",
    }
)

TILE = 68
DEPTH = 6
"""How far the edge and the shadow of a piece reach below its face."""

_CORNER = (13, 21)
"""How much of a corner is cut from an octagon, and the radius of a rounded square, on a piece of full size."""
_HALO = ((8, DARK), (6, GOLD), (2, DARK))
_ARC = 38


def body(side: int, area: Area, fill: str) -> Box | Polygon:
    """Draw the outline of a side's piece, filled."""
    x, y, width, height = area
    corner = _CORNER[side] * min(width, height) / TILE
    if side:
        return Box(x, y, width, height, corner, fill=fill)
    right, bottom = area.right, area.bottom
    return Polygon(
        (
            (x + corner, y), (right - corner, y), (right, y + corner), (right, bottom - corner),
            (right - corner, bottom), (x + corner, bottom), (x, bottom - corner), (x, y + corner),
        ),
        fill,
    )  # fmt: skip


def _thick(side: int, size: float, face: str, rim: str, lip: str) -> tuple[Drawn, ...]:
    """Draw a body with its shadow, its edge below and its lighter edge above; it is `size` wide and as high."""
    height = size - DEPTH + 2
    return (
        body(side, Area(0, DEPTH, size, height), DARK),
        body(side, Area(0, 4, size, height), lip),
        body(side, Area(0, 0, size, height), rim),
        body(side, Area(0, 2, size, height - 2), face),
    )


@cache
def front(kind: str, rank: str, side: int, *, seen: bool = False, size: int = TILE) -> Scene:
    """Draw a piece that the viewer knows; `seen` marks one of the viewer's own that the enemy knows."""
    shapes: list[Drawn] = list(_thick(side, size, *TONES[side][:3]))
    shapes += _ground_sign(kind, side, size) if kind in ("bomb", "flag") else _ranked(kind, rank, side, size)
    if seen:
        shapes += _eye(size - 12, 12)
    return Scene(size, size + 4, tuple(shapes))


def _ground_sign(kind: str, side: int, size: int) -> tuple[Drawn, ...]:
    """Draw the sign of a piece without a rank on a ground of its own."""
    tones, inset = TONES[side], 4
    inner = size - 2 * inset
    ground, colour = (tones.deep, tones.face) if kind == "bomb" else (PAPER, tones.sign)
    mark = round(size * 0.66)
    return (
        body(side, Area(inset, inset, inner, inner - DEPTH + 2), ground),
        Icon(ICONS[kind], (size - mark) / 2, (size - DEPTH + 2 - mark) / 2, mark, colour),
    )


def _ranked(kind: str, rank: str, side: int, size: int) -> tuple[Drawn, ...]:
    tones = TONES[side]
    wide = len(rank) > 1
    letters, mark = round(size * 0.53), round(size * (0.52 if wide else 0.56))
    x, width = (size * 0.06, size * 0.8) if wide else (size * 0.13, size * 0.5)
    halo = [Text(rank, x + across, 1 + down, width, letters + 2, letters, SMALLEST, tones.face, "bold", anchor="middle")
            for across in (-2, 2) for down in (0, 3)]  # fmt: skip
    bold = [Icon(ICONS[kind], size - mark - 5 + across, size - mark - 8 + down, mark, tones.sign)
            for across in (0, 1) for down in (0, 1)]  # fmt: skip
    return (
        *bold,
        *halo,
        Text(rank, x, 2, width, letters + 2, letters, SMALLEST, tones.rank, "bold", anchor="middle"),
    )


def _eye(x: float, y: float) -> tuple[Drawn, ...]:
    """Draw an eye: the enemy knows this piece."""
    return (Disc(x, y, 11, fill=DARK), Disc(x, y, 9, fill=INK), Disc(x, y, 4, fill=DARK))


@cache
def back(side: int, *, moved: bool = False, beat: str = "", size: int = TILE) -> Scene:
    """Draw a piece that the viewer doesn't know.

    `beat` is the highest rank that it beat without being seen: that piece stands below, crossed out.
    """
    tones = TONES[side]
    radius = size * 0.3 if moved else size * 0.21
    middle, y = size / 2, (size - DEPTH + 2) / 2
    if beat:
        radius, y = size * 0.17, size * 0.2
    corner = 20 * size / TILE
    shapes: list[Drawn] = [
        *_thick(side, size, tones.back, tones.hatch, tones.back_lip),
        Box(3, 4, size - 6, size - DEPTH - 4, corner, hatch=tones.hatch),
        emblem(side, middle, y, radius + (6 if side == 0 else 4), tones.back_lip),
        emblem(side, middle, y, radius, tones.face),
    ]
    if moved:
        mark = round(radius * (1.15 if side == 0 else 1.4))
        shapes.append(Icon("boot-prints", middle - mark / 2, y - mark / 2, mark, tones.back_lip))
    if beat:
        shapes += _beaten(1 - side, beat, size)
    return Scene(size, size + 4, tuple(shapes))


def _beaten(side: int, rank: str, size: int) -> tuple[Drawn, ...]:
    width, height = size * 0.56, 28.0
    x, y = size * 0.14, size - height - 6
    return (
        body(side, Area(x - 2, y - 2, width + 4, height + 4), DARK),
        body(side, Area(x, y, width, height), TONES[side].face),
        Text(rank, x, y, width, height, 24, SMALLEST, TONES[side].rank, "bold", "centre", "middle"),
        *cross(x + width + 2, y + 4, 10),
    )


def cross(x: float, y: float, radius: float) -> tuple[Drawn, ...]:
    """Draw a white disc with a cross: whoever stands there is lost."""
    arm = radius * 0.42
    return (
        Disc(x, y, radius + 2, fill=DARK),
        Disc(x, y, radius, fill=INK),
        *(Line(x - arm, y - slant, x + arm, y + slant, DARK, radius * 0.32) for slant in (-arm, arm)),
    )


def halo(side: int, x: float, y: float, colour: str = GOLD) -> tuple[Drawn, ...]:
    """Draw a frame around the piece whose top left corner is given; the piece goes on top of it."""
    return tuple(
        body(side, Area(x - by, y - by, TILE + 2 * by, TILE + 2 + 2 * by), colour if fill == GOLD else fill)
        for by, fill in _HALO
    )


@cache
def aim() -> Scene:
    """Draw what stands around a piece that may be attacked: four arcs."""
    centre = _ARC + 6
    arcs = [
        Polygon(_arc(centre, start, width), fill)
        for fill, width in ((DARK, 11), (INK, 6))
        for start in (15, 105, 195, 285)
    ]
    return Scene(2 * centre, 2 * centre, tuple(arcs))


def _arc(centre: float, start: float, width: float) -> tuple[tuple[float, float], ...]:
    more = (width - 6) / 2
    angles = [radians(start - more + (60 + 2 * more) * step / 12) for step in range(13)]
    outer = [(centre + cos(at) * (_ARC + width / 2), centre + sin(at) * (_ARC + width / 2)) for at in angles]
    inner = [(centre + cos(at) * (_ARC - width / 2), centre + sin(at) * (_ARC - width / 2)) for at in angles]
    return (*outer, *reversed(inner))


@cache
def captured(side: int, rank: str, count: int, *, fresh: bool = False) -> Scene:
    """Draw a place of a tray, 48 wide: a rank, and below it how many were lost; framed in gold where one just was."""
    if not count:
        return Scene(48, 60, (
            Box(2, 2, 44, 33, 12, line="#3c444f", line_width=2),
            Text(rank, 4, 3, 40, 31, 24, SMALLEST, "#5c6979", "bold", "centre", "middle"),
        ))  # fmt: skip
    tones = TONES[side]
    frame = (body(side, Area(0, 0, 48, 38), GOLD),) if fresh else ()
    return Scene(48, 60, (
        *frame,
        body(side, Area(2, 4, 44, 33), tones.lip),
        body(side, Area(2, 2, 44, 31), tones.face),
        Text(rank, 4, 2, 40, 31, 25, SMALLEST, tones.rank, "bold", "centre", "middle"),
        Text(f"×{count}", 0, 36, 48, 24, 23, SMALLEST, INK, "bold", "centre", "middle"),
    ))  # fmt: skip
