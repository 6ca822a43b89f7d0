"""Who may know what (rules 6): one predicate, `sees`, for views, redacted events and imagined worlds.

A hand is shown only while it is hacked. A card that was seen in it is known to be there until it leaves, which is open.
"""

from collections import Counter
from typing import assert_never

from msgspec import UNSET, UnsetType

from engine.core.game import Step
from engine.core.values import Seat, Value
from engine.games.this_means_war import events
from engine.games.this_means_war.effects import AskHack
from engine.games.this_means_war.state import Known, State, Table


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


Rows = tuple[Known, ...] | UnsetType


def known_cards(table: Table, reader: Seat | None, holder: Seat) -> tuple[str, ...]:
    """Return the cards that a reader (None: a spectator) knows a hand to hold, though it doesn't see them."""
    return tuple(row.card for row in table.known or () if row.holder == holder and row.reader in (None, reader))


def known_after_look(table: Table, reader: Seat, holder: Seat) -> Rows:
    """Return what is known once a reader has seen a hand."""
    others = tuple(row for row in table.known or () if (row.reader, row.holder) != (reader, holder))
    news = Counter(table.hands[holder]) - Counter(known_cards(table, None, holder))
    return (*others, *(Known(reader, holder, card) for card in news.elements())) or UNSET


def known_after_taking(table: Table, holder: Seat, card: str) -> Rows:
    """Return what is known once everybody has seen a card go to a hand."""
    return (*(table.known or ()), Known(None, holder, card))


def known_after_leaving(table: Table, holder: Seat, cards: tuple[str, ...]) -> Rows:
    """Return what is known once everybody has seen cards leave a hand."""
    if not table.known:
        return UNSET
    rows = list(table.known)
    for card in cards:
        public = Known(None, holder, card)
        gone = {public} if public in rows else {row for row in rows if (row.holder, row.card) == (holder, card)}
        for row in gone:
            rows.remove(row)
    return tuple(rows) or UNSET


_REVEAL_NOTHING = (
    events.TurnBegan,
    events.Collected,
    events.OrderSkipped,
    events.TurnsPassed,
    events.AnotherOrder,
    events.Passed,
    events.OrderNullified,
    events.OrderResolved,
    events.Fizzled,
    events.Added,
    events.Assaulted,
    events.Destroyed,
    events.Sacrificed,
    events.FinalStandBegan,
    events.FinalStandEnded,
    events.Took,
    events.Eliminated,
)


def reveals(before: State, step: Step[State, events.Event]) -> bool:
    """Tell whether a step drew chance, or showed anybody a card of a hand or of the deck."""
    if before.table.rng != step.state.table.rng:
        return True
    return not all(isinstance(event, _REVEAL_NOTHING) for event in step.events)
