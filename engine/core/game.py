"""The contract that every game keeps; the laws behind it are tests in `tests/conformance`."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from pydantic import BaseModel

from engine.core.codec import Codec
from engine.core.rng import Rng
from engine.core.seats import Roster, Seat
from engine.core.values import Value

O = TypeVar("O", bound=BaseModel)  # noqa: E741 - options
S = TypeVar("S")  # state
A = TypeVar("A")  # action
E = TypeVar("E")  # event
V = TypeVar("V")  # view


class Step(Value, Generic[S, E], frozen=True):
    """What one action led to: the next state, and what happened on the way, in order and unredacted."""

    state: S
    events: tuple[E, ...] = ()


class Outcome(Value, frozen=True):
    """How a match ended: team indexes from first to last, ties grouped, and a stable reason key."""

    ranks: tuple[tuple[int, ...], ...]
    reason: str


class Game(Protocol[O, S, A, E, V]):
    """One game's rules as pure functions of values.

    Legality is what was offered: `apply` accepts exactly what `legal` lists for the seat and raises Illegal for
    anything else. `legal` is finite, ordered, complete, and a function of the state alone.
    """

    @property
    def key(self) -> str:
        """The name in the catalog, such as "air-land-sea"; never changes."""
        ...

    @property
    def version(self) -> int:
        """The rules version, raised when the same choices may lead elsewhere."""
        ...

    @property
    def codec(self) -> Codec[O, S, A, E, V]:
        """How this game's values become bytes."""
        ...

    def rosters(self, options: O) -> Sequence[Roster]:
        """The rosters that these options admit, the usual one first."""
        ...

    def new(self, options: O, roster: Roster, rng: Rng) -> Step[S, E]:
        """Set up a match; raises Illegal where options and roster don't fit."""
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that may act now; several for secret or simultaneous choices, none when it is over."""
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """What the seat may do now, in a fixed order; empty unless it is among `to_act`."""
        ...

    def apply(self, state: S, seat: Seat, action: A) -> Step[S, E]:
        """Carry out an action that `legal` lists; raises Illegal otherwise."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while somebody is to act."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What the seat may know (None: a spectator), built up from nothing."""
        ...

    def redact(self, state: S, event: E, seat: Seat | None) -> E | None:
        """The event as the seat may know it, given the state right after its step; None if it may not know of it."""
        ...

    def resample(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """Another world, key included, that the seat can't tell from this one."""
        ...

    def fallback(self, state: S, seat: Seat) -> A:
        """What a time-out plays for a seat that is to act: one of its legal actions."""
        ...

    def leave(self, state: S, seat: Seat) -> Step[S, E]:
        """Take a seat out of the match for good, whoever is to act; raises Illegal("already_out") if it isn't in it.

        An event tells it, the seat never acts again, and its team comes after those who stayed. The match is over where
        one team is left, or where a team can't go on without one of its own.
        """
        ...

    def audit(self, state: S) -> None:
        """Check the conservation laws; raises Corrupt."""
        ...
