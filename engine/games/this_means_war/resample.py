"""Worlds that a seat can't tell apart: the deck and the hands it doesn't see are dealt anew (rules 6)."""

from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.this_means_war.piles import joined
from engine.games.this_means_war.state import State
from engine.games.this_means_war.view import HandOf, sees
from engine.kit.hidden import redeal, rekeyed


def resample(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal all that the seat can't know anew, the key included.

    The agenda names only cards that everybody has seen, and asks keep no answers, so both stay as they are.
    """
    table = state.table
    unseen = tuple(() if sees(state, seat, HandOf(Seat(holder))) else hand for holder, hand in enumerate(table.hands))
    (deck, *dealt), rng = redeal((table.deck, *unseen), rng)
    key, _ = rekeyed(table.rng, rng)
    hands = tuple(joined((), new) if new else hand for hand, new in zip(table.hands, dealt, strict=True))
    return replace(state, table=replace(table, deck=deck, hands=hands, rng=key))
