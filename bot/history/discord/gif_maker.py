"""Makes animated pictures of matches, and caches the latest for a while.

A person has one picture in progress, and a guild has one made at a time. So people and guilds take turns. Two are made
concurrently. Orders are refused while too many wait. Each job of the workers draws some scenes; the last joins them.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

import msgspec
from cachetools import TTLCache

from bot.match.tasks import Locks
from bot.operations.logs import log_failure
from bot.pictures.animation import draw_frames, join_frames
from bot.pictures.scene import Scene
from bot.screens.refusals import Refused
from bot.workers.executor import Executor, Order

_log = logging.getLogger(__name__)

_AT_ONCE = 2
_MAX_WAITING = 8
_MAX_WAITING_IN_GUILD = 3
_LIMIT = 180.0
"""Seconds that a picture may take, waiting included."""

_AT_A_TIME = 8
"""Number of scenes that a worker draws in one job, which takes about a quarter of a second."""

_DRAWING_SECONDS = 20.0
_JOINING_SECONDS = 60.0

_TOLD_EVERY = 2.0
_CACHE_BYTES = 32_000_000
_CACHE_SECONDS = 900.0

GifKey = tuple[Any, ...]
"""Identity of a picture: match, version, perspective, names and language."""


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


class GifStudio:
    """Pictures in progress and pictures made, which the clients of a process share, and the workers."""

    def __init__(self, workers: Executor) -> None:
        self.workers = workers
        self.cache: TTLCache[GifKey, bytes] = TTLCache(
            _CACHE_BYTES, _CACHE_SECONDS, timer=time.monotonic, getsizeof=len
        )
        self.under_way: dict[tuple[int, int], asyncio.Task[None]] = {}
        """Pictures that are made or wait, by guild and person."""
        self.guild_turns = Locks[int]()
        self.turn = asyncio.Semaphore(_AT_ONCE)

    def check(self, guild_id: int, user_id: int) -> None:
        """Raise Refused if another picture can't be begun for the person."""
        if (guild_id, user_id) in self.under_way:
            raise Refused("gif_in_progress")
        in_guild = sum(guild == guild_id for guild, _ in self.under_way)
        if len(self.under_way) >= _MAX_WAITING or in_guild >= _MAX_WAITING_IN_GUILD:
            raise Refused("gif_busy")


class GifMaker:
    """Makes the pictures that a client orders, in a studio that others may share; `close` ends workers of its own."""

    def __init__(self, studio: GifStudio, *, has_own_studio: bool = False) -> None:
        self._studio = studio
        self._has_own_studio = has_own_studio
        self._waited_on: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def get(self, key: GifKey) -> bytes | None:
        """Return the cached GIF of this key, or None if the cache does not hold it."""
        return self._studio.cache.get(key)

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
        if self._closed:
            raise Refused("gif_busy")
        self._studio.check(order.guild_id, order.user_id)
        task = asyncio.get_running_loop().create_task(self._serve(order, customer))
        self._tasks.add(task)
        self._studio.under_way[order.guild_id, order.user_id] = task
        task.add_done_callback(partial(self._end, (order.guild_id, order.user_id)))

    async def close(self) -> None:
        """Refuse further orders, and cancel the client's pictures in progress."""
        self._closed = True
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._has_own_studio:
            await self._studio.workers.close()

    def _end(self, person: tuple[int, int], task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        del self._studio.under_way[person]

    async def _serve(self, order: GifOrder, customer: Customer) -> None:
        studio = self._studio
        try:
            async with asyncio.timeout(_LIMIT), studio.guild_turns.get(order.guild_id), studio.turn:
                data = await _make(studio.workers, order, customer)
        except Exception as error:  # noqa: BLE001 - nobody awaits this task
            log_failure("an animated picture could not be made", order.guild_id, None, error)
            await customer.on_failure()
            return
        with contextlib.suppress(ValueError):  # too large to be kept
            studio.cache[order.key] = data
        await customer.on_done(data)


async def _make(workers: Executor, order: GifOrder, customer: Customer) -> bytes:
    """Return the finished GIF; the customer receives the progress at most every two seconds.

    Raises Unfinished or JobFailed if the workers fail, and every error of the order's functions.
    """
    told_at, frames = time.monotonic(), list[bytes]()
    for start in range(0, len(order.scenes), _AT_A_TIME):
        scenes = list[Scene]()
        for scene in order.scenes[start : start + _AT_A_TIME]:
            scenes.append(scene())
            await asyncio.sleep(0)  # so that others have the loop between two scenes
        drawn = await workers.run(draw_frames, partial(Order, msgspec.msgpack.encode(scenes), _DRAWING_SECONDS))
        frames += msgspec.msgpack.decode(drawn, type=list[bytes])
        if time.monotonic() - told_at > _TOLD_EVERY:
            await customer.on_progress(len(frames), len(order.scenes))
            told_at = time.monotonic()
    return await workers.run(join_frames, partial(Order, msgspec.msgpack.encode(frames), _JOINING_SECONDS))
