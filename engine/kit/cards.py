"""Functions on tuples as piles, hands and rows of piles, and parts of `resample`.

Each function returns a new tuple and leaves its arguments unchanged. `resample` samples a state that looks the same to
a seat: hidden items are redealt, and the key changes.

Hidden items are sorted before they are redealt. States that look the same to a seat then give the same sample for the
same random numbers. Otherwise the sample would leak the real state.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from engine.core.rng import KEY_BYTES, Rng

Item = TypeVar("Item")


def remove_item(pile: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
    """Return the pile minus the first item equal to `item`; raises ValueError if no item is.

    >>> remove_item((1, 2, 1), 1)
    (2, 1)
    """
    left = list(pile)
    left.remove(item)
    return tuple(left)


def remove_at(pile: tuple[Item, ...], index: int) -> tuple[Item, ...]:
    """Return the pile minus the item at `index`, counted from 0.

    >>> remove_at((1, 2, 3), 1)
    (1, 3)
    """
    return pile[:index] + pile[index + 1 :]


def replace_at(pile: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """Return the pile with the item at `index`, counted from 0, replaced by `item`.

    >>> replace_at((1, 2, 3), 1, 7)
    (1, 7, 3)
    """
    changed = list(pile)
    changed[index] = item
    return tuple(changed)


def deal(pile: tuple[Item, ...], sizes: Sequence[int]) -> tuple[tuple[tuple[Item, ...], ...], tuple[Item, ...]]:
    """Deal whole hands of these sizes from the start of the pile; return the hands and the rest.

    If the pile runs out, the last hands are smaller or empty.

    >>> deal((1, 2, 3, 4), (2, 1))
    (((1, 2), (3,)), (4,))
    """
    hands: list[tuple[Item, ...]] = []
    start = 0
    for size in sizes:
        hands.append(pile[start : start + size])
        start += size
    return tuple(hands), pile[start:]


class Sortable(Protocol):
    """An item that can be compared with `<` to items of its own type."""

    def __lt__(self, other: Any, /) -> bool:  # noqa: ANN401 - of its own kind
        ...


T = TypeVar("T", bound=Sortable)

_WORD_BYTES = 8

MAX_TRIES = 200
"""Draws of places for the limited items before they stay where they are, if items collide in each draw."""


def redeal(piles: Sequence[tuple[T, ...]], rng: Rng) -> tuple[tuple[tuple[T, ...], ...], Rng]:
    """Shuffle the items of all piles and deal them again, each pile as large as before; return them and `rng`.

    >>> redeal(((), (7,)), Rng(bytes(32)))[0]
    ((), (7,))
    """
    mixed, rng = rng.shuffle(sorted([item for pile in piles for item in pile]))
    dealt, _ = deal(mixed, [len(pile) for pile in piles])
    return dealt, rng


def random_permutation(items: Sequence[T], within: Mapping[T, Collection[T]], rng: Rng) -> tuple[dict[T, T], Rng]:
    """Return a random permutation as {place: item}, and the advanced `rng`. A place is named by the item now in it.

    An item that is a key of `within` moves only to the places listed there, which must include its own. All
    permutations within these limits are equally likely. List places in an order that doesn't depend on the hidden
    items; otherwise the sample would leak the items.

    >>> random_permutation((1, 2), {1: (2,), 2: (1,)}, Rng(bytes(32)))[0]
    {2: 1, 1: 2}
    """
    limited = sorted([item for item in items if item in within])
    places = limited
    for _ in range(MAX_TRIES if limited else 0):
        drawn: list[T] = []
        for item in limited:
            place, rng = rng.choice(tuple(within[item]))
            drawn.append(place)
        if len(set(drawn)) == len(drawn):
            places = drawn
            break
    free = [item for item in items if item not in places]
    others, rng = rng.shuffle(sorted([item for item in items if item not in within]))
    return dict(zip((*places, *free), (*limited, *others), strict=True)), rng


def change_key(secret: Rng, rng: Rng) -> tuple[Rng, Rng]:
    """Return `secret` with another key, drawn from `rng`, and the advanced `rng`; its count of drawn words stays."""
    key = b""
    while len(key) < KEY_BYTES:
        word, rng = rng.below(1 << (8 * _WORD_BYTES))
        key += word.to_bytes(_WORD_BYTES, "big")
    return Rng(key, secret.drawn), rng
