"""One's own settings on a server: words beside pictures, and when one is mentioned."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.model.guild import GuildPreferences, Preferences
from bot.presenters.guilds import CALL_TEXTS, CARE_LABELS, PRESSES_LABELS, preferences_screen
from bot.screens.custom_ids import CustomId
from bot.screens.refusals import Refused
from bot.service.guilds.preferences import PersonalPreferences
from bot.ui.gateway.components import component
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.message_layout import Page, Row, button, several_select

ON, OFF = "on", "off"


@component("my")
async def preferences(context: InteractionContext) -> None:
    """Show one's own settings."""
    chosen = await context.get(PersonalPreferences).all(context.guild_id)
    await context.answer.private_reply(preferences_page(chosen, context.user_id))


@component("mw", "key")
async def choose_words(context: InteractionContext) -> None:
    """Choose whether pictures go with all their words."""
    words = context.custom_id.key == ON
    await _change(context, lambda before: replace(before, words=words))


@component("mc")
async def choose_calls(context: InteractionContext) -> None:
    """Choose when one is mentioned."""
    calls = next((each for each in CALL_TEXTS if each == context.chosen), None)
    if calls is None:
        raise Refused("not_offered")
    await _change(context, lambda before: replace(before, calls=calls))


@component("ma", "key")
async def choose_care(context: InteractionContext) -> None:
    """Choose whether one is asked again before captures, attacks and big plays."""
    careful = context.custom_id.key == ON
    await _change(context, lambda before: replace(before, careful=careful))


@component("mp", "key")
async def choose_presses(context: InteractionContext) -> None:
    """Choose whether a move of a piece takes two presses."""
    aims = context.custom_id.key == ON
    await _change(context, lambda before: replace(before, aims=aims))


async def _change(context: InteractionContext, change: Callable[[Preferences], Preferences]) -> None:
    await context.get(PersonalPreferences).change(context.guild_id, context.request, change)
    chosen = await context.get(PersonalPreferences).all(context.guild_id)
    await context.answer.private_reply(preferences_page(chosen, context.user_id, "Saved."))


def preferences_page(chosen: GuildPreferences, user_id: int, note: str = "") -> Page:
    """One's own settings, with a way to change each."""
    mine = chosen.of(user_id)
    words = button(CustomId("choose_words", key=OFF if mine.words else ON), _words_label(words=mine.words))
    rows: list[Row] = [
        several_select(
            CustomId("choose_calls"), "When to mention you", tuple(CALL_TEXTS.items()), (mine.calls,), most=1
        ),
        *([] if chosen.words else [[words]]),
        [
            button(CustomId("choose_care", key=OFF if mine.careful else ON), CARE_LABELS[mine.careful]),
            button(CustomId("choose_presses", key=OFF if mine.aims else ON), PRESSES_LABELS[mine.aims]),
        ],
    ]
    return Page(screen=preferences_screen(mine, words_for_all=chosen.words), rows=rows, note=note)


def _words_label(*, words: bool) -> str:
    return "Show pictures with a short line" if words else "Show all words with pictures"
