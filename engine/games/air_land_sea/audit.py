"""Conservation laws of a match, which hold in every state after any actions."""

from collections import Counter

from engine.core.values import Corrupt
from engine.games.air_land_sea import strength, visibility
from engine.games.air_land_sea.cards import cards_of, sort_cards
from engine.games.air_land_sea.state import CardInPlay, State, Table


def audit(state: State) -> None:
    """Check the laws that hold in every stored state; raises Corrupt with the first broken one.

    Examples: each card is in one place, hands are sorted, and abilities in force match the faceup cards.
    """
    table = state.table
    if not _fits(table):  # the other laws can't even be asked then
        raise Corrupt("broken law: sides, hands, columns and theaters fit one another")
    laws = (
        ("every card is in one place", _count_cards(table) == Counter(cards_of(table.row))),
        ("hands are sorted", all(hand == sort_cards(hand) for hand in table.hands)),
        ("Supplies are neither made nor owed", _supplies_are_conserved(table)),
        (
            "a faceup card is known to all",
            # not `shared`, as `strength._FACEUP` requires
            all(placed.public and not placed.shared for placed in _list_cards_in_play(table) if placed.faceup),
        ),
        (
            "the abilities of faceup cards are in force, and no others",
            all(table.in_force[side] == strength.abilities(columns) for side, columns in enumerate(table.columns)),
        ),
        ("a Spy Network has seen all that it may look at", _spying_is_complete(table)),
        ("only a card that is there was looked at", bool(table.deck) or not table.looked),
        ("what is marked, shown, given or swapped is in a hand", _cards_are_held(table)),
        ("what is known of a card is so", all(visibility.is_true(table, row) for row in table.known or ())),
        (
            "a mark is due to the side to move",
            all(mark.seat in table.sides[table.mover] for mark in table.marks if mark.due),
        ),
        ("what is open has answers", all(decision.options for decision in state.decisions)),
        ("an ability asks, or a swap before the first turn", _asks_what_is_awaited(state)),
        ("only an answer is waited for", bool(state.decisions) or not state.agenda),
        ("a side wins with enough points, or when the other resigns, and then nothing is open", _points_decide(state)),
        ("a side that is to move has a card", _can_move(state)),
    )
    for law, holds in laws:
        if not holds:
            raise Corrupt(f"broken law: {law}")


def _fits(table: Table) -> bool:
    seats = sorted(seat for side in table.sides for seat in side)
    return (
        seats == list(range(len(table.hands)))
        and len(set(table.row)) == len(table.row)
        and all(len(columns) == len(table.row) for columns in table.columns)
        and all(len(supplies) == len(table.row) for supplies in table.supplies)
        and {table.first, table.mover, table.regular, *table.extra, *table.looked} <= {0, 1}
        and {mark.seat for mark in table.marks} | {swap.seat for swap in table.swaps} <= set(seats)
    )


def _list_cards_in_play(table: Table) -> list[CardInPlay]:
    return [placed for columns in table.columns for column in columns for placed in column]


def _count_cards(table: Table) -> Counter[str]:
    return Counter(
        (
            *table.deck,
            *(card for hand in table.hands for card in hand),
            *(placed.card for placed in _list_cards_in_play(table)),
        )
    )


def _supplies_are_conserved(table: Table) -> bool:
    laid = [number for supplies in table.supplies for number in supplies]
    return min(laid) >= 0 and (strength.pool(table) >= 0 if strength.has_supplies(table) else not any(laid))


def _spying_is_complete(table: Table) -> bool:
    return all(
        placed.public or placed.shared
        for side in (0, 1)
        if "spy_network" in table.in_force[side]
        for column in table.columns[1 - side]
        for placed in column
    )


def _cards_are_held(table: Table) -> bool:
    held = {card for hand in table.hands for card in hand}
    own = [(mark.seat, mark.card) for mark in table.marks] + [(swap.seat, swap.card) for swap in table.swaps]
    return (
        all(card in table.hands[seat] for seat, card in own) and {*table.revealed, *filter(None, [table.gift])} <= held
    )


def _asks_what_is_awaited(state: State) -> bool:
    """Return whether decisions are open if, and only if, the state waits for an answer.

    It waits while an ability is active, or before the first turn for the swap. After a resignation, no decision may be
    open.
    """
    awaited = bool(state.table.activations) or state.table.turn == 0
    return bool(state.decisions) == (awaited and state.resigned is None)


def _points_decide(state: State) -> bool:
    reached = [side for side in (0, 1) if state.target and state.points[side] >= state.target]
    if state.winner is None:
        return not reached and state.resigned is None
    if state.resigned is not None:
        return not reached and not state.decisions and state.resigned not in state.table.sides[state.winner]
    return not state.decisions and (reached == [state.winner] if state.target else state.points[state.winner] > 0)


def _can_move(state: State) -> bool:
    table = state.table
    return (
        state.winner is not None or bool(state.decisions) or any(table.hands[seat] for seat in table.sides[table.mover])
    )
