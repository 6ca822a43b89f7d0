"""Turns to IDENTIFY, shared by all processes of a token.

Discord allows `max_concurrency` shards to IDENTIFY per five seconds, one of each bucket (shard id modulo that number).
A shard that is too early is rejected, and has used one of the token's thousand sessions a day.

A process takes its bucket's turn before it connects a shard, and ends it after Discord's answer. The next turn begins
five seconds later. A turn is a small record that changes only by compare-and-swap. The records are files in a shared
data folder, or objects in the S3 bucket for several machines. A process that dies during its turn blocks the others for
twenty seconds.
"""

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

if TYPE_CHECKING:
    from bot.operations.bucket import BucketObjects


_log = logging.getLogger(__name__)


class TurnTimes(msgspec.Struct, frozen=True):
    """Seconds between two turns, until a turn's end, until its take-over, and between two looks at a record."""

    between: float = 5.0
    hold: float = 10.0
    expire: float = 20.0
    look: float = 0.5


TIMES = TurnTimes()


class Turn(msgspec.Struct, frozen=True):
    """The content of a record; `number` makes every turn differ from the one before."""

    holder: str
    number: int
    ended: bool = False


class Seen(NamedTuple):
    """A record as it was read: its content, its tag, and its known age in seconds."""

    content: bytes
    tag: str | None
    age: float = 0.0


class TurnRecords(Protocol):
    """Storage of the records, one for each bucket; both methods raise OSError if it can't be reached."""

    async def read(self, bucket: int) -> Seen | None:
        """Return the record of an IDENTIFY bucket, or None if no record is stored.

        `bucket` is the shard id modulo Discord's max_concurrency. Raises OSError if the storage can't be reached.
        """
        ...

    async def replace(self, bucket: int, content: bytes, over: str | None) -> str | None:
        """Replace the bucket's record, if its stored tag is `over`, with `content`; return the new tag.

        `over` None means that no record may exist yet. Return None, changing nothing, if the stored tag differs. Raises
        OSError if the storage can't be reached.
        """
        ...


