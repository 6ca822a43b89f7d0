"""Detects another process that answers with the same token.

A lock keeps two processes off one data folder. Two volumes have no common lock, so both processes connect and answer
every press with matches of their own. The slower process finds its interactions acknowledged already.
"""

import logging
import time
from collections.abc import Callable

from cachetools import LRUCache

_log = logging.getLogger(__name__)

_ENOUGH = 3
_WITHIN = 60.0
"""Seconds in which `_ENOUGH` such interactions prove another process."""

_REMEMBERED = 1_000

NO_RETRY_SECONDS = 0.9
"""A call that took less was made once: discord.py waits a second or more before it repeats one."""


class RivalWatch:
    """Counts interactions that another process has acknowledged; calls `on_found` at the third within a minute."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._own: LRUCache[int, bool] = LRUCache(_REMEMBERED)
        self._others: LRUCache[int, float] = LRUCache(_ENOUGH)
        self.on_found: Callable[[], None] = lambda: None

    def note_own(self, interaction_id: int) -> None:
        """Note that this process has acknowledged an interaction, which may be delivered again."""
        self._own[interaction_id] = True

    def note_others(self, interaction_id: int) -> None:
        """Note that an interaction was acknowledged before this process's first and only attempt."""
        if interaction_id in self._own:
            return
        self._others[interaction_id] = self._now()
        if len(self._others) == _ENOUGH and min(self._others.values()) > self._now() - _WITHIN:
            _log.error("another process answers with this token")
            self.on_found()
