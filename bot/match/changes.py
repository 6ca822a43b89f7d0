"""The one way to change a match: in its lock, load, decide, commit; publish when that is done.

Commit first: whatever fails after the commit never undoes it. An interaction that was carried out already is answered
with the match as it stands, so that a second delivery does no harm.

A change is first tried on the match as this process committed it last, which spares reading it. The save refuses it if
the match has gone on since, so an accepted change was decided on what is stored; anything else that comes of it, a
refusal or a mere look, is decided anew on what is read.

Matches as they were committed last, so that neither the next change of one nor its board needs to read it.
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Generic, NamedTuple, TypeVar

from cachetools import LRUCache

from bot.match.model.match import Change, LogRow, Match, MatchRef, NewMatch, Person
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.match.tasks import Locks
from bot.match.waits import Deadlines, next_waiting
from bot.screens.refusals import Refused
from bot.store.errors import DuplicateInteraction, MatchNotFound, StaleVersion

_log = logging.getLogger(__name__)


_MAX_CACHED = 500


class RecentMatches:
    """The live matches that this process changed or looked at last; the one unused for longest goes first.

    Another process may have changed one since, so what is taken from here proves nothing until a save succeeds on it.
    """

    def __init__(self) -> None:
        self._matches: LRUCache[MatchRef, Match] = LRUCache(_MAX_CACHED)

    def keep(self, match: Match) -> None:
        """Remember a match that was just loaded or saved, if anything may still happen in it."""
        if match.status == "live":
            self._matches[match.ref] = match

    def take(self, ref: MatchRef) -> Match | None:
        """Return a match and forget it; None where it isn't remembered."""
        return self._matches.pop(ref, None)

    def with_board(self, ref: MatchRef, board_version: int) -> Match | None:
        """Return a match whose public message shows this version; None where it isn't remembered so."""
        match = self._matches.get(ref)
        return match if match is not None and match.board_version == board_version else None

    def forget(self, ref: MatchRef) -> None:
        """Forget a match whose channel was changed, which is no new version of it."""
        self._matches.pop(ref, None)

    def forget_guild(self, guild_id: int) -> None:
        """Forget all matches of a guild in which somebody's name was changed, which is no new version of any."""
        for ref in [ref for ref in self._matches if ref.guild_id == guild_id]:
            del self._matches[ref]


Found = TypeVar("Found")
"""What a decision returns instead of a change."""

LookedUp = TypeVar("LookedUp")
"""What a decision needs to know beside the match."""

LookUp = Callable[[Match], Awaitable[LookedUp]]
"""Finds something out about a match that was just loaded; raises Refused."""


class ChangeResult(NamedTuple, Generic[Found]):
    """The match before and after a decision, which are one where it changed nothing, and what it came to."""

    before: Match
    match: Match
    decided: Change | Found


class Changes:
    """Changes matches, one at a time each.

    A decision says what a match becomes; it raises Refused for what may not be. It may be asked twice about one change,
    and only the last answer counts.
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

    def add_listener(self, listener: Callable[[Match], None]) -> None:
        """Say who else to tell of every change when it is stored; they return at once and never fail."""
        self._listeners.append(listener)

    def add_publisher(self, publish: Callable[[int, int], None]) -> None:
        """Say who brings the public messages of a guild's channel up to date; it returns at once and never fails."""
        self._publishers.append(publish)

    def publish(self, guild_id: int, channel_id: int) -> None:
        """Have the public messages of a channel brought up to date, some time later."""
        for publish in self._publishers:
            publish(guild_id, channel_id)

    async def open(self, guild_id: int, draft: NewMatch, opener_id: int, interaction_id: int | None) -> Match:
        """Store a new match; raises Refused, and then there is none. Its card is the caller's to show."""
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
        """Use this name for the person in all matches of the guild that aren't over."""
        await self._match_rows.rename(guild_id, person)
        self._recent_matches.forget_guild(guild_id)

    async def update(self, ref: MatchRef, decide: Callable[[Match], Change | None]) -> Match:
        """Apply one change, if there is one, and return the match after it; raises Refused, and nothing has changed."""
        return (await self.update_or_find(ref, decide)).match

    async def update_or_find(self, ref: MatchRef, decide: Callable[[Match], Change | Found]) -> ChangeResult[Found]:
        """Apply one change, or return what the decision found instead; raises Refused, and nothing has changed."""

        async def decide_now(match: Match) -> Change | Found:
            return decide(match)

        return await self._update(ref, decide_now, from_cache=True)

    async def update_prepared(
        self, ref: MatchRef, prepare: LookUp[LookedUp], decide: Callable[[Match, LookedUp], Change | Found]
    ) -> ChangeResult[Found]:
        """The same after what takes the decision long was prepared, in steps between which others get their turns."""

        async def decide_prepared(match: Match) -> Change | Found:
            return decide(match, await prepare(match))

        return await self._update(ref, decide_prepared, from_cache=True)

    async def update_with(
        self, ref: MatchRef, look_up: LookUp[LookedUp], decide: Callable[[Match, LookedUp], Change | Found]
    ) -> ChangeResult[Found]:
        """The same for a decision that needs to know more than the match; nobody changes the match meanwhile."""

        async def decide_stored(match: Match) -> Change | Found:
            return decide(match, await look_up(match))

        return await self._update(ref, decide_stored, from_cache=False)

    async def _update(self, ref: MatchRef, decide: LookUp[Change | Found], *, from_cache: bool) -> ChangeResult[Found]:
        """Decide on the match as it was committed last, if that is enough to know, else on what is stored."""
        lock = self._match_locks.get(ref)
        async with lock:
            with errors_as_refusals(*ref):
                result = await self._change_cached(ref, decide) if from_cache else None
                result = result or await self._change_stored(ref, decide)
            self._recent_matches.keep(result.match)
        if result.match is not result.before:
            for channel_id in {result.before.channel_id, result.match.channel_id}:
                self.publish(ref.guild_id, channel_id)
            for listener in self._listeners:
                listener(result.match)
        return result

    async def _change_cached(self, ref: MatchRef, decide: LookUp[Change | Found]) -> ChangeResult[Found] | None:
        """Return None where what is remembered doesn't lead to a saved change."""
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
        match, row, waiting = change
        waiting = waiting or next_waiting(before, match, row, max(self.deadlines.now(), row.at))
        after = await self._match_rows.save(match, row, waiting)
        next_times = [wait.next_at for wait in waiting.begun if wait.next_at is not None]
        if next_times:
            self.deadlines.add(match.ref, min(next_times))
        return after
