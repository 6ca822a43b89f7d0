"""Visibility (rules 12): predicates for views, redacted events and samples."""

from engine.core.game import Step
from engine.core.values import Seat
from engine.games.stratego import events
from engine.games.stratego.board import EMPTY, LAKE, NEIGHBOURS, SQUARES, side_of_piece
from engine.games.stratego.state import ANNOUNCED, MOVED, RAN, Play, State, side_of


def sees(state: State, seat: Seat | None, side: int, piece: int | None = None) -> bool:
    """Return whether a seat, or a spectator (None), may know the side's formation, or one piece's kind.

    None as `piece` means the formation. A seat knows its own side, and all readers know both after the end. A kind that
    was announced or shown by a run remains known, even if the board hides it (`shows`).
    """
    if state.ending is not None or (seat is not None and side_of(state, seat) == side):
        return True
    return state.play is not None and piece is not None and bool(state.play.marks[piece] & (ANNOUNCED | RAN))


def shows(state: State, play: Play, seat: Seat | None, side: int, piece: int) -> bool:
    """Return whether the board shows the kind of the side's piece to a seat, or to a spectator (None).

    The option `memory_aid` shows all kinds that the reader may know. Without it, an announced kind is shown to others
    only until the next ply of the piece's opponent.
    """
    if not sees(state, seat, side, piece):
        return False
    return state.rules.memory_aid or sees(state, seat, side) or piece in play.fresh[side]


_TELLS_NOTHING = (
    events.BecameReady,
    events.BecameUnready,
    events.RescueOffered,
    events.RescueDeclined,
    events.DrawOffered,
    events.DrawDeclined,
)


def reveals(before: State, step: Step[State, events.Event]) -> bool:
    """Return whether a step drew an arrangement, or gave new facts about a piece's kind to any reader.

    A first move excludes Bomb and Flag, and a run shows a Scout.
    """
    if before.rng != step.state.rng or before.setup.drawn != step.state.setup.drawn:
        return True
    return any(_reveals(before.play, step.state.play, event) for event in step.events)


def teaches(before: State, step: Step[State, events.Event], seat: Seat) -> bool:
    """Return whether a step drew an arrangement, or gave new facts about a piece's kind to this seat.

    A seat knows its own pieces. That its enemy can still move may be new to it.
    """
    if before.rng != step.state.rng or before.setup.drawn != step.state.setup.drawn:
        return True
    after = step.state.play
    for event in step.events:
        if isinstance(event, events.Moved) and event.seat == seat and after is not None:
            if not after.rescuer and not _certainly_can_move(after, after.mover):
                return True
        elif _reveals(before.play, after, event):
            return True
    return False


def _reveals(before: Play | None, after: Play | None, event: events.Event) -> bool:
    match event:
        case events.Arranged(way=way):
            return way == "random"
        case events.Moved(start=start, run=run) if before is not None and after is not None:
            marks = before.marks[before.board[SQUARES[start]]]
            if not marks & (RAN | ANNOUNCED if run else MOVED | RAN | ANNOUNCED):
                return True
            return not after.rescuer and not _certainly_can_move(after, after.mover)
        case _:
            return not isinstance(event, _TELLS_NOTHING)


def _certainly_can_move(play: Play, side: int) -> bool:
    """Return whether public facts prove that the side has a move.

    A side without a move ends the match. So without this proof, a continued match reveals a fact.
    """
    return any(
        piece not in (EMPTY, LAKE)
        and side_of_piece(piece) == side
        and play.marks[piece] & (MOVED | RAN)
        and sum(_is_free(play.board[near], side) for near in NEIGHBOURS[square]) > 1
        for square, piece in enumerate(play.board)
    )


def _is_free(piece: int, side: int) -> bool:
    return piece == EMPTY or (piece != LAKE and side_of_piece(piece) != side)
