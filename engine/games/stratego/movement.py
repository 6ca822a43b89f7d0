"""How pieces move (rules 6): the legal plies, and why a move is refused.

The repetition rules (rules 9) are in `repetition`.
"""

import re

from engine.core.errors import Illegal
from engine.games.stratego import repetition
from engine.games.stratego.actions import Move, Refusal
from engine.games.stratego.board import (
    EMPTY,
    ENEMY,
    FREE,
    GROUND,
    LAKE,
    NAMES,
    NEIGHBOURS,
    OWNER,
    RUNS_THROUGH,
    SQUARES,
    STEPS,
    by_square,
)
from engine.games.stratego.options import Ruleset
from engine.games.stratego.pieces import IMMOBILE, SCOUT
from engine.games.stratego.state import Play

_SQUARES_IN = re.compile(r"\s*([a-z]\d{1,2})[\s\-x>]*([a-z]\d{1,2})\s*", re.IGNORECASE)


def read_move(text: str) -> Move:
    """Read two squares, such as "b4 b5", "B4-b5", "b4xb5" or "b4b5" (rules 2); raises Illegal("unreadable_move")."""
    match = _SQUARES_IN.fullmatch(text)
    if match is None:
        raise Illegal("unreadable_move", text=text)
    return Move(match[1].lower(), match[2].lower())


def legal_plies(rules: Ruleset, play: Play, side: int) -> list[Move]:
    """List what the side may play, repetition included: its pieces in turn, up, right, down, left."""
    board = play.board
    moves: list[Move] = []
    exits = by_square(play.exits[side])
    for start in play.walkers[side]:
        moves += STEPS[start][exits[start]]
    for start in play.scouts[side]:
        for run in RUNS_THROUGH[start][exits[start]]:
            for end, move in run:
                met = board[end]
                if met != EMPTY:
                    if OWNER[met] != side and (rules.scout == "run_and_attack" or end == run[0][0]):
                        moves.append(move)
                    break
                moves.append(move)
    if rules.more_squares and play.runs[side] >= repetition.CHASE:
        return [move for move in moves if not _repeats(rules, play, side, move)]
    trail = play.trails[side]
    if len(trail) <= rules.two_square:
        return moves
    start_name, barred = NAMES[trail[-1]], [NAMES[end] for end in repetition.barred_ends(rules.two_square, trail)]
    return [move for move in moves if move.start != start_name or move.end not in barred] if barred else moves


def can_move(rules: Ruleset, play: Play, side: int) -> bool:
    """Tell whether `legal_plies` would list anything, faster than by listing it."""
    if rules.more_squares and play.runs[side] >= repetition.CHASE:
        return bool(legal_plies(rules, play, side))
    trail = play.trails[side]
    if len(trail) > rules.two_square:
        return has_ply(play, side, except_square=trail[-1]) or bool(legal_plies(rules, play, side))
    last = play.last[side]
    if last and play.board[last[1]] == last[2]:
        return True  # the piece moved last can go back: only an enemy can have come to where it was
    return has_ply(play, side)


def has_ply(play: Play, side: int, except_square: int | None = None) -> bool:
    """Tell whether a piece of the side, not on `except_square`, has somewhere to go by the movement rules."""
    exits = by_square(play.exits[side])
    return any(exits[square] and square != except_square for square in play.walkers[side] + play.scouts[side])


def refusal(rules: Ruleset, play: Play, side: int, move: Move) -> Refusal | None:
    """Return the first reason, in the order of rules 6, why the side to move may not play this; None if it may."""
    start, end = SQUARES.get(move.start), SQUARES.get(move.end)
    if start is None or end is None:
        return "off_board"
    board = play.board
    piece, target = board[start], board[end]
    if OWNER[piece] != side:
        return "no_own_piece"
    kind = play.kinds[piece]
    if kind in IMMOBILE:
        return "immobile"
    if target == LAKE or OWNER[target] == side:
        return "lake" if target == LAKE else "own_target"
    if end not in NEIGHBOURS[start]:
        refused = _stopped(rules, board.translate(GROUND[side]), start, end, kind)
        if refused:
            return refused
    return repetition.refusal(rules, play, side, start, end)


def _stopped(rules: Ruleset, ground: bytes, start: int, end: int, kind: int) -> Refusal | None:
    """Return what stops a ply of two squares or more to a square that could be entered."""
    if start // 10 != end // 10 and start % 10 != end % 10:
        return "not_straight"
    if kind != SCOUT:
        return "too_far"
    stride = (1 if start // 10 == end // 10 else 10) * (1 if end > start else -1)
    if any(ground[passed] != FREE for passed in range(start + stride, end, stride)):
        return "path_blocked"
    return "run_attack" if ground[end] == ENEMY and rules.scout == "run_or_attack" else None


def _repeats(rules: Ruleset, play: Play, side: int, move: Move) -> bool:
    return repetition.refusal(rules, play, side, SQUARES[move.start], SQUARES[move.end]) is not None
