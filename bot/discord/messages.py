"""Sends and edits public messages with the bot's own token, and classifies Discord's errors.

Pictures are drawn on one thread and cached.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final, Protocol, TypeVar

import aiohttp
import discord
import msgspec
from cachetools import LRUCache
from discord.http import HTTPClient
from discord.utils import MISSING

from bot.discord.emojis import ApplicationEmojis, Emojis
from bot.discord.layout import Drawn, Kept, Page, kept_files
from bot.discord.pace import Pace
from bot.operations.logs import log_failure
from bot.pictures.scene import Scene
from bot.screens import custom_ids
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Picture

_log = logging.getLogger(__name__)


_KEPT_BYTES = 4 * 1024 * 1024
_LIMIT = 20.0
"""Seconds; after that a message is sent without its picture."""


class Draws(Protocol):
    """Draws a scene as PNG; called from several threads."""

    def draw(self, scene: Scene) -> bytes:
        """Return the scene as the bytes of a PNG file."""
        ...


class RenderPool:
    """Draws scenes as PNG on one thread, with an LRU cache of at most `_KEPT_BYTES`.

    `note_wait` is called with the seconds that each picture waited before its drawing began.
    """

    def __init__(self, renderer: Draws, note_wait: Callable[[float], None] = lambda _seconds: None) -> None:
        self._renderer = renderer
        self._note_wait = note_wait
        self._cache: LRUCache[bytes, bytes] = LRUCache(_KEPT_BYTES, len)
        # One thread of its own: Pillow leaves others hardly any turns, so two draw no more than one, and each thread
        # that ever drew keeps some of the memory that large images took.
        self._thread = ThreadPoolExecutor(1, "pictures")
        self._turn = asyncio.Lock()
        self._later = asyncio.Lock()

    async def draw(self, picture: Picture | None) -> Drawn:
        """Return the picture's bands as PNG, or `()` without a picture or if drawing fails or takes too long.

        A failure is logged; the message's text has the same content.
        """
        if picture is None:
            return ()
        try:
            async with asyncio.timeout(_LIMIT):
                return tuple([await self._draw(band.scene) for band in picture.bands])
        except Exception as error:  # noqa: BLE001 - a match goes on without its picture
            log_failure("a picture could not be drawn", None, None, error)
            return ()

    async def draw_later(self, picture: Picture | None) -> Drawn:
        """Draw like `draw`, but with lower priority: at most one of these calls queues with the others at a time."""
        async with self._later:
            return await self.draw(picture)

    async def _draw(self, scene: Scene) -> bytes:
        key = scene.digest  # a scene itself takes more memory than its picture
        if (cached := self._cache.get(key)) is not None:
            return cached
        queued_at = time.monotonic()
        async with self._turn:
            self._note_wait(time.monotonic() - queued_at)
            if (cached := self._cache.get(key)) is not None:  # another drew it, while this one waited
                return cached
            loop = asyncio.get_running_loop()
            picture = await loop.run_in_executor(self._thread, self._renderer.draw, scene)
        with suppress(ValueError):  # too large to be kept
            self._cache[key] = picture
        return picture


T = TypeVar("T")


_CALL_LIMIT = 25.0
"""Seconds for one call, including discord.py's retries; a longer call fails and may be repeated later."""

_KEPT_MESSAGES = 5_000
"""Number of public messages with known files, the latest; another's bands are all sent again at its next edit."""

_LOOKED_THROUGH = 50
"""Number of a channel's latest messages among which an earlier post is looked for."""

_NONCE_LENGTH = 24
"""Characters of a post's nonce, which Discord compares over all channels of a bot."""

_HAS_A_THREAD = 160004
_ARCHIVED_AFTER: Final = 10080
"""Minutes without a message, the longest that Discord allows: a week, and any new board opens the thread again."""

_REPOST_ERRORS = {
    10008: False,  # unknown message: somebody deleted it
    30046: True,  # too many edits of an old message
    50005: True,  # written by another bot: the token was changed
    50083: True,  # the thread is archived; a new message opens it
}
"""Error codes of a message that can't be edited but can be posted again.

The value is True if the old message still exists.
"""

_LOCKED_THREAD = 160005

_UNREACHABLE = (
    10007,  # unknown member: they have left the guild
    10013,  # unknown user: the account is deleted
    50007,  # they accept no messages from the guild's members, or have blocked the bot
    50278,  # no guild that both are in
)
"""Error codes that concern the addressee of a direct message."""

_TOO_MANY_PEOPLE = 40003
"""Error code for too many direct messages to new people; later ones are accepted."""


class MessageGone(Exception):  # noqa: N818
    """Failure to edit a message; a new one may be posted.

    `still_exists` is True if the old message is still in the channel.
    """

    def __init__(self, text: str, *, still_exists: bool) -> None:
        super().__init__(text)
        self.still_exists = still_exists


class CallRefused(Exception):  # noqa: N818
    """Discord refused a call for good; `code` is that of its error, or 0."""

    def __init__(self, text: str, code: int = 0) -> None:
        super().__init__(text)
        self.code = code


