"""What the buttons and selects of lessons do; who presses them is looked up, and so is where they are."""

import dataclasses

from bot.model.clock import ClockName
from bot.screens.custom_ids import from_base36
from bot.service.guilds.house_rules import OpeningChecks
from bot.service.guilds.preferences import PersonalPreferences
from bot.service.lessons.lessons import Lessons, LessonView
from bot.service.lobbies.practice import Practice
from bot.service.matches.selection import NodeSelection
from bot.ui.gateway.components import component
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.message_layout import Page
from bot.ui.lessons import pages


@component("vl")
async def lessons(context: InteractionContext) -> None:
    """List the lessons."""
    await show_list(context)


@component("vc")
async def choose_lesson(context: InteractionContext) -> None:
    """Begin the lesson that was chosen, or go on with it."""
    await open_lesson(context, context.chosen)


@component("vg", "key")
async def learn(context: InteractionContext) -> None:
    """Begin a lesson, or go on with it."""
    await open_lesson(context, context.custom_id.key)


@component("vb", "key")
async def lesson(context: InteractionContext) -> None:
    """Show a lesson where one is."""
    key = context.custom_id.key
    await _show(context, await context.get(Lessons).show(context.guild_id, context.request.person, key))


@component("va", "key")
async def restart_lesson(context: InteractionContext) -> None:
    """Begin a lesson anew."""
    key = context.custom_id.key
    await _show(context, await context.get(Lessons).restart(context.guild_id, context.request.person, key))


@component("vp", "key", "version", "node")
async def lesson_press(context: InteractionContext) -> None:
    """Choose in the menu of a step, or open a level of it."""
    await _press(context, context.custom_id.node)


@component("vy", "key", "version", "node")
async def confirm_lesson(context: InteractionContext) -> None:
    """Choose after having been asked."""
    await _press(context, context.custom_id.node, confirmed=True)


@component("vs", "key", "version", "node")
async def lesson_choose(context: InteractionContext) -> None:
    """Choose in the list of a long level of the menu."""
    await _press(context, from_base36(context.chosen))


@component("vt", "key", "version", "node", "page")
async def lesson_page(context: InteractionContext) -> None:
    """Turn to another page of a long level of the menu."""
    await _press(context, context.custom_id.node)


@component("vw", "key")
async def lesson_words(context: InteractionContext) -> None:
    """Say in words what the picture of a step shows."""
    key = context.custom_id.key
    view = await context.get(Lessons).show(context.guild_id, context.request.person, key)
    await context.answer.private_reply(pages.words_page(view))


@component("vk", "key", "page")
async def lesson_look(context: InteractionContext) -> None:
    """Show the table of a step, or one's hand."""
    key = context.custom_id.key
    view = await context.get(Lessons).show(context.guild_id, context.request.person, key)
    await _show(context, view, table=context.custom_id.page == 1)


async def show_list(context: InteractionContext) -> None:
    """List the lessons, and how far the person is in each."""
    done = await context.get(Lessons).progress(context.guild_id, context.user_id)
    await context.answer.private_reply(pages.list_page(done))


async def open_lesson(context: InteractionContext, game: str) -> None:
    """Begin a lesson, go on with it, or begin it anew where it is done."""
    await _show(context, await context.get(Lessons).open(context.guild_id, context.request.person, game))


async def _press(context: InteractionContext, node: int, *, confirmed: bool = False) -> None:
    pressed, service = context.custom_id, context.get(Lessons)
    chosen = NodeSelection(pressed.version, node, confirmed)
    await _show(context, await service.press(context.guild_id, context.request.person, pressed.key, chosen))


async def _show(context: InteractionContext, view: LessonView, *, table: bool | None = None) -> None:
    page_number = context.custom_id.page if table is None else 0
    page = await _ending_page(context, view) if view.is_over else pages.step_page(view, page_number, table=table)
    in_words = await context.get(PersonalPreferences).wants_words(context.guild_id, context.user_id)
    await context.answer.private_reply(dataclasses.replace(page, in_words=in_words))


async def _ending_page(context: InteractionContext, view: LessonView) -> Page:
    rules = await context.get(OpeningChecks).rules(context.guild_id)
    is_allowed = not rules.games or view.panel.match.game in rules.games
    clock = await _practice_clock(context) if is_allowed else None
    return pages.ending_page(view, clock, may_challenge=is_allowed)


async def _practice_clock(context: InteractionContext) -> ClockName | None:
    """The clock of a match against the computer; None where there is no such match on this server."""
    if not await context.get(Practice).is_allowed(context.guild_id):
        return None
    return await context.get(OpeningChecks).clock(context.guild_id, None, before="none")
