"""A fleet to which everything happens while people play: what gets lost, and how long people wait.

uv run --group postgresql --extra fleet python -m bench.fleet [--minutes 10] [--bots 3] [--short] [--calm 4]

PostgreSQL with a synchronous replica, processes of the bot, Dask's scheduler and two workers, and the stand-in for
Discord, all on this machine with a relay on each link. Each part is killed once with `kill -9` and started again after
ten seconds, and frozen once for a minute; each link is broken once for twenty seconds; PostgreSQL is restarted, and
fails over to its replica. People press all the while. Discord's limits hold: 50 calls a second apart from answers, five
to a route in five seconds, and five seconds between two IDENTIFYs of a bucket. With fewer minutes everything is
shorter; `--short` is one minute with fewer events, and `--calm` so many minutes without any.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bench.fleet.events import Times, short_course, whole_course
from bench.fleet.fleet import GLOBAL_CALLS, SHARDS, Fleet, Size, Window, first_answers
from bench.fleet.players import Press
from bench.fleet.truth import (
    check_moves,
    count_pending_boards,
    describe_match,
    doubled_boards,
    find_lost,
    read_computer_moves,
    read_interactions,
)
from tests.discord_server.server import Discord

_SETTLING = 60.0
_LOST_THOUGHT = 30.0
"""Seconds without any fault after which a computer that hasn't moved will not move any more."""
_LONG = 5.0
"""Seconds that nobody should wait for a move of the computer."""
_SHORT = Size(bots=2, tables=6, computers=2, pause=0.7, restart=5.0)


class Totals(NamedTuple):
    """What must be 0, and the number of acknowledged moves."""

    moves: int
    lost: int
    doubled: int
    boards_doubled: int
    boards_pending: int
    identifies_wasted: int
    thoughts_lost: int


async def run(arguments: argparse.Namespace) -> Totals:
    """Let everything happen, print a table, and return what must be 0."""
    discord = Discord(shards=SHARDS)
    discord.gateway.identify_seconds = 5.0
    discord.limits.enforce(5, 5.0)
    discord.limits.enforce_for_all(GLOBAL_CALLS, 1.0)
    scale = min(1.0, arguments.minutes / 10)
    times = Times(max(8.0, 60 * scale), max(6.0, 20 * scale), max(8.0, 12 * scale))
    with tempfile.TemporaryDirectory() as root:
        folder = Path(root)
        folder.chmod(0o755)  # noqa: ASYNC240 - at once; PostgreSQL runs as another user
        async with discord._running():
            fleet = Fleet(folder, discord, _SHORT if arguments.short else Size(bots=arguments.bots))
            async with fleet.running():
                return await _play(fleet, times, arguments)


async def _play(fleet: Fleet, times: Times, arguments: argparse.Namespace) -> Totals:
    size = fleet.size
    say(f"{size.bots} bots, {SHARDS} shards, {size.tables} tables and {size.computers} with the computer", "figure")
    say("---", "---:")
    say("load of the machine before (one minute; cores)", f"{os.getloadavg()[0]:.1f}; {os.cpu_count()}")
    await _measure_calm(fleet, 60 * arguments.calm or 3 * times.after)
    course = short_course if arguments.short else whole_course
    for happen in () if arguments.calm else course(fleet, times):
        await fleet.come_to_rest()
        await happen()
        print(fleet.windows[-1].name, file=sys.stderr, flush=True)
    await asyncio.sleep(_LOST_THOUGHT)
    thoughts_lost = sum(table.waits > _LOST_THOUGHT for table in fleet.tables if table.level)
    for table in fleet.tables:
        if table.level and table.waits > _LOST_THOUGHT:
            print("no thought:", describe_match(fleet.primary.address(), table.guild_id), file=sys.stderr)
    await fleet.end_play()
    settled = await _settle(fleet)
    totals = _count(fleet, thoughts_lost)
    for window in fleet.windows:
        say_window(window, fleet.presses)
    takeovers = [
        each for window in fleet.windows if " of bot" in window.name for each in first_answers(fleet.presses, window)
    ]
    say(
        "take-over of a guild, when its bot failed (p50, p99, of how many)", f"{quantiles(takeovers)}, {len(takeovers)}"
    )
    _report(fleet, totals, settled)
    return totals


async def _measure_calm(fleet: Fleet, seconds: float) -> None:
    """Let people play while nothing happens; print a press's processor time, and waits for the computer until then."""
    before = {name: part.processor_seconds() for name, part in fleet.parts.items()}
    async with fleet.event("nothing, to compare", seconds):
        pass
    presses = sum(press.at >= fleet.windows[-1].began for press in fleet.presses)
    used = {name: part.processor_seconds() - before[name] for name, part in fleet.parts.items()}
    for kind in ("bot", "postgres", "replica", "scheduler", "worker"):
        each = sum(seconds for name, seconds in used.items() if name.startswith(kind)) / max(1, presses)
        say(f"processor time for a press, of each {kind} together", f"{each * 1000:.1f} ms")
    window, address = fleet.windows[-1], fleet.primary.address()
    moves = read_computer_moves(address, window.began, window.ended)
    say_waits("moves of the computer after the change before, in calm", [move.seconds for move in moves])
    say_waits("a person's waits for all moves of the computer until their own, in calm", fleet.thoughts)
    for move in moves:
        if move.seconds > _LONG:
            print(f"slow: {move}", file=sys.stderr)


