"""When the bot was there: nobody loses time that they couldn't use.

While the process runs and is connected, it notes so every minute in the data folder. Whatever is missing at the
next start, or after an outage or a sleep of the machine, is given to everybody who is waited for.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Protocol

from bot.model.ports import Clock, Membership, Publisher, Store
from bot.service.clocks.timer import Timer
from bot.service.guilds.every_guild import in_each

TICK_SECONDS = 60.0

ABSENCE_SECONDS = 90.0
"""So long without a note means that the bot wasn't there; a note may be late for other reasons."""

UNKNOWN_SECONDS = 3600.0
"""What is given where the folder says nothing of the time before: its disk was wiped, and its guilds fetched again."""

_log = logging.getLogger(__name__)


class Heartbeat(Protocol):
    """Remembers between starts when the process was there last."""

    def last(self) -> float | None:
        """POSIX seconds of the last note; None where nothing is remembered."""
        ...

    def note(self, at: float) -> None:
        """Remember this moment instead."""
        ...


class Downtime:
    """Notes that the bot is there, and makes up for when it wasn't."""

    def __init__(self, store: Store, clock: Clock, heartbeat: Heartbeat, publisher: Publisher) -> None:
        self._store = store
        self._clock = clock
        self._heartbeat = heartbeat
        self._publisher = publisher
        self._membership: Membership | None = None
        self._seen = clock.now()
        self._lock = asyncio.Lock()
        self._timer = Timer(self._tick)

    def serve(self, membership: Membership) -> None:
        """Say who knows whether the bot is connected; until then it is taken to be."""
        self._membership = membership

    async def start(self, guilds: Sequence[int]) -> None:
        """Make up in these guilds for the time since the process before, and note from now on.

        Boards that are outdated by that are behind, as others may be; the publisher takes them up all at once. After a
        wipe all may be: what was played in the last moment before it can be missing from the copy.
        """
        before = self._heartbeat.last()
        if before is None:
            await in_each(guilds, self._store.outdate_boards, "its boards may show what is gone")
        await self._postpone(guilds, UNKNOWN_SECONDS if before is None else self._clock.now() - before)
        self.note_presence()
        self._timer.set(TICK_SECONDS)

    async def catch_up(self) -> bool:
        """Make up for an absence that has just ended; False while the bot isn't connected, and nobody's time ends."""
        if self._membership is not None and not self._membership.is_connected():
            return False
        async with self._lock:
            now = self._clock.now()
            if now - self._seen > ABSENCE_SECONDS:
                guilds = await self._store.unfinished_guilds()
                await self._postpone(guilds, now - self._seen)
                await in_each(guilds, self._publish, "its boards keep their old times")
            self.note_presence()
        return True

    async def close(self) -> None:
        """Note when it was there last."""
        await self._timer.close()
        if self._membership is None or self._membership.is_connected():
            self.note_presence()

    def note_presence(self) -> None:
        """Note that the bot is there now, and make up for nothing."""
        self._seen = self._clock.now()
        self._heartbeat.note(self._seen)

    async def _postpone(self, guilds: Sequence[int], seconds: float) -> None:
        if seconds > 0 and guilds:
            await in_each(guilds, lambda guild_id: self._store.postpone(guild_id, seconds), "nobody's time was moved")
            _log.info("the bot was away for %.0f s, and all clocks go on from there", seconds)

    async def _publish(self, guild_id: int) -> None:
        """Let the boards be edited that are outdated."""
        behind = await self._store.boards_behind(guild_id)
        for channel_id in {board.channel_id for board in behind if board.outdated}:
            self._publisher.publish(guild_id, channel_id)

    def _tick(self) -> None:
        self._timer.begin(self.catch_up())
        self._timer.set(TICK_SECONDS)
