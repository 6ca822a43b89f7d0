"""What was posted in channels a moment ago, so that nobody posts the same thing there again and again."""

import time
from typing import Any

from cachetools import TTLCache

from bot.model.refusal import Refused

_AGAIN_SECONDS = 60.0
_MOST = 1_000

Shared = tuple[Any, ...]
"""What is posted, and in which channel."""


class RecentShares:
    """Remembers for a minute what was shared."""

    def __init__(self) -> None:
        self._shared: TTLCache[Shared, bool] = TTLCache(_MOST, _AGAIN_SECONDS, timer=time.monotonic)

    def note(self, what: Shared) -> None:
        """Note that something is posted; raises Refused("shared_lately") where it has just been."""
        if what in self._shared:
            raise Refused("shared_lately")
        self._shared[what] = True

    def take_back(self, what: Shared) -> None:
        """Note that it wasn't posted."""
        self._shared.pop(what, None)
