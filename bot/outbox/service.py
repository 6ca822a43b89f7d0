"""Public messages and notices: which are pending, their contents, and the results of updates.

The outbox row of a match (`Board`) holds the version that its message should show, and the version shown. Code that
sends messages asks here for pending rows, and records edits, posts, moves and deletions here.

`Activity` records people's last actions, so a person who looks at the board isn't pinged. It is in memory only. After a
restart all people count as away and get at most one additional ping.
"""

import logging
from collections.abc import Sequence
from math import ceil
from typing import Protocol

import msgspec
from cachetools import LRUCache, TTLCache

from bot.guilds.service import PersonalPreferences
from bot.match.changes import RecentMatches
from bot.match.model.match import Match, MatchRef
from bot.match.model.ports import Clock
from bot.match.model.timing import Wait
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.outbox.model import Board, MessageInputs, Notice, NoticeMessage, OldMessage, Ping, PublicMessage
from bot.outbox.rows import OutboxRows
from bot.screens.refusals import Refused
from bot.store.errors import NotSaved

_log = logging.getLogger(__name__)

RECENT_SECONDS = 300
"""Seconds after an action in a match during which its person counts as present and isn't pinged."""


NEW_AFTER = 50 * 60
"""Age of a board in seconds after which it is posted again instead of edited.

Discord allows few edits of messages that are more than an hour old.
"""

REPOST_SECONDS = 30.0
"""Minimum number of seconds between two requested reposts of a match's board."""

_REMEMBERED = 10_000


class Maker(Protocol):
    """Makes the public messages of one kind of match."""

    def applies(self, match: Match) -> bool:
        """Return whether this maker creates the message of the match."""
        ...

    async def make(self, match: Match, inputs: MessageInputs, /) -> PublicMessage:
        """Return the match's public message as it should be now.

        Raises Refused("broken_match") if the match's stored state can't be used.
        """
        ...


class NoticeMaker(Protocol):
    """Makes the small messages about time."""

    async def make(self, guild_id: int, notice: Notice) -> NoticeMessage:
        """Return the current message for a notice.

        Raises MatchNotFound if the match's outbox row is missing, and Refused if the match can't be loaded.
        """
        ...


def _has_pinged(message: PublicMessage, board: Board, user_id: int) -> bool:
    """Return whether the person was pinged for the current question, or the message was posted for it instead.

    Before the match starts, everything counts as one question. Otherwise a person could change and repost a lobby to
    ping all people again and again.
    """
    pinged_version, wait = dict(board.called).get(user_id, -1), message.waits.get(user_id)
    if message.match.state is None:
        return pinged_version >= 0
    if wait is None:
        return False
    was_posted_for_it = board.posted_at is not None and board.posted_at >= wait.since and board.shown >= wait.version
    return pinged_version >= wait.version or was_posted_for_it


class Activity:
    """The last activity of each person in each match."""

    def __init__(self) -> None:
        self._seen: LRUCache[tuple[MatchRef, int], float] = LRUCache(_REMEMBERED)
        self._seen_in_guild: LRUCache[tuple[int, int], float] = LRUCache(_REMEMBERED)

    def note(self, ref: MatchRef, user_id: int, at: float) -> None:
        """Record that the person acted in the match at this time (POSIX seconds)."""
        self._seen[ref, user_id] = self._seen_in_guild[ref.guild_id, user_id] = at

    def is_recent(self, ref: MatchRef, user_id: int, now: float) -> bool:
        """Return whether the person was active in the match within `RECENT_SECONDS` of `now`.

        It is False if the clock was set back by more than that since their activity.
        """
        seen = self.last(ref, user_id)
        return seen is not None and abs(now - seen) <= RECENT_SECONDS

    def last(self, ref: MatchRef, user_id: int) -> float | None:
        """Return the POSIX time of the person's last activity in the match; None if unknown."""
        return self._seen.get((ref, user_id))

    def last_in_guild(self, guild_id: int, user_id: int) -> float | None:
        """Return the POSIX time of the person's last activity in any match of the guild; None if unknown."""
        return self._seen_in_guild.get((guild_id, user_id))


