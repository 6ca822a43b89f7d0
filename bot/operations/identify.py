"""Turns to IDENTIFY and sessions left of a token, and the shards of a process.

Discord allows `max_concurrency` shards to IDENTIFY per five seconds, one of each bucket (shard id modulo that number).
A shard that is too early is rejected, and has used one of the token's thousand sessions a day.

A shard takes its bucket's turn before it connects, and ends it after Discord's answer. The next turn begins five
seconds later. A shard without an answer blocks the others of its bucket for eleven seconds. It may
IDENTIFY in the first five, and the next shard must wait five more.

A single process keeps these records in memory. Several processes share them in rows of their database.
"""

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

import msgspec

_log = logging.getLogger(__name__)

LIMITS_SECONDS = 5.0
"""Seconds for which Discord's answer about sessions is good enough."""


class TurnTimes(msgspec.Struct, frozen=True):
    """Seconds between two turns, until a turn's end, until its take-over, and between two looks at a turn."""

    between: float = 5.0
    hold: float = 5.0
    expire: float = 11.0
    look: float = 0.5


TIMES = TurnTimes()


class SessionLimits(NamedTuple):
    """Limits of new sessions: in a day, in the next `reset_after` seconds, and of shards within five seconds."""

    total: int = 1000
    remaining: int = 1000
    reset_after: float = 0.0
    max_concurrency: int = 1


Limits = tuple[int, int, float, int]
"""The fields of SessionLimits."""


class TokenRecords(Protocol):
    """Storage of turns and sessions; every method raises ConnectionError if it can't be reached."""

    async def take_turn(self, bucket: int, holder: str, seconds: float) -> float:
        """Give a bucket's turn to `holder` for some seconds, and count a session; return 0.

        If another holds it, return the seconds until it is free at the latest.
        """
        ...

    async def end_turn(self, bucket: int, holder: str, seconds: float) -> None:
        """End the turn of `holder`, so that the next begins after some seconds; no-op if another has it."""
        ...

    async def read_sessions(self, seconds: float) -> tuple[Limits | None, bool]:
        """Return the limits of sessions, None if unknown, and True if the caller must ask Discord: one in `seconds`."""
        ...

    async def note_sessions(self, limits: Limits) -> None:
        """Store the limits of sessions from a new answer of Discord."""
        ...


class _Turn(NamedTuple):
    holder: str = ""
    free_at: float = 0.0


class TokenMemory:
    """Records of a single process."""

    def __init__(self) -> None:
        self._turns: defaultdict[int, _Turn] = defaultdict(_Turn)
        self._limits: Limits | None = None
        self._noted_at = 0.0

    async def take_turn(self, bucket: int, holder: str, seconds: float) -> float:
        """Give a bucket's turn to `holder` for some seconds, and count a session; return 0.

        If another holds it, return the seconds until it is free at the latest.
        """
        turn, now = self._turns[bucket], time.monotonic()
        if turn.free_at > now:
            return turn.free_at - now
        self._turns[bucket] = _Turn(holder, now + seconds)
        if self._limits is not None:
            total, remaining, reset_after, max_concurrency = self._limits
            self._limits = total, remaining - 1, reset_after, max_concurrency
        return 0.0

    async def end_turn(self, bucket: int, holder: str, seconds: float) -> None:
        """End the turn of `holder`, so that the next begins after some seconds; no-op if another has it."""
        if self._turns[bucket].holder == holder:
            self._turns[bucket] = _Turn(free_at=time.monotonic() + seconds)

    async def read_sessions(self, seconds: float) -> tuple[Limits | None, bool]:
        """Return the limits of sessions, None if unknown, and True if the caller must ask Discord: one in `seconds`."""
        now = time.monotonic()
        if self._limits is not None and now - self._noted_at <= seconds:
            return self._limits, False
        self._noted_at = now
        return self._limits, True

    async def note_sessions(self, limits: Limits) -> None:
        """Store the limits of sessions from a new answer of Discord."""
        self._limits, self._noted_at = limits, time.monotonic()


class _Held(NamedTuple):
    bucket: int
    holder: str
    until: float


class IdentifyTurns:
    """Takes and ends the turns of one client's shards; None means records in memory, and Discord's times."""

    def __init__(self, times: TurnTimes | None = None, records: TokenRecords | None = None) -> None:
        self._times = times or TIMES
        self._records: TokenRecords = records or TokenMemory()
        self._held: dict[int, _Held] = {}
        self._queues: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def take(self, shard_id: int, max_concurrency: int) -> None:
        """Wait until the shard may IDENTIFY; return immediately if it holds its bucket's turn already.

        Shards with the same id modulo `max_concurrency` share a bucket, in which one shard at a time has the turn.
        """
        held = self._held.get(shard_id)
        if held is not None and time.monotonic() < held.until:
            return
        await self.end(shard_id)
        bucket, holder = shard_id % max_concurrency, secrets.token_hex(8)
        async with self._queues[bucket]:
            while True:
                asked_at = time.monotonic()
                seconds = await self._ask(bucket, holder)
                if seconds <= 0:
                    break
                await asyncio.sleep(min(seconds, self._times.look))  # a turn may end early
            self._held[shard_id] = _Held(bucket, holder, asked_at + self._times.hold)

    async def end(self, shard_id: int) -> None:
        """End the shard's turn, if it has one, after Discord's answer; a failure is logged."""
        held = self._held.pop(shard_id, None)
        if held is not None:
            try:
                await self._records.end_turn(held.bucket, held.holder, self._times.between)
            except ConnectionError as error:
                _log.warning("a turn to IDENTIFY can't be ended, and expires: %s", error)

    async def close(self) -> None:
        """End every turn that this client's shards hold."""
        for shard_id in tuple(self._held):
            await self.end(shard_id)

    async def limits(self, ask: Callable[[], Awaitable[SessionLimits | None]]) -> SessionLimits:
        """Return the token's limits of sessions, less the sessions that began since Discord's last answer.

        `ask` requests them from Discord, and returns None if there is no answer. Only one process calls it every few
        seconds, because Discord limits these requests as well.
        """
        try:
            known, is_due = await self._records.read_sessions(LIMITS_SECONDS)
            if is_due and (answered := await ask()) is not None:
                await self._records.note_sessions(answered)
                return answered
        except ConnectionError as error:
            _log.warning("how many sessions are left can't be told: %s", error)
            known = await ask()
        return SessionLimits(*known) if known is not None else SessionLimits()

    async def note_limits(self, limits: SessionLimits) -> None:
        """Store limits from a new answer of Discord; a failure is logged."""
        try:
            await self._records.note_sessions(limits)
        except ConnectionError as error:
            _log.warning("how many sessions are left can't be noted: %s", error)

    async def _ask(self, bucket: int, holder: str) -> float:
        try:
            return await self._records.take_turn(bucket, holder, self._times.expire)
        except ConnectionError as error:
            _log.warning("whose turn it is to IDENTIFY can't be told: %s", error)
            return self._times.look


class Shards(msgspec.Struct, frozen=True):
    """Some shards of `count`, or all guilds if `ids` is None."""

    count: int | None = None
    ids: tuple[int, ...] | None = None
