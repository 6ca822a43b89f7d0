"""What kills, power cuts, full disks and flipped bits take from matches that are being played; it should be nothing.

python -m bench.durability [--kills 500] [--moments 250] [--moves 200] [--flips 2000]

The same as the tests in tests/bot/store, as often as one likes, with figures.
"""

import argparse
import asyncio
import logging
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bot.store.power_cuts import FATES, drawn, just_told, lost, recorded
from tests.bot.store.random_matches import losses, newest
from tests.bot.store.recorded_disk import on_a_recorded_disk
from tests.bot.store.test_flips import flip
from tests.bot.store.test_full_disk import Attempts


def killed(folder: Path, kills: int) -> str:
    command = [sys.executable, "-m", "tests.bot.store.killed_process", str(folder), str(kills)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 - our own words
    *lost_by_kills, figures = done.stdout.splitlines()
    _, acknowledged, matches = figures.split()
    return f"{kills:,} kills, {int(acknowledged):,} versions told of in {matches} matches | {len(lost_by_kills)} lost"


async def cut(folder: Path, moments: int, *, careless: bool = False) -> str:
    found = cuts = told = 0
    for max_open in (64, 1):
        before = folder / str(max_open) / "before"
        kinds = await recorded(before, max_open=max_open, careless=careless)
        chosen, fates = (just_told(kinds, moments), FATES[:1]) if careless else (drawn(kinds, moments), FATES)
        found += len(await lost(kinds, before, chosen, fates))
        cuts += len(chosen) * len(fates)
        told += sum(kind.kind == "told" for kind in kinds)
    return f"{cuts:,} cuts through {told} versions told of | {found} lost"


async def refused(folder: Path, moves: int) -> str:
    refusals = told = found = 0
    for many in (None, 1):
        with on_a_recorded_disk() as disk:
            attempts = Attempts(folder / str(many), disk)
            await attempts.play(many, moves)
            found += len(await losses(attempts.store, newest(attempts.told)))
            await attempts.store.close()
        refusals, told = refusals + attempts.refusals, told + len(attempts.told)
    return f"{refusals:,} refused writes and syncs in {told:,} versions told of | {found} lost"


async def flipped(folder: Path, many: int) -> str:
    flips = await flip(folder, many)
    noticed = f"{many:,} flipped bits, {flips.refused:,} of them led to a refusal"
    return f"{noticed} | {len(flips.unnoticed)} unnoticed, and {len(flips.misspelt)} that misspelt a name"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--moments", type=int, default=250, help="of power cuts, for each way to open files")
    parser.add_argument("--moves", type=int, default=200, help="with every write refused once")
    parser.add_argument("--flips", type=int, default=2_000)
    chosen = parser.parse_args()
    logging.disable(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        print("| what happened | how often | what came of it |")
        print("|---|---|---|")
        print(f"| kill -9 | {killed(place / 'kills', chosen.kills)} |", flush=True)
        print(f"| power cut | {asyncio.run(cut(place / 'cuts', chosen.moments))} |", flush=True)
        careless = asyncio.run(cut(place / "careless", 20, careless=True))
        print(f"| power cut with synchronous=NORMAL, to compare | {careless} |", flush=True)
        print(f"| full or failing disk | {asyncio.run(refused(place / 'full', chosen.moves))} |", flush=True)
        print(f"| bit flip | {asyncio.run(flipped(place / 'flips', chosen.flips))} |", flush=True)


if __name__ == "__main__":
    main()
