"""Picture of a hand: the totals of all theaters, and below them each card with its text."""

from collections.abc import Collection, Iterator
from functools import lru_cache

from bot.games.air_land_sea import picture_faces
from bot.games.air_land_sea.picture_faces import COVERED_PAPER, LIP
from bot.games.air_land_sea.picture_lanes import DEEP, MARGIN, WIDTH
from bot.games.air_land_sea.words import ability, short_text
from bot.pictures.elements import SMALLEST, Area, Drawn, emblem, frame_around, raised_panel
from bot.pictures.scene import DARK, GOLD, GROUND, PAPER, RAISED, SIDES, SOFT, Box, Icon, Scene, Sprite, Text
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.view_types import TheaterView, View

LARGE_HAND = 6
"""Number of cards above which a hand has short texts and two cards per row."""

_GAP = 14
_CARD = (WIDTH - 2 * MARGIN, 152)
_LOW_CARD = (WIDTH - 2 * MARGIN, 138)
_SMALL_CARD = ((WIDTH - 2 * MARGIN - _GAP) // 2, 148)
_ART, _SMALL_ART = 232, 136
_TOTALS = 76
_LETTERS, _SMALL_LETTERS = 42, 18
"""Letters that fit in a line of a card's text, approximately."""
_LOW_HAND = 5
"""Number of cards above which the cards of a hand are a little lower."""


def hand_scene(view: View, picked: str = "", theaters: Collection[int] = ()) -> Scene:
    """Draw the totals of all theaters and the viewer's hand.

    `picked` is the key of a card to frame, and `theaters` are the indexes of theaters to frame. Cards that must be
    played have a golden frame.
    """
    count = len(view.hand)
    large = count > LARGE_HAND
    width, height = _SMALL_CARD if large else _LOW_CARD if count > _LOW_HAND else _CARD
    due = {mark.card for mark in view.marks if mark.seat == view.seat}
    shapes: list[Drawn] = [*_totals(view, theaters)]
    top = MARGIN + _TOTALS + 20
    for number, key in enumerate(view.hand):
        row, column = divmod(number, 2) if large else (number, 0)
        x, y = MARGIN + column * (width + _GAP), top + row * (height + _GAP)
        text = short_text(key) if large else ability(BY_KEY[key], view.edition)
        shapes.append(Sprite(_hand_card(key, text if BY_KEY[key].kind != "none" else "", width, height), x, y))
        if key == picked or key in due:
            mark = (SIDES[view.side or 0], 7) if key == picked else (GOLD, 4)
            shapes.append(frame_around(Area(x, y, width, height), *mark))
    rows = -(-count // 2) if large else count
    return Scene(WIDTH, top + rows * (height + _GAP) - (_GAP if rows else 0) + MARGIN + 4, tuple(shapes), GROUND)


def card_scene(key: str) -> Scene:
    """Draw one large card, with its text of the classic edition."""
    text = ability(BY_KEY[key], "classic") if BY_KEY[key].kind != "none" else ""
    width, height = _CARD
    return Scene(
        WIDTH, height + 2 * MARGIN + LIP, (Sprite(_hand_card(key, text, width, height), MARGIN, MARGIN),), GROUND
    )


def _totals(view: View, picked: Collection[int]) -> Iterator[Drawn]:
    """Draw the totals of each theater, the viewer's side first; frame the theaters at the indexes `picked`."""
    own = view.side or 0
    count = len(view.row)
    width = (WIDTH - 2 * MARGIN - (count - 1) * (_GAP if count <= 3 else 6)) / count
    pitch = width + (_GAP if count <= 3 else 6)
    for index, theater in enumerate(view.row):
        area = Area(MARGIN + index * pitch, MARGIN, width, _TOTALS)
        yield from _theater_totals(theater, (own, 1 - own), area)
        if index in picked:
            yield frame_around(area, SIDES[own], 5)


def _theater_totals(theater: TheaterView, sides: tuple[int, int], area: Area) -> Iterator[Drawn]:
    x, y, width, height = area
    tab = 62 if width > 200 else 46
    yield from raised_panel(area, RAISED, 4)
    yield Box(x, y, tab, height, 10, picture_faces.COLOURS[theater.type])
    yield Box(x + tab - 10, y, 10, height, 0, picture_faces.COLOURS[theater.type])
    side_of_icon = tab - 18
    yield Icon(
        picture_faces.THEATERS[theater.type],
        x + 9,
        y + (height - side_of_icon) / 2,
        side_of_icon,
        picture_faces.TONES[theater.type],
    )
    room = (width - tab - 14) / 2
    for number, side in enumerate(sides):
        left = x + tab + 5 + number * (room + 4)
        leads = theater.controller == side
        ink = DARK if leads else SOFT
        yield Box(left, y + 6, room, height - 12, 8, SIDES[side] if leads else DEEP)
        total = str(theater.columns[side].total)
        if width > 200:
            yield emblem(side, left + 18, y + height / 2, 9, ink if leads else SIDES[side])
            yield Text(total, left + 32, y + 6, room - 34, height - 12, 38, 26, ink, "bold", "centre", "middle")
        else:
            yield emblem(side, left + room / 2, y + 20, 7, ink if leads else SIDES[side])
            yield Text(total, left, y + 28, room, height - 36, 30, SMALLEST, ink, "bold", "centre", "middle")


@lru_cache(maxsize=200)
def _hand_card(key: str, text: str, width: int, height: int) -> Scene:
    """Draw a card of a hand: strength and drawing on the left, name and `text` on the right."""
    large = width == _CARD[0]
    side = _ART if large else _SMALL_ART
    left = side + (20 if large else 12)
    lines = -(-len(text) // (_LETTERS if large else _SMALL_LETTERS))
    top = max(0, 3 - lines) * 13 - (6 if height < _CARD[1] else 0) if text else 0
    name_row = 44 if text else height - 8
    signs = width - (64 if large else 46)
    name = Area(left, top + 4, signs - left - (56 if large else 4), name_row)
    effect = Area(left, top + name_row + 4, width - left - 12, height - top - name_row - 9)
    return Scene(
        width,
        height + LIP,
        (
            *_sheet(key, width, height, side),
            Text(BY_KEY[key].name, *name, 32, SMALLEST, DARK, "bold", anchor="middle"),
            *_signs(key, signs, top + 5 if text else (height - 42) // 2, large=large),
            *((Text(text, *effect, 26 if large else 24, SMALLEST, "#2d3744", anchor="top", lines=3),) if text else ()),
        ),
    )


def _sheet(key: str, width: int, height: int, side: int) -> tuple[Drawn, ...]:
    """Draw a card's paper, and its strength and drawing on a coloured ground `side` pixels wide."""
    row = BY_KEY[key]
    colour, tone = picture_faces.COLOURS[row.type], picture_faces.TONES[row.type]
    large = side == _ART
    size, drawing, left = (104, 108, 18) if large else (66, 66, 10)
    return (
        Box(0, LIP, width, height, 12, DARK),
        Box(0, 0, width, height, 12, COVERED_PAPER),
        Box(0, 0, width, height - 5, 12, PAPER),
        Box(0, 0, side, height, 12, colour),
        Box(side - 14, 0, 14, height, 0, colour),
        Box(side, 0, 3, height, 0, tone),
        Text(str(row.strength), left, 0, side / 2 - left, height, size, 40, tone, "bold", anchor="middle"),
        Icon(picture_faces.DRAWINGS[key], side - drawing - 10, (height - drawing) // 2, drawing, tone),
    )


def _signs(key: str, x: float, y: float, *, large: bool) -> Iterator[Drawn]:
    """Draw the theater's sign of a card at (x, y).

    If `large`, the sign is larger, and left of it lies the sign of an instant or ongoing ability.
    """
    type_, kind = BY_KEY[key].type, BY_KEY[key].kind
    tone, side = picture_faces.TONES[type_], 38 if large else 32
    yield Box(x + 12, y + 2, side, side, 7, picture_faces.COLOURS[type_])
    yield Icon(picture_faces.THEATERS[type_], x + 16, y + 6, side - 8, tone)
    if large:
        yield from picture_faces.ability_sign(kind, x - (42 if kind == "ongoing" else 22), y + 9, 24, tone)
