"""Context of the process and of the person in an interaction, names of members, and permissions."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol, TypeVar

import discord
import msgspec
from cachetools import LRUCache, TTLCache

from bot.discord import texts
from bot.discord.admission import InteractionTracker, RecentShares
from bot.discord.emojis import ApplicationEmojis
from bot.discord.layout import Page
from bot.discord.messages import MessageSender, RenderPool
from bot.discord.pace import Pace
from bot.discord.rivals import RivalWatch
from bot.match.changes import Changes
from bot.match.model.match import MatchRef, Permissions, Person, Request
from bot.match.model.ports import Clock
from bot.screens.custom_ids import works_away
from bot.screens.refusals import Refusals, Refused
from bot.screens.words import safe_name
from bot.store.places import personal_place

if TYPE_CHECKING:
    from bot.discord.interactions import InteractionContext


_log = logging.getLogger(__name__)

_REMEMBERED_NAMES = 2_000


class Known(msgspec.Struct, frozen=True):
    """A member of a guild, and whether it is a bot."""

    person: Person
    is_bot: bool


MAX_LOOKUPS_A_MINUTE = 50
"""Requests for members and threads that one person may cause in a minute."""

_MISSING_SECONDS = 600.0


class LookUps:
    """Limit of the requests that answers cause, for each person; each request also counts in the pace of calls."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._used: TTLCache[int, int] = TTLCache(_REMEMBERED_NAMES, 60.0, timer=time.monotonic)

    def begin(self, user_id: int) -> bool:
        """Return whether this person may cause another request now, and count it.

        There are none while Discord's global rate limit holds.
        """
        used = self._used.get(user_id, 0)
        if used >= MAX_LOOKUPS_A_MINUTE or self._pace.is_held:
            return False
        self._used[user_id] = used + 1
        self._pace.count()
        return True


class DisplayNames:
    """Members that were looked up lately, so that showing a panel again makes no request."""

    def __init__(self, look_ups: LookUps) -> None:
        self._look_ups = look_ups
        self._known: LRUCache[tuple[int, int], Known] = LRUCache(_REMEMBERED_NAMES)
        self._missing: TTLCache[tuple[int, int], bool] = TTLCache(
            _REMEMBERED_NAMES, _MISSING_SECONDS, timer=time.monotonic
        )

    async def look_up(self, guild: discord.Guild, user_ids: Iterable[int], asker_id: int) -> tuple[Known, ...]:
        """Return the members with these ids as Known records, in the given order.

        The result leaves out people who have left the guild, and those who would cost `asker_id` too many requests.
        Only members that are not cached cost one.
        """
        members = await asyncio.gather(*(self._member(guild, user_id, asker_id) for user_id in user_ids))
        return tuple(known for known in members if known is not None)

    def remember(self, guild_id: int, known: Known) -> None:
        """Cache a member that came with an interaction."""
        self._known[guild_id, known.person.id] = known
        self._missing.pop((guild_id, known.person.id), None)

    async def _member(self, guild: discord.Guild, user_id: int, asker_id: int) -> Known | None:
        key = (guild.id, user_id)
        if key in self._known or key in self._missing:
            return self._known.get(key)
        member = guild.get_member(user_id)
        if member is None and not self._look_ups.begin(asker_id):
            return None
        try:
            member = member or await guild.fetch_member(user_id)
        except (discord.HTTPException, discord.RateLimited) as error:
            _log.info("guild %d: a member can't be looked up (%s)", guild.id, type(error).__name__)
            if isinstance(error, discord.NotFound):
                self._missing[key] = True
            return None
        self._known[key] = Known(Person(user_id, safe_name(member.display_name)), member.bot)
        return self._known[key]


class ArchivedThreads:
    """Cache of archived threads, which Discord doesn't announce."""

    def __init__(self, look_ups: LookUps) -> None:
        self._look_ups = look_ups
        self._known: LRUCache[tuple[int, int], discord.Thread | None] = LRUCache(_REMEMBERED_NAMES)

    async def look_up(self, guild: discord.Guild, channel_id: int, asker_id: int) -> discord.Thread | None:
        """Return the thread with this id; None if it is deleted or the bot can't view it.

        Also return None if it would cost `asker_id` too many requests.
        """
        if (guild.id, channel_id) not in self._known:
            if not self._look_ups.begin(asker_id):
                return None
            try:
                channel = await guild.fetch_channel(channel_id)
            except (discord.NotFound, discord.Forbidden, discord.InvalidData):
                channel = None
            except (discord.HTTPException, discord.RateLimited):
                return None
            self._known[guild.id, channel_id] = channel if isinstance(channel, discord.Thread) else None
        return self._known[guild.id, channel_id]


T = TypeVar("T")