class Outbox:
    """Public messages and notices: pending rows, their contents, and records of updates."""

    def __init__(
        self,
        match_rows: MatchRows,
        outbox_rows: OutboxRows,
        clock: Clock,
        activity: Activity,
        recent_matches: RecentMatches,
        preferences: PersonalPreferences,
        makers: Sequence[Maker],
        notice_maker: NoticeMaker,
    ) -> None:
        self._match_rows = match_rows
        self._outbox_rows = outbox_rows
        self._clock = clock
        self._activity = activity
        self._recent_matches = recent_matches
        self._preferences = preferences
        self._makers = tuple(makers)
        self._notice_maker = notice_maker
        # A restart forgets these and may so let a message more through, which calls nobody whom another has called.
        self._reposts: TTLCache[MatchRef, float] = TTLCache(_REMEMBERED, REPOST_SECONDS, timer=clock.now)

    async def pending_boards(self, guild_id: int) -> tuple[Board, ...]:
        """Return the rows of boards that are stale or show another version than wanted, by match id."""
        return await self._outbox_rows.pending_boards(guild_id)

    async def board(self, ref: MatchRef) -> Board:
        """Return the match's outbox row; raises MatchNotFound if it has none, or Corrupt if it is unreadable."""
        return await self._outbox_rows.board(ref)

    async def public(self, ref: MatchRef) -> PublicMessage:
        """Return a match's public message as it should be now.

        Raises Refused("unknown_match") if the match is missing. Raises Refused("broken_match") if its stored state
        can't be used.
        """
        return await self.public_of(await load(self._match_rows, ref))

    async def due(self, ref: MatchRef) -> tuple[Board, PublicMessage]:
        """Return the outbox row of a match, and its public message as it should be now.

        The match is taken from the cache if it has the wanted version and the board isn't stale. Otherwise it is read,
        as names in it may have changed. Raises MatchNotFound if the row is missing. Raises Refused if the match can't
        be loaded or drawn.
        """
        board, waits = await self._outbox_rows.board_and_waits(ref)
        cached = None if board.outdated else self._recent_matches.with_board(ref, board.wanted)
        return board, await self._make(cached or await load(self._match_rows, ref), waits)

    async def public_of(self, match: Match) -> PublicMessage:
        """Return the public message for this match, as just loaded or changed.

        Raises Refused("broken_match") if the match's state can't be used.
        """
        return await self._make(match, await self._match_rows.waits(match.ref))

    async def _make(self, match: Match, waits: tuple[Wait, ...]) -> PublicMessage:
        maker = next(maker for maker in self._makers if maker.applies(match))
        return await maker.make(match, MessageInputs(await self._preferences.all(match.guild_id), waits))

    def is_new_due(self, message: PublicMessage, board: Board) -> bool:
        """Return whether a started match's board must be posted as a new message instead of edited.

        This applies to the first board, so that the card with the shuffle's commitment remains. It also applies to a
        board older than `NEW_AFTER`, and if a person needs a ping. False before the start.
        """
        if message.match.state is None:
            return False
        if board.shown < message.match.first_board:
            return True  # the card stays, for the commitment that stands on it
        old = board.posted_at is None or self._clock.now() - board.posted_at > NEW_AFTER
        return old or bool(self.people_to_ping(message, board))

    def people_to_ping(self, message: PublicMessage, board: Board) -> tuple[int, ...]:
        """Return the ids of people to act who may be pinged and were not pinged yet for the current question."""
        return tuple(user_id for user_id in self.people_away(message) if not _has_pinged(message, board, user_id))

    def people_away(self, message: PublicMessage) -> tuple[int, ...]:
        """Return the ids of people to act who were not active lately.

        Once the match has started, each person's ping policy applies instead: "away", "turn" or "never".
        """
        return tuple(person.id for person in message.to_act if self._may_ping(message, person.id))

    def _may_ping(self, message: PublicMessage, user_id: int) -> bool:
        policy = message.calls.get(user_id, "away") if message.match.state is not None else "away"
        if policy == "away":
            return not self._activity.is_recent(message.match.ref, user_id, self._clock.now())
        return policy == "turn"

    def record_edit(self, board: Board, match: Match) -> Board:
        """Return the row after an edit of its message, with `match.board_version` as shown. Nothing is stored."""
        return msgspec.structs.replace(board, shown=match.board_version)

    def record_pings(self, board: Board, match: Match, user_ids: tuple[int, ...]) -> Board:
        """Return the row with these people recorded as pinged at the match's version.

        Earlier pings of other people remain. Nothing is stored.
        """
        versions = dict(board.called) | dict.fromkeys(user_ids, match.version)
        return msgspec.structs.replace(board, called=tuple(Ping(*each) for each in sorted(versions.items())))

    def record_post(self, board: Board, match: Match, channel_id: int, message_id: int) -> Board:
        """Return the row for a board that was just posted as this message, replacing the previous message.

        The row then shows `match.board_version`, posted now. Nothing is stored.
        """
        return msgspec.structs.replace(
            board, channel_id=channel_id, message_id=message_id, shown=match.board_version, posted_at=self._clock.now()
        )

    async def keep(self, guild_id: int, board: Board) -> None:
        """Store a board's location, shown version and pings; raise MatchNotFound."""
        await self._outbox_rows.save_board(guild_id, board)

    async def keep_card(self, match: Match, message_id: int, pinged: tuple[int, ...]) -> None:
        """Store the command's answer as the card of a new match, with the people that it pinged."""
        board = self.record_pings(await self._outbox_rows.board(match.ref), match, pinged)
        await self.keep(match.guild_id, self.record_post(board, match, board.channel_id, message_id))

    async def move(self, ref: MatchRef, channel_id: int) -> None:
        """Set the channel in which the match is played, without moving its message; raise MatchNotFound."""
        await self._match_rows.move(ref, channel_id)
        self._recent_matches.forget(ref)

    async def repost(self, ref: MatchRef, channel_id: int) -> Board:
        """Request the board as a new message in this channel, move the match there, and return the previous row.

        Raises Refused("posted_lately") within `REPOST_SECONDS` of the previous request, if its message is posted.
        """
        with errors_as_refusals(*ref):
            before = await self._outbox_rows.board(ref)
        asked_at = self._reposts.get(ref)
        if asked_at is not None and before.message_id is not None:
            where = (ref.guild_id, before.channel_id, before.message_id)
            raise Refused("posted_lately", where=where, until=ceil(asked_at + REPOST_SECONDS))
        with errors_as_refusals(*ref):
            await self._outbox_rows.repost(ref, channel_id)
        self._recent_matches.forget(ref)
        self._reposts[ref] = self._clock.now()
        return before

    async def keep_old_message(self, guild_id: int, message: OldMessage, named: Sequence[int] = ()) -> bool:
        """Remember a public message that nothing updates any more; return whether it is pending.

        `named` has user ids of its match. The message is pending if one of these people has had their data deleted. An
        error of the store is only logged.
        """
        try:
            return await self._outbox_rows.keep_old_message(guild_id, message, named)
        except NotSaved as error:
            _log.error("guild %d message %d: it can't be remembered: %s", guild_id, message.message_id, error)
            return False

    async def pending_old_messages(self, guild_id: int) -> tuple[OldMessage, ...]:
        """Return the old messages that name a person who has had their data deleted, oldest first."""
        return await self._outbox_rows.pending_old_messages(guild_id)

    async def old_message_updated(self, guild_id: int, message: OldMessage) -> None:
        """Note that an old message no longer names people who have had their data deleted."""
        await self._outbox_rows.old_message_updated(guild_id, message)

    async def pending_notices(self, guild_id: int) -> tuple[Notice, ...]:
        """Return the notices that must be posted or deleted, oldest first."""
        return await self._outbox_rows.pending_notices(guild_id)

    async def notice_message(self, guild_id: int, notice: Notice) -> NoticeMessage:
        """Return the current message for a notice.

        Raises MatchNotFound if the match's outbox row is missing, and Refused if the match can't be loaded.
        """
        return await self._notice_maker.make(guild_id, notice)

    async def notice_posted(self, guild_id: int, notice: Notice, message_id: int) -> None:
        """Store the message of a posted notice; raise MatchNotFound if its match is missing."""
        await self._outbox_rows.save_notice(guild_id, msgspec.structs.replace(notice, message_id=message_id))

    async def notice_gone(self, guild_id: int, notice: Notice) -> None:
        """Delete the row of a notice after its message was removed or given up."""
        await self._outbox_rows.delete_notice(guild_id, notice.id)
