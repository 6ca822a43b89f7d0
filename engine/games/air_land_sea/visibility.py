"""Visibility (rules 6): the cards that a reader sees, and the knowledge that it keeps of other cards.

The predicate `sees` serves views, redacted events and sampled states. Knowledge about cards in play is part of the
cards (`CardInPlay`), so it moves and ends with its card. Knowledge about a hand is a note of a past event. Only marked
cards stay public until they are played.

`Known` rows hold certain knowledge about cards that a reader doesn't see (rules 6.2). Such cards were shown, given,
moved to a hand from the table, or put under the deck. A card shown in a hand is there until an unseen card leaves the
hand. Then it is either still there, or it is that unseen card. If an unseen card is a candidate in two rows of a
reader, its next move leaves both rows unchanged.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import TypeAlias, assert_never

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.game import Step
from engine.core.values import Seat, Value
from engine.games.air_land_sea import events
from engine.games.air_land_sea.state import CardInPlay, Known, State, Table, side_of

Readers = Collection[Seat | None]

_MAX_SEATS = 4
_READERS: tuple[tuple[Seat | None, ...], ...] = tuple(
    (None, *(Seat(seat) for seat in range(seats))) for seats in range(_MAX_SEATS + 1)
)
"""All readers (None for spectators, then each seat), indexed by the number of seats."""


class HandOf(Value, frozen=True):
    """The cards of a seat's hand."""

    seat: Seat


class CardOfSide(Value, frozen=True):
    """A card that a side knows as its own, in play or on its way there.

    `shared` means that both sides know it; `public` means that all readers do.
    """

    side: int
    public: bool = False
    shared: bool = False


class CardOfSeats(Value, frozen=True):
    """A drawn, given or swapped card that the seats `seats` know; `public` means that all readers know it."""

    seats: tuple[Seat, ...]
    public: bool = False


class NoteFor(Value, frozen=True):
    """A note for the given readers; None means all readers."""

    readers: tuple[Seat, ...] | None


class DeckTop(Value, frozen=True):
    """The deck's top card. The cards below it are hidden from all readers."""


Thing: TypeAlias = HandOf | CardOfSide | CardOfSeats | NoteFor | DeckTop


def sees(state: State, seat: Seat | None, thing: Thing) -> bool:
    """Return whether a seat, or a spectator (None), may know the thing (rules 6.1 and 6.2).

    `thing` is a hand, a card of a side or of some seats, a note, or the deck's top card.
    """
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
    """Return whether a seat, or a spectator (None), sees the face of a side's card in play."""
    return _sees_card(table, seat, side, public=placed.public, shared=placed.shared)


def card_in_play(side: int, placed: CardInPlay) -> CardOfSide:
    """Return the `sees` query for a side's card in play."""
    return CardOfSide(side, placed.public, placed.shared)


def all_readers(table: Table) -> tuple[Seat | None, ...]:
    """Return all readers of the match: None for the spectators first, then every seat, ascending."""
    return _READERS[len(table.hands)]


def is_true(table: Table, row: Known) -> bool:
    """Return whether a row of knowledge is true: its card is in a hand of `seats` or among `cards`."""
    return row.card in row.cards or any(row.card in table.hands[seat] for seat in row.seats)


def see(table: Table, card: str, readers: Readers) -> Table:
    """Update `known` after the readers see a card: remove their rows about this card.

    Also remove the card from the candidates in their other rows. If nothing is known, return the same table.
    """
    return _with_known(table, _rows_after_sight(table.known, card, readers)) if table.known else table


def _rows_after_sight(known: Sequence[Known], card: str, readers: Readers) -> list[Known]:
    """Return the rows of `known` after the readers see a card.

    Their rows about the card are dropped, and it is no longer a candidate in their other rows. Rows of other readers
    stay.
    """
    rows: list[Known] = []
    for row in known:
        if (row.card != card and card not in row.cards) or row.reader not in readers:
            rows.append(row)
        elif row.card != card:
            rows.append(replace(row, cards=_remove_card(row.cards, card)))
    return rows


def remember_card(table: Table, card: str, readers: Readers) -> Table:
    """Add a row to `known` for each of the readers, who saw a card that is now hidden.

    The row records where the card is now, and replaces the reader's earlier rows about the card. It is removed from the
    candidates in their other rows.
    """
    rows = _rows_after_sight(table.known or (), card, readers)
    return _with_known(table, rows + [Known(reader, card, cards=(card,)) for reader in readers])


def remember_hand(table: Table, card: str, seat: Seat, readers: Readers) -> Table:
    """Record in `known` that the readers know the seat to hold a card.

    Each reader gets a row, except the seat itself, which sees its hand.
    """
    return _with_known(table, _rows_after_holding(table.known or (), card, seat, readers))


def _rows_after_holding(known: Sequence[Known], card: str, seat: Seat, readers: Readers) -> list[Known]:
    new_rows = [Known(reader, card, seats=(seat,)) for reader in readers if reader != seat]
    return _rows_after_sight(known, card, readers) + new_rows


