"""Movement (rules 6): the legal plies, and the reason why a move is refused.

Repetition (rules 9) has the two-square rule and the chase rule. Both bind only the side to move, and use public facts:
positions of pieces, not kinds.

Rescue (rules 8) has the offers and the captured pieces that may return. A missing offer must not show that the piece is
a Scout. So every piece that could be another kind gets a public offer. The owner of a Scout can only decline it.
"""

import re

from msgspec.structs import replace

from engine.core.values import Illegal
from engine.games.stratego.actions import Decline, Move, Refusal, Rescue
from engine.games.stratego.board import (
    BACK_ROWS,
    BOMB,
    EMPTY,
    ENEMY,
    FREE,
    GROUND,
    IMMOBILE,
    KINDS,
    LAKE,
    NAMES,
    NEIGHBOURS,
    OWN_ROWS,
    OWNER,
    RUNS_THROUGH,
    SCOUT,
    SIZE,
    SQUARES,
    STEPS,
    exits_by_square,
    is_beside,
)
from engine.games.stratego.options import Ruleset
from engine.games.stratego.state import ANNOUNCED, RAN, TRIGGERED, Play, Squares

CHASE = 2
"""Plies in a side's present chase from which the chase rule binds the side."""

_NOWHERE = range(0)


def repetition_refusal(rules: Ruleset, play: Play, side: int, start: int, end: int) -> Refusal | None:
    """Return "two_square" or "more_squares" if that rule forbids the ply; otherwise None."""
    trail = play.trails[side]
    if trail and trail[-1] == start and end in barred_ends(rules.two_square, trail):
        return "two_square"
    return "more_squares" if rules.more_squares and _chases_again(play, side, start, end) else None


def barred_ends(limit: int, trail: Squares) -> range:
    """Return the squares that the piece moved last may not enter, due to the two-square rule (rules 9.3).

    `trail` has the piece's latest squares, oldest first. The barred squares lie beyond a border that it has crossed
    `limit` times in a row. The range is empty if there is no such border, or if `limit` is 0.
    """
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
    """Return whether the more-squares rule forbids the ply (rules 9.4).

    That is the case if the ply threatens an enemy piece and repeats a position of the side's present chase.
    """
    run, last = play.runs[side], play.last[side]
    if run < CHASE or play.board[end] != EMPTY or (last and (start, end) == (last[1], last[0])):
        return False
    board = bytearray(play.board)
    board[start], board[end] = EMPTY, board[start]
    return is_beside(play.exits[1 - side], end) and bytes(board) in play.boards[-(run - 1) :]


def _is_vertical(start: int, end: int) -> bool:
    return (end - start) % 10 == 0


def extend_trail(limit: int, trail: Squares, start: int, end: int) -> Squares:
    """Return the side's trail after a ply from `start` to `end` (rules 9.3).

    A trail lists the squares of consecutive moves of one piece along one line. Keep the last `limit` + 1 squares. `()`
    if `limit` is 0, which means no two-square rule.
    """
    if trail and trail[-1] == start and _is_vertical(start, end) == _is_vertical(trail[-2], start):
        return (*trail, end)[-limit - 1 :]
    return (start, end) if limit else ()


def follow_chases(before: Play, play: Play) -> Play:
    """Return `play` with both sides' chase counts updated for the ply that led from `before` to `play`.

    Keep as many earlier boards as the longer chase needs; a count is 0 without a chase (rules 9.4).
    """
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


_SQUARES_IN = re.compile(r"\s*([a-z]\d{1,2})[\s\-x>]*([a-z]\d{1,2})\s*", re.IGNORECASE)


def read_move(text: str) -> Move:
    """Read two squares, such as "b4 b5", "B4-b5", "b4xb5" or "b4b5" (rules 2); raises Illegal("unreadable_move")."""
    match = _SQUARES_IN.fullmatch(text)
    if match is None:
        raise Illegal("unreadable_move", text=text)
    return Move(match[1].lower(), match[2].lower())


def legal_plies(rules: Ruleset, play: Play, side: int) -> list[Move]:
    """Return the side's legal plies, repetition included.

    Walkers come first, then Scouts, both in the order of piece numbers; directions are up, right, down, left.
    """
    board = play.board
    moves: list[Move] = []
    exits = exits_by_square(play.exits[side])
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
    if rules.more_squares and play.runs[side] >= CHASE:
        return [
            move
            for move in moves
            if repetition_refusal(rules, play, side, SQUARES[move.start], SQUARES[move.end]) is None
        ]
    trail = play.trails[side]
    if len(trail) <= rules.two_square:
        return moves
    start_name, barred = NAMES[trail[-1]], [NAMES[end] for end in barred_ends(rules.two_square, trail)]
    return [move for move in moves if move.start != start_name or move.end not in barred] if barred else moves


