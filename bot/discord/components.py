"""Declares what buttons, selects and forms do, and calls it, whether this process sent them or one before it.

The name of a handler is the verb of its custom ids:

    @component("kc", "match", "key")
    async def claim(context: InteractionContext) -> None:

makes `CustomId("claim", match=7, key="1")` read `kc:7:1`, and a component with this id calls `claim`.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord

from bot.discord.admission import declare_form
from bot.discord.context import Interaction
from bot.discord.interactions import InteractionContext, answering, is_admitted
from bot.discord.layout import read_form_text
from bot.screens import custom_ids
from bot.screens.refusals import Refused

Handler = Callable[[InteractionContext], Awaitable[None]]

COMPONENTS: dict[str, Handler] = {}
"""What the button or select of each verb does."""

FORMS: dict[str, Handler] = {}
"""What is done with the text of each verb's form."""


def component(letters: str, *fields: str) -> Callable[[Handler], Handler]:
    """Make a function the handler of a button or select, whose custom id has these letters and fields."""
    return _declare(COMPONENTS, letters, fields)


def form(letters: str, *fields: str, longest: int) -> Callable[[Handler], Handler]:
    """Make a function the handler of a form, whose custom id has these letters and fields, and its text this length."""

    def declare(handler: Handler) -> Handler:
        _declare(FORMS, letters, fields)(handler)
        declare_form(letters, longest)
        return handler

    return declare


class Component(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"[\s\S]*"):
    """A button or select that somebody used, whatever its custom id: one that can't be read is answered too."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - discord.py's signature
        item: discord.ui.Item[Any],
        match: re.Match[str],  # noqa: ARG003
        /,
    ) -> Self:
        """Take any component."""
        return cls(item)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let in what this process is to handle."""
        return await is_admitted(interaction)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Call the handler of the component's verb."""
        data: Any = interaction.data or {}
        await _handle(COMPONENTS, interaction, data["values"])


async def handle_form(interaction: Interaction) -> None:
    """Call the handler of a form that was submitted; discord.py does so only if this process sent the form."""
    if await is_admitted(interaction):
        await _handle(FORMS, interaction, [read_form_text(interaction.data or {})])


async def _handle(handlers: dict[str, Handler], interaction: Interaction, values: list[str]) -> None:
    budget = interaction.client.context.tracker.loop_budget
    await budget.run(interaction.user.id, _call_handler(handlers, interaction, values))


async def _call_handler(handlers: dict[str, Handler], interaction: Interaction, values: list[str]) -> None:
    data: Any = interaction.data or {}
    custom_id = custom_ids.read(str(data.get("custom_id", "")))
    async with answering(interaction, custom_id, values) as context:
        handler = handlers.get(context.custom_id.verb)
        if handler is None:
            raise Refused("not_offered")
        await handler(context)


def _declare(handlers: dict[str, Handler], letters: str, fields: tuple[str, ...]) -> Callable[[Handler], Handler]:
    def declare(handler: Handler) -> Handler:
        custom_ids.define(handler.__name__, letters, fields)
        handlers[handler.__name__] = handler
        return handler

    return declare
