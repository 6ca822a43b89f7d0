"""Bases in pictures: large with all areas, or small with an opponent's main numbers.

A skyline rises with the CITY behind a wall as high as the WALL. A chart of a finished war shows each CITY by turn.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Literal

from bot.games.this_means_war.course import Cities, TurningPoint
from bot.games.this_means_war.picture_cards import BASE, GAP, MARGIN, PIP, STONE, TONES, WIDTH, card_tile, sign
from bot.games.this_means_war.words import MADE_BY, Changes, card_name, signed_text
from bot.pictures.elements import SMALLEST, Drawn, Point, dashed_frame, emblem, frame_around, nameplate, small_back
from bot.pictures.elements import Area as Place
from bot.pictures.scene import DARK, EDGE, GOLD, INK, SIDES, SOFT, Box, Icon, Line, Polygon, Scene, Sprite, Text
from bot.screens.presenter import Names
from engine.core.values import Seat
from engine.games.this_means_war.areas import MAX_PRODUCTION, RESOURCES, Area, Areas, points
from engine.games.this_means_war.view_types import GrafmarshallView, View

_CHART = 190
_STRIP = 84
_MAX_STEPS = 90
_EMBLEM = 11
"""More turns than that are drawn in larger steps."""


def height(turning: TurningPoint | None) -> int:
    """Return the height in pixels that the CITY chart and the turning point add to the final picture.

    If `turning` is None, return the height of the chart alone.
    """
    return GAP + _CHART + (0 if turning is None else GAP + _STRIP)


def city_chart(cities: Sequence[Cities], turning: TurningPoint | None, win_city: int, y: float) -> Iterator[Drawn]:
    """Draw the chart of each CITY by turn and, below it, the turning point if there is one.

    `win_city` is the CITY that wins, drawn as the goal. `y` is the chart's upper edge.
    """
    yield from _panel(y, _CHART)
    yield from _lines(cities, turning, win_city, Place(MARGIN + 60, y + 18, WIDTH - 2 * MARGIN - 100, _CHART - 52))
    yield Text("CITY by turn", MARGIN + 60, y + _CHART - 32, 300, 28, 24, SMALLEST, SOFT, anchor="middle")
    last = str(len(cities) - 1)
    yield Text(last, WIDTH - MARGIN - 150, y + _CHART - 32, 80, 28, 24, SMALLEST, SOFT, "regular", "right", "middle")
    if turning is not None:
        yield from _turning(turning, y + _CHART + GAP)


def _panel(y: float, high: float) -> Iterator[Drawn]:
    yield Box(MARGIN, y + 4, WIDTH - 2 * MARGIN, high, 12, fill=DARK)
    yield Box(MARGIN, y, WIDTH - 2 * MARGIN, high, 12, fill=BASE)


def _lines(cities: Sequence[Cities], turning: TurningPoint | None, win_city: int, place: Place) -> Iterator[Drawn]:
    top = max(win_city, *(city for row in cities for city in row))
    last = len(cities) - 1

    def point(turn: int, city: int) -> tuple[float, float]:
        return place.x + place.width * turn / max(1, last), place.bottom - place.height * city / top

    goal = point(0, win_city)[1]
    yield from dashed_frame(Place(place.x, goal, place.width, 0), EDGE)
    yield Text(str(win_city), MARGIN + 6, goal - 15, 46, 30, 24, SMALLEST, SOFT, "bold", "right", "middle")
    yield Line(place.x, place.bottom, place.right, place.bottom, EDGE, 2)
    if turning is not None:
        x = point(turning.turn, 0)[0]
        yield Line(x, place.y, x, place.bottom, GOLD, 4)
    turns = sorted({*range(0, last + 1, max(1, -(-last // _MAX_STEPS))), last})
    for seat in range(len(cities[0])):
        points = [point(turn, cities[turn][seat]) for turn in turns]
        yield from (Line(x, y, to_x, to_y, SIDES[seat], 5) for (x, y), (to_x, to_y) in pairwise(points))
    for seat, city in enumerate(cities[-1]):
        beside = sum(other == city for other in cities[-1][:seat])
        yield emblem(seat, place.right - beside * 2 * _EMBLEM, point(last, city)[1], _EMBLEM)


def _turning(turning: TurningPoint, y: float) -> Iterator[Drawn]:
    """Draw the card of the turning point with its player and its changes of CITY and WALL."""
    yield from _panel(y, _STRIP)
    x = MARGIN + 100
    yield Sprite(card_tile(turning.card, 76, _STRIP - 16), MARGIN + 10, y + 8)
    yield emblem(turning.seat, MARGIN + 24, y + 24, 15, DARK)
    yield emblem(turning.seat, MARGIN + 24, y + 24, 11)
    yield Text("Turning point", x, y + 6, 200, 34, 26, SMALLEST, GOLD, "bold", anchor="middle")
    turn = f"turn {turning.turn}"
    yield Text(turn, x + 200, y + 6, 120, 34, 24, SMALLEST, SOFT, anchor="middle")
    yield Text(card_name(turning.card), x, y + 42, 330, 36, 26, SMALLEST, INK, "bold", anchor="middle")
    shown = [(where, number) for where, number in turning.changed.items() if where[1] in ("city", "wall")][:4]
    for index, ((seat, area), number) in enumerate(shown):
        column, row = divmod(index, 2)
        left, middle = WIDTH - MARGIN - 300 + column * 146, y + 24 + row * 38
        yield emblem(seat, left + 12, middle, 11)
        yield Text(
            signed_text(number), left + 32, middle - 18, 58, 36, 28, SMALLEST, SIDES[seat], "bold", "right", "middle"
        )
        yield sign(area, left + 98, middle - 15, 30, INK)


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


BASE_WIDTH, BASE_HEIGHT = (WIDTH - 2 * MARGIN - GAP) // 2, 300
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


def large(view: View, seat: Seat, names: Names, changed: Changes, at: Point) -> Iterator[Drawn]:
    """Draw a seat's base in full, with a golden frame if the seat is asked or has won.

    `at` is its upper left corner. Values in `changed`, the changes of the last action, are golden.
    """
    each, (x, y) = view.grafmarshalls[seat], at
    yield Box(x, y + 5, BASE_WIDTH, BASE_HEIGHT, 14, fill=DARK)
    yield from _frame(view, each, Place(x, y, BASE_WIDTH, BASE_HEIGHT), 14)
    yield from _header(view, each, names, x, y)
    yield Sprite(skyline(seat, each.base, view.win_city), x + 10, y + 60)
    yield from _strength("city", each, changed, x, y + 60)
    yield Line(x + 254, y + 136, x + BASE_WIDTH - 12, y + 136, EDGE, 2)
    yield from _strength("wall", each, changed, x, y + 140)
    if each.eliminated:
        yield from _out(each, x, y)
        return
    if each.final_stand:
        yield Box(x + 32, y + 168, 190, 36, 18, fill=DARK, line=SOFT, line_width=2)
        yield Text("FINAL STAND", x + 38, y + 168, 178, 36, 24, SMALLEST, INK, "bold", "centre", "middle")
    yield from _stocks(each, changed, x + 10, y + 222)


def small(view: View, seat: Seat, names: Names, changed: Changes, place: Place) -> Iterator[Drawn]:
    """Draw an opponent's base in a strip: CITY, WALL, hand, and stocks if the strip is high enough."""
    x, y, width, height = place
    each = view.grafmarshalls[seat]
    yield Box(x, y + 4, width, height, 12, fill=DARK)
    yield from _frame(view, each, place, 12)
    yield from _header(view, each, names, x, y - 5)
    if each.eliminated:
        text = _elimination_text(each)
        yield Text(text, x + 16, y + 46, width - 32, height - 52, 28, SMALLEST, SOFT, "bold", anchor="middle")
        return
    areas: tuple[tuple[Area, str], ...] = (("city", _CITY_SIGN), ("wall", STONE))
    for number, (area, colour) in enumerate(areas):
        left = x + 16 + number * 130
        written = GOLD if changed.get((seat, area)) else INK
        yield sign(area, left, y + 50, 34, colour)
        yield Text(
            str(points(each.base, area)), left + 42, y + 46, 82, 42, 38, SMALLEST, written, "bold", anchor="middle"
        )
    if each.final_stand:
        yield Text("STAND", x + 276, y + 46, width - 288, 42, 24, SMALLEST, SOFT, "bold", anchor="middle")
    if height < 130:
        return
    for number, which in enumerate(RESOURCES):
        left = x + 16 + number * 90
        yield sign(which, left, y + 98, 30, TONES[which].light)
        stock = str(points(each.base, which))
        written = GOLD if changed.get((seat, which)) else INK
        yield Text(stock, left + 36, y + 94, 50, 38, 28, SMALLEST, written, "bold", anchor="middle")


