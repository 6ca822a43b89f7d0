"""Five theaters in the picture of the board, as rows: one side's cards left of the theater, the other's right."""

from collections.abc import Iterator
from functools import lru_cache
from math import ceil

from bot.pictures.colours import BACK, BACK_HATCH, DARK, INK, SIDES, SOFT
from bot.pictures.elements import Area, framed
from bot.pictures.pieces import SMALLEST, Drawn, emblem
from bot.pictures.scene import Box, Icon, Scene, Sprite, Text
from bot.presenters.games.air_land_sea.drawing import art, faces
from bot.presenters.games.air_land_sea.drawing.faces import COVERED_PAPER, LIP, Shown
from bot.presenters.games.air_land_sea.drawing.lanes import DEEP, LANE, MARGIN, WIDTH, additions, lead
from bot.presenters.games.air_land_sea.drawing.marks import Column, Marks, column_of
from bot.presenters.games.air_land_sea.words import theater_name
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.view_types import TheaterView, View

_HEIGHT, _PITCH = 140, 150
_TILE = 140
_TOTAL = 62
_CARD, _NARROW_CARD = 140, 98
_STRIP = 42
_GAP = 6
_CROWDED = 4
"""So many strips in the place of one lie closer together."""
_INSET = 8
_ROOM = 244
"""What a side's cards may take beside its total."""

_BROKEN_NAMES = {"Peacekeepers": "Peace-\nkeepers", "Containment": "Contain-\nment"}


def rows(view: View, sides: tuple[int, int], marks: Marks, y: float) -> tuple[tuple[Drawn, ...], float]:
    """Draw all theaters below this height, the sides' cards left and right, and return where they end."""
    shapes: list[Drawn] = []
    for place, theater in enumerate(view.row):
        top = y + place * _PITCH
        shapes.append(Box(MARGIN, top, WIDTH - 2 * MARGIN, _HEIGHT, 14, LANE))
        shapes += _tile(theater, top)
        if place in marks.theaters:
            shapes.append(framed(Area((WIDTH - _TILE) / 2, top, _TILE, _HEIGHT), INK))
        for side, way in zip(sides, (-1, 1), strict=True):
            shapes += _total(theater, side, way, top)
            shapes += _cards(column_of(view, place, side, marks), way, top + _INSET)
    return tuple(shapes), y + len(view.row) * _PITCH - (_PITCH - _HEIGHT)


def _tile(theater: TheaterView, y: float) -> Iterator[Drawn]:
    x, tone = (WIDTH - _TILE) / 2, art.TONES[theater.type]
    yield Box(x, y + LIP - 1, _TILE, _HEIGHT, 10, DARK)
    yield Box(x, y, _TILE, _HEIGHT, 10, art.COLOURS[theater.type])
    yield Icon(art.THEATERS[theater.type], x + 38, y + 18, 64, tone)
    room = Area(x + 2, y + 88, _TILE - 4, 40)
    yield Text(theater_name(theater.type), *room, 25, SMALLEST, tone, "bold", "centre", "middle")


def _total(theater: TheaterView, side: int, way: int, y: float) -> Iterator[Drawn]:
    """Draw a side's total beside the theater, left of it for -1."""
    x = WIDTH / 2 + way * (_TILE / 2 + 5 + _TOTAL / 2) - _TOTAL / 2
    leads = theater.controller == side
    ink = DARK if leads else SOFT
    text = lead(theater, side)
    yield Box(x, y + _INSET, _TOTAL, _HEIGHT - 2 * _INSET, 8, SIDES[side] if leads else DEEP)
    yield emblem(side, x + _TOTAL / 2, y + (28 if text else 46), 10, ink if leads else SIDES[side])
    total = str(theater.columns[side].total)
    yield Text(total, x, y + (46 if text else 64), _TOTAL, 46, 42, 30, ink, "bold", "centre", "middle")
    if text:
        yield Text(text, x, y + 92, _TOTAL, 34, 26, SMALLEST, ink, "bold", "centre", "middle")


