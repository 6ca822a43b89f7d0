"""Plays a recorded match again and compares fingerprints; a replay that diverges is never shown as what happened."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from engine.core.errors import Corrupt, Illegal, Unsettled
from engine.core.game import Game, Step
from engine.core.rng import Rng
from engine.core.seats import Roster, Seat
from engine.core.values import Value

S = TypeVar("S")
E = TypeVar("E")


class Entry(Value, frozen=True):
    """One step of a log: who, what (JSON; None: the seat left), and the fingerprint of the state it led to."""

    seat: Seat
    action: bytes | None
    fingerprint: str


class Record(Value, frozen=True):
    """Everything that decided a match: its setup, its key, and the log."""

    options: bytes
    roster: Roster
    key: bytes
    start: str
    entries: tuple[Entry, ...]


class Exact(Value, frozen=True):
    """Every fingerprint was the same; so many actions were played."""

    actions: int


class Diverged(Value, frozen=True):
    """Today's rules lead to something else from entry `at` on (0: the set-up)."""

    at: int
    why: str


def replay(game: Game[Any, Any, Any, Any, Any], record: Record) -> Exact | Diverged:
    """Play a record again under today's rules."""
    played = -1
    for number, (step, expected) in enumerate(zip(_steps(game, record), _fingerprints(record), strict=False)):
        if isinstance(step, str):
            return Diverged(number, step)
        if game.codec.fingerprint(step.state) != expected:
            return Diverged(number, "another position")
        played = number
    return Exact(played)


def follow(game: Game[Any, S, Any, E, Any], state: S, entry: Entry) -> Step[S, E]:
    """Carry out one step of a log; raises Illegal, or Corrupt where it can't be read."""
    if entry.action is None:
        return game.leave(state, entry.seat)
    return game.apply(state, entry.seat, game.codec.load_action(entry.action))


def _fingerprints(record: Record) -> Sequence[str]:
    return (record.start, *(entry.fingerprint for entry in record.entries))


def _steps(game: Game[Any, Any, Any, Any, Any], record: Record) -> Iterator[Step[Any, Any] | str]:
    try:
        step = game.new(game.codec.load_options(record.options), record.roster, Rng(record.key))
        yield step
        for entry in record.entries:
            step = follow(game, step.state, entry)
            yield step
    except (Illegal, Corrupt, Unsettled) as error:
        yield f"{type(error).__name__}: {error}"
