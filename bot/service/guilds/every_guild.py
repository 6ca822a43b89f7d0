"""Doing the same in many guilds, some at a time, where a failure in one must not cost the others anything."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

_log = logging.getLogger(__name__)

_AT_ONCE = 16
"""In so many guilds at a time, so that what they write to the disk is waited for together."""


async def in_each(guilds: Iterable[int], do: Callable[[int], Awaitable[object]], failed: str) -> None:
    """Do this in every guild; where it raises, log that and what it means (`failed`)."""
    left = iter(guilds)

    async def do_next() -> None:
        for guild_id in left:
            try:
                await do(guild_id)
            except Exception as error:  # noqa: BLE001 - one damaged file must not stop the other guilds
                _log.error("guild %d: %s: %s", guild_id, failed, type(error).__name__)

    await asyncio.gather(*(do_next() for _ in range(_AT_ONCE)))
