"""Estimate of a battle's winner from a sampled state, as a formula with weights fitted to self-play.

Each theater has a chance to end up with side 0. It follows from the lead there and from the matching cards in hands.
The chance to control most theaters then moves by the cards in hand, the turn and the abilities in force. A weight may
change with the number of cards left in hands. It is given at KNOTS and is linear in between.

The weights were fitted to the winners of 2,729 battles of self-play, with random actions mixed in. They maximise the
likelihood of these winners, minus a penalty on large weights.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, log
from types import MappingProxyType
from typing import Final

from engine.games.air_land_sea import strength
from engine.games.air_land_sea.cards import BY_KEY, Ongoing, cards_of
from engine.games.air_land_sea.state import Column, Table
from engine.games.air_land_sea.strength import FACEDOWN

KNOTS: Final = (0, 3, 6, 12)
"""Numbers of cards in all hands for which the weights below are given."""
FULL_HANDS: Final = 12
"""Cards in all hands when a battle over three theaters begins."""
EPIC_HANDS: Final = 20
"""Cards in all hands when an epic battle begins; its number of cards left is scaled to FULL_HANDS."""
EPIC_ROW: Final = 5


def _interpolate(*weights: float) -> tuple[float, ...]:
    """Return the weight for each number of cards left, from 0 to FULL_HANDS, from the weights at KNOTS."""
    values: list[float] = []
    for low, high, start, end in zip(KNOTS, KNOTS[1:], weights, weights[1:], strict=False):
        values += [start + (end - start) * step / (high - low) for step in range(high - low)]
    return (*values, weights[-1])


_LEAD: Final = _interpolate(0.764, 0.434, 0.328, 0.397)
"""Weight of each point of a side's lead in a theater."""
_CONTROL: Final = _interpolate(0.584, 0.12, -0.04, -0.056)
"""Weight of controlling a theater."""
_MATCHING: Final = _interpolate(0.442, 0.261, 0.198, 0.157)
"""Weight of each point of strength of cards in hand that match a theater."""
_FACEUP_RISK: Final = -0.051
"""Weight of each point that a flip takes from an uncovered card, times the enemy's flipping cards in hand."""
_FACEDOWN_HOPE: Final = 0.02
"""Weight of each point that a flip adds to an uncovered card, times the own flipping cards in hand."""
_MAJORITY: Final = 1.251
"""Weight of the log odds to control most theaters."""
_CARDS: Final = _interpolate(0.436, 0.164, 0.101, 0.139)
"""Weight of each card more in hand."""
_MOVER: Final = _interpolate(0.51, 0.155, 0.09, 0.141)
"""Weight of having the turn."""
_FIRST: Final = _interpolate(-0.389, -0.216, -0.156, -0.12)
"""Weight of holding the first player's commander: ties are won, and the enemy often has the last turn."""
_AIR_DROP: Final = 0.299
"""Weight of a permission of Air Drop."""
_IN_HAND: Final[Mapping[str, float]] = MappingProxyType(
    {
        "air-1": 0.189,
        "air-2": -0.01,
        "air-3": 0.039,
        "air-4": 0.061,
        "air-5": -0.061,
        "air-6": -0.164,
        "land-1": -0.1,
        "land-2": 0.026,
        "land-3": -0.056,
        "land-4": -0.056,
        "land-5": -0.183,
        "land-6": -0.081,
        "sea-1": 0.042,
        "sea-2": 0.391,
        "sea-3": -0.121,
        "sea-4": 0.184,
        "sea-5": -0.072,
        "sea-6": -0.041,
        "intelligence-1": 0.074,
        "intelligence-2": 0.166,
        "intelligence-3": 0.046,
        "intelligence-4": -0.097,
        "intelligence-5": -0.178,
        "intelligence-6": -0.019,
        "diplomacy-1": 0.093,
        "diplomacy-2": 0.349,
        "diplomacy-3": -0.055,
        "diplomacy-4": 0.17,
        "diplomacy-5": -0.021,
        "diplomacy-6": -0.058,
        "economics-1": 0.166,
        "economics-2": -0.013,
        "economics-3": -0.007,
        "economics-4": 0.068,
        "economics-5": 0.236,
        "economics-6": -0.067,
    }
)
"""Weight of each card in hand, next to its strength and its number."""
_IN_FORCE: Final[Mapping[Ongoing, float]] = MappingProxyType(
    {
        "support": -0.083,
        "aerodrome": 0.501,
        "containment": -0.037,
        "cover_fire": -0.181,
        "escalation": 1.318,
        "blockade": -0.182,
        "spy_network": 0.481,
        "envoy": -0.122,
        "supply_lines": 0.203,
    }
)
"""Weight of each ability in force while all hands are full. It falls to 0 with the cards left."""

