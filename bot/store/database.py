"""All guilds in one PostgreSQL database, used by a few threads with a connection each."""

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from operator import index
from typing import Any, TypeVar

import psycopg

from bot.store.access import Work
from bot.store.database_schema import Ownership
from bot.store.errors import NotSaved
from bot.store.postgres import Session, TakenOver, survey
from bot.store.running import RunningWork, Write
from bot.store.schema import Migration
from bot.store.transactions import WorkResult, transact_together

_log = logging.getLogger(__name__)

T = TypeVar("T")

_SURVEYED_AT_ONCE = 200


class GuildDatabase:
    """The rows of all guilds in a PostgreSQL database, for one process at a time.

    `claim` must return True before any write. Pending writes of one guild are committed together. An
    accepted work runs even if its caller is cancelled, and `close` waits until it ends. `has_guild` selects this
    process's guilds.
    """

    def __init__(
        self,
        url: str,
        migrations: Sequence[tuple[int, Migration]],
        max_open: int = 8,
        has_guild: Callable[[int], bool] = lambda _guild_id: True,
    ) -> None:
        self._url = url
        self._has_guild = has_guild
        self._owner = Ownership(url, migrations)
        self._claims = ThreadPoolExecutor(1, "database-owner")
        self._threads = ThreadPoolExecutor(max_open, "database")
        self._session = threading.local()
        self._sessions: list[Session] = []
        self._work = RunningWork(self._settle)
        self._is_reachable = True
        self._closed = False

    async def claim(self) -> bool:
        """Become the only process that writes to the database, and bring its tables to the newest schema.

        Return False if another process has it. Raises NewerFile if a later release wrote it, and NotSaved if the server
        refuses or can't be reached.
        """
        return await self._on(self._claims, self._owner.claim)

    async def keep(self, every: float = 2.0) -> None:
        """Check the claim `every` few seconds, and return when another process has the database."""
        while True:
            await asyncio.sleep(every)
            try:
                if not await self._on(self._claims, self._owner.keep):
                    return
                self._is_reachable = True
            except NotSaved as error:
                self._is_reachable = False
                _log.warning("the database can't be reached: %s", error)

    def checks(self) -> dict[str, bool]:
        """Return a health check: whether the last check of the claim reached the database."""
        return {"database": self._is_reachable}

    async def read(self, guild_id: int, work: Work[T]) -> T:
        """Return the result of `work` in one read transaction.

        Raises MatchNotFound for a guild without data, and NotSaved if the server fails.
        """
        self._check_open(guild_id)
        return await asyncio.shield(self._begin(lambda session: session.read(guild_id, work)))

    async def write(self, guild_id: int, work: Work[T], *, create: bool = False) -> T:
        """Run `work` in a transaction, and return its result after the commit.

        Raises MatchNotFound if nothing of the guild is stored and `create` is False. Works share a transaction. If one
        fails, the others run again, so a work must tolerate a repetition after a rollback.
        """
        self._check_open(guild_id)
        return await self._work.write(guild_id, work, create=create)

    async def remove(self, guild_id: int) -> None:
        """Delete all rows of a guild."""
        self._check_open(guild_id)
        tables = self._owner.tables

        def work(file: Any) -> None:  # noqa: ANN401 - a connection
            for table in tables:
                file.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))  # noqa: S608 - a table of ours
            file.execute("DELETE FROM guilds WHERE id = ?", (guild_id,))

        write = partial(Session.write, guild_id=guild_id, work=work, epoch=self._owner.epoch, create=True)
        await asyncio.shield(self._begin(write))  # not with others, which could then store rows of a guild that is gone

    async def change_copies(self, guild_id: int, work: Work[object]) -> None:
        """Do nothing: the bot keeps no copies of a database."""

    async def empty_log(self, guild_id: int) -> bool:
        """Return True, as the log belongs to the server, which empties it by its own rules."""
        self._check_open(guild_id)
        return True

    def delete_copies_of_updates(self, guild_id: int, made_before: float) -> None:
        """Do nothing: the bot keeps no copies of a database."""

    async def guilds(self) -> tuple[int, ...]:
        """Return the ids of this process's guilds with stored rows, ascending."""
        every = await self._begin(lambda session: session.run(_read_guilds))
        return tuple(guild_id for guild_id in every if self._has_guild(guild_id))

    async def find_unfinished(self) -> tuple[int, ...]:
        """Return the ids of this process's guilds with unfinished matches, tournaments or messages, ascending."""
        guilds = await self.guilds()
        unfinished: list[int] = []
        for first in range(0, len(guilds), _SURVEYED_AT_ONCE):
            some = guilds[first : first + _SURVEYED_AT_ONCE]
            unfinished += await self._begin(partial(Session.run, work=partial(survey, guilds=some)))
        return tuple(unfinished)

    @property
    def open_count(self) -> int:
        """The number of connections."""
        return len(self._sessions)

    @property
    def damaged_count(self) -> int:
        """Always 0, as no guild is in quarantine."""
        return 0

    async def close(self) -> None:
        """Finish running work, close every connection, and accept no more work; repeated calls do nothing."""
        self._closed = True
        await self._work.finish()
        for session in self._sessions:
            session.close()
        self._threads.shutdown(wait=False)
        if self._owner.is_held:
            await self._on(self._claims, self._owner.release)
        self._claims.shutdown(wait=False)

    def _check_open(self, guild_id: int) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")
        if not 1 <= index(guild_id) < 2**63:
            raise ValueError(f"{guild_id} is no guild's id")
        if not self._has_guild(guild_id):
            raise RuntimeError(f"guild {guild_id} belongs to another process")

    async def _on(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, work)

    def _begin(self, work: Callable[[Session], T]) -> asyncio.Task[T]:
        return self._work.begin(self._on(self._threads, lambda: work(self._thread_session())))

    def _thread_session(self) -> Session:
        session: Session | None = getattr(self._session, "value", None)
        if session is None:
            session = self._session.value = Session(self._url)
            self._sessions.append(session)
        return session

    async def _settle(self, guild_id: int, writes: Sequence[Write]) -> list[WorkResult]:
        works, epoch = [write.work for write in writes], self._owner.epoch
        create = any(write.create for write in writes)

        def settle() -> list[WorkResult]:
            write = partial(self._thread_session().write, guild_id, epoch=epoch, create=create)
            return transact_together(write, works)

        results = await self._on(self._threads, settle)
        if any(isinstance(result.error, TakenOver) for result in results):
            _log.error("another process of the bot uses the database now; nothing more is written here")
        return results


def _read_guilds(connection: psycopg.Connection[Any]) -> list[int]:
    return [guild_id for (guild_id,) in connection.execute("SELECT id FROM guilds ORDER BY id")]