_REMEMBERED = 10_000


class MatchAnswers(Protocol):
    """Port to the panels: the effects of an answer on the match that it is about."""

    def about(self, ref: MatchRef, user_id: int) -> AbstractContextManager[None]:
        """Record that a person looks at a match, and return a context.

        Inside the context, only the answer to the person edits their panel, and other updates of the panel wait.
        """
        ...

    def note_other_page(self, ref: MatchRef, user_id: int, message_id: int) -> None:
        """Note that another page has replaced the person's panel in this message."""
        ...

    async def complete(self, ref: MatchRef, page: Page) -> Page:
        """Return the page with a hint to use `/board`, if the match's channel refuses the match's board.

        Otherwise return the page unchanged.
        """
        ...

    async def show_panel(self, context: "InteractionContext", note: str) -> None:
        """Answer with the person's private panel of the match, with `note` in it.

        Raises Refused if the person has no panel.
        """
        ...

    async def show_current(self, context: "InteractionContext", note: str) -> None:
        """Answer with the person's panel of the match, or of its voice lobby if it has not started.

        The answer includes `note`. Raises Refused if the person has no panel.
        """
        ...

    def try_again(self, guild_id: int, channel_id: int) -> None:
        """Try again to post the boards that failed in this channel, if there are any."""
        ...


class LanguageChoice(Protocol):
    """Languages of readers and guilds, by their codes."""

    async def guild_language(self, guild_id: int) -> str:
        """Return the language of a guild's public messages."""
        ...

    async def reader_language(self, guild_id: int, user_id: int, locale: str | None = None) -> str:
        """Return the language of a person's private messages; `locale` is that of their Discord, None if unknown."""
        ...

    async def keep_locale(self, guild_id: int, request: Request, locale: str) -> None:
        """Remember the locale of a person's Discord; raises Refused if it can't be stored."""
        ...


async def _always() -> bool:
    return True


class ProcessInfo(msgspec.Struct, frozen=True):
    """Properties of this process: its guilds (`has_guild`), and warnings about the data folder.

    `confirm` checks for at most a second, and returns whether it still has them.
    """

    has_guild: Callable[[int], bool] = lambda _guild_id: True
    warnings: tuple[str, ...] = ()
    confirm: Callable[[], Awaitable[bool]] = _always


@dataclass(eq=False)
class BotContext:
    """Pictures, emojis and sentences of a process, the names that people used last, and every service by its class."""

    clock: Clock
    changes: Changes
    sender: MessageSender
    tracker: InteractionTracker
    process_info: ProcessInfo
    refusals: Refusals
    answers: MatchAnswers
    services: Mapping[type, object]
    display_names: DisplayNames
    archived_threads: ArchivedThreads
    languages: LanguageChoice
    recent_shares: RecentShares = field(default_factory=RecentShares)
    rivals: RivalWatch = field(default_factory=RivalWatch)
    _names: LRUCache[tuple[int, int], str] = field(default_factory=lambda: LRUCache(_REMEMBERED))

    @property
    def emojis(self) -> ApplicationEmojis:
        """The bot's own emojis."""
        return self.sender.emojis

    @property
    def render_pool(self) -> RenderPool:
        """The pool that draws the pictures of messages."""
        return self.sender.render_pool

    def get(self, kind: type[T]) -> T:
        """Return the service of this class; raises LookupError if there is none."""
        service = self.services.get(kind)
        if not isinstance(service, kind):
            raise LookupError(f"there is no {kind.__name__}")  # noqa: TRY004 - there is none of this type
        return service

    async def keep_name(self, guild_id: int, person: Person) -> None:
        """Write a person's present name into the guild's matches and tournaments.

        No-op if this process wrote the same name before.
        """
        if self._names.get((guild_id, person.id)) == person.stored_name:
            return
        await self.changes.rename(guild_id, person)
        self._names[guild_id, person.id] = person.stored_name


class BotClient(discord.AutoShardedClient):
    """A client with the context of its process."""

    context: BotContext


Interaction = discord.Interaction[BotClient]


def person_of(user: discord.User | discord.Member) -> Person:
    """Return a Discord user as a Person with the id and a name without markup."""
    return Person(user.id, safe_name(user.display_name))


def is_this_bot(interaction: Interaction, user: discord.User | discord.Member) -> bool:
    """Return whether a Discord user is this bot itself."""
    me = interaction.client.user
    return me is not None and user.id == me.id


def is_away(interaction: Interaction) -> bool:
    """Return whether an interaction belongs to its person's own place, and not to a guild that has the bot.

    A press belongs where the pressed message was made.
    """
    origin = interaction.message.interaction_metadata if interaction.message is not None else None
    return interaction.guild_id is None or _is_personal(interaction) or (origin is not None and _is_personal(origin))


