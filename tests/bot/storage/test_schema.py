"""A guild's file through the releases: forwards in one step, never backwards, with a copy of what was."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.service.ports import NewerFile
from bot.storage.schema import migrate, shipped
from bot.storage.store import SqliteStore
from engine.core.errors import Corrupt
from tests.bot.storage.sample import GUILD, after, draft, muster, opened, row

FIRST = "-- 1: a semicolon; in a comment\nCREATE TABLE things (name TEXT);\nINSERT INTO things VALUES ('a; b');\n"
SECOND = "ALTER TABLE things ADD COLUMN size INTEGER NOT NULL\n    DEFAULT 3;\n"
BROKEN = "INSERT INTO things VALUES ('c');\nINSERT INTO nowhere VALUES (1);\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "5.sqlite3"


@pytest.fixture
def file(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def version(file: sqlite3.Connection) -> int:
    return int(file.execute("PRAGMA user_version").fetchone()[0])


def test_a_new_file_gets_every_migration_and_no_backup(file: sqlite3.Connection, path: Path) -> None:
    migrate(file, path, (FIRST, SECOND))
    assert version(file) == 2
    assert file.execute("SELECT name, size FROM things").fetchall() == [("a; b", 3)]
    assert [other.name for other in path.parent.iterdir()] == [path.name]


def test_an_older_file_is_copied_and_then_gets_what_it_lacks(file: sqlite3.Connection, path: Path) -> None:
    migrate(file, path, (FIRST,))
    file.execute("INSERT INTO things VALUES ('mine')")
    migrate(file, path, (FIRST, SECOND))
    assert file.execute("SELECT name, size FROM things").fetchall() == [("a; b", 3), ("mine", 3)]
    backup = path.with_name("5.sqlite3.v1")
    assert backup.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(backup)) as copy:
        assert version(copy) == 1
        assert copy.execute("SELECT * FROM things").fetchall() == [("a; b",), ("mine",)]


def test_a_file_of_this_release_is_left_as_it_is(file: sqlite3.Connection, path: Path) -> None:
    migrate(file, path, (FIRST,))
    before = path.read_bytes()
    migrate(file, path, (FIRST,))
    assert path.read_bytes() == before
    assert [other.name for other in path.parent.iterdir()] == [path.name]


def test_a_file_of_a_later_release_is_refused_in_words_and_not_touched(file: sqlite3.Connection, path: Path) -> None:
    migrate(file, path, (FIRST, SECOND))
    before = path.read_bytes()
    with pytest.raises(NewerFile, match=r"5.sqlite3 was written by a later release \(schema 2, this one knows 1\)"):
        migrate(file, path, (FIRST,))
    assert path.read_bytes() == before


def test_a_migration_that_fails_leaves_the_file_of_before(file: sqlite3.Connection, path: Path) -> None:
    migrate(file, path, (FIRST,))
    for _ in range(2):
        with pytest.raises(Corrupt):
            migrate(file, path, (FIRST, SECOND, BROKEN))
        assert version(file) == 1
        assert file.execute("SELECT * FROM things").fetchall() == [("a; b",)]


def test_a_migration_cut_short_is_refused(file: sqlite3.Connection, path: Path) -> None:
    with pytest.raises(ValueError, match="middle of a statement"):
        migrate(file, path, ("CREATE TABLE things (name",))
    assert version(file) == 0


def test_the_shipped_migrations_make_the_newest_schema(file: sqlite3.Connection, path: Path) -> None:
    migrate(file, path, shipped())
    assert version(file) == len(shipped())
    assert all(script.startswith(f"-- {number:04} ") for number, script in enumerate(shipped(), start=1))
    tables = {name for (name,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    assert {"matches", "keys", "seats", "log", "boards", "blocks", "gatherings", "places", "saved_setups"} <= tables


async def test_an_empty_file_becomes_a_guilds_file(tmp_path: Path) -> None:
    (tmp_path / "guilds").mkdir()
    (tmp_path / "guilds" / f"{GUILD}.sqlite3").touch()
    store = SqliteStore(tmp_path)
    assert await store.matches(GUILD) == ()
    match = await store.open(GUILD, draft(), opened())
    assert await store.matches(GUILD) == (match,)
    await store.close()


async def test_one_guilds_newer_file_stops_no_other_guild(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await store.block(5, 1, 2)
    await store.close()
    with closing(sqlite3.connect(tmp_path / "guilds" / "5.sqlite3")) as connection:
        connection.execute("PRAGMA user_version = 9999")
    store = SqliteStore(tmp_path)
    with pytest.raises(NewerFile):
        await store.has_blocked(5, 1, 2)
    await store.block(6, 1, 2)
    assert await store.has_blocked(6, 1, 2)
    await store.close()


async def test_a_file_of_the_first_release_is_taken_over_whole(tmp_path: Path) -> None:
    (tmp_path / "guilds").mkdir()
    with closing(sqlite3.connect(tmp_path / "guilds" / f"{GUILD}.sqlite3")) as connection:
        connection.executescript((Path(__file__).parent / "files" / "v1.sql").read_text(encoding="utf-8"))
    store = SqliteStore(tmp_path)
    found = await store.matches(GUILD, statuses=("open", "live", "over", "declined"))
    assert [(match.id, match.status, match.version) for match in found] == [
        (4, "declined", 1),
        (3, "over", 2),
        (2, "live", 2),
        (1, "open", 0),
    ]
    assert {match.gathering for match in found} == {None}
    assert [len(await store.log(GUILD, match.id)) for match in found] == [2, 3, 3, 1]
    assert [board.match_id for board in await store.boards_behind(GUILD)] == [1, 2, 3, 4]
    assert await store.has_blocked(GUILD, 11, 33)
    await store.save(after(found[2]), row(3))
    fresh = await store.open(GUILD, muster(), opened(interaction_id=8))
    assert (await store.load(GUILD, 2)).version == 3
    assert await store.load(GUILD, fresh.id) == fresh
    await store.close()
    assert (tmp_path / "guilds" / f"{GUILD}.sqlite3.v1").is_file()
