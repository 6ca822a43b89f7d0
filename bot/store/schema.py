"""An open guild file: SQLite on a thread of its own, reached one whole function at a time.

Brings a guild's file to the newest schema: numbered steps, applied in one transaction, never backwards.
"""

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple, TypeVar

import aiosqlite

from bot.store import wiping
from bot.store.connection import Connection
from bot.store.errors import DamagedFile, NewerFile
from bot.store.transactions import transact, translated_errors
from bot.store.wiping import ALWAYS_ZEROED
from engine.core.values import Corrupt

Rework = Callable[[Connection, int], None]
"""Part of a migration that SQL can't express, run in the same transaction with the guild's id."""


class Migration(NamedTuple):
    """The step from one schema to the next."""

    sql: str
    then: Rework | None = None


def load_migrations(reworks: Mapping[str, Rework]) -> tuple[Migration, ...]:
    """Return the migrations in the folder `migrations/`, in order; number n leads from schema n - 1 to n.

    `reworks` maps names of these `.sql` files to the Python functions that belong to them. Raises ValueError for a name
    without a file. Also raises ValueError if the files have other numbers than 0001, 0002 and so on.
    """
    folder = files("bot.store") / "migrations"
    scripts = sorted((item for item in folder.iterdir() if item.name.endswith(".sql")), key=lambda item: item.name)
    for number, item in enumerate(scripts, start=1):
        if not item.name.startswith(f"{number:04}_"):
            raise ValueError(f"migration {number} is called {item.name}")
    if unknown := reworks.keys() - {item.name for item in scripts}:
        raise ValueError(f"there are reworks for no migration: {sorted(unknown)}")
    return tuple(Migration(item.read_text(encoding="utf-8"), reworks.get(item.name)) for item in scripts)


def migrate(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration]) -> None:
    """Apply the migrations that the file at `path` lacks, in one transaction; no-op for an up-to-date file.

    Before that, copy the file to `<name>.v<schema>`, except a new one. Raises NewerFile, with nothing changed, if the
    file's schema is newer than the last migration.
    """
    version = _version(connection)
    if version > len(migrations):
        raise NewerFile(
            f"{path.name} was written by a later release (schema {version}, this one knows {len(migrations)}); "
            "deploy that release again"
        )
    if version == len(migrations):
        return
    if version:
        _back_up(connection, path.with_name(f"{path.name}.v{version}"))
    transact(connection, lambda file: _apply(file, int(path.stem), migrations), "BEGIN EXCLUSIVE")


def _back_up(connection: sqlite3.Connection, target: Path) -> None:
    partial = target.with_name(f"{target.name}.partial")
    partial.unlink(missing_ok=True)
    partial.touch(mode=0o600)
    connection.execute("VACUUM INTO ?", (str(partial),))
    with partial.open("rb+") as copy:
        os.fsync(copy.fileno())
    partial.replace(target)


def _apply(connection: sqlite3.Connection, guild_id: int, migrations: Sequence[Migration]) -> None:
    # Another process may have migrated the file since the version was looked at.
    if not _version(connection):
        connection.execute(f"PRAGMA application_id = {ALWAYS_ZEROED}")
    for migration in migrations[_version(connection) :]:
        for statement in _statements(migration.sql):
            connection.execute(statement)
        if migration.then is not None:
            migration.then(connection, guild_id)
    connection.execute(f"PRAGMA user_version = {len(migrations)}")


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _statements(script: str) -> Iterator[str]:
    # `executescript` commits before it begins, and the migration would no longer be one transaction.
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise ValueError(f"a migration ends in the middle of a statement: {statement.strip()[:40]}")


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
    """A connection of aiosqlite that can also run whole functions on its thread.

    aiosqlite's public methods cross to the thread for each statement. Another task's statement, or a cancellation, may
    then fall into the transaction. `run` crosses once, which is also twice as fast. aiosqlite has no public method for
    this purpose. So the class uses the protected `_execute`, `_conn` and `_thread` of the pinned release.
    """

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        # A process that crashes without closing must end. Dying in the middle of a commit is what WAL is made for.
        self._thread.daemon = True

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function on the connection's thread and return its result.

        The thread runs one function at a time, in order of arrival. It is this process's only access to the file, so no
        other lock is needed. SQLite itself waits for other processes.
        """
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]  # aiosqlite gives it no types
        return result

    async def close(self) -> None:
        """Close the file, and wait until the connection's thread has ended."""
        try:
            await super().close()
        finally:
            self.join()

    def join(self) -> None:
        """Wait, for microseconds, until the stopped thread has ended."""
        self._thread.join()


async def connect(path: Path, migrations: Sequence[Migration]) -> GuildConnection:
    """Open the guild's file at `path`, apply the migrations that it lacks, and return the connection.

    A missing file is created. Raises NewerFile if its schema is newer than the last migration, and DamagedFile if it is
    damaged. Raises NotSaved if the disk or a lock prevents the work. After an error, the file is closed.
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
