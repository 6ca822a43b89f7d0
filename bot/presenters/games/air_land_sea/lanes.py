"""A theater in a picture: its plate with both totals and Supplies, and each side's cards fanned out from it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from bot.pictures.colours import DARK, INK, PANEL, RAISED, SIDES, SOFT
from bot.pictures.pieces import (
    SMALLEST,
    TUCK,
    Drawn,
    Edge,
    Face,
    back,
    back_strip,
    card,
    crate,
    emblem,
    empty_place,
    strip,
)
from bot.pictures.scene import Box, Scene, Sprite, Text
from bot.presenters.games.air_land_sea.suits import ACCENTS, OUTLINES, sign
from bot.presenters.games.air_land_sea.words import card_name, gist, theater_name
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.view_types import CardView, TheaterView

LANE = 248
PLATE = 104
BREATH = 8

_CARD = 240
_PLACE_HEIGHT = 56
_MOST_AT_EASE = 6
_SIGN_WIDTH = 54
_ROW = 32


class Fan(NamedTuple):
    """How high uncovered cards are, and what shows of those they cover: in few, and in many."""

    top: int
    strip: int
    tight_strip: int


AMPLE = Fan(106, 38, 34)
"""Uncovered cards say what they do."""

SPARE = Fan(46, 34, 34)
"""Uncovered cards show their name and number alone."""


def reach(theaters: tuple[TheaterView, ...], side: int, fan: Fan) -> int:
    """Return the height of the longest of a side's columns."""
    most = max(len(theater.columns[side].cards) for theater in theaters)
    return fan.top + (most - 1) * _step(fan, most) if most else _PLACE_HEIGHT


def lane(  # noqa: PLR0913 - a theater, and where and how to draw it
    theater: TheaterView, near: int, x: float, top: float, height: float, plate: float, fan: Fan, *, ordinal: int = 0
) -> Iterator[Drawn]:
    """Draw a theater with its plate at a height of its lane; the near side's cards lie below it."""
    yield Box(x, top, LANE, height, 14, fill=PANEL)
    yield from _column(theater, 1 - near, x + 4, plate - BREATH, fan, up=True)
    yield from _plate(theater, near, x + 4, plate, ordinal)
    yield from _column(theater, near, x + 4, plate + PLATE + BREATH, fan, up=False)


def face(key: str, strength: int, *, text: str) -> Face:
    """Return the front of a card that counts for so much."""
    row = BY_KEY[key]
    return Face(row.name, strength, OUTLINES[row.type], ACCENTS[row.type], text, changed=strength != row.strength)


def _step(fan: Fan, count: int) -> int:
    return fan.strip if count <= _MOST_AT_EASE else fan.tight_strip


def _column(theater: TheaterView, side: int, x: float, start: float, fan: Fan, *, up: bool) -> Iterator[Drawn]:  # noqa: PLR0913
    """Draw a column outwards from where it starts, each card over the one before."""
    cards = theater.columns[side].cards
    if not cards:
        yield Sprite(empty_place(_CARD, _PLACE_HEIGHT, "no cards"), x, start - _PLACE_HEIGHT if up else start)
        return
    step = _step(fan, len(cards))
    for number, sight in enumerate(cards[:-1]):
        peeping = _peeping(sight, step, "bottom" if up else "top")
        yield Sprite(peeping, x, start - (number + 1) * step - TUCK if up else start + number * step)
    outer = (len(cards) - 1) * step
    yield Sprite(_lying(cards[-1], fan), x, start - outer - fan.top if up else start + outer)


@lru_cache(maxsize=1_000)
def _peeping(sight: CardView, height: int, edge: Edge) -> Scene:
    if sight.card is not None and sight.faceup:
        return strip(face(sight.card, sight.strength, text=""), _CARD, height, edge)
    hidden = back_strip(sight.strength, _known(sight), _CARD, height, edge)
    return _with_sign(hidden, sight, (0 if edge == "top" else TUCK) + height // 2)


@lru_cache(maxsize=1_000)
def _lying(sight: CardView, fan: Fan) -> Scene:
    if sight.card is not None and sight.faceup:
        text = gist(BY_KEY[sight.card]) if fan is AMPLE else ""
        return card(face(sight.card, sight.strength, text=text), _CARD, fan.top)
    return _with_sign(back(sight.strength, _known(sight), _CARD, fan.top), sight, 21)


def _known(sight: CardView) -> str:
    return "facedown" if sight.card is None else f"{BY_KEY[sight.card].name} {BY_KEY[sight.card].strength}"


def _with_sign(hidden: Scene, sight: CardView, middle: int) -> Scene:
    """Add its theater's sign to a facedown card that its reader knows, where several share the name."""
    if sight.card is None or card_name(sight.card) == _known(sight):
        return hidden
    return replace(hidden, shapes=(*hidden.shapes, *sign(BY_KEY[sight.card].type, _CARD - 34, middle - 12, 24, SOFT)))


def _plate(theater: TheaterView, near: int, x: float, y: float, ordinal: int) -> Iterator[Drawn]:
    """Draw a theater's sign and name between what each side has there, the near side's below.

    A row drawn in two lines numbers its theaters, for only neighbours in the row are next to each other.
    """
    accent = ACCENTS[theater.type]
    yield Box(x, y, _CARD, PLATE, 12, fill=RAISED)
    yield Box(x, y, _SIGN_WIDTH, PLATE, 12, fill=accent)
    yield Box(x + _SIGN_WIDTH - 14, y, 14, PLATE, fill=accent)
    yield from sign(theater.type, x + 6, y + (12 if ordinal else 31), 42, DARK)
    if ordinal:
        yield Text(str(ordinal), x + 4, y + 62, 46, 34, 28, SMALLEST, DARK, "bold", "centre", "middle")
    words, width = x + _SIGN_WIDTH + 8, _CARD - _SIGN_WIDTH - 10
    yield Text(theater_name(theater.type), words, y + 36, width, _ROW, 28, SMALLEST, INK, "bold", anchor="middle")
    for side, top in ((1 - near, y + 3), (near, y + 69)):
        yield from _strength(theater, side, words, top)


def _strength(theater: TheaterView, side: int, x: float, y: float) -> Iterator[Drawn]:
    """Draw a side's total, on its colour where it controls the theater, and its Supplies."""
    controls, column = theater.controller == side, theater.columns[side]
    yield Box(x, y, 66, _ROW, 16, fill=SIDES[side] if controls else None, line=None if controls else SIDES[side])
    yield emblem(side, x + 15, y + 16, 8, DARK if controls else None)
    ink = DARK if controls else INK
    yield Text(str(column.total), x + 27, y, 35, _ROW, 26, SMALLEST, ink, "bold", "centre", "middle")
    right = x + 69
    if column.supplies:
        yield from crate(right, y + 4, 24)
        number = str(column.supplies)
        room = 17 * len(number)
        yield Text(number, right + 25, y, room, _ROW, SMALLEST, SMALLEST, INK, "bold", anchor="middle")
        right += 25 + room
    if controls and right + 60 <= x + _CARD - _SIGN_WIDTH - 8:
        yield Text("holds", right, y, 60, _ROW, SMALLEST, SMALLEST, SOFT, anchor="middle")
