"""Lives of a process that plays and is killed, one after the other, over the same folder.

python -m tests.bot.store.killed_process DATA_DIR KILLS

Each life goes on with the matches that it finds and says on a pipe what its players were told; it is killed after some
of that, wherever it is by then. Before the next one begins, every match that isn't over is read and checked, and after
the last one all of them. Prints what was lost, and then one line: kills, versions told of, matches.
"""

import asyncio
import os
import signal
import sys
import traceback
from pathlib import Path

import msgspec

from engine.core.rng import Rng
from tests.bot.store.random_matches import GUILDS, Loss, NoticeMessage, Table, losses, newest
from tests.bot.stored import SqliteStore

AT_ONCE = 4
MOST_TOLD = 60
SEED = b"lives" * 6 + b"!!"

_encode = msgspec.json.Encoder().encode


def main(data_dir: Path, kills: int) -> None:
    rng = Rng(SEED)
    every: dict[tuple[int, int], NoticeMessage] = {}
    acknowledged = 0
    lost: list[Loss] = []
    for life in range(kills):
        wanted, rng = rng.below(MOST_TOLD)
        told = told_until_killed(data_dir, life, wanted + 1)
        acknowledged += len({*told} - {*every.values()})
        every |= newest(told)
        is_last = life == kills - 1
        lost += asyncio.run(check(data_dir, every, full=is_last))
    for loss in lost:
        sys.stdout.write(f"{loss}\n")
    sys.stdout.write(f"{kills} {acknowledged} {len(every)}\n")


def told_until_killed(data_dir: Path, life: int, wanted: int) -> list[NoticeMessage]:
    """Let a child play, and kill it after it has told of so many changes; all that it told of."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        try:
            asyncio.run(play(data_dir, life, writing))
        except BaseException:  # noqa: BLE001 - the child ends right here, and nobody else would tell why
            traceback.print_exc()
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb") as lines:
        told = [line for _, line in zip(range(wanted), lines, strict=False)]
        os.kill(child, signal.SIGKILL)
        told += [line for line in lines if line.endswith(b"\n")]
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status):
        raise RuntimeError("the child ended by itself")
    return [msgspec.json.decode(line, type=NoticeMessage) for line in told]


async def play(data_dir: Path, life: int, pipe: int) -> None:
    def tell(told: NoticeMessage) -> None:
        os.write(pipe, _encode(told) + b"\n")  # shorter than PIPE_BUF, so never cut in two

    key = life.to_bytes(32, "big")
    await Table(SqliteStore(data_dir), Rng(key), tell, life).play(AT_ONCE, 1 << 30)


async def check(data_dir: Path, every: dict[tuple[int, int], NoticeMessage], *, full: bool) -> list[Loss]:
    """What was lost of the matches that are live still, or `full`: of all."""
    store = SqliteStore(data_dir)
    try:
        live = {(guild_id, match_id) for guild_id in GUILDS for match_id in await store.match_ids(guild_id)}
        return await losses(store, every if full else {key: told for key, told in every.items() if key in live})
    finally:
        await store.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
