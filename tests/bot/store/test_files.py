"""The guilds' files: where they lie, how many are open, and what outlives a cancelled task."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.rows import MIGRATIONS
from bot.store.errors import MatchNotFound, NotSaved
from bot.store.files import GuildFiles
from tests.bot.store.samples import GUILD, after, draft, opened, row
from tests.bot.stored import SqliteStore

MAX_OPEN = 3


@pytest.fixture
async def files(tmp_path: Path) -> AsyncIterator[GuildFiles]:
    files = GuildFiles(tmp_path, MIGRATIONS, max_open=MAX_OPEN)
    try:
        yield files
    finally:
        await files.close()


def add_block(file: sqlite3.Connection) -> None:
    file.execute("INSERT INTO blocks (blocker, blocked) VALUES (1, 2)")


def add_pair(number: int) -> Callable[[sqlite3.Connection], int]:
    """A work that adds a block of its own, and fails where that is there already."""

    def work(file: sqlite3.Connection) -> int:
        return file.execute("INSERT INTO blocks (blocker, blocked) VALUES (?, 1)", (number,)).rowcount

    return work


def count_blocks(file: sqlite3.Connection) -> int:
    return int(file.execute("SELECT count(*) FROM blocks").fetchone()[0])


async def test_a_guilds_file_is_named_by_its_id_and_private(files: GuildFiles, tmp_path: Path) -> None:
    await files.write(GUILD, add_block, create=True)
    folder = tmp_path / "guilds"
    assert folder.stat().st_mode & 0o777 == 0o700
    assert {path.name for path in folder.glob("*.sqlite3")} == {f"{GUILD}.sqlite3"}
    assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}


async def test_a_file_others_could_read_is_closed_to_them(files: GuildFiles, tmp_path: Path) -> None:
    folder = tmp_path / "guilds"
    folder.mkdir(mode=0o755)
    (folder / "5.sqlite3").touch(mode=0o644)
    await files.write(5, add_block)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert (folder / "5.sqlite3").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("guild_id", [0, 2**63, -(2**63), "../5", "5", 5.0, None])
async def test_what_is_no_guilds_id_makes_no_file(files: GuildFiles, guild_id: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        await files.write(guild_id, add_block, create=True)
    assert await files.guilds() == ()


async def test_a_link_in_place_of_a_file_or_of_the_folder_is_refused(files: GuildFiles, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (tmp_path / "guilds").mkdir()
    (tmp_path / "guilds" / "5.sqlite3").symlink_to(elsewhere / "stolen.sqlite3")
    with pytest.raises(ValueError, match="link"):
        await files.write(5, add_block, create=True)
    (tmp_path / "guilds" / "5.sqlite3").unlink()
    (tmp_path / "guilds").rmdir()
    (tmp_path / "guilds").symlink_to(elsewhere)
    with pytest.raises(ValueError, match="link"):
        await files.write(6, add_block, create=True)
    assert list(elsewhere.iterdir()) == []


async def test_only_files_named_by_an_id_are_guilds(files: GuildFiles, tmp_path: Path) -> None:
    await files.write(5, add_block, create=True)
    for name in ("05", "-05", "--5", "five", "5.sqlite3.v1", "\u0665", str(2**63), "0"):
        (tmp_path / "guilds" / f"{name}.sqlite3").touch()
    (tmp_path / "guilds" / "7.sqlite3.v1").touch()
    assert await files.guilds() == (5,)


async def test_reading_makes_no_file(files: GuildFiles) -> None:
    with pytest.raises(MatchNotFound):
        await files.read(5, count_blocks)
    with pytest.raises(MatchNotFound):
        await files.write(5, add_block)
    assert await files.guilds() == ()
    await files.write(5, add_block, create=True)
    assert await files.read(5, count_blocks) == 1


async def test_a_file_that_cannot_be_made_is_not_saved_and_leaves_no_thread(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    (tmp_path / "guilds").touch()
    files = GuildFiles(tmp_path, MIGRATIONS)
    with pytest.raises(NotSaved):
        await files.write(5, add_block, create=True)
    (tmp_path / "guilds").unlink()
    (tmp_path / "guilds" / "5.sqlite3").mkdir(parents=True)
    with pytest.raises(NotSaved):
        await files.write(5, add_block, create=True)
    assert set(threading.enumerate()) == before
    await files.close()


async def test_no_more_threads_than_open_files_are_allowed(files: GuildFiles) -> None:
    before = threading.active_count()
    most = 0

    async def use(guild_id: int) -> None:
        nonlocal most
        await files.write(guild_id, add_block, create=True)
        most = max(most, threading.active_count() - before)

    await asyncio.gather(*(use(guild_id) for guild_id in range(1, 41)))
    assert most == MAX_OPEN
    assert await files.guilds() == tuple(range(1, 41))
    assert [await files.read(guild_id, count_blocks) for guild_id in range(1, 41)] == [1] * 40
    await files.close()
    assert threading.active_count() == before


async def test_the_file_unused_for_longest_is_closed_first(files: GuildFiles, tmp_path: Path) -> None:
    def open_files() -> set[str]:
        return {path.name.removesuffix(".sqlite3-wal") for path in (tmp_path / "guilds").glob("*-wal")}

    for guild_id in (1, 2, 3):
        await files.write(guild_id, add_block, create=True)
    await files.read(1, count_blocks)
    await files.write(4, add_block, create=True)
    assert open_files() == {"1", "3", "4"}


async def test_a_file_in_use_is_not_closed_and_other_guilds_go_on(tmp_path: Path) -> None:
    files = GuildFiles(tmp_path, MIGRATIONS, max_open=2)
    go_on = threading.Event()

    def wait_and_add(file: sqlite3.Connection) -> None:
        assert go_on.wait(10)
        add_block(file)

    slow = asyncio.create_task(files.write(1, wait_and_add, create=True))
    try:
        for guild_id in (2, 3, 4, 2):
            await files.write(guild_id, lambda file: file.execute("DELETE FROM blocks"), create=True)
        assert not slow.done()
    finally:
        go_on.set()
        await slow
    assert await files.read(1, count_blocks) == 1
    await files.close()


async def test_when_every_open_file_is_in_use_the_next_waits(tmp_path: Path) -> None:
    files = GuildFiles(tmp_path, MIGRATIONS, max_open=1)
    go_on = threading.Event()
    slow = asyncio.create_task(files.write(1, lambda _file: go_on.wait(10), create=True))
    next_one = asyncio.create_task(files.write(2, add_block, create=True))
    await asyncio.sleep(0.05)
    assert not next_one.done()
    go_on.set()
    await asyncio.gather(slow, next_one)
    assert await files.read(2, count_blocks) == 1
    await files.close()


async def test_a_cancelled_task_leaves_its_transaction_whole(files: GuildFiles) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def add_two(file: sqlite3.Connection) -> None:
        add_block(file)
        begun.set()
        assert go_on.wait(10)
        file.execute("INSERT INTO blocks (blocker, blocked) VALUES (3, 4)")

    task = asyncio.create_task(files.write(1, add_two, create=True))
    await asyncio.to_thread(begun.wait, 10)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    go_on.set()
    assert await files.read(1, count_blocks) == 2


async def test_a_save_that_was_begun_is_stored_though_its_task_is_cancelled(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    match = await store.open(GUILD, draft(), opened())
    task = asyncio.create_task(store.save(after(match), row(1)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.close()
    reopened = SqliteStore(tmp_path)
    assert (await reopened.load(match.ref)).version == 1
    assert len(await reopened.log(match.ref)) == 2
    await reopened.close()


async def test_work_that_fails_leaves_nothing(files: GuildFiles) -> None:
    def fail(file: sqlite3.Connection) -> None:
        add_block(file)
        raise LookupError("in the middle")

    with pytest.raises(LookupError, match="in the middle"):
        await files.write(1, fail, create=True)
    assert await files.read(1, count_blocks) == 0


async def test_many_writers_of_one_file_take_turns(files: GuildFiles) -> None:
    def add_one(file: sqlite3.Connection) -> None:
        number = count_blocks(file)
        file.execute("INSERT INTO blocks (blocker, blocked) VALUES (?, ?)", (number, number))

    await asyncio.gather(*(files.write(1, add_one, create=True) for _ in range(200)))
    assert await files.read(1, count_blocks) == 200


async def test_works_that_wait_together_are_committed_by_one_transaction(files: GuildFiles) -> None:
    statements: list[str] = []
    await files.write(1, lambda file: file.set_trace_callback(statements.append), create=True)
    statements.clear()
    await asyncio.gather(*(files.write(1, add_pair(number)) for number in range(20)))
    assert statements.count("COMMIT") == 1
    assert await files.read(1, count_blocks) == 20


async def test_a_work_that_fails_takes_none_with_it_that_waited_beside_it(files: GuildFiles) -> None:
    await files.write(1, add_pair(0), create=True)
    doings = [files.write(1, add_pair(number)) for number in (1, 0, 2, 3)]
    results = await asyncio.gather(*doings, return_exceptions=True)
    assert [type(result) for result in results] == [int, sqlite3.IntegrityError, int, int]
    assert await files.read(1, count_blocks) == 4


async def test_a_work_that_goes_too_far_for_the_disk_is_refused_with_all_that_waited_beside_it(
    files: GuildFiles,
) -> None:
    def limit(file: sqlite3.Connection) -> None:
        (pages,) = file.execute("PRAGMA page_count").fetchone()
        file.execute(f"PRAGMA max_page_count = {pages + 1}")

    await files.write(1, lambda file: file.execute("CREATE TABLE heap (lump BLOB)"), create=True)
    await files.write(1, limit)
    lumps = [files.write(1, lambda file: file.execute("INSERT INTO heap VALUES (zeroblob(100000))")) for _ in range(3)]
    results = await asyncio.gather(files.write(1, add_pair(1)), *lumps, return_exceptions=True)
    assert [type(result) for result in results] == [NotSaved] * 4
    assert await files.read(1, count_blocks) == 0
    await files.write(1, add_pair(1))
    assert await files.read(1, count_blocks) == 1


async def test_a_cancelled_task_takes_nothing_from_those_that_waited_beside_it(files: GuildFiles) -> None:
    await files.write(1, add_pair(0), create=True)
    tasks = [asyncio.create_task(files.write(1, add_pair(number))) for number in (1, 2, 3)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in results] == [int, asyncio.CancelledError, int]
    assert await files.read(1, count_blocks) == 4


async def test_closing_finishes_what_was_begun_and_refuses_the_rest(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    files = GuildFiles(tmp_path, MIGRATIONS, max_open=1)
    begun = [asyncio.create_task(files.write(guild_id, add_block, create=True)) for guild_id in (1, 2, 3)]
    await asyncio.sleep(0)
    await files.close()
    assert [task.result() for task in begun] == [None, None, None]
    with pytest.raises(RuntimeError, match="closed"):
        await files.read(1, count_blocks)
    await files.close()
    assert set(threading.enumerate()) == before
    assert list((tmp_path / "guilds").glob("*-wal")) == []


async def test_closing_twice_at_once_closes_every_file_once(tmp_path: Path) -> None:
    files = GuildFiles(tmp_path, MIGRATIONS, max_open=2)
    for guild_id in (1, 2):
        await files.write(guild_id, add_block, create=True)
    async with asyncio.timeout(30):
        await asyncio.gather(files.close(), files.close())
    assert list((tmp_path / "guilds").glob("*-wal")) == []


async def test_a_commit_is_on_the_disk_when_it_is_acknowledged(files: GuildFiles) -> None:
    def settings(file: sqlite3.Connection) -> list[Any]:
        return [
            file.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout", "trusted_schema")
        ]

    await files.write(1, add_block, create=True)
    assert await files.read(1, settings) == ["wal", 2, 1, 5_000, 0]


async def test_no_open_file_is_too_few(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="at least one"):
        GuildFiles(tmp_path, MIGRATIONS, max_open=0)


async def test_a_process_that_crashes_with_open_files_ends(tmp_path: Path) -> None:
    script = f"""
import asyncio
from pathlib import Path
from tests.bot.stored import SqliteStore

async def crash(kept=[]):
    kept.append(SqliteStore(Path({str(tmp_path)!r})))
    await kept[0].block(5, 1, 2)
    raise LookupError("crashed")

asyncio.run(crash())
"""
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", script], capture_output=True, timeout=30, check=False
    )
    assert done.returncode == 1
    assert b"crashed" in done.stderr
    store = SqliteStore(tmp_path)
    assert await store.has_blocked(5, 1, 2)
    await store.close()
