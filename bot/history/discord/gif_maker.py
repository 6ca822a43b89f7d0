"""Makes animated pictures of matches, each in its own process, and caches the latest for a while.

A person has one picture in progress and a guild one made at a time, so people and guilds take turns. Two are made
concurrently. Orders are refused while too many wait.
"""

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
from cachetools import TTLCache

from bot.match.tasks import Locks
from bot.operations.logs import log_failure
from bot.operations.processes import ChildProcess
from bot.pictures.animation import Drawn, Frame
from bot.pictures.scene import Scene
from bot.screens.refusals import Refused

_log = logging.getLogger(__name__)

_AT_ONCE = 2
_MAX_WAITING = 8
_MAX_WAITING_IN_GUILD = 3
_LIMIT = 180.0
"""Seconds that a picture may take, waiting included."""

_TOLD_EVERY = 2.0
_CACHE_BYTES = 32_000_000
_CACHE_SECONDS = 900.0

GifKey = tuple[Any, ...]
"""Identity of a picture: match, version, perspective and names."""


class GifOrder(msgspec.Struct, frozen=True):
    """A picture to make: its guild, its key, and a function for each scene, called when the scene is next.

    `user_id` is the person who orders it.
    """

    guild_id: int
    user_id: int
    key: GifKey
    scenes: Sequence[Callable[[], Scene]]


class Customer(Protocol):
    """The recipient of a picture; its methods never raise."""

    async def on_progress(self, drawn: int, number: int) -> None:
        """Receive the progress: `drawn` of `number` scenes of the GIF are drawn."""
        ...

    async def on_done(self, data: bytes) -> None:
        """Receive the finished GIF as `data`."""
        ...

    async def on_failure(self) -> None:
        """Receive the news that the GIF could not be made."""
        ...


class GifMaker:
    """Makes the pictures that are ordered."""

    def __init__(self, command: Sequence[str] = ()) -> None:
        self._command = command or (sys.executable, "-m", "bot.pictures.animation")
        self._cache: TTLCache[GifKey, bytes] = TTLCache(
            _CACHE_BYTES, _CACHE_SECONDS, timer=time.monotonic, getsizeof=len
        )
        self._waited_on: set[int] = set()
        self._under_way: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._guild_turns = Locks[int]()
        self._turn = asyncio.Semaphore(_AT_ONCE)
        self._closed = False

    def get(self, key: GifKey) -> bytes | None:
        """Return the cached GIF of this key, or None if the cache does not hold it."""
        return self._cache.get(key)

    def wait_on(self, message_id: int) -> None:
        """Record that the private message with this id waits for a GIF."""
        self._waited_on.add(message_id)

    def is_waited_on(self, message_id: int) -> bool:
        """Return whether a private message still shows that it waits for a picture."""
        return message_id in self._waited_on

    def leave(self, message_id: int) -> None:
        """Record that a private message no longer waits for a picture."""
        self._waited_on.discard(message_id)

    def order(self, order: GifOrder, customer: Customer) -> None:
        """Start making a GIF in the background; `customer` receives progress, result or failure.

        Raises Refused("gif_in_progress") if the person's last one is in progress. Raises Refused("gif_busy") if too
        many are in progress, in all or for the guild, or the maker is closed.
        """
        person = (order.guild_id, order.user_id)
        if person in self._under_way:
            raise Refused("gif_in_progress")
        in_guild = sum(guild_id == order.guild_id for guild_id, _ in self._under_way)
        if len(self._under_way) >= _MAX_WAITING or in_guild >= _MAX_WAITING_IN_GUILD or self._closed:
            raise Refused("gif_busy")
        task = asyncio.get_running_loop().create_task(self._serve(order, customer))
        self._under_way[person] = task
        task.add_done_callback(lambda _task: self._under_way.pop(person, None))

    async def close(self) -> None:
        """Refuse further orders, and cancel the pictures in progress."""
        self._closed = True
        tasks = tuple(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, order: GifOrder, customer: Customer) -> None:
        try:
            async with asyncio.timeout(_LIMIT), self._guild_turns.get(order.guild_id), self._turn:
                data = await self._make(order, customer)
        except Exception as error:  # noqa: BLE001 - nobody awaits this task
            log_failure("an animated picture could not be made", order.guild_id, None, error)
            await customer.on_failure()
            return
        with contextlib.suppress(ValueError):  # too large to be kept
            self._cache[order.key] = data
        await customer.on_done(data)

    async def _make(self, order: GifOrder, customer: Customer) -> bytes:
        process = await ChildProcess.start(self._command)
        try:
            return await _converse(process, order, customer)
        finally:
            await process.end()


async def _converse(process: ChildProcess, order: GifOrder, customer: Customer) -> bytes:
    """Send the child process one scene after the other, and return the finished GIF as bytes.

    The customer receives the progress at most every two seconds.
    """
    told_at = time.monotonic()
    for drawn, scene in enumerate(order.scenes):
        await process.send(Frame(scene()))
        await process.receive(Drawn)
        if time.monotonic() - told_at > _TOLD_EVERY:
            await customer.on_progress(drawn + 1, len(order.scenes))
            told_at = time.monotonic()
    await process.send(Frame())
    return (await process.receive(Drawn)).picture
