"""Hears that the process is to stop, and sees to it that it does."""

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
"""Seconds that stopping may take: a PaaS kills after thirty, and a process that hangs is never started again."""


class Stopped(Exception):  # noqa: N818
    """The process was told to stop while it waited for something."""


class Stop:
    """Whether this process was told to stop, by SIGTERM, by SIGINT or by a part of it that can't go on."""

    def __init__(self) -> None:
        self._told = asyncio.Event()
        self.reason: Exception | None = None

    @property
    def is_told(self) -> bool:
        """Whether to stop."""
        return self._told.is_set()

    def tell(self, reason: Exception | None = None) -> None:
        """Stop; with a reason, as a failure. Only the first time counts."""
        if self._told.is_set():
            return
        _log.info("stopping")
        self.reason = reason
        self._told.set()
        timer = threading.Timer(_PATIENCE, os._exit, (1,))
        timer.daemon = True
        timer.start()

    def listen(self) -> None:
        """Stop on SIGTERM and SIGINT; to be called inside the loop."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            try:
                loop.add_signal_handler(number, self.tell)
            except NotImplementedError:  # Windows: Ctrl-C raises KeyboardInterrupt there
                _log.debug("signal %s can't be handled here", number.name)

    async def wait(self) -> None:
        """Return when it is time to stop."""
        await self._told.wait()

    async def pause(self, seconds: float) -> None:
        """Wait so long; raises Stopped as soon as it is time to stop."""
        try:
            await asyncio.wait_for(self._told.wait(), seconds)
        except TimeoutError:
            return
        raise Stopped

    async def unless(self, work: Awaitable[T]) -> T:
        """Return what the work returns; cancels it and raises Stopped as soon as it is time to stop."""
        task = asyncio.ensure_future(work)
        told = asyncio.ensure_future(self._told.wait())
        try:
            await asyncio.wait({task, told}, return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise Stopped
            return await task
        finally:
            for each in (told, task):
                each.cancel()
            await asyncio.gather(told, task, return_exceptions=True)
