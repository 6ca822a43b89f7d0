"""The table between the bases: orders and answers with their aims, seats still asked, and the piles."""

from collections.abc import Generator, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.this_means_war.picture_bases import BASE_WIDTH, mark, mark_sign
from bot.games.this_means_war.picture_cards import GAP, MARGIN, TABLE, TABLE_EDGE, WIDTH, card_tile, fade, table_card
from bot.games.this_means_war.words import Gist, card_name, declared_gists, linked_number, open_orders, order_state
from bot.pictures.elements import SMALLEST, Drawn, Point, arrow, dashed_frame, emblem, frame_around, nameplate, pile
from bot.pictures.elements import Area as Place
from bot.pictures.scene import DARK, EDGE, GOLD, INK, PAPER, SIDES, SOFT, Box, Icon, Sprite, Text
from bot.screens.presenter import Names
from engine.games.this_means_war.events import Event, OrderDeclared
from engine.games.this_means_war.orders import Order
from engine.games.this_means_war.view_types import View

TABLE_HEIGHT, _CHANNEL, _END_HEIGHT = 242, 30, 132
_ARROW_GAP = 54
_CARD_TOP = 13
_CARD_HEIGHT = 216
_FIRST_WIDTH = 184
_LAYOUTS = {0: (176, 70), 1: (176, 70), 2: (176, 70), 3: (160, 34), 4: (146, 10)}
"""Width of the orders after the first and gap between orders in pixels, by number of orders."""
_LEFT = MARGIN + 14
_PILES_AT = 696
_NAMED, _BARE = 200, 70
"""The most that a column of answers takes, and the least, without names."""


class Gaps(NamedTuple):
    """The room above and below the table: more of it where an arrow has to pass."""

    above: int
    below: int


