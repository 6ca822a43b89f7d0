"""A guild's file through the releases: forwards in one step, never backwards, with a copy of what was."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.model.match import MatchRef, Person
from bot.model.ports import NewerFile
from bot.storage.sqlite.schema import Migration, migrate, shipped
from bot.storage.store import SqliteStore
from engine.core.errors import Corrupt
from tests.bot.storage.sample import ALICE, BOB, CAROL, DAVE, GUILD, after, draft, muster, opened, row

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


def steps(*scripts: str) -> tuple[Migration, ...]:
    return tuple(Migration(script) for script in scripts)


def version(file: sqlite3.Connection) -> int:
    return int(file.execute("PRAGMA user_version").fetchone()[0])


def test_a_new_file_gets_every_migration_and_no_backup(file: sqlite3.Connection, path: Path) -> None:
    migrate(file, path, steps(FIRST, SECOND))
    assert version(file) == 2
    assert file.execute("SELECT name, size FROM things").fetchall() == [("a; b", 3)]
    assert [other.name for other in path.parent.iterdir()] == [path.name]


def test_an_older_file_is_copied_and_then_gets_what_it_lacks(file: sqlite3.Connection, path: Path) -> None:
    migrate(file, path, steps(FIRST))
    file.execute("INSERT INTO things VALUES ('mine')")
    migrate(file, path, steps(FIRST, SECOND))
    assert file.execute("SELECT name, size FROM things").fetchall() == [("a; b", 3), ("mine", 3)]
    backup = path.with_name("5.sqlite3.v1")
    assert backup.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(backup)) as copy:
        assert version(copy) == 1
        assert copy.execute("SELECT * FROM things").fetchall() == [("a; b",), ("mine",)]


def test_a_file_of_this_release_is_left_as_it_is(file: sqlite3.Connection, path: Path) -> None:
    migrate(file, path, steps(FIRST))
    before = path.read_bytes()
    migrate(file, path, steps(FIRST))
    assert path.read_bytes() == before
    assert [other.name for other in path.parent.iterdir()] == [path.name]


def test_a_file_of_a_later_release_is_refused_in_words_and_not_touched(file: sqlite3.Connection, path: Path) -> None:
    migrate(file, path, steps(FIRST, SECOND))
    before = path.read_bytes()
    with pytest.raises(NewerFile, match=r"5.sqlite3 was written by a later release \(schema 2, this one knows 1\)"):
        migrate(file, path, steps(FIRST))
    assert path.read_bytes() == before


def test_a_migration_that_fails_leaves_the_file_of_before(file: sqlite3.Connection, path: Path) -> None:
    migrate(file, path, steps(FIRST))
    for _ in range(2):
        with pytest.raises(Corrupt):
            migrate(file, path, steps(FIRST, SECOND, BROKEN))
        assert version(file) == 1
        assert file.execute("SELECT * FROM things").fetchall() == [("a; b",)]


def test_a_migration_cut_short_is_refused(file: sqlite3.Connection, path: Path) -> None:
    with pytest.raises(ValueError, match="middle of a statement"):
        migrate(file, path, steps("CREATE TABLE things (name"))
    assert version(file) == 0


def test_the_shipped_migrations_make_the_newest_schema(file: sqlite3.Connection, path: Path) -> None:
    migrate(file, path, shipped())
    assert version(file) == len(shipped())
    assert all(step.sql.startswith(f"-- {number:04} ") for number, step in enumerate(shipped(), start=1))
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
    assert {match.lobby for match in found} == {None}
    assert [len(await store.log(match.ref)) for match in found] == [2, 3, 3, 1]
    assert [board.match_id for board in await store.boards_behind(GUILD)] == [1, 2, 3, 4]
    assert await store.has_blocked(GUILD, 11, 33)
    await store.save(after(found[2]), row(3))
    fresh = await store.open(GUILD, muster(), opened(interaction_id=8))
    assert (await store.load(MatchRef(GUILD, 2))).version == 3
    assert await store.load(fresh.ref) == fresh
    await store.close()
    assert (tmp_path / "guilds" / f"{GUILD}.sqlite3.v1").is_file()


def restored(data_dir: Path, name: str) -> Path:
    """A guild's file as an earlier release wrote it."""
    (data_dir / "guilds").mkdir(parents=True)
    path = data_dir / "guilds" / f"{GUILD}.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((Path(__file__).parent / "files" / name).read_text(encoding="utf-8"))
    return path


