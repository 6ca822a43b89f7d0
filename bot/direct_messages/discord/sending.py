"""Sends direct messages, one at a time, so that the boards of matches come first in the pace of calls."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from bot.direct_messages.service import Delivery
from bot.discord.layout import Page
from bot.discord.messages import DiscordUnavailable, MessageRejected, MessageSender, PersonUnreachable

_log = logging.getLogger(__name__)

_CLOSING = 1.5
"""Seconds for which `close` waits for a running call."""


class DirectMessageSender:
    """The port `Courier`, with Discord at the other end."""

    def __init__(self, sender: MessageSender) -> None:
        self._sender = sender
        self._turn = asyncio.Lock()
        self._running: set[asyncio.Task[Delivery]] = set()
        self._closed = False

    async def write(self, guild_id: int, user_id: int, text: str, number: int) -> Delivery:
        """Send a text to a member of the guild; "later" also after `close`."""
        async with self._turn:
            if self._closed:
                return "later"
            return await self._finish(self._write(guild_id, user_id, text, number))

    async def close(self) -> None:
        """Send nothing more, and give a running call a moment to finish."""
        self._closed = True
        if self._running:
            _, late = await asyncio.wait(self._running, timeout=_CLOSING)
            for task in late:
                task.cancel()

    async def _finish(self, work: Coroutine[Any, Any, Delivery]) -> Delivery:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        try:
            await asyncio.wait([task])
            return "later" if task.cancelled() else task.result()
        finally:
            self._running.discard(task)

    async def _write(self, guild_id: int, user_id: int, text: str, number: int) -> Delivery:
        try:
            await self._sender.post_to_person(guild_id, user_id, Page(note=text), guild_id, user_id, number)
        except PersonUnreachable as error:
            _log.info("guild %d: somebody takes no direct messages: %s", guild_id, error)
            return "refused"
        except MessageRejected as error:
            _log.error("guild %d: a direct message is given up: %s", guild_id, error)
            return "rejected"
        except DiscordUnavailable as error:
            _log.info("guild %d: a direct message is tried again: %s", guild_id, error)
            return "later"
        return "sent"
