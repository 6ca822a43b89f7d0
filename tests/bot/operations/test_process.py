"""The whole process on a disk that is wiped, and the commands that save and bring back."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from bot.operations.lock import hold_lock
from bot.operations.processes import Stop
from bot.settings import Settings
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


async def commanded(*arguments: str) -> tuple[int | None, str, str]:
    """What the command says, as a process of its own in this test's environment."""
    source = f"import sys; from bot.__main__ import main; sys.exit(main({arguments!r}))"
    folder = Path(tempfile.mkdtemp(dir=Path.cwd().parent))
    return await ended(await TEMPLATE.start(source, os.environ, Path.cwd(), folder / "out", folder / "err"))


async def test_a_bot_on_a_disk_that_is_wiped_warns_loudly_where_there_is_no_database(tmp_path: Path) -> None:
    async with login_server() as discord:
        process = await started(tmp_path / "data", discord.address, DYNO="worker.1")
        await connected(discord)
        process.terminate()
        code, out, err = await ended(process)
    assert code == 0, err
    assert "ALL MATCHES WILL BE LOST" in out


async def test_a_backup_is_made_but_not_put_back_while_a_bot_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("HANDOVER_SECONDS", "0")
    write(tmp_path / "data", 1)
    archive = str(tmp_path / "backup.zip")
    async with hold_lock(tmp_path / "data", Stop(), patience=0):
        assert (await commanded("backup", archive))[0] == 0
        code, _, err = await commanded("restore", archive, "--replace")
    assert code == 75
    assert "Another process" in err
    assert (await commanded("restore", archive, "--replace"))[0] == 0
