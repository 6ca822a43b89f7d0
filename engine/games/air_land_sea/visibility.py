"""Who may know what (rules 6): what is seen, and what is remembered for certain of cards that aren't.

One predicate, `sees`, serves views, redacted events and imagined worlds. Knowledge of cards in play is kept with the
cards (`CardInPlay`), so it follows them and ends when they leave. What is known of a hand is a note of what happened,
but for marked cards, which are open until they are played.

What readers know for certain of cards that they don't see (rules 6.2) is in `Known`: shown, given, taken back, or under
the deck. A card that was shown in a hand is there until a card leaves the hand unseen; then it is there, or it is that
card. Knowledge that went from hand to hand unseen twice, for two cards at once, is kept as it was after the first time.
"""

from collections.abc import Callable, Collection, Iterator
from typing import TypeAlias, assert_never

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.game import Step
from engine.core.seats import Seat
from engine.core.values import Value
from engine.games.air_land_sea import events
from engine.games.air_land_sea.state import CardInPlay, Known, State, Table, side_of

Readers = Collection[Seat | None]

_MOST_SEATS = 4
_READERS: tuple[tuple[Seat | None, ...], ...] = tuple(
    (None, *(Seat(seat) for seat in range(seats))) for seats in range(_MOST_SEATS + 1)
)
"""By number of seats, whoever is shown anything."""


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


def all_readers(table: Table) -> tuple[Seat | None, ...]:
    """Return every seat, and None for the spectators."""
    return _READERS[len(table.hands)]


def is_so(table: Table, row: Known) -> bool:
    """Tell whether a piece of knowledge is true on this table."""
    return row.card in row.cards or any(row.card in table.hands[seat] for seat in row.seats)


def see(table: Table, card: str, readers: Readers) -> Table:
    """Show a card: the readers need no longer remember where it is, and know that no other card was this one."""
    if not table.known:
        return table

    def seen(row: Known) -> Known | None:
        return _once_seen(row, card) if row.reader in readers else row

    return _changed(table, seen)


def _once_seen(row: Known, card: str) -> Known | None:
    """Return what a reader that sees a card goes on remembering."""
    if row.card == card:
        return None
    return replace(row, cards=_without(row.cards, card)) if card in row.cards else row


def remember_card(table: Table, card: str, readers: Readers) -> Table:
    """Let readers, who see a card, know it for as long as it can be followed."""
    seen = see(table, card, readers)
    rows = tuple(Known(reader, card, cards=(card,)) for reader in readers)
    return replace(seen, known=(*(seen.known or ()), *rows) or UNSET)


def remember_hand(table: Table, card: str, seat: Seat, readers: Readers) -> Table:
    """Let readers know that a seat holds a card; the seat itself needs no reminder."""
    seen = see(table, card, readers)
    rows = tuple(Known(reader, card, seats=(seat,)) for reader in readers if reader != seat)
    return replace(seen, known=(*(seen.known or ()), *rows) or UNSET)


def leave_hand(table: Table, seat: Seat, card: str, readers: Readers) -> Table:
    """Follow a card out of a hand: to all but these readers, who see it, it may be any card that was there."""

    def left(row: Known) -> Known | None:
        if row.reader in readers:
            return _once_seen(row, card)
        if seat not in row.seats or card in row.cards:
            return row
        return replace(row, cards=(*row.cards, card))

    return _changed(table, left)


def join_hand(table: Table, seat: Seat, card: str, readers: Readers) -> Table:
    """Follow a card into a hand; these readers, the seat among them, see it, to others it is a card of that hand.

    Where a reader wonders of several cards whether they are this one, it is followed by itself, as only one can be.
    """
    known = table.known or ()

    def unseen(row: Known) -> Known:
        if row.reader in readers or card not in row.cards:
            return row
        if any(other != row and other.reader == row.reader and card in other.cards for other in known):
            return row
        seats = row.seats if seat in row.seats else (*row.seats, seat)
        return replace(row, seats=seats, cards=_without(row.cards, card))

    return remember_hand(_changed(table, unseen), card, seat, readers)


def rule_out(table: Table, card: str, side: int) -> Table:
    """Let everybody know that no hand of a side holds a card."""
    holders = table.sides[side]
    for reader in all_readers(table):
        if _is_seen(table, card, reader):
            continue
        known = next((row for row in table.known or () if (row.reader, row.card) == (reader, card)), None)
        row = known or Known(reader, card, _other_hands(table, reader), _hidden_cards(table, reader))
        held = {each for seat in holders for each in table.hands[seat]}
        narrowed = replace(
            row,
            seats=tuple(seat for seat in row.seats if seat not in holders),
            cards=tuple(each for each in row.cards if each not in held),
        )
        others = tuple(other for other in table.known or () if other != known)
        table = replace(table, known=(*others, narrowed))
    return table


def _is_seen(table: Table, card: str, reader: Seat | None) -> bool:
    return (reader is not None and card in table.hands[reader]) or any(
        placed.card == card and sees_in_play(table, reader, side, placed)
        for side, columns in enumerate(table.columns)
        for column in columns
        for placed in column
    )


def _other_hands(table: Table, reader: Seat | None) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(len(table.hands)) if seat != reader)


def _hidden_cards(table: Table, reader: Seat | None) -> tuple[str, ...]:
    """Return the cards that a reader doesn't see though they are in nobody's hand."""
    return table.deck + tuple(
        placed.card
        for side, columns in enumerate(table.columns)
        for column in columns
        for placed in column
        if not sees_in_play(table, reader, side, placed)
    )


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(each for each in cards if each != card)


def _changed(table: Table, change: Callable[[Known], Known | None]) -> Table:
    if not table.known:
        return table
    rows = tuple([changed for row in table.known if (changed := change(row)) is not None])
    return table if rows == table.known else replace(table, known=rows or UNSET)


_TELLS_NOTHING = (
    events.Stopped,
    events.Flipped,
    events.Triggered,
    events.Interrupted,
    events.Fizzled,
    events.Declined,
    events.Moved,
    events.TakenBack,
    events.SwapChosen,
    events.ChangedSides,
    events.Destroyed,
    events.SuppliesGained,
    events.AirDropGranted,
    events.AirDropEnded,
    events.ExtraTurnGranted,
    events.TurnSkipped,
)
"""Of these, some show a card in play that is known afterwards to more people than before."""


def reveals(before: State, step: Step[State, events.Event]) -> bool:
    """Tell whether a step drew chance, or showed anybody a card."""
    if before.rng != step.state.rng or any(_reveals(before.table, event) for event in step.events):
        return True
    known = {placed.card: placed for placed in _all_in_play(before.table)}
    return any(
        (placed.public and not was.public) or (placed.shared and not was.shared)
        for placed in _all_in_play(step.state.table)
        if (was := known.get(placed.card)) is not None
    )


def _reveals(before: Table, event: events.Event) -> bool:
    match event:
        case events.Improvised(side=side, public=public, shared=shared):
            return shared or not (public or len(before.sides[side]) == 1)
        case events.Reinforced(side=side, shared=shared):
            return shared or side not in before.looked
        case _:
            return not isinstance(event, _TELLS_NOTHING)


def _all_in_play(table: Table) -> Iterator[CardInPlay]:
    return (placed for columns in table.columns for column in columns for placed in column)