def _frame(view: View, each: GrafmarshallView, place: Place, radius: float) -> Iterator[Drawn]:
    x, y, width, height = place
    fill = DARK if each.eliminated else BASE
    yield Box(x, y, width, height, radius, fill=fill, line=EDGE, line_width=2)
    asked = view.ask is not None and view.ask.seat == each.seat
    if asked if view.outcome is None else each.seat in view.outcome.ranks[0]:
        yield frame_around(Place(x + 4, y + 4, width - 8, height - 8))


def _header(view: View, each: GrafmarshallView, names: Names, x: float, y: float) -> Iterator[Drawn]:
    out = each.eliminated
    at = Place(x + 14, y + 10, 242, 46)
    yield from nameplate(each.seat, names.seats[each.seat], at, 30)
    if out:
        yield emblem(each.seat, x + 28, y + 33, 12, EDGE)
    elif view.outcome is None:
        yield from _marks(view, each.seat, x + 262, y + 19)
    if not out:
        yield small_back(x + 306, y + 16, 34)
        yield Text(str(each.hand_size), x + 336, y + 12, 40, 42, 30, SMALLEST, INK, "bold", anchor="middle")


def _marks(view: View, seat: Seat, x: float, y: float) -> Iterator[Drawn]:
    """Draw a golden or grey triangle for the seat with the turn; draw the mark of any other seat.

    The triangle is golden if the seat is asked. A mark shows a seat's state in the open window. `x` and `y` are the
    upper left corner.
    """
    doing = mark(view, seat)
    if view.active == seat:
        yield Polygon(((x + 3, y + 2), (x + 25, y + 14), (x + 3, y + 26)), fill=GOLD if doing == "asked" else SOFT)
        return
    yield from mark_sign(doing, x, y)


