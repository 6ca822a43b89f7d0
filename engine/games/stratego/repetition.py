"""Repetition (rules 9): the two-square rule and the chase rule, as tests of a ply and as updates after one.

Both bind only the side about to move, and go by public facts alone: which single piece is where, never what it is.
"""

from engine.games.stratego.actions import Refusal
from engine.games.stratego.board import EMPTY, ENEMY, GROUND, NEIGHBOURS, SIZE
from engine.games.stratego.options import Ruleset
from engine.games.stratego.state import Play, Squares

CHASE = 2
"""The chase rule binds a side from so many plies in its present chase."""

_NOWHERE = range(0)


def refusal(rules: Ruleset, play: Play, side: int, start: int, end: int) -> Refusal | None:
    """Return "two_square" or "more_squares" where that rule forbids the ply."""
    trail = play.trails[side]
    if trail and trail[-1] == start and end in barred_ends(rules.two_square, trail):
        return "two_square"
    return "more_squares" if rules.more_squares and _chases_again(play, side, start, end) else None


def barred_ends(limit: int, trail: Squares) -> range:
    """Return where the piece moved last may not go, as it has crossed a border on the way too often (rules 9.1)."""
    if not 0 < limit < len(trail):
        return _NOWHERE
    path, start = trail[-limit - 1 :], trail[-1]
    # all the steps cross what lies between these two squares, if anything does
    low, high = max(map(min, path, path[1:])), min(map(max, path, path[1:]))
    if low >= high:
        return _NOWHERE
    first, stride = (start % SIZE, SIZE) if _is_vertical(low, high) else (start - start % SIZE, 1)
    return range(low + stride, first + SIZE * stride, stride) if start <= low else range(first, high, stride)


def _chases_again(play: Play, side: int, start: int, end: int) -> bool:
    """Test whether the ply threatens again in a position seen since the chase's first threat (rules 9.2)."""
    run, last = play.runs[side], play.last[side]
    if run < CHASE or play.board[end] != EMPTY or (last and (start, end) == (last[1], last[0])):
        return False
    board = bytearray(play.board)
    board[start], board[end] = EMPTY, board[start]
    return threatens(bytes(board), side, end) and bytes(board) in play.boards[-(run - 1) :]


def threatens(board: bytes, side: int, square: int) -> bool:
    """Tell whether an enemy of the side stands next to the square."""
    ground = GROUND[side]
    for near in NEIGHBOURS[square]:  # noqa: SIM110 - a generator takes more than twice as long
        if ground[board[near]] == ENEMY:
            return True
    return False


def _is_vertical(start: int, end: int) -> bool:
    return (end - start) % 10 == 0


def extend_trail(limit: int, trail: Squares, start: int, end: int) -> Squares:
    """Return the trail after the ply, no longer than the test needs (rules 9.1)."""
    if limit == 0:
        return ()
    if trail and trail[-1] == start and _is_vertical(start, end) == _is_vertical(trail[-2], trail[-1]):
        return (*trail, end)[-limit - 1 :]
    return (start, end)


def follow_chases(before: Play, board: bytes, start: int, end: int) -> tuple[tuple[int, int], tuple[bytes, ...]]:
    """Return how long each side's present chase is after the mover's ply, and the earlier boards to be kept for it."""
    runs = _chase_lengths(before, board, start, end)
    keep = max(runs)
    return runs, (*before.boards, before.board)[-keep:] if keep else ()


def _chase_lengths(play: Play, board: bytes, start: int, end: int) -> tuple[int, int]:
    """Return how many plies each side's present chase has, after the mover's ply that led to this board (rules 9.2)."""
    side = play.mover
    mine = theirs = 0
    if play.board[end] == EMPTY:
        mine, last = play.runs[side], play.last[1 - side]
        fled = last and board[last[1]] == last[2] and last[1] in NEIGHBOURS[start]
        theirs = play.runs[1 - side] + 1 if fled else 0
    mine = mine + 1 if board[end] == play.board[start] and threatens(board, side, end) else 0
    return (theirs, mine) if side else (mine, theirs)
