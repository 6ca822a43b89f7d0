"""The atoms for orders: windows open and close, and orders are declared, nullified and retired (rules 2)."""

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.this_means_war import areas
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.effects import Declare
from engine.games.this_means_war.events import AimedAt, Event, OrderDeclared, OrderNullified
from engine.games.this_means_war.orders import Order, Window, find_nullified, make_order, order_effects
from engine.games.this_means_war.state import Table, TableResult
from engine.games.this_means_war.visibility import known_after_leaving
from engine.kit.agenda import Result
from engine.kit.cards import remove_item, replace_at

_FOG = Window(fog=True, orders=())


def open_fog(table: Table) -> Table:
    """Open a window for the fog of war, the innermost one, without an OPERATION or any other order."""
    return replace(table, windows=(*table.windows, _FOG))


def close(table: Table) -> Table:
    """Close the innermost window."""
    return replace(table, windows=table.windows[:-1])


def declare(table: Table, effect: Declare) -> TableResult:
    """Declare a card of the seat's hand as an order, reveal its targets, and pay its cost (rules 2).

    An OPERATION opens a new innermost window. An ESPIONAGE card joins the innermost window. No effect is carried out
    yet.
    """
    card, seat = BY_KEY[effect.card], effect.seat
    answer = card.type == "ESPIONAGE"
    before = table.windows[-1].orders if answer else ()
    order = make_order(seat, effect, before)
    window = Window(fog=answer and table.windows[-1].fog, orders=(*before, order))
    declared = replace(
        table,
        hands=replace_at(table.hands, seat, remove_item(table.hands[seat], card.key)),
        known=known_after_leaving(table, seat, (card.key,)),
        bases=replace_at(table.bases, seat, areas.pay_cost(table.bases[seat], card.cost)),
        windows=(*table.windows[:-1], window) if answer else (*table.windows, window),
        answered=(*table.answered, seat) if answer else table.answered,
        first_target=table.first_target if answer else _first_target(table, order),
    )
    return Result(declared, (_make_event(order, before, answer=answer),))


def _first_target(table: Table, operation: Order) -> Seat | UnsetType:
    """Return the table's `first_target` after an OPERATION is declared."""
    if table.terms.resolution != "target" or table.first_target is not UNSET or operation.target is None:
        return table.first_target
    return operation.target


def _make_event(order: Order, before: tuple[Order, ...], *, answer: bool) -> OrderDeclared:
    def aim(number: int | None) -> AimedAt | None:
        return None if number is None else AimedAt(before[number].seat, before[number].card)

    return OrderDeclared(
        order.seat,
        order.card,
        order.effects_of,
        answer,
        order.target,
        aim(order.order),
        order.branch,
        aim(order.second),
    )


def nullify(table: Table) -> TableResult:
    """Nullify the targets of the innermost window's SABOTAGE orders, from the last order to the first (rules 2).

    A nullified SABOTAGE has no effect.
    """
    orders = table.windows[-1].orders
    if len(orders) < 2 or not any(order_effects(order).nullifies for order in orders):
        return Result(table)
    struck: set[int] = set()
    events: tuple[Event, ...] = ()
    for order in reversed(orders):
        aim = find_nullified(order)
        if aim is None or {order.number, aim} & struck or order.retired or orders[aim].retired:
            continue
        struck.add(aim)
        events += (OrderNullified(orders[aim].seat, orders[aim].card, AimedAt(order.seat, order.card)),)
    marked = tuple(replace(order, nullified=order.number in struck) for order in orders)
    return Result(replace(table, windows=(*table.windows[:-1], replace(table.windows[-1], orders=marked))), events)


def resolution_order(table: Table) -> tuple[int, ...]:
    """Return the numbers of the innermost window's orders in the sequence of their effects (rules 2).

    The OPERATION comes first. Answers follow clockwise from where `_resolution_start` says.
    """
    window = table.windows[-1]
    if len(window.orders) < 2:
        return tuple(order.number for order in window.orders)
    start, seats = _resolution_start(table, window), len(table.bases)
    first, answers = ((), window.orders) if window.fog else (window.orders[:1], window.orders[1:])
    clockwise = sorted(answers, key=lambda order: (order.seat - start) % seats)
    return tuple(order.number for order in (*first, *clockwise))


def _resolution_start(table: Table, window: Window) -> Seat:
    """Return the seat at which the answers of the window begin to resolve.

    By the rules of the match it is the first seat that an OPERATION targeted in this turn. If there is none, it is the
    seat that plays the OPERATION, or the active seat in the fog.
    """
    operation = None if window.fog else window.orders[0]
    if isinstance(table.first_target, int):
        return table.first_target
    if table.terms.resolution == "operation" and operation is not None and operation.target is not None:
        return operation.target
    return table.active if operation is None else operation.seat


def retire(table: Table, number: int) -> Table:
    """Mark an order of the innermost window as retired, and put its card on the discard pile.

    `number` is the order's index in the window.
    """
    *outer, window = table.windows
    order = window.orders[number]
    retired = Window(window.fog, replace_at(window.orders, number, replace(order, retired=True)))
    return replace(table, windows=(*outer, retired), discard_pile=(*table.discard_pile, order.card))


def withdraw_orders(table: Table, seat: Seat) -> Table:
    """Retire all orders of the seat in all windows, and put their cards on the discard pile.

    Retired orders are not carried out. Return the same table if all its orders are retired already.
    """
    mine = tuple(
        order.card for window in table.windows for order in window.orders if order.seat == seat and not order.retired
    )
    if not mine:
        return table
    windows = tuple(
        replace(
            window,
            orders=tuple(replace(order, retired=True) if order.seat == seat else order for order in window.orders),
        )
        for window in table.windows
    )
    return replace(table, windows=windows, discard_pile=table.discard_pile + mine)
