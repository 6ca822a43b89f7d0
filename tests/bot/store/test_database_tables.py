"""The tables of a PostgreSQL database beside those of a guild's file: the same, with the guild in every key."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
import pytest

from bot.rows import MIGRATIONS
from bot.store import schema
from bot.store.moving import list_tables
from bot.store.postgresql.shards import TABLES as INSTALLATION
from tests.bot.store.postgres_server import database_address

TYPES = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}


class Column(NamedTuple):
    name: str
    type: str
    is_needed: bool
    usual: str | None


class Shape(NamedTuple):
    """A table without its guild: columns, keys (the primary one first), what its rows refer to, and named indexes."""

    columns: list[Column]
    keys: list[tuple[str, ...]]
    references: set[tuple[tuple[str, ...], str, tuple[str, ...], str]]
    indexes: dict[str, tuple[str, ...]]
    checks: int


@pytest.fixture
def file(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    path = tmp_path / "7.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        schema._prepare(file, path, MIGRATIONS)
        yield file


def shape_in_file(file: sqlite3.Connection, table: str) -> Shape:
    about = file.execute(f"PRAGMA table_info({table})").fetchall()
    key = tuple(name for _, name, *_, place in sorted(about, key=lambda row: row[-1]) if place)
    (definition,) = file.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
    columns = [
        Column(name, TYPES[kind], bool(is_needed or place), None if usual is None else usual.removeprefix("x"))
        for _, name, kind, is_needed, usual, place in about
    ]
    if "AUTOINCREMENT" in definition:
        columns[0] = columns[0]._replace(usual=f"next_number('{table}')")
    indexes = file.execute(f"PRAGMA index_list({table})").fetchall()
    columns_of = {name: tuple(row[2] for row in file.execute(f"PRAGMA index_info({name})")) for _, name, *_ in indexes}
    references = file.execute(f"PRAGMA foreign_key_list({table})").fetchall()
    return Shape(
        columns,
        [key, *sorted(columns_of[name] for _, name, _, origin, _ in indexes if origin == "u")],
        {((row[3],), row[2], (row[4],), row[6]) for row in references},
        {name: columns_of[name] for _, name, _, origin, _ in indexes if origin == "c"},
        len(re.findall(r"CHECK \(", definition)),
    )


def shape_in_database(admin: psycopg.Connection[Any], table: str) -> Shape:
    about = admin.execute(
        "SELECT attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid),"
        " (SELECT collname FROM pg_collation WHERE oid = attcollation)"
        " FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum"
        " WHERE attrelid = %s::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum",
        (table,),
    ).fetchall()
    assert about[0][:3] == ("guild_id", "bigint", True)
    assert {kind for _, _, _, _, kind in about} <= {None, "C"}
    constraints = admin.execute(
        "SELECT contype, (SELECT array_agg(attname ORDER BY place) FROM unnest(conkey)"
        "  WITH ORDINALITY AS own (number, place) JOIN pg_attribute ON attrelid = conrelid AND attnum = number),"
        " confrelid::regclass::text, (SELECT array_agg(attname ORDER BY place) FROM unnest(confkey)"
        "  WITH ORDINALITY AS other (number, place) JOIN pg_attribute ON attrelid = confrelid AND attnum = number),"
        " confdeltype FROM pg_constraint WHERE conrelid = %s::regclass",
        (table,),
    ).fetchall()
    keys = {kind: [_without_guild(row[1]) for row in constraints if row[0] == kind] for kind in "pu"}
    indexes = admin.execute(
        "SELECT indexrelid::regclass::text, array(SELECT attname FROM unnest(indkey)"
        "  WITH ORDINALITY AS own (number, place) JOIN pg_attribute ON attrelid = indrelid AND attnum = number"
        "  ORDER BY place)"
        " FROM pg_index WHERE indrelid = %s::regclass AND indexrelid NOT IN (SELECT conindid FROM pg_constraint)",
        (table,),
    ).fetchall()
    return Shape(
        [Column(name, kind, is_needed, _plain(usual)) for name, kind, is_needed, usual, _ in about[1:]],
        [*keys["p"], *sorted(keys["u"])],
        {
            (_without_guild(own), other, _without_guild(others), {"c": "CASCADE"}[on_delete])
            for kind, own, other, others, on_delete in constraints
            if kind == "f"
        },
        {name: _without_guild(columns) for name, columns in indexes},
        sum(kind == "c" for kind, *_ in constraints),
    )


def _without_guild(columns: list[str]) -> tuple[str, ...]:
    assert columns[0] == "guild_id"
    return tuple(columns[1:])


def _plain(usual: str | None) -> str | None:
    """A default as SQLite writes it: numbers without quotes, and nothing with its type."""
    if usual is None:
        return None
    text = re.sub(r"::[a-z]+", "", usual)
    return "''" if text == r"'\x'" else re.sub(r"^'(-?\d+)'$", r"\1", text)


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize("table", [table.name for table in list_tables(MIGRATIONS)])
async def test_a_table_is_the_same_in_both(file: sqlite3.Connection, table: str) -> None:
    with psycopg.connect(database_address()) as admin:
        admin.execute("SET search_path TO warroom")
        assert shape_in_database(admin, table) == shape_in_file(file, table)


@pytest.mark.usefixtures("database")
async def test_row_level_security_guards_every_table_of_guilds_even_from_its_owner() -> None:
    with psycopg.connect(database_address()) as admin:
        tables = admin.execute(
            "SELECT relname, relrowsecurity AND relforcerowsecurity FROM pg_class"
            " WHERE relnamespace = 'warroom'::regnamespace AND relkind IN ('r', 'p', 'm', 'v')"
        ).fetchall()
        policies = admin.execute("SELECT DISTINCT qual, with_check, cmd, permissive FROM pg_policies").fetchall()
    guarded = {name for name, is_guarded in tables if is_guarded}
    assert {name for name, _ in tables} - guarded == {"guilds", "installation", *INSTALLATION}
    assert guarded == {table.name for table in list_tables(MIGRATIONS)} | {"numbers"}
    assert policies == [
        ("(guild_id = (current_setting('warroom.guild'::text))::bigint)", None, "ALL", "PERMISSIVE"),
    ]
