"""How soon others are acknowledged while one member sends twenty interactions a second, the dearest of each kind.

The bot is a process of its own on a stand-in for Discord; a player of another match presses a button twice a second.
Times are from the press until the stand-in has the answer; "lost" are presses without one within Discord's seconds.

uv run python -m bench.floods [--seconds 30] [--rate 20]
"""

import argparse
import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.bot.wire.forger import Forger, floods
from tests.bot.wire.two_players import TwoPlayers
from tests.discord_server.interactions import ANSWER_SECONDS, Interaction
from tests.discord_server.process import bot_process
from tests.discord_server.server import discord_server

_PRESS_SECONDS = 0.5


class Flood:
    """What one member sends meanwhile, and how many of it were answered."""

    def __init__(self, send: Callable[[], Interaction], rate: float) -> None:
        self._send = send
        self._rate = rate
        self.sent: list[Interaction] = []

    async def run(self) -> None:
        began = time.perf_counter()
        while True:
            self.sent.append(self._send())
            await asyncio.sleep(max(0.0, began + len(self.sent) / self._rate - time.perf_counter()))


async def acknowledgements(table: TwoPlayers, match_id: int, seconds: float) -> list[float]:
    """Seconds until each press of a player of this match was answered; those that weren't are infinite."""
    board, waits = table.board(match_id), list[asyncio.Task[float]]()
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        waits.append(asyncio.create_task(_answered(table.alice.tap(board, "My hand"))))
        await asyncio.sleep(_PRESS_SECONDS)
    return list(await asyncio.gather(*waits))


async def _answered(pressed: Interaction) -> float:
    began = time.perf_counter()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(ANSWER_SECONDS + 1):
            await pressed.shown.wait()
            return time.perf_counter() - began
    return float("inf")


async def run(seconds: float, rate: float) -> None:
    """Print the table."""
    print(f"| {rate:g} a second for {seconds:g} s | p50 ms | p99 ms | most ms | lost | of the flood answered |")
    print("|---|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        async with discord_server() as discord, bot_process(discord, Path(folder) / "data", before=""):
            table = TwoPlayers(discord)
            flooded = await table.start("stratego")
            forger = Forger(table.alice, await table.hand(table.alice, flooded))
            table.seat_others()
            played = await table.start()
            _print("nothing", await acknowledgements(table, played, seconds), "")
            for kind, send in floods(forger, flooded, version=1).items():
                flood = Flood(send, rate)
                flooding = asyncio.create_task(flood.run())
                waits = await acknowledgements(table, played, seconds)
                flooding.cancel()
                await asyncio.sleep(ANSWER_SECONDS)
                answered = sum(each.shown.is_set() for each in flood.sent)
                _print(kind, waits, f"{answered} of {len(flood.sent)}")
                await asyncio.sleep(15)  # until whoever floods may begin anew


def _print(kind: str, waits: list[float], answered: str) -> None:
    told = sorted(each * 1000 for each in waits)
    p99 = told[min(len(told) - 1, round(len(told) * 0.99))]
    lost = sum(each == float("inf") for each in told)
    print(f"| {kind} | {statistics.median(told):.0f} | {p99:.0f} | {told[-1]:.0f} | {lost} | {answered} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--rate", type=float, default=20)
    arguments = parser.parse_args()
    asyncio.run(run(arguments.seconds, arguments.rate))


if __name__ == "__main__":
    sys.exit(main())
