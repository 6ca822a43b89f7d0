"""The table in pictures: open orders, orders that just took effect, answers, the fog of war, and the piles.

Also the picture of a picked card with its possible aims.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.this_means_war import texts
from bot.games.this_means_war.choices import Aim, predict
from bot.games.this_means_war.picture_bases import answering_seats, mark, mark_sign, player
from bot.games.this_means_war.picture_cards import (
    BASE,
    CARD_HEIGHT,
    CARD_WIDTH,
    MARGIN,
    SWATCHES,
    TABLE,
    TABLE_CARD_HEIGHT,
    TABLE_EDGE,
    card_tile,
    fade,
    held_card,
    sign,
    table_card,
)
from bot.games.this_means_war.words import (
    Gist,
    area_gist,
    declared_gists,
    gists,
    linked_number,
    open_orders,
    order_state,
    resolved_orders,
    unanswered_order,
)
from bot.pictures.elements import SMALLEST, arrow, drawable, emblem, frame_around, pile
from bot.pictures.elements import Area as Place
from bot.pictures.masks import measure
from bot.pictures.scene import (
    BAND_WIDTH,
    DARK,
    EDGE,
    GOLD,
    GROUND,
    INK,
    PAPER,
    SIDES,
    SOFT,
    Box,
    Drawn,
    Scene,
    Sprite,
    Text,
)
from bot.screens.presenter import Names
from engine.core.values import Seat
from engine.games.this_means_war.areas import Area
from engine.games.this_means_war.events import Event, OrderDeclared, OrderNullified
from engine.games.this_means_war.orders import Order
from engine.games.this_means_war.view_types import View

_TABLE_HEIGHT, _FOG_HEIGHT = 262, 108
_LAYOUTS = ((404, 412), (404, 412), (196, 230), (170, 190), (160, 166))
"""Width of an order, and distance from one to the next, by the number of orders."""
_MOST_CARDS = len(_LAYOUTS) - 1
_CARDS_LEFT, _CARD_TOP = 26, 18
_ANSWERS_LEFT, _PILES_LEFT = 462, 694
_CARDS_WITH_NAMES = 3
"""Number of cards from which on the answers have no names."""
_SHOWN_CHANGES, _CHANGE_WIDTH = 2, 112
_LEAST_ANSWER, _FOG_WIDTH, _LEAST_NAME = 72, 150, 160
"""Smallest widths in pixels: of an answer, of an answer with a name, and of a cut name in a pill."""


def table_scene(view: View, names: Names, last: Sequence[Event]) -> Scene | None:
    """Draw the table: open orders, answers and piles. `last` are the events of the last action.

    If no order is open, the orders that took effect in `last` appear. If there are none either, the scene has only the
    seats that may answer in the fog of war. Return None for an empty table without a window, and after the war.
    """
    orders = open_orders(view)
    cards = tuple(_declare(order, view, names) for order in orders) or _carry_out(last, names)
    if view.outcome is not None or not (view.windows or cards):
        return None
    if not cards:
        return _scene(_FOG_HEIGHT, _fog(view, names))
    shapes = (*_draw_cards(cards, _newest(orders, last)), *_answers(view, names, len(cards)), *_piles(view))
    return _scene(_TABLE_HEIGHT, shapes)


def _scene(height: int, shapes: Iterable[Drawn]) -> Scene:
    x, width, high = MARGIN - 2, BAND_WIDTH - 2 * MARGIN + 4, height - 20
    ground = (
        Box(x, 13, width, high, 14, fill=DARK),
        Box(x, 8, width, high, 14, fill=TABLE, line=TABLE_EDGE, line_width=2),
    )
    return Scene(BAND_WIDTH, height, (*SWATCHES, *ground, *shapes), GROUND)


class _Card(NamedTuple):
    """A card on the table: its face, its pill, and the index of the card that it acts on.

    The pill has the owner's emblem, an arrow to the emblem of a `target`, and `text`. Values before and after are last.
    """

    key: str
    seat: Seat
    lines: tuple[Gist, ...]
    state: str
    text: str
    target: Seat | None = None
    acts_on: int | None = None
    changed: tuple[tuple[Area, int, int], ...] = ()


def _declare(order: Order, view: View, names: Names) -> _Card:
    """Return the card of an open order, with the changes that it makes without an answer."""
    orders, state, number = open_orders(view), order_state(order), linked_number(order)
    lines = tuple(line for lines in declared_gists(order) for line in lines)
    if state != "open":
        text = texts.state_nullified() if state == "nullified" else texts.state_done()
        return _Card(order.card, order.seat, lines, state, text)
    target = order.target if number is None or order.target is not None else orders[number].seat
    text = names.seats[order.seat if target is None else target]
    whom = order.seat if target is None else target
    changed: tuple[tuple[Area, int, int], ...] = ()
    if order == unanswered_order(view):
        predicted = predict(order, view, paid=True)
        changed = tuple((area, now, then) for (seat, area), (now, then) in predicted.items() if seat == whom)
    return _Card(order.card, order.seat, lines, state, text, target, number, changed)


def _carry_out(last: Sequence[Event], names: Names) -> tuple[_Card, ...]:
    """Return the cards of orders that were nullified or took effect in the events, with their changes."""
    cards: dict[tuple[Seat, str], _Card] = {}
    for event in last:
        if isinstance(event, OrderNullified):
            cards[event.seat, event.card] = _Card(event.card, event.seat, (), "nullified", texts.state_nullified())
            aim, by = list(cards).index((event.seat, event.card)), event.by
            text = names.seats[event.seat]
            cards[by.seat, by.card] = _Card(by.card, by.seat, gists(by.card), "open", text, event.seat, aim)
    for order in resolved_orders(last):
        lines = tuple(area_gist(area, by, hostile=seat != order.seat) for (seat, area), by in order.changed.items())
        text = names.seats[order.seat if order.target is None else order.target]
        cards[order.seat, order.card] = _Card(
            order.card, order.seat, lines or gists(order.card), "open", text, order.target
        )
    return tuple(cards.values())[:_MOST_CARDS]


def _newest(orders: Sequence[Order], last: Sequence[Event]) -> int | None:
    """Return the index of the newest order if the events in `last` declared it, otherwise None."""
    declared = [event for event in last if isinstance(event, OrderDeclared)]
    if not declared or not orders:
        return None
    newest, event = orders[-1], declared[-1]
    return newest.number if (newest.seat, newest.card) == (event.seat, event.card) else None


def _draw_cards(cards: Sequence[_Card], newest: int | None) -> Iterator[Drawn]:
    """Yield the cards in a row with their pills. A card that acts on its neighbour has an arrow to it.

    `newest` is the index of the card with a golden frame; None means no frame.
    """
    width, pitch = _LAYOUTS[len(cards)]
    for index, card in enumerate(cards):
        x = _CARDS_LEFT + index * pitch
        place = Place(x, _CARD_TOP, width, TABLE_CARD_HEIGHT)
        yield Sprite(table_card(card.key, card.lines, width, card.seat, card.state), x, _CARD_TOP)
        if index == newest:
            yield frame_around(place._replace(height=TABLE_CARD_HEIGHT - 3))
        yield from _pill(card, Place(x, _CARD_TOP + TABLE_CARD_HEIGHT + 6, width, 44))
    for index, card in enumerate(cards):
        if card.acts_on == index - 1:
            colour = GOLD if index == newest else SIDES[card.seat]
            tip = _CARDS_LEFT + (index - 1) * pitch + width - (0 if pitch - width >= 40 else 14)
            start = (_CARDS_LEFT + index * pitch + 2, _CARD_TOP + 88)
            shape = arrow(start, (tip + 4, _CARD_TOP + 88), colour, 24)
            yield replace(shape, fill=DARK, line=DARK, line_width=8)
            yield shape


def _pill(card: _Card, place: Place) -> Iterator[Drawn]:
    x, y, width, height = place
    over, middle = card.state != "open", y + height / 2
    yield Box(x, y, width, height, height / 2, fill=DARK, line=EDGE if over else SIDES[card.seat], line_width=2)
    yield emblem(card.seat, x + 24, middle, 12)
    left = x + 44
    if card.target is not None:
        yield arrow((left, middle), (left + 26, middle), SIDES[card.seat], 12)
        yield emblem(card.target, left + 44, middle, 12)
        left += 63
    shown = card.changed[:_SHOWN_CHANGES]
    if any(max(values) > 99 for _, *values in shown):
        shown = shown[:1]
    right = x + width - 12
    each = _CHANGE_WIDTH if len(shown) > 1 else 2 * _CHANGE_WIDTH - 60
    for number, (area, before, after) in enumerate(shown):
        place = Place(right - (len(shown) - number) * each, y, each - 6, height)
        yield from _change(area, before, after, place, INK)
    room = right - len(shown) * each - left
    text = drawable(card.text)
    if text and (room >= _LEAST_NAME or room > measure(text, SMALLEST, "bold").right):
        yield Text(text, left, y, room, height, 28, SMALLEST, SOFT if over else INK, "bold", anchor="middle")


def _answers(view: View, names: Names, cards: int) -> Iterator[Drawn]:
    """Draw the seats that answered, passed or still wait, in a column right of the cards.

    `cards` is the number of cards. From three cards on, names are left out.
    """
    if not view.windows:
        return
    left = _ANSWERS_LEFT if cards < _CARDS_WITH_NAMES else _CARDS_LEFT + cards * _LAYOUTS[cards][1] - 8
    width = _PILES_LEFT - 20 - left
    asked = answering_seats(view)
    if width < _LEAST_ANSWER or not asked:
        return
    fog = view.windows[-1].fog
    top = 8
    if fog and width >= _FOG_WIDTH:
        yield Text(texts.heading_fog(), left, 14, width, 40, 30, 24, SOFT, "bold", "centre", "middle")
        top = 50
    pitch = min(76, (244 - top) / len(asked))
    first = top + (250 - top - pitch * len(asked)) / 2
    for number, seat in enumerate(asked):
        yield from _answer(view, names, seat, Place(left, first + number * pitch + 5, width, pitch - 10))


def _answer(view: View, names: Names, seat: Seat, place: Place) -> Iterator[Drawn]:
    """Draw a seat's emblem, name and mark in a line, with a golden frame if it is asked."""
    x, y, width, height = place
    doing = mark(view, seat)
    if doing == "asked":
        yield Box(x - 6, y, width + 8, height, 10, line=GOLD, line_width=4)
    middle = y + height / 2
    yield emblem(seat, x + 18, middle, 14)
    if width >= _FOG_WIDTH and (name := drawable(names.seats[seat])):
        colour = GOLD if doing == "asked" else SOFT if doing == "passed" else INK
        yield Text(name, x + 37, y, width - 73, height, 32, SMALLEST, colour, "bold", anchor="middle")
    yield from mark_sign(doing, x + width - 36, middle - 16, 32)


