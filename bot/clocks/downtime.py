"""Downtime of the bot: the time during which people couldn't reach it is added to every wait.

The running, connected process writes a heartbeat into the data folder every minute. Every wait is extended by the gap
before a start, of an outage, or of a sleep of the machine. A changed system clock looks like such a gap, also a
negative one. So all players keep the time they had. On a new disk, the heartbeat comes from a copy, or is estimated
from the matches.

If the bot leaves a guild or Discord has an outage there, the guild's file stores the moment. The guild gets that time
back when it can reach the bot again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from bot.clocks.rows import ClockRows
from bot.guilds.rows import GuildRows
from bot.match.model.match import MatchRef
from bot.match.model.ports import Clock, Membership, Publisher
from bot.match.rows.match_rows import MatchRows
from bot.match.tasks import Timer, run_in_guilds
from bot.outbox.rows import OutboxRows

_log = logging.getLogger(__name__)


TICK_SECONDS = 60.0

ABSENCE_SECONDS = 90.0
"""Seconds without a heartbeat that count as an absence; shorter gaps can have other causes."""

UNKNOWN_SECONDS = 3600.0
"""Most seconds credited if there is no heartbeat: the disk was wiped and the guilds restored."""

DISCONNECTED_SECONDS = 30.0
"""Seconds after which is looked again whether the bot is connected."""

REMOVED_SECONDS = 3600.0
"""Seconds until the next check of a guild that is out of reach.

