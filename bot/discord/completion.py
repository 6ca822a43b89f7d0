"""Completion of command options while a person types."""

import logging
from collections.abc import Callable, Coroutine, Iterable
from functools import wraps
from itertools import islice
from typing import Any

from discord import app_commands

from bot.discord.answers import Answer
from bot.discord.context import Interaction
from bot.discord.interactions import reader_language
from bot.games.catalog import PLAYABLE_GAMES
from bot.operations.logs import log_failure
from bot.screens import limits
from bot.screens.refusals import Refused
from bot.screens.words import shorten
from bot.texts.languages import reading

_log = logging.getLogger(__name__)


GAME_CHOICES = [app_commands.Choice(name=game.presenter.name, value=key) for key, game in PLAYABLE_GAMES.items()]


Choice = app_commands.Choice[str]
Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice]]]


def choices(pairs: Iterable[tuple[str, str]]) -> list[Choice]:
    """Return choices for (name, value) pairs, at most as many as Discord accepts.

    Long names are shortened. Pairs with an empty or too long value are left out.
    """
    usable = ((name, value) for name, value in pairs if 0 < len(value) <= limits.CHOICE_VALUE)
    return [
        app_commands.Choice(name=shorten(name, limits.CHOICE_NAME), value=value)
        for name, value in islice(usable, limits.AUTOCOMPLETE_CHOICES)
    ]


def quietly(suggest: Suggest) -> Suggest:
    """Return a completion handler that sends the suggestions of `suggest`, or no suggestion if it fails.

    The error goes to the log. Discord can't show it here; running the command will show it.
    """

    async def suggest_or_nothing(interaction: Interaction, current: str) -> list[Choice]:
        try:
            return await suggest(interaction, current)
        except Refused as refused:
            _log.debug("nothing to suggest: %s", refused.code)
        except Exception as error:  # noqa: BLE001 - discord.py would log its text
            log_failure("completion failed", interaction.guild_id, None, error)
        return []

    @wraps(suggest)
    async def suggest_quietly(interaction: Interaction, current: str) -> list[Choice]:
        with reading(await reader_language(interaction)):
            suggestions = await suggest_or_nothing(interaction, current)
        await Answer(interaction).choices(suggestions)
        return suggestions

    return suggest_quietly
