"""Who may know what (rules 6): one predicate, `sees`, serves views, reports and imagined worlds.

Knowledge of cards in play is kept with the cards (`CardInPlay.public`), so it follows them and ends when they leave.
What is known of a hand lives in past events alone.
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.core.values import Value
from engine.games.theaters import battles, choices, ongoing
from engine.games.theaters.actions import Action, Decline, Deploy, Give, Improvise, Reveal, SwapCard
from engine.games.theaters.cards import ORDER
from engine.games.theaters.choices import FromHand, Play
from engine.games.theaters.effects import Effect
from engine.games.theaters.events import (
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
from engine.games.theaters.ongoing import side_of
from engine.games.theaters.sight import AskSight, CardSight, ColumnSight, MarkSight, NoteSight, TheaterSight, View
from engine.games.theaters.state import CardInPlay, Column, State, Swap, Table
from engine.kit.agenda import Decision, Option
from engine.kit.hidden import redeal, rekeyed


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
    """Return the winner's side before the loser's; the reason is "single" or "target"."""
    if state.winner is None:
        return None
    return Outcome(((state.winner,), (1 - state.winner,)), "target" if state.target else "single")


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
        marks=tuple(MarkSight(mark.seat, mark.card, mark.due) for mark in table.marks),
        notes=tuple(
            NoteSight(state.battle, note.turn, note.side, note.seat, note.card, note.how)
            for note in table.notes
            if sees(state, seat, Noted(note.readers))
        ),
        swapping=next((swap.card for swap in table.swaps if sees(state, seat, HandOf(swap.seat))), None),
        giving=table.gift if table.gift and sees(state, seat, HandOf(ongoing.holder(table, table.gift))) else None,
    )


def _row(state: State, seat: Seat | None) -> tuple[TheaterSight, ...]:
    table = state.table
    totals = (ongoing.totals(table, 0), ongoing.totals(table, 1))
    controllers = ongoing.controllers(table)

    def column(side: int, theater: int) -> ColumnSight:
        cards = zip(table.columns[side][theater], ongoing.strengths(table, side, theater), strict=True)
        return ColumnSight(
            tuple(
                CardSight(placed.card if sees(state, seat, _lying(side, placed)) else None, placed.faceup, strength)
                for placed, strength in cards
            ),
            totals[side][theater],
            table.supplies[side][theater],
        )

    return tuple(
        TheaterSight(type_, (column(0, theater), column(1, theater)), controllers[theater])
        for theater, type_ in enumerate(table.row)
    )


def _lying(side: int, placed: CardInPlay) -> SideCard:
    return SideCard(side, placed.public, placed.shared)


def _lies_open(table: Table, card: str) -> bool:
    """Tell whether everybody sees where the card lies; one taken into a hand is named no longer."""
    return any(
        placed.card == card and placed.public for columns in table.columns for column in columns for placed in column
    )


def _asks(state: State) -> tuple[AskSight, ...]:
    if state.winner is not None:
        return ()
    table = state.table
    if not state.decisions:
        return tuple(AskSight(seat, "turn") for seat in ongoing.players(table))
    card = table.activations[0].card if table.activations else None
    named = card if card is not None and _lies_open(table, card) else None
    return tuple(AskSight(decision.seat, decision.ask, named) for decision in state.decisions)


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


def resample(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal all that the seat can't know anew, the key included; what it knows stays where it is.

    Every card that the seat can't place takes the part of another one, in what is written down or pending for others
    too. The agenda names no hidden card, and asks about the table go by places; only asks about another hand are listed
    anew.
    """
    table = state.table
    seen_top = table.deck[:1] if sees(state, seat, DeckTop()) else ()
    open_cards = [
        hand if sees(state, seat, HandOf(Seat(holder))) else _in_the_open(table, hand)
        for holder, hand in enumerate(table.hands)
    ]
    hidden = (
        table.deck[len(seen_top) :],
        tuple(
            placed.card
            for side, columns in enumerate(table.columns)
            for column in columns
            for placed in column
            if not sees(state, seat, _lying(side, placed))
        ),
        *(tuple(card for card in hand if card not in kept) for hand, kept in zip(table.hands, open_cards, strict=True)),
    )
    piles, rng = redeal(hidden, rng)
    part = {
        card: other
        for pile, others in zip(hidden, piles, strict=True)
        for card, other in zip(pile, others, strict=True)
    }
    imagined = _recast(state, seat, part, seen_top + piles[0])
    key, _ = rekeyed(state.rng, rng)
    decisions = tuple(_asked_anew(imagined, decision) for decision in state.decisions)
    return replace(state, table=imagined, rng=key, decisions=decisions)


def _in_the_open(table: Table, hand: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards of a hand that everybody knows to be there: marked, or revealed for the ability under way."""
    if not (table.marks or table.revealed):
        return ()
    return tuple(card for card in hand if card in table.revealed or ongoing.marked(table, card))


def _recast(state: State, seat: Seat | None, part: Mapping[str, str], deck: tuple[str, ...]) -> Table:
    """Let every card that the seat can't place be the one whose part it takes."""
    table = state.table

    def column(side: int, lying: Column) -> Column:
        return tuple(
            placed if sees(state, seat, _lying(side, placed)) else replace(placed, card=part[placed.card])
            for placed in lying
        )

    ours, theirs = table.columns
    return replace(
        table,
        deck=deck,
        columns=(tuple(column(0, lying) for lying in ours), tuple(column(1, lying) for lying in theirs)),
        hands=tuple(
            tuple(sorted((part.get(card, card) for card in hand), key=ORDER.__getitem__)) for hand in table.hands
        ),
        notes=tuple(
            note if sees(state, seat, Noted(note.readers)) else replace(note, card=part.get(note.card, note.card))
            for note in table.notes
        ),
        gift=part.get(table.gift, table.gift),
        swaps=tuple(Swap(swap.seat, part.get(swap.card, swap.card)) for swap in table.swaps),
    )


def _asked_anew(table: Table, decision: Decision[Effect, Action]) -> Decision[Effect, Action]:
    """List the answers that depend on the hand of the seat as it is on this table."""
    first, seat = decision.options[0], decision.seat
    hand = table.hands[seat]
    listed: Sequence[Play | FromHand]
    match first.pick:
        case Deploy() | Improvise():
            listed = choices.plays(table, side_of(table, seat), hand)
        case SwapCard() | Reveal() | Give():
            listed = [type(first.pick)(card) for card in hand if card not in table.revealed]
        case _:
            return decision
    options: list[Option[Effect, Action]] = [
        Option(choice, (choices.effect_of(seat, choice), *first.then[1:])) for choice in listed
    ]
    options += [option for option in decision.options if isinstance(option.pick, Decline)]
    return Decision(seat, decision.ask, tuple(options))
