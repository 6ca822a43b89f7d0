"""What the whole process shares with its commands and buttons, and who asks in an interaction."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol, TypeVar

import discord
import msgspec
from cachetools import LRUCache

from bot.model.match import MatchRef, Person
from bot.model.ports import Clock
from bot.model.request import Request
from bot.screens.refusals import Refusals, Refused
from bot.screens.words import safe_name
from bot.service.matches.changes import Changes
from bot.ui.emojis.application_emojis import ApplicationEmojis
from bot.ui.gateway.display_names import DisplayNames
from bot.ui.gateway.interaction_tracker import InteractionTracker
from bot.ui.gateway.message_layout import Page
from bot.ui.gateway.messages import MessageSender
from bot.ui.gateway.render_pool import RenderPool
from bot.ui.history.recent_shares import RecentShares

if TYPE_CHECKING:
    from bot.ui.gateway.interactions import InteractionContext

T = TypeVar("T")

_REMEMBERED = 10_000


class MatchAnswers(Protocol):
    """What an answer does for the match that it is about."""

    def about(self, ref: MatchRef, user_id: int) -> AbstractContextManager[None]:
        """Note that a person looks at a match; until the context ends, nothing else edits their panel of it."""
        ...

    def covered(self, ref: MatchRef, user_id: int, message_id: int) -> None:
        """Note that another page stands in the message in which a person had their panel."""
        ...

    async def complete(self, ref: MatchRef, page: Page) -> Page:
        """Return the page with a way to continue, if the match's channel doesn't take its board."""
        ...

    async def show_panel(self, context: "InteractionContext", note: str) -> None:
        """Answer with the person's private panel of the match; raises Refused."""
        ...

    async def show_current(self, context: "InteractionContext", note: str) -> None:
        """Answer with the person's panel of the match, or of the voice lobby that it still is; raises Refused."""
        ...

    def refuses(self, guild_id: int, channel_id: int) -> bool:
        """Tell whether a channel takes no boards, as far as is known."""
        ...

    def try_again(self, guild_id: int, channel_id: int) -> None:
        """Try boards again in a channel that may take them now."""
        ...


class ProcessInfo(msgspec.Struct, frozen=True):
    """What a process was started with: which guilds belong to it, and warnings about where their files are."""

    has_guild: Callable[[int], bool] = lambda _guild_id: True
    warnings: tuple[str, ...] = ()


@dataclass(eq=False)
class BotContext:
    """Pictures, emojis and sentences of a process, the names that people used last, and every service by its class."""

    clock: Clock
    changes: Changes
    sender: MessageSender
    emojis: ApplicationEmojis
    tracker: InteractionTracker
    process_info: ProcessInfo
    refusals: Refusals
    answers: MatchAnswers
    services: Mapping[type, object]
    display_names: DisplayNames = field(default_factory=DisplayNames)
    recent_shares: RecentShares = field(default_factory=RecentShares)
    _names: LRUCache[tuple[int, int], str] = field(default_factory=lambda: LRUCache(_REMEMBERED))

    @property
    def render_pool(self) -> RenderPool:
        """Draws the pictures of messages."""
        return self.sender.render_pool

    def get(self, kind: type[T]) -> T:
        """Return the service of this class; raises LookupError if there is none."""
        service = self.services.get(kind)
        if not isinstance(service, kind):
            raise LookupError(f"there is no {kind.__name__}")  # noqa: TRY004 - there is none of this type
        return service

    async def keep_name(self, guild_id: int, person: Person) -> None:
        """Write a person's present name into the guild's matches, unless it is known to be there."""
        if self._names.get((guild_id, person.id)) == person.name:
            return
        await self.changes.rename(guild_id, person)
        self._names[guild_id, person.id] = person.name


class BotClient(discord.AutoShardedClient):
    """A client with the context of its process."""

    context: BotContext


Interaction = discord.Interaction[BotClient]


def person_of(user: discord.User | discord.Member) -> Person:
    """A Discord user as a person, with a name that is safe to print."""
    return Person(user.id, safe_name(user.display_name))


def is_this_bot(interaction: Interaction, user: discord.User | discord.Member) -> bool:
    """Tell whether a Discord user is this bot itself."""
    me = interaction.client.user
    return me is not None and user.id == me.id


def request_of(interaction: Interaction) -> Request:
    """Who asks, in which interaction, and when by Discord's clock."""
    return Request(person_of(interaction.user), interaction.id, interaction.created_at.timestamp())


def guild_of(interaction: Interaction) -> int:
    """The guild that an interaction comes from; every command and button is for guilds only."""
    if interaction.guild_id is None:
        raise Refused("unknown_match")
    return interaction.guild_id
