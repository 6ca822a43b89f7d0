"""Which actions may be taken back as if they had never been: those through which nobody has learnt anything."""

from typing import Any, TypeVar

from engine.core.game import Game, Step

S = TypeVar("S")
E = TypeVar("E")


def may_be_taken_back(game: Game[Any, S, Any, E, Any], before: S, step: Step[S, E]) -> bool:
    """Tell whether what led from a state to this step may be undone without anybody having gained by it.

    The match goes on, no chance was drawn, and nobody, whoever acted included, has learnt of anything hidden.
    """
    return game.outcome(step.state) is None and not game.reveals(before, step)
