"""All workers of the bot's process. Some think; others draw pictures and pair rounds, so these delay no thought."""

import asyncio
from collections.abc import Awaitable, Callable
from importlib.util import find_spec

from bot.workers.executor import Executor
from bot.workers.local_workers import LocalWorkers, Patience
from bot.workers.working import Limits

_DRAWERS = 2
_DRAWING_LIMITS = Limits(soft=100 * 2**20, hard=512 * 2**20)
_DRAWING_PATIENCE = Patience(idle=60.0)


class NoFleet(Exception):  # noqa: N818
    """The optional extra `fleet` isn't installed."""


class Workforce:
    """The executors of a process: `thinking` for computer players, `drawing` for all other jobs.

    Up to `thinkers` jobs of `thinking` run on this machine concurrently. With the address of a Dask `scheduler`, its
    workers get the jobs first; raises NoFleet if the extra is missing. Call it inside a running event loop.
    """

    def __init__(self, thinkers: int = 1, scheduler: str | None = None) -> None:
        self.local_thinking = LocalWorkers(thinkers)
        self.thinking: Executor = self.local_thinking
        self.drawing: Executor = drawing_workers()
        self._closing: list[Callable[[], Awaitable[None]]] = [self.thinking.close, self.drawing.close]
        if scheduler is not None:
            self._use_fleet(scheduler)

    def _use_fleet(self, scheduler: str) -> None:
        if find_spec("distributed") is None:
            raise NoFleet
        from bot.workers.fleet import Fleet, FleetWorkers  # noqa: PLC0415 - an optional extra

        fleet = Fleet(scheduler)
        self._closing.append(fleet.close)
        self.thinking = FleetWorkers(fleet, self.thinking, is_urgent=True)
        self.drawing = FleetWorkers(fleet, self.drawing, is_urgent=False)

    async def close(self) -> None:
        """Stop all work immediately, and end the workers of this machine."""
        await asyncio.gather(*(close() for close in self._closing))


def drawing_workers() -> LocalWorkers:
    """Return workers of this machine with memory enough for pictures."""
    return LocalWorkers(_DRAWERS, _DRAWING_LIMITS, _DRAWING_PATIENCE)
