"""The one way to change a match: in its lane, load, decide, commit; publish when that is done.

Commit first: whatever fails after the commit never undoes it. An interaction that was carried out already is answered
with the match as it stands, so that a second delivery does no harm.
"""

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from bot.service.lanes import Lanes
from bot.service.ports import Draft, Duplicate, LogRow, Match, Missing, NewerFile, NotSaved, Publisher, Stale, Store
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

    async def open(self, guild_id: int, draft: Draft, opener_id: int, interaction_id: int | None) -> Match:
        """Store a new match; raises Refused, and then there is none. Its card is the caller's to show."""
        row = LogRow(0, "opened", draft.created_at, opener_id, interaction_id=interaction_id)
        with in_sentences(guild_id):
            try:
                return await self._store.open(guild_id, draft, row)
            except Duplicate:
                raise Refused("duplicate") from None

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
        with in_sentences(before.guild_id, before.id):
            try:
                decided = decide(before)
                if decided is None:
                    return before
                after, row = decided
                await self._store.save(after, row)
            except Duplicate:
                return before
            return after


async def load(store: Store, guild_id: int, match_id: int) -> Match:
    """Return a match; raises Refused where there is none, or it can't be read."""
    with in_sentences(guild_id, match_id):
        return await store.load(guild_id, match_id)


@contextmanager
def in_sentences(guild_id: int, match_id: int = 0) -> Iterator[None]:
    """Turn what a store or an engine raises into a refusal, and log what is our trouble.

    The log says where it is and of what kind, never what a hand holds.
    """
    try:
        yield
    except Missing:
        raise Refused("unknown_match") from None
    except Stale:
        raise Refused("stale") from None
    except NewerFile as error:
        _log.error("guild %d: %s", guild_id, error)
        raise Refused("newer_file") from None
    except NotSaved as error:
        _log.error("guild %d match %d: the disk refused: %s", guild_id, match_id, error)
        raise Refused("not_saved") from None
    except (Corrupt, Unsettled) as error:
        _log.error("guild %d match %d is broken: %s", guild_id, match_id, type(error).__name__)
        raise Refused("broken_match", match=match_id) from None
