"""Descriptions of commands and names of their choices, which Discord shows in the language of whoever types."""

from collections.abc import Callable

import discord
from discord import app_commands

from bot.texts.languages import DEFAULT, language_for, reading


def localized(text: Callable[[], str]) -> app_commands.locale_str:
    """Return a text for Discord to show in the reader's language; it keeps the function for the translator.

    `text` is a text without arguments, such as `texts.command_challenge`.
    """
    return app_commands.locale_str(text(), text=text)


class CommandTranslator(app_commands.Translator):
    """Translates the texts of `localized` into the offered languages. Names of commands stay English."""

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
