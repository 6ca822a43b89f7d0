"""Requests to stop the process, by signal or by a part of it, and a deadline for stopping."""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Awaitable
from typing import TypeVar

_log = logging.getLogger(__name__)

T = TypeVar("T")

_PATIENCE = 20.0
"""Seconds that stopping may take: a PaaS kills after thirty, and a process that hangs is never restarted."""


class Stopped(Exception):  # noqa: N818
    """The process was asked to stop while it waited for something."""


class Stop:
    """Whether this process was asked to stop: by SIGTERM, by SIGINT or by a part of it that can't go on."""

    def __init__(self) -> None:
        self._requested = asyncio.Event()
        self.reason: Exception | None = None

    @property
    def is_requested(self) -> bool:
        """Whether the process was asked to stop."""
        return self._requested.is_set()

    def request(self, reason: Exception | None = None) -> None:
        """Ask the process to stop; a reason makes it a failure. Only the first call counts."""
        if self._requested.is_set():
            return
        _log.info("stopping")
        self.reason = reason
        self._requested.set()
        timer = threading.Timer(_PATIENCE, os._exit, (1,))
        timer.daemon = True
        timer.start()

    def listen_for_signals(self) -> None:
        """Stop on SIGTERM and SIGINT; must be called inside the event loop."""
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
        """Return the result of the work; cancels it and raises Stopped as soon as the process is asked to stop."""
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
