"""Killing the process in the middle of several matches takes nothing that anybody was told."""

import subprocess
import sys
from pathlib import Path

import pytest

KILLS = 8
MANY_KILLS = 500


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY_KILLS, marks=pytest.mark.slow)])
def test_no_kill_takes_a_move_that_was_acknowledged(tmp_path: Path, kills: int) -> None:
    root = Path(__file__).parents[3]
    command = [sys.executable, "-m", "tests.bot.store.killed_process", str(tmp_path), str(kills)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=root, check=False)  # noqa: S603 - our own words
    assert done.returncode == 0, done.stderr
    lost, figures = done.stdout.splitlines()[:-1], done.stdout.splitlines()[-1].split()
    assert lost == []
    assert int(figures[0]) == kills
    assert int(figures[1]) > 15 * kills
    assert int(figures[2]) >= 8
