"""Bands of the board: a head, and a row with both sides' cards for each theater. The end of a battle is one band."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from bot.games.air_land_sea import picture_faces, texts
from bot.games.air_land_sea.picture_faces import LIP, MARGIN, STRIP, Shown
from bot.games.air_land_sea.picture_header import draw_head
from bot.games.air_land_sea.position import Marks, Place, adjacent_bonuses, strength_changer
from bot.games.air_land_sea.words import theater_name
from bot.pictures.elements import SMALLEST, Area, drawable, emblem, frame_around, lighter, raised_panel
from bot.pictures.scene import (
    BAND_HEIGHT,
    BAND_WIDTH,
    DARK,
    GOLD,
    GROUND,
    INK,
    RAISED,
    SIDES,
    SOFT,
    Box,
    Drawn,
    Group,
    Icon,
    Scene,
    Sprite,
    Text,
)
from bot.screens.presenter import Names
from bot.texts.languages import cached_by_language
from engine.games.air_land_sea.events import BattleWon
from engine.games.air_land_sea.view_types import ColumnView, TheaterView, View

LANE = "#1c232c"
"""The colour of the ground under cards."""
DEEP = "#12161c"
"""The colour under the total of who doesn't lead."""


_FIRST_TOP, _BOTTOM, _ROW_GAP, _HEAD_GAP = 8, 8, 5, 8
_MAX_ROW, _MAX_HIGH_ROW, _LOW_ROW, _LOWEST_ROW = 118, 146, 76, 58
_MAX_LOW_COLUMN = 5
_RESULT, _RESULT_TAB = 60, 70
_INSET, _LOW_INSET = 6, 2
"""Pixels between the edge of a row and its cards, and in the lowest rows."""
_LEAST_SIGN = 20
"""Least size in pixels of a theater's sign on its tile; lower tiles have none."""
_SHORT_NAME = 4
"""Maximum number of letters of a theater name that fits on a narrow tile."""
_SLIM_CARD, _SLIM_STRIP = 98, 28
"""Widths in pixels of an uncovered card and of covered ones in a column of very many cards."""
_STRIP_GAP = 4
_STACKED, _LEAST_STACKED = 3, 30
"""Largest number and height of the covered cards in a slot; a column with more is drawn slim."""
_GAP = 4
_LONG_LEAD = 10
"""Leads from this one on have two digits, and a smaller emblem."""


class _Widths(NamedTuple):
    """Widths in pixels of a row's parts: the theater's tile, a side's total, and an uncovered card."""

    tile: int
    total: int
    card: int


_NARROW, _WIDE = _Widths(112, 74, 152), _Widths(140, 70, 142)


class TableBand(NamedTuple):
    """A band of the board, and the indexes of the theaters that it shows, from 0."""

    scene: Scene
    theaters: range


def table_bands(view: View, names: Names, right_side: int, marks: Marks, *, low: bool = False) -> tuple[TableBand, ...]:
    """Draw the board in one band, or in two bands if it has five theaters.

    `right_side` is the side with its cards at the right, and `marks` are frames for cards and theaters. `low` draws
    low rows without the names of cards, and five theaters in one band if they fit. It does nothing once a column has
    more than `_MAX_LOW_COLUMN` cards.
    """
    sides = (1 - right_side, right_side)
    low = low and max(len(column.cards) for theater in view.row for column in theater.columns) <= _MAX_LOW_COLUMN
    head, end = draw_head(view, names, sides, low=low)
    most, most_low = (_MAX_HIGH_ROW, _LOWEST_ROW) if view.epic else (_MAX_ROW, _LOW_ROW)
    most = most_low if low else most
    whole = range(len(view.row))
    fits = not view.epic or (low and _fit_rows(end + _HEAD_GAP, len(whole)) >= _LOWEST_ROW)
    parts = (whole,) if fits else (whole[:2], whole[2:])
    bands: list[TableBand] = []
    for number, part in enumerate(parts):
        top = _FIRST_TOP if number else end + _HEAD_GAP
        height = min(most, _fit_rows(top, len(part)))
        rows = _rows(view, sides, part, marks, top, height)
        total = round(top + len(part) * (height + _ROW_GAP) - _ROW_GAP + _BOTTOM)
        bands.append(TableBand(Scene(BAND_WIDTH, total, (*(() if number else head), *rows), GROUND), part))
    return tuple(bands)


