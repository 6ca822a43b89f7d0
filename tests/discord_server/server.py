"""A stand-in for Discord on this machine: REST and gateway over real HTTP and WebSocket."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from itertools import count
from typing import Any

from aiohttp import web

from tests.discord_server.calendars import Calendars
from tests.discord_server.clock import Clock, Snowflakes
from tests.discord_server.document import Wrong
from tests.discord_server.emojis import Emojis
from tests.discord_server.fault_injector import Fault, FaultInjector
from tests.discord_server.gateway import Gateway
from tests.discord_server.guilds import DIRECT, TEXT, THREAD, VOICE, Channel, Guild, User
from tests.discord_server.interactions import ANSWER_SECONDS, Interaction, Interactions
from tests.discord_server.limits import Limits, limited
from tests.discord_server.messages import Messages
from tests.discord_server.refusals import Refusal
from tests.discord_server.rest import Call, Rest, read

TOKEN = "bot-token"  # noqa: S105 - the stand-in's own
PATIENCE = 60.0
"""Seconds that a test waits for something to come about, on a machine that is busy with others."""

_LOOK_SECONDS = 0.1

Answered = tuple[int, Any, dict[str, str]]
"""Status, body (None: none) and headers."""


class Discord:
    """Everything in it, what was asked of it, and the faults that spoils calls."""

    def __init__(self, *, shards: int = 1) -> None:
        self.clock = Clock()
        self.snowflakes = Snowflakes(self.clock)
        self.faults = FaultInjector()
        self.limits = Limits()
        self.shards = shards
        self.app_id = self.snowflakes.new()
        self.bot = User(self.snowflakes.new(), "Warroom", is_bot=True)
        self.guilds: dict[str, Guild] = {}
        self.direct_channels: dict[str, str] = {}
        """The bot's channels with single people, by user id."""
        self.takes_no_messages: set[str] = set()
        """The people who refuse what is sent to theirs."""
        self.emojis = Emojis(self.snowflakes, self.bot)
        self.calendars = Calendars(self.snowflakes, self.bot)
        self.messages = Messages(self.clock, self.snowflakes)
        self.interactions = Interactions(self.clock, self.messages, self.bot)
        self.commands: dict[str | None, list[dict[str, Any]]] = {}
        self.gateway = Gateway(TOKEN, self.bot.payload(), self.app_id, self.guilds, self._notice)
        self.calls: list[Call] = []
        self.objections: list[str] = []
        """What the document doesn't allow: of requests, that is the bot's fault; of answers, that is ours."""
        self.api_url = ""
        self._rest = Rest(self)
        self._homes: dict[str, Guild] = {}
        """The guild of every channel that there ever was."""
        self._waiting: set[asyncio.Future[None]] = set()
        self._telling: set[asyncio.Task[int]] = set()
        self._numbers = count(1)
        self._closing = asyncio.Event()

    # --- what there is -----------------------------------------------------------------------------------------

    def add_guild(self, name: str = "Club") -> Guild:
        guild = Guild(self.snowflakes.new(), name)
        guild.members[self.bot.id] = self.bot
        self.guilds[guild.id] = guild
        self.tell("GUILD_CREATE", guild.payload(self.bot.id), guild.id)
        return guild

    def add_user(self, guild: Guild, name: str) -> User:
        user = User(self.snowflakes.new(), name)
        guild.members[user.id] = user
        return user

    def add_channel(
        self, guild: Guild, name: str, *, kind: int = TEXT, parent: Channel | None = None, channel_id: str = ""
    ) -> Channel:
        channel = Channel(channel_id or self.snowflakes.new(), guild.id, name, kind, parent.id if parent else None)
        guild.channels[channel.id] = channel
        self._homes[channel.id] = guild
        self.tell("THREAD_CREATE" if channel.is_thread else "CHANNEL_CREATE", channel.payload(), guild.id)
        return channel

    def add_home(self, name: str, kind: int = DIRECT) -> tuple[Guild, Channel, User]:
        """Make a place without the bot for somebody: direct messages, or a channel of a guild that hasn't invited it.

        Direct messages have a guild, too, of which Discord tells nobody.
        """
        guild = Guild(self.snowflakes.new(), f"{name}'s")
        channel = Channel(self.snowflakes.new(), guild.id, "home", kind)
        guild.channels[channel.id], self._homes[channel.id] = channel, guild
        return guild, channel, self.add_user(guild, name)

    def add_thread(self, guild: Guild, parent: Channel, name: str = "thread", *, thread_id: str = "") -> Channel:
        return self.add_channel(guild, name, kind=THREAD, parent=parent, channel_id=thread_id)

    def add_voice(self, guild: Guild, name: str = "table") -> Channel:
        return self.add_channel(guild, name, kind=VOICE)

    def change_channel(self, channel: Channel) -> None:
        """Tell that a channel isn't as it was."""
        self.tell("THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE", channel.payload(), channel.guild_id)

    def delete_channel(self, channel: Channel) -> None:
        del self.guilds[channel.guild_id].channels[channel.id]
        self.messages.by_id = {k: v for k, v in self.messages.by_id.items() if v.channel_id != channel.id}
        self.tell("THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", channel.payload(), channel.guild_id)

    def sit_down(self, guild: Guild, user: User, voice: Channel | None) -> None:
        """Let a person join a voice channel, or leave."""
        guild.voice.pop(user.id, None)
        if voice is not None:
            guild.voice[user.id] = voice.id
        self.tell("VOICE_STATE_UPDATE", guild.voice_state(user.id), guild.id)

    def channel(self, channel_id: str) -> Channel:
        home = self._homes.get(channel_id)
        if home is None or channel_id not in home.channels:
            raise Refusal(404, 10003)
        return home.channels[channel_id]

    # --- what happens ------------------------------------------------------------------------------------------

    def tell(self, event: str, data: dict[str, Any], guild_id: str, *, times: int = 1) -> None:
        """Dispatch an event to whom it concerns, soon."""
        task = asyncio.get_running_loop().create_task(self.gateway.dispatch(event, data, guild_id, times=times))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    def interact(self, interaction: Interaction) -> None:
        """Deliver what somebody did; twice, if the faults wills it."""
        self.interactions.add(interaction)
        times = 2 if self.faults.duplicates_next() else 1
        payload = interaction.payload(self.app_id, self.bot.id)
        guild_id = "0" if interaction.is_direct else interaction.guild.id
        self.tell("INTERACTION_CREATE", payload, guild_id, times=times)

    def token(self) -> str:
        """A fresh token of an interaction."""
        return f"interaction{next(self._numbers)}"

    async def until(self, holds: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait until something holds; raises TimeoutError.

        It is looked at whenever something has happened here, and now and then for what happens elsewhere.
        """
        async with asyncio.timeout(patience):
            while not holds():
                waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiting.add(waiter)
                await asyncio.wait([waiter], timeout=_LOOK_SECONDS)

    async def connected(self, sessions: int = 1) -> None:
        """Wait until so many sessions are connected."""
        await self.until(lambda: len(self.gateway.connected) >= sessions)

    def calls_to(self, path: str, *methods: str) -> list[Call]:
        """The calls whose path begins so."""
        return [each for each in self.calls if each.path.startswith(path) and (not methods or each.method in methods)]

    def _notice(self) -> None:
        waiting, self._waiting = self._waiting, set()
        for waiter in waiting:
            if not waiter.done():
                waiter.set_result(None)

    # --- over HTTP ---------------------------------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api/v10")
        if path == "/gateway":
            return await self.gateway.serve(request)
        call = Call(request.method, path, query=dict(request.query), host=request.host, at=self.clock.now())
        call.authorized = request.headers.get("Authorization") == f"Bot {TOKEN}"
        self.calls.append(call)
        await read(call, request)
        self._object(call, "", call.wrong)
        if path.startswith("/interactions/"):
            self.interactions.note_try(path)
        fault = self.faults.fault_for(str(call))
        self._notice()
        status, body, headers = await self._with_fault(call, fault, request) if fault else self._answer(call)
        call.status, call.code = status, int((body or {}).get("code") or 0) if isinstance(body, dict) else 0
        self._notice()
        if not status:
            return web.Response()  # the connection is gone, so nobody reads it
        if call.operation is not None:
            self._object(call, f"{status} ", call.operation.wrong_answer(status, body))
        data = b"" if body is None else json.dumps(body).encode()
        # discord.py reads no JSON where a charset is named with its type
        kind = {} if body is None else {"Content-Type": "application/json"}
        return web.Response(body=data, status=status, headers={**kind, **headers})

    def _answer(self, call: Call) -> Answered:
        wait = self.limits.take_of_all(call.path)
        if wait:
            headers, body = limited(wait, of_all=True)
            return 429, body, headers
        headers, wait = self.limits.take(str(call))
        if wait:
            more, body = limited(wait)
            return 429, body, headers | more
        try:
            old = self._old_edit(call)
            if old:
                more, body = limited(old, 30046)
                return 429, body, headers | more
            body = self._rest.carry_out(call)
        except Refusal as refusal:
            if refusal.is_at_fault and not call.wrong:
                self.objections.append(f"{call}: {refusal.body()}")
            return refusal.status, refusal.body(), headers
        return (204 if body is None or call.operation is None else call.operation.done), body, headers

    def _object(self, call: Call, about: str, wrong: list[Wrong]) -> None:
        name = call.operation.name if call.operation else str(call)
        self.objections.extend(f"{name}: {about}{each}" for each in wrong)

    def _old_edit(self, call: Call) -> float:
        parts = call.path.split("/")
        if call.method != "PATCH" or len(parts) != 5 or parts[3] != "messages" or parts[4] not in self.messages.by_id:
            return 0.0
        return self.limits.take_old_edit(parts[2], self.clock.now() - self.messages.by_id[parts[4]].made_at)

    async def _with_fault(self, call: Call, fault: Fault, request: web.Request) -> Answered:
        if fault.kind in ("lose", "hang after", "drop after"):
            self._answer(call)
            self._notice()
        if fault.kind in ("hang", "hang after"):
            await self._closing.wait()
        if fault.kind in ("hang", "hang after", "drop", "drop after"):
            if request.transport is not None:
                request.transport.abort()
            return 0, None, {}
        if fault.kind == "limit":
            headers, body = limited(fault.retry_after)
            return 429, body, headers
        return fault.status, {"message": "spoilt", "code": fault.code}, {}

    @contextlib.asynccontextmanager
    async def _running(self) -> AsyncIterator[None]:
        application = web.Application(client_max_size=64 * 1024 * 1024)
        application.router.add_route("*", "/{path:.*}", self.serve)
        runner = web.AppRunner(application, shutdown_timeout=0.1, handler_cancellation=True, access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0, backlog=2048).start()
        host, port = runner.addresses[0][:2]
        self.api_url = f"http://{host}:{port}/api/v10"
        self.messages.address = f"http://{host}:{port}"
        try:
            yield
        finally:
            self._closing.set()
            await self.gateway.drop(1001)
            await asyncio.gather(*self._telling, return_exceptions=True)
            await runner.cleanup()


@contextlib.asynccontextmanager
async def discord_server(*, shards: int = 1, answer_seconds: float = ANSWER_SECONDS) -> AsyncIterator[Discord]:
    """A Discord that runs as long as the context; it ends in an error if there was anything to object to."""
    discord = Discord(shards=shards)
    discord.interactions.answer_seconds = answer_seconds
    async with discord._running():
        yield discord
    if discord.objections:
        raise AssertionError("\n".join(dict.fromkeys(discord.objections)))
