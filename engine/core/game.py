"""The contract that every game keeps; the laws behind it are tests in `tests/conformance`.

Which actions may be taken back as if they had never been: those through which nobody has learnt anything.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from engine.core.codec import Codec
from engine.core.rng import Rng
from engine.core.values import Roster, Seat, Value

O = TypeVar("O", bound=BaseModel)  # noqa: E741 - options
S = TypeVar("S")  # state
A = TypeVar("A")  # action
E = TypeVar("E")  # event
V = TypeVar("V")  # view


class Step(Value, Generic[S, E], frozen=True):
    """What one action led to: the next state, and what happened on the way, in order and unredacted."""

    state: S
    events: tuple[E, ...] = ()


class Dealt(Value, frozen=True):
    """What chance has hidden after a step: what each seat holds, and what nobody holds, the next to come first."""

    held: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...] = ()


class Outcome(Value, frozen=True):
    """How a match ended: team indexes from first to last, ties grouped, and a stable reason key."""

    ranks: tuple[tuple[int, ...], ...]
    reason: str


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, A, E, V]):
    """One game's rules, as a record of pure functions of values; they are called by position.

    Legality is what was offered: `apply` accepts exactly what `legal` lists for the seat and raises Illegal for
    anything else. `legal` is finite, ordered, complete, and a function of the state alone.
    """

    key: str
    """The name in the catalog, such as "air-land-sea"; never changes."""

    version: int = 1
    """The rules version, raised when the same choices may lead elsewhere."""

    codec: Codec[O, S, A, E, V]
    """How this game's values become bytes."""

    rosters: Callable[[O], Sequence[Roster]]
    """The rosters that these options admit, the usual one first."""

    new: Callable[[O, Roster, Rng], Step[S, E]]
    """Set up a match; raises Illegal where options and roster don't fit."""

    to_act: Callable[[S], frozenset[Seat]]
    """The seats that may act now; several for secret or simultaneous choices, none when it is over."""

    in_turn: Callable[[S], frozenset[Seat]] | None = None
    """Those of `to_act` whose turn it is, while the others may act ahead of theirs; None: all of them."""

    legal: Callable[[S, Seat], Sequence[A]]
    """What the seat may do now, in a fixed order; empty unless it is among `to_act`."""

    apply: Callable[[S, Seat, A], Step[S, E]]
    """Carry out an action that `legal` lists; raises Illegal otherwise."""

    apply_listed: Callable[[S, Seat, A], Step[S, E]]
    """Carry out an action taken from `legal` for this very state, without checking it again; for search alone."""

    outcome: Callable[[S], Outcome | None]
    """How the match ended, or None while somebody is to act."""

    view: Callable[[S, Seat | None], V]
    """What the seat may know (None: a spectator), built up from nothing."""

    redact: Callable[[S, E, Seat | None], E | None]
    """The event as the seat may know it, given the state right after its step; None if it may not know of it."""

    resample: Callable[[S, Seat | None, Rng], S]
    """Another world, key included, that the seat can't tell from this one."""

    reveals: Callable[[S, Step[S, E]], bool]
    """Whether a step from this state drew chance, or let anybody learn of anything hidden, whoever acted included.

    Where it didn't, everybody knows as much as before, and what was done in the open; in doubt it did.
    """

    dealt: Callable[[Step[S, E]], Dealt | None]
    """What lies hidden after a step, the set-up among them, that dealt or shuffled it without an event that names it.

    With this and the events, a step's chance is told: whoever knows both needs no key to follow it.
    """

    fallback: Callable[[S, Seat], A]
    """What a time-out plays for a seat that is to act: one of its legal actions."""

    leave: Callable[[S, Seat], Step[S, E]]
    """Take a seat out of the match for good, whoever is to act; raises Illegal("already_out") if it isn't in it.

    An event tells it, the seat never acts again, and its team comes after those who stayed. The match is over where
    one team is left, or where a team can't go on without one of its own.
    """

    audit: Callable[[S], None]
    """Check the conservation laws; raises Corrupt."""

    def whose_turn(self, state: S) -> frozenset[Seat]:
        """Return the seats that the match can't go on without."""
        return self.to_act(state) if self.in_turn is None else self.in_turn(state)


def may_be_taken_back(game: Game[Any, S, Any, E, Any], before: S, step: Step[S, E]) -> bool:
    """Tell whether what led from a state to this step may be undone without anybody having gained by it.

    The match goes on, no chance was drawn, and nobody, whoever acted included, has learnt of anything hidden.
    """
    return game.outcome(step.state) is None and not game.reveals(before, step)
