"""The private pages of lessons: the list of them, a step with its position, and the end."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.games.catalog import PLAYABLE_GAMES
from bot.model.clock import ClockName
from bot.model.computers import ComputerOpponents
from bot.model.history import News
from bot.presenters.history.news import news_text
from bot.presenters.lessons import screens
from bot.presenters.lessons.screens import ListedLesson
from bot.screens import screen as screen_screen
from bot.screens.custom_ids import CustomId
from bot.screens.menu import ROOT
from bot.service.lessons.lessons import LESSON_GAMES, LessonView
from bot.service.lobbies.drafts import Draft
from bot.ui.gateway.message_layout import Button, Page, Row, button, in_rows, select
from bot.ui.matches.panels import MenuVerb, menu_rows, question_below

_TOLD = 3
"""How many sentences of what has happened stand above a step; of more than that, the first and the last."""

_VERBS: Mapping[MenuVerb, str] = {"press": "lesson_press", "choose": "lesson_choose", "page": "lesson_page"}


def list_page(done: Mapping[str, int]) -> Page:
    """Every lesson, with those that aren't finished to go on with."""
    listed = [_listed(key, done.get(key, 0)) for key in LESSON_GAMES]
    begun = [each for each in listed if each.is_unfinished]
    signs = {key: PLAYABLE_GAMES[key].presenter.sign for key in LESSON_GAMES}
    options = [(each.key, each.game, each.state) for each in listed]
    rows: list[Row] = [
        select(CustomId("choose_lesson"), "Choose a game", options, signs=signs),
        *in_rows([button(CustomId("learn", key=each.key), f"Go on with {each.game}", "primary") for each in begun]),
        *in_rows([button(CustomId("restart_lesson", key=each.key), f"Start {each.game} again") for each in begun]),
    ]
    return Page(screen=screens.list_screen(listed), rows=rows)


def _listed(key: str, done: int) -> ListedLesson:
    presenter = PLAYABLE_GAMES[key].presenter
    return ListedLesson(key, presenter.name, done, len(presenter.lesson.steps) if presenter.lesson else 0)


def step_page(view: LessonView, page: int = 0, *, table: bool | None = None) -> Page:
    """A step of a lesson: what is said, the position, what is asked, and what can be chosen in it.

    `table`: whether the table is shown in place of the hand, where these are apart; None: as the step has it.
    """
    if view.question:
        return _question_page(view)
    key, step = view.panel.match.game, view.lesson.steps[view.step]
    text = screens.step_text(step, view.step + 1, len(view.lesson.steps))
    told = "" if view.node != ROOT or view.objection or view.is_elsewhere else _told(view)
    menu = view.panel.menu
    above = menu.parent(view.node)
    is_table = view.table is not None and view.node == ROOT and (step.table == "first" if table is None else table)
    look = [] if view.table is None or view.node != ROOT else [_look_button(key, is_table=is_table)]
    screen = replace(view.panel.screen, picture=view.table) if is_table else view.panel.screen
    back = [] if above is None else [button(_custom_id(view, "press", above, 0), "Back")]
    rows = [
        *menu_rows(menu, view.node, page, lambda verb, node, to: _custom_id(view, verb, node, to)),
        [*back, *look, *_ways(key)],
    ]
    question = "" if view.node == ROOT else question_below(menu, view.node)
    asked = "\n".join(part for part in (_remark(view), step.says[1], question) if part)
    return Page(screen=screen, rows=rows, note=text, news=told, below=asked)


def ending_page(view: LessonView, practice_clock: ClockName | None, *, may_challenge: bool) -> Page:
    """The end of a lesson, and where to go from there: `practice_clock` None where the computer can't be played."""
    key = view.panel.match.game
    again = button(CustomId("restart_lesson", key=key), "Start again")
    rows = [[*_next_matches(key, practice_clock, may_challenge=may_challenge), again, *_ways(key)]]
    screen = replace(view.panel.screen, choices=())
    return Page(screen=screen, rows=rows, note=screens.ending_text(view.lesson.ending), news=_told(view))


def words_page(view: LessonView) -> Page:
    """All that the picture of a step shows, in words."""
    back = button(CustomId("lesson", key=view.panel.match.game), "Back to the lesson", "primary")
    return Page(screen=replace(view.panel.screen, picture=None, choices=()), rows=[[back]])


def _next_matches(key: str, clock: ClockName | None, *, may_challenge: bool) -> Sequence[Button]:
    draft = Draft(clock=clock or "none", opponents=ComputerOpponents("easy")).with_game(key)
    play = [] if clock is None else [button(CustomId("begin_practice", key=str(draft)), "Play easy", "success")]
    return [
        *play,
        *([button(CustomId("ask_opponent_to", key=key), "Challenge somebody", "primary")] if may_challenge else []),
    ]


def _ways(key: str) -> Sequence[Button]:
    return [button(CustomId("lesson_words", key=key), "In words"), button(CustomId("lessons"), "All lessons")]


def _look_button(key: str, *, is_table: bool) -> Button:
    label = "Show my cards" if is_table else "Show the table"
    return button(CustomId("lesson_look", key=key, page=int(not is_table)), label)


def _remark(view: LessonView) -> str:
    """What is said first, because of what was pressed."""
    if view.is_elsewhere:
        return screens.ELSEWHERE
    return screens.AGAIN.format(objection=view.objection) if view.objection else ""


def _told(view: LessonView) -> str:
    lines = view.told if len(view.told) <= _TOLD else (view.told[0], "…", view.told[-1])
    told = news_text(News(lines, len(lines)), view.panel.screen) if lines and view.step else ""
    return f"{told}\n" if told else ""  # an empty line ends the list


def _question_page(view: LessonView) -> Page:
    key = view.panel.match.game
    yes = button(CustomId("confirm_lesson", key=key, version=view.step, node=view.node), "Yes", "danger")
    no = button(CustomId("lesson", key=key), "No, go back")
    return Page(screen=screen_screen.question("Are you sure?", view.question), rows=[[yes, no]])


def _custom_id(view: LessonView, verb: MenuVerb, node: int, page: int) -> CustomId:
    return CustomId(_VERBS[verb], key=view.panel.match.game, version=view.step, node=node, page=page)
