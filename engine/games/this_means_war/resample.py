"""Sampling of states that look the same to a seat (rules 6)."""

from collections import Counter
from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.this_means_war.cards import sorted_hand
from engine.games.this_means_war.state import Known, State, Table
from engine.games.this_means_war.visibility import HandOf, known_cards, sees
from engine.kit.cards import change_key, redeal

Hands = Sequence[tuple[str, ...]]


def resample(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return a random state, with another key, that looks the same to the seat; None means a spectator.

    Cards that the seat can't know are dealt again. The agenda stays the same: it names only public cards, and its asks
    hold no answers. Other readers' knowledge of a hand covers as many cards as before, but of the sampled hand.
    Counting cards is no knowledge, so any hidden card may be in any place after a reshuffle.
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
    rows = _imagined_rows(table, seat, known, unseen, dealt)
    return replace(state, table=replace(table, deck=deck, hands=hands, rng=key, known=rows or UNSET))


def _subtract_cards(hand: tuple[str, ...], cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple((Counter(hand) - Counter(cards)).elements()) if cards else hand


def _imagined_rows(table: Table, seat: Seat | None, known: Hands, unseen: Hands, dealt: Hands) -> tuple[Known, ...]:
    """Return the table's rows of knowledge about hands, adapted to the sampled hands.

    Public rows and those of `seat` stay. Another reader's row about an unseen card names the card dealt instead.
    Indexed by holder: `known` has the cards that `seat` knows, `unseen` the other real cards, `dealt` their
    replacements.
    """
    rows: list[Known] = []
    for reader, holder in dict.fromkeys((row.reader, row.holder) for row in table.known or ()):
        public_cards = list(_subtract_cards(known[holder], known_cards(table, None, holder)))
        replaced = list(zip(unseen[holder], dealt[holder], strict=True))
        for row in table.known or ():
            if (row.reader, row.holder) != (reader, holder):
                continue
            if reader is None or reader == seat:
                rows.append(row)
            elif row.card in public_cards:
                public_cards.remove(row.card)
                rows.append(row)
            else:
                pair = next(pair for pair in replaced if pair[0] == row.card)
                replaced.remove(pair)
                rows.append(Known(reader, holder, pair[1]))
    return tuple(rows)
