"""Time in a match: its clock and the waits for its seats, as the store keeps them.

Each wait has a schedule of a few reminders and the end. The schedule follows from the wait's start and deadline, so
extra time also delays the reminders.
"""

import math
from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from bot.screens.presenter import WaitKind

ClockName = Literal["none", "daily", "live"]
"""The clocks that a match can have."""

CLOCKS: tuple[ClockName, ...] = ("none", "daily", "live")


TimeoutRule = Literal["usual", "fallback", "forfeit", "claim"]
"""Rule for a seat that exceeds its time for a turn; "usual" selects the rule that fits the clock.

The other rules play the seat's fallback, remove it from the match, or allow its opponents to claim the time-out.
"""


ProposalKind = Literal["pause", "time", "hands", "take_back", "take_over"]
"""Kinds of proposals to the other seats.

They ask for a pause, more time, hands open to spectators a turn late, an undo, or a take-over. A take-over gives the
proposing seat, which its person left, to a computer player.
"""

Leaving = Literal["resigned", "forfeited"]
"""Reason why a person left a seat: a resignation or a time-out."""


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's proposal to the others; `version` is the version of the match that made it.

    `left` is the reason why the person left the seat, for a take-over only.
    """

    kind: ProposalKind
    seat: int
    version: int
    agreed: tuple[int, ...] = ()
    """The seats that have agreed so far."""
    left: Leaving | None = None
    back_to: int = 0
    """The version of the first action to undo, if the proposal asks for an undo; otherwise 0."""
    counted: int = 0
    """The match's `public_version` when it was made; 0 if an earlier release stored the proposal."""

    @property
    def public_version(self) -> int:
        """Number that the buttons of the proposal carry; a press with a smaller one means an earlier proposal."""
        return self.counted or self.version


class Timing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Time of a match: its clock, pause, open proposal, last time-out and automatic answers."""

    clock: ClockName = "none"
    paused_at: float | None = None
    proposal: Proposal | None = None
    lapsed: int | None = None
    """The seat that timed out with the newest action, by its fallback or by forfeiting; None otherwise."""
    answers_at: float | None = None
    """POSIX time from which auto replies and computer players answer questions of the turn.

    None if the turn has had no question.
    """


class Wait(msgspec.Struct, frozen=True):
    """A seat that a match waits for: kind of choice, start, and deadline if it has a clock.

    Times are POSIX seconds. Reminders and the end of the time are steps of a schedule. `step` is the index of the next
    one, and `next_at` is its time. `next_at` is None after the last step and during a pause.
    """

    seat: int
    kind: WaitKind
    since: float
    due: float | None = None
    step: int = 0
    next_at: float | None = None
    version: int = 0
    """The version of the match with which the seat began to be asked; pauses and more time keep it."""


class Waiting(msgspec.Struct, frozen=True):
    """Waits after a change: the seats that keep their stored waits, and the waits that begin.

    `is_new_turn` is True if another turn of the match has begun.
    """

    kept_seats: tuple[int, ...] = ()
    begun: tuple[Wait, ...] = ()
    is_new_turn: bool = False


NO_WAITS = Waiting()


MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR

TIMES: Mapping[ClockName, Mapping[WaitKind, float]] = {
    "none": {"take_over": DAY},
    "daily": {"turn": 48 * HOUR, "answer": 12 * HOUR, "set_up": 48 * HOUR, "take_over": 12 * HOUR},
    "live": {"turn": 5 * MINUTE, "answer": MINUTE, "set_up": 10 * MINUTE, "take_over": 2 * MINUTE},
}
"""Seconds that a clock gives for each kind of choice; a missing kind has no limit.

A take-over vote has a limit on every clock.
"""

GRACE = 3.0
"""Seconds from a deadline to the time-out, as a click made in time may still be on its way."""

AUTO_REPLY_SECONDS = 8.0
"""Seconds from the first question of a turn to auto replies, equal for every seat and every hand.

Every wait for an answer has a step at that time. So the timer doesn't reveal which seats have an auto reply.
"""
NEXT_WINDOW_SECONDS = 1.0
"""Seconds to auto replies in a further window of a turn, if those of the first are over."""

QUICK_WINDOW_SECONDS = 0.5
"""Maximum seconds for all answers of a window in which no person may answer by hand.

