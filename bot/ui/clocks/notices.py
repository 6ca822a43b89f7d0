"""Posts notices (the small messages about time) and deletes them when they are over."""

import logging

from bot.model.clock import Notice
from bot.screens.refusals import Refused
from bot.service.outbox import Outbox
from bot.store.errors import MatchNotFound
from bot.ui.gateway.messages import ChannelUnavailable, MessageRejected, MessageSender
from bot.ui.matches.panels import notice_page

_log = logging.getLogger(__name__)


async def update_notices(outbox: Outbox, sender: MessageSender, guild_id: int, channel_id: int) -> None:
    """Post and delete the notices of a channel that are behind; raises DiscordUnavailable.

    What a channel doesn't take is given up: a reminder that nobody can read is of no use later.
    """
    for notice in await outbox.notices_behind(guild_id):
        if notice.channel_id != channel_id:
            continue
        try:
            await _update(outbox, sender, guild_id, notice)
        except (ChannelUnavailable, MessageRejected, Refused, MatchNotFound) as problem:
            _log.info("guild %d match %d: a notice is given up: %s", guild_id, notice.match_id, type(problem).__name__)
            await outbox.notice_gone(guild_id, notice)


async def _update(outbox: Outbox, sender: MessageSender, guild_id: int, notice: Notice) -> None:
    if notice.message_id is not None:
        await sender.delete(notice.channel_id, notice.message_id)
        await outbox.notice_gone(guild_id, notice)
        return
    message_id = await sender.post_notice(guild_id, notice, notice_page(await outbox.notice_message(guild_id, notice)))
    await outbox.notice_posted(guild_id, notice, message_id)
