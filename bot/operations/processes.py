"""Control of this process: stop requests by signal or by code, with a deadline for stopping.

Also tunes the garbage collector. `StartupError` is for causes outside the code.
"""

import asyncio
import gc
import logging
import os
import signal
import threading
from collections.abc import Awaitable
from pathlib import Path
from typing import TypeVar

_log = logging.getLogger(__name__)

T = TypeVar("T")

_PATIENCE = 20.0
"""Seconds that stopping may take: a PaaS kills after thirty, and a process that hangs is never restarted."""


class Stopped(Exception):  # noqa: N818
    """The process was asked to stop while it waited for something."""


class Stop:
    """State of the request to stop this process, by SIGTERM, by SIGINT or by one of its parts."""

    def __init__(self) -> None:
        self._requested = self.requested = asyncio.Event()
        self.reason: Exception | None = None

    @property
    def is_requested(self) -> bool:
        """Whether the process was asked to stop."""
        return self._requested.is_set()

    def request(self, reason: Exception | None = None) -> None:
        """Ask the process to stop, and force its exit after 20 seconds.

        `reason` is the error that made it stop, or None for a normal stop. Only the first call has an effect.
        """
        if self._requested.is_set():
            return
        _log.info("stopping")
        self.reason = reason
        self._requested.set()
        timer = threading.Timer(_PATIENCE, os._exit, (1,))
        timer.daemon = True
        timer.start()

    def listen_for_signals(self) -> None:
        """Make SIGTERM and SIGINT request a stop; must be called inside the event loop.

        On Windows, a loop can't handle signals; the call then only writes to the log.
        """
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            try:
                loop.add_signal_handler(number, self.request)
            except NotImplementedError:  # Windows: Ctrl-C raises KeyboardInterrupt there
                _log.debug("signal %s can't be handled here", number.name)

    async def wait(self) -> None:
        """Wait until the process is asked to stop."""
        await self._requested.wait()

    async def pause(self, seconds: float) -> None:
        """Sleep; raises Stopped as soon as the process is asked to stop."""
        try:
            await asyncio.wait_for(self._requested.wait(), seconds)
        except TimeoutError:
            return
        raise Stopped

    async def run(self, work: Awaitable[T]) -> T:
        """Return the result of the work, or raise its exception.

        Raises Stopped, cancelling the work, as soon as the process is asked to stop.
        """
        task = asyncio.ensure_future(work)
        requested = asyncio.ensure_future(self._requested.wait())
        try:
            await asyncio.wait({task, requested}, return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise Stopped
            return await task
        finally:
            for each in (requested, task):
                each.cancel()
            await asyncio.gather(requested, task, return_exceptions=True)


_ALLOCATIONS = 5_000


def tune_garbage_collector() -> None:
    """Exclude everything that exists now from collection, and collect less often; call it once, after start-up.

    A full collection over modules, fonts and commands takes tens of milliseconds and frees nothing. Reference counts
    free nearly all that an interaction allocates; collecting after every 700 allocations took a seventh of all CPU.
    """
    gc.collect()
    gc.freeze()
    gc.collect()  # else the next full collection waits until a quarter of what was just frozen has come on top
    gc.set_threshold(_ALLOCATIONS)


TEMPORARY = 75
"""Exit code for a cause that may disappear, such as another process or an unreachable bucket."""

INCOMPLETE = 3
"""Exit code of a backup or restore that left damaged files out, and did the rest."""


class StartupError(Exception):
    """Failure to start or keep running; the text gives cause and remedy, `code` is the process's exit code."""

    def __init__(self, text: str, *, code: int = 1) -> None:
        super().__init__(text)
        self.code = code


def unusable(path: Path, error: OSError) -> StartupError:
    """Return the StartupError for a file of the data folder that can't be written; `error` gives the reason."""
    why = (error.strerror or type(error).__name__).lower()
    return StartupError(f"{path} can't be written to ({why}). Let this user write it, or remove what is in its place.")
