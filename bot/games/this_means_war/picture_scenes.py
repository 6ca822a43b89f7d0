"""Pictures: the public table, and for a seat both sides with its hand."""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.this_means_war import picture_bases, picture_table
from bot.games.this_means_war.course import Cities, TurningPoint
from bot.games.this_means_war.picture_bases import BASE_HEIGHT, BASE_WIDTH
from bot.games.this_means_war.picture_cards import (
    CARD_HEIGHT,
    CARD_WIDTH,
    GAP,
    LOW_CARD_HEIGHT,
    MARGIN,
    SWATCHES,
    TABLE,
    TABLE_EDGE,
    WIDTH,
    card_tile,
    held_card,
)
from bot.games.this_means_war.words import (
    Changes,
    card_name,
    changes,
    declared_gists,
    lacking,
    linked_number,
    open_orders,
    order_state,
)
from bot.pictures.elements import SMALLEST, Drawn, arrow, dashed_frame, emblem, frame_around, nameplate
from bot.pictures.elements import Area as Place
from bot.pictures.scene import DARK, GOLD, GROUND, INK, SIDES, SOFT, Box, Icon, Scene, Sprite, Text
from bot.screens.presenter import Names
from engine.core.values import Seat
from engine.games.this_means_war.areas import Areas
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.orders import Order
from engine.games.this_means_war.view_types import View

_BASES_IN_ROW = 2
_CARDS_IN_ROW = 3
_MAX_DISCARDS = 6
_STRIP = 84
_HEADING = 52


def board_scene(view: View, names: Names, last: Sequence[Event] = ()) -> Scene:
    """Draw the public table, and mark the changes of the events `last`."""
    shapes: list[Drawn] = [*SWATCHES]
    changed = changes(last)
    gaps = picture_table.gaps(view)
    middle = MARGIN + BASE_HEIGHT + gaps.above
    height = picture_table.height(view)
    below = middle + height + gaps.below
    places: list[tuple[float, float]] = []
    for each in view.grafmarshalls:
        row, column = divmod(each.seat, _BASES_IN_ROW)
        alone = len(view.grafmarshalls) % _BASES_IN_ROW and row
        x = (WIDTH - BASE_WIDTH) / 2 if alone else MARGIN + column * (BASE_WIDTH + GAP)
        places.append((x, below if row else MARGIN))
        shapes += picture_bases.large(view, each.seat, names, changed, places[-1])
    shapes += picture_table.table(view, names, last, middle)
    shapes += picture_table.aims(view, last, places, middle)
    bottom = below + BASE_HEIGHT if len(places) > _BASES_IN_ROW else middle + height
    return Scene(WIDTH, round(bottom + MARGIN), tuple(shapes), GROUND)


def end_scene(
    view: View, names: Names, last: Sequence[Event], cities: Sequence[Cities], turning: TurningPoint | None
) -> Scene:
    """Draw the final table, then a chart of every CITY by turn, then the turning point.

    `last` are the events of the last action. `cities` holds the CITY of each seat by turn. If `turning` is None, the
    scene has no turning point.
    """
    board = board_scene(view, names, last)
    below = picture_bases.city_chart(cities, turning, view.win_city, board.height - MARGIN + GAP)
    return replace(board, height=board.height + picture_bases.height(turning), shapes=(*board.shapes, *below))


class Picked(NamedTuple):
    """The viewer's selection: a shown card ("" if none) and the seats that it may aim at."""

    card: str = ""
    targets: frozenset[Seat] = frozenset()


NOTHING_PICKED = Picked()


