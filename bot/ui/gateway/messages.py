"""Public messages as the bot itself sends and edits them, and what Discord's refusals mean for a board."""

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final, Protocol, TypeVar

import aiohttp
import discord
from discord.utils import MISSING

from bot.model.clock import Notice
from bot.model.match import Match
from bot.presenters.screen import Screen
from bot.ui.gateway.message_layout import Page
from bot.ui.gateway.render_pool import RenderPool

T = TypeVar("T")

_log = logging.getLogger(__name__)

_CALL_LIMIT = 25.0
"""Seconds; discord.py waits out short rate limits and some faults by itself. What takes longer is tried anew."""

_NONCE_LENGTH = 24

_HAS_A_THREAD = 160004
_ARCHIVED_AFTER: Final = 10080
"""Minutes without a message, the longest that Discord allows: a week, and any new board opens the thread again."""

_POST_ANEW = {
    10008: False,  # unknown message: somebody deleted it
    30046: True,  # too many edits of an old message
    50005: True,  # written by another bot: the token was changed
    50083: True,  # the thread is archived; a new message opens it
}
"""Where a message can't be edited, and whether it stands nevertheless."""


_SHUT = {
    160005,  # the thread is locked
}


class MessageGone(Exception):  # noqa: N818
    """The message can't be edited any more, but a new one may be posted; `stands`: the old one is still there."""

    def __init__(self, said: str, *, stands: bool) -> None:
        super().__init__(said)
        self.stands = stands


class ChannelUnavailable(Exception):  # noqa: N818
    """The channel is gone, or the bot may not write there; trying again is of no use until something changes."""


class MessageRejected(Exception):  # noqa: N818
    """Discord takes messages there, but not this one; that is our fault."""


class DiscordUnavailable(Exception):  # noqa: N818
    """Discord didn't take the call, but may later."""


class Messenger(Protocol):
    """What of a client is needed to write to a channel."""

    def get_partial_messageable(
        self,
        id: int,  # noqa: A002 - discord.py's name
        *,
        guild_id: int | None = None,
    ) -> discord.PartialMessageable:
        """Return a channel to write to."""
        ...


class MessageSender:
    """Posts and edits messages with the bot's own token, which never expires."""

    def __init__(self, render_pool: RenderPool) -> None:
        self._drawings = render_pool
        self._messenger: Messenger | None = None

    def serve(self, messenger: Messenger) -> None:
        """Say who carries the messages; the client is made after what it serves."""
        self._messenger = messenger

    async def post(self, match: Match, channel_id: int, page: Page, *, replaces: int | None) -> int:
        """Post a match's page as a new message and return its id.

        Raises ChannelUnavailable, MessageRejected or DiscordUnavailable.

        If the answer to a post is lost and it is made once more, Discord knows it by its nonce, whatever the match's
        version is then, and returns the message that stands already. `replaces` is the message that stood before.
        """
        nonce = _nonce(match.guild_id, match.id, channel_id, replaces or 0)
        return await self._send(channel_id, page, nonce)

    async def say(self, guild_id: int, notice: Notice, page: Page) -> int:
        """Post a notice in its channel and return the message's id; raises what `post` raises."""
        return await self._send(notice.channel_id, page, _nonce(guild_id, notice.match_id, -notice.id))

    async def take_away(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours; one that is gone already is as good.

        Raises ChannelUnavailable or DiscordUnavailable.
        """
        with suppress(MessageGone):
            await _carried_out(self._message(channel_id, message_id).delete())

    async def _send(self, channel_id: int, page: Page, nonce: str) -> int:
        """Send a page; if the answer is lost and it is sent once more, Discord knows it by its nonce."""
        drawn = await self._drawings.draw(page.picture)
        embed, view = page.embed(pictured=drawn is not None), page.view()
        sent = self._channel(channel_id).send(
            content=page.note or None,
            embed=embed or MISSING,
            view=view or MISSING,
            files=page.attachments(drawn),
            allowed_mentions=page.allowed_mentions,
            nonce=nonce,
        )
        try:
            return (await _carried_out(sent)).id
        except MessageGone as error:
            raise ChannelUnavailable(str(error)) from None

    async def revise(self, channel_id: int, message_id: int, page: Page, *, keeps_note: bool = False) -> None:
        """Make a message show the page, but for its note if that is kept.

        Raises MessageGone, and what `post` raises.
        """
        drawn = await self._drawings.draw(page.picture)
        edited = self._message(channel_id, message_id).edit(
            content=MISSING if keeps_note else page.note or None,
            embed=page.embed(pictured=drawn is not None),
            view=page.view(),
            attachments=page.attachments(drawn),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        await _carried_out(edited)

    async def retire(self, channel_id: int, message_id: int, note: str, screen: Screen | None) -> None:
        """Take the buttons off a message that another has replaced, and show the screen there if one is given.

        Raises DiscordUnavailable; where the message is gone, or the channel, there is nothing to be done.
        """
        shown: dict[str, Any] = {} if screen is None else {"embed": Page(screen=screen).embed(pictured=False)}
        retired = self._message(channel_id, message_id).edit(
            content=note, view=None, allowed_mentions=discord.AllowedMentions.none(), **shown
        )
        try:
            await _carried_out(retired)
        except (MessageGone, ChannelUnavailable, MessageRejected):
            return

    async def open_thread(self, guild_id: int, channel_id: int, message_id: int, name: str) -> int | None:
        """Make a thread from a message and return its id, as well if there is one; None where there can't be any.

        Raises DiscordUnavailable.
        """
        message = self._channel(channel_id, guild_id).get_partial_message(message_id)
        try:
            async with asyncio.timeout(_CALL_LIMIT):
                return (await message.create_thread(name=name, auto_archive_duration=_ARCHIVED_AFTER)).id
        except discord.HTTPException as error:
            if error.code == _HAS_A_THREAD:
                return message_id
            if error.status >= 500 or error.status == 429:
                raise DiscordUnavailable(f"Discord said {error.status} ({error.code})") from None
            _log.info("guild %d channel %d: no thread can be made (%d)", guild_id, channel_id, error.code)
            return None
        except (discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError) as error:
            raise DiscordUnavailable(type(error).__name__) from None

    def _channel(self, channel_id: int, guild_id: int | None = None) -> discord.PartialMessageable:
        if self._messenger is None:
            raise RuntimeError("nobody carries the messages yet")
        return self._messenger.get_partial_messageable(channel_id, guild_id=guild_id)

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._channel(channel_id).get_partial_message(message_id)


async def _carried_out(call: Awaitable[T]) -> T:
    try:
        async with asyncio.timeout(_CALL_LIMIT):
            return await call
    except discord.HTTPException as error:
        said = f"Discord said {error.status} ({error.code})"
        if error.code in _POST_ANEW:
            raise MessageGone(said, stands=_POST_ANEW[error.code]) from None
        if error.status in (401, 403, 404) or error.code in _SHUT:
            raise ChannelUnavailable(said) from None
        if error.status < 500 and error.status != 429:
            raise MessageRejected(said) from None
        raise DiscordUnavailable(said) from None
    except (discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError) as error:
        raise DiscordUnavailable(type(error).__name__) from None


def _nonce(*parts: int) -> str:
    """Return the same short text for the same post: Discord compares it over all channels of a bot."""
    return blake2b(":".join(map(str, parts)).encode(), digest_size=_NONCE_LENGTH // 2).hexdigest()
