"""Posts the results of matches in the guild's channel for results, one line each."""

import logging
from collections.abc import Iterable

from bot.discord.layout import Page
from bot.discord.messages import ChannelUnavailable, MessageRejected, MessageSender
from bot.outbox.model import ResultPost
from bot.screens.refusals import Refused
from bot.tournaments.results import ResultPosts

_log = logging.getLogger(__name__)


class ResultMessages:
    """The posts about results of channels."""

    def __init__(self, posts: ResultPosts, sender: MessageSender) -> None:
        self._posts = posts
        self._sender = sender

    async def pending_channels(self, guild_id: int) -> Iterable[int]:
        """Return the channel of each pending post of a guild; a channel may be repeated."""
        return [post.channel_id for post in await self._posts.pending(guild_id)]

    async def update(self, guild_id: int, channel_id: int) -> None:
        """Send the pending posts of a channel; raise DiscordUnavailable if Discord fails.

        A post that the channel refuses is dropped, because a late result has no use.
        """
        for post in await self._posts.pending(guild_id):
            if post.channel_id == channel_id:
                await self._posts.note_posted(guild_id, post, await self._send(guild_id, post))

    async def _send(self, guild_id: int, post: ResultPost) -> int | None:
        """Send a post and return the message's id. Return None if its text is empty, or if the channel refuses it."""
        try:
            text = await self._posts.text(guild_id, post)
            if not text:
                return None
            return await self._sender.post(post.channel_id, Page(note=text), guild_id, post.match_id, -1, -1, -1)
        except (ChannelUnavailable, MessageRejected, Refused) as problem:
            kind = type(problem).__name__
            _log.info("guild %d match %d: its result is not posted: %s", guild_id, post.match_id, kind)
            return None
