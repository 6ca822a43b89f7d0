"""The matches of a contest: each deal is played once with the first contestant in the place of each team."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from multiprocessing import get_context
from typing import Any, TypeVar

from bench.arena.contestants import Contestant, Entrant, Forfeit, Position
from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.core.values import Seat, roster

T = TypeVar("T")

LONGEST = 20_000
"""Actions after which a match is stopped as an error."""


@dataclass(frozen=True)
class Contest:
    """What is played, between whom, on which deals."""

    game: str
    options: dict[str, Any]
    teams: tuple[int, ...]
    first: Entrant
    second: Entrant
    seed: int


@dataclass
class Thinking:
    """How often a contestant was asked, and how long it thought in all."""

    actions: int = 0
    seconds: float = 0.0

    def add(self, other: "Thinking") -> None:
        self.actions += other.actions
        self.seconds += other.seconds

    @property
    def seconds_per_action(self) -> float:
        return self.seconds / self.actions if self.actions else 0.0


@dataclass
class Round:
    """One deal, played once with the first contestant in the place of each team."""

    results: list[float] = field(default_factory=list)
    """1 for a win of the first, 0.5 for a draw, 0 for a loss, match by match."""
    first: Thinking = field(default_factory=Thinking)
    second: Thinking = field(default_factory=Thinking)
    said: list[str] = field(default_factory=list)
    """Why matches were forfeited."""
    reasons: list[str] = field(default_factory=list)


def played_round(contest: Contest, number: int) -> Round:
    """Play one deal from all sides of the table."""
    done = Round()
    for team in range(len(contest.teams)):
        _play(contest, number, team, done)
    return done


def _play(contest: Contest, number: int, team: int, done: Round) -> None:
    seating = roster(*contest.teams)
    seats = seating.teams[team]
    contestants = {
        seat: (contest.first if seat in seats else contest.second).contestant(contest.game) for seat in seating.seats
    }
    thinking = {seat: done.first if seat in seats else done.second for seat in seating.seats}
    try:
        ranks, reason = _finish(contest, number, team, contestants, thinking)
    except _Lost as lost:
        ranks = (tuple(each for each in range(len(seating.teams)) if each != seating.team_of(lost.seat)),)
        reason = "forfeit"
        done.said.append(f"round {number + 1}: {lost}")
    finally:
        for contestant in contestants.values():
            contestant.close()
    done.results.append(_result(ranks[0], team))
    done.reasons.append(reason)


class _Lost(Exception):  # noqa: N818
    def __init__(self, seat: Seat, why: Forfeit) -> None:
        super().__init__(str(why))
        self.seat = seat


def _result(leaders: Sequence[int], team: int) -> float:
    if team not in leaders:
        return 0.0
    return 1.0 if len(leaders) == 1 else 0.5


def _finish(
    contest: Contest, number: int, team: int, contestants: dict[Seat, Contestant], thinking: dict[Seat, Thinking]
) -> tuple[Sequence[Sequence[int]], str]:
    """Play a match to its end; return its ranks and the reason why it ended.

    The deal follows from the contest's seed and the round. The contestants' own chance is another in each match of the
    round, so that no set-up or thought of one match comes back in the next.
    """
    game, deal = GAMES[contest.game], chance("arena", contest.seed, number)
    step = game.new(game.codec.parse_options(contest.options), roster(*contest.teams), deal)
    told: dict[Seat, list[Any]] = {seat: [] for seat in contestants}
    for turn in range(LONGEST):
        for seat, heard in told.items():
            heard += [event for each in step.events if (event := game.redact(step.state, each, seat)) is not None]
        acting = sorted(game.waiting_seats(step.state))
        if not acting:
            outcome = game.outcome(step.state)
            assert outcome is not None
            return outcome.ranks, outcome.reason
        seat = acting[turn % len(acting)]
        position = Position(game, step.state, seat, told[seat], chance("arena", deal.key, team, turn))
        begun = time.perf_counter()
        try:
            action = contestants[seat].choose(position)
        except Forfeit as forfeit:
            raise _Lost(seat, forfeit) from forfeit
        thinking[seat].add(Thinking(1, time.perf_counter() - begun))
        step = game.apply(step.state, seat, action)
    raise AssertionError(f"no end within {LONGEST} actions")


def chance(tool: str, *parts: object) -> Rng:
    """Return the chance that follows from these parts; no two tools share any."""
    return Rng(blake2b(repr(parts).encode(), digest_size=32, person=f"warroom-{tool}".encode()).digest())


def fought_out(contest: Contest, numbers: Sequence[int], jobs: int) -> Iterator[tuple[int, Round]]:
    """Play the rounds with these numbers, in several processes where there are several jobs; yield them in order."""
    yield from zip(numbers, done_in_processes(partial(played_round, contest), numbers, jobs), strict=True)


def done_in_processes(play: Callable[[int], T], numbers: Iterable[int], jobs: int, *, at_once: int = 1) -> Iterator[T]:
    """Yield what each number comes to, in order; a process gets `at_once` of them at a time."""
    if jobs == 1:
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(play, numbers, chunksize=at_once)
