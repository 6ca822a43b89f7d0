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
STEPS: tuple[tuple[tuple[int, Move], ...], ...] = tuple(
    tuple((end, Move(NAMES[start], NAMES[end])) for end in ends) for start, ends in enumerate(NEIGHBOURS)
)
"""By square, what a piece that goes one square may do: where to, and the action."""
RUNS: tuple[tuple[tuple[tuple[int, Move], ...], ...], ...] = tuple(
    tuple(tuple((end, Move(NAMES[start], NAMES[end])) for end in ray) for ray in rays)
    for start, rays in enumerate(grid.rays(SIZE, SIZE, LAKES))
)
"""By square, the lines that a Scout may run along."""

FREE, ENEMY = 1, 2
GROUND = (
    bytes(FREE if code == EMPTY else ENEMY if EMPTY < code < PIECES else 0 for code in range(256)),
    bytes(FREE if code == EMPTY else ENEMY if 0 < code < EMPTY else 0 for code in range(256)),
)
"""For `bytes.translate`: a board as a side's pieces find it, FREE, ENEMY, or 0 where they can't go."""


def side_of_piece(piece: int) -> int:
    """Return whose the piece is."""
    return RED if piece < EMPTY else BLUE


def pieces_of(side: int, size: int) -> range:
    """Return the numbers of a side's pieces in an army of that size."""
    return range(FIRST[side], FIRST[side] + size)


def placed(board: bytes, square: int, piece: int) -> bytes:
    """Return the board with the piece, or EMPTY, on the square."""
    return board[:square] + bytes((piece,)) + board[square + 1 :]
