"""Workers that are processes of this machine. They start when needed, and end when idle.

Each has a pool of its own (`pebble`), which starts the process, carries jobs and results, and notices its death. After
any failure of the worker its pool is ended, and the next attempt has a new one.
"""

import asyncio
import contextlib
import logging
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from typing import Any, TypeVar

import msgspec
from pebble import ProcessFuture, ProcessPool

from bot.workers.executor import REST, Job, JobFailed, Order, Unfinished
from bot.workers.spawning import WORKERS
from bot.workers.working import Limits, Outcome, get_ready, set_up, work

_log = logging.getLogger(__name__)

T = TypeVar("T")


class Patience(msgspec.Struct, frozen=True):
    """Limits in seconds, and the number of attempts for each job (`times`).

    `start` is for a process to be ready, and `idle` for a process without jobs. `late` is the extra time for a result
    beyond the job's own limit, for a busy machine.
    """

    start: float = 30.0
    late: float = 4.0
    idle: float = 300.0
    times: int = 3


class _Lost(Exception):  # noqa: N818
    """A failure of a worker to finish a job; the text is the reason, for the log."""


class LocalWorkers:
    """An implementation of the port `Executor` by at most `slots` processes; it needs a running event loop."""

    def __init__(self, slots: int = 1, limits: Limits | None = None, patience: Patience | None = None) -> None:
        self._patience = patience or Patience()
        self._idle = [_Worker(limits or Limits(), self._patience) for _ in range(slots)]
        self._workers = tuple(self._idle)
        self._free = asyncio.Semaphore(slots)
        self._closed = False
        self._resting: tuple[int | None, ...] = ()
        self._paused_at = 0.0

    @property
    def slots(self) -> int:
        """Number of processes that can work concurrently."""
        return len(self._workers)

    @property
    def process_ids(self) -> tuple[int, ...]:
        """Ids of the processes that are ready or at work."""
        return tuple(worker.process_id for worker in self._workers if worker.process_id is not None)

    async def run(self, job: Job, order: Callable[[], Order]) -> bytes:
        """Return the job's result, as in the port; the time in which a process starts doesn't count."""
        async with self._free:
            worker = self._idle.pop()  # the one that has worked last, so that others may end
            try:
                return await self._run_by(worker, job, order)
            finally:
                self._idle.append(worker)

    def pause(self) -> None:
        """Suspend the processes at work for at most REST seconds; no-op on Windows."""
        if sys.platform != "win32":
            self._resting = tuple(worker.process_id for worker in self._workers if worker.is_at_work)
            self._paused_at = time.monotonic()
            _signal(self._resting, signal.SIGUSR1)

    def resume(self) -> None:
        """Resume the suspended processes; no-op if they have been or will be by now."""
        if sys.platform != "win32" and time.monotonic() - self._paused_at < REST:
            at_work = {worker.process_id for worker in self._workers if worker.is_at_work}
            _signal(at_work.intersection(self._resting), signal.SIGUSR2)
        self._resting = ()

    async def close(self) -> None:
        """Kill all processes, also those at work, and refuse further jobs.

        Jobs in progress raise Unfinished.
        """
        self._closed = True
        await asyncio.gather(*(worker.end() for worker in self._workers))

    async def _run_by(self, worker: "_Worker", job: Job, order: Callable[[], Order]) -> bytes:
        reason = "there are no workers any more"
        for _ in range(self._patience.times):
            if self._closed:
                break
            try:
                outcome = await worker.run(job, order)
            except _Lost as lost:
                if not self._closed:
                    _log.warning("a worker is replaced: %s", lost)
                reason = str(lost)
                continue
            if outcome.result is None:
                raise JobFailed(outcome.error)
            return outcome.result
        raise Unfinished(reason)


class _Worker:
    """A process that does one job at a time, or none yet."""

    def __init__(self, limits: Limits, patience: Patience) -> None:
        self._limits, self._patience = limits, patience
        self._pool: ProcessPool | None = None
        self._started: asyncio.Future[ProcessFuture[int]] | None = None
        self._answer: asyncio.Future[Any] | None = None
        self._idling: asyncio.TimerHandle | None = None
        self._ending: set[asyncio.Task[None]] = set()
        self.process_id: int | None = None
        self.is_at_work = False

    async def run(self, job: Job, order: Callable[[], Order]) -> Outcome:
        """Return the job's outcome; raises _Lost if the process fails or takes much longer than ordered.

        Starts the process first if necessary. Ends it after a failure, or if it is full.
        """
        if self._idling is not None:
            self._idling.cancel()
        is_kept = False
        try:
            pool = self._pool or await self._start(job)
            data, seconds = order()
            seconds += self._patience.late
            self.is_at_work = True
            answer = await self._wait_for(pool.schedule(work, (job, data, seconds)), seconds)
            outcome = msgspec.msgpack.decode(answer, type=Outcome)
            is_kept = not outcome.is_full
        except (OSError, RuntimeError, msgspec.MsgspecError) as error:  # of the library, of the system, of the answer
            raise _Lost(type(error).__name__) from None
        finally:
            self.is_at_work = False
            if is_kept:
                self._idling = asyncio.get_running_loop().call_later(self._patience.idle, self._begin_end)
            else:
                self._begin_end()
        return outcome

    async def end(self) -> None:
        """Kill the process if it runs, and wait until it has ended."""
        if self._idling is not None:
            self._idling.cancel()
        self._begin_end()
        await asyncio.gather(*self._ending)

    async def _start(self, job: Job) -> ProcessPool:
        """Start a process, and return its pool when it has imported the job's module."""
        pool = self._pool = ProcessPool(1, initializer=set_up, initargs=(self._limits,), context=WORKERS)
        # Not in the loop's thread: the first start takes some 50 ms.
        started = self._started = asyncio.ensure_future(asyncio.to_thread(pool.schedule, get_ready, (job,)))
        ready = await asyncio.shield(started)
        if self._pool is not pool:
            raise _Lost("it was ended while it started")
        self.process_id = await self._wait_for(ready, self._patience.start)
        return pool

    async def _wait_for(self, future: Future[T], seconds: float) -> T:
        """Return the process's answer; raises _Lost if it takes longer than `seconds`, or the process is ended."""
        self._answer = answer = asyncio.wrap_future(future)
        if not (await asyncio.wait({answer}, timeout=seconds))[0]:
            raise _Lost(f"no answer in {seconds:.0f} s")
        if answer.cancelled():
            raise _Lost("it was ended")
        return answer.result()

    def _begin_end(self) -> None:
        """Begin to end the process, and cancel the wait for its answer."""
        pool, started, self._pool, self._started, self.process_id = self._pool, self._started, None, None, None
        if self._answer is not None:
            self._answer.cancel()
        if pool is not None and started is not None:
            ending = asyncio.get_running_loop().create_task(_end(pool, started))
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)


def _signal(process_ids: Iterable[int | None], number: signal.Signals) -> None:
    for process_id in process_ids:
        with contextlib.suppress(ProcessLookupError):  # it has just ended
            if process_id is not None:
                os.kill(process_id, number)


async def _end(pool: ProcessPool, started: "asyncio.Future[ProcessFuture[int]]") -> None:
    """Kill the process of a pool, which may be starting, and wait until it has ended."""
    await asyncio.gather(started, return_exceptions=True)
    pool.stop()  # type: ignore[no-untyped-call] # the library gives it no types
    await asyncio.to_thread(pool.join)
