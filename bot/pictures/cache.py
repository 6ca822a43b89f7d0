"""What was drawn, up to a number of bytes; the least recently used goes first."""

from collections.abc import Callable, Hashable
from contextlib import suppress
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache

T = TypeVar("T")


class SharedCache(Generic[T]):
    """Values by key, bounded by what they weigh; safe to use from several threads.

    Two threads that miss the same key at once both make the value; either one is kept.
    """

    def __init__(self, limit: int, weigh: Callable[[T], int]) -> None:
        self._values: LRUCache[Hashable, T] = LRUCache(limit, weigh)
        self._lock = Lock()

    @property
    def weight(self) -> float:
        """Bytes held now."""
        return self._values.currsize

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the value kept under the key, or make and keep it; one that is too heavy is only made."""
        with self._lock, suppress(KeyError):
            return self._values[key]
        made = make()
        with self._lock, suppress(ValueError):
            self._values[key] = made
        return made