class ChannelUnavailable(CallRefused):
    """The channel is gone, or the bot may not write there; trying again is pointless until something changes."""


class MessageRejected(CallRefused):
    """Discord accepts messages there, but not this one: a fault of the bot."""


class PersonUnreachable(CallRefused):
    """The person accepts no direct messages of the bot, or has left the guild."""


class DiscordUnavailable(Exception):  # noqa: N818
    """Discord didn't accept the request, but may later."""


class MessageSender:
    """Posts and edits messages with the bot's own token, which never expires."""

    def __init__(self, render_pool: RenderPool, pace: Pace) -> None:
        self.render_pool = render_pool
        self.emojis = ApplicationEmojis()
        self.pace = pace
        self._kept: LRUCache[int, Kept] = LRUCache(_KEPT_MESSAGES)
        self._direct_channels: LRUCache[int, int] = LRUCache(_KEPT_MESSAGES)
        self._client: discord.Client | None = None

    def send_through(self, client: discord.Client) -> None:
        """Set the client that sends the messages; call this once, after the client is created."""
        self._client = client

    async def post(self, channel_id: int, page: Page, *parts: int) -> int:
        """Post a page as a new message and return the message's id.

        `parts` are numbers that identify the post. Discord uses them to recognise a repeated post, even with another
        page, and returns the first message. Raises ChannelUnavailable, MessageRejected or DiscordUnavailable.
        """
        nonce = blake2b(":".join(map(str, parts)).encode(), digest_size=_NONCE_LENGTH // 2).hexdigest()
        drawn = await self.render_pool.draw_later(page.picture)
        await self.pace.turn()

        def send(emojis: Emojis) -> Awaitable[discord.Message]:
            return self._channel(channel_id).send(
                content=page.content(emojis) or None,
                embeds=page.embeds(drawn, emojis),
                view=page.view(emojis) or MISSING,
                files=page.attachments(drawn),
                allowed_mentions=page.allowed_mentions,
                nonce=nonce,
            )

        try:
            message = await self._call(self.emojis.try_with(send))
        except MessageGone as error:
            raise ChannelUnavailable(str(error)) from None
        self._kept[message.id] = kept_files(message)
        return message.id

    async def post_to_person(self, guild_id: int, user_id: int, page: Page, *parts: int) -> int:
        """Post a page as a direct message to a member of the guild, and return the message's id.

        `parts` are those of `post`. Raises PersonUnreachable if the person has left the guild or accepts no messages.
        Raises MessageRejected for other refusals, and DiscordUnavailable.
        """
        try:
            await self.pace.turn()
            await self._call(self._http.get_member(guild_id, user_id))
            if user_id not in self._direct_channels:
                await self.pace.turn()
                opened = await self._call(self._http.start_private_message(user_id))
                self._direct_channels[user_id] = int(opened["id"])
            return await self.post(self._direct_channels[user_id], page, *parts)
        except CallRefused as error:
            self._direct_channels.pop(user_id, None)
            if error.code in _UNREACHABLE:
                raise PersonUnreachable(str(error), error.code) from None
            raise MessageRejected(str(error), error.code) from None

    async def find_own(self, channel_id: int, page: Page, after: int = 0) -> int | None:
        """Return the id of the bot's newest public message with the components of a page.

        Equal components have the same custom ids, except for versions and menu nodes of a match. Only the last
        `_LOOKED_THROUGH` messages of the channel with an id greater than `after` count. Return None without such a
        message, and for a page without components. Raises DiscordUnavailable.
        """
        view = page.view()
        if view is None:
            return None
        wanted = _identities(view.to_components())
        await self.pace.turn()
        try:
            found = await self._call(self._http.logs_from(channel_id, _LOOKED_THROUGH))
        except (MessageGone, ChannelUnavailable, MessageRejected):
            return None
        for message in found:
            is_own = int(message["author"]["id"]) == self._bot_id and int(message["id"]) > after
            if is_own and _identities(message.get("components", ())) == wanted:
                return int(message["id"])
        return None

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete one of the bot's messages; no-op if it was deleted before.

        Raises ChannelUnavailable, MessageRejected or DiscordUnavailable if Discord refuses or fails.
        """
        await self.pace.turn()
        with suppress(MessageGone):
            await self._call(self._message(channel_id, message_id).delete())

    async def update(self, channel_id: int, message_id: int, page: Page, *, keeps_note: bool = False) -> None:
        """Edit a message to show the page; with `keeps_note`, its text above the embed stays.

        Raises MessageGone, ChannelUnavailable, MessageRejected or DiscordUnavailable.
        """
        drawn = await self.render_pool.draw_later(page.picture)
        await self.pace.turn()

        def edit(emojis: Emojis, kept: Kept) -> Awaitable[discord.Message]:
            return self._message(channel_id, message_id).edit(
                content=MISSING if keeps_note else page.content(emojis) or None,
                embeds=page.embeds(drawn, emojis),
                view=page.view(emojis),
                attachments=page.attachments(drawn, "board", kept),
                allowed_mentions=discord.AllowedMentions.none(),
            )

        # Forgotten first: after a call that fails, nobody knows which files the message has.
        kept = self._kept.pop(message_id, ())
        message = await self._call(self.emojis.try_keeping(edit, kept))
        if kept and len(kept_files(message)) < len(drawn):  # an embed without its picture isn't refused
            message = await self._call(self.emojis.try_keeping(edit, ()))
        self._kept[message_id] = kept_files(message)

    async def retire(self, channel_id: int, message_id: int, page: Page, *, empties: bool = False) -> None:
        """Show `page` in a message that a newer one has replaced.

        A page without a screen changes the text and the buttons; `empties` also removes pictures and files. The
        function ignores a message that is gone or closed to the bot. Raises DiscordUnavailable if the call fails.
        """
        drawn = await self.render_pool.draw_later(page.picture)
        shown: dict[str, Any] = {}
        if empties or page.screen is not None:
            shown["attachments"] = page.attachments(drawn)
            shown["embeds"] = page.embeds(drawn, self.emojis.shown)
        await self.pace.turn()
        view, unpinged = page.view(self.emojis.shown), discord.AllowedMentions.none()
        message = self._message(channel_id, message_id)
        try:
            await self._call(message.edit(content=page.note, view=view, allowed_mentions=unpinged, **shown))
        except (MessageGone, ChannelUnavailable, MessageRejected):
            return

    async def open_thread(self, guild_id: int, channel_id: int, message_id: int, name: str) -> int | None:
        """Create a thread for a message and return its id; None if Discord refuses.

        An existing thread is not an error: its id is the message's id. Raises DiscordUnavailable.
        """
        await self.pace.turn()
        message = self._channel(channel_id, guild_id).get_partial_message(message_id)

        async def create() -> int:
            try:
                return (await message.create_thread(name=name, auto_archive_duration=_ARCHIVED_AFTER)).id
            except discord.HTTPException as error:
                if error.code != _HAS_A_THREAD:
                    raise
                return message_id

        try:
            return await self._call(create())
        except (MessageGone, ChannelUnavailable, MessageRejected) as error:
            _log.info("guild %d channel %d: no thread can be made: %s", guild_id, channel_id, error)
            return None

    async def rename_thread(self, thread_id: int, name: str) -> None:
        """Change the name of the thread of a message, which has the message's id. Raises DiscordUnavailable.

        No-op if the thread is missing or closed to the bot.
        """
        await self.pace.turn()
        with suppress(MessageGone, ChannelUnavailable, MessageRejected):
            await self._call(self._http.edit_channel(thread_id, name=name))

    async def _call(self, request: Awaitable[T]) -> T:
        """Await a request as `call` does.

        After a global rate limit, discord.py delays all requests until it repeats the refused one. A time-out cancels
        that, so end the delay here; `CallPace` holds calls for the time that Discord asks for.
        """
        try:
            return await call(request)
        except DiscordUnavailable:
            over = None if self._client is None else self._client.http._global_over  # noqa: SLF001 - nothing public ends it
            if isinstance(over, asyncio.Event):  # there is none before the login
                over.set()
            raise

    @property
    def _bot_id(self) -> int | None:
        return None if self._client is None or self._client.user is None else self._client.user.id

    @property
    def _http(self) -> HTTPClient:
        if self._client is None:
            raise RuntimeError("no client sends the messages yet")
        return self._client.http

    def _channel(self, channel_id: int, guild_id: int | None = None) -> discord.PartialMessageable:
        if self._client is None:
            raise RuntimeError("no client sends the messages yet")
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id)

    def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        return self._channel(channel_id).get_partial_message(message_id)


def _identities(components: Iterable[Any]) -> set[CustomId]:
    """Return the valid custom ids in rows of components as Discord sends them.

    Custom ids of a match have version and menu node 0.
    """
    parts = [part for row in components for part in row.get("components", ())]
    found = [each for part in parts if (each := custom_ids.read(part.get("custom_id", ""))) is not None]
    return {msgspec.structs.replace(each, version=0, node=0) if each.match else each for each in found}


async def call(request: Awaitable[T]) -> T:
    """Await a Discord request for a limited time and return its result.

    Raises MessageGone if the message must be posted again. Raises ChannelUnavailable if the channel is closed to the
    bot. Raises MessageRejected for other client errors, and DiscordUnavailable for time-outs, rate limits and server
    errors.
    """
    try:
        async with asyncio.timeout(_CALL_LIMIT):
            return await request
    except discord.HTTPException as error:
        text = f"Discord said {error.status} ({error.code})"
        if error.code in _REPOST_ERRORS:
            raise MessageGone(text, still_exists=_REPOST_ERRORS[error.code]) from None
        if error.status in (401, 403, 404) or error.code == _LOCKED_THREAD:
            raise ChannelUnavailable(text, error.code) from None
        if error.status < 500 and error.status != 429 and error.code != _TOO_MANY_PEOPLE:
            raise MessageRejected(text, error.code) from None
        raise DiscordUnavailable(text) from None
    except (discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError) as error:
        raise DiscordUnavailable(type(error).__name__) from None
