"""Drawings of pieces: front, back with the marks of the memory aid, and marks around them.

Red's pieces are octagons with a diamond, Blue's are rounded squares with a disc. So players need not see colours.

The module also has the signs for buttons and lists.
"""

from collections.abc import Mapping
from functools import cache
from math import cos, radians, sin
from types import MappingProxyType
from typing import NamedTuple

from bot.games.stratego import texts
from bot.pictures.elements import SMALLEST, Area, emblem, tile
from bot.pictures.scene import (
    BAND_WIDTH,
    DARK,
    GOLD,
    GROUND,
    INK,
    PANEL,
    PAPER,
    SIDES,
    SOFT,
    Box,
    Disc,
    Drawn,
    Icon,
    Line,
    Polygon,
    Scene,
    Sprite,
    Text,
)


class Tones(NamedTuple):
    """Colours of a side's pieces, by painted part."""

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

FAINT = "#5c6979"
"""Colour of a missing thing: the rank of a kind without losses, and the winner of a draw."""

_SYMBOLS = {
    "marshal": ("queen-crown", "👑"),
    "general": ("eagle-emblem", "🦅"),
    "colonel": ("allied-star", "⭐"),
    "major": ("crossed-sabres", "⚔️"),
    "captain": ("horse-head", "🐴"),
    "lieutenant": ("broadsword", "🗡️"),
    "sergeant": ("sergeant", "🎖️"),
    "miner": ("war-pick", "⛏️"),
    "scout": ("binoculars", "🔭"),
    "spy": ("spy", "🕵️"),
    "bomb": ("unlit-bomb", "💣"),
    "flag": ("flying-flag", "🚩"),
}
ICONS: Mapping[str, str] = MappingProxyType({kind: icon for kind, (icon, _) in _SYMBOLS.items()})
SIGN_OF: Mapping[str, str] = MappingProxyType({kind: sign for kind, (_, sign) in _SYMBOLS.items()})
"""Icons of the pictures, and emoji of buttons, by kind."""

TILE = 66
DEPTH = 6
"""Pixels that the edge and the shadow of a piece extend below its face."""

_CORNER = (13, 20)
"""Corner size in pixels of a full-size piece: cut of Red's octagon, radius of Blue's rounded square."""
_HALO = ((8, DARK), (6, GOLD), (2, DARK))
_ARC = 36


def body(side: int, area: Area, fill: str) -> Box | Polygon:
    """Draw the outline of a piece of side 0 (Red) or 1 (Blue) in `area`, filled with the colour `fill`."""
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
    """Draw the body of a piece `size` pixels wide and high, with shadow, lower edge and lighter upper edge.

    `side` is 0 (Red) or 1 (Blue). The colours are `face` for the front, `rim` for the upper edge and `lip` for the
    lower.
    """
    height = size - DEPTH + 2
    return (
        body(side, Area(0, DEPTH, size, height), DARK),
        body(side, Area(0, 4, size, height), lip),
        body(side, Area(0, 0, size, height), rim),
        body(side, Area(0, 2, size, height - 2), face),
    )


@cache
def front(kind: str, rank: str, side: int, *, seen: bool = False, size: int = TILE) -> Scene:
    """Draw a piece of a kind that the viewer knows, `size` pixels wide.

    `rank` is the symbol painted on the piece. `side` is 0 (Red) or 1 (Blue). `seen` adds an eye: the enemy knows this
    piece of the viewer.
    """
    shapes: list[Drawn] = list(_thick(side, size, *TONES[side][:3]))
    shapes += _ground_sign(kind, side, size) if kind in ("bomb", "flag") else _rank_and_sign(kind, rank, side, size)
    if seen:
        shapes += _eye(size - 12, 12)
    return Scene(size, size + 4, tuple(shapes))


