"""Who may know what (rules 12): predicates for views, redacted events and imagined worlds."""

from engine.core.seats import Seat
from engine.games.stratego.state import ANNOUNCED, RAN, Play, State, side_of


def sees(state: State, seat: Seat | None, side: int, piece: int | None = None) -> bool:
    """Tell whether a seat, or a spectator (None), may know the side's formation, or what one piece of it is.

    Whoever heard a rank announced may know it for good, even if the board doesn't keep it.
    """
    if state.ending is not None or (seat is not None and side_of(state, seat) == side):
        return True
    return state.play is not None and piece is not None and bool(state.play.marks[piece] & (ANNOUNCED | RAN))


def shows(state: State, play: Play, seat: Seat | None, side: int, piece: int) -> bool:
    """Tell whether the board shows the seat what the piece is.

    It shows all that the seat may know; without the memory aid, only fresh ranks of the enemy.
    """
    if not sees(state, seat, side, piece):
        return False
    return state.rules.memory_aid or sees(state, seat, side) or piece in play.fresh[side]
