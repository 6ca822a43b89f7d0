"""The pieces: their fronts and backs in pictures with the marks of the memory aid, and their screens for `/card`.

A red piece is square with a diamond, a blue one round with a disc, so that nobody needs the colours.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from bot.pictures.colours import DARK, GOLD, GROUND, INK
from bot.pictures.pieces import SMALLEST, Drawn, Outline, emblem, placed
from bot.pictures.scene import Box, Disc, Line, Polygon, Scene, Sprite, Text
from bot.presenters.games.stratego.words import STRONGEST_FIRST, kind_name, symbol
from bot.presenters.screen import Block, Picture, Screen
from engine.games.stratego.pieces import COUNTS, KINDS

FACES = ("#ff8a75", "#86b6ff")
BACKS = ("#a8322b", "#2450a8")
RADII = (7, 27)
"""Of a tile's corners, by side."""

TILE = 64
CAPTURED = 46
CAPTURED_HEIGHT = 30
_RANK = 29

_BAR: Outline = ((0, 0.36), (1, 0.36), (1, 0.64), (0, 0.64))
_CHEVRON: Outline = ((0, 0.95), (0.5, 0.35), (1, 0.95), (1, 0.6), (0.5, 0.0), (0, 0.6))
_STAR: Outline = (
    (0.5, 0.0), (0.63, 0.36), (1.0, 0.38), (0.71, 0.62), (0.81, 1.0), (0.5, 0.79), (0.19, 1.0), (0.29, 0.62),
    (0.0, 0.38), (0.37, 0.36),
)  # fmt: skip
_ARROW: Outline = ((0, 0), (0.6, 0), (1, 0.5), (0.6, 1), (0, 1), (0.4, 0.5))
_PENNANT: Outline = ((0.1, 0), (1, 0.3), (0.26, 0.62), (0.26, 1.05), (0.1, 1.05))
_PICK: Outline = (
    (0, 0.4), (0.18, 0.16), (0.5, 0.02), (0.82, 0.16), (1, 0.4), (0.6, 0.24), (0.6, 1.05), (0.4, 1.05), (0.4, 0.24),
)  # fmt: skip

_SIGNS: Mapping[str, tuple[Outline, int]] = MappingProxyType(
    {
        "marshal": (_STAR, 2),
        "general": (_STAR, 1),
        "colonel": (_BAR, 3),
        "major": (_BAR, 2),
        "captain": (_BAR, 1),
        "lieutenant": (_CHEVRON, 2),
        "sergeant": (_CHEVRON, 1),
        "miner": (_PICK, 1),
        "scout": (_ARROW, 2),
        "flag": (_PENNANT, 1),
    }
)
"""The sign below the rank, and how often it is drawn; Bomb and Spy have drawings of their own."""


@cache
def front(kind: str, rank: str, side: int, *, moved: bool = False, seen: bool = False) -> Scene:
    """Draw a piece that the viewer knows; the marks are those of the memory aid."""
    shapes: list[Drawn] = [
        Box(0, 0, TILE, TILE, RADII[side], fill=FACES[side], line=DARK, line_width=2),
        Text(rank, 4, 3, TILE - 8, 38, 38, SMALLEST, DARK, "bold", "centre", "middle"),
        *sign(kind, TILE / 2, 50, 15),
        *((_eye(TILE - 10, 10),) if seen else ()),
        *((_step(4, 22),) if moved else ()),
    ]
    return Scene(TILE, TILE, tuple(shapes))


@cache
def back(side: int, *, moved: bool = False, beat: str = "") -> Scene:
    """Draw a piece that the viewer doesn't know: `beat` is the highest rank that it silently beat."""
    label = f">{beat}"
    below: tuple[Drawn, ...] = ()
    if beat:
        below = (Text(label, 4, 32, TILE - 8, 28, 26, SMALLEST, INK, "bold", "centre", "middle"),)
    return Scene(
        TILE,
        TILE,
        (
            Box(0, 0, TILE, TILE, RADII[side], fill=BACKS[side], line=FACES[side], line_width=3),
            emblem(side, TILE / 2, 19 if beat else TILE / 2, 11 if beat else 15, FACES[side]),
            *below,
            *((_step(5, 24),) if moved else ()),
        ),
    )


@cache
def captured(side: int, rank: str, count: int) -> Scene:
    """Draw captured pieces of a kind, small: the rank, and beside it how many they are."""
    radius = RADII[side] * CAPTURED_HEIGHT / TILE
    tab = CAPTURED - _RANK
    return Scene(
        CAPTURED,
        CAPTURED_HEIGHT,
        (
            Box(0, 0, CAPTURED, CAPTURED_HEIGHT, radius, fill=BACKS[side]),
            Box(0, 0, _RANK, CAPTURED_HEIGHT, radius, fill=FACES[side]),
            Text(rank, 0, 1, _RANK, CAPTURED_HEIGHT - 2, 24, SMALLEST, DARK, "bold", "centre", "middle"),
            Text(str(count), _RANK, 1, tab - 1, CAPTURED_HEIGHT - 2, 22, SMALLEST, INK, "bold", "centre", "middle"),
        ),
    )


