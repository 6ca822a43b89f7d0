"""Execution of each effect of the agenda: turns, windows, cards, and asks (rules 2 to 4).

Effects of an eliminated seat are skipped, and all effects after the end of the match.
"""

from collections.abc import Callable, Mapping
from typing import Any, assert_never, get_args

from engine.core.values import Seat
from engine.games.this_means_war import atoms, cards, choices, effects, events, windows
from engine.games.this_means_war.effects import Ask, Effect
from engine.games.this_means_war.orders import Order, order_effects
from engine.games.this_means_war.state import Table, TableResult, answerers, clockwise, is_out, living, opponents
from engine.kit.agenda import Decision, Result

_AFTER_ORDER: tuple[Effect, ...] = (effects.OpenFog(), effects.EndTurn())
_CLOSING: tuple[Effect, ...] = (effects.Settle(), effects.CloseWindow())


def carry_out(table: Table, effect: Effect) -> TableResult:
    """Carry out one effect, or return an open decision if the effect asks a seat.

    After the end of the match, effects change nothing. It serves as the argument `do` of `engine.kit.agenda.run`.
    """
    return Result(table) if table.ending is not None else CARRY_OUT[type(effect)](table, effect)


def begin_turn(table: Table, seat: Seat) -> TableResult:
    """Begin the seat's turn. The following effects ask for its order, open the fog of war and end the turn."""
    begun = atoms.begin_turn(table, seat)
    return Result(begun.table, begun.events, (effects.AskOrder(seat), *_AFTER_ORDER))


def _order_again(table: Table, effect: effects.OrderAgain) -> TableResult:
    seat, card = effect.seat, effect.card
    if is_out(table, seat):
        return Result(table)
    event = events.AnotherOrder(seat, card, seat != table.active)
    return Result(table, (event,), (effects.AskOrder(seat, card),))


def _open_fog(table: Table, _: effects.OpenFog) -> TableResult:
    awaited = () if is_out(table, table.active) else answerers(table, table.active)
    if not any(map(table.hands.__getitem__, awaited)):
        return Result(table)
    return Result(windows.open_fog(table), then=(*map(effects.AskAnswer, awaited), *_CLOSING))


def _end_turn(table: Table, _: effects.EndTurn) -> TableResult:
    """End the match by a CITY of winning height or at the turn limit; otherwise begin the next turn.

    If no hand holds a card, all turns up to the limit pass first (rules 4).
    """
    great = tuple([each for each in living(table) if table.bases[each].city >= table.terms.win_city])
    if great:
        return atoms.end(table, "city", great)
    if table.turn >= table.terms.max_turns:
        best = max(_city_and_wall(table, other) for other in living(table))
        winners = tuple(other for other in living(table) if _city_and_wall(table, other) == best)
        return atoms.end(table, "turn_limit", winners)
    if not any(table.hands):
        passed = atoms.pass_turns(table)
        return Result(passed.table, passed.events, (effects.EndTurn(),))
    return begin_turn(table, opponents(table, table.active)[0])


def _city_and_wall(table: Table, seat: Seat) -> tuple[int, int]:
    return table.bases[seat].city, table.bases[seat].wall


def _declare(table: Table, effect: effects.Declare) -> TableResult:
    declared = windows.declare(table, effect)
    if len(declared.table.windows) == len(table.windows):
        return declared
    awaited = answerers(declared.table, effect.seat)
    return Result(declared.table, declared.events, (*map(effects.AskAnswer, awaited), *_CLOSING))


def _settle(table: Table, _: effects.Settle) -> TableResult:
    """Nullify orders by SABOTAGE in the innermost window, and return the effects that settle it (rules 2).

    The effects resolve all orders, then discard each order's card and draw another. Last, they ask for the ORDERS that
    the orders grant. A single order is only resolved, with no replacement.
    """
    orders = table.windows[-1].orders
    if len(orders) < 2:
        return Result(table, then=tuple([effects.Resolve(order.number) for order in orders]))
    settled = windows.nullify(table)
    numbers = windows.resolution_order(table)
    then: tuple[Effect, ...] = (
        *(effects.Resolve(number, alone=False) for number in numbers),
        *map(effects.Replace, numbers),
        *(again for number in numbers for again in _list_next_order(settled.table.windows[-1].orders[number])),
    )
    return Result(settled.table, settled.events, then)


def _resolve(table: Table, effect: effects.Resolve) -> TableResult:
    order = table.windows[-1].orders[effect.number]
    if order.retired:
        return Result(table)
    after = (effects.Replace(order.number), *_list_next_order(order)) if effect.alone else ()
    if order.nullified:
        return Result(table, then=after)
    does = order_effects(order)
    carried = (effects.Carry(order.seat, order.card, order.target, each) for each in does.immediate)
    new_events = () if does.nullifies else (events.OrderResolved(order.seat, order.card, order.effects_of),)
    return Result(table, new_events, (*carried, *after))


def _list_next_order(order: Order) -> tuple[Effect, ...]:
    """Return the effect that gives the order's seat another ORDER; `()` if the order doesn't give one.

    A nullified or retired order gives none.
    """
    if order.nullified or order.retired or not order_effects(order).another_order:
        return ()
    return (effects.OrderAgain(order.seat, order.card),)


