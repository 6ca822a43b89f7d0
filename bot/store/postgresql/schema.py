"""The schema of a PostgreSQL database, and the number of its shards, which change only while no claim is alive."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, NamedTuple

import psycopg

from bot.store.errors import NewerFile
from bot.store.postgresql.connection import PostgresConnection, PreparingConnection
from bot.store.postgresql.session import ROLE, SCHEMA, is_above_policies
from bot.store.postgresql.shards import CREATE, Watch, read_rows
from bot.store.schema import Migration

FIRST = 20
"""The number of the first migration of PostgreSQL; it creates the tables of SQLite's schema 20."""

_LOCK = 0x57415252
"""The number of the lock for schema changes ("WARR"); releases without shards hold it until they stop."""

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


class InUse(RuntimeError):  # noqa: N818
    """Other processes must stop before this change of the database; the text gives the reason."""


class ShardCount(NamedTuple):
    """A wanted number of shards, None for the stored one. A default yields to a stored one that is in use."""

    number: int | None
    is_default: bool


class Installation:
    """The schema and the number of shards, which all processes share."""

    def __init__(self, migrations: Sequence[tuple[int, Migration]]) -> None:
        self._migrations = migrations
        self.tables: tuple[str, ...] = ()
        """The tables with rows of guilds; empty before `prepare`."""

    def prepare(self, connection: PreparingConnection, watch: Watch, wanted: ShardCount) -> int:
        """Make the tables, bring them to the newest schema, and return the number of shards.

        Changes of the schema or of that number fence all claims. Raises NewerFile, or InUse while a shard has an owner
        that isn't dead by `watch`.
        """
        with connection.transaction():
            row = connection.execute("SELECT pg_try_advisory_xact_lock(%s)", (_LOCK,)).fetchone()
            if row is None or not row[0]:
                raise InUse("another process of the bot changes the database, or an earlier release of it runs")
            version = _prepare(connection, self._migrations[-1][0])
            rows = read_rows(connection)
            watch.note(rows)
            is_used = any(row.owner is not None and not watch.is_dead(row) for row in rows)
            count = len(rows) if rows and (wanted.number is None or (is_used and wanted.is_default)) else wanted.number
            due = [(number, migration) for number, migration in self._migrations if number > version]
            if is_used and due:
                raise InUse("processes of an earlier release use the database")
            if is_used and count != len(rows):
                raise InUse(f"other processes use the database with {len(rows)} shards, and this one wants {count}")
            if due or count != len(rows):
                connection.execute("SELECT FROM shards FOR UPDATE")  # waits for writes of the claims before
                _migrate(connection, due)
                _lay_out(connection, count or 1)
        self.tables = _list_tables(connection, guarded=True)
        return count or 1


def _prepare(connection: psycopg.Connection[Any], newest: int) -> int:
    """Make the schema and the tables of the installation if they are missing, and return the stored schema's number."""
    _create_schema(connection)
    connection.execute(
        "CREATE TABLE IF NOT EXISTS installation"
        " (id bigint PRIMARY KEY CHECK (id = 1), schema bigint NOT NULL, epoch bigint NOT NULL);"
        "INSERT INTO installation (id, schema, epoch) VALUES (1, 0, 0) ON CONFLICT DO NOTHING"
    )
    connection.execute(CREATE)
    (version,) = connection.execute("SELECT schema FROM installation").fetchone() or (0,)
    if version > newest:
        raise NewerFile(
            f"the database was written by a later release (schema {version}, this one knows {newest}); "
            "deploy that release again"
        )
    return int(version)


def _migrate(connection: PreparingConnection, migrations: Sequence[tuple[int, Migration]]) -> None:
    for number, migration in migrations:
        connection.execute(migration.sql.encode())
        _guard(connection)
        _rework(connection, migration)
        connection.execute("UPDATE installation SET schema = %s", (number,))
    if unguarded := _list_tables(connection, guarded=False):
        raise RuntimeError(f"row-level security is off for {unguarded}")


def _lay_out(connection: psycopg.Connection[Any], count: int) -> None:
    """Replace all shards by `count` shards without owners; each gets the earliest `seen_at` of the old shards."""
    # The epoch of the whole database is what releases without shards check.
    connection.execute("UPDATE installation SET epoch = epoch + 1")
    (seen_at,) = connection.execute("SELECT min(seen_at) FROM shards").fetchone() or (None,)
    connection.execute("DELETE FROM shards")
    connection.execute(
        "INSERT INTO shards (id, seen_at) SELECT id, %s FROM generate_series(0, %s - 1) AS id", (seen_at, count)
    )


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


def _rework(connection: PreparingConnection, migration: Migration) -> None:
    if migration.then is None:
        return
    for (guild_id,) in connection.execute("SELECT id FROM guilds ORDER BY id").fetchall():
        connection.execute("SELECT set_config('warroom.guild', %s, true)", (str(guild_id),))
        migration.then(PostgresConnection(connection), guild_id)
