"""Legal answers to each ask (rules 2 and 3).

They depend on the table and on cards that the asked seat may see. So they are computed when needed, and are absent from
saves.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from operator import le
from typing import assert_never

from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.this_means_war import effects
from engine.games.this_means_war.actions import Action, Discard, Hack, Mulligan, Pass, Play, Recycle, Take
from engine.games.this_means_war.areas import Areas, Cost, can_pay
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.effects import Ask, Effect
from engine.games.this_means_war.orders import (
    Order,
    OrderEffects,
    branches,
    copied_effects,
    order_effects,
    played_effects,
)
from engine.games.this_means_war.state import State, Table, is_out, opponents

_PASS = Pass()
_MULLIGAN = Mulligan()
_RECYCLES = {key: Recycle(key) for key in BY_KEY}
_OPERATIONS = {key: card.cost for key, card in BY_KEY.items() if card.type == "OPERATION"}
_ESPIONAGE = {key: card.cost for key, card in BY_KEY.items() if card.type == "ESPIONAGE"}


def _find_minimal_costs(fits: Callable[[OrderEffects], bool]) -> tuple[Cost, ...]:
    """Return the lowest costs of ESPIONAGE cards for which `fits` is True.

    `fits` gets the effects of the played card. A cost is left out if another one is no higher in any resource. So a
    base that can pay any fitting card can also pay one of these costs.
    """
    costs = {cost for card, cost in _ESPIONAGE.items() if fits(played_effects(card, None))}
    return tuple(cost for cost in costs if not any(all(map(le, other, cost)) for other in costs - {cost}))


_AT_ANY_TIME = _find_minimal_costs(lambda does: not (does.copies or does.nullifies or does.counters))
_ON_ORDERS = _find_minimal_costs(lambda does: does.copies or does.nullifies)
_ON_ASSAULTS = _find_minimal_costs(lambda does: does.counters)


def list_answers(table: Table, ask: Ask) -> tuple[Action, ...]:
    """List the legal answers of the asked seat to an ask.

    A pass, if legal, comes first. Several copies of a card count once. Hand cards are in the order of the deck list;
    discarded cards come newest first.
    """
    match ask:
        case effects.AskAnswer(seat):
            base = table.bases[seat]
            listed: list[Action] = [_PASS]
            for card in dict.fromkeys(table.hands[seat]):
                if card in _ESPIONAGE and can_pay(base, _ESPIONAGE[card]):
                    listed += _yield_answers(table, seat, card)
            return tuple(listed)
        case effects.AskOrder(seat):
            if seat != table.active:
                return (_PASS, *_operations(table, seat))
            recycles = map(_RECYCLES.__getitem__, dict.fromkeys(table.hands[seat]))
            return (*_operations(table, seat), *recycles, _MULLIGAN)
        case effects.AskDiscard(seat):
            return tuple(Discard(card) for card in dict.fromkeys(table.hands[seat]))
        case effects.AskHack(_, target):
            return tuple(Hack(card) for card in dict.fromkeys(table.hands[target]))
        case effects.AskTake():
            return tuple(Take(card) for card in dict.fromkeys(reversed(table.discard_pile)))
        case _:
            assert_never(ask)


def effects_of(  # noqa: PLR0911 - one return for each kind of action
    table: Table, ask: Ask, action: Action
) -> tuple[Effect, ...]:
    """Return the effects of a legal answer; `()` for a pass."""
    seat = ask.seat
    match action:
        case Pass():
            return ()
        case Play(card, target, order, branch, second):
            return (effects.Declare(seat, card, target, order, branch, second),)
        case Recycle(card):
            return (effects.Throw(seat, card, "recycle"), effects.Draw(seat))
        case Mulligan():
            return (effects.ThrowAll(seat, "mulligan"), effects.Draw(seat, len(table.hands[seat]) - 1))
        case Discard(card):
            return (effects.Throw(seat, card, "discard"), effects.Draw(seat))
        case Hack(card):
            target = ask.target if isinstance(ask, effects.AskHack) else seat
            return (effects.Throw(target, card, "hack"), effects.Draw(target))
        case Take(card):
            return (effects.PickUp(seat, card),)
        case _:
            assert_never(action)


def may_be_asked(table: Table, seat: Seat) -> bool:
    """Return whether, by public data alone, the seat might have a card for the innermost window (rules 2).

    Public data are its base and hand size, so asking it reveals nothing about any hand.
    """
    if not table.hands[seat]:
        return False
    base = table.bases[seat]
    return (
        _can_pay_any(base, _AT_ANY_TIME)
        or (_can_pay_any(base, _ON_ORDERS) and bool(_list_live_orders(table)))
        or (_can_pay_any(base, _ON_ASSAULTS) and _is_assaulted(table, seat))
    )


def _can_pay_any(base: Areas, costs: tuple[Cost, ...]) -> bool:
    for cost in costs:  # noqa: SIM110 - asked of everybody at every step; a generator takes twice the time
        if can_pay(base, cost):
            return True
    return False


def list_waiting(state: State) -> tuple[Seat, ...]:
    """Return the seats that still may answer in the innermost window, in their order.

    The first seat is the one asked now; the others may only pass ahead of their turn. `()` if no answer is open.
    """
    seats: list[Seat] = []
    for effect in state.agenda:
        if not isinstance(effect, effects.AskAnswer):
            break
        if not is_out(state.table, effect.seat) and (not seats or may_be_asked(state.table, effect.seat)):
            seats.append(effect.seat)
    return tuple(seats)


def pass_ahead(state: State, seat: Seat) -> State:
    """Return the state after a seat passes before its turn to answer: its pending ask is removed.

    Unchanged if the seat has no pending ask.
    """
    return replace(state, agenda=tuple(effect for effect in state.agenda if effect != effects.AskAnswer(seat)))


def _operations(table: Table, seat: Seat) -> list[Action]:
    base, plays = table.bases[seat], _plays(opponents(table, seat))
    listed: list[Action] = []
    for card in dict.fromkeys(table.hands[seat]):
        if card in plays and can_pay(base, _OPERATIONS[card]):
            listed += plays[card]
    return listed


@cache
def _plays(others: tuple[Seat, ...]) -> Mapping[str, tuple[Play, ...]]:
    """Return the ways to play each OPERATION, keyed by card; costs are ignored.

    They differ by branch, then by target among `others`, the seat's opponents. The target is None if the card needs
    none.
    """
    return {
        card: tuple(
            Play(card, target, None, branch)
            for branch in branches(card)
            for target in (others if played_effects(card, branch).needs_target else (None,))
        )
        for card in _OPERATIONS
    }


def _yield_answers(table: Table, seat: Seat, card: str) -> Iterator[Play]:
    """Yield the ways to declare an ESPIONAGE card in the innermost window; costs are ignored.

    They differ by target, or by the order that the card copies or nullifies. A card with effects unfit for the window
    yields an empty iterator.
    """
    does = played_effects(card, None)
    if does.copies:
        for order in _list_live_orders(table):
            yield from _yield_copies(table, seat, card, order)
    elif does.nullifies:
        for order in _list_live_orders(table):
            yield Play(card, order=order.number)
    elif not does.counters or _is_assaulted(table, seat):
        for target in _targets(table, seat, does):
            yield Play(card, target)


def _yield_copies(table: Table, seat: Seat, card: str, order: Order) -> Iterator[Play]:
    for branch in branches(order.effects_of):
        does = copied_effects(order.effects_of, branch)
        seconds = [other.number for other in _list_live_orders(table)] if does.nullifies else [None]
        for target in _targets(table, seat, does):
            for second in seconds:
                yield Play(card, target, order.number, branch, second)


def _list_live_orders(table: Table) -> list[Order]:
    return [order for order in table.windows[-1].orders if not order.retired]


def _targets(table: Table, seat: Seat, does: OrderEffects) -> tuple[Seat | None, ...]:
    return opponents(table, seat) if does.needs_target else (None,)


def _is_assaulted(table: Table, seat: Seat) -> bool:
    """Return whether an order of the innermost window contains Assault and targets the seat.

    Orders of any type count, copies with an Assault of 0 included.
    """
    return any(order.target == seat and order_effects(order).assaults for order in _list_live_orders(table))
