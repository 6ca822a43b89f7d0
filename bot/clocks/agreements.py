"""Agreements of a match's people: pauses, more time, open hands, undo, and claims against overdue seats.

Each one is a new version of the match with its own log row, so it survives a restart. Only an undo or the loss of a
seat changes the available actions; after all others, open panels stay valid.
"""

import math
from collections.abc import Callable, Mapping, Sequence

import msgspec

from bot.clocks import screens as words
from bot.clocks import texts
from bot.clocks.auto_replies import TimePanel, labels, replies_of
from bot.clocks.rows import ClockRows
from bot.clocks.screens import answer_myself_button, clock_buttons, hand_button, load_undo_sentences, opponents
from bot.clocks.take_overs import TakeOvers, leave_seat
from bot.clocks.taking_back import TakingBack, Undo, undo_change
from bot.match import texts as match_texts
from bot.match.changes import Changes, LookUp
from bot.match.model.computers import people_among
from bot.match.model.match import Change, ChangeKind, LogRow, Match, MatchRef, Request
from bot.match.model.timing import (
    GRACE,
    TIMES,
    Proposal,
    ProposalKind,
    Timing,
    Wait,
    Waiting,
    answers_after_pause,
    begin,
    reschedule,
    scheduled_steps,
)
from bot.match.redaction import are_hands_open, can_open_hands
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.match.seating import active_seats, check_live, seat_of
from bot.match.transitions import non_action_row
from bot.match.waits import Deadlines
from bot.match.words import footer_of, times_of
from bot.screens.refusals import Refused
from bot.screens.screen import Screen
from engine.core.values import Seat


class _DecisionInputs(msgspec.Struct, frozen=True):
    """Inputs of a decision besides the match: its waits, its log and the current time."""

    waits: tuple[Wait, ...]
    log: tuple[LogRow, ...]
    now: float
    computers: bool
    """Whether computer players may come."""
    undo: Undo | None = None
    """The prepared undo, if an undo is asked for or its consent is given; None otherwise."""

    def overdue_wait(self, match: Match, seat: int) -> Wait | None:
        """Return the seat's overdue wait: its time and `GRACE` are over and the schedule has no step left.

        Return None otherwise, and while the clock is paused or the match decides about a take-over.
        """
        wait = next((each for each in self.waits if each.seat == seat), None)
        if wait is None or wait.due is None or match.timing.paused_at is not None or match.take_over is not None:
            return None
        over = wait.step == len(scheduled_steps(match.timing.clock, wait)) and self.now >= wait.due + GRACE
        return wait if over else None


ASK_AGAIN_SECONDS = 600.0
"""Seconds after a refusal or withdrawal during which the same team can't ask for the same thing again.

Each request pings all opponents.
"""

_ASK_KINDS: Mapping[ProposalKind, ChangeKind] = {
    "pause": "pause_asked",
    "time": "time_asked",
    "hands": "hands_asked",
    "take_back": "take_back_asked",
}

Settle = Callable[[Match, Seat, _DecisionInputs], Change]
"""Function that returns the change of a live match that the person at this seat asks for; raises Refused."""


