"""A copy of every guild's file in a bucket: what it is worth when the disk is gone."""

import asyncio
import os
import shutil
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.operations.bucket import Bucket, BucketObjects
from bot.operations.processes import TEMPORARY, StartupError, Stop, Stopped
from bot.operations.replication import Replication, replicate, restore

GUILD = 197038439483310086


@contextmanager
def opened(folder: Path, guild_id: int = GUILD) -> Iterator[sqlite3.Connection]:
    (folder / "guilds").mkdir(exist_ok=True)
    with closing(sqlite3.connect(folder / "guilds" / f"{guild_id}.sqlite3", isolation_level=None, timeout=5)) as file:
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("PRAGMA synchronous = FULL")
        file.execute("CREATE TABLE IF NOT EXISTS moves (number INTEGER)")
        yield file


def move(file: sqlite3.Connection, number: int) -> None:
    file.execute("INSERT INTO moves VALUES (?)", (number,))


def moves(folder: Path, guild_id: int = GUILD) -> list[int]:
    with opened(folder, guild_id) as file:
        return [number for (number,) in file.execute("SELECT number FROM moves ORDER BY number")]


def wipe(folder: Path) -> None:
    shutil.rmtree(folder)
    folder.mkdir()


def everybody(_guild_id: int) -> bool:
    return True


async def brought_back(bucket: Bucket, folder: Path) -> int:
    return await restore(bucket, folder, everybody, Stop())


async def copied(bucket: Bucket, *guild_ids: int) -> None:
    objects, wanted = BucketObjects(bucket), {f"{guild_id}.sqlite3" for guild_id in guild_ids}
    async with asyncio.timeout(30):
        present = await objects.names("guilds")
        while not wanted <= set(present):
            await asyncio.sleep(0.1)
            present = await objects.names("guilds")


async def running(replication: Replication) -> None:
    async with asyncio.timeout(30):
        is_running = replication.is_running
        while not is_running:
            await asyncio.sleep(0.05)
            is_running = replication.is_running


async def test_on_an_empty_bucket_a_bot_begins(bucket: Bucket, tmp_path: Path) -> None:
    assert await brought_back(bucket, tmp_path) == 0


async def test_a_disk_that_is_wiped_at_every_restart_loses_nothing(bucket: Bucket, tmp_path: Path) -> None:
    for life in range(4):
        assert await brought_back(bucket, tmp_path) == (1 if life else 0)
        async with replicate(bucket, tmp_path):
            with opened(tmp_path) as file:
                if not life:
                    await copied(bucket, GUILD)
                for number in range(20):
                    move(file, 100 * life + number)
        assert moves(tmp_path) == [100 * each + number for each in range(life + 1) for number in range(20)]
        wipe(tmp_path)
    assert await brought_back(bucket, tmp_path) == 1
    assert len(moves(tmp_path)) == 80


async def test_a_new_guild_is_copied_soon_and_a_kill_loses_no_more_than_the_last_moment(
    bucket: Bucket, tmp_path: Path
) -> None:
    async with replicate(bucket, tmp_path) as replication:
        with opened(tmp_path, 1) as one, opened(tmp_path, 2) as two:
            move(one, 1)
            move(two, 2)
            await copied(bucket, 1, 2)
            process = replication._process
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
            replication._is_closing = True
    wipe(tmp_path)
    assert await brought_back(bucket, tmp_path) == 2
    assert (moves(tmp_path, 1), moves(tmp_path, 2)) == ([1], [2])


async def test_copying_goes_on_when_litestream_was_killed(bucket: Bucket, tmp_path: Path) -> None:
    async with replicate(bucket, tmp_path) as replication:
        with opened(tmp_path) as file:
            move(file, 1)
            await copied(bucket, GUILD)
            killed = replication._process
            assert killed is not None
            killed.kill()
            move(file, 2)
            await killed.wait()
            move(file, 3)
            await running(replication)
    wipe(tmp_path)
    await brought_back(bucket, tmp_path)
    assert moves(tmp_path) == [1, 2, 3]


async def test_a_file_that_is_there_is_never_replaced_by_its_copy(bucket: Bucket, tmp_path: Path) -> None:
    async with replicate(bucket, tmp_path):
        with opened(tmp_path) as file:
            move(file, 1)
            await copied(bucket, GUILD)
    with opened(tmp_path) as file:
        move(file, 2)
    assert await brought_back(bucket, tmp_path) == 0
    assert moves(tmp_path) == [1, 2]


