"""The board (rules 2): squares, lakes, rows, and the tables of moves that are only looked up in play.

A square is its number (a1 is 0, b1 is 1, a2 is 10) inside the engine and its name everywhere else. A side is 0 for Red
and 1 for Blue. A board is 100 bytes: the number of the piece on each square, EMPTY, or LAKE. Red's pieces are 1 to 40
and Blue's 42 to 81, in the order of their formations, so that a number tells where a piece began and not what it is.
"""

from engine.games.stratego.actions import Move
from engine.kit import grid

RED, BLUE = 0, 1
SIZE = 10
NAMES = grid.names(SIZE, SIZE)
SQUARES = {name: square for square, name in enumerate(NAMES)}
LAKES = tuple(SQUARES[name] for name in ("c5", "d5", "g5", "h5", "c6", "d6", "g6", "h6"))

EMPTY, LAKE = 41, 255
ARMY = 40
FIRST = (1, EMPTY + 1)
"""Each side's lowest piece number."""
PIECES = EMPTY + 1 + ARMY
"""Tables by piece number are so long."""

ZONES = (
    tuple(SQUARES[f"{column}{row}"] for row in (4, 3, 2, 1) for column in "abcdefghij"),
    tuple(SQUARES[f"{column}{row}"] for row in (7, 8, 9, 10) for column in "jihgfedcba"),
)
"""Each side's own four rows as its owner looks at them: front row first, left to right."""
OWN_ROWS = (range(40), range(60, 100))
BACK_ROWS = (range(10), range(90, 100))

NEIGHBOURS = grid.neighbours(SIZE, SIZE, LAKES)
RUNS: tuple[tuple[tuple[tuple[int, Move], ...], ...], ...] = tuple(
    tuple(tuple((end, Move(NAMES[start], NAMES[end])) for end in ray) for ray in rays)
    for start, rays in enumerate(grid.rays(SIZE, SIZE, LAKES))
)
"""By square, the lines that a Scout may run along: where to, and the action."""

FREE, ENEMY = 1, 2
OWNER = bytes(RED if 0 < code < EMPTY else BLUE if EMPTY < code < PIECES else 2 for code in range(256))
"""By code on a board, whose piece it is; 2 for no piece."""
GROUND = tuple(
    bytes(FREE if code == EMPTY else ENEMY if OWNER[code] == 1 - side else 0 for code in range(256))
    for side in (RED, BLUE)
)
"""For `bytes.translate`: a board as a side's pieces find it, FREE, ENEMY, or 0 where they can't go."""
BITS = tuple(bytes(b"01"[met > 0] for met in ground) for ground in GROUND)
"""Likewise, but as the digits of a binary number: 1 where they can go; a1 is the highest."""


def _bit(square: int) -> int:
    return 1 << (SIZE * SIZE - 1 - square)


def _steps(start: int) -> dict[int, tuple[Move, ...]]:
    """Return the steps from a square by which of its neighbours can be entered, as a number of their bits."""
    found: dict[int, tuple[Move, ...]] = {0: ()}
    for end in NEIGHBOURS[start]:
        move = RUNS[start][NEIGHBOURS[start].index(end)][0][1]
        found |= {bits | _bit(end): (*moves, move) for bits, moves in found.items()}
    return found


NEAR = tuple(sum(map(_bit, ends)) for ends in NEIGHBOURS)
"""By square, the bits of its neighbours."""
STEPS = tuple(_steps(start) for start in range(SIZE * SIZE))
"""By square, and by the bits of those neighbours that can be entered, what a piece that goes one square may do."""


def side_of_piece(piece: int) -> int:
    """Return whose the piece is."""
    return RED if piece < EMPTY else BLUE


def pieces_of(side: int, size: int) -> range:
    """Return the numbers of a side's pieces in an army of that size."""
    return range(FIRST[side], FIRST[side] + size)


def with_byte(row: bytes, place: int, value: int) -> bytes:
    """Return the board, or a table by piece, with one entry replaced."""
    return row[:place] + bytes((value,)) + row[place + 1 :]
