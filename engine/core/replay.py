"""Plays a recorded match again and compares fingerprints; a replay that diverges is never shown as what happened.

Plays a game to its end with a function that chooses the actions; for tests, benchmarks and the AI.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

from engine.core.game import Game, Step, may_be_taken_back
from engine.core.rng import Rng
from engine.core.values import Corrupt, Illegal, Roster, Seat, Unsettled, Value

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


A = TypeVar("A")


Chooser = Callable[[Sequence[A], Rng], tuple[int, Rng]]
"""Picks the index of one of the legal actions."""


class Turn(Value, frozen=True):
    """One action of a playout: who took it, what it was, and the step it led to."""

    seat: Seat
    action: Any
    step: Step[Any, Any]


def choose_any(actions: Sequence[A], rng: Rng) -> tuple[int, Rng]:
    """Pick any of the actions, each with the same chance."""
    return rng.below(len(actions))


def play_on(
    game: Game[Any, S, A, E, Any], state: S, rng: Rng, choose: Chooser[A] = choose_any, limit: int = 100_000
) -> Iterator[Turn]:
    """Play from the state to the end, a turn at a time; raises Unsettled past `limit` actions.

    Where several seats may act, the one that does is drawn.
    """
    for _ in range(limit):
        seats = sorted(game.to_act(state))
        if not seats:
            return
        seat = seats[0]
        if len(seats) > 1:
            seat, rng = rng.choice(seats)
        actions = game.legal(state, seat)
        index, rng = choose(actions, rng)
        step = game.apply(state, seat, actions[index])
        yield Turn(seat, actions[index], step)
        state = step.state
    raise Unsettled(f"{game.key} did not end within {limit} actions")


def playout(
    game: Game[Any, S, A, E, Any],
    options: Any,  # noqa: ANN401 - the game's own options model
    roster: Roster,
    rng: Rng,
    choose: Chooser[A] = choose_any,
) -> S:
    """Play one whole match, the deal and the choices both drawn from `rng`; return its last state."""
    match_key, rng = _derive(rng)
    state = game.new(options, roster, Rng(match_key)).state
    for turn in play_on(game, state, rng, choose):
        state = turn.step.state
    return state


def _derive(rng: Rng) -> tuple[bytes, Rng]:
    words: list[bytes] = []
    for _ in range(4):
        word, rng = rng.below(1 << 64)
        words.append(word.to_bytes(8, "big"))
    return b"".join(words), rng
