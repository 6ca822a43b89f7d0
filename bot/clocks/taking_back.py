"""Undo of actions that revealed nothing.

A seat may undo its latest action until it sees another seat act. If only computer players act and reveal nothing, it
may undo until its own next action. The undo then removes their actions too. With every opponent's consent, it may also
undo all later actions. The match is replayed without the undone actions. Secret actions of other seats remain. An undo
is hidden from a reader if the action was.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.clocks.rows import ClockRows
from bot.games.catalog import get_game
from bot.match.changes import Changes
from bot.match.model.computers import sole_person
from bot.match.model.match import PLAYED_KINDS, UNDO_USED, Change, LogRow, Match, MatchRef, Request
from bot.match.model.timing import Timing, Wait, Waiting, reschedule, scheduled_steps
from bot.match.offers import Offer, state_of
from bot.match.redaction import NO_EVENTS, has_no_events
from bot.match.refusals import errors_as_refusals
from bot.match.rows.match_rows import MatchRows
from bot.match.seating import seat_of
from bot.match.tapes import Recording, RecordingCache, entry_of
from bot.match.transitions import non_action_row, unchanged_since_after
from bot.match.waits import Deadlines, next_waiting
from bot.match.words import log_sentences
from bot.screens.refusals import Refused
from engine.core.game import may_undo
from engine.core.replay import apply_entry
from engine.core.values import Seat


class Undo(msgspec.Struct, frozen=True):
    """A prepared undo: the log rows to remove, and the replay without those rows.

    `time_left` is the seconds that the seat had at the first of those actions. If that isn't stored, it is the seconds
    that the seat has left now. None means that the seat has no clock.
    """

    rows: tuple[LogRow, ...]
    recording: Recording
    time_left: float | None

    @property
    def redacted_events(self) -> tuple[bytes, ...]:
        """Events as JSON for each reader, spectator first: those of the first undone action that the reader saw.

        The entry is `NO_EVENTS` for a reader who saw none of the undone actions.
        """
        reports = zip(*(row.reports for row in self.rows), strict=True)
        return tuple(next((events for events in each if events != NO_EVENTS), NO_EVENTS) for each in reports)


class TakingBack:
    """Service that undoes actions."""

    def __init__(
        self,
        match_rows: MatchRows,
        clock_rows: ClockRows,
        changes: Changes,
        recordings: RecordingCache,
        deadlines: Deadlines,
    ) -> None:
        self._match_rows = match_rows
        self._clock_rows = clock_rows
        self._changes = changes
        self._recordings = recordings
        self._deadlines = deadlines

    async def take_back(self, ref: MatchRef, request: Request, version: int) -> Match:
        """Undo the person's latest own action, and the later actions of computer players that they saw.

        `version` is the seat's `seat_version` when the undo was offered. Raises Refused("not_undoable") if it has
        changed, another person's action was visible, or any of these actions revealed information. Raises
        Refused("other_rules") if the match can't be replayed under this release's rules, and Refused("match_over").
        """

        async def look_up(match: Match) -> Undo:
            seat = seat_of(match, request.person.id)
            if match.has_ended:
                raise Refused("match_over")
            first = match.undoable_by(seat)
            if not first or match.seat_version(seat) != version:
                raise Refused("not_undoable")
            rows = (await self._recordings.get(match)).rows
            later = [row.number for row in rows if row.number > first and not has_no_events(row.reports, seat)]
            return await self._prepare_undo(match, seat, (first, *later))

        def decide(match: Match, undo: Undo) -> Change:
            return undo_change(match, seat_of(match, request.person.id), undo, request, self._deadlines.now())

        return (await self._changes.update_with(ref, look_up, decide)).match

    async def undo_with_consent(self, match: Match, seat: Seat) -> Undo:
        """Return the undo of the seat's newest own action and of all later ones, for which opponents must consent.

        Under `Match.actions_stand`, those actions may have revealed facts. Raises
        Refused("binding" | "hands_are_open" | "choosing_at_once" | "nothing_to_take_back" | "learnt_since" |
        "other_rules").
        """
        if match.is_binding:
            raise Refused("binding")
        if match.open_hands:
            raise Refused("hands_are_open")
        if _is_simultaneous(match):
            raise Refused("choosing_at_once")
        recording = await self._recordings.get(match)
        if not recording.is_exact:
            raise Refused("other_rules")
        first = _last_own_index(recording, seat)
        if first is None:
            raise Refused("nothing_to_take_back")
        has_secrets, may_reveal = False, match.actions_stand and sole_person(match) is None
        for index in range(first, len(recording.rows)):
            row = recording.rows[index]
            if _is_secret(row):  # what stands in the way is told by what everybody saw, and never by this
                has_secrets = True
            elif row.kind not in PLAYED_KINDS or not (may_reveal or _revealed_nothing(match, recording, index)):
                raise Refused("learnt_since", happened=log_sentences(match, [row], match.people[seat].id))
            await asyncio.sleep(0)
        if has_secrets:
            raise Refused("choosing_at_once")
        return await self._prepare_undo(match, seat, tuple(row.number for row in recording.rows[first:]))

    async def _prepare_undo(self, match: Match, seat: Seat, versions: tuple[int, ...]) -> Undo:
        rows = tuple(row for row in (await self._recordings.get(match)).rows if row.number in versions)
        recording = await self._recordings.replay_without(match, versions)
        if not rows or not recording.is_exact:
            raise Refused("other_rules")
        with errors_as_refusals(*match.ref):
            time_left = await self._clock_rows.time_left(match.ref, seat, versions[0])
            waits = await self._match_rows.waits(match.ref)
        if time_left is None:
            now = self._deadlines.now() if match.timing.paused_at is None else match.timing.paused_at
            own = (wait.due for wait in waits if wait.seat == seat)
            time_left = next((max(due - now, 0) for due in own if due is not None), None)
        return Undo(rows, recording, time_left)


def undo_change(match: Match, seat: Seat, undo: Undo, request: Request, now: float) -> Change:
    """Return the Change that removes `undo.rows`.

    `seat` is the seat that asked for the undo, even if another person's consent completes it. `now` is in POSIX
    seconds.
    """
    game, position = get_game(match.game), undo.recording.positions[-1]
    state, redacted_events = game.engine.codec.load_state(position.state), undo.redacted_events
    after = msgspec.structs.replace(
        match,
        version=match.version + 1,
        schema=game.engine.codec.schema,
        state=position.state,
        fingerprint=game.engine.codec.fingerprint(state),
        reports=_events_before(undo.recording.rows, redacted_events),
        since=(),
        timing=_timing_after_undo(match.timing),
        undoable=_undoable_after(match, seat, undo),
    )
    after = msgspec.structs.replace(
        after, since=unchanged_since_after(Offer(match, seat), after, state, redacted_events)
    )
    numbers = msgspec.json.encode([row.number for row in undo.rows])
    row = msgspec.structs.replace(non_action_row(after, "taken_back", seat, request), action=numbers)
    waiting = next_waiting(match, after, row, max(now, row.at))
    return Change(after, row, _with_time_left(match, seat, waiting, undo.time_left))


def _is_simultaneous(match: Match) -> bool:
    """Return whether several teams may act, maybe in secret. An undo could then reveal secret actions."""
    game = get_game(match.game)
    acting = game.engine.to_act(state_of(match, game))
    return len({match.roster.team_of(seat) for seat in acting}) > 1


def _last_own_index(recording: Recording, seat: Seat) -> int | None:
    """Return the index of the newest action that the seat's person chose, or None if there is none."""
    indexes = range(len(recording.rows) - 1, 0, -1)
    return next(
        (index for index in indexes if recording.rows[index].seat == seat and recording.rows[index].is_by_hand), None
    )


