"""Lives of a process that is killed together with Litestream, and loses its disk: what comes back from the bucket.

python -m tests.bot.operations.disk_loss_process DATA_DIR ADDRESS BUCKET LIFE

That is one life: it plays in two guilds over what is in the folder, copies it to the bucket, and says on a pipe what
its players were told, and when. `lives` kills such processes, takes the disk away from each, and holds what is restored
for the next one against it: a file must be whole, and hold the first so many changes of the one that is gone.
"""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from bot.match.model.match import MatchRef
from bot.operations.bucket import Bucket
from bot.operations.processes import Stop
from bot.operations.replication import replicate, restore
from engine.core.rng import Rng
from tests.bot.operations.s3_server import bucket_at
from tests.bot.store.random_matches import GUILDS, NoticeMessage, Table
from tests.bot.stored import SqliteStore

AT_ONCE = 4
PAUSE = 0.2
"""Seconds between two moves of a match, of which there are eight: some forty moves a second."""
SEED = b"wiped" * 6 + b"!!"


class Change(NamedTuple):
    """A row of a match's log."""

    guild_id: int
    match_id: int
    number: int


class Heard(NamedTuple):
    """What somebody was told, and when, by the machine's monotonic clock."""

    told: NoticeMessage
    at: float


class Life(NamedTuple):
    """How many changes were told of in a life, how many of those were gone, and how long before the kill the first."""

    told: int
    gone: int
    seconds: float


_encode = msgspec.json.Encoder().encode


def lives(bucket: Bucket, place: Path, count: int, longest: int) -> list[Life]:
    """Let so many processes play, one after the other, each on what the bucket has of the one before.

    Each is killed at a random moment until so many milliseconds after it first told of something. Raises
    AssertionError where a file that comes back isn't whole, or is no beginning of the one that is gone.
    """
    rng, found = Rng(SEED), list[Life]()
    heard: dict[Change, float] = {}
    folder = place / "0"
    folder.mkdir()
    for number in range(count):
        milliseconds, rng = rng.below(longest)
        fresh, killed_at = lived(bucket, folder, number, milliseconds / 1000)
        known = len(heard)
        heard |= {Change(*each.told[:3]): each.at for each in fresh}
        told = len(heard) - known
        dead, folder = folder, place / f"{number + 1}"
        asyncio.run(brought_back(bucket, folder))
        gone = gone_from(dead, folder, heard)
        first = min((heard.pop(change) for change in gone), default=killed_at)
        found.append(Life(told, len(gone), killed_at - first))
    return found


def lived(bucket: Bucket, folder: Path, number: int, seconds: float) -> tuple[list[Heard], float]:
    """Let a process play until so long after it told of something; what it told of, and when it was killed."""
    arguments = [
        sys.executable,
        "-m",
        "tests.bot.operations.disk_loss_process",
        str(folder),
        bucket.endpoint or "",
        bucket.name,
    ]
    pipe = folder.with_suffix(".told")
    with (
        pipe.open("wb") as said,
        subprocess.Popen(  # noqa: S603 - our own words
            [*arguments, str(number)], stdout=said, start_new_session=True, cwd=Path(__file__).parents[3]
        ) as process,
    ):
        try:
            while not pipe.stat().st_size and process.poll() is None:
                time.sleep(0.01)
            time.sleep(seconds)
        finally:
            killed_at = time.monotonic()
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL, "the process ended by itself"
    lines = pipe.read_bytes().splitlines(keepends=True)
    return [msgspec.json.decode(line, type=Heard) for line in lines if line.endswith(b"\n")], killed_at


async def brought_back(bucket: Bucket, folder: Path) -> None:
    """Restore into a new folder what the bucket has, and read every match with its chain of hashes; raises Corrupt."""
    await restore(bucket, folder, lambda _guild_id: True, Stop())
    store = SqliteStore(folder)
    try:
        for guild_id in await store.guilds():
            for match_id in await store.match_ids(guild_id, ("open", "live", "over")):
                await store.load(MatchRef(guild_id, match_id))
                await store.log(MatchRef(guild_id, match_id))
    finally:
        await store.close()


def gone_from(dead: Path, back: Path, heard: Mapping[Change, float]) -> list[Change]:
    """What was told of, and stood on the disk that is gone, and didn't come back."""
    gone: list[Change] = []
    for guild_id in GUILDS:
        stood, restored = changes(dead, guild_id), changes(back, guild_id)
        assert restored == stood[: len(restored)], "what came back is no beginning of what was stored"
        told = {change for change in heard if change.guild_id == guild_id}
        assert told <= {change for change, _ in stood}, "what was told of wasn't stored"
        gone += [change for change, _ in stood[len(restored) :] if change in heard]
    return gone


def changes(folder: Path, guild_id: int) -> list[tuple[Change, bytes]]:
    """All changes in a guild's file with their hashes, in the order in which they were committed."""
    path = folder / "guilds" / f"{guild_id}.sqlite3"
    if not path.exists():
        return []
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        rows = file.execute("SELECT match_id, number, hash FROM log ORDER BY rowid")
        return [(Change(guild_id, match_id, number), chained) for match_id, number, chained in rows]


async def play(folder: Path, bucket: Bucket, life: int) -> None:
    """Play, copy and tell until the kill."""

    def tell(told: NoticeMessage) -> None:
        os.write(sys.stdout.fileno(), _encode(Heard(told, time.monotonic())) + b"\n")

    async with replicate(bucket, folder):
        table = Table(SqliteStore(folder), Rng(life.to_bytes(32, "big")), tell, life)
        await table.play(AT_ONCE, 1 << 30, PAUSE)


if __name__ == "__main__":
    _, data_dir, address, name, number = sys.argv
    asyncio.run(play(Path(data_dir), bucket_at(address, name), int(number)))
