"""Pending work as data: effects to carry out, and decisions with the effects that follow each answer.

After an answer, every game resumes in the same way: `run(table, option.then + agenda, do)`. An *atom* is a function
that changes one thing and reports it as an event. An *ask* is an effect that changes nothing and only offers options.
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
    """A question to a seat: `ask` is the question's stable key, `options` are all possible answers."""

    seat: Seat
    ask: str
    options: tuple[Option[F, P], ...]


class Result(Value, Generic[T, F, P, E], frozen=True):
    """Result of an effect: the new table and events, the effects that follow, and decisions to answer before them."""

    table: T
    events: tuple[E, ...] = ()
    then: tuple[F, ...] = ()
    ask: tuple[Decision[F, P], ...] = ()


class Run(Value, Generic[T, F, P, E], frozen=True):
    """Result of a run: nothing is left, or `decisions` are open and `agenda` waits for the answers."""

    table: T
    events: tuple[E, ...]
    agenda: tuple[F, ...]
    decisions: tuple[Decision[F, P], ...]


def run(
    table: T, agenda: tuple[F, ...], do: Callable[[T, F], Result[T, F, P, E]], budget: int = BUDGET
) -> Run[T, F, P, E]:
    """Carry out effects, first to last, until one asks for a decision or none is left.

    `do` carries out one effect; effects that follow from it come before the remaining ones. The result holds the table,
    all events, and the open decisions with the remaining agenda. Raises Unsettled if `budget` effects don't reach such
    an end.
    """
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
