"""What a guild's file keeps beside its matches: house rules, set-ups, and results of long ago."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from bot.match.model.timing import CLOCKS, ClockName, TimeoutRule

RatingRule = Literal["usual", "chosen", "off"]
"""Which matches of a guild are rated: those with a clock unless somebody chooses otherwise, those for which it was
chosen, or none."""

RATING_RULES: tuple[RatingRule, ...] = ("usual", "chosen", "off")


class HouseRules(msgspec.Struct, frozen=True):
    """What the admins of a guild allow. An empty tuple of channels or games allows all of them."""

    channels: tuple[int, ...] = ()
    """Where matches may be opened: channels with their threads, or categories with their channels."""
    games: tuple[str, ...] = ()
    clocks: tuple[ClockName, ...] = CLOCKS
    """The clocks that are offered, at least one."""
    starter_role: int | None = None
    """Who may open matches; None: everybody. Who manages the guild always may."""
    keep_days: int = 365
    """How long a match that is over is kept whole."""
    threads: bool = False
    """Whether each match gets a thread of its own."""
    when_late: TimeoutRule = "usual"
    words: bool = False
    """Whether boards and panels say in words what their pictures show."""
    computers: bool = True
    """Whether computer players may take part in new matches."""
    organiser_role: int | None = None
    """Who may open and lead tournaments; None: no role. Who manages the guild always may."""
    organisers: tuple[int, ...] = ()
    """Further people who may, by their ids, ascending."""
    ratings: RatingRule = "usual"
    taking_back: bool = True
    """Whether people may take back, in matches that aren't rated, what taught nobody anything, without being allowed to
    by the others."""


PingPolicy = Literal["away", "turn", "never"]
"""When a person is mentioned because a match waits for them: if they seem to be away, at every turn, or never."""


class Preferences(msgspec.Struct, frozen=True):
    """What a person chose for themselves in a guild."""

    words: bool = False
    """Whether their panels say in words what the pictures show."""
    calls: PingPolicy = "away"
    hidden: bool = False
    """Whether nobody else is shown how they play: no profile, no place on a leaderboard, no matches that ended."""
    careful: bool = False
    """Whether they are asked again before captures, attacks and big plays."""
    aims: bool = False
    """Whether the first press of a move of a piece shows where it would go, and only the second one plays it."""


class GuildPreferences(msgspec.Struct, frozen=True):
    """What the people of a guild chose for themselves, by their ids, and what its admins chose for everybody."""

    words: bool = False
    people: Mapping[int, Preferences] = {}

    def get(self, user_id: int) -> Preferences:
        """Return what a person chose, or the usual."""
        return self.people.get(user_id, Preferences())

    def hidden_from(self, reader_id: int) -> frozenset[int]:
        """Those who hide themselves, as far as the reader is somebody else."""
        return frozenset(user_id for user_id, chosen in self.people.items() if chosen.hidden and user_id != reader_id)
