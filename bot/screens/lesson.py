"""Parts of a lesson: a fixed deal, and steps with their texts, the required action and the replies to it."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Literal, TypeVar

import msgspec

TableShown = Literal["never", "on request", "first"]

V = TypeVar("V")  # view
A = TypeVar("A")  # action


class Played(msgspec.Struct, Generic[A], frozen=True):
    """An action that the script plays for a seat, as the opponent's answer or to get to the next position."""

    seat: int
    action: A


class WhyNot(msgspec.Struct, Generic[A], frozen=True):
    """Explanation for one kind of wrong action: shown if `applies` is the first to match the action."""

    applies: Callable[[A], bool]
    sentence: str


class Fact(msgspec.Struct, Generic[V], frozen=True):
    """A fact in a lesson's sentence, and a check that the learner's view satisfies it.

    `text` is a quotation from that sentence.
    """

    text: str
    holds: Callable[[V], bool]


class LessonStep(msgspec.Struct, Generic[V, A], frozen=True, kw_only=True):
    """One position of a lesson: its texts, the action that leads on, and explanations for other actions."""

    teaches: str
    """Heading, such as "Withdrawing"."""
    says: tuple[str, str]
    """The explanation of the position, and the task."""
    facts: tuple[Fact[V], ...]
    """Facts that the texts state about this position; at least one."""
    action: A
    why_not: tuple[WhyNot[A], ...] = ()
    """Asked in order, before `otherwise`."""
    otherwise: str
    """Explanation for wrong actions that no entry of `why_not` covers."""
    replies: tuple[Played[A], ...] = ()
    """Actions that the script plays between this step's action and the next step."""
    table: TableShown = "never"
    """Whether the panel shows the table in place of the hand: never, on request by a button, or first.

    Only for games with separate pictures of hand and table. A lesson has no public board next to its panel.
    """

    def objection(self, action: A) -> str:
        """Return the explanation of a wrong action, or "" for this step's action."""
        if action == self.action:
            return ""
        return next((each.sentence for each in self.why_not if each.applies(action)), self.otherwise)


class Lesson(msgspec.Struct, Generic[V, A], frozen=True, kw_only=True):
    """Script of a game's lesson, for a match of two seats.

    Steps are counted from 0; the number of steps itself means the end. The store records each person's progress by
    these numbers.
    """

    key: bytes
    """The key of all its chance, 32 bytes."""
    options: Mapping[str, Any]
    """Options of the match that differ from the defaults."""
    seat: int = 0
    """The learner's seat."""
    opening: tuple[Played[A], ...] = ()
    """Actions that the script plays before the first step."""
    filler: A | None = None
    """Action for seats that must act before the script's next action, such as a pass.

    None if the script covers every such choice.
    """
    steps: tuple[LessonStep[V, A], ...]
    ending: tuple[str, str]
    """Texts that end the lesson."""
    ending_facts: tuple[Fact[V], ...]