def sign(kind: str, x: float, y: float, size: float) -> tuple[Drawn, ...]:
    """Draw a kind's sign around a centre."""
    if kind == "bomb":
        fuse = Line(x + size * 0.3, y - size * 0.25, x + size * 0.62, y - size * 0.6, DARK, size / 6)
        return (Disc(x, y + size * 0.08, size * 0.45, fill=DARK), fuse)
    if kind == "spy":
        lens = tuple(Disc(x + shift * size * 0.48, y, size * 0.34, fill=DARK) for shift in (-1, 1))
        return (*lens, Line(x - size * 0.5, y - size * 0.1, x + size * 0.5, y - size * 0.1, DARK, size / 6))
    outline, count = _SIGNS[kind]
    if outline is _BAR:
        step, wide = size * 0.42, size * 1.5
        top = y - step * (count - 1) / 2
        return tuple(
            Box(x - wide / 2, top + number * step - size * 0.13, wide, size * 0.26, fill=DARK)
            for number in range(count)
        )
    left = x - (count * size * 1.1 - size * 0.1) / 2
    return tuple(
        Polygon(placed(outline, left + number * size * 1.1, y - size / 2, size), DARK) for number in range(count)
    )


def _step(x: float, y: float) -> Drawn:
    """Mark a piece that has moved: an arrowhead at its upper left edge."""
    return Polygon(((x, y - 18), (x + 13, y - 10), (x, y - 2)), GOLD, DARK, 2)


def _eye(x: float, y: float) -> Drawn:
    """Mark a piece of the viewer that the enemy has seen: a ring at its upper right corner."""
    return Disc(x, y, 9, fill=INK, line=DARK, line_width=4)


def piece_scene(kind: str) -> Scene:
    """Draw a piece of each side, with its symbols when 10 is the highest rank and when 1 is."""
    shapes: list[Drawn] = []
    for side in (0, 1):
        rank = symbol(kind, "ten_high" if side == 0 else "one_high")
        shapes.append(Sprite(front(kind, rank, side), 24 + side * (TILE + 24), 24))
    return Scene(3 * 24 + 2 * TILE, 48 + TILE, tuple(shapes), GROUND)


_SOLDIER = "It moves one square up, down, left or right and beats every lower rank that it attacks."

_POWERS: Mapping[str, str] = MappingProxyType(
    {
        "marshal": (
            "The highest rank: it beats every piece that it attacks but Bombs and another Marshal. A Spy that attacks "
            "it wins."
        ),
        "general": f"The second rank; only the Marshal is above it. {_SOLDIER}",
        "colonel": _SOLDIER,
        "major": _SOLDIER,
        "captain": _SOLDIER,
        "lieutenant": _SOLDIER,
        "sergeant": _SOLDIER,
        "miner": f"The only piece that can remove a Bomb; it then stands on the Bomb's square. {_SOLDIER}",
        "scout": (
            "It runs any number of empty squares in a straight line and may attack at the end of the run; under the "
            "old US rules only a piece next to it. A run of two squares or more shows everybody that it is a Scout. It "
            "beats the Spy and takes the Flag."
        ),
        "spy": (
            "It loses to whatever attacks it. When it attacks the Marshal, the Spy wins; under the house rules it wins "
            "against any rank that it attacks, but not against Bombs."
        ),
        "bomb": "It never moves. Every attacker is lost on it, but a Miner removes it. It stays after it went off.",
        "flag": "It never moves. Whoever takes the enemy's Flag, with any piece, wins the match.",
    }
)


def _ranks(kind: str) -> str:
    ten_high, one_high = symbol(kind, "ten_high"), symbol(kind, "one_high")
    if ten_high == one_high:
        return f"Its sign is {ten_high}."
    return f"Its number is {ten_high}, or {one_high} where 1 is the highest rank."


def _counts(kind: str) -> str:
    number = KINDS.index(kind)
    full, barrage, duel = (COUNTS["full"][number], COUNTS["barrage"][number], COUNTS["duel"][number])
    return f"{full} in the full army, {barrage or 'none'} in Barrage, {duel or 'none'} in Duel"


def _card(kind: str) -> Screen:
    name = kind_name(kind)
    return Screen(
        title=name,
        text=_POWERS[kind],
        blocks=(Block("Rank", _ranks(kind)), Block("How many a side has", _counts(kind))),
        picture=Picture(piece_scene(kind), f"A {name} of Red and one of Blue. {_ranks(kind)}"),
    )


CARDS: Mapping[str, Screen] = MappingProxyType({kind_name(kind): _card(kind) for kind in STRONGEST_FIRST})
DECK = tuple(f"**{kind_name(kind)}** · {_counts(kind)}: {_POWERS[kind]}" for kind in STRONGEST_FIRST)
