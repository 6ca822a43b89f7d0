"""Contract of every game, and the test for undo. The tests in `tests/conformance` check its laws.

An action may be undone only if it revealed nothing to any reader.
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
    """Result of one action: the next state and the unredacted events, in order."""

    state: S
    events: tuple[E, ...] = ()


class Dealt(Value, frozen=True):
    """Hidden items after a step: by seat, the items it holds, then the deck, next item first."""

    held: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...] = ()


class Outcome(Value, frozen=True):
    """Result of a match: team indexes from first to last, ties grouped, and a stable reason key."""

    ranks: tuple[tuple[int, ...], ...]
    reason: str


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, A, E, V]):
    """One game's rules, as a record of pure functions of values; pass their arguments by position.

    `apply` accepts exactly the actions that `legal` lists for the seat and raises Illegal for all others. `legal` is
    finite, ordered, complete, and a function of the state alone.
    """

    key: str
    """The name in the catalog, such as "air-land-sea"; never changes."""

    version: int = 1
    """The rules version; it rises when the same choices may lead to another result."""

    codec: Codec[O, S, A, E, V]
    """Codec that turns this game's values into bytes and back."""

    rosters: Callable[[O], Sequence[Roster]]
    """From the options, return the rosters they admit, the usual one first."""

    new: Callable[[O, Roster, Rng], Step[S, E]]
    """Set up a match; raises Illegal if the options don't admit the roster."""

    to_act: Callable[[S], frozenset[Seat]]
    """Return the seats that may act now: several for secret or simultaneous choices, none once the match is over."""

    in_turn: Callable[[S], frozenset[Seat]] | None = None
    """Return the seats of `to_act` that are in turn; the others may act ahead of their turn. None means all."""

    legal: Callable[[S, Seat], Sequence[A]]
    """Return the seat's legal actions, in a fixed order; empty if it isn't in `to_act`."""

    apply: Callable[[S, Seat, A], Step[S, E]]
    """Carry out an action that `legal` lists; raises Illegal otherwise."""

    apply_listed: Callable[[S, Seat, A], Step[S, E]]
    """Carry out an action that `legal` listed for this exact state, without a second check; only for search."""

    outcome: Callable[[S], Outcome | None]
    """Return the result of the match, or None while a seat may act."""

    view: Callable[[S, Seat | None], V]
    """Return all that the seat may know; None as the seat means a spectator. The view is built up from nothing."""

    redact: Callable[[S, E, Seat | None], E | None]
    """Return the event as the seat may know it, or None if the event is secret from the seat.

    The state is the one right after the event's step. None as the seat means a spectator.
    """

    resample: Callable[[S, Seat | None, Rng], S]
    """Return a random state, key included, that looks the same to the seat as the given one.

    The start of a match from a position is such a state. A change of the result for an equal `rng` raises `version`.
    """

    reveals: Callable[[S, Step[S, E]], bool]
    """Return whether the step used randomness or showed hidden information to any reader, including the actor.

    Return True when in doubt: only a step that reveals nothing may be undone.
    """

    teaches: Callable[[S, Step[S, E], Seat], bool] | None = None
    """Return whether the step used randomness or showed hidden information to this seat. None means `reveals`.

    Unlike `reveals`, it ignores that other readers learned anything. Return True when in doubt.
    """

    once_undoable: Callable[[Step[S, E]], bool] | None = None
    """Return whether earlier releases with these rules let the step be undone although `reveals` now refuses it.

    Only the check of recorded matches calls it. None means that no step was.
    """

    dealt: Callable[[Step[S, E]], Dealt | None]
    """Return the hidden items after a step that dealt or shuffled them and has no event that names them.

    Return None for other steps. The set-up is a step, too. Together with the events, the result contains all that the
    step drew. So a program can follow the match without the key.
    """

    fallback: Callable[[S, Seat], A]
    """Return the legal action that a time-out plays for a seat that must act."""

    leave: Callable[[S, Seat], Step[S, E]]
    """Remove a seat from the match for good, at any time; raises Illegal("already_out") if it left before.

    An event reports it, the seat never acts again, and its team ranks after the teams that stayed. The match ends if
    one team is left, or if the seat's team can't continue.
    """

    is_underway: Callable[[S], bool] | None = None
    """Return whether enough was played that a result counts even if a seat left, such as a battle or a duel.

    None means that every result counts.
    """

    audit: Callable[[S], None]
    """Check the conservation laws; raises Corrupt if the state breaks one."""

    def waiting_seats(self, state: S) -> frozenset[Seat]:
        """Return the seats that must act before the match continues, a subset of `to_act`.

        They come from `in_turn`. If the game has no `in_turn`, they are all seats of `to_act`.
        """
        return self.to_act(state) if self.in_turn is None else self.in_turn(state)


def may_undo(game: Game[Any, S, Any, E, Any], before: S, step: Step[S, E], *, sole_person: Seat | None = None) -> bool:
    """Return whether the action that led from `before` to `step` may be undone without an advantage to any seat.

    The step must leave the match open, use no randomness, and keep all hidden information secret, even from the actor.
    If `sole_person` plays against computer players alone, only that seat must learn nothing: computer players forget
    undone actions.
    """
    if game.outcome(step.state) is not None:
        return False
    if sole_person is None or game.teaches is None:
        return not game.reveals(before, step)
    return not game.teaches(before, step, sole_person)
