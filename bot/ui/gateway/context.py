"""What every command and button needs at hand, and who is asking."""

from collections.abc import Callable

import discord
import msgspec
from cachetools import LRUCache

from bot.model.match import Person
from bot.model.refusal import Refused
from bot.model.request import Permissions, Request
from bot.presenters.words import safe_name
from bot.service.warroom import Warroom
from bot.ui.gateway.display_names import DisplayNames
from bot.ui.gateway.interaction_tracker import InteractionTracker
from bot.ui.gateway.render_pool import RenderPool
from bot.ui.matches.board_updates import BoardUpdates

_REMEMBERED = 10_000


class ProcessInfo(msgspec.Struct, frozen=True):
    """What the process was started with: which guilds are its own, and what is the matter with where it keeps them."""

    has_guild: Callable[[int], bool] = lambda _guild_id: True
    warnings: tuple[str, ...] = ()


class BotContext:
    """The service, the pictures and the boards; and the names that people went by last."""

    def __init__(
        self,
        warroom: Warroom,
        render_pool: RenderPool,
        boards: BoardUpdates,
        tracker: InteractionTracker,
        process_info: ProcessInfo,
    ) -> None:
        self.warroom = warroom
        self.render_pool = render_pool
        self.boards = boards
        self.tracker = tracker
        self.process_info = process_info
        self.display_names = DisplayNames()
        self._names: LRUCache[tuple[int, int], str] = LRUCache(_REMEMBERED)

    async def keep_name(self, guild_id: int, person: Person) -> None:
        """Use the person's present name in the guild's matches, if it isn't known to be in use already."""
        if self._names.get((guild_id, person.id)) == person.name:
            return
        await self.warroom.rename(guild_id, person)
        self._names[guild_id, person.id] = person.name


class BotClient(discord.AutoShardedClient):
    """A client that has a desk."""

    context: BotContext


Interaction = discord.Interaction[BotClient]


def person_of(user: discord.User | discord.Member) -> Person:
    """The person behind a Discord user, with a name that is safe to print."""
    return Person(user.id, safe_name(user.display_name))


def request_of(interaction: Interaction) -> Request:
    """Who asks, in which interaction, and when by Discord's clock."""
    return Request(person_of(interaction.user), interaction.id, interaction.created_at.timestamp())


def standing_of(interaction: Interaction, channel_id: int | None = None) -> Permissions:
    """As what somebody asks for something in a channel; None: where they ask."""
    user, channel = interaction.user, interaction.channel
    if channel_id not in (None, interaction.channel_id):
        channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild and channel_id else None
    # A thread knows its category by its parent alone, which needn't be known: the guild may have come just now.
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    around = (getattr(channel, "parent_id", None), getattr(parent, "category_id", None))
    here = channel_id or interaction.channel_id
    return Permissions(
        channels=tuple(each for each in (here, *around) if each is not None),
        roles=tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else (),
        manages=interaction.permissions.manage_guild,
    )


def guild_of(interaction: Interaction) -> int:
    """The guild that an interaction comes from; every command and button is for guilds only."""
    if interaction.guild_id is None:
        raise Refused("unknown_match")
    return interaction.guild_id
