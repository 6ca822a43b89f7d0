"""Rows of the outbox, and public messages and notices of matches."""

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple

import msgspec

from bot.guilds.model import GuildPreferences, PingPolicy
from bot.match.model.match import Match, Person
from bot.match.model.timing import Wait
from bot.outbox import texts
from bot.screens.screen import Button, Screen


class Ping(NamedTuple):
    """The last ping of a person by a match's public message, with the version of the match at that time."""

    user_id: int
    version: int


class Board(msgspec.Struct, frozen=True):
    """An outbox row: which version of a match its public message should show, and which it shows (-1: none yet)."""

    match_id: int
    channel_id: int
    message_id: int | None
    wanted: int
    shown: int
    posted_at: float | None
    """POSIX time at which the current message was sent; None before the first."""
    outdated: int = 0
    """Number of times the board was marked possibly stale (wrong deadline or version) since it was last drawn."""
    called: tuple[Ping, ...] = ()
    """The last ping of each person by a public message of the match, in order of user ids."""


class MessageInputs(NamedTuple):
    """Inputs of a match's public message, in addition to the match: its guild's preferences, and its waits by seat."""

    preferences: GuildPreferences
    waits: tuple[Wait, ...]


NoticeKind = Literal["reminder", "claim", "pause", "time", "hands", "take_back", "take_over"]
"""Kind of a small message next to the board.

A "reminder" concerns a seat that is waited for, and a "claim" a time-out that opponents may claim. The other kinds are
a seat's proposals to the others. A "take_over" concerns a seat that its person left.
"""


REMINDERS: tuple[NoticeKind, ...] = ("reminder", "claim")
PROPOSALS: tuple[NoticeKind, ...] = ("pause", "time", "hands", "take_back", "take_over")


class Notice(msgspec.Struct, frozen=True):
    """A small message about a seat, with its channel.

    It is deleted from the channel when it is over. `message_id` is None until it is posted.
    """

    id: int
    match_id: int
    kind: NoticeKind
    seat: int
    channel_id: int
    message_id: int | None = None
    is_over: bool = False


OldKind = Literal["card", "board", "table", "share", "end", "result"]
"""Kind of an old message.

A "card", "board" or "table" was replaced by a newer message. A "share" is a file that a person shared. An "end"
announces the end of a tournament, and a "result" that of a match.
"""


class ResultPost(msgspec.Struct, frozen=True):
    """A pending post about a match's result in the guild's channel for results."""

    match_id: int
    channel_id: int


class OldMessage(msgspec.Struct, frozen=True):
    """A public message that nothing updates any more, but that names people of a match or tournament."""

    message_id: int
    channel_id: int
    kind: OldKind
    match_id: int | None = None
    tournament_id: int | None = None


class PublicMessage(msgspec.Struct, frozen=True):
    """A match's public message: its screen and buttons, and the people it waits for and may ping."""

    match: Match
    screen: Screen
    buttons: tuple[Button, ...]
    to_act: tuple[Person, ...]
    """The people that the message waits for and may ping; computer players are left out."""
    call: Callable[..., str] = texts.your_move
    """Text of a ping; its argument `people` are the mentions."""
    waits: Mapping[int, Wait] = {}
    """The wait of each person in `to_act`, by user id; empty before the match has started."""
    calls: Mapping[int, PingPolicy] = {}
    """Ping policy of each person in `to_act`, by user id; "away" for a missing person."""
    in_words: bool = False
    """Whether the picture goes with all its words."""

    def with_preferences(self, preferences: GuildPreferences) -> "PublicMessage":
        """Return a copy with the guild's preferences applied.

        It has the ping policy of each person in `to_act`, and the guild's choice whether pictures come with their text.
        """
        calls = {person.id: preferences.get(person.id).calls for person in self.to_act}
        return msgspec.structs.replace(self, calls=calls, in_words=preferences.words)


class NoticeMessage(msgspec.Struct, frozen=True):
    """A small message that pings these people and then shows its text."""

    match: Match
    called: tuple[Person, ...]
    text: str
    buttons: tuple[Button, ...]
