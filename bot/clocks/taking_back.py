"""Taking back what taught nobody anything: one's own newest action alone, or with consent what came after it as well.

Alone that is until somebody else is seen to act. What others have done in secret meanwhile stays done: the match is
played again without the action alone. Whoever wasn't told of it isn't told either that it was taken back.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.clocks.rows import ClockRows
from bot.games.catalog import get_game
from bot.match.changes import Changes
from bot.match.model.match import PLAYED, SPENT, Change, LogRow, Match, MatchRef, Request
from bot.match.model.timing import Timing, Wait, Waiting, resumed, scheduled_steps
from bot.match.offers import Offer, state_of
from bot.match.redaction import NO_EVENTS, has_no_events
from bot.match.refusals import errors_as_refusals
from bot.match.rows.match_rows import MatchRows
from bot.match.seating import seat_of
from bot.match.tapes import Recording, RecordingCache
from bot.match.transitions import non_action_row, unchanged_since_after
from bot.match.waits import Deadlines, next_waiting
from bot.match.words import log_sentences
from bot.screens.refusals import Refused
from engine.core.game import may_undo
from engine.core.replay import apply_entry
from engine.core.values import Seat


class Undo(msgspec.Struct, frozen=True):
    """A match without some of its actions: those, and what is left of it.

    `time_left` is what the seat that takes back had when it took the first of them, if it has a clock.
    """

    rows: tuple[LogRow, ...]
    tape: Recording
    time_left: float | None

    @property
    def told(self) -> tuple[bytes, ...]:
        """For each reader, what one of the actions told them; NOTHING where none did."""
        reports = zip(*(row.reports for row in self.rows), strict=True)
        return tuple(next((told for told in each if told != NO_EVENTS), NO_EVENTS) for each in reports)


class TakingBack:
    """Lets people take back what they did."""

    def __init__(
        self,
        match_rows: MatchRows,
        clock_rows: ClockRows,
        changes: Changes,
        tapes: RecordingCache,
        deadlines: Deadlines,
    ) -> None:
        self._match_rows = match_rows
        self._clock_rows = clock_rows
        self._changes = changes
        self._tapes = tapes
        self._deadlines = deadlines

    async def take_back(self, ref: MatchRef, request: Request, version: int) -> Match:
        """Take back one's own action of this version.

        Raises Refused("not_undoable") where somebody was seen to act since, or something was learnt by it, and
        Refused("other_rules") where this release plays by other rules than the match began with.
        """

        async def look_up(match: Match) -> Undo:
            seat = seat_of(match, request.person.id)
            if match.status == "over":
                raise Refused("match_over")
            if not version or match.undoable_by(seat) != version:
                raise Refused("not_undoable")
            return await self._undone(match, seat, (version,))

        def decide(match: Match, undone: Undo) -> Change:
            return without(match, seat_of(match, request.person.id), undone, request, self._deadlines.now())

        return (await self._changes.make_after(ref, look_up, decide)).match

    async def with_consent(self, match: Match, seat: Seat) -> Undo:
        """What a seat may have taken back if all opponents agree: its newest own action, and all that came after it.

        Raises Refused("binding" | "hands_are_open" | "choosing_at_once" | "nothing_to_take_back" | "learnt_since" |
        "other_rules").
        """
        if match.is_binding:
            raise Refused("binding")
        if match.open_hands:
            raise Refused("hands_are_open")
        if _chooses_at_once(match):
            raise Refused("choosing_at_once")
        tape = await self._tapes.of(match)
        if not tape.is_exact:
            raise Refused("other_rules")
        place = _own_action(tape, seat)
        if place is None:
            raise Refused("nothing_to_take_back")
        has_secrets = False
        for later in range(place, len(tape.rows)):
            row = tape.rows[later]
            if _is_secret(row):  # what stands in the way is told by what everybody saw, and never by this
                has_secrets = True
            elif row.kind not in PLAYED or not _taught_nothing(match, tape, later):
                raise Refused("learnt_since", happened=log_sentences(match, [row], match.people[seat].id))
            await asyncio.sleep(0)
        if has_secrets:
            raise Refused("choosing_at_once")
        return await self._undone(match, seat, tuple(row.number for row in tape.rows[place:]))

    async def _undone(self, match: Match, seat: Seat, versions: tuple[int, ...]) -> Undo:
        rows = tuple(row for row in (await self._tapes.of(match)).rows if row.number in versions)
        tape = await self._tapes.without(match, versions)
        if not rows or not tape.is_exact:
            raise Refused("other_rules")
        with errors_as_refusals(*match.ref):
            time_left = await self._clock_rows.time_left(match.ref, seat, versions[0])
            waits = await self._match_rows.waits(match.ref)
        if time_left is None:
            now = self._deadlines.now() if match.timing.paused_at is None else match.timing.paused_at
            own = (wait.due for wait in waits if wait.seat == seat)
            time_left = next((max(due - now, 0) for due in own if due is not None), None)
        return Undo(rows, tape, time_left)


def without(match: Match, seat: Seat, undone: Undo, request: Request, now: float) -> Change:
    """The match after a seat has taken actions back, whoever was the last to allow that."""
    host, position = get_game(match.game), undone.tape.positions[-1]
    state, told = host.game.codec.load_state(position.state), undone.told
    after = msgspec.structs.replace(
        match,
        version=match.version + 1,
        schema=host.game.codec.schema,
        state=position.state,
        fingerprint=host.game.codec.fingerprint(state),
        reports=_told_before(undone.tape.rows, told),
        since=(),
        timing=_played_on(match.timing),
        undoable=_left_to_take_back(match, seat, undone.tape),
    )
    after = msgspec.structs.replace(after, since=unchanged_since_after(Offer(match, seat), after, state, told))
    numbers = msgspec.json.encode([row.number for row in undone.rows])
    row = msgspec.structs.replace(non_action_row(after, "taken_back", seat, request), action=numbers)
    waiting = next_waiting(match, after, row, max(now, row.at))
    return Change(after, row, _with_time_left(match, seat, waiting, undone.time_left))


def _chooses_at_once(match: Match) -> bool:
    """Tell whether several sides may act, maybe in secret: what can be taken back then could tell of that."""
    host = get_game(match.game)
    acting = host.game.to_act(state_of(match, host))
    return len({match.roster.team_of(seat) for seat in acting}) > 1


def _own_action(tape: Recording, seat: Seat) -> int | None:
    """The place of the newest action that the seat's person took themselves; None: there is none."""
    places = range(len(tape.rows) - 1, 0, -1)
    return next((place for place in places if tape.rows[place].seat == seat and tape.rows[place].is_by_hand), None)


