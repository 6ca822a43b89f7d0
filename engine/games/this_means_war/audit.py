"""Invariants of a match, which hold in every state after any actions."""

from collections import Counter

from engine.core.values import Corrupt, Seat
from engine.games.this_means_war import areas
from engine.games.this_means_war.areas import AREAS, MAX_PRODUCTION, MIN_PRODUCTION, PRODUCTIONS, Areas
from engine.games.this_means_war.cards import BY_KEY, DECK, sorted_hand
from engine.games.this_means_war.choices import list_answers
from engine.games.this_means_war.orders import Window
from engine.games.this_means_war.state import State, Table, is_out, living
from engine.games.this_means_war.visibility import known_cards

_DECK = Counter(DECK)


def audit(state: State) -> None:
    """Check the laws that hold in every match: shape, pieces, cards and stage, in this order.

    Raises Corrupt with the first broken law.
    """
    table = state.table
    if not _fits(table):  # the other laws can't even be asked then
        raise Corrupt("broken law: seats, hands and bases fit one another")
    laws = (
        ("every card is in one place", _cards(table) == _DECK),
        ("hands are sorted", all(hand == sorted_hand(hand) for hand in table.hands)),
        ("what is known of a hand is so", all(_knows_truly(table, row.reader) for row in table.known or ())),
        ("every area is within its bounds", all(map(_within_bounds, table.bases))),
        ("orders are numbered and aim at earlier ones", all(map(_is_numbered, table.windows))),
        ("whoever is out has no card, no order and no FINAL STAND", _out_is_out(table)),
        (
            "a fallen CITY is out, and one that stands is not",
            all(table.bases[seat].city > 0 for seat in living(table))
            and all(fall.left or table.bases[fall.seat].city == 0 for fall in table.falls),
        ),
        (
            "nobody answers twice, or in the own turn",
            len(set(table.answered)) == len(table.answered) and table.active not in table.answered,
        ),
        ("the match is over with the last seat, and then nothing is open", _ends(state)),
        ("what is open has answers", _is_answerable(state)),
    )
    for law, holds in laws:
        if not holds:
            raise Corrupt(f"broken law: {law}")


def _fits(table: Table) -> bool:
    seats = range(len(table.bases))
    named = [
        table.active,
        *table.answered,
        *table.final_stands,
        *(fall.seat for fall in table.falls),
        *(order.seat for window in table.windows for order in window.orders),
    ]
    return 2 <= len(seats) <= 4 and len(table.hands) == len(seats) and all(seat in seats for seat in named)


def _cards(table: Table) -> Counter[str]:
    return Counter(
        (
            *table.deck,
            *table.discard_pile,
            *(card for hand in table.hands for card in hand),
            *(order.card for window in table.windows for order in window.orders if not order.retired),
        )
    )


def _knows_truly(table: Table, reader: Seat | None) -> bool:
    return all(
        Counter(known_cards(table, reader, Seat(holder))) <= Counter(hand) for holder, hand in enumerate(table.hands)
    )


def _within_bounds(base: Areas) -> bool:
    return all(areas.points(base, area) >= 0 for area in AREAS) and all(
        MIN_PRODUCTION <= areas.points(base, area) <= MAX_PRODUCTION for area in PRODUCTIONS
    )


def _is_numbered(window: Window) -> bool:
    return all(
        order.number == place
        and all(aim is None or 0 <= aim < place for aim in (order.order, order.second))
        and (BY_KEY[order.card].type == "OPERATION") == (place == 0 and not window.fog)
        for place, order in enumerate(window.orders)
    )


def _out_is_out(table: Table) -> bool:
    out = [fall.seat for fall in table.falls]
    orders = (order for window in table.windows for order in window.orders)
    return (
        len(set(out)) == len(out)
        and not any(table.hands[seat] or seat in table.final_stands for seat in out)
        and all(order.retired for order in orders if order.seat in out)
    )


def _ends(state: State) -> bool:
    table, remaining = state.table, living(state.table)
    if table.ending is None:
        return len(remaining) > 1 and state.ask is not None
    alone = len(remaining) == 1
    return (
        not state.agenda
        and set(table.ending.winners) <= set(remaining)
        and bool(table.ending.winners)
        and alone == (table.ending.reason == "last_standing")
    )


def _is_answerable(state: State) -> bool:
    ask = state.ask
    if ask is None:
        return True
    return (
        ask.seat in range(len(state.table.bases))
        and not is_out(state.table, ask.seat)
        and bool(list_answers(state.table, ask))
    )
