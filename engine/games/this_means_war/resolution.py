"""How each effect of the agenda is carried out: the course of a turn, windows, cards, and asks (rules 2 to 4).

Whoever is out does nothing more, and once the match is over nothing happens: such effects are passed over.
"""

from typing import assert_never

from engine.core.seats import Seat
from engine.games.this_means_war import atoms, piles, windows
from engine.games.this_means_war.effect_text import form_of
from engine.games.this_means_war.effects import (
    Add,
    AskAnswer,
    AskDiscard,
    AskHack,
    AskOrder,
    AskTake,
    Assault,
    BeginTurn,
    Carry,
    CloseWindow,
    Declare,
    Destroy,
    DiscardOne,
    Draw,
    Effect,
    EmpDischarge,
    EndTurn,
    FinalStand,
    LatestIntel,
    NetworkHack,
    OpenFog,
    OrderAgain,
    PickUp,
    Resolve,
    Retire,
    Sacrifice,
    Settle,
    StandBack,
    Throw,
    ThrowAll,
)
from engine.games.this_means_war.events import (
    AnotherOrder,
    Fizzled,
    Hacked,
    OrderResolved,
    OrderSkipped,
    Passed,
    Took,
)
from engine.games.this_means_war.seating import answerers, clockwise, is_out, living, opponents
from engine.games.this_means_war.state import Done, Table
from engine.kit.agenda import Decision, Did

_CLOSING: tuple[Effect, ...] = (Settle(), CloseWindow())


def carry_out(table: Table, effect: Effect) -> Done:
    """Carry out one effect, or stop at an ask."""
    if table.ending is not None:
        return Did(table)
    match effect:
        case AskOrder() | AskAnswer() | AskDiscard() | AskHack() | AskTake():
            return _ask(table, effect)
        case Throw() | ThrowAll() | Draw() | PickUp():
            return _move_cards(table, effect)
        case BeginTurn() | OpenFog() | OrderAgain() | EndTurn():
            return _take_turns(table, effect)
        case Carry():
            return _carry(table, effect)
        case _:
            return _work_window(table, effect)


def _take_turns(table: Table, effect: BeginTurn | OpenFog | OrderAgain | EndTurn) -> Done:
    match effect:
        case BeginTurn(seat):
            begun = atoms.begin_turn(table, seat)
            return Did(begun.table, begun.events, (AskOrder(seat), OpenFog(), EndTurn()))
        case OrderAgain(seat, card):
            if is_out(table, seat):
                return Did(table)
            event = AnotherOrder(seat, card, seat != table.active)
            return Did(table, (event,), (AskOrder(seat, card),))
        case OpenFog():
            asked = () if is_out(table, table.active) else answerers(table, table.active)
            if not asked:
                return Did(table)
            return Did(windows.open_fog(table), then=(*map(AskAnswer, asked), *_CLOSING))
        case EndTurn():
            return _end_turn(table)
        case _:
            assert_never(effect)


def _end_turn(table: Table) -> Done:
    """Test for a win: of the active seat alone by CITY, then of all by the turn limit (rules 4)."""
    seat = table.active
    if not is_out(table, seat) and table.bases[seat].city >= table.terms.win_city:
        return atoms.end(table, "city", (seat,))
    if table.turn >= table.terms.max_turns:
        best = max(_standing(table, other) for other in living(table))
        return atoms.end(
            table, "turn_limit", tuple(other for other in living(table) if _standing(table, other) == best)
        )
    return Did(table, then=(BeginTurn(opponents(table, seat)[0]),))


def _standing(table: Table, seat: Seat) -> tuple[int, int]:
    return table.bases[seat].city, table.bases[seat].wall


def _work_window(  # noqa: PLR0911 - one return for each kind of effect
    table: Table, effect: Declare | StandBack | Settle | Resolve | Retire | CloseWindow
) -> Done:
    match effect:
        case Declare():
            declared = windows.declare(table, effect)
            if len(declared.table.windows) == len(table.windows):
                return declared
            asked = answerers(declared.table, effect.seat)
            return Did(declared.table, declared.events, (*map(AskAnswer, asked), *_CLOSING))
        case StandBack(seat):
            return Did(table, (Passed(seat, table.windows[-1].fog),))
        case Settle():
            settled = windows.nullify(table)
            return Did(settled.table, settled.events, tuple(map(Resolve, windows.in_order(table))))
        case Resolve(number):
            return _resolve(table, number)
        case Retire(number, draws):
            order = table.windows[-1].orders[number]
            if order.retired:
                return Did(table)
            return Did(windows.retire(table, number), then=(Draw(order.seat),) if draws else ())
        case CloseWindow():
            return Did(windows.close(table))
        case _:
            assert_never(effect)


