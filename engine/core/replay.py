"""Replay of recorded matches, with a comparison of fingerprints. Callers must never show a replay that diverges.

Also playouts of a game by a function that chooses the actions, for tests and tools.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

from engine.core.game import Game, Step, may_undo
from engine.core.rng import Rng
from engine.core.values import Corrupt, Illegal, Roster, Seat, Unsettled, Value

S = TypeVar("S")
E = TypeVar("E")


class Entry(Value, frozen=True):
    """One step of a log: the seat, its action as JSON (None if it left), and the resulting state's fingerprint.

    An entry with `takes_back` only undoes the earlier entries of these numbers, counted from 1.
    """

    seat: Seat
    action: bytes | None
    fingerprint: str
    takes_back: tuple[int, ...] = ()


class Position(Value, frozen=True):
    """Start of a match that begins with a position instead of a set-up, limited to one seat's knowledge.

    `state` is a sampled state as JSON, of that `schema`. It looks the same to `seat` as the real state.
    """

    seat: Seat
    schema: int
    state: str


def begin(
    game: Game[Any, Any, Any, Any, Any], options: bytes, roster: Roster, key: bytes, position: Position | None = None
) -> Step[Any, Any]:
    """Return the step that starts a match: its set-up from the key.

    With a position, the key draws a sample that looks the same to the position's seat, without events. Raises Illegal
    for options that need another roster, and Corrupt for unreadable options or positions.
    """
    if position is None:
        return game.new(game.codec.load_options(options), roster, Rng(key))
    known = game.codec.load_state(position.state.encode(), position.schema)
    return Step(game.resample(known, position.seat, Rng(key)))


class Record(Value, frozen=True):
    """All that decided a match: options, roster, key and log. `start` is the fingerprint after the set-up.

    `sole_person` is the seat of the only person if all others were computer players, otherwise None. `by_consent` means
    that all opponents agreed to each undo of any action. `position` None means that the match started with a set-up.
    """

    options: bytes
    roster: Roster
    key: bytes
    start: str
    entries: tuple[Entry, ...]
    sole_person: Seat | None = None
    by_consent: bool = False
    position: Position | None = None

    def begin(self, game: Game[Any, Any, Any, Any, Any]) -> Step[Any, Any]:
        """Return the step that started the match; raises Illegal and Corrupt as the function `begin` does."""
        return begin(game, self.options, self.roster, self.key, self.position)


class Exact(Value, frozen=True):
    """Result of a replay in which every fingerprint matched; `actions` is the number of replayed entries."""

    actions: int


class Diverged(Value, frozen=True):
    """Result of a replay that first differs from the record at entry `at`; 0 means the set-up."""

    at: int
    why: str


def replay(game: Game[Any, Any, Any, Any, Any], record: Record) -> Exact | Diverged:
    """Replay a record under this release's rules, and compare the fingerprint of each state.

    Return Exact if all are equal, otherwise the first divergence. An entry that can't be replayed is a divergence, too.
    """
    played = -1
    for number, (state, expected) in enumerate(zip(replay_states(game, record), _fingerprints(record), strict=False)):
        if isinstance(state, str):
            return Diverged(number, state)
        if game.codec.fingerprint(state) != expected:
            return Diverged(number, "another position")
        played = number
    return Exact(played)


def apply_entry(game: Game[Any, S, Any, E, Any], state: S, entry: Entry) -> Step[S, E]:
    """Apply a log entry's action to the state, and return the resulting step.

    None as the entry's action means that its seat leaves the match. Raises Illegal if the rules refuse it, and Corrupt
    if the action can't be read.
    """
    if entry.action is None:
        return game.leave(state, entry.seat)
    return game.apply(state, entry.seat, game.codec.load_action(entry.action))


def replay_states(game: Game[Any, Any, Any, Any, Any], record: Record) -> Iterator[Any]:
    """Yield the initial state, then the state after each entry.

    If an entry can't be replayed, yield an error message (str) and stop. Undoing an entry that revealed information is
    such an error.
    """
    try:
        state = record.begin(game).state
        yield state
        path = [_Reached(0, state)]
        for number, entry in enumerate(record.entries, start=1):
            if entry.takes_back:
                path = _undo_entries(game, record, path, entry.takes_back)
            else:
                path.append(_Reached(number, apply_entry(game, path[-1].state, entry).state))
            yield path[-1].state
    except (Illegal, Corrupt, Unsettled) as error:
        yield f"{type(error).__name__}: {error}"


class _Reached(NamedTuple):
    """A state, and the number of the entry that led to it; 0 means the deal."""

    number: int
    state: Any


def _undo_entries(
    game: Game[Any, Any, Any, Any, Any], record: Record, path: Sequence[_Reached], undone: Sequence[int]
) -> list[_Reached]:
    """Return the states of `path` replayed without the `undone` entries, with the numbers of the entries.

    `path` holds the states reached so far, the deal first. `undone` holds entry numbers, from 1. Raises Corrupt if such
    an entry is missing or ended the match. Raises it too if the entry revealed information or used randomness, unless
    all undos needed consent or earlier releases allowed it.
    """
    if missing := set(undone) - {reached.number for reached in path[1:]}:
        raise Corrupt(f"entries {sorted(missing)} can't be taken back")
    first = next(index for index, reached in enumerate(path) if reached.number in undone)
    remaining = list(path[:first])
    for before, reached in pairwise(path[first - 1 :]):
        entry = record.entries[reached.number - 1]
        if reached.number not in undone:
            remaining.append(_Reached(reached.number, apply_entry(game, remaining[-1].state, entry).state))
        elif record.by_consent and game.outcome(reached.state) is None:
            continue
        else:
            step = apply_entry(game, before.state, entry)
            was_allowed = game.once_undoable is not None and game.once_undoable(step)
            if not was_allowed and not may_undo(game, before.state, step, sole_person=record.sole_person):
                raise Corrupt(f"entry {reached.number} taught somebody something and was taken back")
    return remaining


def revealing_undos(game: Game[Any, Any, Any, Any, Any], record: Record) -> tuple[int, ...]:
    """Return the numbers of the entries, counted from 1, that were undone though they revealed something.

    Only earlier releases allowed that. The replay of `record` must be exact. The result is `()` if all undos needed
    consent.
    """
    if record.by_consent:
        return ()
    states = tuple(replay_states(game, record))
    undone = (number for entry in record.entries for number in entry.takes_back)
    return tuple(
        number
        for number in undone
        if not may_undo(
            game,
            states[number - 1],
            apply_entry(game, states[number - 1], record.entries[number - 1]),
            sole_person=record.sole_person,
        )
    )


def _fingerprints(record: Record) -> Sequence[str]:
    return (record.start, *(entry.fingerprint for entry in record.entries))


A = TypeVar("A")


Chooser = Callable[[Sequence[A], Rng], tuple[int, Rng]]
"""A function that returns the index of one of the legal actions, and the advanced generator."""


class Turn(Value, frozen=True):
    """One action of a playout: the seat, its action, and the resulting step."""

    seat: Seat
    action: Any
    step: Step[Any, Any]


def choose_random_index(actions: Sequence[A], rng: Rng) -> tuple[int, Rng]:
    """Return the index of a random action, each equally likely, and the advanced generator."""
    return rng.below(len(actions))


def play_on(
    game: Game[Any, S, A, E, Any], state: S, rng: Rng, choose: Chooser[A] = choose_random_index, limit: int = 100_000
) -> Iterator[Turn]:
    """Play from the state to the end of the match, and yield each turn.

    If several seats may act, a random one acts. `choose` picks the action; by default, all are equally likely. Raises
    Unsettled if the match isn't over after `limit` actions.
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
    choose: Chooser[A] = choose_random_index,
) -> S:
    """Play one whole match and return its last state; `rng` decides both the deal and the choices.

    `choose` picks each action; by default, all are equally likely. Raises Unsettled if the match doesn't end.
    """
    match_key, rng = _derive_key(rng)
    state = game.new(options, roster, Rng(match_key)).state
    for turn in play_on(game, state, rng, choose):
        state = turn.step.state
    return state


def _derive_key(rng: Rng) -> tuple[bytes, Rng]:
    words: list[bytes] = []
    for _ in range(4):
        word, rng = rng.below(1 << 64)
        words.append(word.to_bytes(8, "big"))
    return b"".join(words), rng
