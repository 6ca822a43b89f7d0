"""How often new matches may be opened: token buckets for each person and each guild, in memory only.

A restart fills every bucket, which lets a spammer open a few more; what is open at once is limited by rows.
"""

from collections.abc import Hashable
from math import ceil

import msgspec
from cachetools import LRUCache

from bot.model.ports import Clock
from bot.model.refusal import Refused

_REMEMBERED = 10_000

_CLOCK_STEP = 0.001
"""Moments nearer to each other than this are the same."""


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and one more every so many seconds."""

    burst: int
    seconds: float


PER_PERSON = (Rate(burst=10, seconds=60.0), Rate(burst=100, seconds=864.0))
"""For one person in one guild: a quick series, and about a hundred more in a day."""

PER_GUILD = (Rate(burst=120, seconds=1.0),)
"""For all people of a guild together, so that many accounts can't do what one may not."""


class RateLimiter:
    """Buckets by owner, of which those that were used last are remembered.

    A bucket is kept as the moment at which it will be full again, so one that is forgotten too early is just full.
    """

    def __init__(self, clock: Clock, remembered: int = _REMEMBERED) -> None:
        self._clock = clock
        self._full_at: LRUCache[tuple[Hashable, Rate], float] = LRUCache(remembered)

    def take(self, guild_id: int, user_id: int) -> None:
        """Let a person open one more match in a guild.

        Raises Refused("too_fast", until=...) with the POSIX second from which to try again, and then nothing is taken.
        """
        wanted = [((guild_id, user_id), rate) for rate in PER_PERSON] + [((guild_id,), rate) for rate in PER_GUILD]
        now = self._clock.now()
        until = max(self._ready_at(key, now) for key in wanted)
        if until > now + _CLOCK_STEP:
            raise Refused("too_fast", until=ceil(until))
        for key in wanted:
            self._full_at[key] = max(self._full_at.get(key, now), now) + key[1].seconds

    def _ready_at(self, key: tuple[Hashable, Rate], now: float) -> float:
        rate = key[1]
        return max(self._full_at.get(key, now), now) - (rate.burst - 1) * rate.seconds
