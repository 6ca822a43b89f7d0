"""Daily removal of old data: matches past the guild's limit, and guilds that the bot has left.

The bot has not left a guild that is only unavailable because of an outage at Discord.
"""

import asyncio
import logging

from bot.clocks.downtime import Downtime
from bot.guilds.rows import GuildRows
from bot.match.model.ports import Clock, Membership
from bot.match.rows.match_rows import MatchRows
from bot.match.tasks import Timer
from bot.privacy.rows import PrivacyRows
from bot.store.places import is_personal

_log = logging.getLogger(__name__)


GRACE_SECONDS = 30 * 24 * 3600
"""Seconds until a guild's file is deleted after the guild removed the bot, in case it returns."""

COPY_SECONDS = 30 * 24 * 3600
"""Seconds until the copies of files that updates made are deleted."""

FIRST_SECONDS = 600.0
"""Seconds from a start to the first sweep; short enough for a process that restarts every day."""

DAY_SECONDS = 24 * 3600.0


class Retention:
    """Deletes old data, one guild after another."""

    def __init__(
        self, match_rows: MatchRows, guild_rows: GuildRows, privacy_rows: PrivacyRows, clock: Clock, downtime: Downtime
    ) -> None:
        self._match_rows = match_rows
        self._guild_rows = guild_rows
        self._privacy_rows = privacy_rows
        self._clock = clock
        self._downtime = downtime
        self._membership: Membership | None = None
        self._due = 0.0
        self._sweeping: asyncio.Task[object] | None = None
        self._timer = Timer(self._run_due)
        self.personal_places = 0
        """Number of people with something stored away from guilds, as the latest sweep found."""

    def attach(self, membership: Membership) -> None:
        """Set the source for guilds that the bot has left; before that, no guild counts as left."""
        self._membership = membership

    def start(self) -> None:
        """Start the timer: the first sweep begins after FIRST_SECONDS, and then one each day."""
        self._due = self._clock.now() + FIRST_SECONDS
        self._timer.set(FIRST_SECONDS)

    async def close(self) -> None:
        """Stop the sweeps; a sweep that is running ends after its current guild."""
        await self._timer.close()

    async def sweep(self) -> None:
        """Delete the old data of every guild; a failure in one guild is logged, and the others still run."""
        places = await self._match_rows.guilds()
        self.personal_places = sum(map(is_personal, places))
        for guild_id in places:
            if self._timer.is_closed:
                return
            try:
                await self._sweep(guild_id)
            except Exception as error:  # noqa: BLE001 - nobody awaits this; the next sweep tries again
                _log.error("guild %d could not be swept: %s", guild_id, type(error).__name__)

    async def _sweep(self, guild_id: int) -> None:
        if await self._is_due(guild_id):
            await self._privacy_rows.forget(guild_id)
            _log.info("guild %d was left long ago, and is forgotten", guild_id)
            return
        now = self._clock.now()
        rules = await self._guild_rows.house_rules(guild_id)
        await self._privacy_rows.forget_deletions(guild_id, now - DAY_SECONDS)
        pruned = await self._privacy_rows.prune(guild_id, now - rules.keep_days * DAY_SECONDS)
        if pruned:
            _log.info("guild %d: %d matches of long ago are reduced to their results", guild_id, pruned)
        await self._privacy_rows.tidy(guild_id, now - COPY_SECONDS)

    async def _is_due(self, guild_id: int) -> bool:
        has_left = self._membership.has_left(guild_id) if self._membership else None
        if has_left is None:
            return False
        if not has_left:
            await self._downtime.note_return(guild_id)
            return False
        await self._downtime.note_absence(guild_id)
        left_at = await self._guild_rows.departure(guild_id)
        return left_at is not None and self._clock.now() - left_at >= GRACE_SECONDS

    def _run_due(self) -> None:
        now = self._clock.now()
        if now >= self._due or self._due > now + DAY_SECONDS:  # the clock was set back
            self._due = now + DAY_SECONDS
            if self._sweeping is None or self._sweeping.done():
                self._sweeping = self._timer.begin(self.sweep())
        self._timer.set(self._due - now)
