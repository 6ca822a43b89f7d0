"""Receives what people click and hand in, whether this process sent it or one before it.

One dynamic item stands for every component. For modals discord.py has nothing of the kind, and so each that is handed
in is taken from the event of all interactions.
"""

import re
from typing import Any, Self

import discord

from bot.ui.gateway.context import Interaction
from bot.ui.gateway.custom_ids import CustomId, read
from bot.ui.gateway.modals import written
from bot.ui.gateway.replies import answering, is_admitted
from bot.ui.guilds.setup_buttons import take_in
from bot.ui.matches.buttons import carry_out


class Component(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"[\s\S]*"):
    """A button or select that somebody used. One whose mark can't be read is answered too."""

    def __init__(self, item: discord.ui.Item[Any], mark: CustomId | None) -> None:
        super().__init__(item)
        self._mark = mark

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - discord.py's signature
        item: discord.ui.Item[Any],
        match: re.Match[str],
        /,
    ) -> Self:
        """Read the component's mark."""
        return cls(item, read(match.string))

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let in what this process is to carry out."""
        return await is_admitted(interaction)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the mark says."""
        data: Any = interaction.data or {}
        values = data.get("values") or [""]
        async with answering(interaction, self._mark.match if self._mark else 0) as answer:
            await carry_out(answer, self._mark, str(values[0]))


async def handed_in(interaction: Interaction) -> None:
    """Do what the mark of a form says with what stands in it."""
    if not await is_admitted(interaction):
        return
    data: Any = interaction.data or {}
    mark = read(str(data.get("custom_id", "")))
    async with answering(interaction, mark.match if mark else 0) as answer:
        await take_in(answer, mark, written(data))
