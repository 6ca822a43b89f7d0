"""The pace of calls about boards, within the rate limit of the token for all its processes together."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

import aiohttp

from bot.operations.health import Metrics

_log = logging.getLogger(__name__)

CALLS_PER_SECOND = 40.0
"""Discord takes fifty calls a second from all processes of a token together, and bans who often tries more."""

_AT_ONCE_SECONDS = 0.125
_RESERVED_AT_ONCE = 5
_LONGEST_ANSWER = 1.0
_ALONE_SECONDS = 5.0
"""Seconds between two attempts to reach the records of the pace after a failure."""
_LOOK = 0.1
_LEAST_SHARE = 0.01


class Pace(Protocol):
    """A limit of calls, as their callers know it."""

    @property
    def is_held(self) -> bool:
        """Whether Discord has refused a call by its global rate limit, and asked for a pause that isn't over."""
        ...

    def count(self) -> None:
        """Count a call that doesn't wait; later ones wait the longer."""
        ...

    async def turn(self) -> None:
        """Wait until another call may be made, and count that call."""
        ...

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace for a client: it counts answers, and holds the pace after a refusal by the global limit."""
        ...


class CallPace:
    """Rate limit for this process's calls: `rate` calls a second, and an eighth of a second's calls in one burst.

    `metrics` counts Discord's answers; None counts them nowhere.
    """

    def __init__(self, rate: float = CALLS_PER_SECOND, metrics: Metrics | None = None) -> None:
        self._metrics = metrics or Metrics()
        self._set_rate(rate)
        self._tokens = self._max_tokens
        self._at = 0.0
        self._held_until = 0.0
        self._queue = asyncio.Lock()

    @property
    def is_held(self) -> bool:
        """Whether Discord has refused a call by its global rate limit, and asked for a pause that isn't over."""
        return time.monotonic() < self._held_until

    def hold(self, seconds: float) -> None:
        """Delay every further call by `seconds`; a longer delay stays in force."""
        self._held_until = max(self._held_until, time.monotonic() + seconds)

    def count(self) -> None:
        """Count a call that doesn't wait; later ones wait the longer."""
        self._fill()
        self._tokens -= 1

    async def turn(self) -> None:
        """Wait until the rate limit and no pause keep this process from another call, and count that call."""
        async with self._queue:
            while self.is_held:  # noqa: ASYNC110 - it may be prolonged meanwhile
                await asyncio.sleep(self._held_until - time.monotonic())
            await self._wait()

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace for a client: it counts answers, and holds this pace after a refusal by the global limit."""

        async def note(_session: object, _context: object, ended: aiohttp.TraceRequestEndParams) -> None:
            headers = ended.response.headers
            self._metrics.discord_answer(ended.response.status, headers.get("X-RateLimit-Scope"))
            if ended.response.status == 429 and "X-RateLimit-Global" in headers:
                self.hold(float(headers.get("Retry-After", 1.0)))

        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(note)
        return trace

    def _set_rate(self, rate: float) -> None:
        self._rate = rate
        self._max_tokens = max(1.0, rate * _AT_ONCE_SECONDS)

    async def _wait(self) -> None:
        """Wait for the rate limit alone, and count a call."""
        self._fill()
        if self._tokens < 1:
            await asyncio.sleep((1 - self._tokens) / self._rate)
            self._fill()
        self._tokens = max(0.0, self._tokens - 1)

    def _fill(self) -> None:
        now = time.monotonic()  # the simulator's may be earlier than before
        self._tokens = min(self._max_tokens, self._tokens + max(0.0, now - self._at) * self._rate)
        self._at = now


class PaceRecords(Protocol):
    """Storage of the pace of all processes; both methods raise ConnectionError if it can't be reached."""

    async def reserve_calls(self, number: int, rate: float) -> float:
        """Reserve the next `number` calls at `rate` a second, and return the seconds until the first reserved call."""
        ...

    async def hold_calls(self, seconds: float) -> None:
        """Delay the next call of every process by `seconds`; a longer delay stays in force."""
        ...


class SharedCallPace(CallPace):
    """The pace of several processes. Each reserves calls for its own waiting tasks, at most five in one request.

    `share` returns this process's fair share of the calls, from 0 to 1. It applies while the records are out of reach.
    """

    def __init__(
        self, records: PaceRecords, share: Callable[[], float], rate: float, metrics: Metrics | None = None
    ) -> None:
        super().__init__(rate, metrics)
        self._records = records
        self._share = share
        self._all_rate = rate
        self._reserved: deque[float] = deque()
        self._owed = 0
        self._waiting = 0
        self._alone_until = 0.0
        self._telling: set[asyncio.Task[None]] = set()

    def hold(self, seconds: float) -> None:
        """Delay every further call of all processes by `seconds`; a longer delay stays in force."""
        super().hold(seconds)
        self._reserved.clear()
        task = asyncio.get_running_loop().create_task(self._tell(seconds))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    def count(self) -> None:
        """Count a call that doesn't wait; later ones wait the longer."""
        super().count()
        self._owed += 1

    async def turn(self) -> None:
        """Wait until the rate limit and no pause keep this process from another call, and count that call."""
        self._waiting += 1
        try:
            await super().turn()
        finally:
            self._waiting -= 1

    async def _wait(self) -> None:
        now = time.monotonic()
        while self._reserved and self._reserved[0] < now - 1:  # of calls that were given up
            self._reserved.popleft()
        if not self._reserved and not await self._reserve():
            self._set_rate(self._all_rate * max(self._share(), _LEAST_SHARE))
            await super()._wait()
            return
        await asyncio.sleep(max(0.0, self._reserved.popleft() - time.monotonic()))

    async def _reserve(self) -> bool:
        """Reserve calls for those that wait, and return whether that succeeded."""
        if time.monotonic() < self._alone_until:
            return False
        number = min(self._waiting, _RESERVED_AT_ONCE)
        try:
            async with asyncio.timeout(_LONGEST_ANSWER):
                seconds = await self._records.reserve_calls(number + self._owed, self._all_rate)
        except (ConnectionError, TimeoutError) as error:
            _log.warning("the pace of all processes can't be told, so this one keeps to its share: %s", error)
            self._alone_until = time.monotonic() + _ALONE_SECONDS
            return False
        first = time.monotonic() + seconds + self._owed / self._all_rate
        self._reserved.extend(first + place / self._all_rate for place in range(number))
        self._owed = 0
        return True

    async def _tell(self, seconds: float) -> None:
        try:
            await self._records.hold_calls(seconds)
        except ConnectionError as error:
            _log.warning("other processes can't be told of Discord's global rate limit: %s", error)


class GuardedPace:
    """The pace of a process for one of its clients; calls also wait until `is_current` returns True.

    A process that slept may have lost its guilds. Without this wait, it could show an old position when it wakes.
    """

    def __init__(self, pace: Pace, is_current: Callable[[], bool]) -> None:
        self._pace = pace
        self._is_current = is_current

    @property
    def is_held(self) -> bool:
        """Whether Discord has refused a call by its global rate limit, and asked for a pause that isn't over."""
        return self._pace.is_held

    def count(self) -> None:
        """Count a call that doesn't wait; later ones wait the longer."""
        self._pace.count()

    async def turn(self) -> None:
        """Wait for the process's turn, and until no other process may have the client's guilds."""
        await self._pace.turn()
        while not self._is_current():  # noqa: ASYNC110 - time alone changes it
            await asyncio.sleep(_LOOK)

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace for a client: it counts answers, and holds the pace after a refusal by the global limit."""
        return self._pace.trace()
