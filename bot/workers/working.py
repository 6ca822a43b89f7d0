"""Limits of each job's time and memory, and the description of its error, which lacks the error's text.

Workers import this module, so its imports must not read settings.
"""

import gc
import os
import signal
import sys
import traceback
from math import ceil
from pathlib import Path, PurePath
from typing import Final

import msgspec

from bot.workers.executor import REST, Job

_MEMORY = Path("/proc/self/statm")
"""File with the memory use of the process in pages, on Linux; on other systems only the time is limited."""

_GRACE_SECONDS: Final = 1.0
"""Seconds beyond a job's limit after which the system kills its worker, even if the bot no longer runs."""


class Limits(msgspec.Struct, frozen=True):
    """Limits of a worker's memory in bytes.

    Jobs that look at `is_full` stop at `soft`, and the worker is replaced. The system refuses more than `hard`.
    """

    soft: int = 60 * 2**20
    hard: int = 240 * 2**20


class Outcome(msgspec.Struct, frozen=True):
    """Outcome of a job: its result, or None with a description of the error.

    If `is_full`, the worker has reached its soft memory limit.
    """

    result: bytes | None = None
    error: str = ""
    is_full: bool = False


class _Memory:
    soft: int | None = None


def set_up(limits: Limits) -> None:
    """Prepare a process of this machine: limit its memory, and give other processes precedence."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR2])
        signal.signal(signal.SIGUSR1, _rest)
    limit_memory(limits)
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def _rest(_number: int, _frame: object) -> None:
    """Handle SIGUSR1: pause until SIGUSR2 comes, but at most REST seconds, as the bot may be dead."""
    if sys.platform != "win32":
        signal.sigtimedwait([signal.SIGUSR2], REST)


def limit_memory(limits: Limits) -> None:
    """Limit the memory of this process, if the system is Linux."""
    _Memory.soft = limits.soft
    if sys.platform == "linux":
        import resource  # noqa: PLC0415 - not on every system

        resource.setrlimit(resource.RLIMIT_DATA, (limits.hard, limits.hard))


def memory_bytes() -> int:
    """Return the memory that this process holds, in bytes; 0 if the system isn't Linux."""
    if sys.platform != "linux":
        return 0
    return int(_MEMORY.read_bytes().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def is_full() -> bool:
    """Return whether the process has reached its soft limit; always False before `limit_memory`, or outside Linux."""
    return _Memory.soft is not None and memory_bytes() >= _Memory.soft


def get_ready(_job: Job) -> int:
    """Return the id of this process; to call this, it has imported the job's module."""
    return os.getpid()


def work(job: Job, data: bytes, seconds: float) -> bytes:
    """Return the `Outcome` of the job as MessagePack; an error of the job becomes its description.

    The system kills the process a second after `seconds`.
    """
    _end_after(seconds + _GRACE_SECONDS)
    result, error = None, ""
    try:
        result = job(data)
    except Exception as raised:  # noqa: BLE001 - the bot logs it
        error = describe_error(raised)
    _end_after(None)
    gc.collect()
    return msgspec.msgpack.encode(Outcome(result, error, is_full()))


def describe_error(error: BaseException) -> str:
    """Return an error's kind and its path through the code, without its text, which may reveal hidden cards."""
    calls = traceback.extract_tb(error.__traceback__)
    where = " > ".join(f"{PurePath(call.filename).name}:{call.lineno}" for call in calls)
    return f"{type(error).__name__} at {where}"


def _end_after(seconds: float | None) -> None:
    """Make the system end the process after `seconds`, rounded up; None cancels that."""
    if sys.platform != "win32":
        signal.alarm(0 if seconds is None else ceil(seconds))
