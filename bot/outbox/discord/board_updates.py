"""Keeps the public messages of matches up to date, from the rows of the outbox.

A row holds the version that a match's message should show. One worker per channel runs while rows of that channel are
pending. It updates one message at a time, to the newest version only. A failed update stays pending. It is retried when
something changes in the channel, at the next start, and after a delay if Discord failed. It never undoes a change of
the match.

A channel that refuses messages gets no further calls until a sign that it may accept them again. Signs are events about
the channel, the guild or the bot's roles, and the permissions of an interaction there.

Notices (small messages about time) are posted here too, and deleted when they are over.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Protocol

from bot.discord.context import LanguageChoice
from bot.discord.layout import Page, with_line
from bot.discord.messages import ChannelUnavailable, DiscordUnavailable, MessageRejected, MessageSender
from bot.match.model.match import MatchRef
from bot.match.tasks import Locks, run_in_guilds
from bot.operations.logs import log_failure
from bot.outbox import texts
from bot.outbox.discord.board_messages import BoardMessages, notice_page
from bot.outbox.model import Board, Notice
from bot.outbox.service import Outbox
from bot.screens.refusals import Refused
from bot.store.errors import MatchNotFound, NewerFile, NotSaved
from bot.store.places import is_personal
from bot.texts.languages import reading
from engine.core.values import Corrupt

_log = logging.getLogger(__name__)

RETRY_AFTER = 16.0
"""Seconds at most until a channel is tried again where Discord was at fault; the first time it is one."""

_MAX_FAILURES = 3
"""Consecutive failures after which Discord counts as unavailable, and the channel's other updates wait."""

_CLOSING = 1.5

_AT_ONCE = 64
"""Number of channels updated concurrently; a board that waits shows the newest version at its turn."""

Channel = tuple[int, int]
"""A guild's id and a channel's."""


class ChannelMessages(Protocol):
    """Other messages of a channel that are updated together with its boards."""

    async def pending_channels(self, guild_id: int) -> Iterable[int]:
        """Return the ids of the guild's channels in which a message of this object's kind needs an update."""
        ...

    async def update(self, guild_id: int, channel_id: int) -> None:
        """Bring all messages of this object's kind in a channel up to date.

        Raises ChannelUnavailable if the channel refuses them, and DiscordUnavailable if Discord fails.
        """
        ...


