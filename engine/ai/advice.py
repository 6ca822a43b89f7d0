"""Advice for a person: the action that a player would take, and its reasons.

A reason comes from comparing a seat's views before and after the action, in sampled states only.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.ai.dice import Dice
from engine.ai.player import SeatKnowledge
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Seat, Value

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
R = TypeVar("R")

WORLDS = 24
"""Number of sampled states in which an action is examined."""
LIKELY = 18
"""Number of samples in which a likely reason must hold. A reason that holds in all samples is certain."""


class Argument(Value, Generic[R], frozen=True):
    """One reason for an action; `likely` if it holds in most of the sampled states, but not in all."""

    reason: R
    likely: bool = False


class Advice(Value, frozen=True):
    """The action that a player takes, as JSON, and a JSON array of arguments for the action, the strongest first."""

    action: bytes
    arguments: bytes


def apply_action(game: Game[Any, S, A, Any, Any], state: S, seat: Seat, action: A) -> S:
    """Return the state right after the seat's action, which must be one of its legal actions."""
    return game.apply_listed(state, seat, action).state


@dataclass(frozen=True, kw_only=True)
class Reasoning(Generic[S, A, V, R]):
    """One game's search for reasons, as a record of pure functions."""

    reasons: Callable[[V, A, V], Sequence[R]]
    """From the view before, the action and the view after, return the reasons for the action.

    The strongest comes first; the result may be empty.
    """

    kinds: Any
    """The union of these facts, as they are read from JSON."""

    aftermath: Callable[[Game[Any, S, A, Any, V], S, Seat, A], S] = apply_action
    """The imagined state in which an action has had its effect."""


def arguments_for(
    reasoning: Reasoning[S, A, V, R], knowledge: SeatKnowledge[S, A, E, V], action: A, rng: Rng
) -> tuple[Argument[R], ...]:
    """Return the reasons for an action that hold in at least LIKELY of WORLDS sampled states.

    Each sample gives the reasons that the seat could see in the position after the action. An argument is `likely`
    instead of certain if some sample lacks its reason. The result is in the order of first appearance; it may be empty.
    """
    game, seat, before = knowledge.game, knowledge.seat, knowledge.view
    dice, reasons_by_sample = Dice(rng), list[Sequence[R]]()
    for _ in range(WORLDS):
        sample = knowledge.sample(dice.rng())
        reasons_by_sample.append(
            reasoning.reasons(before, action, game.view(reasoning.aftermath(game, sample, seat, action), seat))
        )
    often = Counter(reason for reasons in reasons_by_sample for reason in dict.fromkeys(reasons))
    ordered: dict[Any, None] = dict.fromkeys(reason for reasons in reasons_by_sample for reason in reasons)
    return tuple(Argument(reason, often[reason] < WORLDS) for reason in ordered if often[reason] >= LIKELY)
