"""Declares the handlers of buttons, selects and forms, and calls them by custom id; and texts of commands.

Components work after a restart, because the custom id alone selects the handler. The name of a handler is the verb of
its custom ids.

@component("kc", "match", "key")
async def claim(context: InteractionContext): ...

`CustomId("claim", match=7, key="1")` then reads `kc:7:1`. A component with this id calls `claim`.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Self, TypeVar

import discord
from discord import app_commands

from bot.discord.admission import declare_form
from bot.discord.context import Interaction, is_away
from bot.discord.interactions import InteractionContext, answering, is_admitted
from bot.discord.layout import read_form_text
from bot.screens import custom_ids
from bot.screens.refusals import Refused
from bot.texts import languages
from bot.texts.languages import DEFAULT, language_for, reading

T = TypeVar("T")

AnyCommand = app_commands.Command[Any, Any, Any] | app_commands.Group | app_commands.ContextMenu

Handler = Callable[[InteractionContext], Awaitable[None]]

COMPONENTS: dict[str, Handler] = {}
"""Handlers of buttons and selects by verb."""

FORMS: dict[str, Handler] = {}
"""Handlers of submitted forms by verb."""


def anywhere(command: T) -> T:
    """Offer a command in direct messages and in any guild, to people who installed the bot on their own account."""
    offered = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
    return app_commands.allowed_installs(guilds=True, users=True)(offered)


def component(letters: str, *fields: str, away: bool = False) -> Callable[[Handler], Handler]:
    """Register the decorated function as handler of buttons or selects; its name is their custom ids' verb.

    `letters` represent the verb in the custom ids; `fields` are the names of the values that follow. Without `away`, a
    press in a person's own place is refused.
    """
    return _declare(COMPONENTS, letters, fields, away=away)


def form(letters: str, *fields: str, longest: int, away: bool = False) -> Callable[[Handler], Handler]:
    """Register the decorated function as handler of forms; its name is the verb of their custom ids.

    `letters` represent the verb in the custom ids; `fields` are the names of the values that follow. The form's text is
    cut to `longest` characters before the handler runs. Without `away`, a form in a person's own place is refused.
    """

    def declare(handler: Handler) -> Handler:
        _declare(FORMS, letters, fields, away=away)(handler)
        declare_form(letters, longest)
        return handler

    return declare


class Component(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"[\s\S]*"):
    """A used button or select with any custom id; one with an invalid id gets a refusal."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003 - discord.py's signature
        item: discord.ui.Item[Any],
        match: re.Match[str],  # noqa: ARG003
        /,
    ) -> Self:
        """Wrap any clicked component as a Component, for every custom id."""
        return cls(item)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Return whether this process must handle the interaction, by `is_admitted`."""
        return await is_admitted(interaction)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Call the handler that is registered for the verb in the clicked component's custom id."""
        data: Any = interaction.data or {}
        await _handle(COMPONENTS, interaction, data["values"])


async def handle_form(interaction: Interaction) -> None:
    """Call the handler of a submitted form, if the interaction is admitted.

    discord.py itself calls a form's handler only if this process sent the form.
    """
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
        if is_away(interaction) and not custom_ids.works_away(context.custom_id.verb):
            raise Refused("not_away")
        await handler(context)


def _declare(
    handlers: dict[str, Handler], letters: str, fields: tuple[str, ...], *, away: bool
) -> Callable[[Handler], Handler]:
    def declare(handler: Handler) -> Handler:
        custom_ids.define(handler.__name__, letters, fields, away=away)
        handlers[handler.__name__] = handler
        return handler

    return declare


def localize(text: Callable[[], str]) -> app_commands.locale_str:
    """Return a text for Discord to show in the reader's language; it keeps the function for the translator.

    `text` is a text without arguments, such as `texts.command_challenge`.
    """
    return app_commands.locale_str(text(), text=text)


class _Translator(app_commands.Translator):
    """Translates the texts of `localize`. Names of commands stay English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - discord.py gives it
    ) -> str | None:
        """Return the text in a locale's language; None if that is English, or if the string is a plain name."""
        text, language = string.extras.get("text"), language_for(str(locale))
        if text is None or language in (None, DEFAULT):
            return None
        with reading(str(language)):
            return str(text())


_declared: dict[tuple[AnyCommand, tuple[str, ...]], Mapping[str, Any]] = {}


async def declare_command(command: AnyCommand, tree: app_commands.CommandTree[Any]) -> Mapping[str, Any]:
    """Return a command in Discord's format, with its descriptions in all offered languages.

    It is remembered: a command has up to 300 texts in 32 locales, which take 10 ms.
    """
    key = (command, languages.OFFERED)
    if key not in _declared:
        _declared[key] = await command.get_translated_payload(tree, _Translator())
    return _declared[key]
