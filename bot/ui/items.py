"""Receives what people click: one dynamic item stands for every component that this bot, or one before it, has sent."""

import re
from typing import Any, Self

import discord

from bot.ui.marks import Mark, read
from bot.ui.presses import carry_out
from bot.ui.replies import answering, is_admitted


class Component(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"[\s\S]*"):
    """A button or select that somebody used. One whose mark can't be read is answered too."""

    def __init__(self, item: discord.ui.Item[Any], mark: Mark | None) -> None:
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
