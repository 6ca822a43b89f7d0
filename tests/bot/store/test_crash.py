"""A process that is killed at any moment loses nothing that it acknowledged."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.match.model.match import MatchRef, NewMatch
from engine.core.rng import Rng
from tests.bot.store.samples import GUILD, after, draft, opened, row, voice_lobby
from tests.bot.stored import SqliteStore


@pytest.mark.parametrize("kills", [4, pytest.param(20, marks=pytest.mark.slow)], ids=["few", "many"])
@pytest.mark.parametrize("wanted", [draft(), voice_lobby()], ids=["challenge", "lobby"])
async def test_killing_the_process_loses_no_acknowledged_row(tmp_path: Path, wanted: NewMatch, kills: int) -> None:
    store = SqliteStore(tmp_path)
    match = await store.open(GUILD, wanted, opened())
    await store.close()
    rng, acknowledged = Rng(b"crash" * 6 + b"!!"), 0
    for _ in range(kills):
        rows, rng = rng.below(60)
        acknowledged = await asyncio.to_thread(save_until_killed, tmp_path, match.id, rows + 1)
        store = SqliteStore(tmp_path)
        loaded = await store.load(match.ref)
        log = await store.log(match.ref)
        await store.close()
        assert loaded.version >= acknowledged
        assert loaded.lobby == wanted.lobby
        assert loaded.state == b'{"version":%d}' % loaded.version
        assert [entry.number for entry in log] == list(range(loaded.version + 1))
    assert acknowledged >= kills


def save_until_killed(data_dir: Path, match_id: int, rows: int) -> int:
    """Let another process save; kill it after so many acknowledged rows. Return the last version it acknowledged."""
    command = [sys.executable, "-m", "tests.bot.store.test_crash", str(data_dir), str(match_id)]
    root = Path(__file__).parents[3]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root) as process:  # noqa: S603 - our own words
        assert process.stdout is not None
        acknowledged = [int(process.stdout.readline()) for _ in range(rows)]
        process.send_signal(signal.SIGKILL)
        acknowledged += [int(line) for line in process.stdout if line.endswith(b"\n")]
    return acknowledged[-1]


async def save_for_ever(data_dir: Path, match_id: int) -> None:
    store = SqliteStore(data_dir)
    match = await store.load(MatchRef(GUILD, match_id))
    while True:
        match = after(match, state=b'{"version":%d}' % (match.version + 1))
        await store.save(match, row(match.version))
        sys.stdout.write(f"{match.version}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(save_for_ever(Path(sys.argv[1]), int(sys.argv[2])))
