"""What is known of a match's public message: the row of the outbox."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from bot.guilds.model import GuildPreferences, PingPolicy
from bot.match.model.match import Match, Person
from bot.match.model.timing import Wait
from bot.screens.screen import Button, Screen


class Ping(NamedTuple):
    """The last time a match's public message mentioned somebody, told by the version that it showed then."""

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
    """When the message that stands now was sent."""
    outdated: int = 0
    """How often it was found since it was drawn that it may show what isn't so: other times, or a later version."""
    called: tuple[Ping, ...] = ()
    """Everybody whom a public message of the match has mentioned, by their ids."""


NoticeKind = Literal["reminder", "claim", "pause", "time", "hands", "take_back", "take_over"]
"""What a small message beside the board says: that somebody is waited for, that their time may be claimed to be over,
or what they ask the others for; at a seat that was left, whether a computer player takes it."""


REMINDERS: tuple[NoticeKind, ...] = ("reminder", "claim")
PROPOSALS: tuple[NoticeKind, ...] = ("pause", "time", "hands", "take_back", "take_over")


class Notice(msgspec.Struct, frozen=True):
    """A small message about a seat, in the channel where it stands or is to stand; it is taken away when it is over."""

    id: int
    match_id: int
    kind: NoticeKind
    seat: int
    channel_id: int
    message_id: int | None = None
    is_over: bool = False


YOUR_MOVE = "{people}, your move."


class PublicMessage(msgspec.Struct, frozen=True):
    """A match's public message: what everybody sees, and whom it waits for and may call."""

    match: Match
    screen: Screen
    buttons: tuple[Button, ...]
    to_act: tuple[Person, ...]
    """Those whom it waits for and who may be called; computer players aren't among them."""
    call: str = YOUR_MOVE
    """What is said to the `people` who are called."""
    waits: Mapping[int, Wait] = {}
    """What those are waited for, by their ids, once the match has started."""
    calls: Mapping[int, PingPolicy] = {}
    """When those are to be called, by their ids; whoever isn't among them: if they seem to be away."""
    in_words: bool = False
    """Whether the picture goes with all its words."""

    def with_preferences(self, preferences: GuildPreferences) -> "PublicMessage":
        """Return it with calls and words as the guild and its people chose."""
        calls = {person.id: preferences.get(person.id).calls for person in self.to_act}
        return msgspec.structs.replace(self, calls=calls, in_words=preferences.words)


class NoticeMessage(msgspec.Struct, frozen=True):
    """A small message: it calls these people, and then says so."""

    match: Match
    called: tuple[Person, ...]
    text: str
    buttons: tuple[Button, ...]
