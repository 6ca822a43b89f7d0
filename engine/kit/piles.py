"""Tuples as piles, hands and rows of piles: each function returns a new tuple and leaves the old one as it was."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def without(pile: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the pile less the first item equal to `item`; raises ValueError if there is none.

    >>> without((1, 2, 1), 1)
    (2, 1)
    """
    left = list(pile)
    left.remove(item)
    return tuple(left)


def dropped(pile: tuple[T, ...], index: int) -> tuple[T, ...]:
    """Return the pile less the item at `index`, counted from 0.

    >>> dropped((1, 2, 3), 1)
    (1, 3)
    """
    return pile[:index] + pile[index + 1 :]


def put(pile: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return the pile with `item` in the place of what lies at `index`, counted from 0.

    >>> put((1, 2, 3), 1, 7)
    (1, 7, 3)
    """
    changed = list(pile)
    changed[index] = item
    return tuple(changed)


def deal(pile: tuple[T, ...], sizes: Sequence[int]) -> tuple[tuple[tuple[T, ...], ...], tuple[T, ...]]:
    """Deal whole hands of these sizes from the start of the pile; return the hands and the rest.

    >>> deal((1, 2, 3, 4), (2, 1))
    (((1, 2), (3,)), (4,))
    """
    hands: list[tuple[T, ...]] = []
    start = 0
    for size in sizes:
        hands.append(pile[start : start + size])
        start += size
    return tuple(hands), pile[start:]
