"""Leases in the bucket, so that across machines only one process serves each guild.

Platforms run the old and the new process together during a deployment, on different disks, so file locks can't help.
Each shard, or all guilds together, has a lease object in the bucket.

Its holder rewrites it every ten seconds. Another process takes it once it is released, or unchanged for thirty seconds
by that process's own clock. A holder that could not rewrite it for twenty seconds stops, before another process can
take it.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from bot.operations.bucket import Bucket, BucketError, BucketObjects
from bot.operations.identify import Shards
from bot.operations.processes import TEMPORARY, StartupError, Stop

_log = logging.getLogger(__name__)

LEASES = "leases"
"""The folder of the lease objects in the bucket."""


class LeaseTimes(msgspec.Struct, frozen=True):
    """Seconds between renewals, until a holder stops, until another takes over, and between looks."""

    renew: float = 10.0
    give_up: float = 20.0
    expire: float = 30.0
    look: float = 1.0


DEFAULT_TIMES = LeaseTimes()


class _Lease(msgspec.Struct, frozen=True):
    """The content of a lease object; `beat` makes every renewal differ from the one before."""

    holder: str
    beat: int
    released: bool = False


class _Seen(msgspec.Struct, frozen=True):
    lease: _Lease
    tag: str | None


@asynccontextmanager
async def hold_leases(
    bucket: Bucket, shards: Shards, stop: Stop, *, patience: float, pace: LeaseTimes = DEFAULT_TIMES
) -> AsyncIterator[None]:
    """Hold the leases of these shards across all machines while the context is open.

    `pace` sets the times of renewal and expiry. Waits `patience` seconds for another holder to stop, then raises
    StartupError; an unusable bucket raises it too. If a lease is lost later, requests `stop` with a StartupError.
    """
    holder = _Holder(BucketObjects(bucket), stop, pace)
    try:
        try:
            await holder.take_all(shards, time.monotonic() + patience)
        except BucketError as problem:
            raise StartupError(f"The bucket can't be used ({problem}). Check its settings.", code=TEMPORARY) from None
        renewing = asyncio.create_task(holder.renew())
        try:
            yield
        finally:
            renewing.cancel()
            await asyncio.gather(renewing, return_exceptions=True)
    finally:
        await holder.release()


class _Holder:
    """Acquires, renews and releases the leases of one process."""

    def __init__(self, objects: BucketObjects, stop: Stop, pace: LeaseTimes) -> None:
        self._objects = objects
        self._stop = stop
        self._pace = pace
        self._id = secrets.token_hex(8)
        self._beat = 0
        self._held: dict[str, str | None] = {}
        self._renewed = time.monotonic()

    async def take_all(self, shards: Shards, until: float) -> None:
        """Wait until the lease of every shard is free, and take it.

        Leases of another shard count must be free too. `until` is a time of the monotonic clock. Raises StartupError if
        a lease is still held after it.
        """
        for name in shards.names:
            while not await self._write(name, await self._free(name, until)):
                _log.debug("somebody else was faster to take the lease %s", name)
        # Another SHARD_COUNT deals the guilds out differently, so none of its processes may be left.
        for path in await self._objects.names(LEASES):
            name = path.removesuffix(".json")
            if _count(name) != _count(shards.names[0]):
                await self._free(name, until)
        self._renewed = time.monotonic()

    async def renew(self) -> None:
        """Renew the leases in a loop until cancelled.

        Stop the process if another one has taken a lease, or if renewal fails for too long.
        """
        while True:
            await asyncio.sleep(self._pace.renew)
            began = time.monotonic()
            try:
                renewed = [await self._write(name, _Seen(self._mine, tag)) for name, tag in tuple(self._held.items())]
            except BucketError as problem:
                _log.warning("the lease could not be renewed (%s)", problem)
                if time.monotonic() + self._pace.renew > self._renewed + self._pace.give_up:
                    self._lose("The bucket could not be reached for too long")
                continue
            if not all(renewed):
                self._lose("Another process has taken this one's guilds over")
            self._renewed = began

    async def release(self) -> None:
        """Release the leases, so that the next process can start immediately."""
        for name, tag in tuple(self._held.items()):
            try:
                await self._objects.put(
                    _path(name), msgspec.json.encode(_Lease(self._id, self._beat, released=True)), tag
                )
            except BucketError as problem:
                _log.warning("the lease could not be given back (%s)", problem)
        self._held.clear()

    def _lose(self, why: str) -> None:
        self._stop.request(StartupError(f"{why}, so this process stops. It may be started again.", code=TEMPORARY))

    async def _free(self, name: str, until: float) -> _Seen | None:
        """Wait until a lease is free; return its last record, or None if it does not exist.

        Raises StartupError after `until`, by the monotonic clock.
        """
        first, seen_at = await self._look(name), time.monotonic()
        has_warned = False
        while first is not None and not first.lease.released:
            if time.monotonic() - seen_at >= self._pace.expire:
                _log.warning("the process before this one did not give its lease back; taking it over")
                return first
            if time.monotonic() >= until:
                raise StartupError(
                    "Another process of the bot still has these guilds. Stop that one first.", code=TEMPORARY
                )
            if not has_warned:
                _log.warning("another process has these guilds; waiting for it to stop")
                has_warned = True
            await self._stop.pause(self._pace.look)
            seen = await self._look(name)
            if seen is None or seen.tag != first.tag:
                first, seen_at = seen, time.monotonic()
        return first

    @property
    def _mine(self) -> _Lease:
        return _Lease(self._id, self._beat)

    async def _write(self, name: str, seen: _Seen | None) -> bool:
        """Write the lease `name` over its record `seen`; return False if another process wrote first.

        `seen` is the record as last read, or None if the lease has none.
        """
        self._beat += 1
        tag = await self._objects.put(_path(name), msgspec.json.encode(self._mine), seen.tag if seen else None)
        if tag is None:
            # A write whose answer was lost, and that was made once more, looks like somebody else's.
            now = await self._look(name)
            if now is None or now.lease != self._mine:
                return False
            tag = now.tag
        self._held[name] = tag
        return True

    async def _look(self, name: str) -> _Seen | None:
        stored = await self._objects.get(_path(name))
        if stored is None:
            return None
        try:
            return _Seen(msgspec.json.decode(stored.content, type=_Lease), stored.tag)
        except msgspec.MsgspecError:
            raise StartupError(
                f"The object {_path(name)} in the bucket is no lease. Delete it and start again."
            ) from None


def _path(name: str) -> str:
    return f"{LEASES}/{name}.json"


def _count(name: str) -> str:
    """Return the part after "-of-" in a lease's name: the shard count, or the whole name "all"."""
    return name.rpartition("-of-")[2]
