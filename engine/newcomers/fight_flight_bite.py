"""Ratings of a new player: critters go to woodlands with much food that the seat doesn't control."""

from collections.abc import Container, Mapping, Sequence
from typing import Any, Final

from engine.ai.thumb import RulesOfThumb
from engine.games.fight_flight_bite.actions import Action, Attack, Decline, Done, Move, Open, Place, PutCube
from engine.games.fight_flight_bite.view_types import View, WoodlandView

_HELD: Final = 0.3
"""Weight of the food of a woodland that the seat controls."""
_LEFT: Final = -5.0
_GIVEN_UP: Final = -10.0
"""Rating of a step with which the seat no longer controls a woodland; to leave the action is better."""


def appeal(view: View, actions: Sequence[Action]) -> Sequence[float]:
    """Return a rating for each action, in cubes; only placements, moves and attacks differ."""
    leads = {woodland.id: _lead(woodland, view.seat or 0) for woodland in view.woodlands}
    food = {each.id: sum(each.cubes) * (_HELD if leads[each.id] > 0 else 1.0) for each in view.woodlands}
    just_held = {woodland for woodland, lead in leads.items() if lead == 1}
    return [_rate(food, just_held, action) for action in actions]


def _lead(woodland: WoodlandView, seat: int) -> int:
    return woodland.critters[seat] - max(count for other, count in enumerate(woodland.critters) if other != seat)


def _rate(food: Mapping[str, float], just_held: Container[str], action: Action) -> float:
    match action:
        case Open(woodland) | Place(woodland) | PutCube(_, woodland):
            return food[woodland]
        case Move(start) if start in just_held:
            return _GIVEN_UP
        case Move(start, end):
            return food[end] - food[start]
        case Attack():
            return 1.0
        case Done() | Decline():
            return _LEFT
        case _:
            return 0.0


PLAYER: Final = RulesOfThumb[Any, Action, Any, View](appeal, spread=2.0)