A turn usually has two windows, so all its answers come within a second.
"""

MAX_LAPSES = 3
"""Consecutive timed-out turns, counted per team, at which a seat forfeits."""

_SHARES: Mapping[ClockName, tuple[float, ...]] = {"none": (), "daily": (0.5, 0.9), "live": (0.5,)}
_UNTIMED = (DAY, 3 * DAY)

Event = Literal["reminder", "end"]


class ScheduledStep(NamedTuple):
    """A future event of a wait, and its POSIX time."""

    at: float
    event: Event


def begin(timing: Timing, wait: Wait) -> Wait:
    """Return the wait with its deadline and next step set, as if it started at `wait.since`.

    The deadline is None if the clock has no limit for this kind of wait.
    """
    seconds = TIMES[timing.clock].get(wait.kind)
    return reschedule(timing, msgspec.structs.replace(wait, due=None if seconds is None else wait.since + seconds))


def reschedule(timing: Timing, wait: Wait) -> Wait:
    """Return the wait with `next_at` computed again, after a change of its start, deadline or step.

    A wait for an answer has its next step at the latest when automatic answers begin. During a pause, return the wait
    unchanged.
    """
    if timing.paused_at is not None:
        return wait
    wait = with_next_step(timing.clock, wait)
    if wait.kind != "answer":
        return wait
    answered = max(wait.since, auto_answer_time(timing, wait))
    return msgspec.structs.replace(wait, next_at=min(wait.next_at or math.inf, answered))


def auto_answer_time(timing: Timing, wait: Wait) -> float:
    """Return the POSIX time from which an auto reply or a computer player answers the question.

    It is at most `AUTO_REPLY_SECONDS` after the wait's start. A correction of the machine's clock moves the wait, so
    this limits the delay.
    """
    latest = wait.since + AUTO_REPLY_SECONDS
    return latest if timing.answers_at is None else min(timing.answers_at, latest)


def quick_answer_seconds(seats: int) -> float:
    """Return the seconds from a question to its answer if no person may answer by hand.

    `seats` are the seats that a question concerns, the asking one included. The result depends only on their number, so
    it doesn't reveal whether a seat could have played a card.
    """
    return QUICK_WINDOW_SECONDS / max(seats - 1, 1)


def answers_after_pause(timing: Timing, now: float) -> float | None:
    """Return the new `Timing.answers_at` if a pause ends at `now`.

    It keeps the remaining delay, but at most `AUTO_REPLY_SECONDS`. Without a pause or a question, return the old value.
    """
    if timing.answers_at is None or timing.paused_at is None:
        return timing.answers_at
    return min(timing.answers_at + now - timing.paused_at, now + AUTO_REPLY_SECONDS)


def scheduled_steps(clock: ClockName, wait: Wait) -> tuple[ScheduledStep, ...]:
    """Return the scheduled steps of a wait, past ones too, in order of time.

    With a deadline, they are reminders and the end. Without one, they are only reminders. Return `()` for an "ahead"
    wait, in which a seat may answer before its turn.
    """
    if wait.kind == "ahead":
        return ()
    if wait.due is None:
        return tuple(ScheduledStep(wait.since + seconds, "reminder") for seconds in _UNTIMED)
    time = wait.due - wait.since
    shares = () if wait.kind == "take_over" else _SHARES[clock]
    reminders = (ScheduledStep(wait.since + share * time, "reminder") for share in shares)
    return (*reminders, ScheduledStep(wait.due + GRACE, "end"))


def with_next_step(clock: ClockName, wait: Wait) -> Wait:
    """Return the wait with `next_at` set to the time of its next step, or to None after the last one."""
    following = scheduled_steps(clock, wait)[wait.step :]
    return msgspec.structs.replace(wait, next_at=following[0].at if following else None)


def advance(clock: ClockName, wait: Wait, now: float) -> tuple[Wait, Event | None]:
    """Advance the wait past every step due by `now`. Return it with the event of the last such step.

    The event is None if no step was due. Earlier events are skipped.
    """
    every = scheduled_steps(clock, wait)
    due_steps = [step for step in every[wait.step :] if step.at <= now]
    after = with_next_step(clock, msgspec.structs.replace(wait, step=wait.step + len(due_steps)))
    return after, due_steps[-1].event if due_steps else None


def resolve_timeout_rule(clock: ClockName, kind: WaitKind, rule: TimeoutRule) -> TimeoutRule:
    """Return the rule for a deadline: "fallback" for an answer, otherwise the guild's `rule`.

    "usual" becomes "fallback" with a live clock, and "claim" with any other clock.
    """
    if kind == "answer":
        return "fallback"
    if rule != "usual":
        return rule
    return "fallback" if clock == "live" else "claim"