async def test_a_file_whose_chain_was_over_ids_is_chained_over_numbers(
    tmp_path: Path,
) -> None:
    path = restored(tmp_path, "v4.sql")
    store = SqliteStore(tmp_path)
    robert = Person(BOB.id, "Robert")
    found = {match.id: match for match in await store.matches(GUILD, statuses=("open", "live", "over", "expired"))}
    assert {number: match.people for number, match in found.items()} == {
        1: (ALICE, robert),
        2: (robert, CAROL),
        3: (ALICE, DAVE),
        4: (CAROL, ALICE),
        5: (ALICE, robert, CAROL, DAVE),
        6: (DAVE, CAROL, robert, ALICE),
    }
    logs = {number: await store.log(MatchRef(GUILD, number)) for number in found}
    assert [row.user_id for row in logs[2]] == [ALICE.id, CAROL.id, BOB.id, CAROL.id]
    assert [row.user_id for row in logs[4]] == [ALICE.id, None]
    assert [(row.kind, row.interaction_id) for row in logs[6]] == [("opened", None), ("posted", 120), ("started", None)]
    assert found[6].lobby is not None
    assert found[6].lobby.started == 2
    following = await store.save(after(found[2]), row(4, user_id=BOB.id))
    assert await store.load(MatchRef(GUILD, 2)) == following
    assert (await store.house_rules(GUILD)).channels == (77,)
    assert [setup.name for setup in await store.setups(GUILD, ALICE.id)] == ["Wall"]
    await store.close()
    with closing(sqlite3.connect(path)) as file:
        people = file.execute("SELECT number, user_id FROM people ORDER BY number").fetchall()
    assert people == [(1, 11), (2, 22), (3, 33), (4, 44)]


async def test_what_was_damaged_before_a_file_was_chained_anew_stays_noticed(tmp_path: Path) -> None:
    restored(tmp_path, "v4.sql")
    store = SqliteStore(tmp_path)
    for reading in (store.load(MatchRef(GUILD, 7)), store.log(MatchRef(GUILD, 7))):
        with pytest.raises(Corrupt):
            await reading
    await store.close()


@pytest.mark.parametrize("sql", ["DELETE FROM keys", "UPDATE matches SET teams = '[[0'", "DELETE FROM log"])
async def test_a_file_that_is_damaged_anyhow_is_brought_to_the_newest_schema(tmp_path: Path, sql: str) -> None:
    path = restored(tmp_path, "v4.sql")
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"{sql} WHERE {'id' if 'matches' in sql else 'match_id'} = 1")
        file.commit()
    store = SqliteStore(tmp_path)
    assert [match.id for match in await store.matches(GUILD)] == [6, 5, 2]
    with pytest.raises(Corrupt):
        await store.load(MatchRef(GUILD, 1))
    await store.close()


@pytest.mark.parametrize("name", [pytest.param("v1.sql", marks=pytest.mark.slow), "v4.sql"])
def test_a_process_killed_at_any_statement_leaves_the_old_schema_or_the_new_one(tmp_path: Path, name: str) -> None:
    path = restored(tmp_path, name)
    command = [sys.executable, "-m", "tests.bot.storage.dying", str(path)]
    root = Path(__file__).parents[4]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=root, check=True)  # noqa: S603 - our own words
    before, *seen, after_all = [line.split() for line in ran.stdout.splitlines()]
    assert len(seen) > 40
    assert before[0] in ("1", "4")
    assert after_all[0] == str(len(shipped()))
    assert {tuple(each) for each in seen} == {tuple(before), tuple(after_all)}
    versions = [int(version) for version, _ in seen]
    assert versions == sorted(versions)
