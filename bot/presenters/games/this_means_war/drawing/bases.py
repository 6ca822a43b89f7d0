"""Bases as they are drawn: large with everything in them, or small with what matters most of an opponent."""

from collections.abc import Iterator
from typing import Literal

from bot.pictures.colours import DARK, EDGE, GOLD, INK, SOFT
from bot.pictures.elements import Area as Place
from bot.pictures.elements import Point, framed, nameplate, small_back
from bot.pictures.pieces import SMALLEST, Drawn, emblem
from bot.pictures.scene import Box, Icon, Line, Polygon, Sprite, Text
from bot.presenters.games.this_means_war.changes import Changes
from bot.presenters.games.this_means_war.drawing.pieces import BASE, GAP, MARGIN, PIP, STONE, TONES, WIDTH, sign
from bot.presenters.games.this_means_war.drawing.skyline import skyline
from bot.presenters.games.this_means_war.words import MADE_BY, signed
from bot.presenters.presenter import Names
from engine.core.seats import Seat
from engine.games.this_means_war.areas import MOST_PRODUCTION, RESOURCES, Area, points
from engine.games.this_means_war.view_types import GrafmarshallView, View

BASE_WIDTH, BASE_HEIGHT = (WIDTH - 2 * MARGIN - GAP) // 2, 300
_CITY_SIGN = "#f0dc9c"
Mark = Literal["", "asked", "waiting", "answered", "passed"]


def mark(view: View, seat: Seat) -> Mark:
    """Tell what is going on with a seat that is asked something, or that is asked for ESPIONAGE in the open window."""
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
    """Draw a base: a golden frame is around whoever is asked, or has won."""
    each, (x, y) = view.grafmarshalls[seat], at
    yield Box(x, y + 5, BASE_WIDTH, BASE_HEIGHT, 14, fill=DARK)
    yield Box(x, y, BASE_WIDTH, BASE_HEIGHT, 14, fill=DARK if each.eliminated else BASE, line=EDGE, line_width=2)
    if _golden(view, seat):
        yield framed(Place(x + 4, y + 4, BASE_WIDTH - 8, BASE_HEIGHT - 8))
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
    """Draw an opponent's base in a strip: CITY, WALL and hand, and where there is room for them the stocks."""
    x, y, width, height = place
    each = view.grafmarshalls[seat]
    yield Box(x, y + 4, width, height, 12, fill=DARK)
    yield Box(x, y, width, height, 12, fill=DARK if each.eliminated else BASE, line=EDGE, line_width=2)
    if _golden(view, seat):
        yield framed(Place(x + 4, y + 4, width - 8, height - 8))
    yield from _header(view, each, names, x, y - 5)
    if each.eliminated:
        yield Text(_how(each), x + 16, y + 46, width - 32, height - 52, 28, SMALLEST, SOFT, "bold", anchor="middle")
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


def _golden(view: View, seat: Seat) -> bool:
    if view.outcome is not None:
        return seat in view.outcome.ranks[0]
    return view.ask is not None and view.ask.seat == seat


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
    """Draw whose turn it is, or what has become of another seat that is asked."""
    doing = mark(view, seat)
    if view.active == seat:
        yield Polygon(((x + 3, y + 2), (x + 25, y + 14), (x + 3, y + 26)), fill=GOLD if doing == "asked" else SOFT)
        return
    yield from mark_sign(doing, x, y)


def mark_sign(what: Mark, x: float, y: float) -> Iterator[Drawn]:
    """Draw what has become of a seat that is asked, in a square of 28."""
    match what:
        case "asked":
            yield Icon("hourglass", x, y, 28, GOLD)
        case "waiting":
            yield Icon("hourglass", x, y, 28, SOFT)
        case "answered":
            yield Icon("check-mark", x, y, 28, INK)
        case "passed":
            yield from _cross(x + 4, y + 4, 20, SOFT)
        case "":
            pass


def _cross(x: float, y: float, size: float, colour: str) -> Iterator[Drawn]:
    """Draw the sign of somebody who passed."""
    yield Line(x, y, x + size, y + size, colour, 5)
    yield Line(x, y + size, x + size, y, colour, 5)


def _strength(area: Area, each: GrafmarshallView, changed: Changes, x: float, y: float) -> Iterator[Drawn]:
    """Draw the CITY or the WALL with by how much it changed last."""
    colour = _CITY_SIGN if area == "city" else STONE
    by = changed.get((each.seat, area), 0)
    yield sign(area, x + 254, y + (4 if by else 18), 36, EDGE if each.eliminated else colour)
    if by:
        yield Text(signed(by), x + 248, y + 42, 54, 28, 24, SMALLEST, GOLD, "bold", "centre", "middle")
    written = SOFT if each.eliminated else GOLD if by else INK
    number = str(points(each.base, area))
    yield Text(number, x + 302, y, BASE_WIDTH - 312, 72, 50, SMALLEST, written, "bold", "right", "middle")


def _out(each: GrafmarshallView, x: float, y: float) -> Iterator[Drawn]:
    if each.left:
        yield Icon("flying-flag", x + 20, y + 232, 44, SOFT)
    yield Text(
        _how(each),
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


def _how(each: GrafmarshallView) -> str:
    return "Left the war" if each.left else "The CITY has fallen"


def _stocks(each: GrafmarshallView, changed: Changes, x: float, y: float) -> Iterator[Drawn]:
    """Draw each resource: its sign, how much there is, and in squares what it grows by."""
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
    """Draw a production as squares; those of them that came or went last are golden."""
    x, y = at
    for place in range(MOST_PRODUCTION):
        gained, lost = filled - by <= place < filled, filled <= place < filled - by
        fill = GOLD if gained else colour if place < filled else PIP
        yield Box(x + place * 13, y, 11, 11, 2, fill=fill, line=GOLD if lost else None)
