"""Texts of lessons: around a step, at the end, and the list of all lessons."""

from collections.abc import Mapping

import msgspec

from bot.lessons import texts
from bot.screens.lesson import LessonStep
from bot.screens.refusals import RefusalText
from bot.screens.screen import Screen
from bot.texts.catalog import texts_with_prefix


class ListedLesson(msgspec.Struct, frozen=True):
    """A game's lesson, and how many of its steps are done."""

    key: str
    game: str
    done: int
    steps: int

    @property
    def is_unfinished(self) -> bool:
        """Whether the lesson has begun, with at least one step still open."""
        return 0 < self.done < self.steps

    @property
    def state(self) -> str:
        """Progress of the reader, such as "step 3 of 9"."""
        if self.is_unfinished:
            return texts.step_reached(number=self.done + 1, count=self.steps)
        return texts.done() if self.done else texts.steps(count=self.steps)


def step_text(step: LessonStep[object, object], number: int, steps: int) -> str:
    """Return the heading and the first text of a lesson step, to show above the position.

    `number` is the step's number from 1, out of `steps`. The step's task is left out, because it is shown below.
    """
    return f"{texts.step_heading(number=number, count=steps, teaches=step.teaches)}\n{step.says[0]}"


def ending_text(ending: tuple[str, str]) -> str:
    """Return the text above the last position: that the lesson is done, then the two lines of `ending`."""
    return "\n".join((texts.you_have_done_it(), *ending))


def list_screen() -> Screen:
    """Return the screen above the buttons of all lessons."""
    return Screen(title=texts.list_title(), text=texts.list_text())


def footer(game: str) -> str:
    """Return the footer of each position in a lesson, with the title `game`."""
    return texts.footer(game=game)


REFUSALS: Mapping[str, RefusalText] = texts_with_prefix(texts, "refusal")
