"""The bot as Discord knows it: its connection, its commands, and the order in which it starts and stops."""

import asyncio
import gc
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol

import aiohttp
import discord
import msgspec
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import AutoShardedConnectionState
from discord.utils import utcnow
from yarl import URL

from bot.discord import texts
from bot.discord.answers import CompletionLost
from bot.discord.components import AnyCommand, Component, declare_command, handle_form
from bot.discord.context import BotClient, BotContext, Interaction
from bot.discord.interactions import answering, is_admitted
from bot.match.model.ports import Membership
from bot.operations import identify
from bot.operations.identify import IdentifyTurns, SessionLimits
from bot.operations.logs import log_failure
from bot.store.access import GuildStore
from bot.store.places import is_personal

_log = logging.getLogger(__name__)

# The bot doesn't speak in voice channels, so admins need no warning that the libraries for speaking are missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

_DRAINING = 1.5
_LEAVING = 1.0

_LEFT = 2

_MANY_GUILDS = 100
"""Number of guilds from which garbage collection over Discord's data would take noticeably long."""

_VOICE = (discord.ChannelType.voice.value, discord.ChannelType.stage_voice.value)

_COMMANDS_FILE = "commands.sha256"


class DiscordClock:
    """Implementation of `bot.match.model.ports.Clock` by discord.py's time, which the simulator can change."""

    def now(self) -> float:
        """Return the present POSIX time in seconds."""
        return utcnow().timestamp()


_VIEW_CHANNEL = discord.Permissions(view_channel=True).value


class _Cache(AutoShardedConnectionState["WarroomClient"]):
    """Discord.py's cache, reduced to the data that the bot reads."""

    def parse_guild_create(self, data: Any) -> None:  # noqa: ANN401 - JSON, which discord.py has another type for
        """Store a guild with trimmed channels, and with roles that have empty names."""
        channels = [_trim_channel(channel) for channel in data.get("channels", ())]
        roles = [{**role, "name": ""} for role in data.get("roles", ())]
        trimmed: Any = {**data, "channels": channels, "roles": roles}
        super().parse_guild_create(trimmed)


def _trim_channel(channel: dict[str, Any]) -> dict[str, Any]:
    """Return the channel with an empty name; the topic stays only for a voice channel.

    Permission overwrites of these keep only the permission to view the channel; others are dropped.
    """
    if channel["type"] in _VOICE:
        return {**channel, "name": ""}
    overwrites = [
        {**each, **{way: str(int(each[way]) & _VIEW_CHANNEL) for way in ("allow", "deny")}}
        for each in channel.get("permission_overwrites", ())
        if (int(each["allow"]) | int(each["deny"])) & _VIEW_CHANNEL
    ]
    return {**channel, "name": "", "topic": None, "permission_overwrites": overwrites}


class Commands(app_commands.CommandTree[BotClient]):
    """The command tree; it also answers an interaction that fails before its command runs."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether this process must handle the interaction, by `is_admitted`."""
        return await is_admitted(interaction)

    async def _call(self, interaction: Interaction) -> None:
        """Run a command or a completion, and charge its event loop time to the person's budget.

        This overrides a private method, because discord.py has no public hook around both.
        """
        budget = interaction.client.context.tracker.loop_budget
        try:
            await budget.run(interaction.user.id, super()._call(interaction))
        except CompletionLost:
            _log.debug("a completion got no answer")

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Log the error and reply with an apology; a completion gets no reply."""
        log_failure("a command could not be called", interaction.guild_id, None, error)
        if interaction.type is not discord.InteractionType.autocomplete:
            async with answering(interaction) as context:
                await context.answer.private_sentence(texts.not_understood())


def use_api(url: str | None) -> None:
    """Send all REST calls of this process to the API at `url`; None keeps the present address.

    The address is a global of discord.py, so it holds for every client of the process.
    """
    if url is not None:
        Route.BASE = url.rstrip("/")


def session_limits(limits: discord.SessionStartLimits) -> SessionLimits:
    """Return Discord's session limits, with seconds instead of milliseconds."""
    return SessionLimits(limits.total, limits.remaining, limits.reset_after / 1000, limits.max_concurrency)