def _fog(view: View, names: Names) -> Iterator[Drawn]:
    """Draw the fog of war without orders: an explanation, and the seats that may still answer."""
    yield Text(texts.heading_fog(), 30, 14, 232, 44, 36, SMALLEST, INK, "bold", anchor="middle")
    yield Text(texts.last_answers(), 30, 55, 232, 34, 26, SMALLEST, SOFT, anchor="middle")
    asked = answering_seats(view)
    top, pitch = (20, 64) if len(asked) < 3 else (11, 43)
    for number, seat in enumerate(asked):
        row, column = divmod(number, 2)
        yield from _answer(view, names, seat, Place(280 + column * 250, top + row * pitch, 236, pitch - 3))


def _piles(view: View) -> Iterator[Drawn]:
    """Yield the deck with its card count. Below it is the discard pile with its top card and count, unless empty."""
    yield from pile(_PILES_LEFT, 32, 90, 3)
    yield Text(str(view.deck_size), _PILES_LEFT + 11, 26, 60, 90, 40, SMALLEST, INK, "bold", "centre", "middle")
    x, top = _PILES_LEFT, 140
    if not view.discard_pile:
        return
    yield Box(x, top + 4, 80, 98, 9, fill=DARK)
    yield Box(x, top, 80, 98, 9, fill=fade(PAPER))
    yield Sprite(card_tile(view.discard_pile[-1], 68, 48), x + 6, top + 6)
    count = str(len(view.discard_pile))
    yield Text(count, x, top + 54, 80, 44, 36, SMALLEST, DARK, "bold", "centre", "middle")


