"""Matches replayed from their stored log, and caches of those viewed last.

A recording holds the events that each change showed every reader. If today's rules lead to exactly the same match, it
also holds each position. Replaying is long work on the event loop, so it runs in short slices and other tasks run in
between.
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
from bot.texts.languages import current_language
from engine.core.game import Outcome, Step
from engine.core.replay import Entry, apply_entry, begin
from engine.core.values import Corrupt, Illegal, Seat, Unsettled

_SLICE_SECONDS = 0.002


class Slices:
    """The slices of one piece of work; a step of it may take half a millisecond."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    async def step(self) -> None:
        """Mark the end of a step of the work; yield to other tasks if `_SLICE_SECONDS` passed since the last yield."""
        if time.perf_counter() - self._began > _SLICE_SECONDS:
            await asyncio.sleep(0)
            self._began = time.perf_counter()


_MAX_BYTES = 16 * 1024 * 1024


class Position(msgspec.Struct, frozen=True):
    """A position of a replayed match: its state, and all events of the step before it, as JSON.

    `moment` names the current battle, round or turn, as is public; "" if its game has no such names.
    """

    state: bytes
    events: bytes
    moment: str


class Recording(msgspec.Struct, frozen=True):
    """The changes of a match since its deal, and the position after each.

    Changes of the clock and undone actions are left out. `positions` is empty if the match can't be replayed exactly.
    """

    rows: tuple[LogRow, ...]
    positions: tuple[Position, ...]

    @property
    def is_exact(self) -> bool:
        """Whether the recording has positions: replaying with today's rules leads to exactly the same match."""
        return bool(self.positions)

    @property
    def weight(self) -> int:
        """Approximate memory use in bytes."""
        report_bytes = sum(len(report) for row in self.rows for report in row.reports)
        return report_bytes + sum(len(each.state) + len(each.events) for each in self.positions) + 400 * len(self.rows)


class _CachedRecording(NamedTuple):
    """A tape, and the match that it is of."""

    version: int
    fingerprint: str
    head: Head | None
    recording: Recording

    def is_of(self, match: Match) -> bool:
        """Return whether this is the recording of exactly this match and version.

        A restored copy of a file may have continued differently, so fingerprint and head must match too.
        """
        return (self.version, self.fingerprint, self.head) == (match.version, match.fingerprint, match.head)


class RecordingCache:
    """Makes tapes, and keeps those that were used last up to a limit in bytes."""

    def __init__(self, match_rows: MatchRows, limit: int = _MAX_BYTES) -> None:
        self._match_rows = match_rows
        self._cache: LRUCache[tuple[MatchRef, bytes, str], _CachedRecording] = LRUCache(
            limit, lambda kept: kept.recording.weight
        )

    async def get(self, match: Match) -> Recording:
        """Return the recording of a started match up to its current version; raise Refused("broken_match").

        It reuses the cached positions of rows that are unchanged.
        """
        key = (match.ref, match.key, current_language())
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
        """Return the recording of a live match without the rows of these numbers.

        It has no positions if a later action becomes illegal or shows any reader other events.
        """
        recording = await self.get(match)
        return await _replay_rows(match, tuple(row for row in recording.rows if row.number not in numbers), recording)


async def _replay_rows(match: Match, rows: tuple[LogRow, ...], known: Recording) -> Recording:
    """Return the recording with these rows, and reuse the `known` positions of equal rows at its beginning."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(rows, known.rows, strict=False))
    alike = sum(1 for _ in pairs)
    return Recording(rows, await _positions(match, rows, known.positions[:alike]))


def entry_of(row: LogRow) -> Entry:
    """Return a log row as an entry that the engine can replay. A row without a seat counts as seat 0."""
    return Entry(Seat(row.seat or 0), row.action, row.fingerprint)


_NOTHING = _CachedRecording(-1, "", None, Recording((), ()))


async def _positions(match: Match, rows: tuple[LogRow, ...], known: tuple[Position, ...]) -> tuple[Position, ...]:
    """Return the position after each row, beginning with the `known` ones.

    Return `()` if today's rules lead to another match.
    """
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
    """Return the moment of each state: the presenter's short text for the part of the match it belongs to.

    The states are in order of play. A text belongs to only one stretch of play. So if two states share a text, all
    states in between have it too. Every text is "" if the game has no replay parts.
    """
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
    """Return the step of a log row: deal if `before` is None, otherwise apply the row's action to its state.

    Raises Illegal if the rules refuse the action, and Corrupt if it can't be read. Raises Unsettled if the engine uses
    up its step budget, which is a bug in the rules.
    """
    if before is None:
        return begin(game.engine, match.options, match.roster, match.key, match.position)
    return apply_entry(game.engine, before.state, entry_of(row))


def _is_same(game: PlayableGame, match: Match, step: Step[Any, Any], row: LogRow) -> bool:
    """Return whether a step led to the same result as the stored row.

    States of an older schema have other fingerprints; then the redacted events of every reader must be equal. The start
    from a position shows no events, so only its fingerprint counts.
    """
    if game.engine.codec.fingerprint(step.state) == row.fingerprint:
        return True
    is_without_events = row.kind == "started" and match.position is not None
    return not is_without_events and write_reports(game, match.roster, step) == row.reports


PublicEvents: TypeAlias = tuple[tuple[Any, ...], ...]
"""The spectator's events of each change, oldest first; changes that showed nothing are left out."""

_MAX_CACHED = 32


class PublicEventCache:
    """Reads the public events of finished matches from their logs, and caches those shown last."""

    def __init__(self, match_rows: MatchRows) -> None:
        self._match_rows = match_rows
        self._cache: LRUCache[tuple[MatchRef, bytes], PublicEvents] = LRUCache(_MAX_CACHED)

    async def get(self, match: Match) -> PublicEvents:
        """Return the public events of a match that was played and is over; return `()` for any other.

        Raises Refused("broken_match").
        """
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
