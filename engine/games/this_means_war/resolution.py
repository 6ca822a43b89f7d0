"""How each effect of the agenda is carried out: the course of a turn, windows, cards, and asks (rules 2 to 4).

Effects of a seat that is out, and all effects once the match is over, are skipped.
"""

from collections.abc import Callable, Mapping
from typing import Any, assert_never, get_args

from engine.core.seats import Seat
from engine.games.this_means_war import atoms, effects, events, windows
from engine.games.this_means_war.effects import Ask, Effect
from engine.games.this_means_war.orders import order_effects
from engine.games.this_means_war.state import Table, TableResult, answerers, clockwise, is_out, living, opponents
from engine.kit.agenda import Decision, Result

_AFTER_ORDER: tuple[Effect, ...] = (effects.OpenFog(), effects.EndTurn())
_CLOSING: tuple[Effect, ...] = (effects.Settle(), effects.CloseWindow())


def carry_out(table: Table, effect: Effect) -> TableResult:
    """Carry out one effect, or stop at an ask."""
    return Result(table) if table.ending is not None else CARRY_OUT[type(effect)](table, effect)


def _begin_turn(table: Table, effect: effects.BeginTurn) -> TableResult:
    begun = atoms.begin_turn(table, effect.seat)
    return Result(begun.table, begun.events, (effects.AskOrder(effect.seat), *_AFTER_ORDER))


def _order_again(table: Table, effect: effects.OrderAgain) -> TableResult:
    seat, card = effect.seat, effect.card
    if is_out(table, seat):
        return Result(table)
    event = events.AnotherOrder(seat, card, seat != table.active)
    return Result(table, (event,), (effects.AskOrder(seat, card),))


def _open_fog(table: Table, _: effects.OpenFog) -> TableResult:
    asked = () if is_out(table, table.active) else answerers(table, table.active)
    if not asked:
        return Result(table)
    return Result(windows.open_fog(table), then=(*map(effects.AskAnswer, asked), *_CLOSING))


def _end_turn(table: Table, _: effects.EndTurn) -> TableResult:
    """Test for a win: of the active seat alone by CITY, then of all by the turn limit (rules 4)."""
    seat = table.active
    if not is_out(table, seat) and table.bases[seat].city >= table.terms.win_city:
        return atoms.end(table, "city", (seat,))
    if table.turn >= table.terms.max_turns:
        best = max(_city_and_wall(table, other) for other in living(table))
        winners = tuple(other for other in living(table) if _city_and_wall(table, other) == best)
        return atoms.end(table, "turn_limit", winners)
    return Result(table, then=(effects.BeginTurn(opponents(table, seat)[0]),))


def _city_and_wall(table: Table, seat: Seat) -> tuple[int, int]:
    return table.bases[seat].city, table.bases[seat].wall


def _declare(table: Table, effect: effects.Declare) -> TableResult:
    declared = windows.declare(table, effect)
    if len(declared.table.windows) == len(table.windows):
        return declared
    asked = answerers(declared.table, effect.seat)
    return Result(declared.table, declared.events, (*map(effects.AskAnswer, asked), *_CLOSING))


def _stand_back(table: Table, effect: effects.StandBack) -> TableResult:
    return Result(table, (events.Passed(effect.seat, table.windows[-1].fog),))


def _settle(table: Table, _: effects.Settle) -> TableResult:
    settled = windows.nullify(table)
    return Result(settled.table, settled.events, tuple(map(effects.Resolve, windows.resolution_order(table))))


def _resolve(table: Table, effect: effects.Resolve) -> TableResult:
    """Schedule what an order does: its effects, its way to the discard pile with a replacement, and another ORDER."""
    number = effect.number
    order = table.windows[-1].orders[number]
    if order.retired:
        return Result(table)
    if order.nullified:
        return Result(table, then=(effects.Retire(number),))
    does, seat = order_effects(order), order.seat
    then: tuple[Effect, ...] = tuple(effects.Carry(seat, order.card, order.target, effect) for effect in does.immediate)
    if does.takes_replacement:
        then += (effects.AskTake(seat), effects.Retire(number, draws=False))
    else:
        then += (effects.Retire(number),)
    if does.another_order:
        then += (effects.OrderAgain(seat, order.card),)
    return Result(table, () if does.nullifies else (events.OrderResolved(seat, order.card, order.effects_of),), then)


