"""Which rules of Stratego a choice belongs to, and which pieces can be looked up beside it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.presenters.games.stratego.words import STRONGEST_FIRST, kind_name
from engine.games.stratego.board import NEIGHBOURS, SQUARES
from engine.games.stratego.view_types import Ask, View

_TOPICS: Mapping[Ask, str] = MappingProxyType(
    {"arrange": "set-up", "unready": "set-up", "move": "moving", "rescue": "rescue"}
)


def topic(view: View) -> str:
    """Return the topic of what is being asked now, of the viewer or else of the enemy."""
    asks = sorted(view.asks, key=lambda ask: ask.seat != view.seat)
    asked = asks[0].ask if asks else "move"
    return "attacking" if asked == "move" and _is_beside_an_enemy(view) else _TOPICS[asked]


def in_sight(view: View) -> Sequence[str]:
    """Return the names of the kinds that the viewer sees on the board or among captured pieces, strongest first."""
    seen = {piece.kind for piece in view.pieces} | {pile.kind for side in view.captured for pile in side}
    return tuple(kind_name(kind) for kind in STRONGEST_FIRST if kind in seen)


def _is_beside_an_enemy(view: View) -> bool:
    enemies = {SQUARES[piece.square] for piece in view.pieces if piece.side != view.side}
    return any(
        enemies.intersection(NEIGHBOURS[SQUARES[piece.square]]) for piece in view.pieces if piece.side == view.side
    )
