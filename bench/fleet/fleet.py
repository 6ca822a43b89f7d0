"""A whole fleet on this machine, its links, and the people who play on it."""

import asyncio
import contextlib
import sys
import time
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import psycopg

from bench.fleet.parts import Bot, Dask, Database, Part
from bench.fleet.players import Press, Table
from bench.fleet.relay import Relay
from tests.discord_server.server import Discord
from tests.free_port import free_port

SHARDS = 6
GLOBAL_CALLS = 50
"""Calls a second that Discord takes from a bot, apart from answers to interactions."""
LEVEL = "hard"
_READY, _REST = 120.0, 60.0


class Size(NamedTuple):
    """How many processes of the bot, tables of two people, and tables of one and the computer there are.

    `pause` is the mean number of seconds between a table's presses, `restart` after how many an orchestrator starts a
    process again.
    """

    bots: int = 3
    tables: int = 12
    computers: int = 4
    pause: float = 1.5
    restart: float = 10.0


class Window(NamedTuple):
    """An event: what happened, from when until when, and the guilds that it concerned."""

    name: str
    began: float
    ended: float
    guild_ids: frozenset[int]


class Fleet:
    """All parts by name; `primary` is the database that the bots use."""

    def __init__(self, folder: Path, discord: Discord, size: Size) -> None:
        self.discord = discord
        self.size = size
        self.windows: list[Window] = []
        self.primary = Database("postgres", folder, {"wal_level": "replica"})
        self.replica = Database("replica", folder, {})
        self.scheduler_port = free_port()
        self.links: dict[str, Relay] = {}
        self.parts: dict[str, Part] = {"postgres": self.primary, "replica": self.replica}
        self.tables = [Table(discord, number) for number in range(size.tables)]
        self.tables += [Table(discord, size.tables + number, level=LEVEL) for number in range(size.computers)]
        self._folder = folder
        self._held: set[str] = set()
        self._playing: list[asyncio.Task[None]] = []

    @property
    def bots(self) -> list[Bot]:
        return [part for part in self.parts.values() if isinstance(part, Bot)]

    @property
    def presses(self) -> list[Press]:
        return [press for table in self.tables for press in table.presses]

    @property
    def thoughts(self) -> list[float]:
        return [seconds for table in self.tables for seconds in table.thoughts]

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start everything, wait until people can play, and let them."""
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self._stop)
            await self._start_databases(stack)
            await self._start_dask(stack)
            await self._start_bots(stack)
            self._playing = [asyncio.create_task(table.play(self.size.pause)) for table in self.tables]
            watching = asyncio.create_task(self._watch_over())
            try:
                yield
            finally:
                await _cancel([watching, *self._playing])

    async def end_play(self) -> None:
        """Let people stop, and wait for answers that are still to come."""
        playing, self._playing = self._playing, []
        await _cancel(playing)
        await asyncio.gather(*(table.close() for table in self.tables))

    @contextlib.asynccontextmanager
    async def event(self, name: str, seconds: float, bot: str = "") -> AsyncIterator[None]:
        """Note what happens within the context, and in the seconds after it, to the guilds of this bot, or to all."""
        guilds, began = self._guilds_of(bot), self.discord.clock.now()
        yield
        await asyncio.sleep(seconds)
        self.windows.append(Window(name, began, self.discord.clock.now(), guilds))

    async def come_to_rest(self) -> float:
        """Wait, at most a minute, until every bot has shards and each shard one session; return the seconds."""
        began = time.monotonic()
        while not self._is_at_rest():
            if time.monotonic() - began > _REST:
                print("the bots didn't come to rest", file=sys.stderr)
                break
            await asyncio.sleep(0.5)
        return time.monotonic() - began

    def _is_at_rest(self) -> bool:
        connected = self.discord.gateway.connected
        addresses = {session.line.address for session in connected if session.line}
        return len(connected) == SHARDS and len(addresses) == len(self.bots) and all(b.is_running for b in self.bots)

    def _guilds_of(self, bot: str) -> frozenset[int]:
        """Return the guilds of the shards that a bot has at Discord, of all bots for ""."""
        shards = set(range(SHARDS))
        if bot:
            port = f":{self.links[f'{bot}-discord'].port}/"
            connected = self.discord.gateway.connected
            shards = {session.shard[0] for session in connected if session.line and port in session.line.address}
        return frozenset(table.guild_id for table in self.tables if (table.guild_id >> 22) % SHARDS in shards)

    @contextlib.contextmanager
    def held(self, *names: str) -> Iterator[None]:
        """Keep these parts from being started again."""
        self._held |= set(names)
        try:
            yield
        finally:
            self._held -= set(names)

    async def fail_over(self) -> None:
        """Kill the primary, promote the replica, and let the bots' links lead there."""
        self._held.add("postgres")  # for good
        await self.primary.kill()
        await self.replica.promote()
        for name, link in self.links.items():
            if name.startswith("bot") and name.endswith("postgres"):
                link.target = self.replica.port
                link.cut()
                link.restore()
        self.primary = self.replica

    async def _link(self, stack: AsyncExitStack, name: str, target: int) -> int:
        self.links[name] = await stack.enter_async_context(Relay(name, target).running())
        return self.links[name].port

    async def _start_databases(self, stack: AsyncExitStack) -> None:
        await self.primary.make()
        await self.replica.copy(await self._link(stack, "replica-postgres", self.primary.port))
        with psycopg.connect(self.primary.address(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET synchronous_standby_names = 'replica'")
            connection.execute("SELECT pg_reload_conf()")

    async def _start_dask(self, stack: AsyncExitStack) -> None:
        options = ("--host", "127.0.0.1", "--port", str(self.scheduler_port), "--no-dashboard")
        await self._add(Dask("scheduler", self._folder, "scheduler", *options))
        for number in (1, 2):
            port = await self._link(stack, f"worker-{number}-scheduler", self.scheduler_port)
            options = (
                "--host",
                "127.0.0.1",
                "--nthreads",
                "1",
                "--preload",
                "bot.workers.fleet_worker",
                "--no-dashboard",
            )
            await self._add(Dask(f"worker-{number}", self._folder, "worker", f"tcp://127.0.0.1:{port}", *options))

    async def _start_bots(self, stack: AsyncExitStack) -> None:
        discord_port = int(self.discord.api_url.split(":")[2].split("/")[0])
        for number in range(1, self.size.bots + 1):
            discord = await self._link(stack, f"bot-{number}-discord", discord_port)
            database = await self._link(stack, f"bot-{number}-postgres", self.primary.port)
            scheduler = await self._link(stack, f"bot-{number}-scheduler", self.scheduler_port)
            settings = {
                "DISCORD_API_URL": f"http://127.0.0.1:{discord}/api/v10", "SHARD_COUNT": str(SHARDS),
                "SHARDS_PER_PROCESS": str(-(-SHARDS // self.size.bots)),
                "DATABASE_URL": self.primary.address(database),
                "DASK_SCHEDULER_ADDRESS": f"tcp://127.0.0.1:{scheduler}",
            }  # fmt: skip
            await self._add(Bot(f"bot-{number}", self._folder, settings))
        async with asyncio.timeout(_READY):
            while len({session.shard for session in self.discord.gateway.connected}) < SHARDS:  # noqa: ASYNC110 - processes do that
                await asyncio.sleep(0.2)

    async def _add(self, part: Part) -> None:
        self.parts[part.name] = part
        await part.start()

    async def _watch_over(self) -> None:
        """Start again what ended, after a while, as an orchestrator does, and note everybody's memory."""
        ended: dict[str, float] = {}
        while True:
            await asyncio.sleep(0.5)
            now = time.monotonic()
            for name, part in self.parts.items():
                if part.is_running or name in self._held:
                    ended.pop(name, None)
                elif now - ended.setdefault(name, now) >= self.size.restart:
                    await part.start()
            await asyncio.to_thread(_note_memory, list(self.parts.values()))
            self.discord.calls.clear()
            self.discord.messages.files.clear()

    async def _stop(self) -> None:
        for part in self.parts.values():
            part.thaw()
        await asyncio.gather(*(bot.stop() for bot in self.bots))
        await asyncio.gather(*(part.kill() for part in self.parts.values()))


async def _cancel(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancel tasks, none of which ends by itself."""
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    wrong = [error for error in ended if not isinstance(error, asyncio.CancelledError)]
    assert not wrong, f"somebody stopped playing, or watching over: {wrong}"


def _note_memory(parts: Iterable[Part]) -> None:
    for part in parts:
        part.note_memory()


def first_answers(presses: Sequence[Press], window: Window) -> list[float]:
    """Return for each guild of an event the seconds from its beginning until a later press was acknowledged, ascending.

    A guild without such a press counts as infinity.
    """
    found = dict.fromkeys(window.guild_ids, float("inf"))
    for press in presses:
        if press.guild_id in found and press.at >= window.began and press.took is not None:
            found[press.guild_id] = min(found[press.guild_id], press.at + press.took - window.began)
    return sorted(found.values())
