"""Imagined worlds: another match that a seat can't tell from the real one (rules 6)."""

from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.this_means_war.cards import sorted_hand
from engine.games.this_means_war.state import State
from engine.games.this_means_war.visibility import HandOf, sees
from engine.kit.hidden import redeal, rekeyed


def resample(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal the cards that the seat can't know anew, and change the key.

    The agenda stays as it is: it names only cards that everybody has seen, and its asks keep no answers.
    """
    table = state.table
    unseen = tuple(() if sees(state, seat, HandOf(Seat(holder))) else hand for holder, hand in enumerate(table.hands))
    (deck, *dealt), rng = redeal((table.deck, *unseen), rng)
    key, _ = rekeyed(table.rng, rng)
    hands = tuple(sorted_hand(new) if new else hand for hand, new in zip(table.hands, dealt, strict=True))
    return replace(state, table=replace(table, deck=deck, hands=hands, rng=key))
