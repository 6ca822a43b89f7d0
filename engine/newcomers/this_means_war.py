"""Ratings of a new player: the most expensive card that it can pay, at the opponent with the lowest CITY."""

from collections.abc import Sequence
from typing import Any, Final

from engine.ai.thumb import RulesOfThumb
from engine.games.this_means_war.actions import Action, Mulligan, Pass, Play, Recycle
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.view_types import View

_PASSING: Final = 0.0
_NEVER: Final = -100.0


def appeal(view: View, actions: Sequence[Action]) -> Sequence[float]:
    """Return a rating for each action, in resources: the cost of the card, and less for a target with a high CITY."""
    return [_rate(view, action) for action in actions]


def _rate(view: View, action: Action) -> float:
    match action:
        case Play(card, target):
            weakness = 0.0 if target is None else -view.grafmarshalls[target].base.city / 10
            return sum(BY_KEY[card].cost) + weakness
        case Recycle(card):
            return -float(sum(BY_KEY[card].cost))
        case Mulligan():
            return _NEVER
        case Pass():
            return _PASSING
        case _:
            return 0.0


PLAYER: Final = RulesOfThumb[Any, Action, Any, View](appeal, spread=4.0)
