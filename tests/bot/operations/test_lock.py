"""One writer for each guild's file: locks between processes."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.operations.identify import Shards
from bot.operations.lock import hold_locks
from bot.operations.processes import TEMPORARY, StartupError, Stop, Stopped

HOLD = """
import asyncio, sys
from pathlib import Path
from bot.operations.lock import hold_locks
from bot.operations.lock import Shards
from bot.operations.processes import Stop
async def hold():
    async with hold_locks(Path(sys.argv[1]), Shards(*eval(sys.argv[2])), Stop(), patience=0):
        print("held", flush=True)
        await asyncio.to_thread(sys.stdin.read)
asyncio.run(hold())
"""


def holding(folder: Path, shards: Shards = Shards()) -> subprocess.Popen[str]:  # noqa: B008 - a frozen value
    process = subprocess.Popen(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", HOLD, str(folder), repr((shards.count, shards.ids))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


async def is_locked(folder: Path) -> bool:
    """Tell whether any process has any of the folder's guilds."""
    try:
        async with hold_locks(folder, Shards(), Stop(), patience=0):
            return False
    except StartupError:
        return True


async def test_a_second_process_is_refused_in_words_with_a_code_that_says_try_again(tmp_path: Path) -> None:
    with holding(tmp_path) as first:
        assert await is_locked(tmp_path)
        with pytest.raises(StartupError, match="Another process") as raised:
            async with hold_locks(tmp_path, Shards(), Stop(), patience=0.3):
                raise AssertionError
        assert raised.value.code == TEMPORARY
        first.kill()


async def test_a_kill_releases_the_folder_and_whoever_waits_gets_it(tmp_path: Path) -> None:
    with holding(tmp_path) as first:
        asyncio.get_running_loop().call_later(0.3, first.kill)
        async with hold_locks(tmp_path, Shards(), Stop(), patience=30):
            assert await is_locked(tmp_path)
    assert not await is_locked(tmp_path)


async def test_waiting_ends_when_the_process_is_told_to_stop(tmp_path: Path) -> None:
    stop = Stop()
    with holding(tmp_path) as first:
        asyncio.get_running_loop().call_later(0.1, stop._requested.set)
        with pytest.raises(Stopped):
            async with hold_locks(tmp_path, Shards(), stop, patience=30):
                raise AssertionError
        first.kill()


@pytest.mark.parametrize(
    ("first", "second", "fits"),
    [
        (Shards(4, (0, 1)), Shards(4, (2, 3)), True),
        (Shards(4, (0, 1)), Shards(4, (1, 2)), False),
        (Shards(4, (0, 1)), Shards(8, (2, 3)), False),
        (Shards(4, (0, 1)), Shards(), False),
        (Shards(), Shards(4, (0, 1)), False),
    ],
)
async def test_processes_share_a_folder_where_no_guild_could_be_both_theirs(
    tmp_path: Path, first: Shards, second: Shards, fits: bool
) -> None:
    with holding(tmp_path, first) as process:
        try:
            async with hold_locks(tmp_path, second, Stop(), patience=0):
                assert fits
        except StartupError:
            assert not fits
        process.kill()


async def test_another_number_of_shards_may_follow_when_the_others_are_gone(tmp_path: Path) -> None:
    for shards in (Shards(4, (0,)), Shards(8, (0,)), Shards()):
        async with hold_locks(tmp_path, shards, Stop(), patience=0):
            assert await is_locked(tmp_path)
    assert not await is_locked(tmp_path)


def test_guilds_fall_to_shards_as_discord_says() -> None:
    guild_id = 197038439483310086  # of Discord's documentation
    assert Shards(1, (0,)).has(guild_id)
    assert [shard for shard in range(4) if Shards(4, (shard,)).has(guild_id)] == [(guild_id >> 22) % 4]
    assert Shards().has(guild_id)


async def test_a_lock_that_cannot_be_opened_is_named_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "folder.lock").mkdir()
    with pytest.raises(StartupError, match=r"folder\.lock can't be written to \(is a directory\)"):
        async with hold_locks(tmp_path, Shards(), Stop(), patience=0):
            pass
