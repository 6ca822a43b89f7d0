"""One lane per match: whoever changes a match waits until the one before is done."""

import asyncio
from weakref import WeakValueDictionary


class MatchLocks:
    """Locks by guild and match, made on demand and forgotten when nobody holds them."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def of(self, guild_id: int, match_id: int) -> asyncio.Lock:
        """Return the match's lock; keep a reference while waiting for it."""
        lock = self._locks.get((guild_id, match_id))
        if lock is None:
            lock = self._locks[guild_id, match_id] = asyncio.Lock()
        return lock
