"""Helpers for tasks: a timer, work in many guilds, and locks by key.

The timer needs no waiting task, so an idle bot is at rest. Work runs in some guilds at a time, and a failure in one
guild leaves the others unaffected.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Iterable
from typing import Any, Generic, TypeVar
from weakref import WeakValueDictionary

_log = logging.getLogger(__name__)


_MAX_SECONDS = 3600.0


class Timer:
    """Timer that calls back once, after an hour at most, because the machine's clock may be set.

    The callback checks the due work, starts it as a task with `begin`, and sets the timer again.
    """

    def __init__(self, callback: Callable[[], None]) -> None:
        self._callback = callback
        self._handle: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[object]] = set()
        self._closed = False

    @property
    def is_closed(self) -> bool:
        """Whether the timer is closed and makes no more calls."""
        return self._closed

    def set(self, seconds: float) -> None:
        """Call back once after `seconds`, but after an hour at most; this replaces the previous time.

        A negative time counts as 0. A closed timer ignores the call.
        """
        self.cancel()
        if not self._closed:
            wait = min(max(seconds, 0.0), _MAX_SECONDS)
            self._handle = asyncio.get_running_loop().call_later(wait, self.run_due)

    def run_due(self) -> None:
        """Call the timer's callback now."""
        self._callback()

    def cancel(self) -> None:
        """Cancel the callback until the timer is set again."""
        if self._handle is not None:
            self._handle.cancel()

    def begin(self, work: Coroutine[Any, Any, object]) -> asyncio.Task[object]:
        """Start due work as a task; `close` waits until it ends."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Stop calling back, and wait until all started work has ended."""
        self._closed = True
        self.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


_AT_ONCE = 16
"""Number of guilds processed concurrently, so that their disk writes overlap."""


async def run_in_guilds(guilds: Iterable[int], work: Callable[[int], Awaitable[object]], failure_message: str) -> None:
    """Run `work` for every guild, `_AT_ONCE` at a time.

    If it raises for a guild, log `failure_message` and the error's type, and continue with the next guild.
    """
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
    """Locks by key, created on demand and forgotten when they are no longer referenced."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[K, asyncio.Lock] = WeakValueDictionary()

    def get(self, key: K) -> asyncio.Lock:
        """Return the lock of a key, the same one for all callers that use it at the same time.

        The caller must keep a reference until it has released the lock. Unreferenced locks are forgotten.
        """
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock
