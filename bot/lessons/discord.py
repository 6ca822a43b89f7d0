"""Pages, handlers and the command `/learn` of lessons."""

import dataclasses
from collections.abc import Mapping, Sequence

from discord import app_commands
from msgspec.structs import replace

from bot.discord.components import anywhere, component, localize
from bot.discord.context import Interaction
from bot.discord.interactions import InteractionContext, answering
from bot.discord.layout import Page, Row, split_into_rows
from bot.games.catalog import PLAYABLE_GAMES
from bot.guilds.service import OpeningChecks, PersonalPreferences
from bot.lessons import screens, texts
from bot.lessons.screens import ListedLesson
from bot.lessons.service import LESSON_GAMES, Lessons, LessonView
from bot.lobbies.drafts import Draft
from bot.lobbies.practice import Practice
from bot.match.model.computers import ComputerOpponents
from bot.match.model.timing import ClockName
from bot.play.discord.pages import MenuVerb, question_below, step_rows
from bot.play.screens import News, news_text
from bot.play.selection import NodeSelection
from bot.screens import texts as screen_texts
from bot.screens.custom_ids import CustomId, from_base36
from bot.screens.menu import ROOT
from bot.screens.screen import Button, Style, question

_MAX_SENTENCES = 3
"""Maximum number of sentences above a step; a longer list shows only its first and last sentence."""

_VERBS: Mapping[MenuVerb, str] = {"press": "lesson_press", "choose": "lesson_choose", "page": "lesson_page"}


def list_page(done: Mapping[str, int]) -> Page:
    """Return the page with a button for each lesson, and with buttons to restart those in progress.

    `done` has the number of completed steps by game.
    """
    presenters = {key: PLAYABLE_GAMES[key].presenter for key in LESSON_GAMES}
    listed = [
        ListedLesson(key, presenter.name, done.get(key, 0), len(presenter.lesson.steps) if presenter.lesson else 0)
        for key, presenter in presenters.items()
    ]
    begun = [each for each in listed if each.is_unfinished]
    rows: list[Row] = [
        *split_into_rows([_lesson_button(each, presenters[each.key].sign) for each in listed]),
        *split_into_rows(
            [Button(CustomId("restart_lesson", key=each.key), texts.start_game_again(game=each.game)) for each in begun]
        ),
    ]
    return Page(screen=screens.list_screen(), rows=rows)


def _lesson_button(lesson: ListedLesson, sign: str) -> Button:
    style: Style = "primary" if lesson.is_unfinished else "secondary"
    label = texts.lesson_button(game=lesson.game, state=lesson.state)
    return Button(CustomId("learn", key=lesson.key), label, style, sign)


def step_page(view: LessonView, page: int = 0, *, table: bool | None = None) -> Page:
    """Return the page of a step: its text, the position, its task and the choices.

    `table` shows the table instead of the hand, in games that separate the two; None uses the step's own setting.
    """
    if view.question:
        return _question_page(view)
    key, step = view.panel.match.game, view.lesson.steps[view.step]
    text = screens.step_text(step, view.step + 1, len(view.lesson.steps))
    news = "" if view.node != ROOT or view.objection or view.is_elsewhere else _news_text(view)
    menu = view.panel.menu
    is_table = view.table is not None and view.node == ROOT and (step.table == "first" if table is None else table)
    look_label = texts.show_my_cards() if is_table else texts.show_the_table()
    look = Button(CustomId("lesson_look", key=key, page=int(not is_table)), look_label)
    screen = replace(view.panel.screen, picture=view.table) if is_table else view.panel.screen
    further = [*([look] if view.table is not None and view.node == ROOT else []), *_way_buttons(key)]
    rows = step_rows(menu, view.node, page, lambda verb, node, to: _custom_id(view, verb, node, to), further)
    question = "" if view.node == ROOT else question_below(menu, view.node)
    asked = "\n".join(part for part in (_remark(view), step.says[1], question) if part)
    return Page(screen=screen, rows=rows, note=text, news=news, below=asked)


def ending_page(view: LessonView, practice_clock: ClockName | None, *, may_challenge: bool) -> Page:
    """Return the page that ends a lesson, with buttons for the next match, a restart and other lessons.

    `practice_clock` is the clock of a match against the computer; None leaves that button out. `may_challenge` adds a
    button to challenge a person.
    """
    key = view.panel.match.game
    draft = Draft(clock=practice_clock or "none", opponents=ComputerOpponents("beginner")).with_game(key)
    play = Button(CustomId("begin_practice", key=str(draft)), texts.play_a_beginner(), "success")
    challenge = Button(CustomId("ask_opponent_to", key=key), texts.challenge_somebody(), "primary")
    again = Button(CustomId("restart_lesson", key=key), texts.start_again())
    row = [*([play] if practice_clock else []), *([challenge] if may_challenge else []), again, *_way_buttons(key)]
    screen = replace(view.panel.screen, choices=())
    return Page(screen=screen, rows=[row], note=screens.ending_text(view.lesson.ending), news=_news_text(view))


def words_page(view: LessonView) -> Page:
    """Return the page that shows a lesson step as text instead of a picture.

    Its button leads back to the lesson.
    """
    back = Button(CustomId("lesson", key=view.panel.match.game), texts.back_to_the_lesson(), "primary")
    return Page(screen=replace(view.panel.screen, picture=None, choices=()), rows=[[back]])


def _way_buttons(key: str) -> Sequence[Button]:
    in_words = Button(CustomId("lesson_words", key=key), screen_texts.in_words())
    return [in_words, Button(CustomId("lessons"), texts.all_lessons())]


def _remark(view: LessonView) -> str:
    """Return the remark on the last press, if the choice was wrong or belonged to another step; otherwise ""."""
    if view.is_elsewhere:
        return texts.elsewhere()
    return texts.try_again(objection=view.objection) if view.objection else ""


def _news_text(view: LessonView) -> str:
    lines = view.sentences if len(view.sentences) <= _MAX_SENTENCES else (view.sentences[0], "…", view.sentences[-1])
    news = news_text(News(lines, len(lines)), view.panel.screen) if lines and view.step else ""
    return f"{news}\n" if news else ""  # an empty line ends the list


def _question_page(view: LessonView) -> Page:
    key = view.panel.match.game
    yes = Button(CustomId("confirm_lesson", key=key, version=view.step, node=view.node), texts.yes(), "danger")
    no = Button(CustomId("lesson", key=key), texts.no_go_back())
    return Page(screen=question(texts.are_you_sure(), view.question), rows=[[yes, no]])


def _custom_id(view: LessonView, verb: MenuVerb, node: int, page: int) -> CustomId:
    return CustomId(_VERBS[verb], key=view.panel.match.game, version=view.step, node=node, page=page)


@component("vl", away=True)
async def lessons(context: InteractionContext) -> None:
    """List the lessons, and how far the person is in each."""
    done = await context.get(Lessons).progress(context.guild_id, context.user_id)
    await context.answer.private_reply(list_page(done))


@component("vc", away=True)
async def choose_lesson(context: InteractionContext) -> None:
    """Open the lesson that was chosen from the select of a page of an earlier release, at the person's step."""
    await open_lesson(context, context.chosen)


@component("vg", "key", away=True)
async def learn(context: InteractionContext) -> None:
    """Open a lesson at the person's step."""
    await open_lesson(context, context.custom_id.key)


@component("vb", "key", away=True)
async def lesson(context: InteractionContext) -> None:
    """Show a lesson at the person's step, or its end if it is done."""
    await _show(context, await _view(context))


@component("va", "key", away=True)
async def restart_lesson(context: InteractionContext) -> None:
    """Restart a lesson from its first step."""
    key = context.custom_id.key
    await _show(context, await context.get(Lessons).restart(context.guild_id, context.request.person, key))


@component("vp", "key", "version", "node", away=True)
async def lesson_press(context: InteractionContext) -> None:
    """Choose the pressed action in the menu of the person's lesson step, or open the pressed submenu."""
    await _press(context, context.custom_id.node)


@component("vy", "key", "version", "node", away=True)
async def confirm_lesson(context: InteractionContext) -> None:
    """Take the choice in a lesson that the person has now confirmed, and show the lesson."""
    await _press(context, context.custom_id.node, confirmed=True)


@component("vs", "key", "version", "node", away=True)
async def lesson_choose(context: InteractionContext) -> None:
    """Take the choice that the person selected from a list in the lesson menu, and show the lesson."""
    await _press(context, from_base36(context.chosen))


@component("vt", "key", "version", "node", "page", away=True)
async def lesson_page(context: InteractionContext) -> None:
    """Show another page of a long level of the lesson menu. The page number is in the custom id."""
    await _press(context, context.custom_id.node)


@component("vw", "key", away=True)
async def lesson_words(context: InteractionContext) -> None:
    """Show the text of the picture of a step."""
    await context.answer.private_reply(words_page(await _view(context)))


@component("vk", "key", "page", away=True)
async def lesson_look(context: InteractionContext) -> None:
    """Show the lesson again with the table if the custom id's page is 1, otherwise with the person's hand."""
    await _show(context, await _view(context), table=context.custom_id.page == 1)


async def open_lesson(context: InteractionContext, game: str) -> None:
    """Open a lesson at the person's step; restart it if it is done."""
    await _show(context, await context.get(Lessons).open(context.guild_id, context.request.person, game))


async def _view(context: InteractionContext) -> LessonView:
    """Return the custom id's lesson at the person's step, or its end if it is done."""
    return await context.get(Lessons).show(context.guild_id, context.request.person, context.custom_id.key)


async def _press(context: InteractionContext, node: int, *, confirmed: bool = False) -> None:
    pressed, service = context.custom_id, context.get(Lessons)
    chosen = NodeSelection(pressed.version, node, confirmed)
    await _show(context, await service.press(context.guild_id, context.request.person, pressed.key, chosen))


async def _show(context: InteractionContext, view: LessonView, *, table: bool | None = None) -> None:
    page_number = context.custom_id.page if table is None else 0
    page = await _ending_page(context, view) if view.is_over else step_page(view, page_number, table=table)
    in_words = await context.get(PersonalPreferences).wants_words(context.guild_id, context.user_id)
    await context.answer.private_reply(dataclasses.replace(page, with_text=in_words))


async def _ending_page(context: InteractionContext, view: LessonView) -> Page:
    rules = await context.get(OpeningChecks).rules(context.guild_id)
    is_allowed = not rules.games or view.panel.match.game in rules.games
    clock: ClockName | None = None
    if is_allowed and await context.get(Practice).is_allowed(context.guild_id):
        clock = await context.get(OpeningChecks).choose_clock(context.guild_id, None, before="none")
    return ending_page(view, clock, may_challenge=is_allowed)


def _game_choice(key: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=localize(lambda: PLAYABLE_GAMES[key].presenter.name), value=key)


@app_commands.command(name="learn", description=localize(texts.command_learn))
@anywhere
@app_commands.describe(game=localize(texts.command_learn_game))
@app_commands.choices(game=[_game_choice(key) for key in LESSON_GAMES])
async def learn_command(interaction: Interaction, game: str = "") -> None:
    """Reply privately with the lesson of a game, at the step that the person has reached.

    `game` "" shows the list of lessons instead. A lesson that is done starts again.
    """
    async with answering(interaction) as context:
        if game:
            await open_lesson(context, game)
        else:
            await lessons(context)
