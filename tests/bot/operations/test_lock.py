"""One process for each data folder: a lock between processes."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.operations.lock import hold_lock
from bot.operations.processes import TEMPORARY, StartupError, Stop, Stopped

HOLD = """
import asyncio, sys
from pathlib import Path
from bot.operations.lock import hold_lock
from bot.operations.processes import Stop
async def hold():
    async with hold_lock(Path(sys.argv[1]), Stop(), patience=0):
        print("held", flush=True)
        await asyncio.to_thread(sys.stdin.read)
asyncio.run(hold())
"""


def holding(folder: Path) -> subprocess.Popen[str]:
    process = subprocess.Popen(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", HOLD, str(folder)],
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
    """Tell whether any process has the folder."""
    try:
        async with hold_lock(folder, Stop(), patience=0):
            return False
    except StartupError:
        return True


async def test_a_second_process_is_refused_in_words_with_a_code_that_says_try_again(tmp_path: Path) -> None:
    with holding(tmp_path) as first:
        assert await is_locked(tmp_path)
        with pytest.raises(StartupError, match="Another process") as raised:
            async with hold_lock(tmp_path, Stop(), patience=0.3):
                raise AssertionError
        assert raised.value.code == TEMPORARY
        first.kill()


async def test_a_kill_releases_the_folder_and_whoever_waits_gets_it(tmp_path: Path) -> None:
    with holding(tmp_path) as first:
        asyncio.get_running_loop().call_later(0.3, first.kill)
        async with hold_lock(tmp_path, Stop(), patience=30):
            assert await is_locked(tmp_path)
    assert not await is_locked(tmp_path)


async def test_waiting_ends_when_the_process_is_told_to_stop(tmp_path: Path) -> None:
    stop = Stop()
    with holding(tmp_path) as first:
        asyncio.get_running_loop().call_later(0.1, stop._requested.set)
        with pytest.raises(Stopped):
            async with hold_lock(tmp_path, stop, patience=30):
                raise AssertionError
        first.kill()


async def test_a_lock_that_cannot_be_opened_is_named_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "folder.lock").mkdir()
    with pytest.raises(StartupError, match=r"folder\.lock can't be written to \(is a directory\)"):
        async with hold_lock(tmp_path, Stop(), patience=0):
            pass