def _resolve(table: Table, number: int) -> Done:
    """Line up what an order does: its effects, its way to the discard pile with a replacement, and another ORDER."""
    order = table.windows[-1].orders[number]
    if order.retired:
        return Did(table)
    if order.nullified:
        return Did(table, then=(Retire(number),))
    form, seat = form_of(order), order.seat
    then: tuple[Effect, ...] = tuple(Carry(seat, order.card, order.target, effect) for effect in form.immediate)
    then += (Retire(number),) if form.replacement == "draw" else (AskTake(seat), Retire(number, draws=False))
    if form.another:
        then += (OrderAgain(seat, order.card),)
    return Did(table, () if form.nullifies else (OrderResolved(seat, order.card, order.effects_of),), then)


def _carry(table: Table, effect: Carry) -> Done:  # noqa: PLR0911 - one return for each kind of effect
    seat, card, target = effect.seat, effect.card, effect.target
    if is_out(table, seat):
        return Did(table)
    match effect.effect:
        case Add(number, area):
            return atoms.add(table, seat, number, area)
        case Sacrifice(number, area):
            return atoms.sacrifice(table, seat, number, area)
        case FinalStand():
            return atoms.begin_final_stand(table, seat)
        case DiscardOne() | LatestIntel():
            if not table.hands[seat]:
                return Did(table, (Fizzled(seat, card),))
            return Did(table, then=(AskDiscard(seat, card),))
        case EmpDischarge():
            alive = clockwise(table, table.active)
            return Did(
                table, then=(*(ThrowAll(each, "emp") for each in alive), *(Draw(each, piles.HAND) for each in alive))
            )
        case Assault() | Destroy() | NetworkHack() as aimed:
            return _strike(table, seat, card, target, aimed)
        case _:
            assert_never(effect.effect)


def _strike(table: Table, seat: Seat, card: str, target: Seat | None, effect: Assault | Destroy | NetworkHack) -> Done:
    if target is None or is_out(table, target):
        return Did(table, (Fizzled(seat, card),))
    match effect:
        case Assault(number):
            return atoms.assault(table, seat, target, number)
        case Destroy(number, area):
            return atoms.destroy(table, seat, target, number, area)
        case NetworkHack():
            if not table.hands[target]:
                return Did(table, (Fizzled(seat, card),))
            return Did(table, (Hacked(seat, target),), (AskHack(seat, target),))
        case _:
            assert_never(effect)


def _move_cards(table: Table, effect: Throw | ThrowAll | Draw | PickUp) -> Done:
    match effect:
        case Throw(seat, card, why):
            return piles.throw(table, seat, card, why)
        case ThrowAll(seat, why):
            return piles.throw_all(table, seat, why)
        case Draw(seat, number):
            return Did(table) if is_out(table, seat) else piles.draw(table, seat, number)
        case PickUp(seat, card):
            return piles.take(table, seat, card)
        case _:
            assert_never(effect)


def _ask(table: Table, ask: AskOrder | AskAnswer | AskDiscard | AskHack | AskTake) -> Done:
    """Stop for an answer, unless the seat is out or there is nothing to choose from.

    The ask stays the head of the agenda, and `choices` lists its answers when they are wanted.
    """
    seat = ask.seat
    if is_out(table, seat):
        return Did(table)
    match ask:
        case AskOrder() if not table.hands[seat]:
            return Did(table, (OrderSkipped(seat),))
        case AskDiscard() if not table.hands[seat]:
            return Did(table)
        case AskHack(_, target) if not table.hands[target]:
            return Did(table)
        case AskTake() if not table.discard_pile:
            return Did(table, (Took(seat, None),))
        case _:
            return Did(table, then=(ask,), ask=(Decision(seat, type(ask).__name__, ()),))