def _cards(column: Column, way: int, y: float) -> Iterator[Drawn]:
    """Draw a column outwards from its total: what is added, covered cards as strips, and the uncovered card."""
    cards, height = column.cards, _HEIGHT - 2 * _INSET
    edge = WIDTH / 2 + way * (_TILE / 2 + 5 + _TOTAL + 5)
    added = list(additions(column))
    for number, (more, drawing, colour) in enumerate(added):
        each = (height - _GAP * (len(added) - 1)) // len(added)
        yield Sprite(
            faces.addition(more, drawing, colour, _STRIP, each), _left(edge, 0, way), y + number * (each + _GAP)
        )
    begin = 1 if added else 0
    width, stacked = _arranged(begin, max(0, len(cards) - 1))
    frames: list[Drawn] = []
    gap = _GAP if stacked < _CROWDED else 2
    each = (height - gap * (stacked - 1)) // stacked
    for index, card in enumerate(cards[:-1]):
        x, top = _left(edge, begin + index // stacked, way), y + index % stacked * (each + gap)
        yield Sprite(_strip(card, each), x, top)
        if frame := column.frames[index]:
            frames.append(framed(Area(x, top, _STRIP, each), frame))
    x = _left(edge, begin + ceil(max(0, len(cards) - 1) / stacked), way) + (0 if way > 0 else _STRIP - width)
    whole = _whole(cards[-1], width, height) if cards else faces.slot(column.theater.type, width, height)
    yield Sprite(whole, x, y)
    if cards and (frame := column.frames[-1]):
        frames.append(framed(Area(x, y, width, height), frame))
    yield from frames


def _arranged(added: int, covered: int) -> tuple[int, int]:
    """Return how wide the uncovered card is, and how many strips lie in the place of one."""
    wide = (_ROOM - _CARD) // (_STRIP + _GAP) - added
    if covered <= 2 * wide:
        return _CARD, ceil(covered / wide) if covered else 1
    slots = (_ROOM - _NARROW_CARD) // (_STRIP + _GAP) - added
    return _NARROW_CARD, ceil(covered / slots)


def _left(edge: float, number: int, way: int) -> float:
    """Return where the strip of this number begins, counted from the total outwards."""
    start = number * (_STRIP + _GAP)
    return edge + start if way > 0 else edge - start - _STRIP


@lru_cache(maxsize=2_000)
def _whole(shown: Shown, width: int, height: int) -> Scene:
    key = shown.view.card if shown.view.faceup else None
    shapes = _back(shown, width, height) if key is None else _front(shown, key, width, height)
    return Scene(width, height + LIP, shapes)


def _front(shown: Shown, key: str, width: int, height: int) -> tuple[Drawn, ...]:
    row = BY_KEY[key]
    tone, colour = art.TONES[row.type], art.COLOURS[row.type]
    top = 66 if width == _CARD else height - 8
    strength = shown.view.strength
    drawn = _named(key, strength, width, height) if width == _CARD else _nameless(key, strength, width)
    return (
        *faces.sheet(width, height, faceup=True),
        Box(0, 0, width, top, 10, colour),
        Box(0, top - 10, width, 10, 0, colour),
        Box(0, top, width, 3, 0, tone),
        *drawn,
        *faces.changed(shown.changed_by, 42, top - 38),
    )


def _named(key: str, strength: int, width: int, height: int) -> tuple[Drawn, ...]:
    row = BY_KEY[key]
    tone, name = art.TONES[row.type], _BROKEN_NAMES.get(row.name, row.name)
    return (
        Text(str(strength), 10, 0, 50, 66, 52, 30, tone, "bold", anchor="middle"),
        Icon(art.DRAWINGS[key], width - 70, 2, 62, tone),
        Text(name, 6, 70, width - 8, height - 72, 24, SMALLEST, DARK, "bold", "left", "middle", 2),
    )


def _nameless(key: str, strength: int, width: int) -> tuple[Drawn, ...]:
    tone = art.TONES[BY_KEY[key].type]
    return (
        Text(str(strength), 0, 2, width, 58, 52, 30, tone, "bold", "centre", "middle"),
        Icon(art.DRAWINGS[key], (width - 52) // 2, 60, 52, tone),
    )


def _back(shown: Shown, width: int, height: int) -> tuple[Drawn, ...]:
    known = shown.view.card
    side = 44 if known else 64
    x, y = (width - side) // 2, 12 if known else (height - side) // 2
    named = () if known is None else faces.known_chip(known, (width - 66) / 2, height - 60, 44)
    ink = faces.ink_of(shown.changed_by)
    return (
        *faces.sheet(width, height, faceup=False),
        Box(x, y, side, side, 10, "#2d3744"),
        Text(str(shown.view.strength), x, y, side, side, 42, 26, ink, "bold", "centre", "middle"),
        *faces.changed(shown.changed_by, width - 40, 6),
        *named,
    )


@lru_cache(maxsize=2_000)
def _strip(shown: Shown, height: int) -> Scene:
    """Draw what shows of a covered card: its number, and below or beside it its drawing or what changed it."""
    upright = height > _STRIP
    tab = round(height * 0.5) if upright and height < 2 * _STRIP else min(44, height)
    room = Area(0, 0, _STRIP, tab) if upright else Area(0, 0, _STRIP / 2, height)
    plain = shown.view.faceup and not shown.changed_by
    ink, ground = faces.ink_of(shown.changed_by), "#2d3744"
    drawn = shown.changed_by or shown.view.card
    icon: tuple[Drawn, ...] = ()
    if drawn:
        type_ = BY_KEY[drawn].type
        if plain:
            ink, ground = art.TONES[type_], art.COLOURS[type_]
        side = min(32, height - tab - 4) if upright else min(20, height - 4)
        x = (_STRIP - side) / 2 if upright else _STRIP - side - 1
        y = tab + (height - tab - side) / 2 if upright else (height - side) / 2
        icon = (Icon(art.DRAWINGS[drawn], x, y, side, art.TONES[type_] if plain else art.COLOURS[type_]),)
    body = (
        Box(0, 0, _STRIP, height, 8, COVERED_PAPER)
        if shown.view.faceup
        else Box(0, 0, _STRIP, height, 8, BACK, hatch=BACK_HATCH)
    )
    shapes = (
        body,
        Box(0, 0, _STRIP, tab, 8, ground),
        *icon,
        Text(str(shown.view.strength), *room, min(30, tab - 2), SMALLEST, ink, "bold", "centre", "middle"),
    )
    return Scene(_STRIP, height, shapes)
