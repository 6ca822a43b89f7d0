"""The only way to change a match: lock, load, decide, commit, then publish.

A failure after the commit never undoes it. A repeated interaction gets the stored match, so a second delivery is
harmless.

`decide` first runs on the cached match, which saves a read. Unless that leads to a successful save, it runs again on
the stored match. A save from a stale cache raises StaleVersion, so every committed change was decided on the current
version.

`RecentMatches` is the cache, which board updates use too.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Generic, NamedTuple, TypeVar

from cachetools import LRUCache

from bot.match.model.match import Change, LogRow, Match, MatchRef, NewMatch, Person
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.match.tasks import Locks
from bot.match.transitions import with_counters
from bot.match.waits import Deadlines, may_auto_reply, next_waiting, quick_answer_delay
from bot.screens.refusals import Refused
from bot.store.errors import DuplicateInteraction, MatchNotFound, StaleVersion

_log = logging.getLogger(__name__)


_MAX_CACHED = 500


class RecentMatches:
    """LRU cache of the live matches that this process changed or loaded last.

    Another process may have changed a match since. Rely on an entry only after a save based on it succeeds.
    """

    def __init__(self) -> None:
        self._matches: LRUCache[MatchRef, Match] = LRUCache(_MAX_CACHED)

    def keep(self, match: Match) -> None:
        """Cache a match that was just loaded or saved if its status is "live"; no-op otherwise."""
        if match.status == "live":
            self._matches[match.ref] = match

    def take(self, ref: MatchRef) -> Match | None:
        """Remove a match from the cache and return it; return None if it isn't cached."""
        return self._matches.pop(ref, None)

    def with_board(self, ref: MatchRef, board_version: int) -> Match | None:
        """Return a cached match if its public message shows this version; return None otherwise."""
        match = self._matches.get(ref)
        return match if match is not None and match.board_version == board_version else None

    def forget(self, ref: MatchRef) -> None:
        """Drop a match from the cache after a change of its channel, which doesn't raise its version."""
        self._matches.pop(ref, None)

    def forget_guild(self, guild_id: int) -> None:
        """Drop a guild's matches from the cache after a person's name changed, which doesn't raise their versions."""
        for ref in [ref for ref in self._matches if ref.guild_id == guild_id]:
            del self._matches[ref]


Found = TypeVar("Found")
"""Type of the value that a decision returns if it makes no change."""

LookedUp = TypeVar("LookedUp")
"""Type of the data that a decision needs in addition to the match."""

LookUp = Callable[[Match], Awaitable[LookedUp]]
"""Finds something out about a match that was just loaded; raises Refused."""


class ChangeResult(NamedTuple, Generic[Found]):
    """Result of a decision: the match before and after, and the value that `decide` returned.

    `before is match` if nothing changed.
    """

    before: Match
    match: Match
    decided: Change | Found


