"""Empties old public messages that name a person who has had their data deleted."""

from collections.abc import Iterable

from bot.discord.layout import Page
from bot.discord.messages import MessageSender
from bot.match.model.match import MatchRef
from bot.outbox import texts
from bot.outbox.discord.board_messages import card_page, link_text, thread_name
from bot.outbox.model import OldMessage
from bot.outbox.service import Outbox


class OldMessages:
    """The old messages of channels."""

    def __init__(self, outbox: Outbox, sender: MessageSender) -> None:
        self._outbox = outbox
        self._sender = sender
        self._pending: set[tuple[int, int]] = set()

    async def pending_channels(self, guild_id: int) -> Iterable[int]:
        """Return the channels of the pending old messages of a guild. Only these channels are updated later."""
        channels = {message.channel_id for message in await self._outbox.pending_old_messages(guild_id)}
        self._pending |= {(guild_id, channel_id) for channel_id in channels}
        return channels

    async def update(self, guild_id: int, channel_id: int) -> None:
        """Draw the cards and empty the other old messages of a channel; raise DiscordUnavailable if Discord fails.

        A message that is gone or closed to the bot is left as it is. Raises Refused if a match can't be loaded.
        """
        if (guild_id, channel_id) not in self._pending:
            return
        for message in await self._outbox.pending_old_messages(guild_id):
            if message.channel_id == channel_id:
                page = await self._page(guild_id, message)
                await self._sender.retire(channel_id, message.message_id, page, empties=True)
                await self._outbox.old_message_updated(guild_id, message)
        self._pending.discard((guild_id, channel_id))

    async def _page(self, guild_id: int, message: OldMessage) -> Page:
        if message.match_id is None or message.kind in ("share", "result"):
            return Page(note=texts.emptied())
        ref = MatchRef(guild_id, message.match_id)
        board = await self._outbox.board(ref)
        link = (
            ""
            if board.message_id is None
            else link_text(guild_id, message.channel_id, (board.channel_id, board.message_id))
        )
        if message.kind == "board":
            return Page(note=f"{texts.emptied()} {link}".strip())
        public = await self._outbox.public(ref)
        await self._sender.rename_thread(message.message_id, thread_name(public.match))
        return card_page(public.match, link, with_text=public.in_words)
