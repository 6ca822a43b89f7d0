"""Holds what people send to the lengths and bounds that were declared to Discord, before anything reads it.

Discord does so when a command or a form is sent, but not while an option is typed: it passes on up to 6,000 characters.
"""

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands

from bot.screens import limits
from bot.screens.refusals import Refused
from bot.ui.gateway.message_layout import fields

_LARGEST = 2**53
"""Discord's largest number in an option."""

_form_lengths: dict[str, int] = {}
"""The longest text that a form takes, by the letters of its custom ids."""


def declare_form(letters: str, longest: int) -> None:
    """Say how many characters are read of the text of a form whose custom ids have these letters."""
    _form_lengths[letters] = longest


def limit_input(interaction: discord.Interaction[Any]) -> None:
    """Cut every text of an interaction to its declared length; raises Refused for a number out of its bounds."""
    data: Any = interaction.data or {}
    match interaction.type:
        case discord.InteractionType.application_command | discord.InteractionType.autocomplete:
            _limit_options(interaction.command, data)
        case discord.InteractionType.modal_submit:
            longest = _form_lengths.get(str(data.get("custom_id", "")).partition(":")[0], 0)
            for field in fields(data):
                field["value"] = str(field.get("value") or "")[:longest]
        case _:
            values = data.get("values") or ()
            data["values"] = [str(value)[: limits.CHOICE_VALUE] for value in values[: limits.SELECT_OPTIONS]]


def longest_text(parameter: app_commands.Parameter | None) -> int:
    """Return how many characters are read of a text option; of one with choices, as many as a choice's value has."""
    declared = parameter.max_value if parameter else None
    return int(declared) if declared is not None else limits.CHOICE_VALUE


def _limit_options(command: object, data: dict[str, Any]) -> None:
    parameters = command.parameters if isinstance(command, app_commands.Command) else ()
    by_name = {parameter.display_name: parameter for parameter in parameters}
    for option in _options(data):
        parameter, value = by_name.get(option["name"]), option["value"]
        if isinstance(value, str):
            option["value"] = value[: longest_text(parameter)]
        elif isinstance(value, int | float) and not isinstance(value, bool):
            _check_number(parameter, value)


def _check_number(parameter: app_commands.Parameter | None, value: float) -> None:
    least, most = (parameter.min_value, parameter.max_value) if parameter else (None, None)
    if not (-_LARGEST if least is None else least) <= value <= (_LARGEST if most is None else most):
        raise Refused("not_offered")


def _options(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The options that have values, below subcommands too."""
    for option in data.get("options") or ():
        if "value" in option:
            yield option
        else:
            yield from _options(option)
