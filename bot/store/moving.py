"""Copies all rows of a guild from one store to another, of either kind, and compares the copy."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Any, NamedTuple

from bot.store.access import GuildStore
from bot.store.connection import Connection
from bot.store.schema import Migration
from engine.core.values import Corrupt


class Table(NamedTuple):
    """A table of guilds' rows: its columns, those of its key, and whether it numbers its rows."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    is_numbered: bool


class _Contents(NamedTuple):
    """All rows by table, in the order of their keys, and the last number given in each numbered table."""

    rows: dict[str, list[tuple[Any, ...]]]
    numbers: dict[str, int]


def list_tables(migrations: Sequence[Migration]) -> tuple[Table, ...]:
    """Return the tables that SQLite's migrations make, each after the tables that it refers to."""
    with closing(sqlite3.connect(":memory:")) as file:
        for migration in migrations:
            file.executescript(migration.sql)
        named = file.execute(
            "SELECT name, sql LIKE '%AUTOINCREMENT%' FROM sqlite_schema"
            " WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        ).fetchall()
        before = {name: {row[2] for row in file.execute(f"PRAGMA foreign_key_list({name})")} for name, _ in named}
        tables = [_table(file, name, is_numbered=bool(is_numbered)) for name, is_numbered in named]
    ordered: list[Table] = []
    while tables:
        known = {table.name for table in ordered}
        ordered += [table for table in tables if before[table.name] <= known]
        tables = [table for table in tables if table not in ordered]
    return tuple(ordered)


def _table(file: sqlite3.Connection, name: str, *, is_numbered: bool) -> Table:
    columns = file.execute(f"PRAGMA table_info({name})").fetchall()
    key = sorted((place, column) for _, column, *_, place in columns if place)
    return Table(name, tuple(column for _, column, *_ in columns), tuple(column for _, column in key), is_numbered)


async def copy_guild(source: GuildStore, target: GuildStore, guild_id: int, tables: Sequence[Table]) -> None:
    """Copy all rows of a guild to `target`, in one transaction.

    Raises Corrupt, with the copy in the target, if it differs from the source.
    """
    contents = await source.read(guild_id, lambda file: _read(file, tables))
    await target.write(guild_id, lambda file: _write(file, tables, contents), create=True)
    if await target.read(guild_id, lambda file: _read(file, tables)) != contents:
        raise Corrupt(f"what arrived of guild {guild_id} isn't what is stored")


def _read(file: Connection, tables: Sequence[Table]) -> _Contents:
    statements = {
        name: f"SELECT {', '.join(columns)} FROM {name} ORDER BY {', '.join(key)}"  # noqa: S608 - names of ours
        for name, columns, key, _ in tables
    }
    rows = {name: [tuple(row) for row in file.execute(statement)] for name, statement in statements.items()}
    name, last, table = _counters(file)
    numbers = dict(file.execute(f"SELECT {name}, {last} FROM {table}").fetchall())  # noqa: S608 - names of ours
    return _Contents(rows, {each.name: numbers[each.name] for each in tables if numbers.get(each.name)})


def _write(file: Connection, tables: Sequence[Table], contents: _Contents) -> None:
    for name, columns, *_ in tables:
        statement = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"  # noqa: S608
        file.executemany(statement, contents.rows[name])
    name, last, table = _counters(file)
    file.execute(f"DELETE FROM {table}")  # noqa: S608 - names of ours
    file.executemany(f"INSERT INTO {table} ({name}, {last}) VALUES (?, ?)", contents.numbers.items())  # noqa: S608


def _counters(file: Connection) -> tuple[str, str, str]:
    """Return the two columns and the name of the table with the last number given in each table."""
    return ("name", "seq", "sqlite_sequence") if isinstance(file, sqlite3.Connection) else ("name", "last", "numbers")
