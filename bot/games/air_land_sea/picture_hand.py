"""Bands that show cards out of play: a hand, one card with its text, and the deck's top card."""

from collections.abc import Iterator, Sequence

from bot.games.air_land_sea import picture_faces, texts, words
from bot.games.air_land_sea.picture_faces import COVERED_PAPER, LIP, MARGIN, Shown
from bot.games.air_land_sea.position import facedown_strength, stopper
from bot.pictures.elements import SMALLEST, Area, arrow, emblem, frame_around, raised_panel
from bot.pictures.masks import measure
from bot.pictures.scene import (
    BAND_WIDTH,
    DARK,
    GOLD,
    GROUND,
    INK,
    PANEL,
    PAPER,
    SOFT,
    Box,
    Drawn,
    Icon,
    Scene,
    Sprite,
    Text,
)
from bot.pictures.typesetting import typeset
from bot.texts.languages import cached_by_language
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.view_types import CardView, View

_TOP, _GAP = 10, 12
_CELL = (BAND_WIDTH - 2 * MARGIN - _GAP) // 2
_HEIGHTS = (214, 140, 116, 70, 64, 64, 54)
"""Height in pixels of a card of a hand, for hands of one row, two rows and so on. A row has two cards."""
_BELOW_FIVE = {3: 100, 5: 54}
"""The heights below five theaters, by rows, as far as they differ."""
_LINE_GAPS = (10, 10, 8, 7, 6, 5, 5)
_WITH_FULL_TEXT, _WITH_SIGN, _WITH_GIST = 200, 100, 64
"""Heights in pixels from which a card shows its full text, the sign of its ability, and its gist."""
_TEXT = "#2d3744"

_WIDE = BAND_WIDTH - 2 * MARGIN
_WIDE_HEIGHT, _WIDE_GROUND = 180, 208
_WAYS_HEIGHT = 58
_TILE = 44


