"""Texts of lessons: around a step, at the end, and the list of all lessons."""

from collections.abc import Mapping

import msgspec

from bot.screens.lesson import LessonStep
from bot.screens.refusals import RefusalText
from bot.screens.screen import Screen
from bot.screens.words import format_count

ELSEWHERE = "You have done another step meanwhile. This is where you are."
AGAIN = "{objection} Try again."
DONE = "**You have done the lesson.**"

_LIST = "You play real positions step by step, against a Trainer who follows a script. It takes a few minutes."


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
            return f"step {self.done + 1} of {self.steps}"
        return "done" if self.done else format_count(self.steps, "step")


def step_text(step: LessonStep[object, object], number: int, steps: int) -> str:
    """Return the heading and the first text of a lesson step, to show above the position.

    `number` is the step's number from 1, out of `steps`. The step's task is left out, because it is shown below.
    """
    return f"**Step {number} of {steps} · {step.teaches}**\n{step.says[0]}"


def ending_text(ending: tuple[str, str]) -> str:
    """Return the text above the last position: that the lesson is done, then the two lines of `ending`."""
    return "\n".join((DONE, *ending))


def list_screen() -> Screen:
    """Return the screen above the buttons of all lessons."""
    return Screen(title="Learn by playing", text=_LIST)


def footer(game: str) -> str:
    """Return the footer of each position in a lesson, with the title `game`."""
    return f"{game} · lesson"


REFUSALS: Mapping[str, RefusalText] = {
    "no_lesson": "There is no lesson of {game}. `/rules` says how it is played.",
}
