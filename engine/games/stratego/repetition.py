"""Repetition (rules 9): the two-square rule and the chase rule, as tests of a ply and as updates after one.

Both bind only the side about to move, and go by public facts alone: which single piece is where, never what it is.
"""

from msgspec.structs import replace

from engine.games.stratego.actions import Refusal
from engine.games.stratego.board import EMPTY, NEIGHBOURS, SIZE, is_beside
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
    return is_beside(play.exits[1 - side], end) and bytes(board) in play.boards[-(run - 1) :]


def _is_vertical(start: int, end: int) -> bool:
    return (end - start) % 10 == 0


def extend_trail(limit: int, trail: Squares, start: int, end: int) -> Squares:
    """Return the trail after the ply, no longer than the test needs (rules 9.1)."""
    if trail and trail[-1] == start and _is_vertical(start, end) == _is_vertical(trail[-2], start):
        return (*trail, end)[-limit - 1 :]
    return (start, end) if limit else ()


def follow_chases(before: Play, play: Play) -> Play:
    """Count each side's present chase after the ply that led to this play, and keep the boards that it needs."""
    side, board = before.mover, play.board
    start, end, piece = play.last[side]
    mine = theirs = 0
    if before.board[end] == EMPTY:
        mine, last = before.runs[side], before.last[1 - side]
        fled = last and board[last[1]] == last[2] and last[1] in NEIGHBOURS[start]
        theirs = before.runs[1 - side] + 1 if fled else 0
    mine = mine + 1 if board[end] == piece and is_beside(play.exits[1 - side], end) else 0
    longest = max(mine, theirs)
    if not longest and not play.boards:
        return play
    boards = (*before.boards, before.board)[-longest:] if longest else ()
    return replace(play, runs=(theirs, mine) if side else (mine, theirs), boards=boards)
