"""A game's advice to a search: the value of positions, where to stop, and which actions to try.

All functions get sampled states, so they may read every field. None changes anything.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.core.values import Seat

S = TypeVar("S")
A = TypeVar("A")

Draw = Callable[[int], int]
"""A function that draws an integer from 0 to its argument - 1, each equally likely."""


def seat_as_team(_state: object, seat: Seat) -> int:
    """Return the seat's team in a game without teams: the seat's own number."""
    return seat


def choose_random_action(_state: object, _seat: Seat, actions: Sequence[A], draw: Draw) -> A:
    """Return a random action, each equally likely, as the simplest playout.

    `draw(n)` gives a random integer from 0 to n - 1. `actions` must not be empty.
    """
    return actions[draw(len(actions))]


@dataclass(frozen=True, kw_only=True)
class Judge(Generic[S, A]):
    """One game's judgement of its positions, as a record of pure functions."""

    evaluate: Callable[[S], Sequence[float]]
    """Return each team's probability to win the match, in team order, from 0 (lost) to 1 (won).

    It also works for a finished match.
    """

    is_settled: Callable[[S, S], bool]
    """From the state where the choice began and a later state, return whether a search stops at the later one."""

    playout: Callable[[S, Seat, Sequence[A], Draw], A] | None = None
    """Return a seat's action in a rollout, which runs until the state is settled.

    None means that a search judges the new node without a rollout.
    """

    estimate: Callable[[S], Sequence[float] | None] | None = None
    """Return each team's probability to win from a position that isn't settled, so that a rollout can end there.

    None as the result means that the rollout must continue, such as in the middle of an ability. None as the function
    means that rollouts run until the state is settled.
    """

    prior: Callable[[S, Seat, Sequence[A]], Sequence[float]] | None = None
    """Return, for each of the seat's actions, its chance of being the best, in any unit. None means equal chances."""

    undo_secret_choices: Callable[[S], S] | None = None
    """Return the state before choices that are made but still secret, so that a search considers them, too.

    None if the game has no such choices.
    """

    entropy_weight: float | None = None
    """Value given up for each nat of entropy in a simultaneous choice, so that opponents can't predict habits.

    None means that only the value counts, even if the choice is easy to predict.
    """

    team_of: Callable[[S, Seat], int] = seat_as_team
    """Return the index of a seat's team."""

    observe: Callable[[S, Seat, A, Seat], Hashable] | None = None
    """From (state, actor, action, observer), return a hashable observation of the action.

    Equal values mean that the observer can't distinguish the actions. None means the events as redacted for the
    observer.
    """
