"""Who may know what (rules 6): one predicate, `sees`, for views, redacted events and imagined worlds."""

from typing import assert_never

from engine.core.seats import Seat
from engine.core.values import Value
from engine.games.this_means_war.effects import AskHack
from engine.games.this_means_war.state import State


class HandOf(Value, frozen=True):
    """The cards that a seat holds now."""

    seat: Seat


class DrawOf(Value, frozen=True):
    """The cards that a seat drew."""

    seat: Seat


Cards = HandOf | DrawOf


def sees(state: State, seat: Seat | None, cards: Cards) -> bool:
    """Tell whether a seat, or a spectator (None), may know these cards: its own, and a hand while it hacks it."""
    match cards:
        case HandOf(holder):
            return seat is not None and (seat == holder or state.ask == AskHack(seat, holder))
        case DrawOf(holder):
            return seat == holder
        case _:
            assert_never(cards)
