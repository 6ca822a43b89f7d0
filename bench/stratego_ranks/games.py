"""Matches of Stratego between computer players, each kept as one line of JSON: set-ups, moves and the result."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct, json

from bench.arena.contestants import Position, Thinker
from bench.arena.matches import chance, done_in_processes
from engine.core.values import Seat
from engine.games.stratego import stratego
from engine.games.stratego.actions import Move
from engine.games.stratego.board import SQUARES
from engine.games.stratego.options import StrategoOptions
from engine.games.stratego.state import State, seat_of
from engine.players import PLAYERS, ComputerPlayer

SWIFT_EFFORT = 6
"""Worlds that `hard` imagines here, so that a match takes seconds."""

PAIRINGS = (("hard", "hard"), ("hard", "medium"), ("medium", "medium"), ("medium", "hard"))
"""Levels of seats 0 and 1, which the matches take in turn."""

MAX_ACTIONS = 20_000
"""Actions after which a match counts as an error."""


class Record(Struct, frozen=True):
    """One match: both formations, Red's first, each move as (start, end), and the winning side or None."""

    number: int
    levels: tuple[str, str]
    """Levels of Red and Blue."""
    formations: tuple[str, str]
    moves: tuple[tuple[int, int], ...]
    winner: int | None
    reason: str
    options: dict[str, Any] = {}
    """Options of the match besides the classic preset, such as those of other programs' rules."""


def _player(level: str) -> Thinker:
    usual = PLAYERS["stratego", level]  # type: ignore[index]
    return Thinker(ComputerPlayer(usual.player, min(usual.effort, SWIFT_EFFORT)))


def play_match(army: str, seed: int, number: int) -> Record:
    """Play one match under the classic rules, and return its record."""
    deal, levels = chance("ranks", seed, number), PAIRINGS[number % len(PAIRINGS)]
    players = {Seat(seat): _player(level) for seat, level in enumerate(levels)}
    options = StrategoOptions(preset="classic", army=army)  # type: ignore[arg-type]  # pydantic checks it
    step = stratego.new(options, stratego.rosters(None)[0], deal)
    seen: dict[Seat, list[Any]] = {seat: [] for seat in players}
    moves: list[tuple[int, int]] = []
    for turn in range(MAX_ACTIONS):
        for seat, heard in seen.items():
            heard += [event for each in step.events if (event := stratego.redact(step.state, each, seat)) is not None]
        acting = sorted(stratego.waiting_seats(step.state))
        if not acting:
            return _record(number, levels, step.state, moves)
        seat = acting[turn % len(acting)]
        position = Position(stratego, step.state, seat, seen[seat], chance("ranks", deal.key, turn))
        action = players[seat].choose(position)
        if isinstance(action, Move):
            moves.append((SQUARES[action.start], SQUARES[action.end]))
        step = stratego.apply(step.state, seat, action)
    raise AssertionError(f"no end within {MAX_ACTIONS} actions")


def _record(number: int, levels: tuple[str, str], state: State, moves: list[tuple[int, int]]) -> Record:
    assert state.ending is not None
    by_side = (levels[seat_of(state, 0)], levels[seat_of(state, 1)])
    return Record(number, by_side, state.formations, tuple(moves), state.ending.winner, state.ending.reason)


def read_records(path: Path) -> list[Record]:
    """Return the records of a file, in their order; [] if there is no such file."""
    if not path.exists():
        return []
    return [json.decode(line, type=Record) for line in path.read_bytes().splitlines()]


def add_records(path: Path, army: str, seed: int, until: int, jobs: int) -> Iterator[Record]:
    """Play the matches that the file lacks below the number `until`; append each record, and yield it."""
    first = len(read_records(path))
    with path.open("ab") as file:
        for record in done_in_processes(partial(play_match, army, seed), range(first, until), jobs):
            file.write(json.encode(record) + b"\n")
            file.flush()
            yield record
