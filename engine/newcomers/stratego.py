"""Ratings of a new player: forward, and attacks on weaker or unknown pieces."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.ai.thumb import RulesOfThumb
from engine.games.stratego.actions import (
    AcceptDraw,
    Action,
    Mirror,
    Move,
    OfferDraw,
    Randomize,
    Ready,
    Rescue,
    UsePreset,
)
from engine.games.stratego.board import KINDS, RED, SIZE, SQUARES, outcomes
from engine.games.stratego.view_types import PieceView, View

_ATTACK: Final = 4.0
_CARE: Final = 0.3
"""Rows that an attack on an unknown piece loses for each rank of the attacker."""
_WON: Final = 8.0
_LOST: Final = -8.0
_NEVER: Final = -100.0


def appeal(view: View, actions: Sequence[Action]) -> Sequence[float]:
    """Return a rating for each action, in rows; an attack on an unknown piece has less for a stronger attacker."""
    pieces = {piece.square: piece for piece in view.pieces}
    return [_rate(view, pieces, action) for action in actions]


def _rate(view: View, pieces: Mapping[str, PieceView], action: Action) -> float:
    match action:
        case Move(start, end):
            target = pieces.get(end)
            return _ahead(view, start, end) if target is None else _attack(view, pieces[start], target)
        case AcceptDraw() | OfferDraw() | Mirror() | Randomize() | UsePreset():
            return _NEVER
        case Ready() | Rescue():
            return _WON
        case _:
            return 0.0


def _ahead(view: View, start: str, end: str) -> float:
    rows = SQUARES[end] // SIZE - SQUARES[start] // SIZE
    return float(rows if view.side == RED else -rows)


def _attack(view: View, own: PieceView, target: PieceView) -> float:
    power = KINDS.index(own.kind or "")
    if target.kind is None:
        return _ATTACK - _CARE * power
    return _WON if outcomes(view.rules)[power][KINDS.index(target.kind)] in "WA" else _LOST


PLAYER: Final = RulesOfThumb[Any, Action, Any, View](appeal, spread=4.0)
