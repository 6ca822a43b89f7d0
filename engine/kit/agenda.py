"""What is still to happen, as data: effects to carry out, and decisions whose options say what follows each answer.

After an answer, every card goes on in the same way: `run(table, option.then + agenda, do)`. An *atom* is a function
that changes one thing and tells it as an event; an *ask* is an effect that changes nothing and only offers options.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

from engine.core.values import Seat, Unsettled, Value

T = TypeVar("T")  # table
F = TypeVar("F")  # effect
P = TypeVar("P")  # the action that answers
E = TypeVar("E")  # event

BUDGET = 10_000


class Option(Value, Generic[F, P], frozen=True):
    """One answer to a decision: the action that gives it, and the effects that follow."""

    pick: P
    then: tuple[F, ...] = ()


class Decision(Value, Generic[F, P], frozen=True):
    """A question to a seat: the key of what is asked, which never changes, and every possible answer."""

    seat: Seat
    ask: str
    options: tuple[Option[F, P], ...]


class Result(Value, Generic[T, F, P, E], frozen=True):
    """What an effect led to: the new table, what happened, what comes next, and what is asked before that."""

    table: T
    events: tuple[E, ...] = ()
    then: tuple[F, ...] = ()
    ask: tuple[Decision[F, P], ...] = ()


class Run(Value, Generic[T, F, P, E], frozen=True):
    """Where a run stopped: with nothing left to do, or with open decisions and the agenda that waits for them."""

    table: T
    events: tuple[E, ...]
    agenda: tuple[F, ...]
    decisions: tuple[Decision[F, P], ...]


def run(
    table: T, agenda: tuple[F, ...], do: Callable[[T, F], Result[T, F, P, E]], budget: int = BUDGET
) -> Run[T, F, P, E]:
    """Carry out effects, first to last, until one asks or none is left; raises Unsettled past the budget."""
    events: list[E] = []
    for _ in range(budget):
        if not agenda:
            return Run(table, tuple(events), (), ())
        did = do(table, agenda[0])
        table = did.table
        events += did.events
        agenda = did.then + agenda[1:]
        if did.ask:
            return Run(table, tuple(events), agenda, did.ask)
    raise Unsettled(f"no end after {budget} effects; next would be {agenda[:5]}")
