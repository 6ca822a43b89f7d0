"""How good a position is for each seat, as a chance to win, and which orders and answers are worth trying first.

The weights are in units of the logarithm of the odds. They were fitted by logistic regression to the ends of 1,500
matches that players of one action ahead played against each other.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import exp
from typing import Final

from engine.core.judge import Draw, Judge
from engine.core.seats import Seat
from engine.games.this_means_war import actions, effects
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.areas import PRODUCTIONS, Area, Areas, Cost, can_pay
from engine.games.this_means_war.cards import BY_KEY, Card
from engine.games.this_means_war.effects import CardEffect
from engine.games.this_means_war.state import State, Table, clockwise, is_out

CITY, WALL, PRODUCTION, STOCK = 0.105, 0.068, 0.07, 0.018
ESPIONAGE, BLOW, GROWTH = 0.25, 0.036, 0.05
"""What a hand promises: each ESPIONAGE card up to two, and a point of the best blow and growth that can be paid."""

LONG = 30
"""Turns of each seat after which hardly any match goes on; production loses its worth until then."""
ENOUGH_STOCK = 12
"""Of each resource, what is more is hardly ever spent."""
ENOUGH_WALL = 30
ENOUGH_ANSWERS = 2


def worth(state: State) -> tuple[float, ...]:
    """Return the chance of each seat to win."""
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
    time_left = max(1 - table.turn / len(table.bases) / LONG, 0.0)
    stock = (
        min(base.labor, ENOUGH_STOCK)
        + min(base.research, ENOUGH_STOCK)
        + min(base.ammo, ENOUGH_STOCK)
        + min(base.army, ENOUGH_STOCK)
    )
    return (
        CITY * min(base.city, table.terms.win_city)
        + WALL * min(base.wall, ENOUGH_WALL)
        + PRODUCTION * time_left * (base.factory + base.lab + base.silo + base.barracks)
        + STOCK * stock
        + _promise(base, table.hands[seat])
    )


def _promise(base: Areas, hand: tuple[str, ...]) -> float:
    """Return what a hand adds to a base: the best that can be paid of it, and answers."""
    blow = growth = answers = 0.0
    for card in hand:
        cost, strikes, grows = _PROMISES[card]
        if cost is None:
            answers += 1
        elif (strikes > blow or grows > growth) and can_pay(base, cost):
            blow, growth = max(blow, strikes), max(growth, grows)
    return BLOW * blow + GROWTH * growth + ESPIONAGE * min(answers, ENOUGH_ANSWERS)


_BLOWS: dict[Area, float] = {"city": 1.5, "wall": 0.7}
"""What a point of destruction is worth beside one of an assault."""
_GROWTHS: dict[Area, float] = {"city": 1.0, "wall": 0.7}
_PRODUCTION_GROWTH = 1.0


def _summed(listed: Sequence[CardEffect]) -> tuple[float, float]:
    """Return the blow that effects strike, and the growth that they bring; of a choice, the greatest of each."""
    blow = growth = 0.0
    for effect in listed:
        match effect:
            case effects.ChooseOne(branches):
                sums = [_summed(branch) for branch in branches]
                blow += max(strikes for strikes, _ in sums)
                growth += max(grows for _, grows in sums)
            case effects.Assault(number):
                blow += number
            case effects.Destroy(number, area):
                blow += _BLOWS.get(area, _PRODUCTION_GROWTH if area in PRODUCTIONS else 0.0) * number
            case effects.Add(number, area):
                growth += _GROWTHS.get(area, _PRODUCTION_GROWTH if area in PRODUCTIONS else 0.0) * number
            case effects.Sacrifice(number, area):
                growth -= _GROWTHS.get(area, _PRODUCTION_GROWTH if area in PRODUCTIONS else 0.0) * number
            case _:
                pass
    return blow, growth


def _promised(card: Card) -> tuple[Cost | None, float, float]:
    """Return the cost, None for ESPIONAGE, and the blow and growth of a card."""
    return (card.cost if card.type == "OPERATION" else None, *_summed(card.effects))


_PROMISES = {key: _promised(card) for key, card in BY_KEY.items()}


def settled(start: State, state: State) -> bool:
    """Tell whether the turn of `start` is over."""
    return state.table.turn != start.table.turn


def settled_later(start: State, state: State) -> bool:
    """Tell whether the next turn of the seat that is asked in `start` is over."""
    table, ask = start.table, start.ask
    seats = clockwise(table, table.active)
    until = seats.index(ask.seat) if ask is not None and ask.seat in seats else 0
    return state.table.turn > table.turn + (until or len(seats))


_VALUES = {key: 0.1 + max(BLOW * blow + GROWTH * growth, 0.0) for key, (_, blow, growth) in _PROMISES.items()}
"""By card, how good it is on the whole."""
_RECYCLE, _MULLIGAN = 0.1, 0.02
_PASS = 0.1
"""For each answer that there is, and once more: passing is a little likelier to be best than all answers together."""


def prior(_state: State, _seat: Seat, listed: Sequence[Action]) -> Sequence[float]:
    """Return how likely each action is to be best: good cards are played and kept, and answers mostly kept back."""
    return [_likely(action, len(listed)) for action in listed]


def _likely(action: Action, number: int) -> float:
    match action:
        case actions.Play(card) | actions.Hack(card) | actions.Take(card):
            return _VALUES[card]
        case actions.Recycle():
            return _RECYCLE
        case actions.Mulligan():
            return _MULLIGAN
        case actions.Pass():
            return _PASS * number
        case actions.Discard(card):
            return 1 / (1 + 10 * _VALUES[card])


def playout(_state: State, _seat: Seat, listed: Sequence[Action], _draw: Draw) -> Action:
    """Pass, and otherwise take what is likeliest to be best."""
    return max(listed, key=lambda action: _likely(action, len(listed)))


JUDGE: Final = Judge[State, Action](worth=worth, settled=settled, prior=prior, playout=playout)
"""The judge that looks to the end of the turn."""
PATIENT_JUDGE: Final = replace(JUDGE, settled=settled_later)
"""The judge that looks to the end of the own next turn."""
