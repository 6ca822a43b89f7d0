"""Judgement of a position: each seat's chance to win, and priors of orders and answers.

The weights are log-odds. They are the mean of two fits by logistic regression to the turns of 22,000 matches. Two
players of one action ahead played them, each with the weights of the previous fit.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from math import exp
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.ai.greedy import Foresight
from engine.core.judge import Draw, Judge
from engine.core.values import Seat
from engine.games.this_means_war import actions, cards
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.areas import PRODUCTIONS, Area, Areas, Cost, can_pay, points
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.orders import branches, played_effects
from engine.games.this_means_war.state import State, Table, clockwise, is_out, opponents


def _interpolate(*knots: tuple[int, float]) -> tuple[float, ...]:
    """Return the values of a piecewise linear function at each integer from the first knot to the last.

    >>> _interpolate((0, 1.0), (2, 2.0), (3, 2.0))
    (1.0, 1.5, 2.0, 2.0)
    """
    values = [knots[0][1]]
    for (start, low), (end, high) in pairwise(knots):
        values += [low + (high - low) * step / (end - start) for step in range(1, end - start + 1)]
    return tuple(values)


CITY = 0.087
"""A point of CITY, up to the one that wins."""
FRAIL = _interpolate((0, -0.36), (3, -0.36), (6, -0.12), (10, -0.05), (15, 0.0))
"""Change of strength, indexed by CITY, for a base that is close to elimination."""
NEAR = _interpolate((0, 0.69), (6, 0.66), (12, 0.12), (18, 0.0))
"""Change of strength, indexed by the CITY that is missing, for a base that is close to winning."""
WALL = _interpolate((0, 0.0), (4, 0.26), (8, 0.51), (12, 0.68), (16, 0.87), (20, 0.98), (26, 1.18), (34, 1.36))
STOCK: tuple[tuple[Area, tuple[float, ...]], ...] = (
    ("labor", _interpolate((0, 0.0), (3, 0.26), (6, 0.44), (9, 0.61), (12, 0.72), (16, 0.83), (22, 0.92))),
    ("research", _interpolate((0, 0.0), (3, 0.28), (6, 0.42), (9, 0.54), (12, 0.63), (16, 0.71), (22, 0.82))),
    ("ammo", _interpolate((0, 0.0), (3, 0.24), (6, 0.34), (9, 0.44), (12, 0.54), (16, 0.6), (22, 0.65))),
    ("army", _interpolate((0, 0.0), (3, 0.24), (6, 0.33), (9, 0.4), (12, 0.46), (16, 0.51), (22, 0.6))),
)
"""Value of each resource, indexed by amount. LABOR has the highest value, because it alone pays for most of CITY."""
PRODUCTION: tuple[tuple[Area, tuple[float, ...], float], ...] = (
    ("factory", _interpolate((0, 0.0), (1, -0.21), (2, 0.27), (6, 0.81)), 0.33),
    ("lab", _interpolate((0, 0.0), (1, -0.56), (2, -0.18), (6, -0.54)), 0.36),
    ("silo", _interpolate((0, 0.0), (1, -0.15), (2, -0.01), (6, -0.04)), 0.27),
    ("barracks", _interpolate((0, 0.0), (1, -0.2), (2, -0.02), (6, -0.05)), 0.22),
)
"""Value of each production, indexed by amount, and an additional value of each point.