async def test_another_history_of_a_file_replaces_its_copy(bucket: Bucket, tmp_path: Path) -> None:
    """What a restored backup is: the bucket has more, and it is not what counts."""
    async with replicate(bucket, tmp_path):
        with opened(tmp_path) as file:
            for number in range(50):
                move(file, number)
            await copied(bucket, GUILD)
    wipe(tmp_path)
    with opened(tmp_path) as file:
        move(file, 1000)
    async with replicate(bucket, tmp_path):
        with opened(tmp_path) as file:
            move(file, 1001)
    wipe(tmp_path)
    await brought_back(bucket, tmp_path)
    assert moves(tmp_path) == [1000, 1001]


async def test_the_copy_of_a_deleted_guild_is_deleted_too(bucket: Bucket, tmp_path: Path) -> None:
    async with replicate(bucket, tmp_path) as replication:
        for guild_id in (1, 2):
            with opened(tmp_path, guild_id) as file:
                move(file, guild_id)
        await copied(bucket, 1, 2)
        await replication.delete_stale_copies()
        for path in (tmp_path / "guilds").glob("1.sqlite3*"):
            path.unlink()
    assert not (tmp_path / "guilds" / "1.sqlite3").exists()
    wipe(tmp_path)
    assert await brought_back(bucket, tmp_path) == 1
    assert moves(tmp_path, 2) == [2]
    assert not (tmp_path / "guilds" / "1.sqlite3").exists()


async def test_only_the_guilds_of_this_process_are_brought_back(bucket: Bucket, tmp_path: Path) -> None:
    async with replicate(bucket, tmp_path):
        for guild_id in (1, 2, 3):
            with opened(tmp_path, guild_id) as file:
                move(file, guild_id)
        await copied(bucket, 1, 2, 3)
    wipe(tmp_path)
    assert await restore(bucket, tmp_path, lambda guild_id: guild_id == 2, Stop()) == 1
    assert [path.name for path in (tmp_path / "guilds").iterdir()] == ["2.sqlite3"]


async def test_a_guild_that_moves_between_processes_is_never_taken_from_what_one_of_them_left(
    bucket: Bucket, tmp_path: Path
) -> None:
    folders = [tmp_path / "first", tmp_path / "second"]
    for life, owner in enumerate((0, 1, 0, 1)):
        for number, folder in enumerate(folders):
            folder.mkdir(exist_ok=True)
            await restore(bucket, folder, lambda _guild_id, has=number == owner: has, Stop())
        async with replicate(bucket, folders[owner]), replicate(bucket, folders[1 - owner]):
            with opened(folders[owner]) as file:
                move(file, life)
    assert moves(folders[1]) == [0, 1, 2, 3]


async def test_nothing_goes_on_copying_where_it_is_over_before_it_has_begun(bucket: Bucket, tmp_path: Path) -> None:
    for life in range(3):
        async with replicate(bucket, tmp_path) as replication:
            await asyncio.sleep(0)
            with opened(tmp_path) as file:
                move(file, life)
        assert not replication.is_running
    wipe(tmp_path)
    await brought_back(bucket, tmp_path)
    assert moves(tmp_path) == [0, 1, 2]


async def test_a_copy_that_cannot_be_read_keeps_the_bot_from_starting(bucket: Bucket, tmp_path: Path) -> None:
    path = f"guilds/{GUILD}.sqlite3/0000/0000000000000001-0000000000000001.ltx"
    await BucketObjects(bucket).put(path, b"damaged", None)
    with pytest.raises(StartupError, match=str(GUILD)) as raised:
        await brought_back(bucket, tmp_path)
    assert raised.value.code == TEMPORARY
    assert list((tmp_path / "guilds").iterdir()) == []


async def test_a_bucket_that_cannot_be_reached_is_named_in_a_sentence(tmp_path: Path) -> None:
    nowhere = Bucket("matches", "warroom", "http://127.0.0.1:9", "us-east-1", "key", "secret")
    with pytest.raises(StartupError, match="bucket can't be read"):
        await brought_back(nowhere, tmp_path)


async def test_bringing_back_ends_when_the_process_is_told_to_stop(bucket: Bucket, tmp_path: Path) -> None:
    async with replicate(bucket, tmp_path):
        with opened(tmp_path) as file:
            move(file, 1)
            await copied(bucket, GUILD)
    wipe(tmp_path)
    stop = Stop()
    stop.request()
    with pytest.raises(Stopped):
        await restore(bucket, tmp_path, everybody, stop)
    assert list((tmp_path / "guilds").iterdir()) == []


async def test_no_key_is_written_to_the_disk(bucket: Bucket, tmp_path: Path) -> None:
    (tmp_path / "guilds").mkdir()
    async with replicate(bucket, tmp_path) as replication:
        await running(replication)
        assert bucket.secret.encode() not in (tmp_path / "litestream.json").read_bytes()
