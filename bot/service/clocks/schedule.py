"""How much time people have, and what happens in it: reminders on a ladder that stops, then the end.

All of it is worked out from when a wait began and when it is due, so whoever gets more time gets their reminders later.
"""

import math
from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from bot.model.clock import ClockName, Lateness, Pace, Wait

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR

TIMES: Mapping[ClockName, Mapping[Pace, float]] = {
    "none": {},
    "daily": {"turn": 48 * HOUR, "answer": 12 * HOUR, "set_up": 48 * HOUR},
    "live": {"turn": 5 * MINUTE, "answer": MINUTE, "set_up": 10 * MINUTE},
}
"""Seconds that a clock gives for each kind of choice."""

GRACE = 3.0
"""Seconds from the end of a time to the time-out: a click that was made in time may be on its way."""

STANDING_SECONDS = 8.0
"""Seconds after which a standing answer is given, the same for every seat and every hand.

Every answer that is waited for rings then, whether one stands or not.
"""

LAPSES = 3
"""Whoever lets so many turns in a row lapse is out of the match."""

_SHARES: Mapping[ClockName, tuple[float, ...]] = {"none": (), "daily": (0.5, 0.9), "live": (0.5,)}
_UNTIMED = (DAY, 3 * DAY)

Event = Literal["reminder", "end"]


class ScheduledStep(NamedTuple):
    """Something that is to happen to a wait, and when."""

    at: float
    event: Event


def begin(clock: ClockName, seat: int, pace: Pace, at: float, *, paused: bool = False) -> Wait:
    """A wait that begins now; while the match is paused nothing happens in it."""
    seconds = TIMES[clock].get(pace)
    wait = Wait(seat, pace, at, None if seconds is None else at + seconds)
    if paused:
        return wait
    wait = wound(clock, wait)
    if pace != "answer":
        return wait
    return msgspec.structs.replace(wait, rings_at=min(wait.rings_at or math.inf, at + STANDING_SECONDS))


def rungs(clock: ClockName, wait: Wait) -> tuple[ScheduledStep, ...]:
    """Everything that may happen in a wait, in order."""
    if wait.due is None:
        return tuple(ScheduledStep(wait.since + seconds, "reminder") for seconds in _UNTIMED)
    time = wait.due - wait.since
    reminders = (ScheduledStep(wait.since + share * time, "reminder") for share in _SHARES[clock])
    return (*reminders, ScheduledStep(wait.due + GRACE, "end"))


def wound(clock: ClockName, wait: Wait) -> Wait:
    """The wait, to ring when its next rung comes."""
    following = rungs(clock, wait)[wait.rung :]
    return msgspec.structs.replace(wait, rings_at=following[0].at if following else None)


def climbed(clock: ClockName, wait: Wait, now: float) -> tuple[Wait, Event | None]:
    """The wait beyond every rung that has come, and what is to be done about it: the last of them, and only that."""
    every = rungs(clock, wait)
    come = [rung for rung in every[wait.rung :] if rung.at <= now]
    after = wound(clock, msgspec.structs.replace(wait, rung=wait.rung + len(come)))
    return after, come[-1].event if come else None


def lateness(clock: ClockName, pace: Pace, rule: Lateness) -> Lateness:
    """What happens at the end: for an answer always the fallback, else what the guild says, or what is usual."""
    if pace == "answer":
        return "fallback"
    if rule != "usual":
        return rule
    return "fallback" if clock == "live" else "claim"
