"""Ratings of a new player: strong cards faceup in theaters that the enemy controls, and no withdrawal."""

from collections.abc import Sequence
from typing import Any, Final

from engine.ai.thumb import RulesOfThumb
from engine.games.air_land_sea.actions import (
    Action,
    Deploy,
    Flip,
    Give,
    Improvise,
    Reveal,
    SwapCard,
    Withdraw,
)
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.strength import FACEDOWN
from engine.games.air_land_sea.view_types import View

_BEHIND: Final = 2.0
_NEVER: Final = -100.0


def appeal(view: View, actions: Sequence[Action]) -> Sequence[float]:
    """Return a rating for each action, in units of card strength; abilities don't count, except flips."""
    return [_rate(view, action) for action in actions]


def _rate(view: View, action: Action) -> float:
    match action:
        case Deploy(card, theater):
            return BY_KEY[card].strength + (_BEHIND if _is_behind(view, theater) else 0.0)
        case Improvise(card, theater):
            return FACEDOWN - BY_KEY[card].strength / 2 + (_BEHIND if _is_behind(view, theater) else 0.0)
        case Withdraw():
            return _NEVER
        case Flip(theater, side):
            uncovered = view.row[theater].columns[side].cards[-1]
            gain = FACEDOWN - uncovered.strength if uncovered.faceup else _faceup_strength(uncovered.card) - FACEDOWN
            return gain if side == view.side else -gain
        case SwapCard(card) | Give(card) | Reveal(card):
            return -float(BY_KEY[card].strength)
        case _:
            return 0.0


def _faceup_strength(card: str | None) -> float:
    return FACEDOWN if card is None else BY_KEY[card].strength


def _is_behind(view: View, theater: int) -> bool:
    return view.row[theater].controller != view.side


PLAYER: Final = RulesOfThumb[Any, Action, Any, View](appeal, spread=1.0)
