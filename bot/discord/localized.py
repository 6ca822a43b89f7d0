"""Descriptions of commands and names of their choices, which Discord shows in the language of whoever types."""

from collections.abc import Callable

from discord import app_commands


def localized(text: Callable[[], str]) -> app_commands.locale_str:
    """Return a text for Discord to show in the reader's language; it keeps the function for the translator.

    `text` is a text without arguments, such as `texts.command_challenge`.
    """
    return app_commands.locale_str(text(), text=text)
