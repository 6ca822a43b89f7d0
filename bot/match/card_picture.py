"""The picture of a match's card: its game, who plays, and the terms."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, Literal, NamedTuple

from bot.match import texts
from bot.pictures.elements import SMALLEST, Area, Sign, dashed_frame, drawable, frame_around, large, raised_panel
from bot.pictures.scene import (
    BAND_HEIGHT,
    BAND_WIDTH,
    GOLD,
    GROUND,
    INK,
    PANEL,
    RAISED,
    SIDES,
    SOFT,
    Drawn,
    Icon,
    Scene,
    Sprite,
    Text,
)
from bot.screens.presenter import Presenter
from bot.screens.screen import Picture, picture_of
from bot.screens.words import as_sentence, format_list, join_sentences

Mark = Literal["none", "agreed", "awaited"]

_MARGIN, _LIP = 14, 5
_HEADER, _SIGN = 104, 84
_GAP, _SWORDS = 12, 60
_DUEL_PLATE, _PLATE = 96, 64
_TERMS = 84
_ROOM = BAND_HEIGHT - 3 * _MARGIN - _HEADER - _TERMS
"""Height of all rows of places together, at most."""
_LINE = 54
"""Number of characters of terms that fit into one line."""


class Plate(NamedTuple):
    """One place at the table: the name of its player, "" if it is free.

    It has no emblem, as some games give the emblems to the seats only when the match begins.
    """

    name: str = ""
    mark: Mark = "none"


class Card(NamedTuple):
    """Content of a card's picture: the places in rows of two, and the terms.

    `is_duel` means that the two columns play against each other.
    """

    rows: tuple[tuple[Plate | None, ...], ...]
    terms: str
    is_duel: bool = False


def sign_of(presenter: Presenter[Any, Any, Any, Any]) -> Sign | None:
    """Return the game's own sign; None if it has none."""
    return next((sign for sign in presenter.signs if sign.text == presenter.sign), None)


def card_of_sides(sides: Sequence[str], terms: str, awaited: int | None = None) -> Card:
    """Return the card of a match of these sides, each a name.

    `awaited` is the index of the side that has to answer. None means no side.
    """
    plates = [Plate(name, "awaited" if side == awaited else "none") for side, name in enumerate(sides)]
    return Card(_pairs(plates), terms, len(plates) == 2)


def card_of_lobby(plates: Sequence[Sequence[Plate]], terms: str) -> Card:
    """Return the card of a lobby.

    A single list of places has two in a row. Otherwise the first two lists are the columns of two teams.
    """
    if len(plates) == 1:
        return Card(_pairs(plates[0]), terms)
    return Card(tuple(zip_longest(plates[0], plates[1])), terms, is_duel=True)


def card_picture(presenter: Presenter[Any, Any, Any, Any], card: Card) -> Picture:
    """Draw the game's sign and name, the places below, and the terms in large words."""
    top = 2 * _MARGIN + _HEADER
    plate = _DUEL_PLATE if card.is_duel and len(card.rows) == 1 else min(_PLATE, _ROOM // max(len(card.rows), 1) - _GAP)
    foot = top + len(card.rows) * (plate + _GAP)
    shapes = [*_header(presenter)]
    for number, row in enumerate(card.rows):
        shapes += _row(row, top + number * (plate + _GAP), plate, is_duel=card.is_duel)
    if card.is_duel:
        middle = (top + foot - _GAP - _LIP) / 2
        shapes.append(Icon("crossed-swords", (BAND_WIDTH - _SWORDS) / 2, middle - _SWORDS / 2, _SWORDS, SOFT))
    lines, room = 1 if len(card.terms) <= _LINE else 2, BAND_WIDTH - 4 * _MARGIN
    shapes.append(Text(card.terms, 2 * _MARGIN, foot, room, _TERMS, 34, 26, INK, "bold", "centre", "middle", lines))
    return picture_of(
        Scene(BAND_WIDTH, foot + _TERMS + _MARGIN, tuple(shapes), GROUND), _in_words(presenter.name, card)
    )


def _in_words(game: str, card: Card) -> str:
    sides = list(zip(*card.rows, strict=True)) if card.is_duel else [[plate for row in card.rows for plate in row]]
    lists = [_places_in_words(side) for side in sides]
    text = texts.card_against(first=lists[0], second=lists[1]) if len(lists) == 2 else as_sentence(lists[0])
    return join_sentences((as_sentence(game), text, as_sentence(card.terms)))


def _places_in_words(plates: Sequence[Plate | None]) -> str:
    names = [_name_in_words(plate) for plate in plates if plate is not None and plate.name]
    free = sum(plate is not None and not plate.name for plate in plates)
    return format_list([*names, texts.free_places(count=free)] if free else names)


def _name_in_words(plate: Plate) -> str:
    if plate.mark == "none":
        return plate.name
    return texts.has_agreed(name=plate.name) if plate.mark == "agreed" else texts.is_awaited(name=plate.name)


def _header(presenter: Presenter[Any, Any, Any, Any]) -> Iterator[Drawn]:
    yield from raised_panel(Area(_MARGIN, _MARGIN, BAND_WIDTH - 2 * _MARGIN, _HEADER - _LIP), PANEL)
    sign, left = sign_of(presenter), 2 * _MARGIN
    if sign is not None:
        yield Sprite(large(sign, _SIGN), left, _MARGIN + (_HEADER - _LIP - _SIGN) / 2)
        left += _SIGN + 2 * _MARGIN
    room = BAND_WIDTH - 2 * _MARGIN - left
    yield Text(presenter.name, left, _MARGIN, room, _HEADER - _LIP, 56, 34, INK, "bold", anchor="middle")


def _row(row: Sequence[Plate | None], top: float, height: float, *, is_duel: bool) -> Iterator[Drawn]:
    between = _SWORDS + 2 * _GAP if is_duel else _GAP
    width = (BAND_WIDTH - 2 * _MARGIN - between) / 2
    for column, plate in enumerate(row):
        if plate is not None:
            yield from _plate(plate, Area(_MARGIN + column * (width + between), top, width, height - _LIP))


def _plate(plate: Plate, area: Area) -> Iterator[Drawn]:
    x, y, width, height = area
    if not plate.name:
        yield from dashed_frame(Area(x + 2, y + 2, width - 4, height - 4))
        yield Text(texts.free(), x, y, width, height, 28, SMALLEST, SOFT, align="centre", anchor="middle")
        return
    yield from raised_panel(area, RAISED)
    if plate.mark == "awaited":
        yield frame_around(Area(x + 4, y + 4, width - 8, height - 8))
    left, right = x + 20, x + width - 16
    if plate.mark != "none":
        icon, colour = ("check-mark", SIDES[2]) if plate.mark == "agreed" else ("hourglass", GOLD)
        right -= 36
        yield Icon(icon, right, y + (height - 36) / 2, 36, colour)
        right -= 8
    name = drawable(plate.name) or "…"
    size, lines = (33, 2) if height > _PLATE else (38, 1)
    yield Text(name, left, y, right - left, height, size, 26, INK, "bold", anchor="middle", lines=lines)


def _pairs(plates: Sequence[Plate]) -> tuple[tuple[Plate | None, ...], ...]:
    return tuple(tuple(plates[start : start + 2]) for start in range(0, len(plates), 2))
