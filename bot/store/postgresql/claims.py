"""Claims of this process on shards, and the thread that renews them."""

import asyncio
import logging
import threading
import time
from collections.abc import Sequence
from contextlib import suppress

from bot.store.errors import NotSaved
from bot.store.postgresql.session import Fence, Session
from bot.store.postgresql.shards import LeaseTimes, Taken, fence_of, renew, shard_of

_log = logging.getLogger(__name__)

_PRESENT = 75.0
"""Seconds for which a heartbeat of the client counts as presence. The client sends one each minute."""

_CONFIRMING = 1.2
"""Seconds in which a process that slept finds out whether it lost a claim: a little more than between renewals."""

_LOOK = 0.05

_CONNECTING = {"connect_timeout": 2, "tcp_user_timeout": 2_000}
"""A connection that hangs is given up in time for another renewal."""


def machine_time() -> float:
    """Return seconds of a clock that also runs while the machine sleeps, if the system has such a clock."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Claim:
    """Shards that this process took in one step; create it inside the event loop.

    `seen_at` is the POSIX time at which people could last reach the bot there; None if unknown.
    """

    def __init__(self, epoch: int, taken: Sequence[Taken], shard_count: int, lease: float, taken_at: float) -> None:
        self.epoch = epoch
        self.shard_ids = tuple(each.shard_id for each in taken)
        self.shard_count = shard_count
        self.taken_over = sum(each.was_taken_over for each in taken)
        absences = [each.absence for each in taken if each.absence is not None]
        self.seen_at = time.time() - max(absences) if absences else None
        self._lease = lease
        self._renewed_at = taken_at
        self._noted_at = float("-inf")
        self._loop = asyncio.get_running_loop()
        self._lost = asyncio.Event()

    def has(self, guild_id: int) -> bool:
        """Return whether a guild is in one of the shards."""
        return shard_of(guild_id, self.shard_count) in self.shard_ids

    def fence(self, guild_id: int) -> Fence:
        """Return the fence of the guild's transactions."""
        return fence_of(guild_id, self.shard_count, self.epoch)

    @property
    def is_lost(self) -> bool:
        """Whether another process is known to have one of the shards."""
        return self._lost.is_set()

    @property
    def is_fresh(self) -> bool:
        """Whether the claim was renewed less than a lease ago and isn't lost, so this process has every shard."""
        return not self.is_lost and machine_time() < self._renewed_at + self._lease

    @property
    def is_present(self) -> bool:
        """Whether people can reach the bot, by the latest heartbeat."""
        return machine_time() < self._noted_at + _PRESENT

    async def confirm(self) -> bool:
        """Return False if another process is known to have one of the shards.

        After a sleep, wait up to `_CONFIRMING` seconds for a renewal. Without a renewal, return True: the database is
        probably out of reach for all processes.
        """
        until = machine_time() + _CONFIRMING
        while not self.is_fresh and not self.is_lost and machine_time() < until:  # noqa: ASYNC110 - a thread renews
            await asyncio.sleep(_LOOK)
        return not self.is_lost

    async def wait_lost(self) -> None:
        """Wait until another process has one of the shards."""
        await self._lost.wait()

    def last(self) -> float | None:
        """Return when people could last reach the bot before this claim (POSIX seconds); None if they never could."""
        return self.seen_at

    def note(self, at: float) -> None:  # noqa: ARG002 - renewals write the server's time
        """Note a heartbeat of the claim's client, which is connected; renewals write it."""
        self._noted_at = machine_time()

    def note_renewal(self, asked_at: float, shards: int) -> None:
        """Store the result of a renewal: its start by `machine_time`, and the shards that it renewed. Thread-safe."""
        if shards == len(self.shard_ids):
            self._renewed_at = asked_at
        else:
            self.note_loss()

    def note_loss(self) -> None:
        """Mark the claim as lost to another process. Thread-safe."""
        with suppress(RuntimeError):  # the loop is closed, so nobody waits
            self._loop.call_soon_threadsafe(self._lost.set)


class ClaimKeeper:
    """Renews claims from a thread and a connection of its own, so that a busy event loop loses none."""

    def __init__(self, url: str, name: str, times: LeaseTimes) -> None:
        self._session = Session(url, name, **_CONNECTING)
        self._times = times
        self._claims: dict[int, Claim] = {}
        self._lock = threading.Lock()
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None
        self.is_reachable = True
        """Whether the latest renewal reached the server."""

    def add(self, claim: Claim) -> None:
        """Renew a claim from now on."""
        with self._lock:
            self._claims[claim.epoch] = claim
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="claims", daemon=True)
                self._thread.start()

    def remove(self, claim: Claim) -> None:
        """Renew a claim no more; its renewal may be on the way, and is then ignored."""
        with self._lock:
            self._claims.pop(claim.epoch, None)

    def close(self) -> None:
        """End the thread, and wait until it has ended."""
        self._closing.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        try:
            while not self._closing.wait(self._times.renew):
                self._renew()
        finally:
            self._session.close()
            for claim in tuple(self._claims.values()):  # nobody renews them any more
                claim.note_loss()

    def _renew(self) -> None:
        with self._lock:
            claims = dict(self._claims)
        if not claims:
            return
        present = [epoch for epoch, claim in claims.items() if claim.is_present]
        asked_at = machine_time()
        try:
            counts = self._session.run(lambda connection: renew(connection, list(claims), present, self._times.lease))
        except NotSaved as error:
            if self.is_reachable:
                _log.warning("the database can't be reached, so claims aren't renewed: %s", error)
            self.is_reachable = False
            return
        self.is_reachable = True
        for epoch, claim in claims.items():
            with self._lock:
                is_held = epoch in self._claims
            if is_held:
                claim.note_renewal(asked_at, counts[epoch])
