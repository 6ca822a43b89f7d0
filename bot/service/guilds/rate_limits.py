"""How often new matches may be opened, and people asked to play: token buckets in memory.

A restart fills every bucket, which lets a spammer open a few more; what is open at once is limited by rows.
"""

from collections.abc import Hashable, Sequence
from math import ceil

import msgspec
from cachetools import LRUCache

from bot.model.match import Person
from bot.model.ports import Clock
from bot.screens.refusals import Refused

_REMEMBERED = 10_000

_CLOCK_STEP = 0.001
"""Moments nearer to each other than this are the same."""


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and one more every so many seconds."""

    burst: int
    seconds: float


Bucket = tuple[Hashable, Rate]
"""Whose bucket, and how it fills."""

PER_PERSON = (Rate(burst=10, seconds=60.0), Rate(burst=100, seconds=864.0))
"""For one person in one guild: a quick series, and about a hundred more in a day."""

PER_PAIR = (Rate(burst=3, seconds=1800.0),)
"""For one person asking another to play, which mentions them: at most five times in any hour.

What the other one agrees to isn't counted, so people who play with each other never meet this limit.
"""

PER_GUILD = (Rate(burst=120, seconds=1.0),)
"""For all people of a guild together, so that many accounts can't do what one may not."""


class RateLimiter:
    """Buckets by owner, of which those that were used last are remembered.

    A bucket is kept as the moment at which it will be full again, so one that is forgotten too early is just full.
    """

    def __init__(self, clock: Clock, remembered: int = _REMEMBERED) -> None:
        self._clock = clock
        self._full_at: LRUCache[Bucket, float] = LRUCache(remembered)

    def take(self, guild_id: int, user_id: int, asked: Sequence[Person] = ()) -> None:
        """Let a person open one more match in a guild, and ask these people to play.

        Raises Refused("too_fast" | "asked_too_often", until=...) with the POSIX second from which to try again, and
        then nothing is taken.
        """
        now, pairs = self._clock.now(), self._check_pairs(guild_id, user_id, asked)
        buckets = [((guild_id, user_id), rate) for rate in PER_PERSON] + [((guild_id,), rate) for rate in PER_GUILD]
        until = max(self._ready_at(bucket, now) for bucket in buckets)
        if until > now + _CLOCK_STEP:
            raise Refused("too_fast", until=ceil(until))
        self._take_from([*buckets, *pairs], now)

    def ask(self, guild_id: int, user_id: int, asked: Sequence[Person]) -> None:
        """Let a person ask these people to play; raises Refused("asked_too_often"), and then nothing is taken."""
        self._take_from(self._check_pairs(guild_id, user_id, asked), self._clock.now())

    def forgive(self, guild_id: int, user_id: int, asked: Person) -> None:
        """Give back what asking somebody to play took, as they have agreed."""
        for bucket in _pairs(guild_id, user_id, asked):
            if bucket in self._full_at:
                self._full_at[bucket] -= bucket[1].seconds

    def _check_pairs(self, guild_id: int, user_id: int, asked: Sequence[Person]) -> list[Bucket]:
        now, found = self._clock.now(), list[Bucket]()
        for person in asked:
            pairs = _pairs(guild_id, user_id, person)
            until = max(self._ready_at(bucket, now) for bucket in pairs)
            if until > now + _CLOCK_STEP:
                raise Refused("asked_too_often", name=person.name, until=ceil(until))
            found += pairs
        return found

    def _take_from(self, buckets: Sequence[Bucket], now: float) -> None:
        for bucket in buckets:
            self._full_at[bucket] = self._is_full_at(bucket, now) + bucket[1].seconds

    def _ready_at(self, bucket: Bucket, now: float) -> float:
        rate = bucket[1]
        return self._is_full_at(bucket, now) - (rate.burst - 1) * rate.seconds

    def _is_full_at(self, bucket: Bucket, now: float) -> float:
        """When a bucket is full again; at once where it would take longer than ever, as the clock was set back."""
        rate, at = bucket[1], self._full_at.get(bucket, now)
        return at if now <= at <= now + rate.burst * rate.seconds + _CLOCK_STEP else now


def _pairs(guild_id: int, user_id: int, asked: Person) -> list[Bucket]:
    return [((guild_id, user_id, asked.id), rate) for rate in PER_PAIR]
