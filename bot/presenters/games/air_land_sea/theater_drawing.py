"""A theater in the picture of the board: its plate with both totals and Supplies, and each side's cards next to it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.pictures.colours import DARK, INK, RAISED, SIDES, SOFT
from bot.pictures.pieces import SMALLEST, TUCK, Drawn, crate, emblem, empty_place
from bot.pictures.scene import Box, Sprite, Text
from bot.presenters.games.air_land_sea import cards
from bot.presenters.games.air_land_sea.words import theater_name
from engine.games.air_land_sea.view_types import CardView, TheaterView

WIDTH = cards.CARD_WIDTH + 8
PLATE_HEIGHT = 104
SPACING = 8

_PLACE_HEIGHT = 56
_SIGN_WIDTH = 54
_ROW = 32
_MANY_CARDS = 7


class Sizes(NamedTuple):
    """The heights of an uncovered card, and of what shows of a covered one in a short and in a long column."""

    uncovered: int
    covered: int
    covered_of_many: int


LARGE = Sizes(106, 38, 34)
"""Uncovered cards say what they do."""

SMALL = Sizes(46, 34, 34)
"""Uncovered cards show their name and number alone."""


class Layout(NamedTuple):
    """How theaters are drawn: whose cards lie below, and how high cards are."""

    bottom_side: int
    sizes: Sizes


def column_height(theaters: Sequence[TheaterView], side: int, sizes: Sizes) -> int:
    """Return the height of the longest of a side's columns."""
    most = max(len(theater.columns[side].cards) for theater in theaters)
    return sizes.uncovered + (most - 1) * _step(sizes, most) if most else _PLACE_HEIGHT


def theater(view: TheaterView, layout: Layout, x: float, y: float, ordinal: int) -> Iterator[Drawn]:
    """Draw a theater's plate at this place, and the cards of both sides above and below it."""
    bottom_side, sizes = layout
    above, below = view.columns[1 - bottom_side].cards, view.columns[bottom_side].cards
    yield from _column(above, x, y - SPACING, sizes, up=True)
    yield from _plate(view, bottom_side, x, y, ordinal)
    yield from _column(below, x, y + PLATE_HEIGHT + SPACING, sizes, up=False)


def _step(sizes: Sizes, count: int) -> int:
    return sizes.covered if count < _MANY_CARDS else sizes.covered_of_many


def _column(column: Sequence[CardView], x: float, start: float, sizes: Sizes, *, up: bool) -> Iterator[Drawn]:
    """Draw a column outwards from where it starts, each card over the one before."""
    if not column:
        y = start - _PLACE_HEIGHT if up else start
        yield Sprite(empty_place(cards.CARD_WIDTH, _PLACE_HEIGHT, "no cards"), x, y)
        return
    step = _step(sizes, len(column))
    for number, card in enumerate(column[:-1]):
        y = start - (number + 1) * step - TUCK if up else start + number * step
        yield Sprite(cards.covered_card(card, step, "bottom" if up else "top"), x, y)
    outer = (len(column) - 1) * step
    y = start - outer - sizes.uncovered if up else start + outer
    yield Sprite(cards.uncovered_card(column[-1], sizes.uncovered, with_text=sizes is LARGE), x, y)


def _plate(view: TheaterView, bottom_side: int, x: float, y: float, ordinal: int) -> Iterator[Drawn]:
    """Draw a theater's sign and name between what each side has there.

    A row drawn in two lines numbers its theaters, for only neighbours in the row are next to each other.
    """
    accent = cards.ACCENTS[view.type]
    yield Box(x, y, cards.CARD_WIDTH, PLATE_HEIGHT, 12, fill=RAISED)
    yield Box(x, y, _SIGN_WIDTH, PLATE_HEIGHT, 12, fill=accent)
    yield Box(x + _SIGN_WIDTH - 14, y, 14, PLATE_HEIGHT, fill=accent)
    yield from cards.sign(view.type, x + 6, y + (12 if ordinal else 31), 42, DARK)
    if ordinal:
        yield Text(str(ordinal), x + 4, y + 62, 46, 34, 28, SMALLEST, DARK, "bold", "centre", "middle")
    left, width = x + _SIGN_WIDTH + 8, cards.CARD_WIDTH - _SIGN_WIDTH - 10
    yield Text(theater_name(view.type), left, y + 36, width, _ROW, 28, SMALLEST, INK, "bold", anchor="middle")
    for side, top in ((1 - bottom_side, y + 3), (bottom_side, y + 69)):
        yield from _strength(view, side, left, top)


def _strength(view: TheaterView, side: int, x: float, y: float) -> Iterator[Drawn]:
    """Draw a side's total, on its colour where it controls the theater, and its Supplies."""
    controls, column = view.controller == side, view.columns[side]
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
    if controls and right + 60 <= x + cards.CARD_WIDTH - _SIGN_WIDTH - 8:
        yield Text("holds", right, y, 60, _ROW, SMALLEST, SMALLEST, SOFT, anchor="middle")
