"""Cues, which are waits of matches that concern a person, and the people who want messages about their cues."""

from typing import Literal

import msgspec

from bot.guilds.model import TurnMessages
from bot.match.model.timing import DAY, HOUR, MINUTE

SETTLE_SECONDS = MINUTE
"""Seconds from the start of a wait to its direct message. A quick answer or undo makes the message needless."""

BETWEEN_SECONDS = HOUR
"""Minimum number of seconds between two direct messages to a person of one guild."""

DAILY_GRACE = 2 * HOUR
"""Seconds after its hour during which a delayed daily list is still sent. Later the bot skips that day."""

CueKind = Literal["turn", "next"]
"""Kind of a cue: the match waits for the person's seat, or for the seat before it."""


class Cue(msgspec.Struct, frozen=True):
    """A wait of a match that concerns a person.

    It belongs to their own seat ("turn"), or to the seat before theirs ("next").
    """

    match_id: int
    seat: int
    """The person's own seat."""
    kind: CueKind
    version: int
    """The version of the match with which the wait began."""
    since: float
    """POSIX time at which the wait began."""
    due: float | None = None
    """POSIX deadline of the wait; None without one."""
    told: bool = False
    """Whether a message to the person has named this wait."""


class Subscriber(msgspec.Struct, frozen=True):
    """A person who wants direct messages, with the cues of their running matches, oldest first."""

    user_id: int
    wants: TurnMessages
    last_at: float | None
    """POSIX time at which the last direct message to the person was begun; None before the first."""
    daily_at: float | None
    """POSIX time at which the next daily list is due; None if the person wants none."""
    cues: tuple[Cue, ...] = ()

    @property
    def turns(self) -> tuple[Cue, ...]:
        """The cues of waits for the person's own seats."""
        return tuple(cue for cue in self.cues if cue.kind == "turn")

    @property
    def news(self) -> tuple[Cue, ...]:
        """The cues that the person wants to hear about, and that no message has named."""
        return () if self.wants == "never" else tuple(cue for cue in self.cues if not cue.told)


def next_at_hour(hour: int, now: float) -> float:
    """Return the first POSIX time after `now` at which an hour of the day in UTC begins.

    >>> next_at_hour(1, 0.0), next_at_hour(1, 3600.0)
    (3600.0, 90000.0)
    """
    first = now - now % DAY + hour * HOUR
    return first if first > now else first + DAY


def hour_of(daily_at: float) -> int:
    """Return the hour of the day in UTC, from 0, at which the daily list comes."""
    return int(daily_at % DAY // HOUR)
