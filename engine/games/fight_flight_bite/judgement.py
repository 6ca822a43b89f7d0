"""Judgement of a position: each seat's expected points, its chance to win, and priors of actions."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import Final

from msgspec.structs import replace

from engine.core.judge import Judge, choose_random_action
from engine.core.values import Seat
from engine.games.fight_flight_bite import actions, harvest, stages
from engine.games.fight_flight_bite.actions import Action
from engine.games.fight_flight_bite.cards import BY_KEY, FOODS, Cubes
from engine.games.fight_flight_bite.state import HAND, ROUNDS, State, layout_of

FINAL_HAND = HAND - ROUNDS
"""Cards that a seat holds in the end."""

FIRM, WAVERING = 2.3, 2.2
"""Weight of a lead in critters for control of a woodland.

With `turns` turns to come, the weight is FIRM / (1 + WAVERING * turns), in log-odds per critter.
"""
NARROW, WIDE = 1.4, 1.9
"""Lead in points that makes the odds of a win e to 1.

With `turns` turns to come, it is NARROW + WIDE * sqrt(turns).
"""
TURN = 8.7
"""Expected points of each turn to come, beyond the points that the present position promises.

These five constants were fitted to the turns of 2,500 matches between players of one action ahead.
"""


def evaluate(state: State) -> tuple[float, ...]:
    """Return each seat's estimated probability to win, indexed by seat; they add up to 1.

    While tribes are chosen, all seats are equal. Later, seats that have left get 0. In the final throws and after the
    end, the tied seats or winners share equally.
    """
    seats = range(len(state.order))
    match state.stage:
        case stages.Over(left) | stages.ThrowingFinal(left):
            return tuple([1 / len(left) if seat in left else 0.0 for seat in seats])
        case stages.ChoosingTribe():
            return (1 / len(seats),) * len(seats)
        case _:
            turns = turns_left(state)
            points = [
                promised + TURN * number for promised, number in zip(promised_points(state, turns), turns, strict=True)
            ]
            lead = NARROW + WIDE * sqrt(sum(turns))
            best = max(points)
            odds = [0.0 if seat in state.gone else exp((points[seat] - best) / lead) for seat in seats]
            whole = sum(odds)
            return tuple([each / whole for each in odds])


def turns_left(state: State) -> list[int]:
    """Return, by seat, the number of cards yet to play, one in each turn.

    A seat that has left has 0.
    """
    return [0 if seat in state.gone else len(hand) - FINAL_HAND for seat, hand in enumerate(state.table.hands)]


def promised_points(state: State, turns: Sequence[int]) -> list[float]:
    """Return, by seat, its head start, the points of its harvests, and its expected points from the other woodlands.

    `turns` is the number of turns to come, by seat. The controller of a woodland takes all cubes except those of
    retreating seats. So each seat's chance of control counts.
    """
    table, seats = state.table, range(len(state.order))
    values = cube_values(state)
    points: list[float] = [
        harvest.head_start(state, Seat(seat))
        + sum(count * value for count, value in zip(harvest.cubes_of(state, Seat(seat)), values[seat], strict=True))
        for seat in seats
    ]
    firm, may_come = FIRM / (1 + WAVERING * sum(turns)), tuple([bool(each) for each in turns])
    for critters, cubes in list(zip(table.critters, table.cubes, strict=True))[len(table.harvests) :]:
        for seat, expected in enumerate(_woodland_points(critters, cubes, values, may_come, firm)):
            points[seat] += expected
    return points


FoodValues = tuple[float, float, float]
"""Points of a cube of each food."""


# A search asks again and again for the few woodlands that its turns don't touch.
@lru_cache(maxsize=8_192)
def _woodland_points(
    critters: tuple[int, ...], cubes: Cubes, values: tuple[FoodValues, ...], may_come: tuple[bool, ...], firm: float
) -> tuple[float, ...]:
    """Return the expected points of each seat from a woodland, all 0 if it has no cubes.

    `may_come` is True for each seat with turns to come: it may still control a woodland without its critters. `firm` is
    the weight of a lead in critters, in log-odds per critter.
    """
    nuts, mushrooms, fruits = cubes
    number, whole, largest = nuts + mushrooms + fruits, sum(critters), max(critters)
    hopes = [exp(firm * (count - largest)) if count or may_come[seat] else 0.0 for seat, count in enumerate(critters)]
    hope = sum(hopes)
    if not number or not hope:
        return (0.0,) * len(critters)
    points: list[float] = []
    for own, chance, value in zip(critters, hopes, values, strict=True):
        control = chance / hope
        taken = control * max(number - whole + own, 0) + (1 - control) * min(own, number)
        points.append(taken * (nuts * value[0] + mushrooms * value[1] + fruits * value[2]) / number)
    return tuple(points)


def cube_values(state: State) -> tuple[FoodValues, ...]:
    """Return the expected final points of a cube of each food, by seat."""
    printed = state.rules.card_scoring == "printed"
    return tuple([_hand_values(hand, printed) for hand in state.table.hands])


@lru_cache(maxsize=2_048)
def _hand_values(hand: tuple[str, ...], printed: bool) -> FoodValues:
    """Return the expected final points of a cube of each food for the holder of a hand.

    The estimate assumes that the holder keeps each card with the same chance. If `printed`, cards add their value, and
    otherwise 1.
    """
    bonuses = dict.fromkeys(FOODS, 0.0)
    for key in hand:
        card = BY_KEY[key]
        bonuses[card.food] += card.value if printed else 1
    kept_share = min(FINAL_HAND / len(hand), 1.0) if hand else 0.0
    nuts, mushrooms, fruits = [
        harvest.CUBE + min(float(harvest.MAX_BONUS), kept_share * bonuses[food]) for food in FOODS
    ]
    return nuts, mushrooms, fruits


TURNS_AHEAD = 1
"""Turns to look ahead, the one under way included."""


def is_settled(start: State, state: State) -> bool:
    """Return whether the turn of `start` is over. All of the set-up counts as one turn.

    From the harvest on, the result is always False.
    """
    return _turn_number(state) >= _turn_number(start) + TURNS_AHEAD


def _turn_number(state: State) -> int:
    """Return the number of the present or next turn, from 1; 0 during the set-up.

    From the harvest on, it is one more than the number of all turns.
    """
    match state.stage:
        case stages.Opening() | stages.ChoosingTribe():
            return 0
        case stages.Placing(seat):
            due = seat
        case _ if state.turn is not None:
            due = state.turn.seat
        case _:
            return ROUNDS * len(state.order) + 1
    return (state.round - 1) * len(state.order) + state.order.index(due) + 1


def prior(state: State, seat: Seat, listed: Sequence[Action]) -> Sequence[float]:
    """Return the prior weight of each action in `listed`, which must not be empty.

    A placement weighs more on woodlands with many cubes and a close contest for the lead. Otherwise Done and Decline
    weigh 0.1, and all other actions 1.
    """
    match listed[0]:
        case actions.Open() | actions.Place():
            return _woodland_priors(state, seat, listed)
        case _:
            return [_LEFT_UNUSED if isinstance(action, _DECLINING) else 1.0 for action in listed]


_DECLINING = (actions.Done, actions.Decline)
_LEFT_UNUSED = 0.1
_NEVER_CONTESTED = 0.1


def _woodland_priors(state: State, seat: Seat, listed: Sequence[Action]) -> list[float]:
    table, ids = state.table, layout_of(state).ids
    priors: list[float] = []
    for action in listed:
        index = ids.index(action.woodland) if isinstance(action, actions.Open | actions.Place) else 0
        critters = table.critters[index]
        lead = critters[seat] - max(count for other, count in enumerate(critters) if other != seat)
        priors.append(_NEVER_CONTESTED + sum(table.cubes[index]) / (1 + lead * lead))
    return priors


def remove_pending_throws(state: State) -> State:
    """Return the state with all unrevealed throws removed."""
    match state.stage:
        case stages.Throwing(duel):
            return replace(state, stage=stages.Throwing(replace(duel, thrown=((), ()))))
        case stages.ThrowingFinal(seats) as final:
            return replace(state, stage=replace(final, thrown=((),) * len(seats)))
        case _:
            return state


ENTROPY_WEIGHT = 0.06
"""Chance to win given up for each nat of a throw's entropy, because people remember throws.

Readers who learn from the last 200 throws beat 38 % of the throws with this weight. They beat more than half of the
throws of a player that ignores entropy.
"""

JUDGE: Final = Judge[State, Action](
    evaluate=evaluate,
    is_settled=is_settled,
    playout=choose_random_action,
    prior=prior,
    undo_secret_choices=remove_pending_throws,
    entropy_weight=ENTROPY_WEIGHT,
)