def hand_scene(view: View, picked: str = "") -> Scene:
    """Draw the viewer's hand, two cards in a row; cards of larger hands have shorter texts.

    `picked` is the key of a card to frame. Cards that must be played have a golden frame.
    """
    if len(view.hand) == 1:
        return card_scene(view.hand[0], view.edition)
    rows = min(max(1, -(-len(view.hand) // 2)), len(_HEIGHTS))
    height, gap = _HEIGHTS[rows - 1], _LINE_GAPS[rows - 1]
    if view.epic:
        height = _BELOW_FIVE.get(rows, height)
    due = {mark.card for mark in view.marks if mark.seat == view.seat}
    shapes: list[Drawn] = []
    for number, key in enumerate(view.hand):
        row, column = divmod(number, 2)
        place = Area(MARGIN + column * (_CELL + _GAP), _TOP + row * (height + gap), _CELL, height)
        shapes.append(Sprite(_cell(key, view.edition, height), place.x, place.y))
        if key == picked or key in due:
            shapes.append(frame_around(place, INK if key == picked else GOLD))
    return Scene(BAND_WIDTH, _TOP + rows * (height + gap) - gap + LIP + 4, tuple(shapes), GROUND)


@cached_by_language(maxsize=400)
def _cell(key: str, edition: str, height: int) -> Scene:
    """Draw a card of a hand: strength and drawing on its colour, and at the right its name and text."""
    row, ground = BY_KEY[key], 148 if height >= _HEIGHTS[1] else 116
    left = ground + 12
    is_low = height < _HEIGHTS[1]
    sign = min(30 if is_low else 34, height - 28)
    named = row.kind != "none" and height >= _WITH_GIST
    name = Area(left, 8, _CELL - left - sign - 18, 36 if height >= _WITH_SIGN else 32)
    if is_low:
        name = name._replace(y=3)
    if not named:
        name = name._replace(y=4, height=height - 12)
    tile = Area(_CELL - sign - 10, 4 if is_low else 8, sign, sign)
    text = Area(left, name.bottom, _CELL - left - 10, height - name.bottom - (10 if height >= _WITH_SIGN else 2))
    return Scene(
        _CELL,
        height + LIP,
        (
            *_ground(key, _CELL, height, ground),
            *_art(key, height, ground),
            Text(words.bare_name(key), *name, 30, SMALLEST, DARK, "bold", anchor="middle", lines=1 if named else 2),
            *_theater_tile(row.type, tile),
            *((_effect(key, edition, text, height),) if named else ()),
        ),
    )


def _effect(key: str, edition: str, area: Area, height: int) -> Text:
    """Return the longest of a card's texts that fits in a cell: the rules text, the short one or the gist."""
    if height >= _WITH_FULL_TEXT:
        full = Text(words.ability(BY_KEY[key], edition), *area, 26, 24, _TEXT, lines=6)
        if _is_whole(full):
            return full
    if height >= _WITH_SIGN:
        size = 30 if height >= _WITH_FULL_TEXT else 27
        short = Text(words.short_text(key), *area, size, SMALLEST, _TEXT, lines=4)
        if _is_whole(short):
            return short
    return Text(words.gist(key), *area, 26, SMALLEST, _TEXT, anchor="middle")


def _is_whole(text: Text) -> bool:
    setting = typeset(text, measure)
    return setting is not None and not setting.is_cut


def _ground(key: str, width: int, height: int, ground: int) -> tuple[Drawn, ...]:
    """Draw a card's paper, and its colour in a field `ground` pixels wide at its left."""
    type_ = BY_KEY[key].type
    colour = picture_faces.COLOURS[type_]
    return (
        Box(0, LIP, width, height, 12, DARK),
        Box(0, 0, width, height, 12, COVERED_PAPER),
        Box(0, 0, width, height - 5, 12, PAPER),
        Box(0, 0, ground, height, 12, colour),
        Box(ground - 14, 0, 14, height, 0, colour),
        Box(ground, 0, 3, height, 0, picture_faces.TONES[type_]),
    )


def _art(key: str, height: int, ground: int) -> Iterator[Drawn]:
    """Draw a card's strength, drawing and sign of its ability; in a high cell one above the other."""
    row = BY_KEY[key]
    tone, strength, drawing = picture_faces.TONES[row.type], str(row.strength), picture_faces.DRAWINGS[key]
    wide = 40 if row.kind == "ongoing" else 24
    if height >= _WITH_FULL_TEXT:
        yield Text(strength, 16, 2, 80, 108, 112, 40, tone, "bold", anchor="middle")
        yield Icon(drawing, ground - 108, height - 106, 100, tone)
        yield from picture_faces.ability_sign(row.kind, ground - wide - 8, 14, wide / (2 if wide > 30 else 0.8), tone)
        return
    signed = height >= _WITH_SIGN and row.kind != "none"
    side = min(72, height - (42 if signed else 12), ground // 2 - 4)
    yield Text(strength, 10, 0, ground / 2 - 12, height - 2, min(84, height - 14), 40, tone, "bold", anchor="middle")
    yield Icon(drawing, ground - side - 6, (height - side) / 2 + (13 if signed else 0), side, tone)
    if signed:
        yield from picture_faces.ability_sign(row.kind, ground - wide - 8, 10, wide / (2 if wide > 30 else 0.8), tone)


def _theater_tile(type_: str, area: Area) -> tuple[Drawn, ...]:
    icon = Icon(picture_faces.THEATERS[type_], area.x + 3, area.y + 3, area.width - 6, picture_faces.TONES[type_])
    return (Box(*area, 7, picture_faces.COLOURS[type_]), icon)


def card_scene(key: str, edition: str = "classic") -> Scene:
    """Draw one large card, with its text of this edition."""
    return Scene(BAND_WIDTH, _WIDE_HEIGHT + 2 * _TOP + LIP, (_wide_card(key, edition),), GROUND)


def picked_scene(view: View, key: str, faceup: Sequence[int], facedown: Sequence[int]) -> Scene:
    """Draw a card of the viewer's hand with its text, and below it the theaters that it may go to.

    `faceup` and `facedown` are the indexes of the theaters for a deploy and for an improvised play.
    """
    shapes: list[Drawn] = [_wide_card(key, view.edition)]
    top, x = _TOP + _WIDE_HEIGHT + 12, float(MARGIN + 8)
    for up, theaters in ((True, faceup), (False, facedown)):
        if not theaters:
            continue
        strength = BY_KEY[key].strength if up else facedown_strength(view, view.side or 0)
        small = picture_faces.small(key if up else None, strength, _TILE)
        shapes.append(Sprite(small, x, top))
        shapes.append(arrow((x + small.width + 8, top + _TILE / 2), (x + small.width + 38, top + _TILE / 2), SOFT, 9))
        x += small.width + 46
        for theater in theaters:
            shapes += _theater_tile(view.row[theater].type, Area(x, top, _TILE, _TILE))
            x += _TILE + 8
        x += 34
    return Scene(BAND_WIDTH, top + _TILE + LIP + 10, tuple(shapes), GROUND)


def _wide_card(key: str, edition: str) -> Sprite:
    return Sprite(_draw_wide_card(key, edition), MARGIN, _TOP)


@cached_by_language(maxsize=100)
def _draw_wide_card(key: str, edition: str) -> Scene:
    row, left, height = BY_KEY[key], _WIDE_GROUND + 18, _WIDE_HEIGHT
    tone = picture_faces.TONES[row.type]
    plain = row.kind == "none"
    name = Area(left, 8, _WIDE - left - 130, 44) if not plain else Area(left, 8, _WIDE - left - 70, height - 20)
    text = Area(left, 56, _WIDE - left - 16, height - 66)
    sign = 48 if row.kind == "ongoing" else 22
    return Scene(
        _WIDE,
        height + LIP,
        (
            *_ground(key, _WIDE, height, _WIDE_GROUND),
            Text(str(row.strength), 16, 0, 84, height, 120, 40, tone, "bold", anchor="middle"),
            Icon(picture_faces.DRAWINGS[key], _WIDE_GROUND - 114, (height - 106) / 2, 106, tone),
            Text(words.bare_name(key), *name, 38, SMALLEST, DARK, "bold", anchor="middle"),
            *picture_faces.ability_sign(row.kind, _WIDE - 66 - sign, 18, 24, tone),
            *_theater_tile(row.type, Area(_WIDE - 56, 10, 42, 42)),
            *(() if plain else (Text(words.ability(row, edition), *text, 28, SMALLEST, _TEXT, lines=4),)),
        ),
    )


def top_card_scene(view: View, theaters: Sequence[int]) -> Scene:
    """Draw the deck's top card, its strength facedown, and the viewer's totals before and after such a play.

    `theaters` are the indexes of the theaters that it may go to. The viewer must know the card.
    """
    side, row = view.side or 0, BY_KEY[str(view.top_card)]
    strength = facedown_strength(view, side)
    height, top = 180, 62
    front = picture_faces.whole(Shown(CardView(row.key, faceup=True, strength=row.strength)), 152, 108)
    back = picture_faces.whole(Shown(CardView(None, faceup=False, strength=strength)), 112, 108)
    heading = texts.picture_top_card(card=words.name_key(row.key), strength=row.strength, after=strength)
    shapes: list[Drawn] = [
        *raised_panel(Area(MARGIN, 8, _WIDE, height), PANEL),
        Text(heading, MARGIN + 16, 12, _WIDE - 32, 44, 30, SMALLEST, INK, "bold", anchor="middle"),
        Sprite(front, MARGIN + 16, top),
        arrow((MARGIN + 184, top + 52), (MARGIN + 232, top + 52), SOFT, 12),
        Sprite(back, MARGIN + 248, top),
    ]
    first = top + (0 if len(theaters) > 1 else 28)
    for number, theater in enumerate(theaters):
        shapes += _total_after(view, theater, side, strength, MARGIN + 410, first + number * 58)
    return Scene(BAND_WIDTH, height + 22, tuple(shapes), GROUND)


def _total_after(view: View, theater: int, side: int, strength: int, x: float, y: float) -> Iterator[Drawn]:
    """Draw a theater with the side's total before and after a facedown card, or the card that would stop it."""
    there = view.row[theater]
    total, by = there.columns[side].total, stopper(view, theater)
    yield from _theater_tile(there.type, Area(x, y, 50, 50))
    if by:
        yield from picture_faces.change_sign(by, x + 62, y + 3, 44)
        yield Text(texts.picture_under_deck(), x + 118, y, 250, 50, 30, SMALLEST, INK, "bold", anchor="middle")
        return
    yield emblem(side, x + 80, y + 25, 12)
    yield Text(str(total), x + 100, y, 56, 50, 42, 30, SOFT, "bold", "centre", "middle")
    yield arrow((x + 164, y + 25), (x + 200, y + 25), SOFT, 10)
    yield Text(str(total + strength), x + 210, y, 60, 50, 46, 30, INK, "bold", "left", "middle")