async def _settle(fleet: Fleet) -> float:
    """Wait until boards are right, and return the seconds that took, infinity if they never were."""
    began = time.monotonic()
    while count_pending_boards(fleet.primary.address()) or doubled_boards(fleet.discord):
        if time.monotonic() - began > _SETTLING:
            return float("inf")
        await asyncio.sleep(0.5)
    return time.monotonic() - began


def _count(fleet: Fleet, thoughts_lost: int) -> Totals:
    address, discord = fleet.primary.address(), fleet.discord
    return Totals(
        *check_moves(read_interactions(address), fleet.presses),
        sum(len(messages) - 1 for _, messages in doubled_boards(discord)),
        count_pending_boards(address),
        discord.gateway.wasted,
        thoughts_lost,
    )


def _report(fleet: Fleet, totals: Totals, settled: float) -> None:
    discord, presses = fleet.discord, fleet.presses
    say(
        "presses, and of these not acknowledged, and turned away in a sentence",
        f"{len(presses)}, {sum(each.took is None for each in presses)}, {sum(each.is_turned_away for each in presses)}",
    )
    say("moves acknowledged, lost, doubled", f"{totals.moves}, {totals.lost}, {totals.doubled}")
    say("boards that stand twice, and that are behind after all", f"{totals.boards_doubled}, {totals.boards_pending}")
    say("IDENTIFYs, and of these wasted", f"{discord.gateway.identified}, {totals.identifies_wasted}")
    say("thoughts lost", str(totals.thoughts_lost))
    say_waits("a person's waits for all moves of the computer until their own", fleet.thoughts)
    say("calls that Discord answered with 429", str(discord.limits.refused))
    say("calls that Discord would not have allowed otherwise", str(len(discord.objections)))
    say("seconds until boards were right, once nobody played", f"{settled:.1f}")
    for name, part in fleet.parts.items():
        say(f"most memory of {name}", f"{part.most_megabytes:.0f} MB")
    say("load of the machine after (one minute)", f"{os.getloadavg()[0]:.1f}")
    _explain(fleet)


def _explain(fleet: Fleet) -> None:
    """Print what is known about everything that is wrong, to standard error."""
    for objection in list(dict.fromkeys(fleet.discord.objections))[:10]:
        print(objection, file=sys.stderr)
    for match, messages in doubled_boards(fleet.discord):
        for each in messages:
            print(f"{match} has {each.id}, made at {each.made_at:.1f}: {each.labels}", file=sys.stderr)
    address = fleet.primary.address()
    for lost in find_lost(read_interactions(address), fleet.presses):
        print(f"lost: {lost}", describe_match(address, lost.guild_id, lost.match_id), file=sys.stderr)
    for window in fleet.windows:
        print(f"{window.name}: {window.began:.1f} to {window.ended:.1f}", file=sys.stderr)


def say_window(window: Window, presses: Sequence[Press]) -> None:
    """Print how long guilds went without an answer, and how presses fared, in an event."""
    some = [press for press in presses if window.began <= press.at < window.ended]
    took = sorted(press.took for press in some if press.took is not None)
    say(
        f"{window.name}: guilds concerned, first answers (p50, p99)",
        f"{len(window.guild_ids)}; {quantiles(first_answers(presses, window))} s",
    )
    say(
        f"{window.name}: presses, not acknowledged, acknowledged after (p50, p99)",
        f"{len(some)}, {len(some) - len(took)}, {quantiles(took)} s",
    )


def say_waits(name: str, waits: Sequence[float]) -> None:
    """Print how long waits were."""
    say(f"{name} (p50, p99, most), and how many", f"{quantiles(waits)}, {max(waits, default=0):.1f}, {len(waits)}")


def quantiles(ascending: Sequence[float]) -> str:
    """The median and the 99th percentile."""
    some = sorted(ascending)
    return ", ".join(
        f"{some[min(len(some) - 1, int(share * len(some)))]:.2f}" if some else "-" for share in (0.5, 0.99)
    )


def say(what: str, figure: str) -> None:
    print(f"| {what} | {figure} |", flush=True)


def read_arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--bots", type=int, default=3)
    parser.add_argument("--short", action="store_true", help="one minute, with fewer events")
    parser.add_argument("--calm", type=float, default=0.0, metavar="MINUTES", help="only so long, without any event")
    arguments = parser.parse_args(given)
    if arguments.short:
        arguments.minutes = 1.0
    return arguments


if __name__ == "__main__":
    asyncio.run(run(read_arguments()))