class FolderRecords:
    """Records in the data folder, for processes that share it; a file's modification time gives the age."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def read(self, bucket: int) -> Seen | None:
        """Return the record of an IDENTIFY bucket, or None if no record is stored.

        `bucket` is the shard id modulo Discord's max_concurrency. Raises OSError if the storage can't be reached.
        """
        return self._read(bucket)

    async def replace(self, bucket: int, content: bytes, over: str | None) -> str | None:
        """Replace the bucket's record, if its stored tag is `over`, with `content`; return the new tag.

        `over` None means that no record may exist yet. Return None, changing nothing, if the stored tag differs. Raises
        OSError if the storage can't be reached.
        """
        return await asyncio.to_thread(self._replace, bucket, content, over)

    def _replace(self, bucket: int, content: bytes, over: str | None) -> str | None:
        import fcntl  # noqa: PLC0415 - Windows has none; the demo runs there, and connects to nothing

        self._folder.mkdir(parents=True, exist_ok=True)
        with (self._folder / "identify.lock").open("ab") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            current = self._read(bucket)
            if (current.tag if current else None) != over:
                return None
            partial = self._path(bucket).with_suffix(".partial")
            partial.write_bytes(content)
            partial.replace(self._path(bucket))
            return content.hex()

    def _read(self, bucket: int) -> Seen | None:
        try:
            content = self._path(bucket).read_bytes()
            age = time.time() - self._path(bucket).stat().st_mtime
        except FileNotFoundError:
            return None
        return Seen(content, content.hex(), max(0.0, age))

    def _path(self, bucket: int) -> Path:
        return self._folder / f"identify-{bucket}.json"


class BucketRecords:
    """Records in the S3 bucket.

    Their age is unknown: each process measures time from its own first read, so clocks need not agree.
    """

    def __init__(self, objects: "BucketObjects") -> None:
        self._objects = objects

    async def read(self, bucket: int) -> Seen | None:
        """Return the record of an IDENTIFY bucket, or None if no record is stored.

        `bucket` is the shard id modulo Discord's max_concurrency. Raises OSError if the storage can't be reached.
        """
        stored = await self._objects.get(f"identify/{bucket}.json")
        return None if stored is None else Seen(stored.content, stored.tag)

    async def replace(self, bucket: int, content: bytes, over: str | None) -> str | None:
        """Replace the bucket's record, if its stored tag is `over`, with `content`; return the new tag.

        `over` None means that no record may exist yet. Return None, changing nothing, if the stored tag differs. Raises
        OSError if the storage can't be reached.
        """
        return await self._objects.put(f"identify/{bucket}.json", content, over)


class _Held(NamedTuple):
    bucket: int
    turn: Turn
    tag: str
    until: float


class IdentifyTurns:
    """Takes and ends the turns of one process's shards."""

    def __init__(self, records: TurnRecords, times: TurnTimes | None = None) -> None:
        self._records = records
        self._times = times or TIMES
        self._id = secrets.token_hex(8)
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
        bucket = shard_id % max_concurrency
        async with self._queues[bucket]:  # one process's shards needn't race
            self._held[shard_id] = await self._wait_for_turn(bucket)

    async def end(self, shard_id: int) -> None:
        """End the shard's turn, if it has one, after Discord's answer; a failed write is only logged."""
        held = self._held.pop(shard_id, None)
        if held is None:
            return
        try:
            ended = msgspec.structs.replace(held.turn, ended=True)
            await self._records.replace(held.bucket, msgspec.json.encode(ended), held.tag)
        except OSError as problem:
            _log.warning("a turn to IDENTIFY could not be ended (%s)", problem)

    async def close(self) -> None:
        """End every IDENTIFY turn that this process's shards hold; a failed write is only logged."""
        for shard_id in tuple(self._held):
            await self.end(shard_id)

    async def _wait_for_turn(self, bucket: int) -> _Held:
        first, started_at = None, 0.0
        while True:
            try:
                seen = await self._records.read(bucket)
                if seen is not None and (first is None or seen.tag != first.tag):
                    first, started_at = seen, time.monotonic() - seen.age
                remaining = started_at + self._patience(_turn(seen)) - time.monotonic() if seen else 0.0
                if remaining <= 0 and (held := await self._write(bucket, seen)):
                    return held
            except OSError as problem:
                _log.warning("whose turn it is to IDENTIFY can't be told (%s)", problem)
                remaining = self._times.look
            await asyncio.sleep(min(max(remaining, 0.0), self._times.look))

    def _patience(self, turn: Turn | None) -> float:
        return self._times.between if turn is not None and turn.ended else self._times.expire

    async def _write(self, bucket: int, seen: Seen | None) -> _Held | None:
        """Write this process's turn over the record `seen`, and return it; None if another process wrote first.

        `seen` is the bucket's record as last read, or None if it has none.
        """
        before = _turn(seen) if seen else None
        turn = Turn(self._id, before.number + 1 if before else 0)
        until, content = time.monotonic() + self._times.hold, msgspec.json.encode(turn)
        tag = await self._records.replace(bucket, content, seen.tag if seen else None)
        if tag is None:
            # A write whose answer was lost, and that was made once more, looks like somebody else's.
            current = await self._records.read(bucket)
            tag = current.tag if current is not None and current.content == content else None
        return _Held(bucket, turn, tag, until) if tag is not None else None


def _turn(seen: Seen) -> Turn | None:
    """Return the content of a record, or None if it is invalid."""
    try:
        return msgspec.json.decode(seen.content, type=Turn)
    except msgspec.MsgspecError:
        return None


class Shards(msgspec.Struct, frozen=True):
    """Some shards of `count`, or all guilds if `ids` is None."""

    count: int | None = None
    ids: tuple[int, ...] | None = None

    def has(self, guild_id: int) -> bool:
        """Return whether this process serves a guild; True for all guilds if there are no shards.

        Discord's formula gives a guild's shard: its id, shifted right by 22 bits, modulo the shard count.
        """
        if self.ids is None or self.count is None:
            return True
        return (guild_id >> 22) % self.count in self.ids

    @property
    def share(self) -> float:
        """The fraction of all guilds that these shards serve."""
        return 1.0 if self.ids is None or self.count is None else len(self.ids) / self.count

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each shard, such as "3-of-16", or "all" for all guilds together."""
        if self.ids is None or self.count is None:
            return ("all",)
        return tuple(f"{shard_id}-of-{self.count}" for shard_id in self.ids)
