"""What a replay shows beside the board: the board from one's own side, and every piece of both."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.presenters.games.stratego.history.score_sheet import score_sheet
from bot.presenters.games.stratego.panel import panel
from bot.presenters.presenter import Names, ReplayParts
from bot.presenters.screen import Picture
from engine.games.stratego.events import Event
from engine.games.stratego.view_types import PieceView, View

_PLIES = 20
"""Moves of both sides that are told apart only by their steps."""


def _moment(view: View) -> str:
    if view.phase == "setup" or not view.ply:
        return "Set-up"
    first = (view.ply - 1) // _PLIES * (_PLIES // 2) + 1
    return f"Moves {first} to {first + _PLIES // 2 - 1}"


def _table(view: View, names: Names, last: Sequence[Event]) -> Picture:
    picture = panel(view, (), names, last).picture
    if picture is None:
        raise ValueError("a board without a picture")
    return picture


def _hand(_view: View) -> str:
    """Return nothing: all that a side has stands on the board."""
    return ""


def _laid_open(view: View, seats: Sequence[View]) -> View:
    """Show what every piece is; in the set-up, both sides as far as they are arranged."""
    known: dict[str, PieceView] = {
        piece.square: piece for each in seats for piece in each.pieces if piece.side == each.side
    }
    shown = {piece.square: piece for piece in view.pieces}
    pieces = {
        square: replace(piece, kind=known[square].kind) if square in known else piece for square, piece in shown.items()
    }
    return replace(view, pieces=tuple(pieces.values()) if view.phase != "setup" else tuple(known.values()))


REPLAY: ReplayParts[View, Event] = ReplayParts(_moment, _table, _hand, _laid_open, score_sheet)
