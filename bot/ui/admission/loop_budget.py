"""How much of the event loop's time one person may take: one loop serves everybody, so nobody may fill it."""

import time
from collections.abc import Callable, Coroutine, Generator
from math import ceil
from types import coroutine
from typing import Any, TypeVar, cast

from cachetools import LRUCache

from bot.screens.refusals import Refused

T = TypeVar("T")

SHARE = 0.05
"""Of the loop's time, for one person for as long as they like."""

SAVED = 0.5
"""Seconds of loop time that somebody can use at once who used none for ten seconds."""

FEE = 0.005
"""Seconds that every interaction counts at least, for what isn't measured: reading, sending, drawing."""

_REMEMBERED = 10_000


class LoopBudget:
    """Buckets of loop time by person, of which those that were used last are remembered.

    A bucket is kept as the moment at which it will be full again, so one that is forgotten too early is just full.
    """

    def __init__(self, share: float = SHARE, clock: Callable[[], float] = time.monotonic) -> None:
        self._share = share
        self._clock = clock
        self._full_at: LRUCache[int, float] = LRUCache(_REMEMBERED)

    def admit(self, user_id: int) -> None:
        """Take the fee of one interaction; raises Refused("too_busy"), and then nothing is taken."""
        wait = self._full_in(user_id) - (SAVED - FEE) / self._share
        if wait > 0:
            raise Refused("too_busy", seconds=ceil(wait))
        self._take(user_id, FEE)

    async def measured(self, user_id: int, work: Coroutine[Any, Any, T]) -> T:
        """Carry out what somebody asked for, and take the CPU time of its own steps from their bucket."""
        return await _in_steps(work, lambda seconds: self._take(user_id, seconds))

    def _take(self, user_id: int, seconds: float) -> None:
        self._full_at[user_id] = self._clock() + self._full_in(user_id) + seconds / self._share

    def _full_in(self, user_id: int) -> float:
        now = self._clock()
        return max(self._full_at.get(user_id, now) - now, 0.0)


@coroutine
def _in_steps(work: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Carry out a coroutine, and tell of each of its steps how many seconds of CPU it took of this thread."""
    steps = work.__await__()
    thrown: BaseException | None = None
    while True:
        began = time.thread_time()
        try:
            step = next(steps) if thrown is None else steps.throw(thrown)
        except StopIteration as end:
            return cast("T", end.value)
        finally:
            spend(time.thread_time() - began)
        thrown = None
        try:
            yield step
        except BaseException as error:  # noqa: BLE001 - the coroutine's to handle: a cancellation, or that it is closed
            thrown = error
