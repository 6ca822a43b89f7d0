"""Bases in pictures: a skyline with a wall, the numbers of CITY and WALL, and the stocks.

There are four forms: half the width, a third, an opponent's small form, and the viewer's wide form.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from bot.games.this_means_war import texts
from bot.games.this_means_war.picture_cards import BASE, MARGIN, PIP, STONE, TONES, sign
from bot.games.this_means_war.words import MADE_BY, Changes, signed_text
from bot.pictures.elements import SMALLEST, emblem, frame_around, nameplate, small_back
from bot.pictures.elements import Area as Place
from bot.pictures.scene import (
    BAND_WIDTH,
    DARK,
    EDGE,
    GOLD,
    INK,
    RAISED,
    SIDES,
    SOFT,
    Box,
    Drawn,
    Icon,
    Line,
    Polygon,
    Scene,
    Sprite,
    Text,
)
from bot.screens.presenter import Names
from engine.core.values import Seat
from engine.games.this_means_war.areas import MAX_PRODUCTION, Area, Areas, Production, Resource, points
from engine.games.this_means_war.view_types import GrafmarshallView, View

SKYLINE_WIDTH, SKYLINE_HEIGHT = 234, 150
_GOAL = 19
"""Distance in pixels of the line of the winning CITY from the upper edge."""
_SKY, _HILL, _FAR_HILL, _STAR = "#1a2740", "#22304a", "#263756", "#738fa7"
_GOAL_COLOUR = "#c7a24b"
_BRICK, _DARK_BRICK, _JOINT = "#9a8f86", "#887e76", "#6d645e"
_LIT = "#f7dd8f"
_TOWERS = (
    ("#464352", "#605a6d", "#81686f", "#837e8d"),
    ("#3d4568", "#535c8c", "#6a6ca3", "#7980a5"),
    ("#334c5a", "#446678", "#507d81", "#7fa0a8"),
    ("#324966", "#436289", "#4f759f", "#7f9dc4"),
)
"""Colours by seat: shadows, towers, the middle tower, and upper edges."""
_PLACES = ((-98, 0.34), (92, 0.36), (-66, 0.56), (66, 0.54), (-36, 0.76), (35, 0.82), (0, 1.0))
"""Towers, the farthest first: offset from the middle in pixels, and height relative to the middle tower."""
_WALL_SHOWN = 40
"""The WALL from which on it is drawn no higher."""
_STARS = ((20, 46), (60, 33), (178, 52), (206, 37), (222, 70), (34, 84), (150, 30))


def skyline(seat: int, base: Areas, win_city: int) -> Scene:
    """Draw the skyline of a seat's base; ruins if CITY and WALL are both 0."""
    shapes: list[Drawn] = [
        Polygon(((0, 110), (60, 96), (130, 108), (234, 90), (234, 150), (0, 150)), fill=_HILL),
        Polygon(((0, 122), (70, 118), (150, 126), (234, 112), (234, 150), (0, 150)), fill=_FAR_HILL),
        *(Box(x, y, 2, 2, fill=_STAR) for x, y in _STARS),
        Text(str(win_city), 8, 4, 48, 30, 24, SMALLEST, _GOAL_COLOUR, "bold", anchor="middle"),
        *(Line(x, _GOAL, x + 8, _GOAL, _GOAL_COLOUR, 2) for x in range(54 if win_city > 99 else 42, 224, 13)),
    ]
    if base.city:
        shapes += _city(seat, min(1.06, base.city / win_city))
    shapes += _wall(base.wall) if base.wall else _rubble(ruins=not base.city)
    corners = Box(-4, -4, SKYLINE_WIDTH + 8, SKYLINE_HEIGHT + 8, 12, line=BASE, line_width=4)
    return Scene(SKYLINE_WIDTH, SKYLINE_HEIGHT, (*shapes, corners), _SKY)


def _city(seat: int, share: float) -> Iterator[Drawn]:
    middle = SKYLINE_WIDTH / 2 + 3
    height = 50 + 78 * share
    shown = 3 if share < 0.2 else 5 if share < 0.4 else 7
    for number, (offset, part) in list(enumerate(_PLACES))[-shown:]:
        high = round(height * part)
        yield from _tower(seat, number, middle + offset, high)
    top = SKYLINE_HEIGHT - round(height)
    yield Box(middle - 1, top - 14, 2, 14, fill=_STAR)
    yield Polygon(((middle + 1, top - 14), (middle + 19, top - 8), (middle + 1, top - 3)), fill=SIDES[seat])