class Agreements:
    """Service for requests about time, open hands and undo, and for claims against overdue seats."""

    def __init__(
        self,
        match_rows: MatchRows,
        clock_rows: ClockRows,
        changes: Changes,
        take_overs: TakeOvers,
        taking_back: TakingBack,
        deadlines: Deadlines,
    ) -> None:
        self._match_rows = match_rows
        self._clock_rows = clock_rows
        self._changes = changes
        self._take_overs = take_overs
        self._taking_back = taking_back
        self._deadlines = deadlines

    async def panel(self, ref: MatchRef, user_id: int) -> TimePanel:
        """Return the clock panel of a match for one of its people; raises Refused("not_seated" | "not_started")."""
        match = await load(self._match_rows, ref)
        seat = seat_of(match, user_id)
        if match.state is None:
            raise Refused("not_started")
        with errors_as_refusals(*ref):
            inputs = await self._load_inputs(match)
            replies = await replies_of(self._clock_rows, ref, seat)
        times = times_of(match, inputs.waits)
        text = words.panel_text(match.timing.clock, times, match.timing.paused_at, over=match.status == "over")
        if are_hands_open(match):
            text += f"\n{match_texts.hands_open()}"
        if replies:
            text += f"\n{words.auto_replies_text(labels(match, replies), match.people)}"
        if undo_sentences := await load_undo_sentences(self._match_rows, match):
            asking = match.timing.proposal.seat if match.timing.proposal else seat
            text += f"\n{words.undo_text(match.people[asking].name, undo_sentences)}"
        screen = Screen(title=texts.panel_title(number=match.id), text=text, footer=footer_of(match))
        overdue = [each.seat for each in inputs.waits if inputs.overdue_wait(match, each.seat)]
        buttons = clock_buttons(match, seat, overdue, has_end=bool(_team_waits(match, seat, inputs.waits)))
        own_answer = (answer_myself_button(match.id),) if replies else ()
        return TimePanel(match, screen, (*own_answer, *buttons, hand_button(match.id)))

    async def ask(self, ref: MatchRef, request: Request, kind: ProposalKind) -> Match:
        """Propose to the opponents a pause, more time, open hands or an undo of the person's latest action.

        If all opponents are computer players, an undo needs no consent and happens immediately. Raises
        Refused("asked_already" | "asked_lately" | "paused_already" | "no_time_runs" | "hands_stay_closed" |
        "hands_open_already" | "take_over_open"). Also raises the refusals of `TakingBack.undo_with_consent`.
        """

        def settle(match: Match, seat: Seat, inputs: _DecisionInputs) -> Change:
            timing = match.timing
            if match.take_over is not None:
                raise Refused("take_over_open", name=match.people[match.take_over.seat].name)
            if timing.proposal is not None:
                raise Refused("asked_already", name=match.people[timing.proposal.seat].name)
            if kind == "hands":
                _check_hands_closed(match)
            elif kind != "take_back" and timing.paused_at is not None:
                raise Refused("paused_already")
            if kind == "time" and not _team_waits(match, seat, inputs.waits):
                raise Refused("no_time_runs")
            until = _last_failure_time(inputs.log, match.roster.team_with(seat), kind) + ASK_AGAIN_SECONDS
            if inputs.now < until:
                raise Refused("asked_lately", until=math.ceil(until))
            undo = inputs.undo
            if undo is not None and not people_among(match.people[each] for each in opponents(match, seat)):
                return undo_change(match, seat, undo, request, inputs.now)
            proposal = Proposal(kind, seat, match.version + 1, back_to=undo.rows[0].number if undo else 0)
            return _keep_waits(_timing_change(match, request, seat, _ASK_KINDS[kind], proposal=proposal), inputs)

        async def find_undo(match: Match) -> Undo | None:
            return await self._find_undo(match, seat_of(match, request.person.id)) if kind == "take_back" else None

        return await self._settle(ref, request, settle, find_undo)

    async def consent(self, ref: MatchRef, request: Request, version: int) -> Match:
        """Record a person's consent to the open proposal; the last opponent's consent carries it out.

        `version` is the match version of the clicked button. Raises Refused("nothing_asked") if no proposal is open or
        it is newer. Raises Refused("not_asked") if the person is not an opponent, or a refusal of the undo.
        """

        def settle(match: Match, seat: Seat, inputs: _DecisionInputs) -> Change:
            proposal = _get_proposal(match, version)
            others = opponents(match, proposal.seat)
            if seat not in others:
                raise Refused("not_asked")
            agreed = tuple(sorted({*proposal.agreed, seat}))
            if not set(others) <= set(agreed):
                after = msgspec.structs.replace(proposal, agreed=agreed)
                return _keep_waits(_timing_change(match, request, seat, "consented", proposal=after), inputs)
            if proposal.kind == "pause":
                return _pause(match, request, seat, inputs)
            if proposal.kind == "hands":
                return _keep_waits(_set_hands(match, request, seat, are_open=True), inputs)
            if inputs.undo is not None:
                return undo_change(match, Seat(proposal.seat), inputs.undo, request, inputs.now)
            return _extend(match, request, seat, inputs, _team_waits(match, Seat(proposal.seat), inputs.waits))

        async def find_undo(match: Match) -> Undo | None:
            proposal = match.timing.proposal
            if proposal is None or proposal.kind != "take_back":
                return None
            return await self._find_undo(match, Seat(proposal.seat))

        return await self._settle(ref, request, settle, find_undo)

    async def refuse(self, ref: MatchRef, request: Request, version: int) -> Match:
        """Refuse the open proposal for an opponent, or withdraw it for the seat that made it.

        `version` is the match version of the clicked button. Raises Refused("nothing_asked") if no proposal is open or
        it is newer. Raises Refused("not_asked") for any other seat.
        """

        def settle(match: Match, seat: Seat, inputs: _DecisionInputs) -> Change:
            proposal = _get_proposal(match, version)
            if seat != proposal.seat and seat not in opponents(match, proposal.seat):
                raise Refused("not_asked")
            return _keep_waits(_timing_change(match, request, seat, "refused", proposal=None), inputs)

        return await self._settle(ref, request, settle)

    async def close_hands(self, ref: MatchRef, request: Request) -> Match:
        """Hide all hands from spectators; any seat in the match may do this. Raises Refused("hands_closed")."""

        def settle(match: Match, seat: Seat, inputs: _DecisionInputs) -> Change:
            if not match.open_hands:
                raise Refused("hands_closed")
            return _keep_waits(_set_hands(match, request, seat, are_open=False), inputs)

        return await self._settle(ref, request, settle)

    async def resume(self, ref: MatchRef, request: Request) -> Match:
        """End the pause; any seat in the match may do this. Raises Refused("not_paused").

        Every deadline moves by the length of the pause. If its wait began during the pause, only the time since then
        counts.
        """

        def settle(match: Match, seat: Seat, inputs: _DecisionInputs) -> Change:
            paused_at = match.timing.paused_at
            if paused_at is None:
                raise Refused("not_paused")
            answers_at = answers_after_pause(match.timing, inputs.now)
            change = _timing_change(match, request, seat, "resumed", paused_at=None, answers_at=answers_at)
            timing = change.match.timing
            waits = tuple(_postpone(timing, wait, inputs.now - max(paused_at, wait.since)) for wait in inputs.waits)
            return change._replace(waiting=Waiting(begun=waits))

        return await self._settle(ref, request, settle)

    async def claim(self, ref: MatchRef, request: Request, overdue_seat: int) -> Match:
        """Forfeit the overdue seat at the request of an opponent.

        If computer players are allowed, the others may first vote whether one takes the seat. Raises
        Refused("not_late") if the seat still has time. Raises Refused("not_asked") if the requester's team has the
        seat.
        """

        def settle(match: Match, seat: Seat, inputs: _DecisionInputs) -> Change:
            wait = _check_overdue(match, seat, inputs, overdue_seat)
            return leave_seat(match, Seat(wait.seat), request, "forfeited", computers=inputs.computers)

        return await self._settle(ref, request, settle)

    async def give(self, ref: MatchRef, request: Request, overdue_seat: int) -> Match:
        """Give an overdue seat its whole time again; only an opponent may. Raises Refused("not_late" | "not_asked")."""

        def settle(match: Match, seat: Seat, inputs: _DecisionInputs) -> Change:
            return _extend(match, request, seat, inputs, (_check_overdue(match, seat, inputs, overdue_seat),))

        return await self._settle(ref, request, settle)

    async def _find_undo(self, match: Match, seat: Seat) -> Undo | None:
        return await self._taking_back.undo_with_consent(match, seat) if match.status == "live" else None

    async def _settle(
        self, ref: MatchRef, request: Request, settle: Settle, find_undo: LookUp[Undo | None] | None = None
    ) -> Match:
        async def look_up(match: Match) -> _DecisionInputs:
            _check_in_play(match, seat_of(match, request.person.id))
            inputs = await self._load_inputs(match, request.at)
            if find_undo is None or match.take_over is not None:
                return inputs
            return msgspec.structs.replace(inputs, undo=await find_undo(match))

        def decide(match: Match, inputs: _DecisionInputs) -> Change:
            return settle(match, seat_of(match, request.person.id), inputs)

        return (await self._changes.update_with(ref, look_up, decide)).match

    async def _load_inputs(self, match: Match, asked_at: float = 0) -> _DecisionInputs:
        waits, log = await self._match_rows.waits(match.ref), await self._match_rows.log(match.ref)
        computers = await self._take_overs.are_allowed(match)
        return _DecisionInputs(waits, log, max(self._deadlines.now(), asked_at), computers)