def _is_secret(row: LogRow) -> bool:
    """Return whether the row is an action that at least one reader didn't see."""
    return row.kind in PLAYED_KINDS and NO_EVENTS in row.reports


def _events_before(rows: Sequence[LogRow], redacted_events: Sequence[bytes]) -> tuple[bytes, ...]:
    """Return for each reader the last events before the undone ones, as JSON, spectator first.

    The entry is `NO_EVENTS` if the undone actions were hidden from the reader, or if there are no earlier events.
    """
    return tuple(
        next((row.reports[reader] for row in reversed(rows) if row.reports[reader] != NO_EVENTS), NO_EVENTS)
        if events != NO_EVENTS
        else NO_EVENTS
        for reader, events in enumerate(redacted_events)
    )


def _timing_after_undo(timing: Timing) -> Timing:
    """Return the match's timing after an undo.

    An open undo proposal ends, and no seat counts as timed out with the newest action; other proposals stay.
    """
    proposal = None if timing.proposal is not None and timing.proposal.kind == "take_back" else timing.proposal
    return msgspec.structs.replace(timing, lapsed=None, proposal=proposal)


def _undoable_after(match: Match, seat: Seat, undo: Undo) -> tuple[int, ...]:
    """Return by seat the version of the action that it may undo alone, after an undo by `seat`.

    For `seat`, that is its previous action, or `UNDO_USED` if it may not undo that. Another seat keeps its version,
    unless `undo` removed that action. Return `()` if no seat has an entry.
    """
    before = match.undoable or (0,) * len(match.roster.seats)
    removed = {row.number for row in undo.rows}
    own = 0 if match.actions_stand else _previous_undoable(match, seat, undo.recording) or UNDO_USED
    undoable = tuple(
        own if each == seat else 0 if version in removed else version for each, version in enumerate(before)
    )
    return undoable if any(undoable) else ()


def _previous_undoable(match: Match, seat: Seat, recording: Recording) -> int:
    """Return the version of the seat's newest own action, if the seat may undo it alone; 0 otherwise.

    It may if the action revealed nothing and all later actions were hidden from the seat.
    """
    for index in range(len(recording.rows) - 1, 0, -1):
        row = recording.rows[index]
        if row.seat != seat:
            if has_no_events(row.reports, seat):
                continue
            return 0
        if not row.is_by_hand:
            return 0
        return row.number if _revealed_nothing(match, recording, index) else 0
    return 0


def _revealed_nothing(match: Match, recording: Recording, index: int) -> bool:
    game = get_game(match.game).engine
    before: Any = game.codec.load_state(recording.positions[index - 1].state)
    step = apply_entry(game, before, entry_of(recording.rows[index]))
    return may_undo(game, before, step, sole_person=sole_person(match))


def _with_time_left(match: Match, seat: Seat, waiting: Waiting, seconds: float | None) -> Waiting:
    """Return `waiting` with at most `seconds` for each wait of the seat; None changes nothing.

    Shortened waits send no more reminders.
    """
    if seconds is None:
        return waiting

    def shorten(wait: Wait) -> Wait:
        if wait.seat != seat or wait.due is None:
            return wait
        wait = msgspec.structs.replace(wait, due=min(wait.due, wait.since + seconds))
        last = len(scheduled_steps(match.timing.clock, wait)) - 1
        return reschedule(match.timing, msgspec.structs.replace(wait, step=last))

    return msgspec.structs.replace(waiting, begun=tuple(shorten(wait) for wait in waiting.begun))
