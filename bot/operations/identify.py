"""Turns to IDENTIFY of one process's shards, and the shards of a process.

Discord allows `max_concurrency` shards to IDENTIFY per five seconds, one of each bucket (shard id modulo that number).
A shard that is too early is rejected, and has used one of the token's thousand sessions a day.

A shard takes its bucket's turn before it connects, and ends it after Discord's answer. The next turn begins five
seconds later. A shard that never gets an answer blocks the others of its bucket for twenty seconds.
"""

import asyncio
import time
from collections import defaultdict
from typing import NamedTuple

import msgspec


class TurnTimes(msgspec.Struct, frozen=True):
    """Seconds between two turns, until a turn's end, until its take-over, and between two looks at a turn."""

    between: float = 5.0
    hold: float = 10.0
    expire: float = 20.0
    look: float = 0.5


TIMES = TurnTimes()


class _Turn(NamedTuple):
    shard_id: int | None = None
    until: float = 0.0
    next_at: float = 0.0


class IdentifyTurns:
    """Takes and ends the turns of one process's shards; `times` None means Discord's."""

    def __init__(self, times: TurnTimes | None = None) -> None:
        self._times = times or TIMES
        self._turns: defaultdict[int, _Turn] = defaultdict(_Turn)
        self._queues: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def take(self, shard_id: int, max_concurrency: int) -> None:
        """Wait until the shard may IDENTIFY; return immediately if it holds its bucket's turn already.

        Shards with the same id modulo `max_concurrency` share a bucket, in which one shard at a time has the turn.
        """
        bucket = shard_id % max_concurrency
        turn = self._turns[bucket]
        if turn.shard_id == shard_id and time.monotonic() < turn.until:
            return
        await self.end(shard_id)
        async with self._queues[bucket]:
            # A turn may end early; hence the looks.
            while (seconds := self._turns[bucket].next_at - time.monotonic()) > 0:  # noqa: ASYNC110
                await asyncio.sleep(min(seconds, self._times.look))
            now = time.monotonic()
            self._turns[bucket] = _Turn(shard_id, now + self._times.hold, now + self._times.expire)

    async def end(self, shard_id: int) -> None:
        """End the shard's turn, if it has one, after Discord's answer."""
        for bucket, turn in self._turns.items():
            if turn.shard_id == shard_id:
                self._turns[bucket] = _Turn(next_at=time.monotonic() + self._times.between)

    async def close(self) -> None:
        """End every turn that this process's shards hold."""
        for turn in tuple(self._turns.values()):
            if turn.shard_id is not None:
                await self.end(turn.shard_id)


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
