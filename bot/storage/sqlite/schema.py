"""Brings a guild's file to the newest schema: numbered steps, applied in one transaction, never backwards."""

import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from bot.model.errors import NewerFile
from bot.storage.sqlite.transactions import transact
from bot.storage.sqlite.wiping import ALWAYS_ZEROED

Rework = Callable[[sqlite3.Connection, int], None]
"""What a migration does that no SQL can say, in the same transaction; it is given the guild's id."""


class Migration(NamedTuple):
    """The step from one schema to the next."""

    sql: str
    then: Rework | None = None


def shipped(reworks: Mapping[str, Rework]) -> tuple[Migration, ...]:
    """Return the steps of `migrations/`, in order: number n takes a file from version n - 1 to n.

    `reworks` are by the names of the files that they belong to; raises ValueError if there is no such file.
    """
    folder = files("bot.storage.sqlite") / "migrations"
    scripts = sorted((item for item in folder.iterdir() if item.name.endswith(".sql")), key=lambda item: item.name)
    for number, item in enumerate(scripts, start=1):
        if not item.name.startswith(f"{number:04}_"):
            raise ValueError(f"migration {number} is called {item.name}")
    if unknown := reworks.keys() - {item.name for item in scripts}:
        raise ValueError(f"there are reworks for no migration: {sorted(unknown)}")
    return tuple(Migration(item.read_text(encoding="utf-8"), reworks.get(item.name)) for item in scripts)


def migrate(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration]) -> None:
    """Apply the migrations that the file lacks, after a backup unless it is new.

    All of them or none; raises NewerFile, with nothing changed.
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