The additional value falls from its full amount in the first turn to 0 after `LONG` turns of each seat.
"""
LONG = 30
"""Number of turns of each seat after which almost all matches have ended."""
TO_MOVE = 0.04
"""Value of having the turn after collecting."""
RAZES, WINS = 1.45, 1.45
"""To hold a card that can be paid and would raze a rival, or reach the CITY that wins."""
HELD: Mapping[str, float] = MappingProxyType(
    {
        "sandbag-line": 0.21,
        "trench-network": 0.23,
        "bunker-complex": 0.23,
        "citadel-ring": 0.18,
        "tent-quarter": 0.27,
        "prefab-blocks": 0.36,
        "civic-works": 0.28,
        "capital-project": 0.27,
        "assembly-hall": 0.21,
        "state-workshops": 0.20,
        "night-shift": 0.25,
        "stripped-ramparts": 0.27,
        "repair-brigade": 0.28,
        "overtime-quota": 0.30,
        "eureka": 0.23,
        "licensed-factory": 0.24,
        "munitions-patent": 0.14,
        "officer-academy": 0.18,
        "five-year-plan": 0.23,
        "war-economy-act": 0.18,
        "supply-computer": 0.24,
        "tried-and-true": 0.23,
        "emp-discharge": 0.40,
        "grid-blackout": 0.34,
        "strike-agitators": 0.34,
        "price-shock": 0.23,
        "data-siphon": 0.20,
        "signals-desk": 0.33,
        "deflector-array": 0.23,
        "model-district": 0.34,
        "skybeam-array": 0.24,
        "fire-bombing": 0.34,
        "m107": 0.29,
        "mortar-pit": 0.23,
        "rocket-salvo": 0.21,
        "breaching-charge": 0.28,
        "bunker-cracker": 0.27,
        "long-reach-missile": 0.29,
        "saturation-raid": 0.24,
        "shell-foundry": 0.19,
        "precision-strike": 0.32,
        "warning-shots": 0.31,
        "scorched-district": 0.23,
        "burning-depots": 0.23,
        "mine-belt": 0.28,
        "standard-formation": 0.24,
        "scout-patrol": 0.18,
        "skirmish-line": 0.20,
        "recruiting-post": 0.17,
        "mass-levy": 0.17,
        "shock-column": 0.19,
        "airdrop-battalion": 0.28,
        "armored-thrust": 0.22,
        "combat-engineers": 0.28,
        "depot-raiders": 0.17,
        "forced-march": 0.24,
        "home-guard": 0.31,
        "requisition-party": 0.30,
        "blockade": 0.27,
        "garrison-town": 0.36,
        "triumphal-quarter": 0.21,
        "total-offensive": 0.22,
        "experimental-sniper": 0.30,
        "final-stand": 0.17,
        "combined-arms": 0.26,
        "garden-city": 0.26,
        "proving-ground": 0.17,
        "flexible-defense": 0.13,
        "sabotage": 0.81,
        "counter-strike": 0.37,
        "network-hack": 0.30,
        "espionage": 0.76,
        "latest-intel": 0.34,
        "frogman-team": 0.53,
        "emergency-drill": 0.49,
    }
)
"""Value of holding each card, whether or not it can be paid yet."""


def evaluate(state: State) -> tuple[float, ...]:
    """Return each seat's estimated probability to win, indexed by seat; they add up to 1.

    Seats that are out have 0. After the end the winners share equally.
    """
    table = state.table
    seats = range(len(table.bases))
    if table.ending is not None:
        winners = table.ending.winners
        return tuple([1 / len(winners) if seat in winners else 0.0 for seat in seats])
    odds = [0.0 if is_out(table, Seat(seat)) else exp(_strength(table, seat)) for seat in seats]
    whole = sum(odds)
    return tuple([each / whole for each in odds])


def _strength(table: Table, seat: int) -> float:
    base = table.bases[seat]
    moves = TO_MOVE if seat == table.active else 0.0
    return moves + _areas_strength(table, base) + sum([HELD[card] for card in table.hands[seat]]) + _finish(table, seat)


def _areas_strength(table: Table, base: Areas) -> float:
    time_left = max(1 - table.turn / len(table.bases) / LONG, 0.0)
    return (
        _city_strength(table, base.city)
        + WALL[min(base.wall, len(WALL) - 1)]
        + sum([values[min(points(base, area), len(values) - 1)] for area, values in STOCK])
        + sum([values[number := points(base, area)] + early * time_left * number for area, values, early in PRODUCTION])
    )


def _city_strength(table: Table, city: int) -> float:
    lacking = max(table.terms.win_city - city, 0)
    strength = CITY * min(city, table.terms.win_city)
    if city < len(FRAIL):
        strength += FRAIL[city]
    return strength + NEAR[lacking] if lacking < len(NEAR) else strength


def _finish(table: Table, seat: int) -> float:
    """Return the value of single OPERATION cards in hand that the seat can pay and that could decide the match.

    Add WINS if one could raise the seat's CITY to the winning height. Add RAZES if one could eliminate an opponent. The
    value is 0 without such a card.
    """
    base = table.bases[seat]
    deeds = [deed for card in table.hands[seat] if (deed := _DEEDS.get(card)) and can_pay(base, deed.cost)]
    strength = WINS if any(base.city + deed.built >= table.terms.win_city for deed in deeds) else 0.0
    for other in opponents(table, Seat(seat)):
        rival = table.bases[other]
        if any(max(deed.assault - rival.wall, 0) + deed.razed >= rival.city for deed in deeds):
            return strength + RAZES
    return strength


class _Deed(NamedTuple):
    """Largest immediate effects of an OPERATION that can win the match or eliminate a rival."""

    cost: Cost
    assault: int
    razed: int
    """Amount of CITY that it destroys directly, regardless of any WALL."""
    built: int
    """Amount that it adds to the own CITY."""

    @classmethod
    def from_card(cls, card: str) -> "_Deed":
        ways = [played_effects(card, branch).immediate for branch in branches(card)]
        return cls(
            BY_KEY[card].cost,
            max(sum(each.number for each in way if isinstance(each, cards.Assault)) for way in ways),
            max(_city_points(way, cards.Destroy) for way in ways),
            max(_city_points(way, cards.Add) for way in ways),
        )


def _city_points(way: Sequence[cards.Immediate], kind: type[cards.Destroy | cards.Add]) -> int:
    return sum(each.number for each in way if isinstance(each, kind) and each.area == "city")


_DEEDS = {key: _Deed.from_card(key) for key, card in BY_KEY.items() if card.type == "OPERATION"}


def is_settled(start: State, state: State) -> bool:
    """Return whether the turn of `start` is over, as `state` has another turn number.

    A match that ends in the turn of `start` leaves the result False.
    """
    return state.table.turn != start.table.turn


def is_settled_later(start: State, state: State) -> bool:
    """Return whether the next turn of the seat asked in `start` is over.

    If that seat has the turn in `start`, this is its turn in the next round. Without an ask, count one turn of each
    seat.
    """
    table, ask = start.table, start.ask
    seats = clockwise(table, table.active)
    until = seats.index(ask.seat) if ask is not None and ask.seat in seats else 0
    return state.table.turn > table.turn + (until or len(seats))


BLOW, GROWTH = 0.036, 0.05
"""Weights of a card's blow and growth in its value."""
_BLOWS: dict[Area, float] = {"city": 1.5, "wall": 0.7, **dict.fromkeys(PRODUCTIONS, 1.0)}
"""Value of a destroyed point of each area, compared with a point of an assault."""
_GROWTHS: dict[Area, float] = {"city": 1.0, "wall": 0.7, **dict.fromkeys(PRODUCTIONS, 1.0)}


