"""Invariants of a match, which hold in every state after any actions."""

from collections import Counter
from collections.abc import Iterator

from engine.core.values import Corrupt
from engine.games.fight_flight_bite import rules, stages
from engine.games.fight_flight_bite.cards import BASICS, BY_KEY, OTHERS, SIGNATURES, TRIBES, fixed_cards, sorted_hand
from engine.games.fight_flight_bite.state import (
    CRITTERS,
    CUBES_OF_A_FOOD,
    HAND,
    ROUNDS,
    State,
    active_seats,
    layout_of,
    opening_order,
)

Laws = Iterator[tuple[str, bool]]


def audit(state: State) -> None:
    """Check the laws that hold in every match: shape, pieces, cards and stage, in this order.

    Raises Corrupt with the first broken law.
    """
    for group in (_shape_laws(state), _piece_laws(state), _card_laws(state), _stage_laws(state)):
        for law, holds in group:
            if not holds:  # later laws can't even be asked then
                raise Corrupt(f"broken law: {law}")


def _shape_laws(state: State) -> Laws:
    table, seats = state.table, len(state.order)
    woodlands = len(layout_of(state).ids)
    yield "two to four seats play", sorted(state.order) == list(range(seats)) and 2 <= seats <= 4
    yield "a map is for its number of seats", (woodlands == 9) == (seats == 4)
    by_seat = (table.reserves, table.hands, table.played, state.tribes, *table.critters, *table.harvests)
    yield "tables are by seat", all(len(row) == seats for row in by_seat)
    yield "tables are by woodland", len(table.critters) == len(table.cubes) == woodlands >= len(table.harvests)
    yield "rounds are counted", 0 <= state.round <= ROUNDS
    yield "who left was there", len(set(state.gone)) == len(state.gone) < seats and set(state.gone) <= set(state.order)


def _piece_laws(state: State) -> Laws:
    table = state.table
    for seat, reserve in enumerate(table.reserves):
        placed = [there[seat] for there in table.critters]
        yield "critters are neither lost nor made", min(reserve, *placed) >= 0 and reserve + sum(placed) == CRITTERS
    taken = [cubes for harvest in table.harvests for cubes in harvest]
    piles = (*table.cubes, *taken, table.supply)
    yield "no cube is owed", all(count >= 0 for pile in piles for count in pile)
    for food in range(3):
        yield "cubes are neither lost nor made", sum(pile[food] for pile in piles) == CUBES_OF_A_FOOD
    turn = state.turn
    if turn is not None:
        there = table.critters[turn.woodland][turn.seat]
        yield "who stands is there", 0 <= turn.standing <= there
        yield "the card of the turn is on its pile", not turn.card or table.played[turn.seat][-1:] == (turn.card,)


def _card_laws(state: State) -> Laws:
    table = state.table
    if isinstance(state.stage, stages.ChoosingTribe) or not any(table.hands):
        yield "nothing is dealt while tribes are chosen", not any((*table.hands, *table.played, table.undealt))
        return
    yield "all or none have a tribe", all(state.tribes) or not any(state.tribes)
    yield "tribes differ", not any(state.tribes) or len(set(state.tribes)) == len(state.tribes)
    fixed = [card for tribe in state.tribes for card in fixed_cards(tribe)]
    held = [card for pile in (*table.hands, *table.played) for card in pile]
    known = all(card in BY_KEY for card in (*held, *table.undealt))
    yield "every card is known", known
    others = Counter(OTHERS) - Counter(card for card in fixed if card not in BASICS)
    yield "every card is in one place", Counter((*held, *table.undealt)) == Counter(fixed) + others
    yield "hands are in order", all(hand == sorted_hand(hand) for hand in (*table.hands, table.undealt))
    for hand, played, tribe in zip(table.hands, table.played, state.tribes, strict=True):
        yield "a seat had eight cards", len(hand) + len(played) == HAND
        yield "a seat has its fixed cards", not Counter(fixed_cards(tribe)) - Counter((*hand, *played))
    yield "a seat plays a card a round", all(len(played) <= max(state.round, 0) for played in table.played)


_IN_TURN = (
    stages.Playing,
    stages.Deciding,
    stages.Barring,
    stages.Throwing,
    stages.Losing,
    stages.UsingBonus,
    stages.AddingCube,
)


def _stage_laws(state: State) -> Laws:
    stage, turn = state.stage, state.turn
    in_turn = isinstance(stage, _IN_TURN)
    yield "a turn is under way where one is needed", in_turn == (turn is not None)
    yield (
        "rounds follow the openings",
        (state.round == 0) == isinstance(stage, stages.ChoosingTribe | stages.Opening)
        or bool(isinstance(stage, stages.Over) and stage.reason == "left"),
    )
    yield "who left isn't asked", not rules.to_act(state) & set(state.gone)
    yield "somebody is to act until it is over", bool(rules.to_act(state)) != isinstance(stage, stages.Over)
    match stage:
        case stages.ChoosingTribe(seat):
            yield "a tribe is chosen where tribes are", state.rules.tribes == "choose" and not state.tribes[seat]
            chosen = [tribe for tribe in state.tribes if tribe]
            yield "tribes are tribes", len(set(chosen)) == len(chosen) and set(chosen) <= set(TRIBES) == set(SIGNATURES)
        case stages.Opening(number):
            yield "an opening is due", 0 <= number < len(opening_order(state.order))
        case stages.Throwing(duel) | stages.Losing(duel):
            yield from _duel_laws(state, duel)
        case stages.UsingBonus(_, _, actions, left):
            yield "actions are left", 0 < left <= actions <= 3
        case stages.Placing(seat):
            yield "there is a critter to place", state.table.reserves[seat] > 0
        case stages.Picking(woodland, takers):
            yield "the next woodland is picked", woodland == len(state.table.harvests) and bool(takers)
        case stages.ThrowingFinal(seats, thrown):
            yield "several are tied", len(seats) == len(thrown) > 1 and set(seats) <= set(active_seats(state))
        case stages.Over(winners):
            yield "somebody has won", bool(winners) and set(winners) <= set(active_seats(state))
        case _:
            return


def _duel_laws(state: State, duel: stages.Duel) -> Laws:
    turn = state.turn
    yield "one duels with another", turn is not None and turn.seat != duel.defender
    yield "only a standing critter attacks", turn is not None and turn.standing > 0
    yield "a barred sign isn't thrown", duel.barred is None or duel.barred not in duel.thrown[1]
    length = 3 if state.rules.rethrow == "locked" else 1
    yield "a throw has its length", all(len(throw) in (0, length) for throw in duel.thrown)
    equal = [attacking == defending for attacking, defending in duel.shown]
    yield "only ties are thrown again", all(equal[:-1]) and (isinstance(state.stage, stages.Losing) == (not all(equal)))
