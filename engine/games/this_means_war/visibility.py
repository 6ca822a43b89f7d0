"""Visibility (rules 6): the predicate `sees` serves views, redacted events and sampled states.

A hand is visible only while it is hacked. A reader knows a card that it has seen there until the card leaves, which is
public.
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
    """Return whether a seat, or a spectator (None), may see a present hand (HandOf) or drawn cards (DrawOf).

    A seat sees its own cards, and a hand from which it is choosing a card by hacking. A spectator sees none.
    """
    match cards:
        case HandOf(holder):
            return seat is not None and (seat == holder or state.ask == AskHack(seat, holder))
        case DrawOf(holder):
            return seat == holder
        case _:
            assert_never(cards)


Rows = tuple[Known, ...] | UnsetType


def known_cards(table: Table, reader: Seat | None, holder: Seat) -> tuple[str, ...]:
    """Return the cards that a reader knows to be in a hand without seeing the hand.

    None as `reader` means a spectator.
    """
    return tuple(row.card for row in table.known or () if row.holder == holder and row.reader in (None, reader))


def known_after_look(table: Table, reader: Seat, holder: Seat) -> Rows:
    """Return the table's rows of knowledge after `reader` has seen the whole hand of `holder`.

    The reader's rows about this hand are replaced: one for each card that isn't public knowledge. UNSET if the result
    has no rows.
    """
    others = tuple(row for row in table.known or () if (row.reader, row.holder) != (reader, holder))
    news = Counter(table.hands[holder]) - Counter(known_cards(table, None, holder))
    return (*others, *(Known(reader, holder, card) for card in news.elements())) or UNSET


def known_after_taking(table: Table, holder: Seat, card: str) -> Rows:
    """Return the table's rows of knowledge after `holder` took a card that all readers saw.

    One public row for the card is added.
    """
    return (*(table.known or ()), Known(None, holder, card))


def known_after_leaving(table: Table, holder: Seat, cards: tuple[str, ...]) -> Rows:
    """Return the table's rows of knowledge after all readers saw these cards leave the hand of `holder`.

    Each card removes one public row that names it. If no public row names it, one row of each reader is removed. UNSET
    if no rows remain.
    """
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
    """Return whether a step used randomness, or showed a card of a hand or of the deck to any reader."""
    if before.table.rng != step.state.table.rng:
        return True
    return not all(isinstance(event, _REVEAL_NOTHING) for event in step.events)