class Changes:
    """Changes matches, one change at a time for each match.

    A decision takes a match and returns a Change, or any other value if nothing should change. It raises Refused if the
    request isn't allowed. It may run twice for one change; only its last result counts.
    """

    def __init__(
        self,
        match_rows: MatchRows,
        deadlines: Deadlines,
        recent_matches: RecentMatches,
    ) -> None:
        self._match_rows = match_rows
        self._publishers: list[Callable[[int, int], None]] = []
        self.deadlines = deadlines
        self._match_locks = Locks[MatchRef]()
        self._recent_matches = recent_matches
        self._listeners: list[Callable[[Match], None]] = []
        self._save_listeners: list[Callable[[Match, Change], None]] = []

    def add_listener(self, listener: Callable[[Match], None]) -> None:
        """Register a function that is called with the new match after each saved change.

        It must return immediately and never raise.
        """
        self._listeners.append(listener)

    def add_save_listener(self, listener: Callable[[Match, Change], None]) -> None:
        """Register a function that is called with the match before each saved change, and the change.

        It is called before any publisher or other listener.

        It must return immediately and never raise.
        """
        self._save_listeners.append(listener)

    def add_publisher(self, publish: Callable[[int, int], None]) -> None:
        """Register a function that updates public messages, called with a guild's id and a channel's.

        It must return immediately and never raise.
        """
        self._publishers.append(publish)

    def publish(self, guild_id: int, channel_id: int) -> None:
        """Ask every publisher to update the public messages of this channel and return immediately."""
        for publish in self._publishers:
            publish(guild_id, channel_id)

    def notice_reply(self, match: Match) -> None:
        """Schedule the answers of a match again, as one of its auto replies was set.

        The match is unchanged. The reply may be the last one that the others' answers waited for.
        """
        self.deadlines.add(match.ref, self.deadlines.now())
        for listener in self._listeners:
            listener(match)

    async def open(self, guild_id: int, draft: NewMatch, opener_id: int, interaction_id: int | None) -> Match:
        """Store a new match with its first log row, and return it. The caller must post its card.

        `interaction_id` is that of the Discord interaction, or None without one. Raises Refused, storing no match; the
        code is "duplicate" if the interaction has already opened a match.
        """
        row = LogRow(0, "opened", draft.created_at, opener_id, interaction_id=interaction_id)
        with errors_as_refusals(guild_id):
            try:
                return await self._match_rows.open(guild_id, draft, row)
            except DuplicateInteraction:
                raise Refused("duplicate") from None

    async def load(self, ref: MatchRef) -> Match:
        """Return a match as it is stored; raises Refused("unknown_match" | "broken_match")."""
        return await load(self._match_rows, ref)

    async def rename(self, guild_id: int, person: Person) -> None:
        """Store the person's new name in all unfinished matches of the guild, and drop the guild's cached matches.

        `person` has the user id and the new name. The guild's unfinished tournaments are renamed too.
        """
        await self._match_rows.rename(guild_id, person)
        self._recent_matches.forget_guild(guild_id)

    async def update(self, ref: MatchRef, decide: Callable[[Match], Change | None]) -> Match:
        """Apply the change that `decide` returns, and return the resulting match.

        If `decide` returns None, return the match unchanged. `decide` may run twice: on a cached, then on the stored
        match. Raises Refused, from `decide` or the store, leaving the match unchanged.
        """
        return (await self.update_or_find(ref, decide)).match

    async def update_or_find(self, ref: MatchRef, decide: Callable[[Match], Change | Found]) -> ChangeResult[Found]:
        """Apply the change that `decide` returns; if it returns another value, change nothing.

        The result contains the match before and after, and the value that `decide` returned. Raises Refused, leaving
        the match unchanged. A repeated interaction also leaves it unchanged. `decide` may run twice.
        """

        async def decide_now(match: Match) -> Change | Found:
            return decide(match)

        return await self._update(ref, decide_now, from_cache=True)

    async def update_with(
        self,
        ref: MatchRef,
        look_up: LookUp[LookedUp],
        decide: Callable[[Match, LookedUp], Change | Found],
        *,
        from_cache: bool = False,
    ) -> ChangeResult[Found]:
        """Apply one change like `update_or_find`, with data that `look_up` finds while the match is locked.

        `decide` gets the match and that data. `look_up` may take long and should then yield to other tasks. With
        `from_cache`, both may run on the cached match first; otherwise they run only on the stored one.
        """

        async def decide_with_data(match: Match) -> Change | Found:
            return decide(match, await look_up(match))

        return await self._update(ref, decide_with_data, from_cache=from_cache)

    async def _update(self, ref: MatchRef, decide: LookUp[Change | Found], *, from_cache: bool) -> ChangeResult[Found]:
        """Lock the match, call `decide` and save; if the match changed, publish its channels and call the listeners.

        With `from_cache`, `decide` gets the cached match first, and the stored one only if that saves no change.
        """
        lock = self._match_locks.get(ref)
        async with lock:
            with errors_as_refusals(*ref):
                result = await self._change_cached(ref, decide) if from_cache else None
                result = result or await self._change_stored(ref, decide)
            self._recent_matches.keep(result.match)
        if result.match is not result.before:
            if isinstance(result.decided, Change):
                for note_save in self._save_listeners:
                    note_save(result.before, result.decided)
            for channel_id in {result.before.channel_id, result.match.channel_id}:
                self.publish(ref.guild_id, channel_id)
            for listener in self._listeners:
                listener(result.match)
        return result

    async def _change_cached(self, ref: MatchRef, decide: LookUp[Change | Found]) -> ChangeResult[Found] | None:
        """Take the match from the cache, apply `decide` to it, and return the result of the saved change.

        Return None if the match isn't cached, if `decide` refuses or returns another value, or if saving fails.
        """
        before = self._recent_matches.take(ref)
        if before is None:
            return None
        try:
            decided = await decide(before)
            return (
                ChangeResult(before, await self._save(before, decided), decided)
                if isinstance(decided, Change)
                else None
            )
        except (Refused, StaleVersion, DuplicateInteraction, MatchNotFound):
            return None

    async def _change_stored(self, ref: MatchRef, decide: LookUp[Change | Found]) -> ChangeResult[Found]:
        before = await self._match_rows.load(ref)
        decided = await decide(before)
        if not isinstance(decided, Change):
            return ChangeResult(before, before, decided)
        try:
            return ChangeResult(before, await self._save(before, decided), decided)
        except DuplicateInteraction:
            return ChangeResult(before, before, decided)

    async def _save(self, before: Match, change: Change) -> Match:
        match, row = with_counters(before, change), change.row
        waiting = change.waiting or next_waiting(before, match, row, max(self.deadlines.now(), row.at))
        after = await self._match_rows.save(match, row, waiting)
        next_times = [wait.next_at for wait in waiting.begun if wait.next_at is not None]
        if may_auto_reply(match):
            next_times.append(self.deadlines.now() + quick_answer_delay(match))
        if next_times:
            self.deadlines.add(match.ref, min(next_times))
        return after