def _retire(table: Table, effect: effects.Retire) -> TableResult:
    order = table.windows[-1].orders[effect.number]
    if order.retired:
        return Result(table)
    drawn = (effects.Draw(order.seat),) if effect.draws else ()
    return Result(windows.retire(table, effect.number), then=drawn)


def _carry_card_effect(  # noqa: PLR0911 - one return for each kind of effect
    table: Table, effect: effects.Carry
) -> TableResult:
    seat, card, target = effect.seat, effect.card, effect.target
    if is_out(table, seat):
        return Result(table)
    match effect.effect:
        case effects.Add(number, area):
            return atoms.add(table, seat, number, area)
        case effects.Sacrifice(number, area):
            return atoms.sacrifice(table, seat, number, area)
        case effects.FinalStand():
            return atoms.begin_final_stand(table, seat)
        case effects.DiscardOne() | effects.LatestIntel():
            if not table.hands[seat]:
                return Result(table, (events.Fizzled(seat, card),))
            return Result(table, then=(effects.AskDiscard(seat, card),))
        case effects.EmpDischarge():
            alive = clockwise(table, table.active)
            return Result(
                table,
                then=(
                    *(effects.ThrowAll(each, "emp") for each in alive),
                    *(effects.Draw(each, atoms.HAND) for each in alive),
                ),
            )
        case effects.Assault() | effects.Destroy() | effects.NetworkHack() as aimed:
            return _affect_target(table, seat, card, target, aimed)
        case _:
            assert_never(effect.effect)


def _affect_target(
    table: Table,
    seat: Seat,
    card: str,
    target: Seat | None,
    effect: effects.Assault | effects.Destroy | effects.NetworkHack,
) -> TableResult:
    if target is None or is_out(table, target):
        return Result(table, (events.Fizzled(seat, card),))
    match effect:
        case effects.Assault(number):
            return atoms.assault(table, seat, target, number)
        case effects.Destroy(number, area):
            return atoms.destroy(table, seat, target, number, area)
        case effects.NetworkHack():
            if not table.hands[target]:
                return Result(table, (events.Fizzled(seat, card),))
            looked = atoms.look(table, seat, target)
            return Result(looked.table, looked.events, (effects.AskHack(seat, target),))
        case _:
            assert_never(effect)


def _draw(table: Table, effect: effects.Draw) -> TableResult:
    return Result(table) if is_out(table, effect.seat) else atoms.draw(table, effect.seat, effect.number)


def _ask(table: Table, ask: Ask) -> TableResult:
    """Stop for an answer, unless the seat is out or there is nothing to choose from.

    The ask stays first in the agenda, and `choices` lists its answers when somebody wants to know them.
    """
    seat = ask.seat
    if is_out(table, seat):
        return Result(table)
    match ask:
        case effects.AskOrder() if not table.hands[seat]:
            return Result(table, (events.OrderSkipped(seat),))
        case effects.AskDiscard() if not table.hands[seat]:
            return Result(table)
        case effects.AskHack(_, target) if not table.hands[target]:
            return Result(table)
        case effects.AskTake() if not table.discard_pile:
            return Result(table, (events.Took(seat, None),))
        case _:
            return Result(table, then=(ask,), ask=(Decision(seat, type(ask).__name__, ()),))


CARRY_OUT: Mapping[type[Effect], Callable[[Table, Any], TableResult]] = {
    effects.BeginTurn: _begin_turn,
    effects.OrderAgain: _order_again,
    effects.OpenFog: _open_fog,
    effects.EndTurn: _end_turn,
    effects.Declare: _declare,
    effects.StandBack: _stand_back,
    effects.Settle: _settle,
    effects.Resolve: _resolve,
    effects.Retire: _retire,
    effects.CloseWindow: lambda table, _: Result(windows.close(table)),
    effects.Carry: _carry_card_effect,
    effects.Throw: lambda table, thrown: atoms.throw(table, thrown.seat, thrown.card, thrown.why),
    effects.ThrowAll: lambda table, thrown: atoms.throw_all(table, thrown.seat, thrown.why),
    effects.Draw: _draw,
    effects.PickUp: lambda table, taken: atoms.take(table, taken.seat, taken.card),
    **dict.fromkeys(get_args(Ask), _ask),
}
"""What does each kind of effect; looked up, as most actions come to several effects."""
