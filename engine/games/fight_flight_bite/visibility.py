"""Who may know what (rules 15): predicates for views, redacted events and imagined worlds."""

from engine.core.seats import Seat
from engine.games.fight_flight_bite.cards import fixed_cards, sorted_hand
from engine.games.fight_flight_bite.state import Peek, State, has_revealed


def sees_hand(state: State, seat: Seat | None, holder: Seat) -> bool:
    """Tell whether a seat, or a spectator (None), may know all cards of a hand.

    Who has looked at a hand by Keen Nose knows it for good, as a hand can only shrink, and in the open.
    """
    return (
        seat == holder
        or has_revealed(state)
        or (seat is not None and any(peek.seat == seat and peek.holder == holder for peek in state.table.peeks))
    )


def sees_throw(state: State, seat: Seat | None, thrower: Seat) -> bool:
    """Tell whether a seat, or a spectator (None), may know a throw that hasn't been shown: only its author may.

    For a seat that has left, chance throws, and nobody may know that throw.
    """
    return seat == thrower and thrower not in state.gone


def known_cards(state: State, holder: Seat) -> tuple[str, ...]:
    """Return the cards of a hand that everybody knows to be there: the fixed part of it that wasn't played yet."""
    left = list(fixed_cards(state.tribes[holder])) if state.table.hands[holder] else []
    for card in state.table.played[holder]:
        if card in left:
            left.remove(card)
    return tuple(left)


def cards_seen(state: State, peek: Peek) -> tuple[str, ...]:
    """Return the hand as it was when it was looked at."""
    table = state.table
    return sorted_hand((*table.hands[peek.holder], *table.played[peek.holder][peek.played :]))
