"""The page of a person's own preferences, and its handlers."""

from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import replace

from bot.discord import layout
from bot.discord.components import component
from bot.discord.interactions import InteractionContext, reader_language
from bot.discord.layout import Page, Row
from bot.guilds import screens, texts
from bot.guilds.discord.settings import OFF, ON
from bot.guilds.model import (
    PREFERENCES,
    GuildPreferences,
    Preference,
    Preferences,
)
from bot.guilds.service import PersonalPreferences
from bot.screens import limits
from bot.screens.custom_ids import CustomId
from bot.screens.refusals import Refused
from bot.screens.screen import Button, Style
from bot.texts.languages import reading


@component("my")
async def preferences(context: InteractionContext) -> None:
    """Show the caller their own preferences."""
    chosen = await context.get(PersonalPreferences).all(context.guild_id)
    await context.answer.private_reply(preferences_page(chosen, context.user_id))


@component("mf", "key")
async def choose_preference(context: InteractionContext) -> None:
    """Change one of the person's own preferences, and show the preferences page again.

    The custom id names the preference and its value, which is on or off for a switch. A list of an earlier release has
    the value as its chosen entry. Raises Refused("not_offered") for an unknown preference or value.
    """
    name, _, word = context.custom_id.key.partition("-")
    await _choose_preference(context, name, word)


def _of_earlier_releases(verb: str, name: str, letters: str, *fields: str) -> None:
    """Register a handler for buttons of earlier releases that set the preference `name`.

    `letters` is the prefix of their custom ids, and `fields` name the fields after it. The field "key" has the new
    value. `verb` becomes the handler's function name.
    """

    async def handler(context: InteractionContext) -> None:
        await _choose_preference(context, name, context.custom_id.key)

    handler.__name__ = verb
    component(letters, *fields)(handler)


_of_earlier_releases("choose_words", "words", "mw", "key")
_of_earlier_releases("choose_calls", "calls", "mc")
_of_earlier_releases("choose_care", "careful", "ma", "key")
_of_earlier_releases("choose_presses", "aims", "mp", "key")


async def _choose_preference(context: InteractionContext, name: str, word: str) -> None:
    found = next((each for each in PREFERENCES if each.name == name), None)
    value = word == ON if found is None or found.is_switch else word or context.chosen
    value = "" if value == screens.AUTOMATIC else value
    if found is None or value not in found.values:
        raise Refused("not_offered")
    preferences = context.get(PersonalPreferences)
    await preferences.change(context.guild_id, context.request, lambda before: replace(before, **{name: value}))
    chosen = await preferences.all(context.guild_id)
    with reading(await reader_language(context.interaction)):  # which may be what was chosen
        await context.answer.private_reply(preferences_page(chosen, context.user_id, texts.saved()))


def preferences_page(chosen: GuildPreferences, user_id: int, note: str = "") -> Page:
    """Return the page of a person's own preferences. Each block has a row of buttons or a select."""
    mine = chosen.get(user_id)
    shown = [each for each in PREFERENCES if not (chosen.words and each.name == "words")]
    rows = [_preference_row(list(block), mine) for _, block in groupby(shown, lambda each: each.block)]
    return Page(screen=screens.preferences_screen(mine, words_for_all=chosen.words), rows=rows, note=note)


def _preference_row(block: Sequence[Preference], mine: Preferences) -> Row:
    """Return the controls of a block: a select if one row has no room for a button for each value."""
    first = block[0]
    if len(first.values) <= limits.BUTTONS_PER_ROW:
        return [button for each in block for button in _preference_buttons(each, mine)]
    now = getattr(mine, first.name)
    options = [(value or screens.AUTOMATIC, screens.preference_label(first, value), "") for value in first.values]
    custom_id = CustomId("choose_preference", key=first.name)
    return layout.select(custom_id, screens.preference_label(first, now), options, now or screens.AUTOMATIC)


def _preference_buttons(preference: Preference, mine: Preferences) -> list[Button]:
    """Return the button that changes a switch, or a button for each value, with the present one marked.

    The button of `preference.more` follows, if there is one.
    """
    now, name = getattr(mine, preference.name), preference.name
    if preference.is_switch:
        key = f"{name}-{OFF if now else ON}"
        return [Button(CustomId("choose_preference", key=key), screens.preference_label(preference, now))]
    buttons: list[Button] = []
    for value in preference.values:
        style: Style = "primary" if value == now else "secondary"
        custom_id = CustomId("choose_preference", key=f"{name}-{value}")
        buttons.append(Button(custom_id, screens.preference_label(preference, value), style))
    if preference.more:
        buttons.append(Button(CustomId(preference.more), screens.more_label(preference)))
    return buttons
