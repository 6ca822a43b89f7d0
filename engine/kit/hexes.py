"""Boards of hexes in axial coordinates (q, r), for pointy-top hexes: q grows to the right, r downward.

Tables of neighbours are built once, when a game is loaded, and only looked up while it is played.
"""

from collections.abc import Sequence

Hex = tuple[int, int]
"""A hex as (q, r)."""

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six steps to a hex that shares an edge: right, then counter-clockwise."""


def neighbours(hexes: Sequence[Hex]) -> tuple[tuple[int, ...], ...]:
    """Return, by hex, the indexes of the given hexes that share an edge with it, ascending.

    >>> neighbours(((0, 0), (1, 0), (3, 0)))
    ((1,), (0,), ())
    """
    index = {place: number for number, place in enumerate(hexes)}
    return tuple(tuple(sorted(index[end] for end in _around(place) if end in index)) for place in hexes)


def distance(start: Hex, end: Hex) -> int:
    """Return how many steps to a hex next door lead from one hex to another.

    >>> distance((0, 0), (2, -1))
    2
    """
    right, down = end[0] - start[0], end[1] - start[1]
    return max(abs(right), abs(down), abs(right + down))


def _around(place: Hex) -> tuple[Hex, ...]:
    return tuple((place[0] + right, place[1] + down) for right, down in DIRECTIONS)
