"""What a lesson is made of: a fixed deal, and for each step what is said, what is to be played and what follows."""

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
    """Why actions of one kind aren't what the lesson asks for."""

    applies: Callable[[A], bool]
    sentence: str


class Fact(msgspec.Struct, Generic[V], frozen=True):
    """Something that a sentence says of the position, in the words of the sentence, and how it shows in the view."""

    text: str
    holds: Callable[[V], bool]


class LessonStep(msgspec.Struct, Generic[V, A], frozen=True, kw_only=True):
    """One position: what the learner reads, the action that goes on, and what answers any other."""

    teaches: str
    """Its heading, such as "Withdrawing"."""
    says: tuple[str, str]
    """What there is to know, and what is to be done."""
    facts: tuple[Fact[V], ...]
    """What the sentences say of this position; at least one."""
    action: A
    why_not: tuple[WhyNot[A], ...] = ()
    """Asked in order, before `otherwise`."""
    otherwise: str
    """Why any other action isn't what the lesson asks for."""
    replies: tuple[Played[A], ...] = ()
    """What the script plays then, before the next step."""
    table: TableShown = "never"
    """Whether the table is shown, where the panel shows the hand without it; people have it before them in a match."""

    def objection(self, action: A) -> str:
        """Return why an action isn't the one that goes on; "" for that one."""
        if action == self.action:
            return ""
        return next((each.sentence for each in self.why_not if each.applies(action)), self.otherwise)


class Lesson(msgspec.Struct, Generic[V, A], frozen=True, kw_only=True):
    """The script of a game's lesson, of a match of two.

    Its steps are counted from 0, and one more is its end. What people have reached is stored by these numbers.
    """

    key: bytes
    """The key of all its chance, 32 bytes."""
    options: Mapping[str, Any]
    """Those of the match that aren't as by default."""
    seat: int = 0
    """Where the learner sits."""
    opening: tuple[Played[A], ...] = ()
    """What is played before the first step."""
    filler: A | None = None
    """What seats answer that are asked for something before the script's next action, such as a pass."""
    steps: tuple[LessonStep[V, A], ...]
    ending: tuple[str, str]
    """What is said at the end."""
    ending_facts: tuple[Fact[V], ...]


SHOW_ME = "Show me how"
"""What the buttons say that lead to a lesson."""
