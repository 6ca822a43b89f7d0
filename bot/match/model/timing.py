"""How the time of a match runs, and whom it waits for: the values that the store keeps of it.

How much time people have, and what happens in it: a few reminders, then the end.

All of it is worked out from when a wait began and when it is due, so whoever gets more time gets their reminders later.
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
"""What happens to a seat whose time for a turn is over: its fallback is played, it is out, or others may say so.

"usual": what fits the clock.
"""


TIMEOUT_RULES: tuple[TimeoutRule, ...] = ("usual", "fallback", "forfeit", "claim")

ProposalKind = Literal["pause", "time", "hands", "take_back", "take_over"]
"""What is put to others: a pause, more time, to show every hand to spectators, a turn late, to take back what was done,
or that a computer player takes the proposing seat, which was left."""

Leaving = Literal["resigned", "forfeited"]
"""How somebody leaves a seat: by giving it up, or because their time is over."""


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat asks the others for; `version` is that of the match since which it asks.

    `left` says how its person left the seat, if a computer player is to take it.
    """

    kind: ProposalKind
    seat: int
    version: int
    agreed: tuple[int, ...] = ()
    """The seats that have agreed so far."""
    left: Leaving | None = None
    back_to: int = 0
    """The version of the first action that is to be taken back, if that is what it asks for."""


class Timing(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the time of a match runs."""

    clock: ClockName = "none"
    paused_at: float | None = None
    proposal: Proposal | None = None
    lapsed: int | None = None
    """The seat whose time ran out, if the newest action was played for it."""
    answers_at: float | None = None
    """From when on questions of the turn are answered by auto replies and computer players; None: none was asked."""


class Wait(msgspec.Struct, frozen=True):
    """A seat that a match waits for: for what, since when, and until when if it has a clock.

    Reminders and the end of the time are steps of a schedule: `step` is the index of the next one, and `next_at` its
    time; None: nothing more, or not while the match is paused.
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
    """Whom a match waits for after a change: the seats whose wait goes on untouched, and the waits that begin.

    `is_new_turn`: another turn of the match has begun.
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
"""Seconds that a clock gives for each kind of choice; who plays for a seat that was left is decided in time anyway."""

GRACE = 3.0
"""Seconds from the end of a time to the time-out: a click that was made in time may be on its way."""

AUTO_REPLY_SECONDS = 8.0
"""Seconds from the first question of a turn to auto replies, the same for every seat and every hand.

Every wait for an answer has a step then, whether the seat has an auto reply or not, so that no timer tells.
"""
NEXT_WINDOW_SECONDS = 1.0
"""Seconds to auto replies in a further window of a turn, if those of the first are over."""

MAX_LAPSES = 3
"""Whoever lets so many turns in a row lapse is out of the match."""

_SHARES: Mapping[ClockName, tuple[float, ...]] = {"none": (), "daily": (0.5, 0.9), "live": (0.5,)}
_UNTIMED = (DAY, 3 * DAY)

Event = Literal["reminder", "end"]


class ScheduledStep(NamedTuple):
    """Something that is to happen to a wait, and when."""

    at: float
    event: Event


def begin(timing: Timing, wait: Wait) -> Wait:
    """A wait with its whole time from its `since` on."""
    seconds = TIMES[timing.clock].get(wait.kind)
    return reschedule(timing, msgspec.structs.replace(wait, due=None if seconds is None else wait.since + seconds))


def reschedule(timing: Timing, wait: Wait) -> Wait:
    """A wait whose time has changed, with what happens in it next; an answer is automatic from when it was to be.

    Nothing is while the match is paused.
    """
    if timing.paused_at is not None:
        return wait
    wait = with_next_step(timing.clock, wait)
    if wait.kind != "answer":
        return wait
    answered = max(wait.since, auto_answer_time(timing, wait))
    return msgspec.structs.replace(wait, next_at=min(wait.next_at or math.inf, answered))


def auto_answer_time(timing: Timing, wait: Wait) -> float:
    """From when on a question is answered by an auto reply or a computer player.

    The wait is moved when the machine's clock is set back, and says then how long that can be at most.
    """
    latest = wait.since + AUTO_REPLY_SECONDS
    return latest if timing.answers_at is None else min(timing.answers_at, latest)


def answers_after_pause(timing: Timing, now: float) -> float | None:
    """From when on questions are answered automatically (`Timing.answers_at`) if a pause ends now.

    What was left of the delay is left again; of a question that was asked during the pause, all of it.
    """
    if timing.answers_at is None or timing.paused_at is None:
        return timing.answers_at
    return min(timing.answers_at + now - timing.paused_at, now + AUTO_REPLY_SECONDS)


def scheduled_steps(clock: ClockName, wait: Wait) -> tuple[ScheduledStep, ...]:
    """Everything that may happen in a wait, in order."""
    if wait.kind == "ahead":
        return ()
    if wait.due is None:
        return tuple(ScheduledStep(wait.since + seconds, "reminder") for seconds in _UNTIMED)
    time = wait.due - wait.since
    shares = () if wait.kind == "take_over" else _SHARES[clock]
    reminders = (ScheduledStep(wait.since + share * time, "reminder") for share in shares)
    return (*reminders, ScheduledStep(wait.due + GRACE, "end"))


def with_next_step(clock: ClockName, wait: Wait) -> Wait:
    """The wait, with the time of its next step worked out anew."""
    following = scheduled_steps(clock, wait)[wait.step :]
    return msgspec.structs.replace(wait, next_at=following[0].at if following else None)


def advance(clock: ClockName, wait: Wait, now: float) -> tuple[Wait, Event | None]:
    """The wait after all steps that have come, and what the last of them asks for; only that one is carried out."""
    every = scheduled_steps(clock, wait)
    due_steps = [step for step in every[wait.step :] if step.at <= now]
    after = with_next_step(clock, msgspec.structs.replace(wait, step=wait.step + len(due_steps)))
    return after, due_steps[-1].event if due_steps else None


def resolve_timeout_rule(clock: ClockName, kind: WaitKind, rule: TimeoutRule) -> TimeoutRule:
    """What happens at the end: for an answer always the fallback, else what the guild says, or what is usual."""
    if kind == "answer":
        return "fallback"
    if rule != "usual":
        return rule
    return "fallback" if clock == "live" else "claim"