def _check_in_play(match: Match, seat: Seat) -> None:
    """Raise Refused unless the match is live and `seat` is still in play.

    The codes are "match_over", "not_started" and "already_out".
    """
    check_live(match)
    if seat not in active_seats(match):
        raise Refused("already_out")


def _timing_change(match: Match, request: Request, seat: Seat, kind: ChangeKind, **changes: object) -> Change:
    """Return the change of kind `kind` that only sets the fields `changes` of `match.timing`.

    The log records it as an act of `seat`. The spectator's view, and so the board, gets the new version.
    """
    version = match.version + 1
    unchanged_since = (version, *(match.seat_since(each) for each in match.roster.seats))
    timing: Timing = msgspec.structs.replace(match.timing, **changes)
    after = msgspec.structs.replace(match, version=version, since=unchanged_since, timing=timing)
    return Change(after, non_action_row(after, kind, seat, request))


def _set_hands(match: Match, request: Request, seat: Seat, *, are_open: bool) -> Change:
    """Return the change that shows every hand to spectators (`are_open`), or hides all.

    `seat` is the seat that decides this, for the log. Hiding hands keeps an open proposal; showing them clears it.
    """
    kind: ChangeKind = "hands_opened" if are_open else "hands_closed"
    change = _timing_change(match, request, seat, kind, proposal=None if are_open else match.timing.proposal)
    return change._replace(match=msgspec.structs.replace(change.match, open_hands=are_open))


