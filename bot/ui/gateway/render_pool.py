"""Draws pictures off the event loop, one at a time, and keeps the ones used last."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from typing import Protocol

import msgspec
from cachetools import LRUCache

from bot.operations.logs import log_failure
from bot.pictures.scene import Scene
from bot.screens.screen import Picture

_KEPT_BYTES = 4 * 1024 * 1024
_LIMIT = 20.0
"""Seconds; after that a message is sent without its picture."""

_encode = msgspec.msgpack.Encoder().encode


class Draws(Protocol):
    """Draws a scene as PNG; called from several threads."""

    def draw(self, scene: Scene) -> bytes:
        """Return the picture's bytes."""
        ...


class RenderPool:
    """Turns scenes into PNG; the ones used last are kept, up to a limit in bytes.

    `note_wait` is told how many seconds each picture waited for its turn to be drawn.
    """

    def __init__(
        self, renderer: Draws, limit: int = _KEPT_BYTES, note_wait: Callable[[float], None] = lambda _seconds: None
    ) -> None:
        self._renderer = renderer
        self._note_wait = note_wait
        self._kept: LRUCache[bytes, bytes] = LRUCache(limit, len)
        # One thread of its own: Pillow leaves others hardly any turns, so two draw no more than one, and each thread
        # that ever drew keeps some of the memory that large images took.
        self._thread = ThreadPoolExecutor(1, "pictures")
        self._turn = asyncio.Lock()
        self._later = asyncio.Lock()

    async def draw(self, picture: Picture | None) -> bytes | None:
        """Return the picture as PNG; None if there is none or it can't be drawn, for the words say the same."""
        if picture is None:
            return None
        try:
            async with asyncio.timeout(_LIMIT):
                return await self._draw(picture.scene)
        except Exception as error:  # noqa: BLE001 - a match goes on without its picture
            log_failure("a picture could not be drawn", None, None, error)
            return None

    async def draw_later(self, picture: Picture | None) -> bytes | None:
        """The same, but answers to people go first: only one of these waits with them for its turn."""
        async with self._later:
            return await self.draw(picture)

    async def _draw(self, scene: Scene) -> bytes:
        key = blake2b(_encode(scene), digest_size=32).digest()  # a scene itself takes more memory than its picture
        if (kept := self._kept.get(key)) is not None:
            return kept
        asked = time.monotonic()
        async with self._turn:
            self._note_wait(time.monotonic() - asked)
            if (kept := self._kept.get(key)) is not None:  # another drew it, while this one waited
                return kept
            loop = asyncio.get_running_loop()
            picture = await loop.run_in_executor(self._thread, self._renderer.draw, scene)
        with suppress(ValueError):  # too large to be kept
            self._kept[key] = picture
        return picture
