"""Views and redacted events for a seat or a spectator (rules 6)."""

from typing import assert_never

from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.this_means_war import rules
from engine.games.this_means_war.areas import can_pay
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.choices import list_waiting
from engine.games.this_means_war.effects import Ask, AskAnswer, AskDiscard, AskHack, AskOrder, AskTake
from engine.games.this_means_war.events import Drew, Event
from engine.games.this_means_war.state import State, Table, is_out, may_answer
from engine.games.this_means_war.view_types import AskView, GrafmarshallView, HandCard, View, WindowView
from engine.games.this_means_war.visibility import DrawOf, HandOf, sees


def view(state: State, seat: Seat | None) -> View:
    """Return everything that the seat may know of the state; None as `seat` means a spectator."""
    table, ask = state.table, state.ask
    return View(
        seat=seat,
        win_city=table.terms.win_city,
        resolution=table.terms.resolution,
        max_turns=table.terms.max_turns,
        turn=table.turn,
        active=table.active,
        grafmarshalls=tuple(_grafmarshall(table, Seat(each)) for each in range(len(table.bases))),
        windows=_windows(state),
        ask=None if ask is None else _ask(ask),
        hand=_hand(state, seat),
        looking=_looking(state, seat),
        deck_size=len(table.deck),
        discard_pile=table.discard_pile,
        outcome=rules.outcome(state),
    )


def _grafmarshall(table: Table, seat: Seat) -> GrafmarshallView:
    return GrafmarshallView(
        seat=seat,
        base=table.bases[seat],
        hand_size=len(table.hands[seat]),
        final_stand=seat in table.final_stands,
        may_answer=table.ending is None and may_answer(table, seat),
        eliminated=is_out(table, seat),
        left=any(fall.seat == seat and fall.left for fall in table.falls),
    )


def _windows(state: State) -> tuple[WindowView, ...]:
    """Return views of the open windows, outermost first.

    Only the innermost window still has seats to answer. An outer window with all orders retired is left out, because it
    only waits to close.
    """
    table = state.table
    if not table.windows:
        return ()
    *outer, innermost = table.windows
    left = [window for window in outer if not all(order.retired for order in window.orders)]
    return (
        *(WindowView(window.fog, window.orders, ()) for window in left),
        WindowView(innermost.fog, innermost.orders, list_waiting(state)),
    )


def _ask(ask: Ask) -> AskView:
    match ask:
        case AskOrder(seat, card):
            return AskView(seat, "order", card)
        case AskAnswer(seat):
            return AskView(seat, "answer")
        case AskDiscard(seat, card):
            return AskView(seat, "discard", card)
        case AskHack(seat, target):
            return AskView(seat, "hack", target=target)
        case AskTake(seat):
            return AskView(seat, "take")
        case _:
            assert_never(ask)


def _hand(state: State, seat: Seat | None) -> tuple[HandCard, ...]:
    if seat is None or not sees(state, seat, HandOf(seat)):
        return ()
    base = state.table.bases[seat]
    return tuple(HandCard(card, can_pay(base, BY_KEY[card].cost)) for card in state.table.hands[seat])


def _looking(state: State, seat: Seat | None) -> tuple[str, ...]:
    ask = state.ask
    if isinstance(ask, AskHack) and ask.seat == seat and sees(state, seat, HandOf(ask.target)):
        return state.table.hands[ask.target]
    return ()


def redact(state: State, event: Event, seat: Seat | None) -> Event:
    """Return the event, with drawn cards set to None if the seat may not know them.

    Each reader gets every event in some form. None as the seat means a spectator.
    """
    if isinstance(event, Drew) and not sees(state, seat, DrawOf(event.seat)):
        return replace(event, cards=None)
    return event
