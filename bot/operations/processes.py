"""Control of processes: stop requests by signal or by code, with a deadline for stopping.

Also starts helper processes without the bot's environment, and tunes the garbage collector. `StartupError` is for
causes outside the code.
"""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Self, TypeVar

import msgspec

from bot.operations import frames

_log = logging.getLogger(__name__)

T = TypeVar("T")
M = TypeVar("M", bound=msgspec.Struct)

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


_LOWERED_BY = 10
"""Increase of the niceness of helper processes; the maximum niceness is 19."""


async def start_apart(command: Sequence[str], **environment: str) -> asyncio.subprocess.Process:
    """Start a command with pipes at a lower priority than the bot's; raises OSError if it can't be started.

    The process gets PYTHONPATH and `environment` as its only variables, because the bot's environment contains a token.
    """
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={"PYTHONPATH": os.pathsep.join(filter(None, sys.path)), **environment},
        creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
    )
    if sys.platform != "win32":
        with contextlib.suppress(ProcessLookupError):  # it may have ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + _LOWERED_BY)
    return process


class ChildProcess:
    """A process that works for the bot and exchanges frames with it (`bot.operations.frames`)."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        if process.stdin is None or process.stdout is None:
            raise ValueError("the process has no pipes")
        self._process, self._input, self._output = process, process.stdin, process.stdout

    @classmethod
    async def start(cls, command: Sequence[str], **environment: str) -> Self:
        """Start a command with pipes at a lower priority than the bot's, and return its ChildProcess.

        The process gets PYTHONPATH and `environment` as its only variables. Raises OSError if it can't be started.
        """
        return cls(await start_apart(command, **environment))

    @property
    def pid(self) -> int:
        """Id of the process."""
        return self._process.pid

    @property
    def has_ended(self) -> bool:
        """Whether the process is known to have ended."""
        return self._process.returncode is not None

    async def send(self, message: msgspec.Struct) -> None:
        """Send a message, and wait while the pipe is full; raises OSError if the process has ended."""
        self._input.write(frames.to_frame(message))
        await self._input.drain()

    async def receive(self, kind: type[M]) -> M:
        """Wait for the next message of the process and return it.

        Raises IncompleteReadError if the process ends first, MsgspecError if the message isn't of type `kind`.
        """
        length = int.from_bytes(await self._output.readexactly(frames.LENGTH), "big")
        return msgspec.msgpack.decode(await self._output.readexactly(length), type=kind)

    def signal(self, number: signal.Signals) -> None:
        """Send a signal; no-op if the process has ended."""
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(number)

    async def end(self) -> None:
        """Kill the process, and wait until it has ended."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


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
