"""The one way to change a match: in its lane, load, decide, commit; publish when that is done.

Commit first: whatever fails after the commit never undoes it. An interaction that was carried out already is answered
with the match as it stands, so that a second delivery does no harm.
"""

import logging
from collections.abc import Awaitable, Callable

from bot.service.lanes import Lanes
from bot.service.ports import Duplicate, LogRow, Match, Missing, NotSaved, Publisher, Stale, Store
from bot.service.refused import Refused
from engine.core.errors import Corrupt, Unsettled

_log = logging.getLogger(__name__)

Decide = Callable[[Match], tuple[Match, LogRow] | None]
"""Returns the next version of a match and the log row that tells it, or None for no change; raises Refused."""

Check = Callable[[Match], Awaitable[None]]
"""Looks up in the store whether a match may be changed; raises Refused."""


class Changes:
    """Changes matches, one at a time each."""

    def __init__(self, store: Store, publisher: Publisher) -> None:
        self._store = store
        self._publisher = publisher
        self._lanes = Lanes()

    async def make(self, guild_id: int, match_id: int, decide: Decide, check: Check | None = None) -> Match:
        """Apply one change and return the match after it; raises Refused, and then nothing has changed."""
        lane = self._lanes.of(guild_id, match_id)
        async with lane:
            before = await load(self._store, guild_id, match_id)
            if check is not None:
                await check(before)
            after = await self._commit(before, decide)
        if after is not before:
            for channel_id in {before.channel_id, after.channel_id}:
                self._publisher.publish(guild_id, channel_id)
        return after

    async def _commit(self, before: Match, decide: Decide) -> Match:
        try:
            decided = decide(before)
            if decided is None:
                return before
            after, row = decided
            await self._store.save(after, row)
        except Duplicate:
            return before
        except Stale:
            raise Refused("stale") from None
        except NotSaved as error:
            _log.error("guild %d match %d version %d not saved: %s", before.guild_id, before.id, before.version, error)
            raise Refused("not_saved") from None
        except (Corrupt, Unsettled) as error:
            raise broken(before.guild_id, before.id, error) from None
        return after


async def load(store: Store, guild_id: int, match_id: int) -> Match:
    """Return a match; raises Refused("unknown_match" | "broken_match")."""
    try:
        return await store.load(guild_id, match_id)
    except Missing:
        raise Refused("unknown_match") from None
    except Corrupt as error:
        raise broken(guild_id, match_id, error) from None


def broken(guild_id: int, match_id: int, error: Exception) -> Refused:
    """Log damage by where it is and of what kind, never by what a hand holds, and return what to tell people."""
    _log.error("guild %d match %d is broken: %s", guild_id, match_id, type(error).__name__)
    return Refused("broken_match", match=match_id)
