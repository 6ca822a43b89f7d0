"""Sampling of states that look the same to a seat (rules 6)."""

from collections import Counter

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.this_means_war.cards import sorted_hand
from engine.games.this_means_war.state import State
from engine.games.this_means_war.visibility import HandOf, known_cards, sees
from engine.kit.cards import change_key, redeal


def resample(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return a random state, with another key, that looks the same to the seat; None means a spectator.

    Cards that the seat can't know are dealt again. The agenda stays the same: it names only public cards, and its asks
    hold no answers. Other readers keep only their knowledge of the seat's own hand. The seat can't know the extent of
    their knowledge of other hands. Counting cards is no knowledge, so any hidden card may be in any place after a
    reshuffle.
    """
    table = state.table
    known = [
        hand if sees(state, seat, HandOf(Seat(holder))) else known_cards(table, seat, Seat(holder))
        for holder, hand in enumerate(table.hands)
    ]
    unseen = [_subtract_cards(hand, cards) for hand, cards in zip(table.hands, known, strict=True)]
    (deck, *dealt), rng = redeal((table.deck, *unseen), rng)
    key, _ = change_key(table.rng, rng)
    hands = tuple(sorted_hand((*cards, *new)) for cards, new in zip(known, dealt, strict=True))
    rows = tuple([row for row in table.known or () if row.reader in (None, seat) or row.holder == seat])
    return replace(state, table=replace(table, deck=deck, hands=hands, rng=key, known=rows or UNSET))


def _subtract_cards(hand: tuple[str, ...], cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple((Counter(hand) - Counter(cards)).elements()) if cards else hand
