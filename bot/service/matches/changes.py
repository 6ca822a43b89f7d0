"""The one way to change a match: in its lane, load, decide, commit; publish when that is done.

Commit first: whatever fails after the commit never undoes it. An interaction that was carried out already is answered
with the match as it stands, so that a second delivery does no harm.

A change is first tried on the match as this process committed it last, which spares reading it. The save refuses it if
the match has gone on since, so an accepted change was decided on what is stored; anything else that comes of it, a
refusal or a mere look, is decided anew on what is read.
"""

import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from bot.model.clock import Waiting
from bot.model.match import LogRow, Match, MatchRef, NewMatch
from bot.model.ports import (
    DamagedFile,
    DuplicateInteraction,
    MatchNotFound,
    NewerFile,
    NotSaved,
    Publisher,
    StaleVersion,
    Store,
)
from bot.model.refusal import Refused
from bot.service.clocks.deadlines import Deadlines
from bot.service.clocks.waits import followed
from bot.service.matches.locks import MatchLocks
from bot.service.matches.recent import RecentMatches
from engine.core.errors import Corrupt, Unsettled

_log = logging.getLogger(__name__)

Decided = tuple[Match, LogRow] | tuple[Match, LogRow, Waiting]
"""The next version of a match, the log row that tells it, and whom it waits for unless that follows from the rest."""

Decide = Callable[[Match], Decided | None]
"""Returns what a match becomes, or None for no change; raises Refused.

It may be asked twice about one change, and only the last answer counts.
"""

Check = Callable[[Match], Awaitable[None]]
"""Looks up in the store whether a match may be changed; raises Refused."""


class Changes:
    """Changes matches, one at a time each."""

    def __init__(self, store: Store, publisher: Publisher, deadlines: Deadlines) -> None:
        self._store = store
        self._publisher = publisher
        self._deadlines = deadlines
        self._lanes = MatchLocks()
        self._committed = RecentMatches()

    async def open(self, guild_id: int, draft: NewMatch, opener_id: int, interaction_id: int | None) -> Match:
        """Store a new match; raises Refused, and then there is none. Its card is the caller's to show."""
        row = LogRow(0, "opened", draft.created_at, opener_id, interaction_id=interaction_id)
        with in_sentences(guild_id):
            try:
                return await self._store.open(guild_id, draft, row)
            except DuplicateInteraction:
                raise Refused("duplicate") from None

    async def make(self, ref: MatchRef, decide: Decide, check: Check | None = None) -> Match:
        """Apply one change and return the match after it; raises Refused, and then nothing has changed."""
        lane = self._lanes.of(ref)
        async with lane:
            with in_sentences(*ref):
                made = await self._change_remembered(ref, decide) if check is None else None
                before, after = made or await self._change_stored(ref, decide, check)
            self._committed.keep(after)
        if after is not before:
            for channel_id in {before.channel_id, after.channel_id}:
                self._publisher.publish(ref.guild_id, channel_id)
        return after

    async def _change_remembered(self, ref: MatchRef, decide: Decide) -> tuple[Match, Match] | None:
        """Return the match before and after the change; None where what is remembered doesn't lead to a saved one."""
        before = self._committed.take(ref)
        if before is None:
            return None
        try:
            decided = decide(before)
            return (before, await self._save(before, decided)) if decided else None
        except (Refused, StaleVersion, DuplicateInteraction, MatchNotFound):
            return None

    async def _change_stored(self, ref: MatchRef, decide: Decide, check: Check | None) -> tuple[Match, Match]:
        before = await self._store.load(ref)
        if check is not None:
            await check(before)
        try:
            decided = decide(before)
            return before, await self._save(before, decided) if decided else before
        except DuplicateInteraction:
            return before, before

    async def _save(self, before: Match, decided: Decided) -> Match:
        match, row = decided[0], decided[1]
        waiting = decided[2] if len(decided) == 3 else followed(before, match, row, max(self._deadlines.now(), row.at))
        after = await self._store.save(match, row, waiting)
        rings = [wait.rings_at for wait in waiting.begun if wait.rings_at is not None]
        if rings:
            self._deadlines.add(match.ref, min(rings))
        return after


async def load(store: Store, ref: MatchRef) -> Match:
    """Return a match; raises Refused where there is none, or it can't be read."""
    with in_sentences(*ref):
        return await store.load(ref)


@contextmanager
def in_sentences(guild_id: int, match_id: int = 0) -> Iterator[None]:
    """Turn what a store or an engine raises into a refusal, and log what is our trouble.

    The log says where it is and of what kind, never what a hand holds.
    """
    try:
        yield
    except MatchNotFound:
        raise Refused("unknown_match") from None
    except StaleVersion:
        raise Refused("stale") from None
    except NewerFile as error:
        _log.error("guild %d: %s", guild_id, error)
        raise Refused("newer_file") from None
    except NotSaved as error:
        _log.error("guild %d match %d: the disk refused: %s", guild_id, match_id, error)
        raise Refused("not_saved") from None
    except DamagedFile:  # the store says so in the log, once
        raise Refused("damaged_file") from None
    except (Corrupt, Unsettled) as error:
        _log.error("guild %d match %d is broken: %s", guild_id, match_id, type(error).__name__)
        raise Refused("broken_match", match=match_id) from None