def can_move(rules: Ruleset, play: Play, side: int) -> bool:
    """Return whether `legal_plies` would list a ply, but faster."""
    if rules.more_squares and play.runs[side] >= CHASE:
        return bool(legal_plies(rules, play, side))
    trail = play.trails[side]
    if len(trail) > rules.two_square:
        return has_ply(play, side, except_square=trail[-1]) or bool(legal_plies(rules, play, side))
    last = play.last[side]
    if last and play.board[last[1]] == last[2]:
        return True  # the piece moved last can go back: only an enemy can have come to where it was
    return has_ply(play, side)


def has_ply(play: Play, side: int, except_square: int | None = None) -> bool:
    """Return whether a piece of the side can move, apart from repetition rules and the piece on `except_square`."""
    exits = exits_by_square(play.exits[side])
    return any(exits[square] and square != except_square for square in play.walkers[side] + play.scouts[side])


def refusal(rules: Ruleset, play: Play, side: int, move: Move) -> Refusal | None:
    """Return the first reason to refuse the move to the side to move, in the order of rules 6.

    Return None if the move is legal.
    """
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
        refused = _run_refusal(rules, board.translate(GROUND[side]), start, end, kind)
        if refused:
            return refused
    return repetition_refusal(rules, play, side, start, end)


def _run_refusal(rules: Ruleset, ground: bytes, start: int, end: int, kind: int) -> Refusal | None:
    """Return the obstacle to a ply of two squares or more; None if the ply is possible.

    `kind` is the moving piece's kind. `ground` is the board for the mover: FREE, ENEMY, or 0 for its own pieces and
    lakes. The caller must check that the end square is FREE or ENEMY.
    """
    if start // 10 != end // 10 and start % 10 != end % 10:
        return "not_straight"
    if kind != SCOUT:
        return "too_far"
    stride = (1 if start // 10 == end // 10 else 10) * (1 if end > start else -1)
    if any(ground[passed] != FREE for passed in range(start + stride, end, stride)):
        return "path_blocked"
    return "run_attack" if ground[end] == ENEMY and rules.scout == "run_or_attack" else None


MAX_RESCUES = 2

DECLINE = Decline()
_RESCUES = tuple(tuple(Rescue(kind, name) for name in NAMES) for kind in KINDS)


def is_offered(rules: Ruleset, play: Play, start: int) -> bool:
    """Return whether a piece that moved from `start` into the enemy's back row gets an offer of rescue.

    The piece is `play.rescuer`. True if `start` is outside that row, and a captured piece and an empty own square
    exist. The limited rule refuses known Scouts, pieces that caused a rescue, and sides with MAX_RESCUES. Rescue must
    be on.
    """
    side, piece = play.mover, play.rescuer
    if start in BACK_ROWS[1 - side]:
        return False
    if rules.rescue == "limited":
        marks = play.marks[piece]
        known_scout = marks & RAN or (marks & ANNOUNCED and play.kinds[piece] == SCOUT)
        if known_scout or marks & TRIGGERED or play.rescues[side] >= MAX_RESCUES:
            return False
    return bool(_kinds(rules, play)) and bool(_squares(play))


def answers(rules: Ruleset, play: Play) -> tuple[Rescue | Decline, ...]:
    """List the answers to the open rescue offer, with Decline last.

    Before it, list a Rescue of each captured kind to each empty square of the own rows, strongest kind first. A Scout
    under the limited rule can only decline.
    """
    if rules.rescue == "limited" and play.kinds[play.rescuer] == SCOUT:
        return (DECLINE,)
    squares = _squares(play)
    return (*(_RESCUES[kind][square] for kind in _kinds(rules, play) for square in squares), DECLINE)


def piece_to_return(play: Play, kind: str) -> int:
    """Return the number of the mover's captured piece of a kind that a rescue brings back.

    Pieces that have not caused a rescue come first, and then the earliest captured. Raises ValueError if no piece of
    the kind is captured.
    """
    number = KINDS.index(kind)
    pile = [piece for piece in play.piles[play.mover] if play.kinds[piece] == number]
    return min(pile, key=lambda piece: (play.marks[piece] & TRIGGERED, pile.index(piece)))


def _kinds(rules: Ruleset, play: Play) -> list[int]:
    kinds = {play.kinds[piece] for piece in play.piles[play.mover]}
    return sorted(kinds - {BOMB} if rules.rescue == "limited" else kinds, reverse=True)


def _squares(play: Play) -> list[int]:
    return [square for square in OWN_ROWS[play.mover] if play.board[square] == EMPTY]
