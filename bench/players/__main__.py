"""How long people wait for answers while computer players think, beside the same matches without a thought.

The bot is a process of its own before a stand-in for Discord. In each of ten guilds computer players play each other at
the highest level; in another one, somebody looks at their hand and their matches again and again. Each round has a bot
of its own: without another match, with the same matches where they sleep as long as thoughts take and then do anything
legal, and with thinking.
With `--one-core` the bot and its computer players share one core, and the stand-in has another for itself.

uv run python -m bench.players [--matches 10] [--looks 300] [--rounds 3] [--one-core]
"""

import argparse
import asyncio
import os
import secrets
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bot.games.catalog import get_game
from engine.catalog import GAMES
from engine.core.rng import Rng
from tests.bot.wire.two_players import TwoPlayers
from tests.discord_server.process import UNTIRING, BotProcess, bot_process
from tests.discord_server.server import Discord, discord_server

GAME = "fight-flight-bite"
LOOKS = ("hand", "matches")
BETWEEN_LOOKS = 0.02
SETTLING = 4.0
"""Seconds after which the players' process has begun and every match has had its first turns."""
MEGABYTE = 2**20

SLEEPING = """\
import bot.players.pool
from bench.players.sleeping_worker import sleep
assert bot.players.pool.answer
bot.players.pool.answer = sleep
"""
"""Lets computer players sleep instead of thinking, so that all else is as where they think."""


ONE_CORE = """\
import os
os.sched_setaffinity(0, {1})
"""
"""Lets the bot, and the process that it begins, run on the second core alone."""


class Round(NamedTuple):
    """Seconds until each answer, how often boards changed, and the bytes that the players' process held at most."""

    answers: list[float]
    changes: int
    memory: int


async def measure(matches: int, looks: int, before: str) -> Round:
    with tempfile.TemporaryDirectory(prefix="bench-players-") as folder:
        async with discord_server() as discord, bot_process(discord, Path(folder) / "data", before=before) as bot:
            table = TwoPlayers(discord)
            await table.start()
            others = [TwoPlayers(discord, discord.add_guild(f"Guild {number}")) for number in range(matches)]
            for other in others:
                await watch(other)
            await asyncio.sleep(SETTLING if matches else 0.0)
            answers, memory, changed_before = list[float](), 0, board_changes(discord)
            for number in range(looks):
                await asyncio.sleep(BETWEEN_LOOKS)
                begun = time.perf_counter()
                await table.alice.slash(LOOKS[number % len(LOOKS)])
                answers.append(time.perf_counter() - begun)
                memory = max(memory, memory_of_players(bot))
            return Round(answers, board_changes(discord) - changed_before, memory)


async def watch(table: TwoPlayers) -> None:
    """Let computer players begin a match against each other."""
    page = (await table.alice.slash("practice")).message
    for label in ("Hard", "More choices", get_game(GAME).presenter.name, "Only watch"):
        assert page is not None
        page = (await table.alice.press(page, label)).message


def board_changes(discord: Discord) -> int:
    """How often the bot has edited a message in a channel."""
    return len(discord.calls_to("/channels/", "PATCH"))


def memory_of_players(bot: BotProcess) -> int:
    """What the process holds in which the bot's computer players think; 0 where there is none."""
    for path in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((path / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == bot._process.pid and b"multiprocessing.spawn" in (path / "cmdline").read_bytes():
                return int((path / "statm").read_text().split()[1]) * 4096
        except (FileNotFoundError, ProcessLookupError):
            continue
    return 0


def slowest_world() -> tuple[str, float]:
    """Which game's world takes longest to be imagined and written in the event loop, and its median seconds."""
    found = {}
    for key, game in GAMES.items():
        options = game.codec.load_options(b"{}")
        state = game.new(options, game.rosters(options)[-1], Rng(bytes(32))).state
        taken = []
        for _ in range(200):
            begun = time.perf_counter()
            game.codec.dump_state(game.resample(state, min(game.to_act(state)), Rng(secrets.token_bytes(32))))
            taken.append(time.perf_counter() - begun)
        found[key] = statistics.median(taken)
    slowest = max(found, key=lambda key: found[key])
    return slowest, found[slowest]


def p99(values: Sequence[float]) -> float:
    return sorted(values)[int(len(values) * 0.99)]


async def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what people notice of computer players that think.")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--looks", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--one-core", action="store_true")
    chosen = parser.parse_args()
    before = UNTIRING
    if chosen.one_core:
        os.sched_setaffinity(0, {0})
        before += ONE_CORE
    kinds = {
        "no other match": (0, before),
        "sleeping": (chosen.matches, before + SLEEPING),
        "thinking": (chosen.matches, before),
    }
    rounds: dict[str, list[Round]] = {kind: [] for kind in kinds}
    for _ in range(chosen.rounds):
        for kind, (matches, source) in kinds.items():
            rounds[kind].append(await measure(matches, chosen.looks, source))
    answers = {kind: [each for measured in rounds[kind] for each in measured.answers] for kind in kinds}
    for kind, values in answers.items():
        changes = sum(measured.changes for measured in rounds[kind])
        median, slow = statistics.median(values) * 1000, p99(values) * 1000
        print(f"{kind:>14}: median {median:6.1f} ms, p99 {slow:6.1f} ms, boards changed {changes} times")
    memory = max(measured.memory for measured in rounds["thinking"])
    ratio = p99(answers["thinking"]) / p99(answers["sleeping"])
    print(f"ratio of p99: {ratio:.2f}; the players' process held {memory / MEGABYTE:.0f} MB")
    slowest, seconds = slowest_world()
    print(f"a world of {slowest} takes {seconds * 1000:.2f} ms of the event loop")


if __name__ == "__main__":
    asyncio.run(main())
