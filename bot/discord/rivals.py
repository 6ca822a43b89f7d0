"""Notices that another process answers with the same token.

Locks keep two processes off one data folder. Two volumes have no lock in common: both processes would connect, answer
every press, and keep two truths. Whoever is second finds its interactions acknowledged already.
"""

import logging
import time
from collections.abc import Callable

from cachetools import LRUCache

_log = logging.getLogger(__name__)

_ENOUGH = 3
_WITHIN = 60.0
"""So many interactions in so many seconds are no chance."""

_REMEMBERED = 1_000

NO_RETRY_SECONDS = 0.9
"""A call that took less was made once: discord.py waits a second or more before it repeats one."""


class RivalWatch:
    """Counts interactions that somebody else has acknowledged; `on_found` is called when these are too many."""

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
