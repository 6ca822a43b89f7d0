"""Worlds that a seat can't tell apart: all that it can't know is dealt anew (rules 6)."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.air_land_sea import choices
from engine.games.air_land_sea.actions import Action, Decline, Deploy, Give, Improvise, Reveal, SwapCard
from engine.games.air_land_sea.cards import ORDER
from engine.games.air_land_sea.choices import FromHand, Play
from engine.games.air_land_sea.effects import Effect
from engine.games.air_land_sea.state import Column, State, Swap, Table, marked, side_of
from engine.games.air_land_sea.visibility import DeckTop, HandOf, NoteFor, card_in_play, sees
from engine.kit.agenda import Decision, Option
from engine.kit.hidden import redeal, rekeyed


def resample(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal all that the seat can't know anew, the key included; what it knows stays where it is.

    Every card that the seat can't place is replaced by another one, also in what is written down or pending for others
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
            if not sees(state, seat, card_in_play(side, placed))
        ),
        *(tuple(card for card in hand if card not in kept) for hand, kept in zip(table.hands, open_cards, strict=True)),
    )
    piles, rng = redeal(hidden, rng)
    substitutes = {
        card: other
        for pile, others in zip(hidden, piles, strict=True)
        for card, other in zip(pile, others, strict=True)
    }
    imagined = _with_substitutes(state, seat, substitutes, seen_top + piles[0])
    key, _ = rekeyed(state.rng, rng)
    decisions = tuple(_asked_anew(imagined, decision) for decision in state.decisions)
    return replace(state, table=imagined, rng=key, decisions=decisions)


def _in_the_open(table: Table, hand: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards of a hand that everybody knows to be there: marked, or revealed for the ability under way."""
    if not (table.marks or table.revealed):
        return ()
    return tuple(card for card in hand if card in table.revealed or marked(table, card))


def _with_substitutes(state: State, seat: Seat | None, substitutes: Mapping[str, str], deck: tuple[str, ...]) -> Table:
    """Put another card in the place of every card that the seat can't place, as `substitutes` says."""
    table = state.table

    def column(side: int, cards: Column) -> Column:
        return tuple(
            placed if sees(state, seat, card_in_play(side, placed)) else replace(placed, card=substitutes[placed.card])
            for placed in cards
        )

    ours, theirs = table.columns
    return replace(
        table,
        deck=deck,
        columns=(tuple(column(0, cards) for cards in ours), tuple(column(1, cards) for cards in theirs)),
        hands=tuple(
            tuple(sorted((substitutes.get(card, card) for card in hand), key=ORDER.__getitem__)) for hand in table.hands
        ),
        notes=tuple(
            note
            if sees(state, seat, NoteFor(note.readers))
            else replace(note, card=substitutes.get(note.card, note.card))
            for note in table.notes
        ),
        gift=substitutes.get(table.gift, table.gift),
        swaps=tuple(Swap(swap.seat, substitutes.get(swap.card, swap.card)) for swap in table.swaps),
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
