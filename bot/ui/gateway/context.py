"""What the whole process shares with its commands and buttons, and who asks in an interaction."""

from collections.abc import Callable
from dataclasses import dataclass, field

import discord
import msgspec
from cachetools import LRUCache

from bot.model.match import Person
from bot.model.request import Request
from bot.screens.refusals import Refusals, Refused
from bot.screens.words import safe_name
from bot.service.warroom import Warroom
from bot.ui.emojis.application_emojis import ApplicationEmojis
from bot.ui.gateway.display_names import DisplayNames
from bot.ui.gateway.interaction_tracker import InteractionTracker
from bot.ui.gateway.render_pool import RenderPool
from bot.ui.history.gif_maker import GifMaker
from bot.ui.history.recent_shares import RecentShares
from bot.ui.matches.board_updates import BoardUpdates
from bot.ui.matches.open_panels import OpenPanels

_REMEMBERED = 10_000


class ProcessInfo(msgspec.Struct, frozen=True):
    """What a process was started with: which guilds belong to it, and warnings about where their files are."""

    has_guild: Callable[[int], bool] = lambda _guild_id: True
    warnings: tuple[str, ...] = ()


@dataclass(eq=False)
class BotContext:
    """The service, pictures and emojis, boards and open panels of a process, and the names that people used last."""

    warroom: Warroom
    render_pool: RenderPool
    emojis: ApplicationEmojis
    boards: BoardUpdates
    open_panels: OpenPanels
    tracker: InteractionTracker
    process_info: ProcessInfo
    refusals: Refusals
    display_names: DisplayNames = field(default_factory=DisplayNames)
    gifs: GifMaker = field(default_factory=GifMaker)
    recent_shares: RecentShares = field(default_factory=RecentShares)
    _names: LRUCache[tuple[int, int], str] = field(default_factory=lambda: LRUCache(_REMEMBERED))

    async def keep_name(self, guild_id: int, person: Person) -> None:
        """Write a person's present name into the guild's matches, unless it is known to be there."""
        if self._names.get((guild_id, person.id)) == person.name:
            return
        await self.warroom.rename(guild_id, person)
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
