"""What is still to happen, as data: effects to carry out, and decisions whose options are the continuations.

The one resume rule for every card: `run(table, option.then + agenda, do)`. An *atom* changes one thing and tells it as
an event; an *ask* changes nothing and only offers atoms.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from engine.core.errors import Unsettled
from engine.core.seats import Seat
from engine.core.values import Value

T = TypeVar("T")  # table
F = TypeVar("F")  # effect
P = TypeVar("P")  # pick: the action that answers
E = TypeVar("E")  # event

BUDGET = 10_000


class Option(Value, Generic[F, P], frozen=True):
    """One answer to a decision: the action that picks it, and the effects that follow."""

    pick: P
    then: tuple[F, ...] = ()


class Decision(Value, Generic[F, P], frozen=True):
    """A question to a seat: a stable key of what is asked, and every answer there is."""

    seat: Seat
    ask: str
    options: tuple[Option[F, P], ...]


class Did(Value, Generic[T, F, P, E], frozen=True):
    """What one effect did: the table now, what happened, what to do next, and whom to ask first."""

    table: T
    events: tuple[E, ...] = ()
    then: tuple[F, ...] = ()
    ask: tuple[Decision[F, P], ...] = ()


class Run(Value, Generic[T, F, P, E], frozen=True):
    """Where a run stopped: nothing left to do, or decisions that are open."""

    table: T
    events: tuple[E, ...]
    agenda: tuple[F, ...]
    decisions: tuple[Decision[F, P], ...]


def run(
    table: T, agenda: tuple[F, ...], do: Callable[[T, F], Did[T, F, P, E]], budget: int = BUDGET
) -> Run[T, F, P, E]:
    """Carry out effects, first to last, until one asks or none is left; raises Unsettled past the budget."""
    events: list[E] = []
    for _ in range(budget):
        if not agenda:
            return Run(table, tuple(events), (), ())
        did = do(table, agenda[0])
        table = did.table
        events.extend(did.events)
        agenda = did.then + agenda[1:]
        if did.ask:
            return Run(table, tuple(events), agenda, did.ask)
    raise Unsettled(f"no end after {budget} effects; next would be {agenda[:5]}")
