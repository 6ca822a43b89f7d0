"""A timer that calls back when something is due: no task waits for that, so a bot without anything to do is at rest."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

_LONGEST = 3600.0


class Timer:
    """Calls back once after some seconds, but after an hour at most: the clock may have been set meanwhile.

    Whoever is called back looks what is due by now, begins it as a task that ends, and sets the timer again.
    """

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
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
            wait = min(max(seconds, 0.0), _LONGEST)
            self._handle = asyncio.get_running_loop().call_later(wait, self.ring)

    def ring(self) -> None:
        """Call back, as the time has come."""
        self._ring()

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
