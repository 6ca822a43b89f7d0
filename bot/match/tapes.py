"""Matches played again from what is stored, for replays: kept in memory for those that were looked at last.

A tape holds what each change told every reader, and, where today's rules lead to the very same match, each position on
the way. It is made in short steps, between which others get their turns.

Long work on the event loop, in slices between which others get their turns.
"""

import asyncio
import time
from collections.abc import Container, Sequence
from contextlib import suppress
from itertools import takewhile
from typing import Any, NamedTuple, TypeAlias

import msgspec
from cachetools import LRUCache

from bot.games.catalog import PlayableGame, get_game
from bot.match.model.match import TIMING_KINDS, Ending, Head, LogRow, Match, MatchRef, remove_undone
from bot.match.redaction import read_report, write_reports
from bot.match.refusals import errors_as_refusals
from bot.match.rows.match_rows import MatchRows
from engine.core.game import Outcome, Step
from engine.core.replay import Entry, apply_entry
from engine.core.rng import Rng
from engine.core.values import Corrupt, Illegal, Seat, Unsettled

_SLICE_SECONDS = 0.002


class Slices:
    """The slices of one piece of work; a step of it may take half a millisecond."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    async def step(self) -> None:
        """Say that a step is done; others get their turns if the slice is over."""
        if time.perf_counter() - self._began > _SLICE_SECONDS:
            await asyncio.sleep(0)
            self._began = time.perf_counter()


_MAX_BYTES = 16 * 1024 * 1024


class Position(msgspec.Struct, frozen=True):
    """A position of a match that was played again: its state and all that happened just before, as JSON.

    `moment` says in which battle, round or turn it is, as everybody knows; "" where its game doesn't tell.
    """

    state: bytes
    events: bytes
    moment: str


class Recording(msgspec.Struct, frozen=True):
    """The changes of a match since its deal, without those of its clock, and the position after each of them.

    Actions that were taken back aren't among them.

    There are no `positions` where the match can't be played again exactly.
    """

    rows: tuple[LogRow, ...]
    positions: tuple[Position, ...]

    @property
    def is_exact(self) -> bool:
        """Whether today's rules lead to the very same match."""
        return bool(self.positions)

    def entry(self, index: int) -> Entry:
        """The change at this place as the engine carries it out."""
        return entry_of(self.rows[index])

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        report_bytes = sum(len(report) for row in self.rows for report in row.reports)
        return report_bytes + sum(len(each.state) + len(each.events) for each in self.positions) + 400 * len(self.rows)


class _CachedRecording(NamedTuple):
    """A tape, and the match that it is of."""

    version: int
    fingerprint: str
    head: Head | None
    recording: Recording

    def is_of(self, match: Match) -> bool:
        """Whether it is of this very course: an earlier copy of a file may have come back, and gone on otherwise."""
        return (self.version, self.fingerprint, self.head) == (match.version, match.fingerprint, match.head)


class RecordingCache:
    """Makes tapes, and keeps those that were used last up to a limit in bytes."""

    def __init__(self, match_rows: MatchRows, limit: int = _MAX_BYTES) -> None:
        self._match_rows = match_rows
        self._cache: LRUCache[tuple[MatchRef, bytes], _CachedRecording] = LRUCache(
            limit, lambda kept: kept.recording.weight
        )

    async def get(self, match: Match) -> Recording:
        """Return the tape of a match that has started, up to its present version; raises Refused("broken_match").

        It goes on from where the one before ended.
        """
        key = (match.ref, match.key)
        cached = self._cache.get(key, _NOTHING)
        if cached.is_of(match):
            return cached.recording
        with errors_as_refusals(*match.ref):
            log = await self._match_rows.log(match.ref)
        log = remove_undone(row for row in log if row.number <= match.version)
        rows = tuple(row for row in log if row.is_played or row.kind == "started")
        recording = await _replay_rows(match, rows, cached.recording)
        if match.version >= cached.version:
            with suppress(ValueError):  # too large to be kept
                self._cache[key] = _CachedRecording(match.version, match.fingerprint, match.head, recording)
        return recording

    async def replay_without(self, match: Match, numbers: Container[int]) -> Recording:
        """Return the tape of a live match as it would be without the actions of these rows.

        It has no positions where those that came after can't be taken without them, or told somebody something else.
        """
        recording = await self.get(match)
        return await _replay_rows(match, tuple(row for row in recording.rows if row.number not in numbers), recording)