class BoardUpdates:
    """The port `Publisher`, with Discord at the other end."""

    def __init__(
        self,
        outbox: Outbox,
        board_messages: BoardMessages,
        languages: LanguageChoice,
        channel_messages: Sequence[ChannelMessages] = (),
    ) -> None:
        self._languages = languages
        self.outbox = outbox
        self.board_messages = board_messages
        self._channel_messages = tuple(channel_messages)
        self._workers: dict[Channel, asyncio.Task[None]] = {}
        self._requested: set[Channel] = set()
        self._retries: dict[Channel, asyncio.TimerHandle] = {}
        self._retry_seconds: dict[Channel, float] = {}
        self._blocked: set[Channel] = set()
        self._held_back: Counter[Channel] = Counter()
        self._match_locks = Locks[MatchRef]()
        self._updating = asyncio.Semaphore(_AT_ONCE)
        self._closed = False

    @property
    def pending(self) -> int:
        """The number of channels with a running or waiting update."""
        return len(self._requested | self._workers.keys())

    def publish(self, guild_id: int, channel_id: int) -> None:
        """Queue an update of the boards of a channel, and return immediately.

        No-op in a personal place, and while the channel refuses messages.
        """
        channel = (guild_id, channel_id)
        if channel in self._blocked or is_personal(guild_id):
            return
        self._requested.add(channel)
        if channel not in self._workers and not self._closed:
            self._workers[channel] = asyncio.get_running_loop().create_task(self._work(channel))

    async def resume(self, guilds: Sequence[int]) -> None:
        """Queue an update of every board and other message in these guilds that was pending when the bot stopped.

        A guild that can't be read is logged and skipped.
        """
        await run_in_guilds(guilds, self._resume, "its boards could not be read")

    async def _resume(self, guild_id: int) -> None:
        for board in await self.outbox.pending_boards(guild_id):
            if board.shown != board.wanted:
                self.board_messages.mark_uncertain(MatchRef(guild_id, board.match_id))
        await self.publish_pending(guild_id)

    async def publish_pending(self, guild_id: int) -> None:
        """Queue an update of every board and other message of the guild that is pending."""
        channels = {board.channel_id for board in await self.outbox.pending_boards(guild_id)}
        for messages in self._channel_messages:
            channels |= set(await messages.pending_channels(guild_id))
        for channel_id in channels:
            self.publish(guild_id, channel_id)

    def retry_blocked(self, guild_id: int, channel_id: int | None = None) -> None:
        """Retry blocked channels after a change: this one, or all of the guild if `channel_id` is None."""
        for blocked in tuple(self._blocked):
            if blocked == (guild_id, channel_id) or (channel_id is None and blocked[0] == guild_id):
                self._blocked.discard(blocked)
                self.publish(*blocked)

    def is_blocked(self, guild_id: int, channel_id: int) -> bool:
        """Return whether the channel refused messages at the last attempt."""
        return (guild_id, channel_id) in self._blocked

    async def refusing_channel(self, ref: MatchRef) -> int | None:
        """Return the id of the match's channel if its board is pending because the channel refuses it.

        Return None otherwise, and if the board can't be looked up, which is logged.
        """
        if not any(blocked[0] == ref.guild_id for blocked in self._blocked):
            return None
        try:
            board = await self.outbox.board(ref)
        except (MatchNotFound, NotSaved, NewerFile, Corrupt) as error:
            _log.info(
                "guild %d match %d: its board can't be looked up (%s)", ref.guild_id, ref.match_id, type(error).__name__
            )
            return None
        is_stuck = board.shown != board.wanted and self.is_blocked(ref.guild_id, board.channel_id)
        return board.channel_id if is_stuck else None

    @contextmanager
    def holding_back(self, guild_id: int, channel_id: int) -> Iterator[None]:
        """While the context is open, don't post cards of new challenges in the channel.

        The command that opens it posts the card as its own answer. At the end, queue an update of the channel.
        """
        channel = (guild_id, channel_id)
        self._held_back[channel] += 1
        try:
            yield
        finally:
            self._held_back[channel] -= 1
            self.publish(guild_id, channel_id)

    async def show(self, ref: MatchRef) -> None:
        """Update a match's message immediately; if the channel or Discord fails, it stays pending."""
        try:
            with reading(await self._languages.guild_language(ref.guild_id)):
                await self._update(ref)
        except (ChannelUnavailable, DiscordUnavailable) as error:
            _log.info("guild %d match %d: %s; its message is tried again", ref.guild_id, ref.match_id, error)

    def match_lock(self, ref: MatchRef) -> asyncio.Lock:
        """The lock under which a match's public messages are edited and posted."""
        return self._match_locks.get(ref)

    async def repost(self, ref: MatchRef, channel_id: int) -> None:
        """Post the match's board as a new message in the channel, and continue the match there.

        The post is queued. Raises Refused, for example with "posted_lately" if the last repost is too recent.
        """
        async with self._match_locks.get(ref):
            old = await self.outbox.repost(ref, channel_id)
            if old.message_id is not None:
                self.board_messages.replace(ref.guild_id, old)
        self.retry_blocked(ref.guild_id, channel_id)
        self.publish(ref.guild_id, channel_id)

    async def close(self) -> None:
        """Accept no more updates, give running ones `_CLOSING` seconds to finish, and cancel the rest."""
        self._closed = True
        for timer in self._retries.values():
            timer.cancel()
        if self._workers:
            _, late = await asyncio.wait(self._workers.values(), timeout=_CLOSING)
            for worker in late:
                worker.cancel()

    async def _work(self, channel: Channel) -> None:
        try:
            while channel in self._requested and not self._closed:
                async with self._updating:
                    self._requested.discard(channel)
                    with reading(await self._languages.guild_language(channel[0])):
                        await self._update_channel(channel)
        finally:
            del self._workers[channel]

    async def _update_channel(self, channel: Channel) -> None:
        guild_id, channel_id = channel
        try:
            failed = await self._update_each(channel)
        except ChannelUnavailable as blocked:
            _log.warning("guild %d channel %d takes no boards: %s", guild_id, channel_id, blocked)
            self._blocked.add(channel)
            self._requested.discard(channel)
            return
        except Exception as error:  # noqa: BLE001 - nobody awaits this task; the rows stay behind
            failed = _is_tried_again(guild_id, error)
        if not failed:
            self._retry_seconds.pop(channel, None)
        for waiting in {*([channel] if failed else []), *self.board_messages.channels_with_replaced()}:
            self._try_later(waiting)

    async def _update_each(self, channel: Channel) -> bool:
        """Update every pending board and other message of a channel; return whether any failed that a retry may mend.

        Stop after `_MAX_FAILURES` failures of Discord in a row. Raises ChannelUnavailable if the channel refuses a
        message.
        """
        guild_id, channel_id = channel
        boards = await self.outbox.pending_boards(guild_id)
        here = [board for board in boards if board.channel_id == channel_id and not self._is_held_back(channel, board)]
        steps = [partial(self.board_messages.remove_left_buttons, guild_id, channel_id)]
        steps += [partial(self._update, MatchRef(guild_id, board.match_id)) for board in here]
        steps += [partial(messages.update, guild_id, channel_id) for messages in self._channel_messages]
        failures, in_a_row = 0, 0
        for step in steps:
            try:
                await step()
                in_a_row = 0
            except DiscordUnavailable as error:
                _log.warning("guild %d channel %d: %s; trying again later", guild_id, channel_id, error)
                failures, in_a_row = failures + 1, in_a_row + 1
                if in_a_row == _MAX_FAILURES:
                    break
            except ChannelUnavailable:
                raise
            except Exception as error:  # noqa: BLE001 - it is the trouble of one board, and no other waits for it
                failures += _is_tried_again(guild_id, error)
        return failures > 0

    def _is_held_back(self, channel: Channel, board: Board) -> bool:
        return self._held_back[channel] > 0 and board.message_id is None and board.wanted == 0

    def _try_later(self, channel: Channel) -> None:
        before = self._retries.pop(channel, None)
        if before is not None:
            before.cancel()
        wait = self._retry_seconds.get(channel, 1.0)
        self._retry_seconds[channel] = min(wait * 2, RETRY_AFTER)
        self._retries[channel] = asyncio.get_running_loop().call_later(wait, self.publish, *channel)

    async def _update(self, ref: MatchRef) -> None:
        async with self._match_locks.get(ref):
            try:
                await self.board_messages.update(ref)
            except (Refused, MatchNotFound) as problem:
                _log.error("guild %d match %d has no board to show: %s", ref.guild_id, ref.match_id, problem)
            except MessageRejected as error:
                _log.error("guild %d match %d: its board is no proper message: %s", ref.guild_id, ref.match_id, error)


