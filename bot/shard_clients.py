"""The clients of one process: one for all files, or one for each claim on shards of a database.

A process immediately claims free shards up to its limit. Running processes also claim shards that stay free, beyond
their limits. They hand these over when a process with room appears. Each claim starts a client, and the loss of a claim
closes its client. Shards never move between running clients.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from bot.app import SharedParts, Warroom, build
from bot.discord.client import WarroomClient
from bot.discord.lifecycle import CannotStart, run
from bot.operations.health import Checks
from bot.operations.identify import IdentifyTurns, Shards
from bot.operations.processes import Stop, Stopped
from bot.outbox.discord.board_updates import BoardUpdates
from bot.settings import Settings
from bot.store.errors import NotSaved
from bot.store.postgresql.contact import Contact

if TYPE_CHECKING:
    from bot.store.postgresql.database import ClaimedGuilds, GuildDatabase
    from bot.store.postgresql.shards import Overview

_log = logging.getLogger(__name__)

SPARE_SECONDS = 3.0
"""Seconds for which shards stay free for a process with room, before others claim them beyond theirs."""

_RETRY_SECONDS = 30.0
"""Seconds without further claims after Discord was out of reach for the client of one."""

_HANDED_OVER_SECONDS = 3.0
"""Seconds between two claims that are handed over, in which the first finds its new owner."""


class ProcessClients:
    """The running clients of this process, and their shared parts."""

    def __init__(self, settings: Settings, shared: SharedParts, warnings: tuple[str, ...]) -> None:
        self._settings = settings
        self._warnings = warnings
        self.shared = shared
        self.on_rival: Callable[[], None] = lambda: None
        """Is called when another process is found to answer with the same token."""
        self.clients: list[WarroomClient] = []

    async def serve(self, until: asyncio.Event, guilds: "ClaimedGuilds | None" = None) -> None:
        """Run a client for the guilds of a claim, None for those in files, until the event; then close it.

        Raises CannotStart, or another error of the connection.
        """
        settings, database = self._settings, guilds.database if guilds is not None else None
        client = build(
            settings.folder,
            store=guilds,
            claim=guilds.claim if guilds is not None else None,
            max_open_guilds=settings.max_open_guilds,
            dev_guild_id=settings.dev_guild_id,
            api_url=settings.api_url,
            shards=Shards(settings.shard_count),
            warnings=self._warnings,
            turns=IdentifyTurns(records=database.token_rows if database is not None else None),
            shared=self.shared,
        )
        client.has_emojis = True
        client.context.rivals.on_found = self.on_rival
        self.clients.append(client)
        try:
            await run(client, settings.token, until.wait())
        finally:
            self.clients.remove(client)

    @property
    def folder(self) -> Path:
        """The data folder."""
        return self._settings.folder

    @property
    def is_connected(self) -> bool:
        """Whether there are clients, and all of them are connected."""
        return bool(self.clients) and all(client.is_connected() for client in self.clients)

    def gauges(self) -> Mapping[str, tuple[str, Callable[[], float]]]:
        """Return gauges by name, each with its description and a function that returns its value."""
        return {
            "gateway_latency_seconds": ("Mean answer time of the gateway", self._mean_latency),
            "boards_behind": (
                "Channels whose boards are being brought up to date",
                lambda: sum(client.context.get(BoardUpdates).pending for client in self.clients),
            ),
            "damaged_files": (
                "Guilds' files that are damaged, and left alone",
                lambda: sum(client.context.get(Warroom).rows.files.damaged_count for client in self.clients),
            ),
            "open_files": (
                "Guilds' files, or connections to the database, that are open",
                # Those of a database are shared by its clients.
                lambda: max((client.context.get(Warroom).rows.files.open_count for client in self.clients), default=0),
            ),
            "personal_places": (
                "People with something stored away from guilds, at the last daily sweep",
                lambda: sum(client.context.get(Warroom).retention.personal_places for client in self.clients),
            ),
            "guilds": ("Guilds that the bot is in", lambda: sum(len(client.guilds) for client in self.clients)),
        }

    def _mean_latency(self) -> float:
        latencies = [client.latency for client in self.clients]
        return sum(latencies) / len(latencies) if latencies else 0.0


class _Held:
    """A claim, the task of its client, and the event that ends it."""

    def __init__(self, guilds: "ClaimedGuilds", *, is_extra: bool) -> None:
        self.guilds = guilds
        self.is_extra = is_extra
        self.ended = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    @property
    def size(self) -> int:
        """The number of shards."""
        return len(self.guilds.claim.shard_ids)


class ShardClients:
    """Claims shards of a database for a process, and runs a client for each claim."""

    def __init__(
        self, database: "GuildDatabase", clients: ProcessClients, limit: int | None, stop: Stop, contact: Contact
    ) -> None:
        self._database = database
        self._contact = contact
        self._clients = clients
        self._limit = limit
        self._stop = stop
        self._held: list[_Held] = []
        self._ready_since: dict[int, float] = {}
        self._handed_over_at = float("-inf")
        self._paused_until = float("-inf")
        self._is_standing_by = False
        self.shard_count = 0
        self.taken_over = 0
        self.lost = 0

    @property
    def owned_count(self) -> int:
        """The number of shards that this process has."""
        return sum(held.size for held in self._held)

    @property
    def share(self) -> float:
        """This process's part of all shards, from 0 to 1."""
        return self.owned_count / self.shard_count if self.shard_count else 0.0

    def checks(self) -> Checks:
        """Return health checks; a process without shards is standing by, and counts as healthy."""
        state = {"connected": self._clients.is_connected} if self._held else {"standing_by": True}
        return {**state, **self._database.checks()}

    def gauges(self) -> Mapping[str, tuple[str, Callable[[], float]]]:
        """Return gauges by name, each with its description and a function that returns its value."""
        return {
            "shards_owned": ("Shards that this process has", lambda: self.owned_count),
            "shards_taken_over": ("Shards that this process took over from one that had died", lambda: self.taken_over),
            "claims_lost": ("Claims on shards that another process took over", lambda: self.lost),
        }

    async def run(self) -> None:
        """Claim shards and run their clients until the process must stop; then close these, and hand their shards over.

        Raises the first error of a client.
        """
        try:
            while True:
                try:
                    await self._adjust(await self._database.look(self._room, self._contact.note))
                except NotSaved as error:
                    _log.warning("who has which shards can't be told: %s", error)
                await self._stop.pause(self._database.next_look)
        except Stopped:
            _log.info("handing over %d shards", self.owned_count)
        finally:
            await self._contact.close()
            for held in self._held:
                held.ended.set()
            await asyncio.gather(*(held.task for held in self._held if held.task), return_exceptions=True)

    @property
    def _room(self) -> int:
        """The number of shards that this process would still take for itself."""
        if self._contact.is_cut:
            return 0
        most = self.shard_count if self._limit is None else self._limit
        return max(0, most - self.owned_count)

    async def _adjust(self, overview: "Overview") -> None:
        """Claim free shards, or hand a claim over to a process with room.

        Hand all claims over if this process can't reach Discord and another one can.
        """
        now = asyncio.get_running_loop().time()
        has_shards, is_connected = bool(self._held), self._clients.is_connected
        if self._contact.look(overview.others, has_shards=has_shards, is_connected=is_connected):
            _log.error("Discord is out of reach here but not for another process, so all shards are handed over")
            for held in self._held:
                held.ended.set()
        ready = overview.free | overview.dead
        self.shard_count = len(overview.rows)
        if not (ready or self._held or self._is_standing_by):
            _log.info("standing by: other processes have all %d shards", self.shard_count)
        self._is_standing_by = not (ready or self._held)
        self._ready_since = {shard_id: self._ready_since.get(shard_id, now) for shard_id in ready}
        if now < self._paused_until or self._contact.is_cut:
            return
        if ready and self._room:
            await self._claim(sorted(ready)[: self._room], is_extra=False)
        elif ready and (spare := self._choose_spare(overview, now)):
            await self._claim(spare, is_extra=True)
        elif overview.standbys and not ready and now - self._handed_over_at > _HANDED_OVER_SECONDS:
            extra = next((held for held in self._held if held.is_extra), None)
            if extra is not None:
                _log.info("another process has room for shards, so some are handed over")
                self._handed_over_at = now
                extra.ended.set()

    def _choose_spare(self, overview: "Overview", now: float) -> list[int]:
        """Return this process's part of the shards that no process with room has claimed.

        Shards of a dead process are included immediately if all processes are full.
        """
        spare = [
            shard_id
            for shard_id, since in sorted(self._ready_since.items())
            if now - since >= SPARE_SECONDS or (shard_id in overview.dead and not overview.standbys)
        ]
        part = -(-len(spare) // max(1, len(overview.owners | {self._database.owner})))
        return spare[: min(part, self._limit or part)]

    async def _claim(self, shard_ids: list[int], *, is_extra: bool) -> None:
        guilds = await self._database.claim(shard_ids)
        if guilds is None:
            return
        self.taken_over += guilds.claim.taken_over
        held = _Held(guilds, is_extra=is_extra)
        self._held.append(held)
        held.task = asyncio.create_task(self._serve(held))

    async def _serve(self, held: _Held) -> None:
        """Run the client of a claim until it ends or is lost. An error stops the process.

        If Discord is out of reach, hand over this claim alone: clients that connected earlier keep running.
        """
        watching = asyncio.create_task(self._note_loss(held))
        try:
            await self._clients.serve(held.ended, held.guilds)
        except Exception as error:  # noqa: BLE001 - raised where the process ends
            if isinstance(error, CannotStart) and error.may_pass and len(self._held) > 1:
                _log.error("a claim is handed over, as its client can't start: %s", error)
                self._paused_until = asyncio.get_running_loop().time() + _RETRY_SECONDS
            else:
                self._stop.request(error)
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            await held.guilds.close()
            self._held.remove(held)

    async def _note_loss(self, held: _Held) -> None:
        await held.guilds.claim.wait_lost()
        self.lost += 1
        _log.error("another process has taken shards over, so their client is closed")
        held.ended.set()
