"""The house rules of a guild and the preferences of its people.

Each one is a field and a column of that name, which a migration adds. Each one has a record in `HOUSE_RULES` or
`PREFERENCES`, unless it has buttons or commands of its own. Rows, pages, commands, export and deletion read the fields
and records.
"""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

import msgspec

from bot.match.model.timing import CLOCKS, ClockName, TimeoutRule
from bot.texts.languages import OFFERED

RatingRule = Literal["usual", "chosen", "off"]
"""Rule for new matches with a clock.

"usual": rated unless the opener decides otherwise. "chosen": rated if the opener decides so. "off": never rated.
"""


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
    results_channel: int | None = None
    """Channel in which the bot posts results of rated matches and of tournaments. None means no posts."""
    daily_channel: int | None = None
    """Channel in which the bot posts the daily position, once a day. None means no posts."""
    daily_refused: bool = False
    """Whether that channel refused the last daily position. Admins don't set this; it follows from the last post."""
    ratings: RatingRule = "usual"
    language: str = ""
    """Code of the language of public messages; "" is that of Discord in a Community, otherwise English."""
    taking_back: bool = True
    """Whether an undo of actions that revealed nothing skips the opponents' consent. Always off in rated matches."""


AWAY_RULES = HouseRules(clocks=("none",))
"""Rules of every personal place. Its only clock is "none", which needs no reminders."""

PingPolicy = Literal["away", "turn", "never"]
"""Policy for pings of a waiting match: if the person seems away, at every turn, or never."""

TurnMessages = Literal["never", "turn", "next"]
"""Direct messages that a person wants: none, about their turns, or also about turns of the seat before them."""


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
    told: TurnMessages = "never"
    language: str = ""
    """Code of the language of private messages; "" is that of the person's Discord."""
    discord_language: str = ""
    """Language of the person's Discord when they last acted in a match; "" is the guild's."""
    refused: bool = False
    """Whether Discord refused a direct message to the person, and no panel has reported that yet."""


class HouseRule(NamedTuple):
    """A house rule with a command of its own, for admins to choose one of its values.

    Its texts have the command in their ids, such as `rule-keep`, `rule-keep-value` and `command-settings-keep`.
    """

    name: str
    """The field of `HouseRules`."""
    command: str
    values: tuple[Any, ...]
    """The values that admins can choose: all bool, all int or all str."""

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return True in self.values

    @property
    def option(self) -> str:
        """Name of the command's parameter."""
        if self.is_switch:
            return "on"
        return "days" if isinstance(self.values[0], int) else "rule"


_SWITCH = (True, False)

_LANGUAGES = ("", *OFFERED)

HOUSE_RULES = (
    HouseRule("language", "language", _LANGUAGES),
    HouseRule("threads", "threads", _SWITCH),
    HouseRule("keep_days", "keep", (30, 90, 180, 365)),
    HouseRule("when_late", "late", ("usual", "claim", "fallback", "forfeit")),
    HouseRule("words", "words", _SWITCH),
    HouseRule("computers", "computers", _SWITCH),
    HouseRule("taking_back", "takeback", _SWITCH),
    HouseRule("ratings", "ratings", ("usual", "chosen", "off")),
)


class Preference(NamedTuple):
    """A preference that a person sets on their settings page.

    Its texts have the name in their ids, such as `preference-calls` and `preference-calls-label`.
    """

    name: str
    """The field of `Preferences`."""
    block: str
    """Key of its block on the page. Preferences of one block follow each other, with buttons in one row."""
    values: tuple[Any, ...]
    """The values that the person can choose: all bool, or all str."""
    more: str = ""
    """Verb of a further button, which shows a page of its own; "" without one."""

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off, with one button that changes it."""
        return True in self.values


PREFERENCES = (
    Preference("language", "language", _LANGUAGES),
    Preference("words", "pictures", _SWITCH),
    Preference("calls", "mentions", ("away", "turn", "never")),
    Preference("told", "messages", ("never", "turn", "next"), more="daily_list"),
    Preference("careful", "acting", _SWITCH),
    Preference("aims", "acting", _SWITCH),
)


class GuildPreferences(msgspec.Struct, frozen=True):
    """Preferences of a guild's people, by user id. `words` and `language` are the admins' settings for everyone."""

    words: bool = False
    language: str = ""
    people: Mapping[int, Preferences] = {}

    def get(self, user_id: int) -> Preferences:
        """Return a person's preferences; the defaults if they have set none."""
        return self.people.get(user_id, Preferences())

    def hidden_from(self, reader_id: int) -> frozenset[int]:
        """Return the user ids of people who hide their results, without the reader's own id."""
        return frozenset(user_id for user_id, chosen in self.people.items() if chosen.hidden and user_id != reader_id)