def _ground_sign(kind: str, side: int, size: int) -> tuple[Drawn, ...]:
    """Draw the sign of a bomb or flag on a smaller ground inside a piece that is `size` pixels wide."""
    tones, inset = TONES[side], 4
    inner = size - 2 * inset
    ground, colour = (tones.deep, tones.face) if kind == "bomb" else (PAPER, tones.sign)
    mark = round(size * 0.66)
    return (
        body(side, Area(inset, inset, inner, inner - DEPTH + 2), ground),
        Icon(ICONS[kind], (size - mark) / 2, (size - DEPTH + 2 - mark) / 2, mark, colour),
    )


def _rank_and_sign(kind: str, rank: str, side: int, size: int) -> tuple[Drawn, ...]:
    tones = TONES[side]
    wide = len(rank) > 1
    letters, mark = round(size * 0.62), round(size * (0.46 if wide else 0.53))
    x, width = (size * 0.06, size * 0.82) if wide else (size * 0.12, size * 0.5)
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
    """Draw an eye with its centre at (x, y) pixels. The sign marks a piece that the enemy knows."""
    return (Disc(x, y, 11, fill=DARK), Disc(x, y, 9, fill=INK), Disc(x, y, 4, fill=DARK))


@cache
def back(side: int, *, moved: bool = False, beat: str = "", size: int = TILE) -> Scene:
    """Draw the back of a piece of a kind that the viewer doesn't know, `size` pixels wide.

    `moved` adds boot prints: the piece has moved. `beat` is the highest enemy rank that it beat silently, drawn crossed
    out; "" if none.
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
    """Draw a white disc with a cross, which marks a lost piece."""
    arm = radius * 0.42
    return (
        Disc(x, y, radius + 2, fill=DARK),
        Disc(x, y, radius, fill=INK),
        *(Line(x - arm, y - slant, x + arm, y + slant, DARK, radius * 0.32) for slant in (-arm, arm)),
    )


def halo(side: int, x: float, y: float, colour: str = GOLD, size: int = TILE) -> tuple[Drawn, ...]:
    """Draw a frame around the piece with its top left corner at (`x`, `y`); draw the piece afterwards."""
    return tuple(
        body(side, Area(x - by, y - by, size + 2 * by, size + 2 + 2 * by), colour if fill == GOLD else fill)
        for by, fill in _HALO
    )


@cache
def aim() -> Scene:
    """Draw the mark around a piece that the viewer may attack: four arcs."""
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


_CARD_TILE = 188


def card_scene(kind: str, name: str, ranks: tuple[str, str], counts: Mapping[str, int]) -> Scene:
    """Draw a kind of piece for `/card`: a piece of each side, its name, and how many an army has.

    `ranks` are the symbols painted on the pieces of Red and Blue. `counts` is keyed by the name of the army.
    """
    shapes: list[Drawn] = [
        *(Sprite(front(kind, ranks[side], side, size=_CARD_TILE), 24 + side * 212, 34) for side in (0, 1)),
        Text(name, 456, 28, 330, 72, 56, 34, INK, "bold", anchor="middle"),
        Text(texts.in_army(), 456, 100, 330, 36, 26, SMALLEST, SOFT, anchor="middle"),
    ]
    for index, (army, count) in enumerate(counts.items()):
        x = 456 + index * 110
        shapes += [
            Box(x, 142, 102, 88, 10, fill=PANEL),
            Text(str(count), x, 144, 102, 52, 46, 34, INK if count else SOFT, "bold", "centre", "middle"),
            Text(army, x, 194, 102, 32, 26, SMALLEST, SOFT, "regular", "centre", "middle"),
        ]
    return Scene(BAND_WIDTH, 262, tuple(shapes), GROUND)


STRATEGO = "♟️"

SIGNS = (
    tile("stratego", STRATEGO, "castle", "#2e2556", "#ddd0ff"),
    *(tile(kind, text, ICONS[kind], PAPER, DARK) for kind, text in SIGN_OF.items()),
)
