"""What a player would do and what speaks for it, for a person who asks: found in imagined worlds alone."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from engine.ai.dice import Dice
from engine.ai.player import Imagination
from engine.ai.reasons.reasoning import Reasoning
from engine.core.rng import Rng
from engine.core.values import Value

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
