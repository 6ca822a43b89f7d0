"""Decides when a process that can't reach Discord leaves its shards to processes that can.

Processes ask each other by notes in the database, and try Discord only while one asks. If none reaches it, Discord
itself has an outage, and every process keeps its shards.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

SILENT_SECONDS = 5.0
"""Seconds without a connection after which a process asks the others."""

PROBE_SECONDS = 2.0
"""Seconds from the end of one probe to the next one."""

AGAIN_SECONDS = 300.0
"""Seconds after a process left its shards in which it keeps those that it has taken since."""


class ContactNote(NamedTuple):
    """A process's note for the others: whether it asks if they reach Discord, and whether it does."""

    asks: bool = False
    reaches: bool = False


NO_NOTE = ContactNote()


class Contact:
    """This process's contact with Discord. `probe` returns whether Discord answers, and never raises."""

    def __init__(self, probe: Callable[[], Awaitable[bool]], now: Callable[[], float] = time.monotonic) -> None:
        self._probe = probe
        self._now = now
        self._silent_since: float | None = None
        self._reaches: bool | None = None
        self._probed_at = float("-inf")
        self._left_at = float("-inf")
        self._running: asyncio.Task[None] | None = None
        self.note = NO_NOTE
        """The note that the others should read."""
        self.is_cut = False
        """Whether this process left its shards and has not reached Discord since; it must take none."""

    def look(self, others: ContactNote, *, has_shards: bool, is_connected: bool) -> bool:
        """Return whether this process must leave its shards now. Starts a probe in the background if one is due.

        `others` sums up the notes of the other processes.
        """
        now = self._now()
        if is_connected or not has_shards:
            self._silent_since = None
        elif self._silent_since is None:
            self._silent_since = now
        is_silent = self._silent_since is not None and now - self._silent_since >= SILENT_SECONDS
        if not (is_silent or self.is_cut or others.asks):
            self.note, self._reaches = NO_NOTE, None
            return False
        if self._running is None and now - self._probed_at >= PROBE_SECONDS:
            self._running = asyncio.get_running_loop().create_task(self._try())
        self.is_cut = self.is_cut and not self._reaches
        self.note = ContactNote(is_silent and self._reaches is False, self._reaches is True)
        if not (self.note.asks and others.reaches and now - self._left_at >= AGAIN_SECONDS):
            return False
        self._left_at, self.is_cut = now, True
        return True

    async def close(self) -> None:
        """Cancel a running probe."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _try(self) -> None:
        try:
            self._reaches = await self._probe()
        finally:
            self._probed_at, self._running = self._now(), None
