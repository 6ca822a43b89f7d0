"""A timer that calls back when something is due: no task waits for that, so a bot without anything to do is at rest.

Doing the same in many guilds, some at a time, where a failure in one must not cost the others anything.

One lock for each match, person, guild or whatever else is changed by one at a time.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterable
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

_log = logging.getLogger(__name__)


_MAX_SECONDS = 3600.0


class Timer:
    """Calls back once after some seconds, but after an hour at most: the clock may have been set meanwhile.

    Whoever is called back looks what is due by now, begins it as a task that ends, and sets the timer again.
    """

    def __init__(self, callback: Callable[[], None]) -> None:
        self._callback = callback
        self._handle: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[object]] = set()
        self._closed = False

    @property
    def is_closed(self) -> bool:
        """Whether it calls nobody back any more."""
        return self._closed

    def set(self, seconds: float) -> None:
        """Call back after so many seconds, and not when it was to before."""
        self.cancel()
        if not self._closed:
            wait = min(max(seconds, 0.0), _MAX_SECONDS)
            self._handle = asyncio.get_running_loop().call_later(wait, self.run_due)

    def run_due(self) -> None:
        """Call back, as the time has come."""
        self._callback()

    def cancel(self) -> None:
        """Call nobody back until it is set again."""
        if self._handle is not None:
            self._handle.cancel()

    def begin(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
        """Begin what is due; `close` waits for its end."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Call nobody back any more, and let what has begun come to its end."""
        self._closed = True
        self.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


_AT_ONCE = 16
"""In so many guilds at a time, so that what they write to the disk is waited for together."""


async def run_in_guilds(guilds: Iterable[int], work: Callable[[int], Awaitable[object]], failure_message: str) -> None:
    """Do this in every guild; where it raises, log that and what it means (`failed`)."""
    left = iter(guilds)

    async def work_next() -> None:
        for guild_id in left:
            try:
                await work(guild_id)
            except Exception as error:  # noqa: BLE001 - one damaged file must not stop the other guilds
                _log.error("guild %d: %s: %s", guild_id, failure_message, type(error).__name__)

    await asyncio.gather(*(work_next() for _ in range(_AT_ONCE)))


K = TypeVar("K", bound=Hashable)


class Locks(Generic[K]):
    """Locks by what is changed, made on demand and forgotten when nobody holds them."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[K, asyncio.Lock] = WeakValueDictionary()

    def get(self, key: K) -> asyncio.Lock:
        """Return the lock; keep a reference while waiting for it."""
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock
