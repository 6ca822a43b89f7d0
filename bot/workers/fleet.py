"""Workers of a Dask cluster, on any machine; importing this needs the extra `fleet`.

The connection is begun again whenever it is lost, so the bot also plays without a scheduler. Whenever the fleet doesn't
finish a job in time, workers of this machine do it. Results are bytes; no class that the fleet sends is ever used.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from distributed import Client

from bot.workers.executor import Executor, Job, JobFailed, Order, Unfinished
from bot.workers.unpickling import read_plain_only
from bot.workers.working import Outcome, work

_log = logging.getLogger(__name__)

read_plain_only()
for _name in ("distributed", "distributed.client"):  # this module logs what concerns the bot
    logging.getLogger(_name).setLevel(logging.CRITICAL + 1)


class FleetPatience(msgspec.Struct, frozen=True):
    """Limits in seconds.

    `connect` limits an attempt to connect to the scheduler, and `alive` an answer from the scheduler. `again` is the
    pause between attempts, and `look` between questions to the scheduler. `late` is the extra time for a result beyond
    the job's own limit, and `least` the minimum time for a result, in which another bot's thought may end first. After
    a missed limit, a worker counts as busy until it answers, for at most `stuck`.
    """

    connect: float = 3.0
    alive: float = 1.5
    look: float = 1.0
    again: float = 2.0
    late: float = 0.75
    least: float = 2.5
    stuck: float = 60.0


class _Connection:
    """A client of the scheduler, the number of its workers' threads, and the jobs that are late."""

    def __init__(self, client: Any, threads: int) -> None:  # noqa: ANN401 - the library gives it no types
        self.client, self.threads = client, threads
        self.lost = asyncio.get_running_loop().create_future()
        self.stuck: set[asyncio.Task[Any]] = set()


class Fleet:
    """The connection to a cluster, which several executors can share; it needs a running event loop.

    `address` is the scheduler's, such as "tls://host:8786". Dask's own configuration names the certificates.
    """

    def __init__(self, address: str, patience: FleetPatience | None = None) -> None:
        self._address, self._patience = address, patience or FleetPatience()
        self._connection: _Connection | None = None
        self._is_told = False
        self._keeping = asyncio.get_running_loop().create_task(self._keep())

    @property
    def threads(self) -> int:
        """Number of jobs that the fleet can run concurrently; 0 without a connection."""
        connection = self._connection
        return 0 if connection is None else max(0, connection.threads - len(connection.stuck))

    async def run(self, job: Job, order: Order, priority: int) -> bytes:
        """Return the job's result; a higher priority goes first.

        Raises Unfinished if the connection is or gets lost, or there is no result in time. Raises JobFailed if the
        function raises an error.
        """
        connection = self._connection
        if connection is None:
            raise Unfinished("no fleet can be reached")
        seconds = max(order.seconds + self._patience.late, self._patience.least)
        future = connection.client.submit(work, job, order.data, seconds, pure=False, priority=priority)
        result = asyncio.get_running_loop().create_task(_result(future))
        try:
            done, _ = await asyncio.wait(
                {result, connection.lost}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED
            )
        except asyncio.CancelledError:
            result.cancel()
            raise
        if result in done:
            return self._bytes_of(result, connection)
        if connection.lost.done():
            result.cancel()
            raise Unfinished("the fleet was lost")
        self._note_stuck(connection, result)
        raise Unfinished(f"no answer of the fleet in {seconds:.1f} s")

    async def close(self) -> None:
        """Disconnect; jobs in progress raise Unfinished."""
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)

    def _note_stuck(self, connection: _Connection, result: "asyncio.Task[Any]") -> None:
        """Keep the job, and with it its worker's place, until it is finished or given up."""
        connection.stuck.add(result)
        result.add_done_callback(connection.stuck.discard)
        asyncio.get_running_loop().call_later(self._patience.stuck, result.cancel)

    def _bytes_of(self, result: "asyncio.Task[Any]", connection: _Connection) -> bytes:
        """Return the result of a job that has ended; raises JobFailed, or Unfinished if it isn't an outcome."""
        try:
            outcome = msgspec.msgpack.decode(result.result(), type=Outcome)
        except (Exception, asyncio.CancelledError) as error:  # noqa: BLE001 - the library's, or sent by a worker
            self._lose(connection)  # until the scheduler answers again
            raise Unfinished(f"the fleet has failed: {type(error).__name__}") from None
        if outcome.result is None:
            raise JobFailed(outcome.error)
        return outcome.result

    def _lose(self, connection: _Connection | None) -> None:
        """Give this machine all jobs of a connection."""
        if connection is not None and connection is self._connection:
            self._connection = None
            connection.lost.set_result(None)

    async def _keep(self) -> None:
        """Stay connected, and connect again after every failure."""
        while True:
            try:
                await self._stay_connected()
            except Exception as error:  # noqa: BLE001 - the library raises errors of many kinds
                if not self._is_told:
                    _log.warning("the fleet can't be reached (%s); this machine does its work", type(error).__name__)
                self._is_told = True
            await asyncio.sleep(self._patience.again)

    async def _stay_connected(self) -> None:
        """Connect, and keep the number of threads up to date; raises an error when the scheduler doesn't answer."""
        patience = self._patience
        client: Any = Client(  # type: ignore[no-untyped-call] # the library gives it no types
            self._address, asynchronous=True, set_as_default=False, direct_to_workers=False, timeout=patience.connect
        )
        try:
            async with asyncio.timeout(patience.connect):
                await client
            while True:
                async with asyncio.timeout(patience.alive):
                    threads = sum((await client.nthreads()).values())
                self._note_threads(client, threads)
                await asyncio.sleep(patience.look)
        finally:
            self._lose(self._connection)
            with contextlib.suppress(Exception):
                await client.close(patience.alive)

    def _note_threads(self, client: Any, threads: int) -> None:  # noqa: ANN401 - as above
        if self._connection is None:
            self._connection = _Connection(client, threads)
        if self._connection.threads != threads or self._is_told:
            _log.info("the fleet has %d workers", threads)
        self._connection.threads, self._is_told = threads, False


class FleetWorkers:
    """An implementation of the port `Executor` by a fleet, and by `local` workers whenever the fleet fails.

    With three threads or more, the fleet reserves one for jobs that aren't urgent. All others are for urgent jobs.
    """

    def __init__(self, fleet: Fleet, local: Executor, *, is_urgent: bool) -> None:
        self._fleet, self._local, self._is_urgent = fleet, local, is_urgent
        self._in_progress = 0

    @property
    def slots(self) -> int:
        """Number of jobs that can run concurrently: on the fleet, or on this machine while the fleet can't be used."""
        return self._fleet_slots or self._local.slots

    @property
    def _fleet_slots(self) -> int:
        threads = self._fleet.threads
        spare = 1 if threads >= _ENOUGH_FOR_ALL else 0
        return threads - spare if self._is_urgent else spare

    async def run(self, job: Job, order: Callable[[], Order]) -> bytes:
        """Return the job's result, as in the port; the fleet makes one attempt, and this machine all others."""
        if self._in_progress < self._fleet_slots:
            self._in_progress += 1
            try:
                return await self._fleet.run(job, order(), priority=int(self._is_urgent))
            except Unfinished as unfinished:
                _log.warning("a job is done on this machine: %s", unfinished)
            finally:
                self._in_progress -= 1
        return await self._local.run(job, order)

    def pause(self) -> None:
        """Suspend the workers of this machine, as in the port."""
        self._local.pause()

    def resume(self) -> None:
        """Resume the workers of this machine, as in the port."""
        self._local.resume()

    async def close(self) -> None:
        """End the workers of this machine; the fleet is closed by its owner."""
        await self._local.close()


_ENOUGH_FOR_ALL = 3


async def _result(future: Any) -> Any:  # noqa: ANN401 - whatever a worker sends
    """Return the result that a worker sends, and release the future."""
    try:
        return await future
    finally:
        future.release()
