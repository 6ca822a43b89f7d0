"""What a player would do and what speaks for it, for a person who asks: found in imagined worlds alone.

What a game says of an action: facts, found by comparing views of one seat, and how far to look for them.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.ai.dice import Dice
from engine.ai.player import Imagination
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Seat, Value

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
R = TypeVar("R")

WORLDS = 24
"""Imagined worlds in which an action is looked at."""
LIKELY = 18
"""In so many of them something must be so to be called likely; what is so in all of them counts as certain."""


class Argument(Value, Generic[R], frozen=True):
    """One thing that speaks for an action; `likely`: in most of the imagined worlds, and not in all."""

    reason: R
    likely: bool = False


class Advice(Value, frozen=True):
    """The action that a player takes, as JSON, and the arguments for it as a JSON array, the most telling first."""

    action: bytes
    arguments: bytes


def carried_out(game: Game[Any, S, A, Any, Any], state: S, seat: Seat, action: A) -> S:
    """Return the state right after an action."""
    return game.apply_listed(state, seat, action).state


@dataclass(frozen=True, kw_only=True)
class Reasoning(Generic[S, A, V, R]):
    """How one game says what speaks for an action, as a record of pure functions."""

    reasons: Callable[[V, A, V], Sequence[R]]
    """What speaks for an action, the most telling first, by what its seat sees before and after it; perhaps nothing."""

    kinds: Any
    """The union of these facts, as they are read from JSON."""

    aftermath: Callable[[Game[Any, S, A, Any, V], S, Seat, A], S] = carried_out
    """The imagined state in which an action has had its effect."""


def arguments_for(
    reasoning: Reasoning[S, A, V, R], imagination: Imagination[S, A, E, V], action: A, rng: Rng
) -> tuple[Argument[R], ...]:
    """Return what speaks for an action: what follows from it in imagined worlds, as its seat would see it."""
    game, seat, before = imagination.game, imagination.seat, imagination.view
    dice, found = Dice(rng), list[Sequence[R]]()
    for _ in range(WORLDS):
        world = imagination.world(dice.rng())
        found.append(reasoning.reasons(before, action, game.view(reasoning.aftermath(game, world, seat, action), seat)))
    often = Counter(reason for reasons in found for reason in dict.fromkeys(reasons))
    ordered: dict[Any, None] = dict.fromkeys(reason for reasons in found for reason in reasons)
    return tuple(Argument(reason, often[reason] < WORLDS) for reason in ordered if often[reason] >= LIKELY)