async def _replay_rows(match: Match, rows: tuple[LogRow, ...], known: Recording) -> Recording:
    """Return the tape with these rows, which begins like the known one as far as the rows are the same."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(rows, known.rows, strict=False))
    alike = sum(1 for _ in pairs)
    return Recording(rows, await _positions(match, rows, known.positions[:alike]))


def entry_of(row: LogRow) -> Entry:
    """A row as the engine carries it out."""
    return Entry(Seat(row.seat or 0), row.action, row.fingerprint)


_NOTHING = _CachedRecording(-1, "", None, Recording((), ()))


async def _positions(match: Match, rows: tuple[LogRow, ...], known: tuple[Position, ...]) -> tuple[Position, ...]:
    """Return the position after each change, the first of which are known; none where today's rules lead elsewhere."""
    game, slices, steps = get_game(match.game), Slices(), list[Step[Any, Any]]()
    if any(row.rules_version != game.engine.version for row in rows):
        return ()
    newest: Step[Any, Any] | None = Step(game.engine.codec.load_state(known[-1].state)) if known else None
    for row in rows[len(known) :]:
        try:
            step = _next_step(game, match, steps[-1] if steps else newest, row)
        except (Illegal, Corrupt, Unsettled):
            return ()
        if not _is_same(game, match, step, row):
            return ()
        steps.append(step)
        await slices.step()
    end = steps[-1] if steps else newest
    outcome: Outcome | None = game.engine.outcome(end.state) if end else None
    if match.ending != (outcome and Ending(outcome.ranks, outcome.reason)):
        return ()
    moments = await _moments(game, [step.state for step in steps], slices)
    codec, positions = game.engine.codec, list(known)
    for step, moment in zip(steps, moments, strict=True):
        positions.append(Position(codec.dump_state(step.state), codec.dump_events(step.events), moment))
        await slices.step()
    return tuple(positions)


async def _moments(game: PlayableGame, states: Sequence[Any], slices: Slices) -> list[str]:
    """Return the moment of each state; as none comes back, all between two of the same moment have it."""
    moments = [""] * len(states)
    parts = game.presenter.replay
    if parts is None or not states:
        return moments
    spans = [(0, len(states) - 1)]
    for at in {0, len(states) - 1}:
        moments[at] = parts.moment(game.engine.view(states[at], None))
    while spans:
        first, last = spans.pop()
        if moments[first] == moments[last]:
            moments[first:last] = [moments[first]] * (last - first)
        elif last - first > 1:
            middle = (first + last) // 2
            moments[middle] = parts.moment(game.engine.view(states[middle], None))
            spans += [(first, middle), (middle, last)]
        await slices.step()
    return moments


def _next_step(game: PlayableGame, match: Match, before: Step[Any, Any] | None, row: LogRow) -> Step[Any, Any]:
    """Deal, or carry out the change of a row; raises Illegal, Corrupt or Unsettled."""
    if before is None:
        return game.engine.new(game.engine.codec.load_options(match.options), match.roster, Rng(match.key))
    return apply_entry(game.engine, before.state, entry_of(row))


def _is_same(game: PlayableGame, match: Match, step: Step[Any, Any], row: LogRow) -> bool:
    """Tell whether a step led to what is stored.

    States of an older schema have other fingerprints; then what everybody was told has to be the same.
    """
    return (
        game.engine.codec.fingerprint(step.state) == row.fingerprint
        or write_reports(game, match.roster, step) == row.reports
    )


PublicEvents: TypeAlias = tuple[tuple[Any, ...], ...]
"""The events of each change as the spectator was told them, oldest first, without changes that told nothing."""

_MAX_CACHED = 32


class PublicEventCache:
    """Reads the course of a match from its log, once its end is shown; those shown last are kept."""

    def __init__(self, match_rows: MatchRows) -> None:
        self._match_rows = match_rows
        self._cache: LRUCache[tuple[MatchRef, bytes], PublicEvents] = LRUCache(_MAX_CACHED)

    async def get(self, match: Match) -> PublicEvents:
        """Return the course of a match that is over and was played, else nothing; raises Refused("broken_match")."""
        if match.status != "over" or match.state is None:
            return ()
        key = (match.ref, match.key)
        if key not in self._cache:
            self._cache[key] = await self._read(match)
        return self._cache[key]

    async def _read(self, match: Match) -> PublicEvents:
        game = get_game(match.game)
        with errors_as_refusals(*match.ref):
            rows = await self._match_rows.log(match.ref)
            public_events = [
                read_report(game, row.reports, None) for row in remove_undone(rows) if row.kind not in TIMING_KINDS
            ]
        return tuple(events for events in public_events if events)