def _sum_effects(listed: Sequence[cards.CardEffect]) -> tuple[float, float]:
    """Return (blow, growth), in weighted points, for a list of effects.

    The blow is the damage to an enemy, and the growth is the gain of the own base. A sacrifice lowers the growth. Of a
    choice, the greatest blow and the greatest growth of its branches count.
    """
    blow = growth = 0.0
    for effect in listed:
        match effect:
            case cards.ChooseOne(branches):
                sums = [_sum_effects(branch) for branch in branches]
                blow += max(strikes for strikes, _ in sums)
                growth += max(grows for _, grows in sums)
            case cards.Assault(number):
                blow += number
            case cards.Destroy(number, area):
                blow += _BLOWS.get(area, 0.0) * number
            case cards.Add(number, area):
                growth += _GROWTHS.get(area, 0.0) * number
            case cards.Sacrifice(number, area):
                growth -= _GROWTHS.get(area, 0.0) * number
            case _:
                pass
    return blow, growth


def _value(card: str) -> float:
    blow, growth = _sum_effects(BY_KEY[card].effects)
    return 0.1 + max(BLOW * blow + GROWTH * growth, 0.0)


_VALUES = {key: _value(key) for key in BY_KEY}
_RECYCLE, _MULLIGAN = 0.1, 0.02
_PASS = 0.1
"""Prior weight of passing for each listed action, the pass included.

An answer without blow and growth has the same weight once.
"""


def prior(_state: State, _seat: Seat, listed: Sequence[Action]) -> Sequence[float]:
    """Return the prior weight of each action in `listed`.

    A play weighs by its card's value; hacking or taking a card weighs by its value in a hand. Recycling and discarding
    weigh more for less valuable cards. A pass weighs in proportion to the number of actions.
    """
    return [_likely(action, len(listed)) for action in listed]


def _likely(action: Action, number: int) -> float:
    match action:
        case actions.Play(card):
            return _VALUES[card]
        case actions.Hack(card) | actions.Take(card):
            return HELD[card]
        case actions.Recycle(card):
            return _RECYCLE * (1 - HELD[card])
        case actions.Mulligan():
            return _MULLIGAN
        case actions.Pass():
            return _PASS * number
        case actions.Discard(card):
            return 1 - HELD[card]


def playout(_state: State, _seat: Seat, listed: Sequence[Action], _draw: Draw) -> Action:
    """Return a pass if it is the first action, otherwise the action with the highest prior."""
    return _likeliest(listed)


def _likeliest(listed: Sequence[Action]) -> Action:
    if type(listed[0]) is actions.Pass:
        return listed[0]
    return max(listed, key=lambda action: _likely(action, len(listed)))


def candidates(_state: State, _seat: Seat, listed: Sequence[Action]) -> Sequence[Action]:
    """Return the actions of `listed` that a simulated seat tries before it chooses one; at least one.

    For an ORDER in its own turn, these are all plays and the recycling of the least valuable card. If a pass is
    possible, these are all actions. Otherwise it is only the playout's action.
    """
    recycled = [action for action in listed if type(action) is actions.Recycle]
    if recycled:
        plays = [action for action in listed if type(action) is actions.Play]
        return (*plays, min(recycled, key=lambda action: HELD[action.card]))
    return listed if type(listed[0]) is actions.Pass else (_likeliest(listed),)


JUDGE: Final = Judge[State, Action](evaluate=evaluate, is_settled=is_settled, prior=prior, playout=playout)
"""The judge that looks to the end of the turn."""
PATIENT_JUDGE: Final = replace(JUDGE, is_settled=is_settled_later)
"""The judge that looks to the end of the next own turn."""
FORESIGHT: Final = Foresight(judge=JUDGE, candidates=candidates)
"""Model of later choices: each seat takes the action with the best worth at the end of the turn."""
