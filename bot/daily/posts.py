"""Decides when the position of the day is posted in the channel that a guild's admins chose.

A guild's post is due when its day has begun and no post of that day is stored. The store notes a post after Discord
accepted it. So after a restart it may be unknown whether a pending post is in the channel already.

The timers are `Deadlines` with the match number 0, one for each guild.
"""

import asyncio

from bot.clocks.downtime import Downtime
from bot.daily import bank
from bot.daily.model import DailyPost
from bot.daily.rows import DailyRows
from bot.guilds.service import OpeningChecks
from bot.match.model.match import MatchRef
from bot.match.model.ports import Clock, Publisher
from bot.match.tasks import Locks
from bot.match.waits import Deadlines

SPREAD_SECONDS = 600
"""Seconds after midnight UTC within which the guilds' posts begin, so that they don't delay boards."""

RESTORE_SECONDS = 30
"""Seconds after a start within which the guilds' posts are looked at."""


def posting_time(guild_id: int, day: int) -> float:
    """Return the POSIX time at which a guild's post of a day begins."""
    return day * bank.DAY + _share_of(guild_id, SPREAD_SECONDS)


def _share_of(guild_id: int, seconds: float) -> float:
    """Return a number below `seconds` by the time of the guild's creation, which spreads guilds evenly."""
    return (guild_id >> 22) / 1000 % seconds


class DailyPosts:
    """Times and records of the posts of daily positions."""

    def __init__(
        self, daily_rows: DailyRows, checks: OpeningChecks, clock: Clock, downtime: Downtime, publisher: Publisher
    ) -> None:
        self._daily_rows = daily_rows
        self._checks = checks
        self._clock = clock
        self._downtime = downtime
        self._publisher = publisher
        self._due: dict[int, DailyPost] = {}
        self._uncertain: set[int] = set()
        self._chosen: set[int] = set()
        self._locks = Locks[int]()
        self._timers = Deadlines(clock)
        self._timers.on_due(self._run_due)

    async def restore(self, guild_id: int) -> None:
        """Look at the guild's post soon, after a start of the bot or of the clock that it follows."""
        self._uncertain.add(guild_id)
        self._timers.add(_timer_of(guild_id), self._clock.now() + _share_of(guild_id, RESTORE_SECONDS))
        await asyncio.sleep(0)  # others have their turn between the guilds

    def note_rules(self, guild_id: int) -> None:
        """Look at the guild's post soon, and try a refused one again: an admin may have chosen another channel."""
        self._chosen.add(guild_id)
        self._timers.add(_timer_of(guild_id), self._clock.now())

    async def close(self) -> None:
        """Stop the timers, and wait until running work has ended."""
        await self._timers.close()

    def lock(self, guild_id: int) -> asyncio.Lock:
        """The lock under which a guild's post is looked at, sent and noted."""
        return self._locks.get(guild_id)

    def due(self, guild_id: int) -> DailyPost | None:
        """Return the guild's post that is due, without a message; None if none is known to be due."""
        return self._due.get(guild_id)

    def begin(self, guild_id: int) -> bool:
        """Note that the post is being sent; return whether an earlier attempt may have reached the channel."""
        is_uncertain = guild_id in self._uncertain
        self._uncertain.add(guild_id)
        return is_uncertain

    async def note_posted(self, guild_id: int, post: DailyPost) -> None:
        """Store a post that was sent or refused. It is then no longer due."""
        await self._daily_rows.note_post(guild_id, post)
        self._uncertain.discard(guild_id)
        self._due.pop(guild_id, None)

    async def _run_due(self, ref: MatchRef) -> None:
        guild_id, now = ref.guild_id, self._clock.now()
        async with self.lock(guild_id):
            self._due.pop(guild_id, None)
            channel_id = (await self._checks.rules(guild_id)).daily_channel
            if channel_id is None:
                self._uncertain.discard(guild_id)
                return
            delay = await self._downtime.retry_delay(guild_id)
            if delay:
                at = now + delay + _share_of(guild_id, RESTORE_SECONDS)
            else:
                at = await self._next_post(guild_id, channel_id, now)
            self._timers.add(ref, at)

    async def _next_post(self, guild_id: int, channel_id: int, now: float) -> float:
        """Publish the guild's post if it is due at the POSIX time `now`. Return the time of the next look."""
        if guild_id in self._chosen:
            self._chosen.discard(guild_id)
            await self._daily_rows.forget_refusal(guild_id)
        latest, day = await self._daily_rows.latest_post(guild_id), bank.day_of(now)
        if latest is not None and latest.day in (day, day + 1):  # the clock may have been set back over midnight
            self._uncertain.discard(guild_id)
        elif latest is not None and posting_time(guild_id, day) > now:
            return posting_time(guild_id, day)
        else:
            self._due[guild_id] = DailyPost(day, channel_id, None)
            self._publisher.publish(guild_id, channel_id)
        return posting_time(guild_id, day + 1)


def _timer_of(guild_id: int) -> MatchRef:
    return MatchRef(guild_id, 0)
