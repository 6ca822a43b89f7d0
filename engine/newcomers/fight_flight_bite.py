"""Ratings of a new player: critters go to woodlands with much food that the seat doesn't control."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.ai.thumb import RulesOfThumb
from engine.games.fight_flight_bite.actions import Action, Attack, Decline, Done, Move, Open, Place, PutCube
from engine.games.fight_flight_bite.view_types import View, WoodlandView

_HELD: Final = 0.3
"""Weight of the food of a woodland that the seat controls."""
_LEFT: Final = -5.0


def appeal(view: View, actions: Sequence[Action]) -> Sequence[float]:
    """Return a rating for each action, in cubes; only placements, moves and attacks differ."""
    food = {woodland.id: _food(woodland, view.seat or 0) for woodland in view.woodlands}
    return [_rate(food, action) for action in actions]


def _food(woodland: WoodlandView, seat: int) -> float:
    rivals = max(count for other, count in enumerate(woodland.critters) if other != seat)
    return sum(woodland.cubes) * (_HELD if woodland.critters[seat] > rivals else 1.0)


def _rate(food: Mapping[str, float], action: Action) -> float:
    match action:
        case Open(woodland) | Place(woodland) | PutCube(_, woodland):
            return food[woodland]
        case Move(start, end):
            return food[end] - food[start]
        case Attack():
            return 1.0
        case Done() | Decline():
            return _LEFT
        case _:
            return 0.0


PLAYER: Final = RulesOfThumb[Any, Action, Any, View](appeal, spread=2.0)