class ClientListener(Protocol):
    """Receiver of the client's events: start, stop, and guilds that leave, return or change permissions."""

    async def start(self, membership: Membership) -> None:
        """Resume pending work from the store; the client calls it once, before it connects."""
        ...

    async def note_absence(self, guild_id: int) -> None:
        """Note that the bot was removed from a guild, or that Discord has an outage there."""
        ...

    async def note_return(self, guild_id: int) -> None:
        """Note that the bot is in a guild again, or that Discord's outage there is over."""
        ...

    def note_permissions(self, guild_id: int, channel_id: int | None = None) -> None:
        """Note that permissions may have changed, in one channel or in all of a guild."""
        ...

    async def close_messages(self) -> None:
        """Stop all work that needs the connection; the client closes the connection next."""
        ...

    async def close_matches(self) -> None:
        """Stop all other work; the client closes the files next."""
        ...


class ConnectionSettings(msgspec.Struct, frozen=True):
    """Parameters of the client's connection.

    `commands_folder` stores a digest of the registered commands; None registers them at every start. `dev_guild_id`
    names the only guild that gets the commands; None means all guilds. `api_url` is the address of a proxy or test
    server for Discord's REST API; None means discord.py's default.
    """

    commands_folder: Path | None
    dev_guild_id: int | None = None
    shard_count: int | None = None
    shard_ids: Sequence[int] | None = None
    api_url: str | None = None


_LARGEST_JOINED = 512 * 1024
"""Bytes of a body above which its parts are sent apart, so that no larger copy of them is made."""


