"""The atoms that move cards between hands, deck and discard pile (rules 2, drawing)."""

from msgspec.structs import replace

from engine.core.seats import Seat
from engine.games.this_means_war.cards import ORDER
from engine.games.this_means_war.events import Discarded, Drew, Event, Reshuffled, Took, Why
from engine.games.this_means_war.state import Done, Table
from engine.kit.agenda import Did
from engine.kit.piles import put, without

HAND = 6
"""Cards of a fresh hand."""


def joined(hand: tuple[str, ...], cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return the hand with these cards as well, in the order of the deck list."""
    return tuple(sorted((*hand, *cards), key=ORDER.__getitem__))


def throw(table: Table, seat: Seat, card: str, why: Why) -> Done:
    """Put a card of the seat's hand on the discard pile."""
    hands = put(table.hands, seat, without(table.hands[seat], card))
    thrown = replace(table, hands=hands, discard_pile=(*table.discard_pile, card))
    return Did(thrown, (Discarded(seat, (card,), why),))


def throw_all(table: Table, seat: Seat, why: Why) -> Done:
    """Put the seat's whole hand on the discard pile."""
    hand = table.hands[seat]
    if not hand:
        return Did(table)
    thrown = replace(table, hands=put(table.hands, seat, ()), discard_pile=table.discard_pile + hand)
    return Did(thrown, (Discarded(seat, hand, why),))


def draw(table: Table, seat: Seat, number: int) -> Done:
    """Let the seat draw; an empty deck is made anew of the discard pile, and if both are empty nothing is drawn."""
    if not number:
        return Did(table)
    drawn, deck = table.deck[:number], table.deck[number:]
    events: tuple[Event, ...] = ()
    if len(drawn) < number and table.discard_pile:
        events = (Reshuffled(len(table.discard_pile)),)
        shuffled, rng = table.rng.shuffled(table.discard_pile)
        missing = number - len(drawn)
        drawn, deck = drawn + shuffled[:missing], shuffled[missing:]
        table = replace(table, discard_pile=(), rng=rng)
    hands = put(table.hands, seat, joined(table.hands[seat], drawn))
    return Did(replace(table, deck=deck, hands=hands), (*events, Drew(seat, len(drawn), drawn)))


def take(table: Table, seat: Seat, card: str) -> Done:
    """Let the seat take the newest copy of a card from the discard pile."""
    pile = table.discard_pile
    place = len(pile) - 1 - pile[::-1].index(card)
    hands = put(table.hands, seat, joined(table.hands[seat], (card,)))
    return Did(replace(table, discard_pile=pile[:place] + pile[place + 1 :], hands=hands), (Took(seat, card),))
