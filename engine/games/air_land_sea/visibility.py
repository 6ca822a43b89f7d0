"""Who may know what (rules 6): one predicate, `sees`, serves views, redacted events and imagined worlds.

Knowledge of cards in play is kept with the cards (`CardInPlay`), so it follows them and ends when they leave. What is
known of a hand is a note of what happened, but for marked cards, which are open until they are played.
"""

from typing import TypeAlias, assert_never

from engine.core.seats import Seat
from engine.core.values import Value
from engine.games.air_land_sea.state import CardInPlay, State, Table, side_of


class HandOf(Value, frozen=True):
    """The cards of a seat's hand."""

    seat: Seat


class CardOfSide(Value, frozen=True):
    """A card that a side knows as its own, in play or on its way; or both sides, or everybody."""

    side: int
    public: bool = False
    shared: bool = False


class CardOfSeats(Value, frozen=True):
    """A card that was drawn, given or swapped, which these seats know; or everybody."""

    seats: tuple[Seat, ...]
    public: bool = False


class NoteFor(Value, frozen=True):
    """A note for these readers; for everybody where they are None."""

    readers: tuple[Seat, ...] | None


class DeckTop(Value, frozen=True):
    """The deck's top card; what lies below it nobody knows."""


Thing: TypeAlias = HandOf | CardOfSide | CardOfSeats | NoteFor | DeckTop


def sees(state: State, seat: Seat | None, thing: Thing) -> bool:
    """Tell whether a seat, or a spectator, may know what the thing is (rules 6.1 and 6.2)."""
    table = state.table
    match thing:
        case HandOf(holder):
            return seat == holder
        case CardOfSide(side, public, shared):
            return _sees_card(table, seat, side, public=public, shared=shared)
        case CardOfSeats(seats, public):
            return public or seat in seats
        case NoteFor(readers):
            return readers is None or seat in readers
        case DeckTop():
            return seat is not None and side_of(table, seat) in table.looked
        case _:
            assert_never(thing)


def _sees_card(table: Table, seat: Seat | None, side: int, *, public: bool, shared: bool) -> bool:
    return public or (seat is not None and (shared or seat in table.sides[side]))


def sees_in_play(table: Table, seat: Seat | None, side: int, placed: CardInPlay) -> bool:
    """Tell whether a seat, or a spectator, sees what a side's card in play is."""
    return _sees_card(table, seat, side, public=placed.public, shared=placed.shared)


def card_in_play(side: int, placed: CardInPlay) -> CardOfSide:
    """Return what `sees` is to be asked about a side's card in play."""
    return CardOfSide(side, placed.public, placed.shared)
