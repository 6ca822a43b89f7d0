"""Visibility (rules 12): predicates for views, redacted events and samples."""

from msgspec.structs import replace

from engine.core.game import Step
from engine.core.values import Seat
from engine.games.stratego import events
from engine.games.stratego.board import IMMOBILE, NAMES, OWNER, RED, SQUARES, side_of_piece
from engine.games.stratego.movement import can_move
from engine.games.stratego.options import Ruleset
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

    A spectator knows least, so a fact is new to the spectator if it is new to any other reader.
    """
    return _teaches(before, step, None)


def teaches(before: State, step: Step[State, events.Event], seat: Seat) -> bool:
    """Return whether a step drew an arrangement, or gave new facts about a piece's kind to this seat."""
    return _teaches(before, step, seat)


def once_undoable(step: Step[State, events.Event]) -> bool:
    """Return whether the step is a declined rescue and no end of the match.

    Such a step could be undone in earlier releases, even where it taught that the enemy can move.
    """
    return all(isinstance(event, events.RescueDeclined) for event in step.events)


def _teaches(before: State, step: Step[State, events.Event], seat: Seat | None) -> bool:
    """Return whether a step taught a seat, or a spectator (None), anything.

    A side without a ply ends the match. So the end of a ply teaches that the side to move has one. Its own reader knew
    that; public facts may prove it.
    """
    if before.rng != step.state.rng or before.setup.drawn != step.state.setup.drawn:
        return True
    if any(_event_teaches(before, event, seat) for event in step.events):
        return True
    play = step.state.play
    if before.play is None or play is None or play.mover == before.play.mover:
        return False
    return (seat is None or side_of(before, seat) != play.mover) and not _certainly_can_move(before.rules, play)


def _event_teaches(before: State, event: events.Event, seat: Seat | None) -> bool:
    """Return whether a step's event taught a seat, or a spectator (None), a fact about a piece.

    A first move excludes Bomb and Flag, a run shows a Scout, and a limited rescue excludes a Scout. A fight of
    two known kinds teaches only a reader with a board that keeps no kinds (`memory_aid` off).
    """
    match event, before.play:
        case events.Arranged(way=way), _:
            return way == "random"
        case events.Moved(start=start, run=run), Play() as play:
            has_moved = play.marks[play.board[SQUARES[start]]] & MOVED
            return (run or not has_moved) and not _knows(before, play, seat, start)
        case events.Fought(start=start, end=end), Play() as play:
            is_known = _knows(before, play, seat, start) and _knows(before, play, seat, end)
            return not (before.rules.memory_aid and is_known)
        case events.Rescued(), Play() as play:
            entered = NAMES[play.board.index(play.rescuer)]
            return before.rules.rescue == "limited" and not _knows(before, play, seat, entered)
        case _:
            return not isinstance(event, _TELLS_NOTHING)


def _knows(state: State, play: Play, seat: Seat | None, square: str) -> bool:
    piece = play.board[SQUARES[square]]
    return sees(state, seat, side_of_piece(piece), piece)


def _certainly_can_move(rules: Ruleset, play: Play) -> bool:
    """Return whether public facts prove a ply for the side to move: a piece known to be mobile has one."""
    mobile = bytes(
        square for square, piece in enumerate(play.board) if OWNER[piece] == play.mover and _is_mobile(play, piece)
    )
    walkers = (mobile, b"") if play.mover == RED else (b"", mobile)
    return can_move(rules, replace(play, walkers=walkers, scouts=(b"", b"")), play.mover)


def _is_mobile(play: Play, piece: int) -> bool:
    """Return whether all readers know that the piece is mobile."""
    marks = play.marks[piece]
    return bool(marks & MOVED or (marks & ANNOUNCED and play.kinds[piece] not in IMMOBILE))
