"""The words around a lesson."""

from bot.games.stratego.lesson import lesson
from bot.lessons.screens import ListedLesson, ending_text, footer, list_screen, step_text
from tests.bot.screens.golden_texts import check_golden, screen_text


def test_the_list_a_step_and_the_end_of_a_lesson(golden_update: bool) -> None:
    taught = lesson()
    step = taught.steps[2]
    texts = [screen_text(list_screen()), step_text(step, 3, 6), step.says[1], ending_text(taught.ending)]
    check_golden("lessons", "\n\n".join([*texts, footer("Stratego")]), update=golden_update)


def test_only_what_was_begun_and_not_done_is_unfinished() -> None:
    listed = [ListedLesson("x", "X", done, 6) for done in (0, 1, 5, 6)]
    assert [each.is_unfinished for each in listed] == [False, True, True, False]
    assert [each.state for each in listed] == ["6 steps", "step 2 of 6", "step 6 of 6", "done"]