Discord usually reports a return immediately, so this is a fallback.
"""


class Heartbeat(Protocol):
    """Remembers between starts when the process was there last."""

    def last(self) -> float | None:
        """Return the POSIX time that `note` stored last, or None if it stored none."""
        ...

    def note(self, at: float) -> None:
        """Store `at`, in POSIX seconds, as the last time that the process ran; it replaces the earlier note."""
        ...


class Downtime:
    """Notes that the bot is there, and makes up for when it wasn't."""

    def __init__(
        self,
        match_rows: MatchRows,
        outbox_rows: OutboxRows,
        clock_rows: ClockRows,
        guild_rows: GuildRows,
        clock: Clock,
        heartbeat: Heartbeat,
        publisher: Publisher,
    ) -> None:
        self._match_rows = match_rows
        self._outbox_rows = outbox_rows
        self._clock_rows = clock_rows
        self._guild_rows = guild_rows
        self._clock = clock
        self._heartbeat = heartbeat
        self._publisher = publisher
        self._membership: Membership | None = None
        self._restore: Callable[[int], Awaitable[None]] | None = None
        self._seen = clock.now()
        self._lock = asyncio.Lock()
        self._timer = Timer(self._tick)

    def attach(self, membership: Membership) -> None:
        """Set the port that reports connection and membership; until then the bot counts as connected."""
        self._membership = membership

    def set_restore(self, restore: Callable[[int], Awaitable[None]]) -> None:
        """Set the function that restores a guild's deadlines.

        It is called with the guild id when the bot is back there, and when the clock was set back.
        """
        self._restore = restore

    async def start(self, guilds: Sequence[int]) -> None:
        """Extend the deadlines of these guilds by the time since the last heartbeat, and start the heartbeat.

        Boards with changed times are only marked as stale; the publisher redraws them later. Without a
        heartbeat, use the newest turn, but no more than `UNKNOWN_SECONDS`. Then mark all boards as stale,
        because a restored file may lack the newest changes.
        """
        now, before = self._clock.now(), self._heartbeat.last()
        if before is None:
            await run_in_guilds(guilds, self._outbox_rows.mark_boards_stale, "its boards may show what is gone")
            before = max(now - UNKNOWN_SECONDS, await self._newest_turn(guilds))
        missing = now - before
        if missing > 0 or missing < -ABSENCE_SECONDS:
            await self._postpone(guilds, missing)
        self.note_presence()
        self._timer.set(TICK_SECONDS)

    async def catch_up(self) -> bool:
        """Extend all deadlines by an absence that has just ended, if there was one.

        An absence is a gap in the heartbeat of more than `ABSENCE_SECONDS`. Return False while the bot is disconnected,
        True otherwise.
        """
        if self._membership is not None and not self._membership.is_connected():
            return False
        async with self._lock:
            now = self._clock.now()
            missing = now - self._seen
            if abs(missing) > ABSENCE_SECONDS:
                guilds = await self._match_rows.unfinished_guilds()
                await self._postpone(guilds, missing)
                await run_in_guilds(guilds, self._publish, "its boards keep their old times")
                if missing < 0 and self._restore is not None:  # what is due is due earlier by the clock that holds
                    await run_in_guilds(guilds, self._restore, "its deadlines come by the clock of before")
            self.note_presence()
        return True

    async def is_running(self, guild_id: int) -> bool:
        """Extend deadlines by an absence that has just ended; return whether the guild's people can reach the bot."""
        return await self.retry_delay(guild_id) == 0

    async def retry_delay(self, guild_id: int) -> float:
        """Extend deadlines by an absence of the bot that has ended; return the seconds until the next check.

        Return 0 if the people of the guild can reach the bot, so the guild's time runs. A positive result means that
        the bot is disconnected or may have left the guild.
        """
        if not await self.catch_up():
            return DISCONNECTED_SECONDS
        if self._membership is not None and self._membership.has_left(guild_id) is not False:
            return REMOVED_SECONDS
        await self.note_return(guild_id)
        return 0.0

    async def note_absence(self, guild_id: int) -> None:
        """Store that the guild can't reach the bot from now on; an earlier stored time stays."""
        await self._guild_rows.set_departure(guild_id, self._clock.now())

    async def note_return(self, guild_id: int) -> None:
        """Note that the guild's people can reach the bot again, and add the time of absence to its deadlines.

        Then publish the guild's boards and restore its deadlines. All this happens only if the store has a departure of
        the guild.
        """
        async with self._lock:
            left_at = await self._guild_rows.departure(guild_id)
            if left_at is None:
                return
            # In this order, as a kill in between then gives the time twice, and not never.
            await self._clock_rows.postpone(guild_id, max(0.0, self._clock.now() - left_at))
            await self._guild_rows.set_departure(guild_id, None)
        await self._publish(guild_id)
        if self._restore is not None:
            await self._restore(guild_id)

    async def close(self) -> None:
        """Stop the heartbeat; if the bot is connected, store the present time as the last heartbeat."""
        await self._timer.close()
        if self._membership is None or self._membership.is_connected():
            self.note_presence()

    def note_presence(self) -> None:
        """Store the present time as the last heartbeat, without a credit for time that was missed."""
        self._seen = self._clock.now()
        self._heartbeat.note(self._seen)

    async def _newest_turn(self, guilds: Sequence[int]) -> float:
        """Return when the newest turn in these guilds began, in POSIX seconds; 0 if that is unknown."""
        newest, now = 0.0, self._clock.now()

        async def look(guild_id: int) -> None:
            nonlocal newest
            for match_id in await self._match_rows.match_ids(guild_id, ("live",)):
                waits = await self._match_rows.waits(MatchRef(guild_id, match_id))
                newest = max((newest, *(wait.since for wait in waits if wait.since <= now)))

        await run_in_guilds(guilds, look, "its newest turn could not be read")
        return newest

    async def _postpone(self, guilds: Sequence[int], seconds: float) -> None:
        if not guilds:
            return

        async def move(guild_id: int) -> None:
            if await self._guild_rows.departure(guild_id) is None:  # else all of it is given back at the return
                await self._clock_rows.postpone(guild_id, seconds)

        await run_in_guilds(guilds, move, "nobody's time was moved")
        if seconds > 0:
            _log.info("the bot was away for %.0f s, and all clocks go on from there", seconds)
        else:
            _log.info("the machine's clock was set back by %.0f s, and all clocks with it", -seconds)

    async def _publish(self, guild_id: int) -> None:
        """Queue an update of every board of the guild that is marked as stale."""
        pending = await self._outbox_rows.pending_boards(guild_id)
        for channel_id in {board.channel_id for board in pending if board.outdated}:
            self._publisher.publish(guild_id, channel_id)

    def _tick(self) -> None:
        self._timer.begin(self.catch_up())
        self._timer.set(TICK_SECONDS)