def _is_secret(row: LogRow) -> bool:
    """Tell whether it is an action of which somebody wasn't told."""
    return row.kind in PLAYED and NO_EVENTS in row.reports


def _told_before(rows: Sequence[LogRow], told: Sequence[bytes]) -> tuple[bytes, ...]:
    """For each reader who was told of what is taken back, what they were told last before it; NOTHING for others."""
    return tuple(
        next((row.reports[reader] for row in reversed(rows) if row.reports[reader] != NO_EVENTS), NO_EVENTS)
        if undone != NO_EVENTS
        else NO_EVENTS
        for reader, undone in enumerate(told)
    )


def _played_on(timing: Timing) -> Timing:
    """The timing when the position is another: what somebody has asked to take back is no more to be."""
    proposal = None if timing.proposal is not None and timing.proposal.kind == "take_back" else timing.proposal
    return msgspec.structs.replace(timing, lapsed=None, proposal=proposal)


def _left_to_take_back(match: Match, seat: Seat, tape: Recording) -> tuple[int, ...]:
    """What each seat may take back alone after one has: that one its action before, if nobody was seen to act since."""
    before = match.undoable or (0,) * len(match.roster.seats)
    own = 0 if match.actions_stand else _action_before(match, seat, tape) or SPENT
    found = tuple(own if each == seat else kept for each, kept in enumerate(before))
    return found if any(found) else ()


def _action_before(match: Match, seat: Seat, tape: Recording) -> int:
    """The version of the seat's newest own action, if that taught nobody anything and nobody was seen to act since."""
    for place in range(len(tape.rows) - 1, 0, -1):
        row = tape.rows[place]
        if row.seat != seat:
            if has_no_events(row.reports, seat):
                continue
            return 0
        if not row.is_by_hand:
            return 0
        return row.number if _taught_nothing(match, tape, place) else 0
    return 0


def _taught_nothing(match: Match, tape: Recording, place: int) -> bool:
    game = get_game(match.game).game
    before: Any = game.codec.load_state(tape.positions[place - 1].state)
    return may_undo(game, before, apply_entry(game, before, tape.entry(place)))


def _with_time_left(match: Match, seat: Seat, waiting: Waiting, seconds: float | None) -> Waiting:
    """Give a seat no more time than it had when it acted; it is reminded no more."""
    if seconds is None:
        return waiting

    def shortened(wait: Wait) -> Wait:
        if wait.seat != seat or wait.due is None:
            return wait
        wait = msgspec.structs.replace(wait, due=min(wait.due, wait.since + seconds))
        last = len(scheduled_steps(match.timing.clock, wait)) - 1
        return resumed(match.timing, msgspec.structs.replace(wait, step=last))

    return msgspec.structs.replace(waiting, begun=tuple(shortened(wait) for wait in waiting.begun))