def _fit_rows(top: float, count: int) -> int:
    """Return the height of each of `count` rows that fill a band from `top` down."""
    return int((BAND_HEIGHT - _BOTTOM - top - (count - 1) * _ROW_GAP) / count)


def battle_scene(view: View, names: Names, won: BattleWon, marks: Marks) -> Scene:
    """Draw the end of a battle in one low band: the winner, the points, and the last position of the theaters.

    `view` has the last position, and the viewer's own side is at the right. `marks` frame the card that decided it.
    """
    ours, top = view.side or 0, _FIRST_TOP + _RESULT + _HEAD_GAP + LIP
    count = len(view.row)
    height = min(_LOW_ROW, _fit_rows(top, count))
    shapes = (
        *_result(view, names, won, Area(MARGIN, _FIRST_TOP, BAND_WIDTH - 2 * MARGIN, _RESULT)),
        *_rows(view, (1 - ours, ours), range(count), marks, top, height),
    )
    return Scene(BAND_WIDTH, round(top + count * (height + _ROW_GAP) - _ROW_GAP + _BOTTOM), shapes, GROUND)


def _result(view: View, names: Names, won: BattleWon, area: Area) -> Iterator[Drawn]:
    """Draw the winner of a battle and the points; a flag with the loser's emblem shows a withdrawal."""
    (x, y, _, height), side, withdrew = area, won.side, not won.controllers
    middle, points = y + height / 2, Area(area.right - 150, y, 134, height)
    room = points.x - x - _RESULT_TAB - (100 if withdrew else 20)
    winners, people, is_own = drawable(names.team(side)), len(names.teams[side]), view.side == side
    won_text = texts.picture_battle_won(battle=view.battle, own=is_own, winners=winners, people=people)
    yield from raised_panel(area, RAISED, LIP)
    yield Box(x, y, _RESULT_TAB, height, 10, SIDES[side])
    yield Box(x + _RESULT_TAB - 12, y, 12, height, 0, SIDES[side])
    yield emblem(side, x + _RESULT_TAB / 2, middle, 19, DARK)
    words = Area(x + _RESULT_TAB + 16, y, room, height)
    yield Text(won_text, *words, 38, SMALLEST, INK, "bold", anchor="middle", lines=2)
    if withdrew:
        yield emblem(1 - side, points.x - 62, middle, 12)
        yield Icon("flying-flag", points.x - 44, middle - 20, 40, INK)
    yield Text(f"+{won.points}", *points, 52, 30, SIDES[side], "bold", "right", "middle")


def _rows(view: View, sides: tuple[int, int], theaters: range, marks: Marks, y: float, height: int) -> Iterator[Group]:
    """Draw these theaters from the height `y` down; `height` is that of a row in pixels."""
    widths = _WIDE if any(len(theater_name(theater.type)) > _SHORT_NAME for theater in view.row) else _NARROW
    for number, index in enumerate(theaters):
        theater = view.row[index]
        frames = tuple(_frames(theater, index, side, marks) for side in sides)
        yield _row(theater, sides, frames, index in marks.theaters, widths, y + number * (height + _ROW_GAP), height)


