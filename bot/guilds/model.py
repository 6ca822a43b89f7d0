"""Values of a guild's house rules and of its people's preferences."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from bot.match.model.timing import CLOCKS, ClockName, TimeoutRule

RatingRule = Literal["usual", "chosen", "off"]
"""Rule for new matches with a clock.

"usual": rated unless the opener decides otherwise. "chosen": rated if the opener decides so. "off": never rated.
"""

RATING_RULES: tuple[RatingRule, ...] = ("usual", "chosen", "off")


class HouseRules(msgspec.Struct, frozen=True):
    """Rules that the admins of a guild set. An empty tuple of channels or games allows all."""

    channels: tuple[int, ...] = ()
    """Channels in which matches may be opened. A channel includes its threads, a category its channels."""
    games: tuple[str, ...] = ()
    clocks: tuple[ClockName, ...] = CLOCKS
    """The clocks that are offered, at least one."""
    starter_role: int | None = None
    """Role that may open matches; None if every member may. Managers of the guild always may."""
    keep_days: int = 365
    """Days that an ended match is stored whole."""
    threads: bool = False
    """Whether each match gets a thread of its own."""
    when_late: TimeoutRule = "usual"
    words: bool = False
    """Whether boards and panels show the content of their pictures as text too."""
    computers: bool = True
    """Whether computer players may take part in new matches."""
    organiser_role: int | None = None
    """Role that may open and lead tournaments; None if no role may. Managers of the guild always may."""
    organisers: tuple[int, ...] = ()
    """Further people who may, by their ids, ascending."""
    ratings: RatingRule = "usual"
    taking_back: bool = True
    """Whether an undo of actions that revealed nothing skips the opponents' consent. Always off in rated matches."""


PingPolicy = Literal["away", "turn", "never"]
"""Policy for pings of a waiting match: if the person seems away, at every turn, or never."""


class Preferences(msgspec.Struct, frozen=True):
    """A person's own preferences in a guild."""

    words: bool = False
    """Whether the person's panels show the content of their pictures as text too."""
    calls: PingPolicy = "away"
    hidden: bool = False
    """Whether the person's profile, leaderboard lines and ended matches are hidden from others."""
    careful: bool = False
    """Whether captures, attacks and big plays need a confirmation."""
    aims: bool = False
    """Whether a piece's move needs two presses: the first shows its target, the second plays it."""


class GuildPreferences(msgspec.Struct, frozen=True):
    """Preferences of a guild's people, by user id. `words` is the admins' setting for everyone."""

    words: bool = False
    people: Mapping[int, Preferences] = {}

    def get(self, user_id: int) -> Preferences:
        """Return a person's preferences; the defaults if they have set none."""
        return self.people.get(user_id, Preferences())

    def hidden_from(self, reader_id: int) -> frozenset[int]:
        """Return the ids of people who hide their results, except the reader."""
        return frozenset(user_id for user_id, chosen in self.people.items() if chosen.hidden and user_id != reader_id)