class JoiningConnector(aiohttp.TCPConnector):
    """Sends a request with files in one piece; aiohttp would write three small ones for each file."""

    async def connect(
        self,
        req: aiohttp.ClientRequest,
        traces: list[aiohttp.tracing.Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109
    ) -> aiohttp.connector.Connection:
        """Join the parts of the request's body, and return a connection. Raises aiohttp.ClientError."""
        body = req.body
        if isinstance(body, aiohttp.MultipartWriter) and body.size is not None and body.size <= _LARGEST_JOINED:
            await req.update_body(await body.as_bytes())
        return await super().connect(req, traces, timeout)


class WarroomClient(BotClient):
    """One process of the bot; with `has_emojis` its messages show emojis of its own once these are uploaded."""

    has_emojis = False

    def __init__(
        self,
        context: BotContext,
        commands: Sequence[AnyCommand],
        listener: ClientListener,
        store: GuildStore,
        turns: IdentifyTurns,
        connection: ConnectionSettings,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, voice_states=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=connection.shard_count,
            http_trace=context.sender.pace.trace(),
        )
        self._connection_settings = connection
        use_api(connection.api_url)
        self.context = context
        self.shard_ids = list(connection.shard_ids) if connection.shard_ids is not None else None
        # A command is for guilds with the bot alone, unless it says otherwise.
        self.tree = Commands(self, allowed_installs=app_commands.AppInstallationType(guild=True))
        self._commands = tuple(commands)
        self._listener = listener
        for command in self._commands:
            self.tree.add_command(command)
        self._store = store
        self._turns = turns
        self._launching: set[asyncio.Task[None]] = set()
        self._unavailable: set[int] = set()

    def _get_state(self, **options: Any) -> _Cache:  # noqa: ANN401 - discord.py's own
        return _Cache(dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options)

    async def login(self, token: str) -> None:
        """Log in with the bot's token, and run `setup_hook`; raises discord.LoginFailure for a wrong token."""
        self.http.connector = JoiningConnector(limit=0)
        await super().login(token)

    async def setup_hook(self) -> None:
        """Prepare the connection: register changed commands, accept all components, and start the `ClientListener`.

        discord.py calls it once, after the login. The listener starts the bot's services, such as boards and clocks.
        """
        if self._connection_settings.api_url is not None:
            # Where this API has its gateway, also when a session can't be resumed.
            _, address, _ = await self.http.get_bot_gateway()
            DiscordWebSocket.DEFAULT_GATEWAY = URL(address)
        self.add_dynamic_items(Component)
        await self._sync()
        await self._listener.start(self)

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Start a task that launches the shard when its turn comes, and return immediately.

        Other shards can connect in the meantime. `initial` is passed on to discord.py.
        """
        launch = super().launch_shard

        async def launch_in_turn() -> None:
            # A connection that isn't read while it waits would be taken for dead after a minute.
            await self._take_turn(shard_id)
            await launch(gateway, shard_id, initial=initial)

        task = asyncio.create_task(launch_in_turn())
        self._launching.add(task)
        task.add_done_callback(self._launching.discard)

    async def before_identify_hook(self, shard_id: int | None, **_first: bool) -> None:
        """Wait for the shard's turn before any IDENTIFY, including one after a session that could not be resumed."""
        await self._take_turn(shard_id or 0)

    async def on_shard_connect(self, shard_id: int) -> None:
        """End the turn of a shard that has connected, so the next shard can connect."""
        await self._turns.end(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """End the turn of a shard that Discord has disconnected, so the next shard can connect."""
        await self._turns.end(shard_id)

    async def _take_turn(self, shard_id: int) -> None:
        """Wait until the shard has its turn and Discord allows more sessions of this token.

        A few sessions stay unused: Discord resets a token that exceeds its limit, and other processes may start
        sessions too.
        """
        limits = await self._turns.limits(self._ask_limits)
        await self._turns.take(shard_id, limits.max_concurrency)
        while limits.remaining < _LEFT * limits.max_concurrency:
            await self._turns.end(shard_id)
            seconds = max(limits.reset_after, identify.LIMITS_SECONDS)
            _log.error("Discord allows no more sessions for %.0f s; waiting until then", seconds)
            await asyncio.sleep(seconds)
            limits = await self._turns.limits(self._ask_limits)
            await self._turns.take(shard_id, limits.max_concurrency)

    async def note_session_limits(self, limits: discord.SessionStartLimits) -> None:
        """Store the session limits of the token from a new answer of Discord."""
        await self._turns.note_limits(session_limits(limits))

    async def _ask_limits(self) -> SessionLimits | None:
        """Ask Discord for the token's session limits; return None if it doesn't answer."""
        try:
            return session_limits(await self.fetch_session_start_limits())
        except (discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
            _log.info("Discord doesn't say how many sessions it allows (%s)", type(error).__name__)
            return None

    async def on_ready(self) -> None:
        """End the limit on interactions at a start, and exclude the loaded guilds from garbage collection.

        Then begin the emoji uploads, if this client uses emojis of its own.
        """
        self.context.tracker.load_limit.end_start()
        self._freeze_guilds()
        if self.has_emojis:
            self.context.emojis.begin(self, uploads=self._is_first)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Exclude guilds that the shard just loaded from garbage collection, and stop clocks during outages.

        The first happens only after the client is ready. The second concerns the shard's guilds in which Discord has an
        outage.
        """
        if self.is_ready():
            self._freeze_guilds()
        for guild in [guild for guild in self.guilds if guild.unavailable and guild.shard_id == shard_id]:
            await self.on_guild_unavailable(guild)

    def _freeze_guilds(self) -> None:
        """Collect garbage, and exclude the remaining objects from later collections.

        No-op with fewer than `_MANY_GUILDS` guilds. Ten thousand guilds are a million objects; scanning them blocks the
        event loop for half a second.
        """
        if len(self.guilds) >= _MANY_GUILDS:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            gc.collect()  # else the next full collection waits until a quarter of what was just frozen has come on top

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Start the grace period of a guild that removed the bot; outages of Discord don't cause this event."""
        await self._attend(guild.id, self._listener.note_absence)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Cancel the grace period of a guild that invited the bot again, and retry its boards."""
        self._listener.note_permissions(guild.id)
        await self._attend(guild.id, self._listener.note_return)

    def has_left(self, guild_id: int) -> bool | None:
        """Return whether the bot is no longer in the guild.

        None if the client is not ready, or if Discord has an outage in the guild. Nothing can leave a personal place.
        """
        if is_personal(guild_id):
            return False if self.is_ready() else None
        guild = self.get_guild(guild_id)
        return None if not self.is_ready() or (guild is not None and guild.unavailable) else guild is None

    def community_locale(self, guild_id: int) -> str | None:
        """Return the locale of a guild that is a Community, or None because admins of other guilds choose none."""
        guild = self.get_guild(guild_id)
        return str(guild.preferred_locale) if guild is not None and "COMMUNITY" in guild.features else None

    def is_connected(self) -> bool:
        """Return whether the client is ready and the connection of every shard is open."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    async def _attend(self, guild_id: int, note: Callable[[int], Awaitable[None]]) -> None:
        try:
            await note(guild_id)
        except Exception as error:  # noqa: BLE001 - discord.py would log its text; the next sweep makes up for it
            log_failure("a guild's coming or going could not be noted", guild_id, None, error)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle the interaction if it is a submitted form.

        Other kinds are ignored: discord.py itself dispatches commands and components.
        """
        if interaction.type is discord.InteractionType.modal_submit:
            await handle_form(interaction)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Stop the clocks of a guild in which Discord has an outage."""
        self._unavailable.add(guild.id)
        await self._attend(guild.id, self._listener.note_absence)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Retry the guild's boards; after an outage, also add its duration to the guild's clocks.

        At a start, Discord sends this event for every guild. Those guilds had no outage, so their clocks stay as they
        are.
        """
        self._listener.note_permissions(guild.id)
        if guild.id in self._unavailable:
            self._unavailable.discard(guild.id)
            await self._attend(guild.id, self._listener.note_return)

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """Try the guild's failed boards again, because the changed role may give the bot permissions."""
        self._listener.note_permissions(after.guild.id)

    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Retry boards that may be allowed now; without the members intent, the member is always the bot."""
        self._listener.note_permissions(after.guild.id)

    async def on_guild_channel_update(self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Try the guild's failed boards again, because the channel's permissions may have changed."""
        self._listener.note_permissions(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Try the thread's failed boards again, because the thread may have been opened."""
        self._listener.note_permissions(payload.guild_id, payload.thread_id)

    async def close(self) -> None:
        """Refuse interactions, finish running ones, leave Discord, and close every file even after errors.

        This takes at most four seconds unless the disk hangs.
        """
        try:
            unfinished = await self.context.tracker.close(_DRAINING)
            if unfinished:
                _log.warning("%d interactions took too long, and are left", unfinished)
            await self.context.emojis.close()
            await self._listener.close_messages()
            await self._leave()
            await self._listener.close_matches()
        finally:
            await self._store.close()

    async def _leave(self) -> None:
        """Close the connection within `_LEAVING` seconds; Discord may take half a minute to close it properly."""
        try:
            async with asyncio.timeout(_LEAVING):
                for launching in self._launching:
                    launching.cancel()
                await self._turns.close()
                await super().close()
        except TimeoutError:
            _log.info("Discord did not answer the goodbye")

    @property
    def _is_first(self) -> bool:
        """Whether this process does the work that is shared by all processes of the token."""
        return self.shard_ids is None or 0 in self.shard_ids

    async def _sync(self) -> None:
        if not self._is_first:
            return
        dev_guild_id, folder = self._connection_settings.dev_guild_id, self._connection_settings.commands_folder
        payload = await self._declared_commands()
        text = json.dumps(payload, sort_keys=True)
        digest = sha256(f"{self.application_id}:{dev_guild_id}:{text}".encode()).hexdigest().encode()
        remembered = folder / _COMMANDS_FILE if folder else None
        if remembered is not None and remembered.exists() and remembered.read_bytes() == digest:
            return
        if dev_guild_id is not None:
            guild = discord.Object(dev_guild_id)
            self.tree.copy_global_to(guild=guild)
            await self.http.bulk_upsert_guild_commands(self.application_id or 0, dev_guild_id, payload=payload)
        else:
            await self.http.bulk_upsert_global_commands(self.application_id or 0, payload=payload)
        _log.info("Discord knows %d commands", len(self._commands))
        if remembered is not None:
            remembered.write_bytes(digest)

    async def _declared_commands(self) -> list[dict[str, Any]]:
        """Return the commands in Discord's format, with their descriptions in all offered languages.

        All are limited to guilds if only one guild gets them. They are too if the developer portal doesn't offer the
        bot for installation by people.
        """
        payload = [dict(await declare_command(command, self.tree)) for command in self._commands]
        is_installable = self.application is not None and self.application.user_integration_config is not None
        if not is_installable or self._connection_settings.dev_guild_id is not None:
            in_guilds = {"contexts": [0], "integration_types": [0]}
            payload = [each | in_guilds if each["contexts"] else each for each in payload]
        return payload
