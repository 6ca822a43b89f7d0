"""When something is due in which match: one timer for all, set to the earliest deadline.

Deadlines are rows in the store; this only remembers them between starts. `restore` reads them back.
"""

import asyncio
import heapq
import logging
import math
from collections.abc import Awaitable, Callable

from bot.model.match import MatchRef
from bot.model.ports import Clock
from bot.service.clocks.timer import Timer
from bot.storage.store import MatchRows

_log = logging.getLogger(__name__)

_AGAIN = 300.0
"""Seconds after which a deadline that could not be handled comes again."""

Due = Callable[[MatchRef], Awaitable[None]]
"""Is told the match whose deadline has come."""


class Deadlines:
    """Calls back when a match's deadline has come."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: list[tuple[float, MatchRef]] = []
        self._first: dict[MatchRef, float] = {}
        self._timer = Timer(self._ring)
        self._tasks: dict[asyncio.Task[object], MatchRef] = {}
        self._due: Due | None = None

    def now(self) -> float:
        """The time by which deadlines come, in POSIX seconds."""
        return self._clock.now()

    def on_due(self, due: Due) -> None:
        """Say whom to tell."""
        self._due = due

    def add(self, ref: MatchRef, at: float) -> None:
        """Wait for a deadline; one that has passed comes at once.

        Only the earliest of a match is kept: whoever is told of it looks what comes next, and adds that.
        """
        if self._first.get(ref, at) < at:
            return
        self._first[ref] = at
        heapq.heappush(self._waiting, (at, ref))
        self._arm()

    def comes_by(self, ref: MatchRef, at: float) -> bool:
        """Tell whether a deadline of a match comes by then, or has come and is being dealt with."""
        return self._first.get(ref, math.inf) <= at or ref in self._tasks.values()

    async def restore(self, match_rows: MatchRows, guild_id: int) -> None:
        """Wait for the deadlines of all who are waited for in a guild, and of every open challenge and lobby."""
        for match_id, at in await match_rows.next_times(guild_id):
            self.add(MatchRef(guild_id, match_id), at)
        for match in await match_rows.matches(guild_id, statuses=("open",)):
            if match.expires_at is not None:
                self.add(match.ref, match.expires_at)

    async def close(self) -> None:
        """Stop waiting, and let what has begun come to its end."""
        await self._timer.close()

    def _arm(self) -> None:
        if self._waiting:
            self._timer.set(self._waiting[0][0] - self._clock.now())
        else:
            self._timer.cancel()

    def _ring(self) -> None:
        now = self._clock.now()
        while self._waiting and self._waiting[0][0] <= now:
            at, ref = heapq.heappop(self._waiting)
            if self._first.get(ref) != at:
                continue
            del self._first[ref]
            task = self._timer.begin(self._tell(ref))
            self._tasks[task] = ref
            task.add_done_callback(self._tasks.pop)
        self._arm()

    async def _tell(self, ref: MatchRef) -> None:
        if self._due is None:
            return
        try:
            await self._due(ref)
        except Exception:  # noqa: BLE001 - nobody awaits this task; the log is where its failure belongs
            _log.exception("guild %d match %d: its deadline could not be handled", ref.guild_id, ref.match_id)
            self.add(ref, self._clock.now() + _AGAIN)
