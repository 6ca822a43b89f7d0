"""Views and redacted events for a seat or a spectator (rules 6)."""

from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.air_land_sea import events, rules, strength
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.rules import outcome, players
from engine.games.air_land_sea.state import CardInPlay, State, Table, find_holder, side_of
from engine.games.air_land_sea.view_types import AskView, CardView, ColumnView, MarkView, NoteView, TheaterView, View
from engine.games.air_land_sea.visibility import CardOfSeats, CardOfSide, DeckTop, HandOf, NoteFor, card_in_play, sees


def view(state: State, seat: Seat | None) -> View:
    """Return everything that the seat may know of the state; None as `seat` means a spectator."""
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
            rules.withdrawal_points(table, state.scoring, 0),
            rules.withdrawal_points(table, state.scoring, 1),
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
        epic=rules.is_epic(table),
        pool=strength.pool(table),
        supplied=strength.has_supplies(table),
        marks=tuple(MarkView(mark.seat, mark.card, mark.due) for mark in table.marks),
        notes=tuple(
            NoteView(state.battle, note.turn, note.side, note.seat, note.card, note.how)
            for note in table.notes
            if sees(state, seat, NoteFor(note.readers))
        ),
        swapping=next((swap.card for swap in table.swaps if sees(state, seat, HandOf(swap.seat))), None),
        giving=table.gift if table.gift and sees(state, seat, HandOf(find_holder(table, table.gift))) else None,
    )


def _row(state: State, seat: Seat | None) -> tuple[TheaterView, ...]:
    table = state.table
    tally = strength.tally(table)

    def column(side: int, theater: int) -> ColumnView:
        cards = zip(table.columns[side][theater], tally.strengths[side][theater], strict=True)
        return ColumnView(
            tuple([_card(state, seat, side, placed, strength) for placed, strength in cards]),
            tally.totals[side][theater],
            table.supplies[side][theater],
        )

    return tuple(
        TheaterView(type_, (column(0, theater), column(1, theater)), tally.controllers[theater])
        for theater, type_ in enumerate(table.row)
    )


def _card(state: State, seat: Seat | None, side: int, placed: CardInPlay, strength: int) -> CardView:
    known = sees(state, seat, card_in_play(side, placed))
    return CardView(placed.card if known else None, placed.faceup, strength)


def _lies_open(table: Table, card: str) -> bool:
    """Return whether the card is in play and public, so that all readers see its face.

    Return False for a card in a hand or in the deck.
    """
    return any(
        placed.card == card and placed.public for columns in table.columns for column in columns for placed in column
    )


def _asks(state: State) -> tuple[AskView, ...]:
    if state.winner is not None:
        return ()
    table = state.table
    if not state.decisions:
        return tuple(AskView(seat, "turn") for seat in players(table))
    card = table.activations[0].card if table.activations else None
    named = card if card is not None and _lies_open(table, card) else None
    return tuple(AskView(decision.seat, decision.ask, named) for decision in state.decisions)


def redact(state: State, event: Event, seat: Seat | None) -> Event:
    """Return the event with `card` set to None if the seat may not know the card.

    Each reader gets every event in some form (rules 6.3). None as the seat means a spectator.
    """
    match event:
        case events.Peeked(side=side):
            known = sees(state, seat, CardOfSide(side))
        case events.Reinforced(side=side, shared=shared):
            known = sees(state, seat, CardOfSide(side, shared=shared))
        case (
            events.Improvised(side=side, public=public, shared=shared)
            | events.Moved(side=side, public=public, shared=shared)
            | events.TakenBack(side=side, public=public, shared=shared)
            | events.Destroyed(side=side, public=public, shared=shared)
        ):
            known = sees(state, seat, CardOfSide(side, public, shared))
        case events.Stopped(side=side, public=public):
            known = sees(state, seat, CardOfSide(side, public))
        case events.ChangedSides(side=side, public=public):
            known = sees(state, seat, CardOfSide(side, public, shared=True))
        case events.Drew(seat=holder) | events.SwapChosen(seat=holder):
            known = sees(state, seat, CardOfSeats((holder,)))
        case events.Swapped(seat=giver, to=receiver):
            known = sees(state, seat, CardOfSeats((giver, receiver)))
        case events.Given(seat=giver, to=receiver, public=public):
            known = sees(state, seat, CardOfSeats((giver, receiver), public))
        case _:
            return event
    return event if known else replace(event, card=None)