def _check_hands_closed(match: Match) -> None:
    if match.open_hands:
        raise Refused("hands_open_already")
    if not can_open_hands(match):
        raise Refused("hands_stay_closed")


def _keep_waits(change: Change, inputs: _DecisionInputs) -> Change:
    return change._replace(waiting=Waiting(kept_seats=tuple(wait.seat for wait in inputs.waits)))


def _pause(match: Match, request: Request, seat: Seat, inputs: _DecisionInputs) -> Change:
    waits = tuple(msgspec.structs.replace(wait, next_at=None) for wait in inputs.waits)
    change = _timing_change(match, request, seat, "paused", paused_at=inputs.now, proposal=None)
    return change._replace(waiting=Waiting(begun=waits))


def _extend(match: Match, request: Request, seat: Seat, inputs: _DecisionInputs, waits: tuple[Wait, ...]) -> Change:
    """Return the change that adds to each of `waits` its usual time again and clears an open proposal.

    `seat` is the seat that grants the time. An overdue wait gets its usual time from now on, and no further reminders.
    Otherwise opponents could have its person pinged without limit.
    """
    clock, now = match.timing.clock, inputs.now
    begun = tuple(
        begin(match.timing, msgspec.structs.replace(wait, since=now, step=len(scheduled_steps(clock, wait)) - 1))
        if wait.due is not None and wait.due <= now
        else reschedule(match.timing, msgspec.structs.replace(wait, due=(wait.due or now) + TIMES[clock][wait.kind]))
        for wait in waits
    )
    kept = tuple(wait.seat for wait in inputs.waits if wait not in waits)
    change = _timing_change(match, request, seat, "extended", proposal=None)
    return change._replace(waiting=Waiting(kept, begun))


def _postpone(timing: Timing, wait: Wait, seconds: float) -> Wait:
    due = None if wait.due is None else wait.due + seconds
    return reschedule(timing, msgspec.structs.replace(wait, since=wait.since + seconds, due=due))


def _team_waits(match: Match, seat: Seat, waits: tuple[Wait, ...]) -> tuple[Wait, ...]:
    """Return those of `waits` that have a deadline and belong to the team of `seat`, in the same order."""
    team = match.roster.team_with(seat)
    return tuple(wait for wait in waits if wait.seat in team and wait.due is not None)


def _last_failure_time(log: Sequence[LogRow], team: Sequence[Seat], kind: ProposalKind) -> float:
    """Return when the team's last proposal of this kind failed, in POSIX seconds; minus infinity if none did.

    A proposal fails when an opponent refuses it or its own team withdraws it. It also fails when its team gives another
    seat more time. A proposal for more time fails when its team acts.
    """
    is_open, at = False, -math.inf
    for row in log:
        is_own = row.seat in team
        if row.kind in _ASK_KINDS.values():
            is_open = is_own and row.kind == _ASK_KINDS[kind]
        elif row.kind == "taken_back" or (row.kind in ("paused", "extended", "hands_opened") and not is_own):
            is_open = False
        elif is_open and (row.kind in ("refused", "extended") or (row.is_played and is_own and kind == "time")):
            is_open, at = False, row.at
    return at


def _get_proposal(match: Match, version: int) -> Proposal:
    proposal = match.timing.proposal
    if proposal is None or proposal.kind == "take_over" or not match.is_about_proposal(version):
        raise Refused("nothing_asked")
    return proposal


def _check_overdue(match: Match, seat: Seat, inputs: _DecisionInputs, overdue_seat: int) -> Wait:
    wait = inputs.overdue_wait(match, overdue_seat)
    if wait is None:
        raise Refused("not_late")
    if seat not in opponents(match, overdue_seat):
        raise Refused("not_asked")
    return wait