def _tower(seat: int, number: int, middle: float, high: int) -> Iterator[Drawn]:
    shadow, plain, centre, edge = _TOWERS[seat]
    wide = 34 if number == len(_PLACES) - 1 else 29
    left, top = round(middle - wide / 2), SKYLINE_HEIGHT - high
    yield Box(left, top, wide, high, fill=centre if wide == 34 else plain)
    yield Box(left + wide - 6, top, 6, high, fill=shadow)
    yield Box(left, top, wide, 3, fill=edge)
    for row in range((high - 14) // 15):
        for column in range(2):
            lit = (5 * number + 3 * row + 7 * column + seat) % 4 < 2
            yield Box(left + 5 + column * 10, top + 9 + row * 15, 5, 8, fill=_LIT if lit else shadow)


def _wall(points: int) -> Iterator[Drawn]:
    high = 12 + min(points, _WALL_SHOWN)
    top = SKYLINE_HEIGHT - high
    for x in range(4, SKYLINE_WIDTH, 30):
        yield Box(x, top - 9, 17, 9, fill=_BRICK)
        yield Box(x, top - 9, 17, 2, fill=STONE)
    yield Box(0, top, SKYLINE_WIDTH, high, fill=_BRICK)
    yield Box(0, top, SKYLINE_WIDTH, 2, fill=STONE)
    for course, y in enumerate(range(top + 10, SKYLINE_HEIGHT, 12)):
        for number, x in enumerate(range(-14 * (course % 2), SKYLINE_WIDTH, 29)):
            if (number + course) % 3 == 0:
                yield Box(x, y, 29, 12, fill=_DARK_BRICK)
            yield Box(x, y, 2, 12, fill=_JOINT)
        yield Box(0, y, SKYLINE_WIDTH, 2, fill=_JOINT)


def _rubble(*, ruins: bool) -> Iterator[Drawn]:
    heap = ((8, 12, 38), (34, 20, 24), (84, 9, 30), (170, 12, 44), (186, 22, 24), (216, 9, 18))
    fallen = ((96, 30, 26), (112, 52, 14), (128, 22, 34), (60, 18, 22))
    for x, high, wide in (*fallen, *heap) if ruins else heap:
        yield Box(x, SKYLINE_HEIGHT - high, wide, high, 3, fill=_BRICK)
        yield Box(x, SKYLINE_HEIGHT - high + high // 2, wide, high - high // 2, 3, fill=_DARK_BRICK)


_CITY_SIGN = "#f0dc9c"
Mark = Literal["", "asked", "waiting", "answered", "passed"]


def mark(view: View, seat: Seat) -> Mark:
    """Return a seat's state in the open window: "asked", "waiting", "answered" or "passed".

    A seat with any ask is "asked". Return "" for a seat without a part in the window, and after the war.
    """
    if view.ask is not None and view.ask.seat == seat:
        return "asked"
    if not view.windows or view.outcome is not None:
        return ""
    window = view.windows[-1]
    if seat in window.to_answer:
        return "waiting"
    if not window.fog and seat == window.orders[0].seat:
        return ""
    if any(order.seat == seat for order in window.orders):
        return "answered"
    return "passed" if view.grafmarshalls[seat].may_answer else ""


def answering_seats(view: View) -> tuple[Seat, ...]:
    """Return the seats with a part in the innermost window, except that of an order that awaits answers."""
    window = view.windows[-1]
    ordering = None if window.fog else window.orders[0].seat
    return tuple(each.seat for each in view.grafmarshalls if each.seat != ordering and mark(view, each.seat))


def mark_sign(what: Mark, x: float, y: float, size: float = 28) -> Iterator[Drawn]:
    """Draw a seat's mark in a square of `size` pixels; the mark "" draws nothing."""
    match what:
        case "asked":
            yield Icon("hourglass", x, y, size, GOLD)
        case "waiting":
            yield Icon("hourglass", x, y, size, SOFT)
        case "answered":
            yield Icon("check-mark", x, y, size, INK)
        case "passed":
            near, far = size / 7, size * 6 / 7
            yield Line(x + near, y + near, x + far, y + far, SOFT, 5)
            yield Line(x + near, y + far, x + far, y + near, SOFT, 5)
        case "":
            pass


PAIR = Place(MARGIN, 8, 382, 340)
"""Place of the first of two bases side by side; the other is 390 pixels to the right."""
SMALL = Place(MARGIN, 8, 252, 190)
"""Place of the first of three small bases; the others follow every 260 pixels. A row of two or four is as wide."""
WIDE = Place(MARGIN, 212, BAND_WIDTH - 2 * MARGIN, 236)
"""Place of the viewer's wide base below small ones."""
LOW = WIDE._replace(height=140)
"""Place of the viewer's wide base above a hand of two rows."""


def draw_seat(view: View, seat: Seat, names: Names, changed: Changes, place: Place) -> Iterator[Drawn]:
    """Draw a seat's base in the form that belongs to the size of `place`.

    The frame is golden if the seat is asked or has won. Values in `changed`, the last changes, are golden.
    """
    each = view.grafmarshalls[seat]
    x, y, width, height = place
    wide = width == WIDE.width
    fill = DARK if each.eliminated else RAISED if wide else BASE
    yield Box(x, y + 5, width, height, 14, fill=DARK)
    yield Box(x, y, width, height, 14, fill=fill, line=EDGE, line_width=2)
    asked = view.ask is not None and view.ask.seat == seat
    if asked if view.outcome is None else seat in view.outcome.ranks[0]:
        yield frame_around(Place(x + 4, y + 4, width - 8, height - 8))
    if wide:
        yield from _wide(view, each, names, changed, place)
    elif height == PAIR.height:
        yield from _paired(view, each, names, changed, place)
    else:
        yield from _small(view, each, names, changed, place)


def _paired(view: View, each: GrafmarshallView, names: Names, changed: Changes, place: Place) -> Iterator[Drawn]:
    x, y = place.x, place.y
    left = x + place.width - 84
    yield from _name(view, each, names, Place(x + 12, y + 8, left - x - 22, 52), 38)
    yield from _hand_size(each, Place(left, y + 8, 74, 52), 38)
    yield from _scenery(view, each, x + 10, y + 66)
    yield from _strength("city", each, changed, Place(x + 252, y + 66, 120, 74), 58)
    yield Line(x + 252, y + 141, x + 370, y + 141, EDGE, 2)
    yield from _strength("wall", each, changed, Place(x + 252, y + 142, 120, 74), 58)
    if each.eliminated:
        yield from _out(each, Place(x + 16, y + 234, place.width - 32, 90))
        return
    for column, (which, production) in enumerate(MADE_BY):
        yield from _stock(each, which, production, changed, Place(x + 10 + 91 * column, y + 228, 88, 102), 44)


def _small(view: View, each: GrafmarshallView, names: Names, changed: Changes, place: Place) -> Iterator[Drawn]:
    """Draw a small base. A narrow base has CITY above WALL, no mark and no resources."""
    x, y, width, _ = place
    is_narrow = width < SMALL.width
    inner = width - 18
    if each.eliminated:
        yield from _name(view, each, names, Place(x + 10, y + 4, inner, 48), 34)
        yield from _out(each, Place(x + 16, y + 60, width - 32, 110))
        return
    column = 116 if is_narrow else inner / 2
    first, second = Place(x + 10, y + 50, column, 58), Place(x + 10 + column, y + 50, column, 58)
    if is_narrow:
        yield from _stand_and_name(view, each, names, Place(x + 7, y + 4, width - 13, 48), 30)
        yield from _hand_size(each, Place(x + 132, y + 50, 48, 58), 32)
        second = first._replace(y=y + 118)
    else:
        yield from _stand_and_name(view, each, names, Place(x + 8, y + 4, width - 66, 48), 34)
        yield from _hand_size(each, Place(x + width - 58, y + 4, 52, 48), 32)
    for area, at in zip(_STRENGTHS, (first, second), strict=True):
        yield from _strength(area, each, changed, at, 50, "left")
    for number, (which, production) in enumerate(() if is_narrow else MADE_BY):
        row, column = divmod(number, 2)
        wide = (inner - 2) / 2
        left, top = x + 9 + (wide + 2) * column, y + 111 + 38 * row
        yield Box(left, top, wide, 36, 8, fill=DARK)
        yield sign(which, left + 3, top + 4, 28, TONES[which].light)
        yield _number(each, which, changed, Place(left + 30, top, wide - 62, 36), 34, "centre")
        yield from _pips(each, production, changed, Place(left + wide - 31, top + 6, 27, 24), TONES[which].light)


def _stand_and_name(view: View, each: GrafmarshallView, names: Names, place: Place, size: float) -> Iterator[Drawn]:
    """Draw the name and the mark of a player. In FINAL STAND these words replace the mark."""
    if not each.final_stand:
        yield from _name(view, each, names, place, size)
        return
    yield from player(each.seat, names.seats[each.seat], place._replace(height=28), 28)
    at = place._replace(x=place.x + 2, y=place.y + 25, height=28)
    yield Text(texts.final_stand(), *at, 26, SMALLEST, INK, "bold", anchor="middle")


def _wide(view: View, each: GrafmarshallView, names: Names, changed: Changes, place: Place) -> Iterator[Drawn]:
    """Draw a wide base. In a low `place` it has no skyline, and CITY and WALL are below the name."""
    x, y, _, height = place
    is_low = height == LOW.height
    if is_low:
        yield from _stand_and_name(view, each, names, Place(x + 12, y + 8, 240, 54), 38)
    else:
        yield from _name(view, each, names, Place(x + 12, y + 10, 240, 54), 38)
        yield from _scenery(view, each, x + 12, y + 74)
        goal = texts.goal_in_picture(city=view.win_city)
        yield Text(goal, x + 578, y + 12, 182, 60, 28, SMALLEST, _GOAL_COLOUR, align="right", anchor="middle")
    first = Place(x + 10, y + 66, 124, 66) if is_low else Place(x + 262, y + 8, 144, 72)
    yield from _strength("city", each, changed, first, 64, "left")
    yield from _strength("wall", each, changed, first._replace(x=first.x + (124 if is_low else 154)), 64, "left")
    if each.eliminated:
        yield from _out(each, Place(x + 270, y + 100, 470, 110))
        return
    top = 8 if is_low else 86
    for column, (which, production) in enumerate(MADE_BY):
        at = Place(x + 260 + 126 * column, y + top, 120, height - top - 12)
        yield from _stock(each, which, production, changed, at, 52)


def _name(view: View, each: GrafmarshallView, names: Names, place: Place, size: float) -> Iterator[Drawn]:
    """Draw the name and the mark of a player in a line. There is no mark in a narrow place, or if eliminated."""
    x, y, width, height = place
    if each.eliminated or width < _MARKED:
        yield from player(each.seat, names.seats[each.seat], place, size)
        if each.eliminated:
            radius = size * 0.4
            yield emblem(each.seat, x + radius + 2, y + height / 2, radius, EDGE)
        return
    yield from player(each.seat, names.seats[each.seat], place._replace(width=width - 34), size)
    yield from _marks(view, each, x + width - 30, y + height / 2 - 14)


def _hand_size(each: GrafmarshallView, place: Place, size: float) -> Iterator[Drawn]:
    """Draw the back of a card and the size of the hand in a line at the left of `place`."""
    x, y, width, height = place
    back = size * 0.72
    yield small_back(x, y + (height - size) / 2, size)
    at = x + back + 6
    yield Text(str(each.hand_size), at, y, x + width - at, height, size, SMALLEST, INK, "bold", anchor="middle")


def player(seat: Seat, name: str, place: Place, size: float) -> Iterator[Drawn]:
    """Draw a seat's emblem and its player's name, in two lines if it has words and the place is high."""
    shape, *text = nameplate(seat, name, place, size)
    one_line = " " not in name or place.height < _TWO_LINES
    yield shape
    yield from (replace(each, lines=1) if one_line and isinstance(each, Text) else each for each in text)


_MARKED = 180
"""Least width in pixels of a name next to a mark."""
_TWO_LINES = 48
"""Least height in pixels of a name in two lines."""


def _marks(view: View, each: GrafmarshallView, x: float, y: float) -> Iterator[Drawn]:
    """Draw a golden or grey triangle for the seat with the turn; draw the mark of any other seat.

    The triangle is golden if the seat is asked. A mark shows a seat's state in the open window. `x` and `y` are the
    upper left corner.
    """
    if each.eliminated or view.outcome is not None:
        return
    doing = mark(view, each.seat)
    if view.active == each.seat:
        yield Polygon(((x + 3, y), (x + 29, y + 14), (x + 3, y + 28)), fill=GOLD if doing == "asked" else SOFT)
        return
    yield from mark_sign(doing, x, y)


def _scenery(view: View, each: GrafmarshallView, x: float, y: float) -> Iterator[Drawn]:
    """Draw a base's skyline, marked if its CITY can't fall at present."""
    yield Sprite(skyline(each.seat, each.base, view.win_city), x, y)
    if each.final_stand:
        yield Box(x + 22, y + 108, 190, 36, 18, fill=DARK, line=SOFT, line_width=2)
        yield Text(texts.final_stand(), x + 28, y + 108, 178, 36, 26, SMALLEST, INK, "bold", "centre", "middle")


_Align = Literal["left", "centre", "right"]
_CHANGE_ROOM = 42
"""Least width in pixels of a sign with a change of two digits below it."""
_STRENGTHS: tuple[Area, ...] = ("city", "wall")


def _strength(
    area: Area, each: GrafmarshallView, changed: Changes, place: Place, size: float, align: _Align = "right"
) -> Iterator[Drawn]:
    """Draw a base's CITY or WALL: sign and number, and below the sign its last change if `changed` has one."""
    x, y, width, height = place
    colour = EDGE if each.eliminated else _CITY_SIGN if area == "city" else STONE
    room = size * 0.68
    if by := changed.get((each.seat, area), 0):
        room, side = max(room, _CHANGE_ROOM), height - 30
        yield sign(area, x + (room - side) / 2, y + 2, side, colour)
        yield Text(
            signed_text(by), x - 4, y + height - 29, room + 8, 29, 28, SMALLEST, GOLD, "bold", "centre", "middle"
        )
    else:
        yield sign(area, x, y + (height - room) / 2, room, colour)
    yield _number(each, area, changed, Place(x + room + 4, y, width - room - 4, height), size, align)


def _number(each: GrafmarshallView, area: Area, changed: Changes, place: Place, size: float, align: _Align) -> Text:
    """Return the number of an area of a base, golden if `changed` has it."""
    colour = SOFT if each.eliminated else GOLD if changed.get((each.seat, area)) else INK
    return Text(str(points(each.base, area)), *place, size, SMALLEST, colour, "bold", align, "middle")


def _out(each: GrafmarshallView, place: Place) -> Iterator[Drawn]:
    """Draw the reason for a player's elimination, in place of their numbers."""
    text = texts.left_the_war() if each.left else texts.city_has_fallen()
    yield Text(text, *place, 32, SMALLEST, SOFT, "bold", "centre", "middle", 2)


def _stock(
    each: GrafmarshallView, which: Resource, production: Production, changed: Changes, place: Place, size: float
) -> Iterator[Drawn]:
    """Draw a resource of a base on a dark ground: its sign, its number, and its production as squares."""
    x, y, width, height = place
    colour = TONES[which].light
    high = size * 1.3
    room = size * 0.8 if points(each.base, which) < 100 else 22
    yield Box(x, y, width, height, 9, fill=DARK)
    yield sign(which, x + 5, y + 3 + (high - room) / 2, room, colour)
    yield _number(each, which, changed, Place(x + room + 6, y + 3, width - room - 9, high), size, "right")
    yield from _pips(each, production, changed, Place(x + 7, y + high + 6, width - 14, height - high - 12), colour)


def _pips(
    each: GrafmarshallView, production: Production, changed: Changes, place: Place, colour: str
) -> Iterator[Drawn]:
    """Draw a square for each possible point of a production, in rows of three. In a low `place` it is one row.

    Points of the base are coloured. Gained squares are golden; lost squares have a golden edge.
    """
    filled, by = points(each.base, production), changed.get((each.seat, production), 0)
    columns = MAX_PRODUCTION if place.width > 5 * place.height else MAX_PRODUCTION // 2
    rows = MAX_PRODUCTION // columns
    gap = 2 if place.width < 40 else 4
    width, height = (place.width - gap * (columns - 1)) / columns, (place.height - gap * (rows - 1)) / rows
    for index in range(MAX_PRODUCTION):
        row, column = divmod(index, columns)
        gained, lost = filled - by <= index < filled, filled <= index < filled - by
        fill = GOLD if gained else colour if index < filled else PIP
        x, y = place.x + column * (width + gap), place.y + row * (height + gap)
        yield Box(x, y, width, height, 3, fill=fill, line=GOLD if lost else None)
