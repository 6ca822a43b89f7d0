"""Picture of the board from either side: three theaters as lanes, or five as rows.

Around them are each side's people, hands, points and duties, the deck and the Supplies.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil

from bot.games.air_land_sea import picture_faces, picture_lanes
from bot.games.air_land_sea.picture_faces import COVERED_PAPER, LIP, Shown
from bot.games.air_land_sea.picture_lanes import DEEP, LANE, MARGIN, WIDTH, Column, Marks, additions, column_of, lead
from bot.games.air_land_sea.words import theater_name
from bot.pictures import elements
from bot.pictures.elements import SMALLEST, Area, Drawn, emblem, frame_around, numbered_emblem
from bot.pictures.scene import (
    BACK,
    BACK_HATCH,
    DARK,
    EDGE,
    GROUND,
    INK,
    PANEL,
    RAISED,
    SIDES,
    SOFT,
    Box,
    Icon,
    Polygon,
    Scene,
    Sprite,
    Text,
)
from bot.screens.presenter import Names
from bot.screens.words import format_list
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.view_types import TheaterView, View

_HEIGHT, _PITCH = 140, 150
_TILE = 140
_TOTAL = 62
_CARD, _NARROW_CARD = 140, 98
_STRIP = 42
_GAP = 6
_CROWDED = 4
"""Number of strips in one slot from which they lie closer together."""
_INSET = 8
_ROOM = 244
"""Width in pixels for a side's cards next to its total."""

_BROKEN_NAMES = {"Peacekeepers": "Peace-\nkeepers", "Containment": "Contain-\nment"}


def rows(view: View, sides: tuple[int, int], marks: Marks, y: float) -> tuple[tuple[Drawn, ...], float]:
    """Draw all theaters from the height `y` down; return the shapes and the y at their lower edge.

    `sides` is the side with its cards on the left and the side on the right.
    """
    shapes: list[Drawn] = []
    for index, theater in enumerate(view.row):
        top = y + index * _PITCH
        shapes.append(Box(MARGIN, top, WIDTH - 2 * MARGIN, _HEIGHT, 14, LANE))
        shapes += _tile(theater, top)
        if index in marks.theaters:
            shapes.append(frame_around(Area((WIDTH - _TILE) / 2, top, _TILE, _HEIGHT), INK))
        for side, way in zip(sides, (-1, 1), strict=True):
            shapes += _total(theater, side, way, top)
            shapes += _cards(column_of(view, index, side, marks), way, top + _INSET)
    return tuple(shapes), y + len(view.row) * _PITCH - (_PITCH - _HEIGHT)


def _tile(theater: TheaterView, y: float) -> Iterator[Drawn]:
    x, tone = (WIDTH - _TILE) / 2, picture_faces.TONES[theater.type]
    yield Box(x, y + LIP - 1, _TILE, _HEIGHT, 10, DARK)
    yield Box(x, y, _TILE, _HEIGHT, 10, picture_faces.COLOURS[theater.type])
    yield Icon(picture_faces.THEATERS[theater.type], x + 38, y + 18, 64, tone)
    room = Area(x + 2, y + 88, _TILE - 4, 40)
    yield Text(theater_name(theater.type), *room, 25, SMALLEST, tone, "bold", "centre", "middle")