def hand_scene(
    view: View, viewer: Seat, names: Names, last: Sequence[Event] = (), picked: Picked = NOTHING_PICKED
) -> Scene:
    """Draw the bases, the orders on the table, and the viewer's hand with the selected card framed.

    A NETWORK HACK shows the target's hand instead. A seat that takes a discard sees the newest discards.
    """
    shapes: list[Drawn] = [*SWATCHES, *_bases(view, viewer, names, changes(last), picked.targets)]
    y = MARGIN + BASE_HEIGHT + GAP + 4
    target = view.ask.target if view.looking and view.ask is not None else None
    if target is not None:
        shapes += _heading(target, names, y)
        return _with_cards(shapes, view.looking, None, y + _HEADING, picked.card)
    if view.ask is not None and (view.ask.ask, view.ask.seat) == ("take", viewer):
        return _with_discards(shapes, view, y, picked.card)
    if orders := open_orders(view):
        shapes += _order_strips(orders, y)
        y += (1 + len(orders) // 2) * (_STRIP + GAP)
    return _with_cards(shapes, [held.card for held in view.hand], view.grafmarshalls[viewer].base, y, picked.card)


def _with_cards(shapes: list[Drawn], keys: Sequence[str], payer: Areas | None, y: float, picked: str) -> Scene:
    rows = max(1, -(-len(keys) // _CARDS_IN_ROW))
    height = CARD_HEIGHT if rows < 3 else LOW_CARD_HEIGHT
    for number, key in enumerate(keys):
        row, column = divmod(number, _CARDS_IN_ROW)
        sheet = held_card(key, () if payer is None else lacking(key, payer), height)
        place = Place(MARGIN + column * (CARD_WIDTH + 14), y + row * (height + GAP), CARD_WIDTH, height)
        shapes.append(Sprite(sheet, place.x, place.y))
        if picked and number == keys.index(picked):
            shapes.append(frame_around(place, INK, 6))
    if not keys:
        shapes += dashed_frame(Place(MARGIN, y, CARD_WIDTH, height))
    return Scene(WIDTH, round(y + rows * (height + GAP) - GAP + MARGIN), tuple(shapes), GROUND)


def newest_discards(view: View) -> tuple[str, ...]:
    """Return the keys of the newest cards in the discard pile, newest first, each once.

    Return at most `_MAX_DISCARDS` cards; `()` if the pile is empty.
    """
    return tuple(dict.fromkeys(reversed(view.discard_pile)))[:_MAX_DISCARDS]


def _with_discards(shapes: list[Drawn], view: View, y: float, picked: str) -> Scene:
    """Draw the newest cards of the discard pile, from which the viewer takes one."""
    shown = newest_discards(view)
    wide = WIDTH - 2 * MARGIN
    of = f" of {len(view.discard_pile)}" if len(shown) < len(view.discard_pile) else ""
    shapes += (
        Box(MARGIN, y, wide, _HEADING - 8, 10, fill=TABLE, line=GOLD, line_width=3),
        Icon("return-arrow", MARGIN + 14, y + 6, 32, GOLD),
        Text(f"Discard pile: {len(shown)}{of}", MARGIN + 60, y, wide - 80, _HEADING - 8, 28, SMALLEST, INK, "bold",
             anchor="middle"),
    )  # fmt: skip
    return _with_cards(shapes, shown, None, y + _HEADING, picked if picked in shown else "")


def _bases(view: View, viewer: Seat, names: Names, changed: Changes, targets: Collection[Seat]) -> Iterator[Drawn]:
    """Draw the viewer's base and the only opponent's next to it, or small bases of several opponents.

    Opponents in `targets` have a white frame. Values in `changed`, the changes of the last action, are golden.
    """
    yield from picture_bases.large(view, viewer, names, changed, (MARGIN, MARGIN))
    x = MARGIN + BASE_WIDTH + GAP
    seats = len(view.grafmarshalls)
    others = [view.grafmarshalls[(viewer + step) % seats].seat for step in range(1, seats)]
    if len(others) == 1:
        yield from picture_bases.large(view, others[0], names, changed, (x, MARGIN))
        if targets:
            yield frame_around(Place(x, MARGIN, BASE_WIDTH, BASE_HEIGHT), INK, 6)
        return
    height = (BASE_HEIGHT - GAP * (len(others) - 1)) / len(others)
    for number, seat in enumerate(others):
        place = Place(x, MARGIN + number * (height + GAP), BASE_WIDTH, height)
        yield from picture_bases.small(view, seat, names, changed, place)
        if seat in targets:
            yield frame_around(place, INK, 6)


def _heading(seat: Seat, names: Names, y: float) -> Iterator[Drawn]:
    yield Box(MARGIN, y, WIDTH - 2 * MARGIN, _HEADING - 8, 10, fill=TABLE, line=SIDES[seat], line_width=3)
    yield Icon("cctv-camera", MARGIN + 14, y + 6, 32, GOLD)
    yield from nameplate(seat, names.seats[seat], Place(MARGIN + 60, y, WIDTH - 2 * MARGIN - 80, _HEADING - 8), 30)


def _order_strips(orders: Sequence[Order], y: float) -> Iterator[Drawn]:
    """Yield small strips for the orders on the table; `y` is the top edge in pixels.

    The first order fills the whole width. Its answers follow two in a row. `orders` must contain at least one.
    """
    newest = orders[-1]
    for order in orders:
        row, column = divmod(order.number + 1, 2)
        wide = WIDTH - 2 * MARGIN if order.number == 0 else BASE_WIDTH
        x = MARGIN if order.number == 0 else MARGIN + column * (BASE_WIDTH + GAP)
        place = Place(x, y + row * (_STRIP + GAP), wide, _STRIP)
        yield Box(place.x, place.y + 4, wide, _STRIP, 12, fill=DARK)
        edge = GOLD if order == newest else TABLE_EDGE
        yield Box(place.x, place.y, wide, _STRIP, 12, fill=TABLE, line=edge, line_width=3)
        yield from _order_strip(order, orders, place)


def _order_strip(order: Order, orders: Sequence[Order], place: Place) -> Iterator[Drawn]:
    x, y, width, height = place
    over, number = order_state(order) != "open", linked_number(order)
    yield Sprite(card_tile(order.card, 64, height - 16), x + 8, y + 8)
    yield emblem(order.seat, x + 24, y + 24, 15, DARK)
    yield emblem(order.seat, x + 24, y + 24, 11)
    aim = None if over else order.target if number is None else orders[number].seat
    room = width - 84 - (8 if aim is None else 76)
    colour = SOFT if over else INK
    yield Text(card_name(order.card), x + 82, y + 4, room, 40, 26, SMALLEST, colour, "bold", anchor="middle")
    yield Text(_gist(order), x + 82, y + 42, room, 36, 26, SMALLEST, SOFT, anchor="middle")
    if aim is not None:
        middle = y + height / 2
        yield arrow((x + width - 74, middle), (x + width - 46, middle), SIDES[order.seat], 10)
        yield emblem(aim, x + width - 26, middle, 15)


def _gist(order: Order) -> str:
    """Return an order's effect in a few words, or "nullified" or "done"."""
    if (state := order_state(order)) != "open":
        return state
    if order.effects_of != order.card:
        return "Copy"
    return ", ".join(" ".join(line.text for line in lines) for lines in declared_gists(order.card, order.branch))