def aims_scene(card: str, aims: Sequence[Aim]) -> Scene:
    """Draw the picked card large, and right of it each possible aim with a golden frame.

    There must be at least one aim.
    """
    height = max(CARD_HEIGHT, 60 * len(aims)) + 16
    left, gap = MARGIN + CARD_WIDTH + 64, 12
    high = (height - 16 - gap * (len(aims) - 1)) / len(aims)
    shapes: list[Drawn] = [
        *SWATCHES,
        Sprite(held_card(card), MARGIN, (height - CARD_HEIGHT) / 2),
        arrow((MARGIN + CARD_WIDTH + 10, height / 2), (left - 12, height / 2), GOLD, 22),
    ]
    for number, aim in enumerate(aims):
        shapes += _draw_aim(aim, Place(left, 8 + number * (high + gap), BAND_WIDTH - MARGIN - left, min(high, 104)))
    return Scene(BAND_WIDTH, height, tuple(shapes), GROUND)


def _draw_aim(aim: Aim, place: Place) -> Iterator[Drawn]:
    x, y, width, height = place
    yield Box(x, y, width, height, 12, fill=BASE, line=GOLD, line_width=3)
    left = x + 14
    if aim.card:
        yield Sprite(card_tile(aim.card, 72, round(height) - 16), left - 4, y + 8)
        left += 76
    room = (width - 40) / 2 - (left - x - 14) if aim.changed or aim.text else x + width - 14 - left
    if aim.seat is not None:
        yield from player(aim.seat, aim.title, Place(left, y, room, height), min(34, height / 2 - 4))
    else:
        yield Text(aim.title, left, y, room, height, 34, SMALLEST, INK, "bold", anchor="middle", lines=2)
    if aim.text:
        at = Place(left + room + 8, y, x + width - 14 - left - room - 8, height)
        yield Text(aim.text, *at, 34, SMALLEST, INK, "bold", "right", "middle", 2)
    rows = len(aim.changed)
    for row, (area, before, after) in enumerate(aim.changed):
        high = height / rows
        yield from _change(area, before, after, Place(x + width - 230, y + row * high, 216, high), GOLD)


def _change(area: Area, before: int, after: int, place: Place, colour: str) -> Iterator[Drawn]:
    """Draw an area's sign and its value before and after a change, the value after in `colour`."""
    x, y, width, height = place
    size = min(44.0, height - 3, width * 0.25)
    middle, room = y + height / 2, (width - 1.7 * size) / 2
    yield sign(area, x, middle - size / 2, size, SOFT)
    yield Text(str(before), x + size, y, room, height, size, SMALLEST, SOFT, "bold", "right", "middle")
    left = x + size + room + 3
    yield arrow((left, middle), (left + size * 0.6, middle), SOFT, size * 0.25)
    left += size * 0.7
    yield Text(str(after), left, y, room, height, size, SMALLEST, colour, "bold", "left", "middle")