def _total(theater: TheaterView, side: int, way: int, y: float) -> Iterator[Drawn]:
    """Draw a side's total next to the theater: on the left if `way` is -1, otherwise on the right."""
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
    """Draw a column outwards from its total: bonuses, covered cards as strips, and the uncovered card.

    `way` is 1 for a column on the right and -1 for one on the left. `y` is the top of the cards.
    """
    cards, height = column.cards, _HEIGHT - 2 * _INSET
    edge = WIDTH / 2 + way * (_TILE / 2 + 5 + _TOTAL + 5)
    added = list(additions(column))
    for number, (more, drawing, colour) in enumerate(added):
        each = (height - _GAP * (len(added) - 1)) // len(added)
        yield Sprite(
            picture_faces.addition(more, drawing, colour, _STRIP, each),
            _strip_x(edge, 0, way),
            y + number * (each + _GAP),
        )
    begin = 1 if added else 0
    width, stacked = _fit_cards(begin, max(0, len(cards) - 1))
    frames: list[Drawn] = []
    gap = _GAP if stacked < _CROWDED else 2
    each = (height - gap * (stacked - 1)) // stacked
    for index, card in enumerate(cards[:-1]):
        x, top = _strip_x(edge, begin + index // stacked, way), y + index % stacked * (each + gap)
        yield Sprite(_strip(card, each), x, top)
        if frame := column.frames[index]:
            frames.append(frame_around(Area(x, top, _STRIP, each), frame))
    x = _strip_x(edge, begin + ceil(max(0, len(cards) - 1) / stacked), way) + (0 if way > 0 else _STRIP - width)
    whole = _whole(cards[-1], width, height) if cards else picture_faces.slot(column.theater.type, width, height)
    yield Sprite(whole, x, y)
    if cards and (frame := column.frames[-1]):
        frames.append(frame_around(Area(x, y, width, height), frame))
    yield from frames


def _fit_cards(added: int, covered: int) -> tuple[int, int]:
    """Return the width of the uncovered card in pixels, and the number of covered cards per slot.

    `covered` is the number of covered cards. Slots are one strip wide; `added` of them hold bonuses. The second number
    is 1 if every covered card has a slot of its own.
    """
    wide = (_ROOM - _CARD) // (_STRIP + _GAP) - added
    if covered <= 2 * wide:
        return _CARD, ceil(covered / wide) if covered else 1
    slots = (_ROOM - _NARROW_CARD) // (_STRIP + _GAP) - added
    return _NARROW_CARD, ceil(covered / slots)


def _strip_x(edge: float, number: int, way: int) -> float:
    """Return the x of the left edge of a strip; `number` counts strips from 0 outwards from `edge`.

    `way` is 1 for a column on the right and -1 for one on the left.
    """
    start = number * (_STRIP + _GAP)
    return edge + start if way > 0 else edge - start - _STRIP


@lru_cache(maxsize=2_000)
def _whole(shown: Shown, width: int, height: int) -> Scene:
    key = shown.view.card if shown.view.faceup else None
    shapes = _back(shown, width, height) if key is None else _front(shown, key, width, height)
    return Scene(width, height + LIP, shapes)


def _front(shown: Shown, key: str, width: int, height: int) -> tuple[Drawn, ...]:
    row = BY_KEY[key]
    tone, colour = picture_faces.TONES[row.type], picture_faces.COLOURS[row.type]
    top = 66 if width == _CARD else height - 8
    strength, drawing = str(shown.view.strength), picture_faces.DRAWINGS[key]
    drawn: tuple[Drawn, ...] = (
        Text(strength, 0, 2, width, 58, 52, 30, tone, "bold", "centre", "middle"),
        Icon(drawing, (width - 52) // 2, 60, 52, tone),
    )
    if width == _CARD:
        name = _BROKEN_NAMES.get(row.name, row.name)
        drawn = (
            Text(strength, 10, 0, 50, 66, 52, 30, tone, "bold", anchor="middle"),
            Icon(drawing, width - 70, 2, 62, tone),
            Text(name, 6, 70, width - 8, height - 72, 24, SMALLEST, DARK, "bold", "left", "middle", 2),
        )
    return (
        *picture_faces.sheet(width, height, faceup=True),
        Box(0, 0, width, top, 10, colour),
        Box(0, top - 10, width, 10, 0, colour),
        Box(0, top, width, 3, 0, tone),
        *drawn,
        *picture_faces.change_sign(shown.changed_by, 42, top - 38),
    )


def _back(shown: Shown, width: int, height: int) -> tuple[Drawn, ...]:
    known = shown.view.card
    side = 44 if known else 64
    x, y = (width - side) // 2, 12 if known else (height - side) // 2
    named = () if known is None else picture_faces.known_chip(known, (width - 66) / 2, height - 60, 44)
    ink = picture_faces.ink_of(shown.changed_by)
    return (
        *picture_faces.sheet(width, height, faceup=False),
        Box(x, y, side, side, 10, "#2d3744"),
        Text(str(shown.view.strength), x, y, side, side, 42, 26, ink, "bold", "centre", "middle"),
        *picture_faces.change_sign(shown.changed_by, width - 40, 6),
        *named,
    )


@lru_cache(maxsize=2_000)
def _strip(shown: Shown, height: int) -> Scene:
    """Draw the strip of a covered card: its strength, and the icon of the card.

    Another card that changed the strength gives the icon instead; a hidden, unchanged card has none.
    """
    upright = height > _STRIP
    tab = round(height * 0.5) if upright and height < 2 * _STRIP else min(44, height)
    room = Area(0, 0, _STRIP, tab) if upright else Area(0, 0, _STRIP / 2, height)
    plain = shown.view.faceup and not shown.changed_by
    ink, ground = picture_faces.ink_of(shown.changed_by), "#2d3744"
    drawn = shown.changed_by or shown.view.card
    icon: tuple[Drawn, ...] = ()
    if drawn:
        type_ = BY_KEY[drawn].type
        if plain:
            ink, ground = picture_faces.TONES[type_], picture_faces.COLOURS[type_]
        side = min(32, height - tab - 4) if upright else min(20, height - 4)
        x = (_STRIP - side) / 2 if upright else _STRIP - side - 1
        y = tab + (height - tab - side) / 2 if upright else (height - side) / 2
        icon = (
            Icon(
                picture_faces.DRAWINGS[drawn],
                x,
                y,
                side,
                picture_faces.TONES[type_] if plain else picture_faces.COLOURS[type_],
            ),
        )
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


_BAR = 82
_TEAM_BAR = 116
_DUTY_LINE = 34
_DUTY_LETTERS = 50
"""Letters that always fit in a line of a bar, wherever the words break."""

_BOX = 326
_BOX_HEAD = 56
_BOX_ROW = 49
_BOX_LETTERS = 20
_MAX_PIPS = 12


def bar_height(view: View, side: int) -> int:
    """Return the height of a side's bar in pixels; teams and cards that are due need more."""
    height = _BAR if len(view.sides[side]) == 1 else _TEAM_BAR
    return height + _DUTY_LINE * _lines(duties(view, side), _DUTY_LETTERS)


def bar(view: View, names: Names, side: int, y: float, *, with_deck: bool) -> Iterator[Drawn]:
    """Draw a side's bar across the picture: people, points, and cards that are due; `y` is its upper edge.

    The bar also shows the deck if `with_deck`, otherwise the pool of Supplies.
    """
    height = bar_height(view, side)
    awaited = _is_awaited(view, side)
    yield from elements.raised_panel(Area(MARGIN, y, WIDTH - 2 * MARGIN, height), RAISED if awaited else PANEL)
    middle = y + (_BAR if len(view.sides[side]) == 1 else _TEAM_BAR) / 2
    if awaited:
        yield Box(MARGIN, y, 74, height, 12, SIDES[side])
        yield Box(MARGIN + 62, y, 12, height, 0, SIDES[side])
        yield emblem(side, MARGIN + 28, middle, 17, DARK)
        yield Polygon(((MARGIN + 53, middle - 13), (MARGIN + 66, middle), (MARGIN + 53, middle + 13)), DARK)
    else:
        yield emblem(side, MARGIN + 37, middle, 20)
    yield from _people(view, names, side, y)
    team = len(view.sides[side]) > 1
    if view.first == side:
        yield from _ties_pill(side, 434 if team else 312, middle + (27 if team else 0))
    yield from (_deck if with_deck else _pool)(view, 468, middle - (27 if team and view.first == side else 0))
    yield from _points(view, side, middle)
    text, lines = duties(view, side), _lines(duties(view, side), _DUTY_LETTERS)
    if text:
        box = (MARGIN + 90, y + height - 4 - lines * _DUTY_LINE, WIDTH - 2 * MARGIN - 104, lines * _DUTY_LINE)
        yield Text(text, *box, 24, SMALLEST, INK, "bold", anchor="middle", lines=lines)


def _people(view: View, names: Names, side: int, y: float) -> Iterator[Drawn]:
    """Draw the people of a side, each with their number of cards; teammates get a row each.

    `y` is the top of the side's bar.
    """
    seats = view.sides[side]
    if len(seats) == 1:
        width = (216 if view.first == side else 350) - 12
        yield from _name(names.seats[seats[0]], Area(102, y + 4, width, _BAR - 8), 34)
        yield from _hand(view.hand_sizes[seats[0]], 550, y + _BAR / 2)
        return
    for number, seat in enumerate(seats):
        middle = y + 32 + number * 52
        yield from numbered_emblem(side, number + 1, 116, middle, 19)
        yield from _name(names.seats[seat], Area(144, middle - 26, 206, 52), 28)
        yield from _hand(view.hand_sizes[seat], 360, middle)


def _name(name: str, area: Area, size: int) -> Iterator[Drawn]:
    if written := elements.drawable(name):
        yield Text(written, *area, size, SMALLEST, INK, "bold", anchor="middle", lines=2)


def _hand(cards: int, x: float, middle: float) -> Iterator[Drawn]:
    yield elements.small_back(x, middle - 18, 36)
    yield Text(str(cards), x + 31, middle - 20, 35, 40, 32, SMALLEST, INK, "bold", anchor="middle")


def _ties_pill(side: int, x: float, middle: float) -> Iterator[Drawn]:
    yield Box(x, middle - 21, 128, 42, 21, line=SIDES[side])
    yield Text("wins ties", x + 4, middle - 21, 120, 42, 26, SMALLEST, SIDES[side], anchor="middle", align="centre")


def _deck(view: View, x: float, middle: float) -> Iterator[Drawn]:
    for step in (2, 1, 0):
        yield elements.small_back(x - 4 * step, middle - 18 - 3 * step + 3, 36)
    yield Text(str(view.deck_size), x + 34, middle - 20, 46, 40, 32, SMALLEST, INK, "bold", anchor="middle")


def _pool(view: View, x: float, middle: float) -> Iterator[Drawn]:
    if view.supplied:
        yield Icon(picture_faces.SUPPLY, x - 6, middle - 18, 36, picture_faces.COLOURS["economics"])
        yield Text(str(view.pool), x + 34, middle - 20, 46, 40, 32, SMALLEST, INK, "bold", anchor="middle")


def _points(view: View, side: int, middle: float) -> Iterator[Drawn]:
    """Draw a side's points and the match's target, if it has one, at the right of the side's bar.

    `middle` is the y of the middle of the bar's row. Pips are added if the target is at most `_MAX_PIPS`.
    """
    pipped = 0 < view.target <= _MAX_PIPS
    y, right = middle - (32 if pipped else 24), WIDTH - MARGIN - 20
    of = f"/ {view.target}" if view.target else ""
    room = 26 + 18 * len(str(view.target)) if of else 0
    yield Text(str(view.victory_points[side]), right - room - 88, y, 86, 48, 46, 30, INK, "bold", "right", "middle")
    if of:
        yield Text(of, right - room, y + 4, room, 44, 30, SMALLEST, SOFT, "regular", "right", "middle")
    if pipped:
        left = right - view.target * 16 + 4
        yield from elements.pips(left, y + 52, min(view.victory_points[side], view.target), view.target, SIDES[side])


def _is_awaited(view: View, side: int) -> bool:
    if view.outcome is not None:
        return side in view.outcome.ranks[0]
    return any(ask.seat in view.sides[side] for ask in view.asks)


def duties(view: View, side: int) -> str:
    """Return the side's obligatory cards, Air Drop and extra turn in one line; "" without any."""
    parts = []
    for number, seat in enumerate(view.sides[side], 1):
        owed = [f"{BY_KEY[mark.card].name} {BY_KEY[mark.card].strength}" for mark in view.marks if mark.seat == seat]
        if owed:
            who = f"{number} " if len(view.sides[side]) > 1 else ""
            parts.append(f"{who}must play {format_list(owed, 'or')}")
    if view.air_drop[side]:
        parts.append("Air Drop ready")
    if view.extra_turns[side]:
        parts.append("extra turn")
    return " · ".join(parts)


def _lines(text: str, letters: int) -> int:
    return -(-len(text) // letters)


def heads_height(view: View) -> int:
    """Return the height in pixels of the two boxes for the sides, which are side by side."""
    people = max(len(seats) for seats in view.sides)
    lines = max(_lines(duties(view, side), _BOX_LETTERS) for side in (0, 1))
    return _BOX_HEAD + people * _BOX_ROW + 10 + lines * _DUTY_LINE


def heads(view: View, names: Names, sides: Sequence[int], y: float) -> Iterator[Drawn]:
    """Draw boxes for both sides with the deck and the pool of Supplies between them."""
    height = heads_height(view)
    for side, x in zip(sides, (MARGIN, WIDTH - MARGIN - _BOX), strict=True):
        yield from _head(view, names, side, Area(x, y, _BOX, height))
    middle = y + height / 2 - (30 if view.supplied else 0)
    yield from _deck(view, 374, middle)
    if view.supplied:
        yield from _pool(view, 374, middle + 60)


def _head(view: View, names: Names, side: int, area: Area) -> Iterator[Drawn]:
    x, y, width, _ = area
    yield from elements.raised_panel(area, PANEL)
    yield Box(x, y, width, _BOX_HEAD, 12, SIDES[side])
    yield Box(x, y + _BOX_HEAD - 12, width, 12, 0, SIDES[side])
    yield emblem(side, x + 33, y + _BOX_HEAD / 2, 15, DARK)
    points = str(view.victory_points[side])
    room = 4 + 26 * len(points)
    yield Text(points, x + 62, y, room, _BOX_HEAD, 42, 30, DARK, "bold", anchor="middle")
    if view.target:
        yield Text(f"/ {view.target}", x + 66 + room, y, 70, _BOX_HEAD, 27, SMALLEST, DARK, "bold", anchor="middle")
    if view.first == side:
        right = (x + width - 146, y, 132, _BOX_HEAD)
        yield Text("wins ties", *right, 26, SMALLEST, DARK, "bold", "right", "middle")
    acting = {ask.seat for ask in view.asks}
    seats = view.sides[side]
    for number, seat in enumerate(seats):
        middle = y + _BOX_HEAD + 6 + number * _BOX_ROW + 23
        if seat in acting:
            yield Box(x + 6, middle - 23, width - 12, 46, 8, EDGE)
            yield Polygon(((x + 10, middle - 12), (x + 22, middle), (x + 10, middle + 12)), SIDES[side])
        emblems = (
            numbered_emblem(side, number + 1, x + 44, middle, 17)
            if len(seats) > 1
            else (emblem(side, x + 44, middle, 14),)
        )
        yield from emblems
        yield from _name(names.seats[seat], Area(x + 70, middle - 24, 186, 48), 29)
        yield from _hand(view.hand_sizes[seat], x + 260, middle)
    if text := duties(view, side):
        lines = _lines(text, _BOX_LETTERS)
        box = (x + 14, y + _BOX_HEAD + len(seats) * _BOX_ROW + 8, width - 24, lines * _DUTY_LINE)
        yield Text(text, *box, 24, SMALLEST, INK, "bold", anchor="middle", lines=lines)


_SPACE = 16
_MAX_HEIGHT = 1_090
"""Higher pictures are shown small."""


def board_scene(view: View, names: Names, bottom_side: int, marks: Marks) -> Scene:
    """Draw the whole table; cards lie outwards from each theater, uncovered ones outermost.

    Three theaters lie between the bars of the two sides, with `bottom_side` below. Five theaters lie below the boxes of
    the sides, with `bottom_side` on the right. `marks` are frames for cards and theaters.
    """
    top_side = 1 - bottom_side
    if view.epic:
        sides = (top_side, bottom_side)
        theaters, end = rows(view, sides, marks, MARGIN + heads_height(view) + _SPACE + 2)
        return Scene(WIDTH, round(end + MARGIN + 2), (*heads(view, names, sides, MARGIN), *theaters), GROUND)
    top = MARGIN + bar_height(view, top_side) + _SPACE
    below = bar_height(view, bottom_side) + _SPACE + MARGIN + 3
    theaters, end = picture_lanes.lanes(view, bottom_side, marks, top, _MAX_HEIGHT - top - below)
    shapes = (
        *bar(view, names, top_side, MARGIN, with_deck=True),
        *theaters,
        *bar(view, names, bottom_side, end + _SPACE - 2, with_deck=False),
    )
    return Scene(WIDTH, round(end + below), shapes, GROUND)