def gaps(view: View) -> Gaps:
    """Return the room in pixels above and below the table. It is larger if an arrow to a base passes there."""
    rows = {order.target // 2 for order in _aimed_orders(view) if order.target is not None}
    return Gaps(_ARROW_GAP if 0 in rows else GAP, _ARROW_GAP if 1 in rows else GAP)


def height(view: View) -> int:
    """Return the height of the table in pixels: larger if an arrow must bend round other orders."""
    if view.outcome is not None:
        return _END_HEIGHT
    orders = open_orders(view)
    bent = any(not _adjacent(order, number, len(orders)) for order, number in _linked_orders(orders))
    return TABLE_HEIGHT + (_CHANNEL if bent else 0)


def table(view: View, names: Names, last: Sequence[Event], y: float) -> Iterator[Drawn]:
    """Yield the shapes of the table: orders, empty slot, piles, or the victory once the war is over.

    `last` are the events of the last action. `y` is the top edge in pixels.
    """
    high = height(view)
    yield Box(MARGIN, y + 5, WIDTH - 2 * MARGIN, high, 14, fill=DARK)
    yield Box(MARGIN, y, WIDTH - 2 * MARGIN, high, 14, fill=TABLE, line=TABLE_EDGE, line_width=2)
    if view.outcome is not None:
        yield from _ending(view, names, y)
        return
    orders = open_orders(view)
    yield from _orders(orders, _newest(view, last), y)
    right = _card_x(len(orders), len(orders))
    if len(orders) < 2 and view.ask is not None:
        yield from _slot(view.ask.seat, len(orders), y)
        right = _card_x(len(orders) + 1, 2)
    if view.windows:
        right = yield from _answers(view, names, right, y)
    if not orders:
        yield from _draw_discards(view, right, y)
    yield from _piles(view, y)


def aims(view: View, last: Sequence[Event], bases: Sequence[tuple[float, float]], y: float) -> Iterator[Drawn]:
    """Yield an arrow from each open order to the base that it aims at.

    `bases` holds the upper left corner of each base, by seat. `y` is the top edge of the table in pixels. The arrow of
    the newest order is golden if `last` declared that order.
    """
    newest, used = _newest(view, last), dict[tuple[int, bool], int]()
    bottom = y + height(view)
    for order in _aimed_orders(view):
        if order.target is None:
            continue
        x, top = bases[order.target]
        start = _middle(order.number, len(view.windows[-1].orders))
        along = min(max(start, x + 44), x + BASE_WIDTH - 44)
        count = used.get((order.target, along == start), 0)
        used[order.target, along == start] = count + 1
        along += 0 if along == start else 48 * count if along > start else -48 * count
        up = top < y
        colour = GOLD if order.number == newest else SIDES[order.seat]
        if up:
            points = ((start, y + _CARD_TOP), (start, y - 17), (along, y - 17), (along, y - _ARROW_GAP + 6))
        else:
            foot = y + _CARD_TOP + _CARD_HEIGHT
            points = ((start, foot), (start, bottom + 17), (along, bottom + 17), (along, bottom + _ARROW_GAP - 3))
        yield from _path(points, colour)


def _path(points: Sequence[Point], colour: str, width: float = 14) -> Iterator[Drawn]:
    """Yield the shapes of an arrow through `points`, from start to tip, with a dark edge.

    Each section must be vertical or horizontal. `width` is the width of the line in pixels.
    """
    straight = len({x for x, _ in points}) == 1
    start = points[0] if straight else points[-2]
    bends = () if straight else tuple(pairwise(points[:-1]))
    head = arrow(start, points[-1], colour, width)
    for fill, more in ((DARK, 4.0), (colour, 0.0)):
        for (x, y), (to_x, to_y) in bends:
            reach = width / 2 + more
            left, top = min(x, to_x) - reach, min(y, to_y) - reach
            yield Box(left, top, abs(to_x - x) + 2 * reach, abs(to_y - y) + 2 * reach, fill=fill)
        if more:
            yield replace(head, fill=DARK, line=DARK, line_width=8)
    yield head


def _newest(view: View, last: Sequence[Event]) -> int | None:
    """Return the number of the newest order in the open window if the events in `last` declared it.

    Return None otherwise.
    """
    declared, orders = [event for event in last if isinstance(event, OrderDeclared)], open_orders(view)
    if not declared or not orders:
        return None
    newest, event = orders[-1], declared[-1]
    return newest.number if (newest.seat, newest.card) == (event.seat, event.card) else None


def _aimed_orders(view: View) -> tuple[Order, ...]:
    """Return the orders on the table that aim at a base and may yet take effect."""
    orders = () if view.outcome is not None else open_orders(view)
    return tuple(order for order in orders if order.target is not None and order_state(order) == "open")


def _linked_orders(orders: Sequence[Order]) -> tuple[tuple[Order, int], ...]:
    """Return the orders that aim at another order, with the number of the one they nullify or copy."""
    return tuple((order, number) for order in orders if (number := linked_number(order)) is not None)


def _adjacent(order: Order, number: int, of: int) -> bool:
    """Return whether order `number` is directly left of `order` with room for an arrow.

    `of` is the number of orders on the table.
    """
    return number == order.number - 1 and of < len(_LAYOUTS) - 1


def _card_x(number: int, of: int) -> float:
    width, gap = _LAYOUTS[min(of, 4)]
    return _LEFT if number == 0 else _LEFT + _FIRST_WIDTH + gap + (number - 1) * (width + gap)


def _card_width(number: int, of: int) -> int:
    return _FIRST_WIDTH if number == 0 else _LAYOUTS[min(of, 4)][0]


def _middle(number: int, of: int) -> float:
    return _card_x(number, of) + _card_width(number, of) / 2


def _orders(orders: Sequence[Order], newest: int | None, y: float) -> Iterator[Drawn]:
    """Yield the orders as cards in a row, and an arrow from each order to the order that it targets.

    `newest` is the number of the order with a frame; None means no frame. `y` is the top edge of the table in pixels.
    """
    of = len(orders)
    for order in orders:
        x, width = _card_x(order.number, of), _card_width(order.number, of)
        sheet = table_card(order.card, _order_lines(order), width, order.seat, order_state(order))
        yield Sprite(sheet, x, y + _CARD_TOP)
        if order.number == newest:
            yield frame_around(Place(x, y + _CARD_TOP, width, _CARD_HEIGHT - 5))
    foot = y + _CARD_TOP + _CARD_HEIGHT
    for order, number in _linked_orders(orders):
        colour = EDGE if order_state(order) != "open" else GOLD if order.number == newest else SIDES[order.seat]
        if _adjacent(order, number, of):
            end = _card_x(number, of) + _card_width(number, of) - 8
            level = y + _CARD_TOP + 62
            yield from _path(((_card_x(order.number, of) + 4, level), (end, level)), colour, 16)
            continue
        start, end = _middle(order.number, of) - 34, _middle(number, of) + 8 + 18 * order.number
        yield from _path(((start, foot), (start, foot + 20), (end, foot + 20), (end, foot - 8)), colour, 10)


def _order_lines(order: Order) -> tuple[Gist, ...]:
    if order.effects_of == order.card:
        return tuple(line for lines in declared_gists(order.card, order.branch) for line in lines)
    if order.second is not None:
        return (Gist("as"), Gist(card_name(order.effects_of)))
    return (Gist("Copy"),)


def _slot(seat: int, number: int, y: float) -> Iterator[Drawn]:
    """Draw an empty slot for the next order, with the emblem of the seat that may declare it.

    `number` is the number of orders on the table, which gives the slot's place. `y` is the table's upper edge.
    """
    place = Place(_card_x(number, 2), y + _CARD_TOP + 2, _card_width(number, 2), _CARD_HEIGHT - 9)
    yield from dashed_frame(place, GOLD)
    yield emblem(seat, place.x + place.width / 2, place.y + place.height / 2, 26)


def _answers(view: View, names: Names, x: float, y: float) -> Generator[Drawn, None, float]:
    """Draw the seats that answered, passed or still wait, with names if there is room.

    Return the x coordinate of the right edge.
    """
    fog, room = view.windows[-1].fog, min(_NAMED, _PILES_AT - 14 - x)
    if room < _BARE:
        return x
    ordering = None if fog else view.windows[-1].orders[0].seat
    asked = [each.seat for each in view.grafmarshalls if each.seat != ordering and mark(view, each.seat)]
    named = room > _BARE + 60
    if named:
        heading = "Fog of war" if fog else "Answers"
        yield Text(heading, x, y + 12, room, 44, 27, SMALLEST, SOFT, anchor="middle")
    pitch = 58
    top = y + (58 if named else 0) + (TABLE_HEIGHT - (70 if named else 0) - pitch * len(asked)) / 2
    for number, seat in enumerate(asked):
        row = top + number * pitch
        if named:
            yield from nameplate(seat, names.seats[seat], Place(x, row, room - 34, pitch), 28)
        else:
            yield emblem(seat, x + 14, row + pitch / 2, 13)
        yield from mark_sign(mark(view, seat), x + (room - 32 if named else 38), row + pitch / 2 - 14)
    return x + room + 14


def _draw_discards(view: View, x: float, y: float) -> Iterator[Drawn]:
    """Draw the newest discarded cards, up to three if they fit, left of their pile; the newest is rightmost.

    `x` is the left limit of the free room, and `y` the table's upper edge.
    """
    width, gap = _FIRST_WIDTH, 12
    count = min(3, int((_PILES_AT - x) / (width + gap)))
    for number, key in enumerate(reversed(view.discard_pile[-count:] if count > 0 else ())):
        left = _PILES_AT - (number + 1) * (width + gap)
        yield Sprite(table_card(key, (), width, None, "done"), left, y + _CARD_TOP)


def _piles(view: View, y: float) -> Iterator[Drawn]:
    """Yield the deck with its card count, and below it the discard pile with its top card and count.

    `y` is the top edge of the table in pixels. A dashed frame marks an empty discard pile.
    """
    yield from pile(_PILES_AT, y + 24, 92, 3)
    yield Text(str(view.deck_size), _PILES_AT + 9, y + 18, 64, 92, 32, SMALLEST, INK, "bold", "centre", "middle")
    x, top = _PILES_AT + 2, y + 128
    if not view.discard_pile:
        yield from dashed_frame(Place(x, top, 70, 98), EDGE)
        return
    yield Box(x, top + 4, 70, 98, 9, fill=DARK)
    yield Box(x, top, 70, 98, 9, fill=fade(PAPER))
    yield Sprite(card_tile(view.discard_pile[-1], 60, 48), x + 5, top + 5)
    yield Text(str(len(view.discard_pile)), x, top + 54, 70, 42, 28, SMALLEST, DARK, "bold", "centre", "middle")


def _ending(view: View, names: Names, y: float) -> Iterator[Drawn]:
    """Yield laurels, the winners and the reason of the victory, once the match is over.

    Yield nothing during the match. `y` is the top edge of the table in pixels.
    """
    if view.outcome is None:
        return
    yield Icon("laurels", MARGIN + 24, y + 22, 88, GOLD)
    x = MARGIN + 136
    room = WIDTH - MARGIN - x - 20
    winners = view.outcome.ranks[0]
    share = room / len(winners)
    for number, seat in enumerate(winners):
        yield from nameplate(seat, names.seats[seat], Place(x + number * share, y + 14, share - 10, 52), 38)
    yield Text(_victory_text(view), x, y + 66, room, 54, 27, SMALLEST, SOFT, anchor="middle")


def _victory_text(view: View) -> str:
    outcome = view.outcome
    if outcome is None:
        return ""
    city = view.grafmarshalls[outcome.ranks[0][0]].base.city
    if outcome.reason == "city":
        return f"won: {city} CITY, and {view.win_city} was enough"
    if outcome.reason == "last_standing":
        return "won: nobody else is left"
    return f"won after {view.max_turns} turns by CITY, then WALL"