def mark_sign(what: Mark, x: float, y: float) -> Iterator[Drawn]:
    """Draw a seat's mark in a square of 28 pixels; the mark "" draws nothing."""
    match what:
        case "asked":
            yield Icon("hourglass", x, y, 28, GOLD)
        case "waiting":
            yield Icon("hourglass", x, y, 28, SOFT)
        case "answered":
            yield Icon("check-mark", x, y, 28, INK)
        case "passed":
            yield Line(x + 4, y + 4, x + 24, y + 24, SOFT, 5)
            yield Line(x + 4, y + 24, x + 24, y + 4, SOFT, 5)
        case "":
            pass


def _strength(area: Area, each: GrafmarshallView, changed: Changes, x: float, y: float) -> Iterator[Drawn]:
    """Yield the shapes of a base's CITY or WALL: sign, number, and last change if `changed` has one.

    `area` is "city" or "wall". In pixels, `x` is the left edge of the base and `y` the top of this line.
    """
    colour = _CITY_SIGN if area == "city" else STONE
    by = changed.get((each.seat, area), 0)
    yield sign(area, x + 254, y + (4 if by else 18), 36, EDGE if each.eliminated else colour)
    if by:
        yield Text(signed_text(by), x + 248, y + 42, 54, 28, 24, SMALLEST, GOLD, "bold", "centre", "middle")
    written = SOFT if each.eliminated else GOLD if by else INK
    number = str(points(each.base, area))
    yield Text(number, x + 302, y, BASE_WIDTH - 312, 72, 50, SMALLEST, written, "bold", "right", "middle")


def _out(each: GrafmarshallView, x: float, y: float) -> Iterator[Drawn]:
    if each.left:
        yield Icon("flying-flag", x + 20, y + 232, 44, SOFT)
    yield Text(
        _elimination_text(each),
        x + (76 if each.left else 22),
        y + 226,
        BASE_WIDTH - 96,
        56,
        30,
        SMALLEST,
        SOFT,
        "bold",
        anchor="middle",
    )


def _elimination_text(each: GrafmarshallView) -> str:
    return "Left the war" if each.left else "The CITY has fallen"


def _stocks(each: GrafmarshallView, changed: Changes, x: float, y: float) -> Iterator[Drawn]:
    """Draw each resource of a base: its sign, its number, and its production as squares.

    Numbers in `changed`, the last changes, are golden. `x` and `y` are the upper left corner.
    """
    for number, (which, production) in enumerate(MADE_BY):
        left = x + number * 91
        colour = TONES[which].light
        yield Box(left, y, 88, 68, 9, fill=DARK)
        yield sign(which, left + 5, y + 6, 34, colour)
        written = GOLD if changed.get((each.seat, which)) else INK
        stock = str(points(each.base, which))
        yield Text(stock, left + 40, y + 2, 44, 42, 30, SMALLEST, written, "bold", "right", "middle")
        yield from _pips(
            points(each.base, production), changed.get((each.seat, production), 0), (left + 6, y + 50), colour
        )


def _pips(filled: int, by: int, at: Point, colour: str) -> Iterator[Drawn]:
    """Yield one square per possible point of a production, in a row from `at`; `filled` of them are coloured.

    `by` is the last change of the production. Gained squares are golden; lost squares have a golden edge.
    """
    x, y = at
    for index in range(MAX_PRODUCTION):
        gained, lost = filled - by <= index < filled, filled <= index < filled - by
        fill = GOLD if gained else colour if index < filled else PIP
        yield Box(x + index * 13, y, 11, 11, 2, fill=fill, line=GOLD if lost else None)
