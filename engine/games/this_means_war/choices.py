"""What may be chosen, for each ask: functions of the table and of what the seat that is asked may see (rules 2 and 3).

The ask is the head of the agenda; its answers are a function of the table, so no save carries them.
"""

from collections.abc import Iterator
from typing import assert_never

from engine.core.seats import Seat
from engine.games.this_means_war.actions import Action, Discard, Hack, Mulligan, Pass, Play, Recycle, Take
from engine.games.this_means_war.areas import can_pay
from engine.games.this_means_war.cards import BY_KEY, Card
from engine.games.this_means_war.effect_text import Form, branches, copy, form_of, plain
from engine.games.this_means_war.effects import (
    Ask,
    AskAnswer,
    AskDiscard,
    AskHack,
    AskOrder,
    AskTake,
    CounterStrike,
    Declare,
    Draw,
    Effect,
    PickUp,
    StandBack,
    Throw,
    ThrowAll,
)
from engine.games.this_means_war.orders import Order
from engine.games.this_means_war.seating import opponents
from engine.games.this_means_war.state import Table

_PASS = Pass()
_MULLIGAN = Mulligan()
_RECYCLES = {key: Recycle(key) for key in BY_KEY}


def offered(table: Table, ask: Ask) -> tuple[Action, ...]:
    """List the answers to an ask, copies of a card once, cards in the order of the deck list."""
    match ask:
        case AskOrder(seat):
            return _orders(table, seat)
        case AskAnswer(seat):
            return (
                _PASS,
                *(play for card in _payable(table, seat, "ESPIONAGE") for play in _answers(table, seat, card)),
            )
        case AskDiscard(seat):
            return tuple(Discard(card) for card in dict.fromkeys(table.hands[seat]))
        case AskHack(_, target):
            return tuple(Hack(card) for card in dict.fromkeys(table.hands[target]))
        case AskTake():
            return tuple(Take(card) for card in dict.fromkeys(reversed(table.discard_pile)))
        case _:
            assert_never(ask)


def follow(  # noqa: PLR0911 - one return for each kind of action
    table: Table, ask: Ask, action: Action
) -> tuple[Effect, ...]:
    """Return what follows from an answer that was offered."""
    seat = ask.seat
    match action:
        case Play(card, target, order, branch, second):
            return (Declare(seat, card, target, order, branch, second),)
        case Recycle(card):
            return (Throw(seat, card, "recycle"), Draw(seat))
        case Mulligan():
            return (ThrowAll(seat, "mulligan"), Draw(seat, len(table.hands[seat]) - 1))
        case Pass():
            return (StandBack(seat),)
        case Discard(card):
            return (Throw(seat, card, "discard"), Draw(seat))
        case Hack(card):
            target = ask.target if isinstance(ask, AskHack) else seat
            return (Throw(target, card, "hack"), Draw(target))
        case Take(card):
            return (PickUp(seat, card),)
        case _:
            assert_never(action)


def _orders(table: Table, seat: Seat) -> tuple[Action, ...]:
    found: list[Action] = []
    for card in _payable(table, seat, "OPERATION"):
        for branch in branches(card.key):
            found += [Play(card.key, target, None, branch) for target in _targets(table, seat, plain(card.key, branch))]
    found += [_RECYCLES[card] for card in dict.fromkeys(table.hands[seat])]
    return (*found, _MULLIGAN)


def _payable(table: Table, seat: Seat, type_: str) -> Iterator[Card]:
    base = table.bases[seat]
    for key in dict.fromkeys(table.hands[seat]):
        card = BY_KEY[key]
        if card.type == type_ and can_pay(base, card.cost):
            yield card


def _answers(table: Table, seat: Seat, card: Card) -> Iterator[Play]:
    """List the ways to declare an ESPIONAGE card in the innermost window."""
    form = plain(card.key, None)
    if form.copies:
        for order in _declared(table):
            yield from _copies(table, seat, card.key, order)
    elif form.nullifies:
        for order in _declared(table):
            yield Play(card.key, order=order.number)
    elif CounterStrike() not in card.effects or _is_assaulted(table, seat):
        for target in _targets(table, seat, form):
            yield Play(card.key, target)


def _copies(table: Table, seat: Seat, card: str, order: Order) -> Iterator[Play]:
    for branch in branches(order.effects_of):
        form = copy(order.effects_of, branch)
        seconds = [other.number for other in _declared(table)] if form.nullifies else [None]
        for target in _targets(table, seat, form):
            for second in seconds:
                yield Play(card, target, order.number, branch, second)


def _declared(table: Table) -> list[Order]:
    return [order for order in table.windows[-1].orders if not order.retired]


def _targets(table: Table, seat: Seat, form: Form) -> tuple[Seat | None, ...]:
    return opponents(table, seat) if form.needs_target else (None,)


def _is_assaulted(table: Table, seat: Seat) -> bool:
    """Tell whether the OPERATION being answered contains Assault and targets the seat; no other order counts."""
    window = table.windows[-1]
    if window.fog:
        return False
    operation = window.orders[0]
    return operation.target == seat and form_of(operation).assaults and not operation.retired