def _replace(table: Table, effect: effects.Replace) -> TableResult:
    order = table.windows[-1].orders[effect.number]
    if order.retired:
        return Result(table)
    if order_effects(order).takes_replacement and not order.nullified:
        return Result(table, then=(effects.AskTake(order.seat), effects.Retire(order.number, draws=False)))
    return _retire(table, effects.Retire(order.number))


def _retire(table: Table, effect: effects.Retire) -> TableResult:
    order = table.windows[-1].orders[effect.number]
    if order.retired:
        return Result(table)
    retired = windows.retire(table, effect.number)
    return atoms.draw(retired, order.seat, 1) if effect.draws else Result(retired)


def _carry_card_effect(  # noqa: PLR0911 - one return for each kind of effect
    table: Table, effect: effects.Carry
) -> TableResult:
    seat, card, target = effect.seat, effect.card, effect.target
    if is_out(table, seat):
        return Result(table)
    match effect.effect:
        case cards.Add(number, area):
            return atoms.add(table, seat, number, area)
        case cards.Sacrifice(number, area):
            return atoms.sacrifice(table, seat, number, area)
        case cards.FinalStand():
            return atoms.begin_final_stand(table, seat)
        case cards.DiscardOne() | cards.LatestIntel():
            if not table.hands[seat]:
                return Result(table, (events.Fizzled(seat, card),))
            return Result(table, then=(effects.AskDiscard(seat, card),))
        case cards.EmpDischarge():
            alive = clockwise(table, table.active)
            return Result(
                table,
                then=(
                    *(effects.ThrowAll(each, "emp") for each in alive),
                    *(effects.Draw(each, atoms.HAND) for each in alive),
                ),
            )
        case cards.Assault() | cards.Destroy() | cards.NetworkHack() as aimed:
            return _affect_target(table, seat, card, target, aimed)
        case _:
            assert_never(effect.effect)


def _affect_target(
    table: Table,
    seat: Seat,
    card: str,
    target: Seat | None,
    effect: cards.Assault | cards.Destroy | cards.NetworkHack,
) -> TableResult:
    if target is None or is_out(table, target):
        return Result(table, (events.Fizzled(seat, card),))
    match effect:
        case cards.Assault(number):
            return atoms.assault(table, seat, target, number)
        case cards.Destroy(number, area):
            return atoms.destroy(table, seat, target, number, area)
        case cards.NetworkHack():
            if not table.hands[target]:
                return Result(table, (events.Fizzled(seat, card),))
            looked = atoms.look(table, seat, target)
            return Result(looked.table, looked.events, (effects.AskHack(seat, target),))
        case _:
            assert_never(effect)


def _ask(table: Table, ask: Ask) -> TableResult:
    """Return a result with an open decision for the ask's seat.

    Skip the ask if the seat is out or lacks a choice; some skips report an event. The open ask stays first in the
    agenda. The decision lists no options; `choices.list_answers` lists its answers.
    """
    seat = ask.seat
    if is_out(table, seat):
        return Result(table)
    skipped: tuple[events.Event, ...] = ()
    match ask:
        case effects.AskAnswer():
            can_choose = choices.may_be_asked(table, seat)
        case effects.AskOrder():
            can_choose, skipped = bool(table.hands[seat]), (events.OrderSkipped(seat),)
        case effects.AskDiscard():
            can_choose = bool(table.hands[seat])
        case effects.AskHack(_, target):
            can_choose = bool(table.hands[target])
        case effects.AskTake():
            can_choose, skipped = bool(table.discard_pile), (events.Took(seat, None),)
        case _:
            assert_never(ask)
    if not can_choose:
        return Result(table, skipped)
    return Result(table, then=(ask,), ask=(Decision(seat, type(ask).__name__, ()),))


CARRY_OUT: Mapping[type[Effect], Callable[[Table, Any], TableResult]] = {
    effects.OrderAgain: _order_again,
    effects.OpenFog: _open_fog,
    effects.EndTurn: _end_turn,
    effects.Declare: _declare,
    effects.Settle: _settle,
    effects.Resolve: _resolve,
    effects.Replace: _replace,
    effects.Retire: _retire,
    effects.CloseWindow: lambda table, _: Result(windows.close(table)),
    effects.Carry: _carry_card_effect,
    effects.Throw: lambda table, thrown: atoms.throw(table, thrown.seat, thrown.card, thrown.why),
    effects.ThrowAll: lambda table, thrown: atoms.throw_all(table, thrown.seat, thrown.why),
    effects.Draw: lambda table, drawn: (
        Result(table) if is_out(table, drawn.seat) else atoms.draw(table, drawn.seat, drawn.number)
    ),
    effects.PickUp: lambda table, taken: atoms.take(table, taken.seat, taken.card),
    **dict.fromkeys(get_args(Ask), _ask),
}
"""Functions that carry out an effect, keyed by kind of effect.

This is a lookup because most actions have several effects.
"""
