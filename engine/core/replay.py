"""Plays a recorded match again and compares fingerprints; a replay that diverges is never shown as what happened."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

from engine.core.errors import Corrupt, Illegal, Unsettled
from engine.core.game import Game, Step
from engine.core.rng import Rng
from engine.core.seats import Roster, Seat
from engine.core.taking_back import may_be_taken_back
from engine.core.values import Value

S = TypeVar("S")
E = TypeVar("E")


class Entry(Value, frozen=True):
    """One step of a log: who, what (JSON; None: the seat left), and the fingerprint of the state it led to.

    Instead of anything else, it may take back earlier entries: those of these numbers, counted from 1.
    """

    seat: Seat
    action: bytes | None
    fingerprint: str
    takes_back: tuple[int, ...] = ()


class Record(Value, frozen=True):
    """Everything that decided a match: its setup, its key, and the log."""

    options: bytes
    roster: Roster
    key: bytes
    start: str
    entries: tuple[Entry, ...]


class Exact(Value, frozen=True):
    """Every fingerprint was the same; so many entries were followed."""

    actions: int


class Diverged(Value, frozen=True):
    """Today's rules lead to something else from entry `at` on (0: the set-up)."""

    at: int
    why: str


def replay(game: Game[Any, Any, Any, Any, Any], record: Record) -> Exact | Diverged:
    """Play a record again under today's rules."""
    played = -1
    for number, (state, expected) in enumerate(zip(states(game, record), _fingerprints(record), strict=False)):
        if isinstance(state, str):
            return Diverged(number, state)
        if game.codec.fingerprint(state) != expected:
            return Diverged(number, "another position")
        played = number
    return Exact(played)


def follow(game: Game[Any, S, Any, E, Any], state: S, entry: Entry) -> Step[S, E]:
    """Carry out one step of a log; raises Illegal, or Corrupt where it can't be read."""
    if entry.action is None:
        return game.leave(state, entry.seat)
    return game.apply(state, entry.seat, game.codec.load_action(entry.action))


def states(game: Game[Any, Any, Any, Any, Any], record: Record) -> Iterator[Any]:
    """Yield the state that the deal led to and then each entry; a sentence where the rules don't lead on, as the last.

    What somebody has learnt something by can't be taken back.
    """
    try:
        state = game.new(game.codec.load_options(record.options), record.roster, Rng(record.key)).state
        yield state
        course = [_Reached(0, state)]
        for number, entry in enumerate(record.entries, start=1):
            if entry.takes_back:
                course = _without(game, record, course, entry.takes_back)
            else:
                course.append(_Reached(number, follow(game, course[-1].state, entry).state))
            yield course[-1].state
    except (Illegal, Corrupt, Unsettled) as error:
        yield f"{type(error).__name__}: {error}"


class _Reached(NamedTuple):
    """A state, and the number of the entry that led to it; 0: the deal."""

    number: int
    state: Any


def _without(
    game: Game[Any, Any, Any, Any, Any], record: Record, course: Sequence[_Reached], undone: Sequence[int]
) -> list[_Reached]:
    """Return the course without these entries; raises Corrupt where they aren't in it, or taught somebody something."""
    if missing := set(undone) - {reached.number for reached in course[1:]}:
        raise Corrupt(f"entries {sorted(missing)} can't be taken back")
    first = next(place for place, reached in enumerate(course) if reached.number in undone)
    kept = list(course[:first])
    for before, reached in pairwise(course[first - 1 :]):
        entry = record.entries[reached.number - 1]
        if reached.number not in undone:
            kept.append(_Reached(reached.number, follow(game, kept[-1].state, entry).state))
        elif not may_be_taken_back(game, before.state, follow(game, before.state, entry)):
            raise Corrupt(f"entry {reached.number} taught somebody something and was taken back")
    return kept


def _fingerprints(record: Record) -> Sequence[str]:
    return (record.start, *(entry.fingerprint for entry in record.entries))
