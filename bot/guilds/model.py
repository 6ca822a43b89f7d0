"""The house rules of a guild and the preferences of its people, with their texts.

Each one is a field and a column of that name, which a migration adds. Each one has a record in `HOUSE_RULES` or
`PREFERENCES`, unless it has buttons or commands of its own. Rows, pages, commands, export and deletion read the fields
and records.
"""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

import msgspec

from bot.match.model.timing import CLOCKS, ClockName, TimeoutRule

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
    refused: bool = False
    """Whether Discord refused a direct message to the person, and no panel has reported that yet."""


class HouseRule(NamedTuple):
    """A house rule with a command of its own, for admins to choose one of its values."""

    name: str
    """The field of `HouseRules`."""
    heading: str
    """Heading of the rule on the admins' panel."""
    says: Mapping[Any, str]
    """The panel's text for each value that admins can choose."""
    command: str
    description: str
    """The command's description in Discord."""
    hint: str
    """The description of the command's parameter in Discord."""
    labels: Mapping[Any, str] = {}
    """Label of each value in the command and on buttons. If the mapping is empty, the panel's texts are used."""

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return True in self.says

    @property
    def button_labels(self) -> Mapping[Any, str]:
        """Label of the button for each value on the rule's page."""
        return {True: "On", False: "Off"} if self.is_switch else self.labels or self.says


KEPT = {30: "30 days", 90: "90 days", 180: "180 days", 365: "a year"}
"""The numbers of days for which a guild may keep ended matches, with their texts."""

HOUSE_RULES = (
    HouseRule(
        name="threads",
        heading="Boards",
        says={True: "In a thread for each match", False: "In the channel of the card"},
        command="threads",
        description="Choose whether each match gets its own thread",
        hint="On: the board is in a thread under the card; off: it stays in the channel",
    ),
    HouseRule(
        name="keep_days",
        heading="Matches that are over",
        says={days: f"Kept for {words}; after that only the result stays" for days, words in KEPT.items()},
        command="keep",
        description="Choose how long finished matches are stored completely",
        hint="After that, only the result is kept",
        labels=KEPT,
    ),
    HouseRule(
        name="when_late",
        heading="When time runs out",
        says={
            "usual": "With a daily clock the opponents decide, with a live one the game plays",
            "claim": "The opponents may claim the match or give more time",
            "fallback": "The game plays for them; the third time in a row they are out",
            "forfeit": "They are out of the match at once",
        },
        command="late",
        description="Choose what happens when somebody's time for a turn runs out",
        hint="Answers in somebody else's turn are always played by the game",
    ),
    HouseRule(
        name="words",
        heading="Words",
        says={True: "With every picture", False: "Behind *In words*"},
        command="words",
        description="Choose whether boards and panels say in words what their pictures show",
        hint="On: all words, for everybody; off: a short line, and the rest behind In words",
    ),
    HouseRule(
        name="computers",
        heading="Computer players",
        says={True: "In every match", False: "None"},
        command="computers",
        description="Allow computer players in new matches, or not",
        hint="On: anybody may play against the computer; off: people play with each other alone",
    ),
    HouseRule(
        name="taking_back",
        heading="Taking back",
        says={
            True: "Moves that revealed nothing, until somebody else acts; not in rated matches and tournaments",
            False: "Only if the opponents agree",
        },
        command="takeback",
        description="Let people take back moves that revealed nothing, or not",
        hint="On: without asking, until somebody else acts; off: what was done stands. Rated matches: never",
    ),
    HouseRule(
        name="ratings",
        heading="Rated matches",
        says={
            "usual": "Matches with a clock, unless the opener makes them unrated",
            "chosen": "Matches with a clock, if the opener makes them rated",
            "off": "None",
        },
        command="ratings",
        description="Choose which matches change people's ratings on this server",
        hint="Matches without a clock and with computer players are never rated",
    ),
)


class Preference(NamedTuple):
    """A preference that a person sets on their settings page."""

    name: str
    """The field of `Preferences`."""
    heading: str
    """The heading of its block on the page. Preferences with one heading follow each other, with buttons in one row."""
    says: Mapping[Any, str]
    """The page's text for each value that the person can choose."""
    labels: Mapping[Any, str]
    """Label of each value's button; for a switch, the label of its button while it has the value."""
    more: tuple[str, str] | None = None
    """Verb and label of a further button, which shows a page of its own; None without one."""

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off, with one button that changes it."""
        return set(self.says) == {False, True}


PREFERENCES = (
    Preference(
        name="words",
        heading="Pictures",
        says={
            False: "Panels are a picture below a short line; **In words** says the rest.",
            True: "Panels say in words what their pictures show.",
        },
        labels={False: "Show all words with pictures", True: "Show pictures with a short line"},
    ),
    Preference(
        name="calls",
        heading="Mentions",
        says={
            "away": "When a match waits for you and you have done nothing in it for five minutes.",
            "turn": "Whenever a match begins to wait for you. Its board is posted anew each time.",
            "never": "Never, once a match has begun; reminders don't mention you either. Challenges still do.",
        },
        labels={"away": "Mention me when away", "turn": "At every turn", "never": "Never"},
    ),
    Preference(
        name="told",
        heading="Direct messages",
        says={
            "never": "I don't write to you about your turns.",
            "turn": "I write to you when it's your turn and you are away, at most once an hour.",
            "next": "I write to you when it's your turn or you are next, and you are away, at most once an hour.",
        },
        labels={"never": "Don't write to me", "turn": "When it's my turn", "next": "Also when I'm next"},
        more=("daily_list", "Daily list"),
    ),
    Preference(
        name="careful",
        heading="Before you act",
        says={
            False: "Captures, attacks and big plays are carried out at once.",
            True: "You are asked again before captures, attacks and big plays.",
        },
        labels={False: "Ask me before attacks", True: "Don't ask before attacks"},
    ),
    Preference(
        name="aims",
        heading="Before you act",
        says={
            False: "One press plays a move of Stratego.",
            True: "The first press of a Stratego move shows where the piece would go, and the second one plays it.",
        },
        labels={False: "Two presses a move", True: "One press a move"},
    ),
)


class GuildPreferences(msgspec.Struct, frozen=True):
    """Preferences of a guild's people, by user id. `words` is the admins' setting for everyone."""

    words: bool = False
    people: Mapping[int, Preferences] = {}

    def get(self, user_id: int) -> Preferences:
        """Return a person's preferences; the defaults if they have set none."""
        return self.people.get(user_id, Preferences())

    def hidden_from(self, reader_id: int) -> frozenset[int]:
        """Return the user ids of people who hide their results, without the reader's own id."""
        return frozenset(user_id for user_id, chosen in self.people.items() if chosen.hidden and user_id != reader_id)
