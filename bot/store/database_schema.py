"""The owner of a PostgreSQL database, and the schema of its tables.

The owner holds a lock of its session and begins an epoch. Each of its writes checks the epoch's number. After it
lost the lock to another process, its writes are refused.
"""

from collections.abc import Sequence
from contextlib import suppress
from importlib.resources import files
from typing import Any

import psycopg

from bot.store.errors import NewerFile
from bot.store.postgres import ROLE, SCHEMA, PostgresConnection, connect, error_translation, is_above_policies
from bot.store.schema import Migration

FIRST = 20
"""The number of the first migration of PostgreSQL; it creates the tables of SQLite's schema 20."""

_LOCK = 0x57415252
"""The number of the session's lock ("WARR")."""

_TABLES = """
    SELECT relname, row_security_active(pg_class.oid) FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND attname = 'guild_id'
    ORDER BY relname
"""


def load_database_migrations(of_files: Sequence[Migration]) -> tuple[tuple[int, Migration], ...]:
    """Return the migrations of PostgreSQL with their numbers, which are those of SQLite's from the baseline on.

    `of_files` are SQLite's; a migration after the baseline has the same Python step in both. Raises ValueError if one
    has a migration that the other lacks.
    """
    folder = files("bot.store") / "migrations" / "postgresql"
    scripts = sorted((item for item in folder.iterdir() if item.name.endswith(".sql")), key=lambda item: item.name)
    numbers = [int(item.name[:4]) for item in scripts]
    if numbers != list(range(FIRST, len(of_files) + 1)):
        raise ValueError(f"PostgreSQL has the migrations {numbers}, and SQLite those up to {len(of_files)}")
    steps = [None, *(migration.then for migration in of_files[FIRST:])]
    return tuple(
        (number, Migration(item.read_text(encoding="utf-8"), step))
        for number, item, step in zip(numbers, scripts, steps, strict=True)
    )


class Ownership:
    """This process's claim on a database; for one thread."""

    def __init__(self, url: str, migrations: Sequence[tuple[int, Migration]]) -> None:
        self._url = url
        self._migrations = migrations
        self._connection: psycopg.Connection[Any] | None = None
        self.epoch = 0
        """The number of the epoch that this process began; 0 before it had the database."""
        self.tables: tuple[str, ...] = ()
        """The tables that hold rows of guilds."""

    @property
    def is_held(self) -> bool:
        """Whether this process holds the lock, unless it lost it unnoticed."""
        return self._connection is not None

    def claim(self) -> bool:
        """Lock the database, bring its tables to the newest schema, and begin an epoch.

        Return False if another process has the lock. Raises NewerFile or NotSaved.
        """
        with error_translation():
            connection = self._lock()
            if connection is None:
                return False
            try:
                with connection.transaction():
                    _prepare(connection, self._migrations)
                    connection.execute("SELECT FROM installation FOR UPDATE")  # waits for writes of the epoch before
                    row = connection.execute("UPDATE installation SET epoch = epoch + 1 RETURNING epoch").fetchone()
                self.epoch = int(row[0]) if row else 0
                self.tables = _list_tables(connection, guarded=True)
            except BaseException:
                connection.close()
                raise
            self._connection = connection
            return True

    def keep(self) -> bool:
        """Look after the lock, and take it again if its session was lost; return False if another process has it.

        Raises NotSaved if the server can't be reached.
        """
        with error_translation():
            if self._connection is not None:
                try:
                    return self._is_in_epoch(self._connection)
                except psycopg.OperationalError:
                    self._connection.close()
                    self._connection = None
            connection = self._lock()
            if connection is None:
                return False
            self._connection = connection
            return self._is_in_epoch(connection)

    def release(self) -> None:
        """Release the lock, so that the next process can start immediately."""
        if self._connection is not None:
            with suppress(psycopg.Error):  # the server needs a moment to notice that a session has ended
                self._connection.execute("SELECT pg_advisory_unlock(%s)", (_LOCK,))
            self._connection.close()
            self._connection = None

    def _lock(self) -> psycopg.Connection[Any] | None:
        connection = connect(self._url)
        row = connection.execute("SELECT pg_try_advisory_lock(%s)", (_LOCK,)).fetchone()
        if row is not None and row[0]:
            return connection
        connection.close()
        return None

    def _is_in_epoch(self, connection: psycopg.Connection[Any]) -> bool:
        row = connection.execute("SELECT epoch FROM installation").fetchone()
        return row is not None and row[0] == self.epoch


def _prepare(connection: psycopg.Connection[Any], migrations: Sequence[tuple[int, Migration]]) -> None:
    """Make the schema if it is missing, and apply the migrations that it lacks, within a transaction."""
    _create_schema(connection)
    connection.execute(
        "CREATE TABLE IF NOT EXISTS installation"
        " (id bigint PRIMARY KEY CHECK (id = 1), schema bigint NOT NULL, epoch bigint NOT NULL);"
        "INSERT INTO installation (id, schema, epoch) VALUES (1, 0, 0) ON CONFLICT DO NOTHING"
    )
    (version,) = connection.execute("SELECT schema FROM installation").fetchone() or (0,)
    newest = migrations[-1][0]
    if version > newest:
        raise NewerFile(
            f"the database was written by a later release (schema {version}, this one knows {newest}); "
            "deploy that release again"
        )
    for number, migration in migrations:
        if number > version:
            connection.execute(migration.sql.encode())
            _guard(connection)
            _rework(connection, migration)
            connection.execute("UPDATE installation SET schema = %s", (number,))
    if unguarded := _list_tables(connection, guarded=False):
        raise RuntimeError(f"row-level security is off for {unguarded}")


def _list_tables(connection: psycopg.Connection[Any], *, guarded: bool) -> tuple[str, ...]:
    """Return the tables with rows of guilds for which row-level security is on, or off."""
    return tuple(name for name, is_guarded in connection.execute(_TABLES) if is_guarded == guarded)


def _create_schema(connection: psycopg.Connection[Any]) -> None:
    if connection.execute("SELECT FROM pg_namespace WHERE nspname = %s", (SCHEMA,)).rowcount:
        return
    connection.execute("RESET ROLE")
    if is_above_policies(connection):
        connection.execute(f"CREATE SCHEMA {SCHEMA} AUTHORIZATION {ROLE}")
        connection.execute(f"SET ROLE {ROLE}")
    else:
        connection.execute(f"CREATE SCHEMA {SCHEMA}")


def _guard(connection: psycopg.Connection[Any]) -> None:
    """Limit every transaction to the rows of its guild, in all tables with a guild."""
    for table in _list_tables(connection, guarded=False):
        guard = (
            f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY; ALTER TABLE {table} FORCE ROW LEVEL SECURITY;"
            f"CREATE POLICY guild ON {table} USING (guild_id = current_setting('warroom.guild')::bigint)"
        )
        connection.execute(guard.encode())


def _rework(connection: psycopg.Connection[Any], migration: Migration) -> None:
    if migration.then is None:
        return
    for (guild_id,) in connection.execute("SELECT id FROM guilds ORDER BY id").fetchall():
        connection.execute("SELECT set_config('warroom.guild', %s, true)", (str(guild_id),))
        migration.then(PostgresConnection(connection), guild_id)
