"""What a game tells a search about its positions: how good they are, where to stop looking, and what is worth trying.

All functions get imagined states, which may be read freely, and none changes anything.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.core.values import Seat

S = TypeVar("S")
A = TypeVar("A")

Draw = Callable[[int], int]
"""Draws a number from 0 to its argument - 1, each equally likely."""


def own_team(_state: object, seat: Seat) -> int:
    """Return the team of a seat where everybody plays alone."""
    return seat


def any_listed(_state: object, _seat: Seat, actions: Sequence[A], draw: Draw) -> A:
    """Take one of the actions, each with the same chance: the simplest playout."""
    return actions[draw(len(actions))]


@dataclass(frozen=True, kw_only=True)
class Judge(Generic[S, A]):
    """One game's judgement, as a record of pure functions."""

    worth: Callable[[S], Sequence[float]]
    """How likely each team is to win the match, in team order, from 0 (lost) to 1 (won); also where it is over."""

    settled: Callable[[S, S], bool]
    """Given the state in which the choice began and a later one: whether to look no further and judge here."""

    playout: Callable[[S, Seat, Sequence[A], Draw], A] | None = None
    """What a seat does after a search has stopped choosing, until the state is settled; None: it is judged at once."""

    prior: Callable[[S, Seat, Sequence[A]], Sequence[float]] | None = None
    """How likely each of a seat's actions is to be its best, in any unit; None: all alike."""

    taken_back: Callable[[S], S] | None = None
    """The state before choices that are in but that nobody has been shown yet, so that they are thought over, too.

    None: there are no such choices.
    """

    entropy_weight: float | None = None
    """Worth given up for each nat of entropy in a choice made at the same time as others', lest habits be read.

    None: such a choice is made as it pays, however easy it is to foresee.
    """

    team_of: Callable[[S, Seat], int] = own_team
    """The index of a seat's team."""

    seen_as: Callable[[S, Seat, A, Seat], Hashable] | None = None
    """What the last seat can tell of an action that the first takes, and of what comes to light by it.

    Equal where it looks alike. None: what the seat is told of the events.
    """
