"""One lock for each match, or each person: whoever changes a match waits until the one before is done."""

import asyncio
from weakref import WeakValueDictionary


class MatchLocks:
    """Locks by guild and match, or by guild and person, made on demand and forgotten when nobody holds them."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def of(self, ref: tuple[int, int]) -> asyncio.Lock:
        """Return the lock; keep a reference while waiting for it."""
        lock = self._locks.get(ref)
        if lock is None:
            lock = self._locks[ref] = asyncio.Lock()
        return lock