def _is_personal(made_by: Interaction | discord.MessageInteractionMetadata) -> bool:
    """Return whether a person used the bot by their own installation, in a guild that has none."""
    return made_by.is_user_integration() and not made_by.is_guild_integration()


def place_of(interaction: Interaction) -> int:
    """Return the place of an interaction: its guild's id, or the person's own place.

    Raises Refused("not_away") for a press away from guilds on a message that isn't private, or was made in a guild.
    """
    if interaction.guild_id is not None and not is_away(interaction):
        return interaction.guild_id
    message = interaction.message
    if message is not None:
        origin = None if interaction.guild_id is None else message.interaction_metadata
        if not message.flags.ephemeral or (origin is not None and not _is_personal(origin)):
            raise Refused("not_away")
    return personal_place(interaction.user.id)


def shown_page(interaction: Interaction, page: Page) -> Page:
    """Return the page as the interaction's author is shown it.

    In the person's own place it lacks the buttons that don't work there; elsewhere it is unchanged.
    """
    if not is_away(interaction):
        return page
    rows = [
        [button for button in row if works_away(button.custom_id.verb)] if isinstance(row, Sequence) else row
        for row in page.rows
    ]
    return replace(page, rows=[row for row in rows if row])


NEEDED: tuple[str, ...] = ("view_channel", "send_messages", "embed_links", "attach_files")
_IN_THREADS = "send_messages_in_threads"
_IN_VOICE = "connect"
"""Only those who may join a voice channel can use its chat."""


def check_permissions(interaction: Interaction) -> None:
    """Raise Refused("missing_permissions") if the bot lacks permissions for a match in this channel.

    The refusal carries the names of the missing permissions.
    """
    missing = missing_permissions(interaction.app_permissions, interaction.channel)
    if missing:
        raise Refused("missing_permissions", permissions=missing)


def check_may_write(interaction: Interaction) -> None:
    """Raise Refused("may_not_write") unless the person may write and attach files in the channel."""
    own, in_thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    writes = own.send_messages_in_threads if in_thread else own.send_messages
    if not (writes and own.attach_files):
        raise Refused("may_not_write")


def missing_permissions(permissions: discord.Permissions, channel: object) -> tuple[str, ...]:
    """Return the display names of the permissions that a match in this channel needs and `permissions` lacks.

    The result is `()` if none is missing. Threads and voice channels need other permissions than text channels.
    """
    needed = list(NEEDED)
    if isinstance(channel, discord.Thread):
        needed.remove("send_messages")
        needed.append(_IN_THREADS)
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        needed.append(_IN_VOICE)
    return tuple(texts.permission_name(permission=each) for each in needed if not getattr(permissions, each))


def sees_known_channel(interaction: Interaction, channel_id: int) -> bool:
    """Return whether the interaction's author can view a channel of the guild; make no request.

    A thread counts as its parent channel. A private thread also needs the permission to manage threads, unless the
    interaction is in it. Return False for deleted channels and archived threads.
    """
    channel = interaction.guild and interaction.guild.get_channel_or_thread(channel_id)
    return channel_id == interaction.channel_id or _sees(interaction.user, channel)


async def sees_channel(interaction: Interaction, channel_id: int) -> bool:
    """Return the same as `sees_known_channel`, but look up an archived thread."""
    guild = interaction.guild
    if guild is None or sees_known_channel(interaction, channel_id):
        return guild is not None
    if guild.get_channel_or_thread(channel_id) is not None:
        return False
    return _sees(
        interaction.user,
        await interaction.client.context.archived_threads.look_up(guild, channel_id, interaction.user.id),
    )


def _sees(user: discord.User | discord.Member, channel: object) -> bool:
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    if not isinstance(user, discord.Member) or not isinstance(parent, discord.abc.GuildChannel):
        return False
    permissions = parent.permissions_for(user)
    is_private = isinstance(channel, discord.Thread) and channel.is_private()
    return permissions.view_channel and (not is_private or permissions.manage_threads)


def permissions_of(interaction: Interaction, channel_id: int | None = None) -> Permissions:
    """Return the channels, roles and admin right with which a person acts.

    The channels are `channel_id` with its parent and category; None means the channel of the interaction.
    """
    user, channel = interaction.user, interaction.channel
    if channel_id not in (None, interaction.channel_id):
        channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild and channel_id else None
    # A thread's category is known only from its parent, which may be missing: the guild may have just become available.
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    around = (getattr(channel, "parent_id", None), getattr(parent, "category_id", None))
    here = channel_id or interaction.channel_id
    return Permissions(
        channels=tuple(each for each in (here, *around) if each is not None),
        roles=tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else (),
        manages=interaction.permissions.manage_guild,
    )
