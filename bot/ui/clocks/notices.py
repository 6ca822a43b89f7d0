"""Posts notices (the small messages about time) and deletes them when they are over."""

import logging
from collections.abc import Iterable

from bot.model.clock import Notice
from bot.screens.refusals import Refused
from bot.service.outbox import Outbox
from bot.store.errors import MatchNotFound
from bot.ui.gateway.messages import ChannelUnavailable, MessageRejected, MessageSender
from bot.ui.matches.panels import notice_page

_log = logging.getLogger(__name__)


class NoticeMessages:
    """The notices of channels."""

    def __init__(self, outbox: Outbox, sender: MessageSender) -> None:
        self._outbox = outbox
        self._sender = sender

    async def channels_behind(self, guild_id: int) -> Iterable[int]:
        """Return the channels of a guild in which a notice is to be posted or deleted."""
        return [notice.channel_id for notice in await self._outbox.notices_behind(guild_id)]

    async def update(self, guild_id: int, channel_id: int) -> None:
        """Post and delete the notices of a channel that are behind; raises DiscordUnavailable.

        What a channel doesn't take is given up: a reminder that nobody can read is of no use later.
        """
        for notice in await self._outbox.notices_behind(guild_id):
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
