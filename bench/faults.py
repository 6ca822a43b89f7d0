"""The bot, as a process, on a stand-in for Discord whose calls fail: what it does, and how soon all is right again.

uv run python -m bench.faults [--moves 10000] [--rate 0.2] [--taps 1000] [--refused 500]

Calls fail before or after their effect, with 500, 502, 503, 504, 429, a hang or a dropped connection, each alike often.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from tests.bot.wire.board_rows import rows
from tests.bot.wire.command_players import CommandPlayers
from tests.bot.wire.two_players import TwoPlayers, can_act, shown
from tests.discord_server.guilds import VIEW_CHANNEL
from tests.discord_server.process import REPOSTS_AT_ONCE, bot_process
from tests.discord_server.server import Discord, discord_server

_CALM = 200
"""Moves without a fault, for the calls that each costs."""


@asynccontextmanager
async def playing() -> AsyncIterator[tuple[Discord, CommandPlayers]]:
    """A Discord, a bot that is in it, and two people who have begun a match."""
    with tempfile.TemporaryDirectory() as folder:
        async with discord_server() as discord, bot_process(discord, Path(folder) / "data", before=REPOSTS_AT_ONCE):
            players = CommandPlayers(TwoPlayers(discord), Path(folder) / "data")
            await players.start()
            await players.converged()
            yield discord, players


async def calm() -> None:
    async with playing() as (discord, players):
        before = len(discord.calls_to("/channels/"))
        for _ in range(_CALM):
            await players.move()
        await players.converged()
        calls = len(discord.calls_to("/channels/")) - before
    _row("calls that bring out boards, for each move without faults", f"{calls / _CALM:.2f}", "at most 1.2")


async def raging(moves: int, rate: float) -> None:
    async with playing() as (discord, players):
        discord.faults.inject_at_random(rate, 1)
        discord.faults.duplicates = 0.1
        while players.moves < moves:
            await players.move()
            if players.moves % 7 == 0:
                await players.ask_for_board()
        injected, calls = discord.faults.injected, len(discord.calls)
        discord.faults.stop()
        ended = time.monotonic()
        await players.converged(120)
        took = time.monotonic() - ended
        found = rows(players.folder, players.guild)
        _row(f"calls that failed over {moves:,} moves in {len(found)} matches", f"{injected:,} of {calls:,}", "")
        _row("seconds from the last fault until every board was right", f"{took:.1f}", "at most 60")
        _row("messages that stood twice, boards that were wrong", str(len(players.wrong())), "0")


async def tapping(count: int) -> None:
    async with playing() as (discord, players):
        player, panel = next((each, panel) for each, panel in await players.table.panels() if can_act(panel))
        before = players.row.version
        discord.clock.freeze()
        asked = shown(await player.press(panel, "Withdraw"))
        began = time.monotonic()
        taps = [player.tap(asked, asked.labels[0]) for _ in range(count)]
        acknowledged = await _seconds_until(discord, began, lambda: all(tap.answered_with for tap in taps))
        took = await _seconds_until(discord, began, lambda: all(tap.shown.is_set() for tap in taps))
        _row(f"taps of {count:,} at once that were applied", str(players.row.version - before), "1")
        _row("taps that were answered", f"{sum(tap.shown.is_set() for tap in taps):,}", f"{count:,}")
        _row("seconds until all were acknowledged, and until all were answered", f"{acknowledged}, {took}", "")


async def _seconds_until(discord: Discord, began: float, holds: Callable[[], bool]) -> str:
    try:
        await discord.until(holds)
    except TimeoutError:
        return "never"
    return f"{time.monotonic() - began:.1f}"


async def refused(count: int) -> None:
    async with playing() as (discord, players):
        matches = [(await players.start()).match_id for _ in range(20)]
        await players.converged()
        channel, elsewhere = players.table.channel, discord.add_channel(players.guild, "lounge")
        players.table.alice.channel = elsewhere
        channel.denied[discord.bot.id] = VIEW_CHANNEL
        discord.change_channel(channel)
        before = len(discord.calls_to("/channels/"))
        for number in range(count):
            await players.move(matches[number % len(matches)])
        calls = len(discord.calls_to("/channels/")) - before
        _row(f"calls to a channel that answers 403, over {count} moves in {len(matches)} matches", str(calls), "1")


async def run(arguments: argparse.Namespace) -> None:
    steps: list[Callable[[], Awaitable[None]]] = [
        calm,
        lambda: raging(arguments.moves, arguments.rate),
        lambda: tapping(arguments.taps),
        lambda: refused(arguments.refused),
    ]
    print("| what | measured | wanted |")
    print("|---|---:|---:|")
    for step in steps:
        await step()


def _row(what: str, measured: str, wanted: str) -> None:
    print(f"| {what} | {measured} | {wanted} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--rate", type=float, default=0.2)
    parser.add_argument("--taps", type=int, default=1000)
    parser.add_argument("--refused", type=int, default=500)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    sys.exit(main())
