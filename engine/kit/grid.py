"""Boards of squares: names such as "b4", neighbours and straight lines; no piece can enter a closed square.

Squares are numbered row by row: a1 is 0, b1 is 1, and the second row follows the first. A game builds its tables once,
when it is loaded, and only reads them while it is played.

Boards of hexes in axial coordinates (q, r), for pointy-top hexes: q grows to the right, r downward.

Tables of neighbours are built once, when a game is loaded, and only looked up while it is played.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile

_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""The steps up, right, down and left, as (change of column, change of row)."""


def names(columns: int, rows: int) -> tuple[str, ...]:
    """Return the name of every square, indexed by square: its column's letter and its row's number.

    >>> names(2, 2)
    ('a1', 'b1', 'a2', 'b2')
    """
    return tuple(f"{chr(ord('a') + column)}{row + 1}" for row in range(rows) for column in range(columns))


def rays(columns: int, rows: int, closed: Sequence[int] = ()) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return, by square, the squares of each straight line that starts there, nearest first.

    A line ends at the edge or before a closed square. The lines lead up, right, down and left; empty lines are left
    out. A closed square has none.

    >>> rays(3, 1)[0]
    ((1, 2),)
    """
    return tuple(
        ()
        if square in closed
        else tuple(
            ray
            for step in _STEPS
            if (ray := tuple(takewhile(lambda end: end not in closed, _straight(columns, rows, square, step))))
        )
        for square in range(columns * rows)
    )


def neighbours(columns: int, rows: int, closed: Sequence[int] = ()) -> tuple[tuple[int, ...], ...]:
    """Return, by square, the open neighbours above, right, below and left; a closed square has none.

    >>> neighbours(3, 2)[1]
    (4, 2, 0)
    """
    return tuple(tuple(ray[0] for ray in lines) for lines in rays(columns, rows, closed))


def _straight(columns: int, rows: int, square: int, step: tuple[int, int]) -> Iterator[int]:
    row, column = divmod(square, columns)
    while True:
        column, row = column + step[0], row + step[1]
        if not (0 <= column < columns and 0 <= row < rows):
            return
        yield row * columns + column


Hex = tuple[int, int]
"""A hex as (q, r)."""

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six steps to a hex that shares an edge: right, then counter-clockwise."""


def hex_neighbours(hexes: Sequence[Hex]) -> tuple[tuple[int, ...], ...]:
    """Return, by hex, the indexes of its neighbours among the given hexes, ascending; neighbours share an edge.

    >>> hex_neighbours(((0, 0), (1, 0), (3, 0)))
    ((1,), (0,), ())
    """
    index = {place: number for number, place in enumerate(hexes)}
    return tuple(tuple(sorted(index[end] for end in _around(place) if end in index)) for place in hexes)


def distance(start: Hex, end: Hex) -> int:
    """Return the number of steps between two hexes; each step leads to a hex that shares an edge.

    >>> distance((0, 0), (2, -1))
    2
    """
    right, down = end[0] - start[0], end[1] - start[1]
    return max(abs(right), abs(down), abs(right + down))


def _around(place: Hex) -> tuple[Hex, ...]:
    return tuple((place[0] + right, place[1] + down) for right, down in DIRECTIONS)