_FLIPPING: Final = frozenset(
    {
        "land-2",
        "air-3",
        "land-3",
        "sea-3",
        "land-5",
        "intelligence-2",
        "intelligence-3",
        "intelligence-4",
        "diplomacy-2",
        "diplomacy-3",
        "economics-3",
    }
)
"""Cards with which a side may flip a card of its choice."""

_STRENGTH: Final[Mapping[str, int]] = {key: card.strength for key, card in BY_KEY.items()}
_SURE: Final = 1e-6


@cache
def _list_theaters(row: tuple[str, ...]) -> dict[str, int]:
    """Return the index of the matching theater for each card of a match with this row of theaters."""
    return {card: row.index(BY_KEY[card].type) for card in cards_of(row)}


def win_chance(table: Table) -> float:
    """Return the chance that side 0 wins the battle if it is fought out, above 0 and below 1.

    The table must be in between actions; an ability under way isn't considered.
    """
    row, (ours, theirs) = table.row, table.columns
    matching = [0] * len(row)
    our_cards, our_flips, our_hand = _count_hands(table, 0, 1, matching)
    their_cards, their_flips, their_hand = _count_hands(table, 1, -1, matching)
    left = our_cards + their_cards
    if len(row) == EPIC_ROW:
        left = left * FULL_HANDS // EPIC_HANDS
    left = min(left, FULL_HANDS)
    leads = map(int.__sub__, strength.totals(table, 0), strength.totals(table, 1))
    lead_weight, control, matching_weight = _LEAD[left], _CONTROL[left], _MATCHING[left]
    tie = control if table.first == 0 else -control
    chances: list[float] = []
    for theater, lead in enumerate(leads):
        odds = lead_weight * lead + matching_weight * matching[theater]
        odds += tie if lead == 0 else control if lead > 0 else -control
        if ours[theater]:
            odds += _weigh_top(ours[theater], our_flips, their_flips)
        if theirs[theater]:
            odds -= _weigh_top(theirs[theater], their_flips, our_flips)
        chances.append(1 / (1 + exp(-odds)))
    most = _chance_of_most(chances)
    odds = _MAJORITY * log(most / (1 - most)) + our_hand - their_hand + _CARDS[left] * (our_cards - their_cards)
    odds += _MOVER[left] if table.mover == 0 else -_MOVER[left]
    odds += _FIRST[left] if table.first == 0 else -_FIRST[left]
    return 1 / (1 + exp(-odds - _weigh_abilities(table, left)))


def _count_hands(table: Table, side: int, sign: int, matching: list[int]) -> tuple[int, int, float]:
    """Return the number of cards in a side's hands, of flipping cards among them, and the weight of all.

    The strength of each card times `sign` is added to `matching`, at the index of its theater.
    """
    theaters = _list_theaters(table.row)
    number, flips, weight = 0, 0, 0.0
    for seat in table.sides[side]:
        for card in table.hands[seat]:
            number += 1
            matching[theaters[card]] += sign * _STRENGTH[card]
            weight += _IN_HAND[card]
            if card in _FLIPPING:
                flips += 1
    return number, flips, weight


def _weigh_top(column: Column, own_flips: int, enemy_flips: int) -> float:
    """Return the weight of a possible flip of a column's uncovered card, for the column's side."""
    top = column[-1]
    gain = _STRENGTH[top.card] - FACEDOWN
    return _FACEUP_RISK * gain * enemy_flips if top.faceup else _FACEDOWN_HOPE * gain * own_flips


def _chance_of_most(chances: Sequence[float]) -> float:
    """Return the chance to control most theaters, from the independent chance in each, limited to be never certain."""
    if len(chances) == 3:
        one, two, three = chances
        most = one * two + one * three + two * three - 2 * one * two * three
    else:
        numbers = [1.0]
        for chance in chances:
            numbers = [
                have * (1 - chance) + fewer * chance
                for have, fewer in zip((*numbers, 0.0), (0.0, *numbers), strict=True)
            ]
        most = sum(numbers[len(chances) // 2 + 1 :])
    return min(max(most, _SURE), 1 - _SURE)


def _weigh_abilities(table: Table, left: int) -> float:
    """Return the weight of the abilities in force and the permissions, for side 0."""
    ours, theirs = table.in_force
    weight = 0.0
    if ours or theirs:
        weight = sum([_IN_FORCE[ability] for ability in ours]) - sum([_IN_FORCE[ability] for ability in theirs])
        weight *= left / FULL_HANDS
    if table.air_drop != ("none", "none"):
        weight += _AIR_DROP * ((table.air_drop[0] != "none") - (table.air_drop[1] != "none"))
    return weight
