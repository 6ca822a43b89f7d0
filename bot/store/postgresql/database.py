"""All guilds in one PostgreSQL database, used by a few threads with a connection each.

A process reads and writes only guilds that it has claimed (`bot.store.postgresql.shards`).
"""

import asyncio
import logging
import secrets
import socket
import threading
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import psycopg

from bot.store.access import Work
from bot.store.errors import NotSaved
from bot.store.places import check_place
from bot.store.postgresql import shards
from bot.store.postgresql.claims import Claim, ClaimKeeper, machine_time
from bot.store.postgresql.connection import PreparingConnection
from bot.store.postgresql.contact import NO_NOTE, ContactNote
from bot.store.postgresql.limits import TokenRows
from bot.store.postgresql.schema import Installation, ShardCount
from bot.store.postgresql.session import NAME, Fence, Session, TakenOver, end_sessions, survey
from bot.store.postgresql.shards import LeaseTimes, Overview, ShardRow, Taken, Watch, read_guilds
from bot.store.running import RunningWork, Write, filter_in_parts
from bot.store.schema import Migration
from bot.store.transactions import WorkResult, transact_together

_log = logging.getLogger(__name__)

T = TypeVar("T")

_ALIKE = 30.0
"""Largest difference of absences in one claim, in seconds: all its guilds get the longest absence back."""


