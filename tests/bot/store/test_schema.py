"""A guild's file through the releases: forwards in one step, never backwards, with a copy of what was."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.match.model.match import MatchRef
from bot.rows import MIGRATIONS
from bot.store.errors import NewerFile
from bot.store.schema import Migration, migrate
from engine.core.values import Corrupt
from tests.bot.store.killed_migration import NEXT
from tests.bot.store.samples import ALICE, BOB, GUILD, after, draft, opened, row, voice_lobby
from tests.bot.stored import SqliteStore

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
    migrate(file, path, MIGRATIONS)
    assert version(file) == len(MIGRATIONS)
    assert all(step.sql.startswith(f"-- {number:04} ") for number, step in enumerate(MIGRATIONS, start=1))
    tables = {name for (name,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    assert {"matches", "keys", "seats", "log", "boards", "blocks", "lobbies", "lobby_seats", "saved_setups"} <= tables


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


async def test_whom_the_boards_of_an_earlier_release_have_called_is_not_called_again(tmp_path: Path) -> None:
    path = tmp_path / "guilds" / f"{GUILD}.sqlite3"
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        migrate(file, path, MIGRATIONS[:1])
        for match_id, status, message_id, posted_at in (
            (1, "live", 500, 120.0), (2, "open", 501, 90.0), (3, "live", None, None), (4, "live", 502, 80.0),
        ):  # fmt: skip
            file.execute(
                "INSERT INTO matches (id, channel_id, game, options, teams, status, version, created_at, schema,"
                " fingerprint) VALUES (?, 7, 'g', x'', '[]', ?, 3, 1.0, 0, '')",
                (match_id, status),
            )
            file.execute("INSERT INTO boards VALUES (?, 7, ?, 3, 3, ?, 0)", (match_id, message_id, posted_at))
            file.execute("INSERT INTO seats VALUES (?1, 0, 1, 'A'), (?1, 1, 2, 'B')", (match_id,))
            if status == "live":
                file.execute("INSERT INTO waits VALUES (?, 1, 'turn', 100.0, NULL, 0, NULL)", (match_id,))
        migrate(file, path, MIGRATIONS[:2])
        called = file.execute("SELECT match_id, person, version FROM calls ORDER BY 1, 2").fetchall()
        assert called == [(1, 2, 3), (2, 1, 3), (2, 2, 3)]
        assert file.execute("SELECT DISTINCT version FROM waits").fetchall() == [(0,)]


async def filled(data_dir: Path) -> Path:
    """A guild's file of today's schema, with matches of every kind in it."""
    store = SqliteStore(data_dir)
    live = await store.save(after(await store.open(GUILD, draft(), opened(interaction_id=1))), row(1, kind="started"))
    await store.save(after(live), row(2))
    await store.open(GUILD, voice_lobby(), opened(interaction_id=2))
    await store.block(GUILD, ALICE.id, BOB.id)
    await store.close()
    return data_dir / "guilds" / f"{GUILD}.sqlite3"


async def test_a_file_of_this_release_comes_whole_to_the_next_schema(tmp_path: Path) -> None:
    path = await filled(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        migrate(file, path, (*MIGRATIONS, NEXT))
        assert version(file) == len(MIGRATIONS) + 1
        assert file.execute("SELECT mood FROM matches").fetchall() == [(f"calm {GUILD}",)] * 2
        file.execute("ALTER TABLE matches DROP COLUMN mood")
        file.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    assert path.with_name(f"{path.name}.v{len(MIGRATIONS)}").is_file()
    store = SqliteStore(tmp_path)
    assert [(match.id, match.version) for match in await store.matches(GUILD)] == [(2, 0), (1, 2)]
    assert len(await store.log(MatchRef(GUILD, 1))) == 3
    assert await store.has_blocked(GUILD, ALICE.id, BOB.id)
    await store.close()


def written_by_the_baseline(data_dir: Path) -> Path:
    """A guild's file as the release of the first schema left it."""
    path = data_dir / "guilds" / f"{GUILD}.sqlite3"
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        migrate(file, path, MIGRATIONS[:1])
        file.executescript((Path(__file__).parent / "written_by_0001.sql").read_text())
    return path


async def test_a_match_of_the_first_schema_gets_its_heads_and_goes_on(tmp_path: Path) -> None:
    path = written_by_the_baseline(tmp_path)
    store = SqliteStore(tmp_path)
    match = await store.load(MatchRef(GUILD, 1))
    assert path.with_name(f"{path.name}.v1").is_file()
    log = await store.log(match.ref)
    assert [row.head and row.head.board for row in log] == [0, 1, 1]
    assert match.head == log[-1].head
    following = await store.save(after(match), row(3))
    assert following.head is not None
    assert following.head.board == 2
    assert (await store.log(match.ref))[:3] == log
    assert [lobby.version for lobby in await store.matches(GUILD, statuses=("open",))] == [0]
    await store.close()


async def test_a_process_killed_at_any_statement_leaves_the_old_schema_or_the_new_one(tmp_path: Path) -> None:
    path = written_by_the_baseline(tmp_path)
    command = [sys.executable, "-m", "tests.bot.store.killed_migration", str(path)]
    root = Path(__file__).parents[3]
    ran = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, cwd=root, check=True)
    before, *seen, after_all = [line.split() for line in ran.stdout.splitlines()]
    assert len(seen) > 8
    assert before[0] == "1"
    assert after_all[0] == str(len(MIGRATIONS) + 1)
    assert {tuple(each) for each in seen} == {tuple(before), tuple(after_all)}
    versions = [int(version) for version, _ in seen]
    assert versions == sorted(versions)


async def test_matches_that_an_earlier_release_ended_get_their_results(tmp_path: Path) -> None:
    path = tmp_path / "guilds" / f"{GUILD}.sqlite3"
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        migrate(file, path, MIGRATIONS[:7])
        file.execute("INSERT INTO people (user_id, seal) VALUES (5, x''), (1001, x''), (1002, x'')")
        for match_id, status, ending in (
            (1, "over", '{"ranks":[[1],[0]],"reason":"played"}'),
            (2, "over", '{"ranks":[[0,1]],"reason":"agreed"}'),
            (3, "live", None),
        ):
            file.execute(
                "INSERT INTO matches (id, channel_id, game, options, teams, status, version, created_at, schema,"
                " fingerprint, ending, ended_at) VALUES (?, 7, 'g', x'', '[[0],[1]]', ?, 3, 1.0, 0, '', ?, 9.5)",
                (match_id, status, ending),
            )
            file.execute("INSERT INTO seats VALUES (?1, 0, ?2, 'A'), (?1, 1, 3, 'B')", (match_id, match_id))
        file.execute(
            "INSERT INTO results VALUES (7, 'g', '[[0],[1]]', '{\"ranks\":[[0],[1]],\"reason\":\"void\"}', 2.5)"
        )
        file.execute("INSERT INTO result_seats VALUES (7, 0, 2), (7, 1, 3)")
        migrate(file, path, MIGRATIONS[:8])
        assert file.execute("SELECT match_id, ended_at, number, with_computers FROM results").fetchall() == [
            (1, 9.5, None, 1), (2, 9.5, None, 0), (7, 2.5, None, 0),
        ]  # fmt: skip
        assert file.execute("SELECT match_id, seat, person, team, outcome FROM result_seats").fetchall() == [
            (1, 0, 1, 0, "lost"), (1, 1, 3, 1, "won"), (2, 0, 2, 0, "drawn"), (2, 1, 3, 1, "drawn"),
            (7, 0, 2, 0, "void"), (7, 1, 3, 1, "void"),
        ]  # fmt: skip