@cached_by_language(maxsize=512)
def _row(
    theater: TheaterView,
    sides: tuple[int, int],
    frames: tuple[Sequence[str | None], ...],
    marked: bool,
    widths: _Widths,
    top: float,
    height: int,
) -> Group:
    """Draw one theater. Most rows of a table are as before an action, and as on the tables of others."""
    inset = _INSET if height > _LOWEST_ROW else _LOW_INSET
    shapes: list[Drawn] = [Box(MARGIN, top, BAND_WIDTH - 2 * MARGIN, height, 12, LANE)]
    shapes += _tile(theater, Area((BAND_WIDTH - widths.tile) / 2, top, widths.tile, height), marked)
    for side, way, framed in zip(sides, (-1, 1), frames, strict=True):
        edge = BAND_WIDTH / 2 + way * (widths.tile / 2 + _GAP)
        column, place = theater.columns[side], _outwards(edge, way, widths.total, top + inset, height - 2 * inset)
        total = _total_scene(side, column.total, lead(theater, side), int(place.width), int(place.height))
        shapes.append(Sprite(total, place.x, place.y))
        edge += way * (widths.total + _GAP)
        shapes += _Cards(column, framed, way, edge, top + inset, height - 2 * inset, widths.card).draw(theater.type)
    return Group(tuple(shapes))


def _frames(theater: TheaterView, index: int, side: int, marks: Marks) -> tuple[str | None, ...]:
    """Return the colour of each card's frame: white for possible targets, gold for new cards, otherwise None."""
    places = [Place(index, side, height) for height in range(len(theater.columns[side].cards))]
    return tuple(INK if place in marks.targets else GOLD if place in marks.newest else None for place in places)


def _outwards(edge: float, way: int, width: float, y: float, height: float) -> Area:
    """Return the area that begins at `edge` and leads to the right if `way` is 1, otherwise to the left."""
    return Area(edge if way > 0 else edge - width, y, width, height)


def _tile(theater: TheaterView, area: Area, marked: bool) -> Iterator[Drawn]:
    x, y, width, height = area
    yield Box(x, y + LIP - 1, width, height, 10, DARK)
    yield Sprite(_tile_scene(theater.type, int(width), int(height)), x, y)
    if marked:
        yield frame_around(Area(x + 2, y + 2, width - 4, height - 4), INK, 5)


@cached_by_language(maxsize=100)
def _tile_scene(type_: str, width: int, height: int) -> Scene:
    """Draw the tile of a theater on its row, without the lip below it."""
    colour, tone = picture_faces.COLOURS[type_], picture_faces.TONES[type_]
    sign = min(78 if width > _NARROW.tile else 64, height - 50)
    shapes: list[Drawn] = [
        Box(0, LIP - 1, width, height, 10, DARK),
        Box(0, 0, width, height, 10, lighter(colour)),
        Box(0, 2, width, height - 2, 10, colour),
    ]
    top = (height - sign - 38) / 2
    room = Area(1, 0, width - 2, height)
    if sign >= _LEAST_SIGN:
        shapes.append(Icon(picture_faces.THEATERS[type_], (width - sign) / 2, top, sign, tone))
        room = Area(1, top + sign + 2, width - 2, 36)
    shapes.append(Text(theater_name(type_), *room, 30, SMALLEST, tone, "bold", "centre", "middle"))
    return Scene(width, height, tuple(shapes), LANE)


@cached_by_language(maxsize=1_000)
def _total_scene(side: int, total: int, ahead: int | None, width: int, height: int) -> Scene:
    """Draw a total on its row, with the emblem of its side, and its lead below.

    `ahead` is the lead in points, or 0 for a side that wins a tie. None means no lead.
    """
    ink, number = SOFT if ahead is None else DARK, str(total)
    below = min(34, max(22, height * 0.34))
    place = Area(0, max(1, (height - 66 - below) / 2), width, min(66, height - below - 2))
    size = min(60 if len(number) == 1 else 54, place.height * 1.12)
    middle = place.bottom + below / 2 - 1
    shapes: list[Drawn] = [
        Box(0, 0, width, height, 8, DEEP if ahead is None else SIDES[side]),
        Text(number, *place, size, 30, ink, "bold", "centre", "middle"),
    ]
    if ahead is not None:
        text, space = f"+{ahead}" if ahead else texts.picture_tie(), 30 if ahead < _LONG_LEAD else 21
        high = max(below, 30)  # letters reach beyond a lower box
        room = Area(space - 4, middle - high / 2, width - space + 3, high)
        shapes.append(emblem(side, space / 2, middle, 9 if space > 21 else 7, ink))
        shapes.append(Text(text, *room, 28, SMALLEST, ink, "bold", "centre", "middle"))
    else:
        shapes.append(emblem(side, width / 2, middle, 10, SIDES[side]))
    return Scene(width, height, tuple(shapes), LANE)


