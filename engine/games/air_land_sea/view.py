"""Who may know what (rules 6): one predicate, `sees`, serves views, reports and imagined worlds.

Knowledge of cards in play is kept with the cards (`CardInPlay`), so it follows them and ends when they leave. What is
known of a hand is a note of what happened, but for marked cards, which are open until they are played.
"""

from typing import assert_never

from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.seats import Seat
from engine.core.values import Value
from engine.games.air_land_sea import battles, ongoing
from engine.games.air_land_sea.events import (
    ChangedSides,
    Destroyed,
    Drew,
    Event,
    Given,
    Improvised,
    Moved,
    Peeked,
    Reinforced,
    Stopped,
    SwapChosen,
    Swapped,
    TakenBack,
)
from engine.games.air_land_sea.ongoing import side_of
from engine.games.air_land_sea.state import CardInPlay, State, Table
from engine.games.air_land_sea.view_types import (
    AskView,
    CardView,
    ColumnView,
    MarkView,
    NoteView,
    TheaterView,
    View,
)


class HandOf(Value, frozen=True):
    """The cards of a seat's hand."""

    seat: Seat


class SideCard(Value, frozen=True):
    """A card that a side knows as its own, in play or on its way; or both sides, or everybody."""

    side: int
    public: bool = False
    shared: bool = False


class Passed(Value, frozen=True):
    """A card that was drawn, given or swapped, which these seats know; or everybody."""

    seats: tuple[Seat, ...]
    public: bool = False


class Noted(Value, frozen=True):
    """What was written down for these readers; or, with None, for everybody."""

    readers: tuple[Seat, ...] | None


class DeckTop(Value, frozen=True):
    """The deck's top card; what lies below it nobody knows."""


Thing = HandOf | SideCard | Passed | Noted | DeckTop


def sees(state: State, seat: Seat | None, thing: Thing) -> bool:
    """Tell whether a seat, or a spectator, may know what the thing is (rules 6.1 and 6.2)."""
    table = state.table
    match thing:
        case HandOf(holder):
            return seat == holder
        case SideCard(side, public, shared):
            return public or (seat is not None and (shared or seat in table.sides[side]))
        case Passed(seats, public):
            return public or seat in seats
        case Noted(readers):
            return readers is None or seat in readers
        case DeckTop():
            return seat is not None and side_of(table, seat) in table.looked
        case _:
            assert_never(thing)


def outcome(state: State) -> Outcome | None:
    """Return the winner's side before the loser's; the reason is "single", "target" or "resigned"."""
    if state.winner is None:
        return None
    reached = "target" if state.target else "single"
    return Outcome(((state.winner,), (1 - state.winner,)), reached if state.resigned is None else "resigned")


def view(state: State, seat: Seat | None) -> View:
    """Return everything the seat, or a spectator, may know."""
    table = state.table
    return View(
        seat=seat,
        side=None if seat is None else side_of(table, seat),
        sides=table.sides,
        edition=table.edition,
        scoring=state.scoring,
        target=state.target,
        battle=state.battle,
        turn=table.turn,
        first=table.first,
        row=_row(state, seat),
        victory_points=state.points,
        withdrawal=(
            battles.withdrawal_points(table, state.scoring, 0),
            battles.withdrawal_points(table, state.scoring, 1),
        ),
        hand_sizes=tuple(len(hand) for hand in table.hands),
        hand=() if seat is None or not sees(state, seat, HandOf(seat)) else table.hands[seat],
        deck_size=len(table.deck),
        top_card=table.deck[0] if table.deck and sees(state, seat, DeckTop()) else None,
        air_drop=(table.air_drop[0] != "none", table.air_drop[1] != "none"),
        extra_turns=(table.extra.count(0), table.extra.count(1)),
        queue=tuple(activation.card for activation in table.activations if _lies_open(table, activation.card)),
        asks=_asks(state),
        outcome=outcome(state),
        epic=battles.is_epic(table),
        pool=ongoing.pool(table),
        supplied=ongoing.supplied(table),
        marks=tuple(MarkView(mark.seat, mark.card, mark.due) for mark in table.marks),
        notes=tuple(
            NoteView(state.battle, note.turn, note.side, note.seat, note.card, note.how)
            for note in table.notes
            if sees(state, seat, Noted(note.readers))
        ),
        swapping=next((swap.card for swap in table.swaps if sees(state, seat, HandOf(swap.seat))), None),
        giving=table.gift if table.gift and sees(state, seat, HandOf(ongoing.holder(table, table.gift))) else None,
    )


def _row(state: State, seat: Seat | None) -> tuple[TheaterView, ...]:
    table = state.table
    standing = ongoing.standing(table)

    def column(side: int, theater: int) -> ColumnView:
        cards = zip(table.columns[side][theater], standing.strengths[side][theater], strict=True)
        return ColumnView(
            tuple(
                [
                    CardView(placed.card if sees(state, seat, lying(side, placed)) else None, placed.faceup, strength)
                    for placed, strength in cards
                ]
            ),
            standing.totals[side][theater],
            table.supplies[side][theater],
        )

    return tuple(
        TheaterView(type_, (column(0, theater), column(1, theater)), standing.controllers[theater])
        for theater, type_ in enumerate(table.row)
    )


def lying(side: int, placed: CardInPlay) -> SideCard:
    """Return a side's card in play as a thing that may be seen."""
    return SideCard(side, placed.public, placed.shared)


def _lies_open(table: Table, card: str) -> bool:
    """Tell whether everybody sees where the card lies; one taken into a hand is named no longer."""
    return any(
        placed.card == card and placed.public for columns in table.columns for column in columns for placed in column
    )


def _asks(state: State) -> tuple[AskView, ...]:
    if state.winner is not None:
        return ()
    table = state.table
    if not state.decisions:
        return tuple(AskView(seat, "turn") for seat in ongoing.players(table))
    card = table.activations[0].card if table.activations else None
    named = card if card is not None and _lies_open(table, card) else None
    return tuple(AskView(decision.seat, decision.ask, named) for decision in state.decisions)


def redact(state: State, event: Event, seat: Seat | None) -> Event:
    """Return the event without a card that the seat may not know; nobody misses an event whole (rules 6.3)."""
    match event:
        case Peeked(side=side):
            known = sees(state, seat, SideCard(side))
        case Reinforced(side=side, shared=shared):
            known = sees(state, seat, SideCard(side, shared=shared))
        case (
            Improvised(side=side, public=public, shared=shared)
            | Moved(side=side, public=public, shared=shared)
            | TakenBack(side=side, public=public, shared=shared)
            | Destroyed(side=side, public=public, shared=shared)
        ):
            known = sees(state, seat, SideCard(side, public, shared))
        case Stopped(side=side, public=public):
            known = sees(state, seat, SideCard(side, public))
        case ChangedSides(side=side, public=public):
            known = sees(state, seat, SideCard(side, public, shared=True))
        case Drew(seat=holder) | SwapChosen(seat=holder):
            known = sees(state, seat, Passed((holder,)))
        case Swapped(seat=giver, to=receiver):
            known = sees(state, seat, Passed((giver, receiver)))
        case Given(seat=giver, to=receiver, public=public):
            known = sees(state, seat, Passed((giver, receiver), public))
        case _:
            return event
    return event if known else replace(event, card=None)