def _is_tried_again(guild_id: int, error: Exception) -> bool:
    """Log the error of an update; return whether to retry the update: only if the error is NotSaved."""
    log_failure("a message could not be brought up to date", guild_id, None, error)
    return isinstance(error, NotSaved)


class NoticeMessages:
    """The notices of channels."""

    def __init__(self, outbox: Outbox, sender: MessageSender) -> None:
        self._outbox = outbox
        self._sender = sender

    async def pending_channels(self, guild_id: int) -> Iterable[int]:
        """Return the channel of each pending notice of a guild; a channel may be repeated."""
        return [notice.channel_id for notice in await self._outbox.pending_notices(guild_id)]

    async def update(self, guild_id: int, channel_id: int) -> None:
        """Post and delete the pending notices of a channel; raise DiscordUnavailable if Discord fails.

        A notice that the channel refuses is deleted, because a late reminder is useless.
        """
        for notice in await self._outbox.pending_notices(guild_id):
            if notice.channel_id != channel_id:
                continue
            try:
                await self._update(guild_id, notice)
            except (ChannelUnavailable, MessageRejected, Refused, MatchNotFound) as problem:
                kind = type(problem).__name__
                _log.info("guild %d match %d: a notice is given up: %s", guild_id, notice.match_id, kind)
                await self._outbox.notice_gone(guild_id, notice)

    async def _update(self, guild_id: int, notice: Notice) -> None:
        if notice.message_id is not None:
            await self._sender.delete(notice.channel_id, notice.message_id)
            await self._outbox.notice_gone(guild_id, notice)
            return
        page = notice_page(await self._outbox.notice_message(guild_id, notice))
        message_id = await self._sender.post(notice.channel_id, page, guild_id, notice.match_id, -notice.id)
        await self._outbox.notice_posted(guild_id, notice, message_id)


def with_refusing_channel(page: Page, channel_id: int | None) -> Page:
    """Return the page with a hint to use `/board` if `channel_id` refuses the match's board.

    Return it unchanged if `channel_id` is None.
    """
    if channel_id is None:
        return page
    return with_line(page, texts.cannot_show(channel=f"<#{channel_id}>"))
