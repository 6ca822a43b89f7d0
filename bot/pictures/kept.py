"""Keeps what was drawn, up to a number of bytes; the least recently used goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """Values by key, bounded by what they weigh; safe to use from several threads.

    Two threads that miss the same key at once both make the value; either one is kept.
    """

    def __init__(self, limit: int, weigh: Callable[[T], int]) -> None:
        self._limit = limit
        self._weigh = weigh
        self._values: OrderedDict[Hashable, T] = OrderedDict()
        self._weight = 0
        self._lock = Lock()

    @property
    def weight(self) -> int:
        """Bytes held now."""
        return self._weight

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return the value kept under the key, or make and keep it."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
                return value
        made = make()
        with self._lock:
            self._keep(key, made)
        return made

    def _keep(self, key: Hashable, value: T) -> None:
        old = self._values.pop(key, None)
        if old is not None:
            self._weight -= self._weigh(old)
        self._values[key] = value
        self._weight += self._weigh(value)
        while self._weight > self._limit:
            _, dropped = self._values.popitem(last=False)
            self._weight -= self._weigh(dropped)
