"""Work of a store that runs to its end: tasks that no cancellation stops, and a guild's writes committed together."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, NamedTuple, TypeVar

from bot.store.access import Work
from bot.store.transactions import WorkResult

T = TypeVar("T")


class Write(NamedTuple):
    """A work that waits for its commit, and the future of its caller."""

    work: Work[Any]
    create: bool
    done: asyncio.Future[Any]

    def resolve(self, settled: WorkResult) -> None:
        """Set the future to the work's result or error, unless its caller has stopped waiting."""
        if self.done.done():
            return
        if settled.error is not None:
            self.done.set_exception(settled.error)
        else:
            self.done.set_result(settled.result)


_AT_ONCE = 200


async def filter_in_parts(
    guilds: Sequence[int], keep: Callable[[Sequence[int]], Awaitable[Sequence[int]]]
) -> tuple[int, ...]:
    """Return the guilds that `keep` returns, in their order.

    `keep` gets `_AT_ONCE` guilds at a time, so a process that must stop doesn't wait for all of them.
    """
    return tuple(
        [
            guild_id
            for first in range(0, len(guilds), _AT_ONCE)
            for guild_id in await keep(guilds[first : first + _AT_ONCE])
        ]
    )


class RunningWork:
    """The running tasks of a store, and the writes that wait for the commit of their guild's writes before.

    `settle` runs a guild's writes in a transaction and returns their results in order; it raises nothing.
    """

    def __init__(self, settle: Callable[[int, Sequence[Write]], Awaitable[Sequence[WorkResult]]]) -> None:
        self._settle = settle
        self._waiting: dict[int, list[Write]] = {}
        self._running: set[asyncio.Task[object]] = set()

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that `finish` waits for, and return it."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def write(self, guild_id: int, work: Work[T], *, create: bool) -> T:
        """Run `work` together with the guild's other waiting writes, and return its result after the commit."""
        write = Write(work, create, asyncio.get_running_loop().create_future())
        waiting = self._waiting.get(guild_id)
        if waiting is None:
            self._waiting[guild_id] = [write]
            self.begin(self._write_all(guild_id))
        else:
            waiting.append(write)
        result: T = await write.done
        return result

    async def finish(self) -> None:
        """Wait until all tasks have ended, also those that they began."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)

    async def _write_all(self, guild_id: int) -> None:
        """Commit a guild's pending writes, and those that arrive during the commit, until none is pending."""
        writes: list[Write] = []
        try:
            while writes := self._waiting[guild_id]:
                self._waiting[guild_id] = []
                for write, settled in zip(writes, await self._settle(guild_id, writes), strict=True):
                    write.resolve(settled)
        finally:
            for write in (*writes, *self._waiting.pop(guild_id)):
                write.done.cancel()  # there are such only where the whole loop is being given up
