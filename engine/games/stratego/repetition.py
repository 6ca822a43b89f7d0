"""Repetition (rules 9): the two-square rule and the chase rule, as tests of a ply and as updates after one.

Both bind only the side about to move, and go by public facts alone: which single piece is where, never what it is.
"""

from itertools import pairwise

from engine.games.stratego.actions import Refusal
from engine.games.stratego.board import EMPTY, ENEMY, GROUND, NEIGHBOURS
from engine.games.stratego.options import Ruleset
from engine.games.stratego.state import Play, Squares

CHASE = 2
"""The chase rule binds a side from so many plies in its present chase."""

NO_SQUARE, EVERY_SQUARE = -1, -2
"""What `restricted_square` returns where it doesn't name a square."""


def restricted_square(rules: Ruleset, play: Play, side: int) -> int:
    """Return, at little cost, the only square that `refusal` may forbid to move from; or EVERY_SQUARE, or NO_SQUARE."""
    if rules.more_squares and play.runs[side] >= CHASE:
        return EVERY_SQUARE
    trail = play.trails[side]
    return trail[-1] if 0 < rules.two_square < len(trail) else NO_SQUARE


def refusal(rules: Ruleset, play: Play, side: int, start: int, end: int) -> Refusal | None:
    """Return "two_square" or "more_squares" where that rule forbids the ply."""
    if _crosses_again(rules.two_square, play.trails[side], start, end):
        return "two_square"
    return "more_squares" if rules.more_squares and _chases_again(play, side, start, end) else None


def _crosses_again(limit: int, trail: Squares, start: int, end: int) -> bool:
    """Test whether the ply would be one more step than `limit` over the same border (rules 9.1)."""
    if (
        not 0 < limit < len(trail)
        or trail[-1] != start
        or _is_vertical(start, end) != _is_vertical(trail[-2], trail[-1])
    ):
        return False
    path = (*trail[-limit - 1 :], end)
    lows, highs = zip(*(sorted(step) for step in pairwise(path)), strict=True)
    return bool(max(lows) < min(highs))


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
    return any(ground[board[end]] == ENEMY for end in NEIGHBOURS[square])


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
    mine, theirs = play.runs[side], play.runs[1 - side]
    last = play.last[1 - side]
    fled = bool(last) and board[last[1]] == last[2] and last[1] in NEIGHBOURS[start]
    theirs = theirs + 1 if fled else 0
    if play.board[end] != EMPTY:
        mine = theirs = 0
    mine = mine + 1 if board[end] == play.board[start] and threatens(board, side, end) else 0
    return (theirs, mine) if side else (mine, theirs)