def lead(theater: TheaterView, side: int) -> int | None:
    """Return the side's lead in points, or 0 if it wins a tie. Return None if it doesn't control the theater."""
    ahead = theater.columns[side].total - theater.columns[1 - side].total
    return ahead if ahead > 0 or (ahead == 0 and theater.controller == side) else None


def _additions(column: ColumnView) -> Iterator[tuple[int, str, str]]:
    """Yield the bonuses of Support, Envoy and Supplies to a column's total: points, name of the icon, colour."""
    for card, number in adjacent_bonuses(column):
        yield number, picture_faces.DRAWINGS[card.key], picture_faces.COLOURS[card.type]
    if column.supplies:
        yield column.supplies, picture_faces.SUPPLY, picture_faces.COLOURS["economics"]


class _Cards(NamedTuple):
    """A column to draw outwards from its total: bonuses, covered cards as strips, and the uncovered card.

    `way` is 1 for a column on the right and -1 for one on the left. `edge` is the x where it begins. `y` is the
    top of the cards and `height` the height of a strip. `card` is the width of the uncovered card.
    """

    column: ColumnView
    frames: Sequence[str | None]
    """The colour of each card's frame, or None; from the bottom up, as the cards."""
    way: int
    edge: float
    y: float
    height: int
    card: int

    def draw(self, type_: str) -> Iterator[Drawn]:
        """Draw the column in a theater of this type; frames come last, so that they lie over all cards."""
        cards = [Shown(card, strength_changer(self.column.cards, at)) for at, card in enumerate(self.column.cards)]
        added, covered = list(_additions(self.column)), max(0, len(cards) - 1)
        begin = STRIP + _STRIP_GAP if added else 0
        width, strip, stacked = self._fit(begin, covered)
        for number, (more, drawing, colour) in enumerate(added):
            place = self._place(0, STRIP, number, len(added))
            yield Sprite(picture_faces.addition(more, drawing, colour, int(place.height)), place.x, place.y)
        pitch = strip + _STRIP_GAP
        places = [self._place(begin + at // stacked * pitch, strip, at % stacked, stacked) for at in range(covered)]
        for card, place in zip(cards, places, strict=False):
            yield Sprite(picture_faces.strip(card, strip, int(place.height)), place.x, place.y)
        last = self._place(begin + ceil(covered / stacked) * pitch, width)._replace(height=self.height - LIP + 1)
        whole = (
            picture_faces.whole(cards[-1], width, int(last.height))
            if cards
            else picture_faces.slot(type_, width, self.height)
        )
        yield Sprite(whole, last.x, last.y)
        for frame, place in zip(self.frames, (*places, last), strict=False):
            if frame:
                yield frame_around(place, frame)

    def _place(self, offset: float, width: float, index: int = 0, stacked: int = 1) -> Area:
        """Return the area of a card that begins `offset` from the edge; it is number `index` of `stacked` there."""
        each = (self.height - 2 * (stacked - 1)) // stacked
        return _outwards(self.edge + self.way * offset, self.way, width, self.y + index * (each + 2), each)

    def _fit(self, begin: float, covered: int) -> tuple[int, int, int]:
        """Return the widths in pixels of the uncovered card and of a covered one, and the covered cards per slot.

        `begin` is the room that bonuses take. The third number is 1 if every covered card has a slot of its own.
        """
        room = BAND_WIDTH / 2 - MARGIN - _GAP - (self.edge - BAND_WIDTH / 2) * self.way - begin
        slots, most = int((room - self.card) // (STRIP + _STRIP_GAP)), min(_STACKED, self.height // _LEAST_STACKED)
        if covered <= most * slots:
            return self.card, STRIP, max(1, ceil(covered / slots)) if slots else 1
        slots = int((room - _SLIM_CARD) // (_SLIM_STRIP + _STRIP_GAP))
        return _SLIM_CARD, _SLIM_STRIP, ceil(covered / slots)
