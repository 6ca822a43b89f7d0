"""The whole process with a bucket, on a disk that is wiped, and the commands that save and bring back."""

import asyncio
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.operations.bucket import Bucket, BucketObjects
from bot.operations.processes import Stop
from bot.operations.starts import HeartbeatFile
from bot.process import owned_guilds
from bot.settings import Settings, load_settings
from tests.bot.discord.login_server import login_server
from tests.bot.discord.test_lifecycle import connected, ended, started
from tests.process_template import TEMPLATE

GUILD = 197038439483310086


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def write(folder: Path, number: int) -> None:
    (folder / "guilds").mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(folder / "guilds" / f"{GUILD}.sqlite3")) as file:
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("CREATE TABLE IF NOT EXISTS moves (number INTEGER)")
        file.execute("INSERT INTO moves VALUES (?)", (number,))
        file.commit()


def read(folder: Path) -> list[int]:
    with closing(sqlite3.connect(folder / "guilds" / f"{GUILD}.sqlite3")) as file:
        return [number for (number,) in file.execute("SELECT number FROM moves ORDER BY number")]


def variables(bucket: Bucket) -> dict[str, str]:
    return {
        "BUCKET_NAME": bucket.name,
        "AWS_ENDPOINT_URL_S3": bucket.endpoint or "",
        "AWS_ACCESS_KEY_ID": bucket.key_id,
        "AWS_SECRET_ACCESS_KEY": bucket.secret,
        "DYNO": "worker.1",
    }


async def commanded(*arguments: str) -> tuple[int | None, str, str]:
    """What the command says, as a process of its own in this test's environment."""
    source = f"import sys; from bot.__main__ import main; sys.exit(main({arguments!r}))"
    folder = Path(tempfile.mkdtemp(dir=Path.cwd().parent))
    return await ended(await TEMPLATE.start(source, os.environ, Path.cwd(), folder / "out", folder / "err"))


async def test_a_bot_on_a_disk_that_is_wiped_comes_back_with_every_move(bucket: Bucket, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    for life in range(3):
        async with login_server() as discord:
            process = await started(folder, discord.address, **variables(bucket))
            await connected(discord)
            if life:
                assert read(folder) == list(range(life))
            write(folder, life)
            process.terminate()
            code, out, err = await ended(process)
        assert code == 0, err
        assert "WILL BE LOST" not in out
        assert bucket.secret not in out + err
        shutil.rmtree(folder)
    assert b'"released":true' in (await BucketObjects(bucket).get("leases/all.json") or [b""])[0]


async def test_a_bot_on_a_disk_that_is_wiped_knows_when_it_was_there_last(bucket: Bucket, tmp_path: Path) -> None:
    folder, last = tmp_path / "data", list[float]()
    for life in range(2):
        began = time.time()
        async with login_server() as discord:
            process = await started(folder, discord.address, **variables(bucket))
            await connected(discord)
            assert [HeartbeatFile(folder, "all").last_copied()] == (last or [None])
            process.terminate()
            code, _, err = await ended(process)
        assert code == 0, err
        stored = await BucketObjects(bucket).get("seen/seen-all.copy.json")
        assert stored is not None
        last = [float(stored.content)]
        assert began < last[0] < time.time(), life
        shutil.rmtree(folder)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a process with its parent")
async def test_litestream_ends_with_a_bot_that_is_killed(bucket: Bucket, tmp_path: Path) -> None:
    async with login_server() as discord:
        process = await started(tmp_path / "data", discord.address, **variables(bucket))
        await connected(discord)
        copying = children(process.pid)
        assert copying
        process.kill()
        await process.wait()
    async with asyncio.timeout(30):
        alive = copying
        while alive:
            await asyncio.sleep(0.05)
            alive = [each for each in alive if is_alive(each)]


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that nobody has asked for its end yet is a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def test_a_bot_on_a_disk_that_is_wiped_warns_loudly_where_there_is_no_bucket(tmp_path: Path) -> None:
    async with login_server() as discord:
        process = await started(tmp_path / "data", discord.address, DYNO="worker.1")
        await connected(discord)
        process.terminate()
        code, out, err = await ended(process)
    assert code == 0, err
    assert "ALL MATCHES WILL BE LOST" in out


async def test_a_bucket_that_does_not_answer_keeps_the_bot_from_starting(tmp_path: Path) -> None:
    nowhere = Bucket("matches", "warroom", "http://127.0.0.1:9", "us-east-1", "key", "secret")
    async with login_server() as discord:
        code, out, err = await ended(await started(tmp_path / "data", discord.address, **variables(nowhere)))
    assert code == 75
    assert "bucket" in err
    assert "Traceback" not in out + err
    assert not discord.identified.is_set()


@pytest.fixture
def in_the_bucket(bucket: Bucket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, value in (variables(bucket) | {"DATA_DIR": str(tmp_path / "data")}).items():
        monkeypatch.setenv(name, value)
    return tmp_path / "data"


async def test_an_archive_goes_through_the_bucket_in_both_directions(in_the_bucket: Path, tmp_path: Path) -> None:
    write(in_the_bucket, 1)
    async with owned_guilds(load_settings(), Stop()):
        write(in_the_bucket, 2)
    shutil.rmtree(in_the_bucket)
    archive = str(tmp_path / "backup.zip")
    code, out, err = await commanded("backup", archive)
    assert (code, err) == (0, "")
    assert "1 guilds" in out
    async with owned_guilds(load_settings(), Stop()):
        write(in_the_bucket, 3)
    shutil.rmtree(in_the_bucket)
    code, _, err = await commanded("restore", archive)
    assert code == 1
    assert "--replace" in err
    code, out, err = await commanded("restore", archive, "--replace")
    assert (code, err) == (0, "")
    assert "What was there before" in out
    shutil.rmtree(in_the_bucket)
    async with owned_guilds(load_settings(), Stop()):
        assert read(in_the_bucket) == [1, 2]


async def test_a_backup_is_made_but_not_put_back_while_a_bot_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("HANDOVER_SECONDS", "0")
    write(tmp_path / "data", 1)
    archive = str(tmp_path / "backup.zip")
    async with owned_guilds(load_settings(), Stop()):
        assert (await commanded("backup", archive))[0] == 0
        code, _, err = await commanded("restore", archive, "--replace")
    assert code == 75
    assert "Another process" in err
    assert (await commanded("restore", archive, "--replace"))[0] == 0


@pytest.mark.usefixtures("in_the_bucket")
async def test_check_asks_the_bucket(monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, err = await commanded("check")
    assert (code, err) == (0, "")
    assert "keeps a copy" in out
    monkeypatch.setenv("AWS_ENDPOINT_URL_S3", "http://127.0.0.1:9")
    code, _, err = await commanded("check")
    assert code == 1
    assert "can't be used" in err