def leave_hand(table: Table, seat: Seat, card: str, readers: Readers) -> Table:
    """Update `known` after a card leaves a seat's hand; `readers` see the card.

    To any other reader it may be any card that was possibly in that hand. So it becomes a candidate in their rows about
    these cards.
    """
    if not table.known:
        return table
    rows = _rows_after_sight(table.known, card, readers)
    for index, row in enumerate(rows):
        if seat in row.seats and card not in row.cards and row.reader not in readers:
            rows[index] = replace(row, cards=(*row.cards, card))
    return _with_known(table, rows)


def join_hand(table: Table, seat: Seat, card: str, readers: Readers) -> Table:
    """Update `known` after a card joins a hand. `readers`, including the seat, see the card.

    If the card is a candidate in exactly one row of another reader, that row names the hand instead. Several rows with
    this candidate stay the same, because only one of them can be true.
    """
    uncertain_readers = [row.reader for row in table.known or () if card in row.cards]
    rows = list(table.known or ())
    for index, row in enumerate(rows):
        if card in row.cards and row.reader not in readers and uncertain_readers.count(row.reader) == 1:
            seats = row.seats if seat in row.seats else (*row.seats, seat)
            rows[index] = replace(row, seats=seats, cards=_remove_card(row.cards, card))
    return _with_known(table, _rows_after_holding(rows, card, seat, readers))


def rule_out(table: Table, card: str, side: int) -> Table:
    """Record for all readers that no hand of a side holds a card."""
    holders = table.sides[side]
    held_cards = {each for seat in holders for each in table.hands[seat]}
    rows = list(table.known or ())
    for reader in all_readers(table):
        if _is_seen(table, card, reader):
            continue
        known = [row for row in rows if row.reader == reader and row.card == card]
        row = known[0] if known else Known(reader, card, _list_other_seats(table, reader), _hidden_cards(table, reader))
        seats = tuple([seat for seat in row.seats if seat not in holders])
        cards = tuple([each for each in row.cards if each not in held_cards])
        rows = [other for other in rows if other not in known] + [replace(row, seats=seats, cards=cards)]
    return _with_known(table, rows)


def _is_seen(table: Table, card: str, reader: Seat | None) -> bool:
    return (reader is not None and card in table.hands[reader]) or any(
        placed.card == card and sees_in_play(table, reader, side, placed)
        for side, columns in enumerate(table.columns)
        for column in columns
        for placed in column
    )


def _list_other_seats(table: Table, reader: Seat | None) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in range(len(table.hands)) if seat != reader)


def _hidden_cards(table: Table, reader: Seat | None) -> tuple[str, ...]:
    """Return the cards outside hands that are hidden from a reader: the deck, then cards in play."""
    return table.deck + tuple(
        placed.card
        for side, columns in enumerate(table.columns)
        for column in columns
        for placed in column
        if not sees_in_play(table, reader, side, placed)
    )


def _remove_card(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(each for each in cards if each != card)


def _with_known(table: Table, rows: Sequence[Known]) -> Table:
    known = tuple(rows)
    return table if known == table.known else replace(table, known=known or UNSET)


_REVEAL_NOTHING = (
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
"""Events that reveal no hidden card by their type alone, though some show a card in play to more readers."""


def reveals(before: State, step: Step[State, events.Event]) -> bool:
    """Return whether a step used randomness or showed a card to a reader who didn't know where it was."""
    return any(_teaches(before, step, reader) for reader in all_readers(before.table))


def teaches(before: State, step: Step[State, events.Event], seat: Seat) -> bool:
    """Return whether a step used randomness or showed this seat a card of which it didn't know where it was."""
    return _teaches(before, step, seat)


def _teaches(before: State, step: Step[State, events.Event], reader: Seat | None) -> bool:
    if before.rng != step.state.rng:
        return True
    known = {*_list_known(before, reader), *_list_seen(before.table, reader)}
    if any(card not in known for card in _list_seen(step.state.table, reader)):
        return True
    return any(_event_teaches(before.table, event, reader, known) for event in step.events)


def _event_teaches(before: Table, event: events.Event, reader: Seat | None, known: Collection[str]) -> bool:
    match event:
        case events.Deployed(card=card) | events.Revealed(card=card):
            return card not in known
        case events.Improvised(side=side, card=card, public=public, shared=shared):
            return card not in known and _sees_card(before, reader, side, public=public, shared=shared)
        case events.Reinforced(side=side, card=card, shared=shared):
            return card not in known and _sees_card(before, reader, side, public=False, shared=shared)
        case _:
            return not isinstance(event, _REVEAL_NOTHING)


def _list_known(state: State, reader: Seat | None) -> Iterator[str]:
    """Yield the cards outside play whose place the reader knows: its hand, the top of the deck, and those of rows."""
    table = state.table
    if reader is not None:
        yield from table.hands[reader]
    if table.deck and sees(state, reader, DeckTop()):
        yield table.deck[0]
    for row in table.known or ():
        if row.reader == reader and len(row.seats) + len(row.cards) == 1:
            yield row.card


def _list_seen(table: Table, reader: Seat | None) -> Iterator[str]:
    """Yield the cards in play that the reader sees."""
    for side, columns in enumerate(table.columns):
        for column in columns:
            for placed in column:
                if sees_in_play(table, reader, side, placed):
                    yield placed.card