class GuildDatabase:
    """The connections of one process to a PostgreSQL database, and its claims on shards."""

    def __init__(
        self,
        url: str,
        migrations: Sequence[tuple[int, Migration]],
        max_open: int = 8,
        times: LeaseTimes | None = None,
    ) -> None:
        self._url = url
        self.times = times or LeaseTimes()
        self.owner = f"{socket.gethostname().encode('ascii', 'replace').decode()[:30]}-{secrets.token_hex(6)}"
        """The name of this process in the rows of shards; no other has it."""
        self._name = f"{NAME} {self.owner}"
        self._installation = Installation(migrations)
        self._watch = Watch(self.times)
        self._overview = Overview((), frozenset(), frozenset(), 0)
        self._is_standing_by = False
        self._keeper = ClaimKeeper(url, self._name, self.times)
        self.token_rows = TokenRows(url, self._name)
        self._own_session = Session(url, self._name)
        self._own_thread = ThreadPoolExecutor(1, "database-claims")
        self._threads = ThreadPoolExecutor(max_open, "database")
        self._session = threading.local()
        self._sessions: list[Session] = []
        self._is_reachable = False
        self._closed = False

    async def prepare(self, shard_count: int | None, *, is_default: bool = True) -> int:
        """Make the tables, bring them to the newest schema, and return the number of shards.

        `shard_count` None keeps the stored number. A default number yields to the stored one while that is in use.
        Raises NewerFile if a later release wrote the database. Raises InUse if another process must stop first, and
        NotSaved if the server refuses or can't be reached.
        """
        wanted = ShardCount(shard_count, is_default)
        return await self._on_own(lambda connection: self._installation.prepare(connection, self._watch, wanted))

    async def look(self, room: int = 0, note: ContactNote = NO_NOTE) -> Overview:
        """Return the owners of all shards, and publish that this process has room for `room` more, and its note.

        Raises NotSaved if the server can't be reached; all watches of shards then start again.
        """
        try:
            return await self._on_own(partial(self._look, room, note))
        except NotSaved:
            self._watch.forget()
            raise

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables with rows of guilds; empty before `prepare`."""
        return self._installation.tables

    @property
    def next_look(self) -> float:
        """Seconds until it is time to look again."""
        return self._watch.next_look

    async def claim(self, shard_ids: Collection[int], *, is_whole: bool = False) -> "ClaimedGuilds | None":
        """Claim the shards that were free or dead at the last look, and return their guilds.

        A claim has only shards with about the same absence, unless `is_whole`. Return None if other processes were
        quicker. Raises NotSaved if the server can't be reached.
        """
        overview = self._overview
        ready = overview.free | overview.dead
        rows = [row for row in overview.rows if row.id in ready and row.id in shard_ids]
        rows = rows if is_whole else _alike(rows)
        if not rows:
            return None
        epoch, started_at = secrets.randbits(62) + 1, machine_time()
        taken, stuck = await self._on_own(lambda connection: self._claim(connection, rows, epoch))
        for owner in stuck:
            await asyncio.to_thread(end_sessions, self._url, f"{NAME} {owner}")
        if not taken:
            return None
        claim = Claim(epoch, taken, len(overview.rows), self.times.lease, started_at)
        self._keeper.add(claim)
        _log.info("claimed %d of %d shards: %s", len(taken), len(overview.rows), _words(claim.shard_ids))
        return ClaimedGuilds(self, claim)

    async def has_guilds(self) -> bool:
        """Return whether anything of a guild is stored, in any shard."""
        return await self._on_own(lambda found: bool(found.execute("SELECT FROM guilds LIMIT 1").rowcount))

    async def release(self, claim: Claim) -> None:
        """Hand a claim over, after its last transaction; a failure is logged, and others wait for its end then."""
        self._keeper.remove(claim)
        try:
            await self._on_own(lambda connection: shards.release(connection, claim.epoch))
        except NotSaved as error:
            _log.warning("a claim can't be handed over, and ends by itself: %s", error)

    def checks(self) -> dict[str, bool]:
        """Return a health check: whether the latest look and the latest renewal of claims reached the database."""
        return {"database": self._is_reachable and self._keeper.is_reachable}

    @property
    def open_count(self) -> int:
        """The number of connections for guilds."""
        return len(self._sessions)

    async def run(self, work: Callable[[Session], T]) -> T:
        """Run work with a session on one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(self._thread_session()))

    async def close(self) -> None:
        """Close every connection, after the stores of all claims were closed; repeated calls do nothing."""
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._keeper.close)
        await asyncio.to_thread(self.token_rows.close)
        for session in (*self._sessions, self._own_session):
            session.close()
        self._threads.shutdown(wait=False)
        self._own_thread.shutdown(wait=False)

    def _look(self, room: int, note: ContactNote, connection: psycopg.Connection[Any]) -> Overview:
        if note != NO_NOTE:
            shards.write_contact(connection, self.owner, note)
        if room > 0 or self._is_standing_by:
            shards.stand_by(connection, self.owner, room, 3 * self.times.renew)
            self._is_standing_by = room > 0
        rows = shards.read_rows(connection)
        self._watch.note(rows)
        free = frozenset(row.id for row in rows if row.owner is None)
        dead = frozenset(row.id for row in rows if self._watch.is_dead(row))
        standbys = shards.count_standbys(connection, self.owner)
        self._overview = Overview(rows, free, dead, standbys, shards.read_contacts(connection, self.owner))
        return self._overview

    def _claim(
        self, connection: psycopg.Connection[Any], rows: Sequence[ShardRow], epoch: int
    ) -> tuple[tuple[Taken, ...], frozenset[str]]:
        """Claim shards; return them, and the dead owners of others.

        These others couldn't be locked, because of a transaction of a process that is frozen or out of reach.
        """
        taken = shards.claim(connection, rows, self.owner, epoch, self.times.lease)
        is_all = len(taken) == len(rows)
        return taken, frozenset() if is_all else shards.find_stuck(connection, rows) - {self.owner}

    async def _on_own(self, work: Callable[[PreparingConnection], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            result = await loop.run_in_executor(self._own_thread, self._own_session.run, work)
        except NotSaved:
            self._is_reachable = False
            raise
        self._is_reachable = True
        return result

    def _thread_session(self) -> Session:
        session: Session | None = getattr(self._session, "value", None)
        if session is None:
            session = self._session.value = Session(self._url, self._name)
            self._sessions.append(session)
        return session


def _alike(rows: Sequence[ShardRow]) -> list[ShardRow]:
    """Return those of the rows with about the longest absence; those without any are apart."""
    absences = [row.absence for row in rows if row.absence is not None]
    if len(absences) < len(rows):
        return [row for row in rows if row.absence is None]
    return [row for row in rows if row.absence is not None and row.absence > max(absences) - _ALIKE]


def _words(shard_ids: Sequence[int]) -> str:
    return ", ".join(map(str, shard_ids[:20])) + (" ..." if len(shard_ids) > 20 else "")


class ClaimedGuilds:
    """The guilds of one claim, as a store. Pending writes of one guild are committed together.

    An accepted work runs even if its caller is cancelled. `close` waits until it ends, then hands the claim over.
    """

    def __init__(self, database: GuildDatabase, claim: Claim) -> None:
        self.database = database
        self.claim = claim
        self._work = RunningWork(self._settle)
        self._closed = False

    async def read(self, guild_id: int, work: Work[T]) -> T:
        """Return the result of `work` in one read transaction.

        Raises MatchNotFound for a guild without data. Raises TakenOver after another process claimed the guild's shard,
        and NotSaved if the server fails.
        """
        fence = self._check_open(guild_id)
        return await asyncio.shield(self._begin(lambda session: session.read(guild_id, work, fence)))

    async def write(self, guild_id: int, work: Work[T], *, create: bool = False) -> T:
        """Run `work` in a transaction, and return its result after the commit.

        Raises MatchNotFound if nothing of the guild is stored and `create` is False. Raises TakenOver after another
        process claimed the guild's shard. Works share a transaction. If one fails, the others run again, so a work must
        tolerate a repetition after a rollback.
        """
        self._check_open(guild_id)
        return await self._work.write(guild_id, work, create=create)

    async def remove(self, guild_id: int) -> None:
        """Delete all rows of a guild."""
        fence = self._check_open(guild_id)
        tables = self.database.tables

        def work(file: Any) -> None:  # noqa: ANN401 - a connection
            for table in tables:
                file.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))  # noqa: S608 - a table of ours
            file.execute("DELETE FROM guilds WHERE id = ?", (guild_id,))

        # Not with others, which could then store rows of a guild that is gone.
        await asyncio.shield(self._begin(lambda session: session.write(guild_id, work, fence, create=True)))

    async def change_copies(self, guild_id: int, work: Work[object]) -> None:
        """Do nothing: the bot keeps no copies of a database."""

    async def empty_log(self, guild_id: int) -> bool:
        """Return True, as the log belongs to the server, which empties it by its own rules."""
        self._check_open(guild_id)
        return True

    def delete_copies_of_updates(self, guild_id: int, made_before: float) -> None:
        """Do nothing: the bot keeps no copies of a database."""

    async def guilds(self) -> tuple[int, ...]:
        """Return the ids of the claim's guilds with stored rows, ascending."""
        read = partial(read_guilds, shard_ids=self.claim.shard_ids, count=self.claim.shard_count)
        return await self._begin(lambda session: session.run(read))

    async def find_unfinished(self) -> tuple[int, ...]:
        """Return the ids of the claim's guilds with unfinished matches, tournaments or messages, ascending."""
        return await filter_in_parts(await self.guilds(), self._filter_unfinished)

    async def _filter_unfinished(self, guilds: Sequence[int]) -> list[int]:
        return await self._begin(partial(Session.run, work=partial(survey, guilds=guilds)))

    @property
    def open_count(self) -> int:
        """The number of connections."""
        return self.database.open_count

    @property
    def damaged_count(self) -> int:
        """Always 0, as no guild is in quarantine."""
        return 0

    async def close(self) -> None:
        """Finish running work, hand the claim over, and accept no more work; repeated calls do nothing."""
        if self._closed:
            return
        self._closed = True
        await self._work.finish()
        await self.database.release(self.claim)

    def _check_open(self, guild_id: int) -> Fence:
        if self._closed:
            raise RuntimeError("the store is closed")
        if not self.claim.has(check_place(guild_id)):
            raise RuntimeError(f"guild {guild_id} isn't in the shards of this claim")
        return self.claim.fence(guild_id)

    def _begin(self, work: Callable[[Session], T]) -> asyncio.Task[T]:
        return self._work.begin(self._noting_loss(work))

    async def _noting_loss(self, work: Callable[[Session], T]) -> T:
        try:
            return await self.database.run(work)
        except TakenOver:
            self.claim.note_loss()
            raise

    async def _settle(self, guild_id: int, writes: Sequence[Write]) -> list[WorkResult]:
        works, fence = [write.work for write in writes], self.claim.fence(guild_id)
        create = any(write.create for write in writes)

        def settle(session: Session) -> list[WorkResult]:
            return transact_together(partial(session.write, guild_id, fence=fence, create=create), works)

        results = await self.database.run(settle)
        if any(isinstance(result.error, TakenOver) for result in results):
            _log.error("another process of the bot has these guilds now; nothing more is written here")
            self.claim.note_loss()
        return results
