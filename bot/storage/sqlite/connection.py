"""An open guild file: SQLite on a thread of its own, reached one whole function at a time."""

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.model.errors import DamagedFile
from bot.storage.sqlite import wiping
from bot.storage.sqlite.schema import Migration, migrate
from bot.storage.sqlite.transactions import Work, translated_errors
from engine.core.errors import Corrupt

T = TypeVar("T")

_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # with WAL, NORMAL loses acknowledged commits when the power goes
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # FAST leaves what stood on pages that are freed whole
    "PRAGMA trusted_schema = OFF",
    "PRAGMA cell_size_check = ON",
)


class GuildConnection(aiosqlite.Connection):
    """aiosqlite's connection, with a way to run whole functions on its thread.

    Its public methods cross to the thread once for each statement, and between two of them another task's statement,
    or a cancellation, can fall into the transaction. `run` crosses once, which is also twice as fast. aiosqlite has no
    public way to do that, so this uses the protected `_execute`, `_conn` and `_thread` of the release that is pinned.
    """

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        # A process that crashes without closing must end. Dying in the middle of a commit is what WAL is made for.
        self._thread.daemon = True

    async def run(self, work: Work[T]) -> T:
        """Run the function on the connection's thread and return what it returns.

        The thread takes one function at a time in the order they came, and it is this process's only way to the file,
        so nothing else has to lock; other processes are waited for by SQLite itself.
        """
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]  # aiosqlite gives it no types
        return result

    async def close(self) -> None:
        """Close the file and see its thread end."""
        try:
            await super().close()
        finally:
            self.join()

    def join(self) -> None:
        """Wait, for microseconds, until the thread that was told to stop has ended."""
        self._thread.join()


async def connect(path: Path, migrations: Sequence[Migration]) -> GuildConnection:
    """Open a guild's file, durable and of the schema that the last of these migrations makes.

    Raises NewerFile, NotSaved or DamagedFile, with nothing left open.
    """
    connection = GuildConnection(lambda: _open(path))
    try:
        with translated_errors():
            await connection
    except BaseException:
        connection.join()
        raise
    try:
        await connection.run(lambda file: _prepare(file, path, migrations))
    except BaseException:
        await connection.close()
        raise
    return connection


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=wiping.BUSY_MILLISECONDS / 1000, isolation_level=None)


def _prepare(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration]) -> None:
    try:
        with translated_errors():
            for pragma in _PRAGMAS:
                connection.execute(pragma)
            migrate(connection, path, migrations)
            wiping.zero_once(connection, path.name)
            wiping.empty_log(connection)  # a process that was killed may have left what it had deleted
    except Corrupt as error:  # where not even the tables are what they should be, nothing is
        raise DamagedFile(*error.args) from error
