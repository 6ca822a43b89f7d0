"""One lock for each match: whoever changes a match waits until the one before is done."""

import asyncio
from weakref import WeakValueDictionary

from bot.model.match import MatchRef


class MatchLocks:
    """Locks by guild and match, made on demand and forgotten when nobody holds them."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[MatchRef, asyncio.Lock] = WeakValueDictionary()

    def of(self, ref: MatchRef) -> asyncio.Lock:
        """Return the match's lock; keep a reference while waiting for it."""
        lock = self._locks.get(ref)
        if lock is None:
            lock = self._locks[ref] = asyncio.Lock()
        return lock
