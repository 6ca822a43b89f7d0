"""What a game says of an action: facts, found by comparing views of one seat, and how far to look for them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.core.game import Game
from engine.core.seats import Seat

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
R = TypeVar("R")


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
