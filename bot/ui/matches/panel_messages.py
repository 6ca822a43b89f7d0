"""The private message of a panel, which only the token of its interaction can edit or delete."""

from copy import copy
from typing import Any, Final

import discord

from bot.ui.gateway import messages
from bot.ui.gateway.message_layout import Page

_FOLLOWED_SECONDS: Final = 14 * 60.0
"""For so long a message is kept up to date; Discord takes its token for fifteen minutes."""

_USABLE_SECONDS: Final = 14.5 * 60.0
"""After that no call is begun: it may take half a minute, tries of discord.py's own included."""

_REPLACED = "This panel has been replaced by a newer one."


class PanelMessage:
    """A private message by the interaction that it answers, or that edited it last; the token is kept nowhere else.

    `opened_at` is when the interaction came in, in POSIX seconds.
    """

    __slots__ = ("_interaction", "id", "opened_at")

    def __init__(self, interaction: discord.Interaction[Any], message_id: int, opened_at: float) -> None:
        # Without what was pressed, on which message, and how it was answered: that is most of its memory, and no edit
        # needs it. How it was answered leads back to the interaction that is copied.
        self._interaction = copy(interaction)
        for held in ("message", "data", "_original_response", "_cs_response"):
            setattr(self._interaction, held, None)
        self.id = message_id
        self.opened_at = opened_at

    @property
    def followed_until(self) -> float:
        """Until when it is kept up to date, in POSIX seconds."""
        return self.opened_at + _FOLLOWED_SECONDS

    def is_usable(self, now: float) -> bool:
        """Tell whether its token may still be used at this time."""
        return now - self.opened_at < _USABLE_SECONDS

    async def show(self, page: Page, drawn: bytes | None) -> None:
        """Make it show the page; raises what `messages.call` does."""
        edit, emojis = self._interaction.edit_original_response, self._interaction.client.context.emojis
        await messages.call(emojis.try_with(lambda shown: edit(**page.as_edit(drawn, shown))))

    async def remove(self) -> None:
        """Delete it, or empty it where Discord doesn't allow that; raises what `messages.call` does."""
        try:
            await messages.call(self._interaction.delete_original_response())
        except messages.MessageRejected:
            await self.show(Page(note=_REPLACED), None)
