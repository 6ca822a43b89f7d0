"""What people had posted in channels a moment ago, so that nobody posts the same thing again and again, or a lot."""

import time
from typing import Any

from cachetools import TTLCache

from bot.screens.refusals import Refused

MOST_OF_A_PERSON = 5
"""What one person has posted on a server within a minute."""

_AGAIN_SECONDS = 60.0
_MOST = 1_000

Shared = tuple[Any, ...]
"""What is posted, and in which channel."""

Poster = tuple[int, int]
"""A guild, and who has something posted in it."""


class RecentShares:
    """Remembers for a minute what was shared, and how much by whom."""

    def __init__(self) -> None:
        self._shared: TTLCache[Shared, Poster] = TTLCache(_MOST, _AGAIN_SECONDS, timer=time.monotonic)

    def note(self, what: Shared, poster: Poster) -> None:
        """Note that somebody has something posted.

        Raises Refused("shared_lately" | "shared_too_much") where it has just been, or so has much else of theirs.
        """
        if what in self._shared:
            raise Refused("shared_lately")
        with self._shared.timer:  # nothing expires while they are counted
            if list(self._shared.values()).count(poster) >= MOST_OF_A_PERSON:
                raise Refused("shared_too_much")
        self._shared[what] = poster

    def take_back(self, what: Shared) -> None:
        """Note that it wasn't posted."""
        self._shared.pop(what, None)
