"""Many guilds in one process, over a real gateway: memory, starts, presses under load, and restarts.

uv run python -m bench.guilds [--guilds 10000] [--tables 1000] [--rate 100] [--seconds 60]

The guilds, of 30 channels and 25 roles each, arrive from a stand-in for Discord in this process; the bots are processes
of their own with default settings. Every guild has a file. In `tables` of them people play: their private panels are
opened and pressed at `rate` a second, whether or not earlier presses were answered. Discord's limits hold: 50 calls a
second apart from answers, and five to a route in five seconds. The bot is stopped and started under load, by SIGTERM
and by kill -9.

`max_concurrency` is 16, so that a first start waits for no turn to IDENTIFY; one that follows another within five
seconds does. The files of guilds where nobody plays are copies of one file, in which a match was called off.
"""

import argparse
import asyncio
import contextlib
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import aiohttp

from bench.guilds.tables import SHARDS, Load, Table, invite, write_files
from tests.bot.wire.board_rows import are_shown, rows
from tests.discord_server.server import TOKEN, Discord, discord_server
from tests.free_port import free_port

ROOT = Path(__file__).parents[1]
GLOBAL_CALLS = 50
"""Calls a second that Discord takes from a bot, apart from answers to interactions."""

_LONGEST = 300.0


# --- the bots ---------------------------------------------------------------------------------------------------


class Bot:
    """One process of the bot, watched from outside."""

    def __init__(self, discord: Discord, folder: Path) -> None:
        self._discord = discord
        self._folder = folder
        self._process: asyncio.subprocess.Process | None = None
        self._port = 0

    @property
    def process(self) -> asyncio.subprocess.Process:
        assert self._process is not None
        return self._process

    async def start(self) -> float:
        """Start the process, and return the seconds until it said that it was ready."""
        began = time.monotonic()
        self._port = free_port()
        given = {
            "DISCORD_TOKEN": TOKEN, "DISCORD_API_URL": self._discord.api_url, "DATA_DIR": str(self._folder),
            "PORT": str(self._port), "PYTHONPATH": str(ROOT), "PATH": os.environ.get("PATH", ""),
        }  # fmt: skip
        with (self._folder.parent / "bot.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", cwd=self._folder.parent, env=given, stdout=log, stderr=log
            )
        async with asyncio.timeout(_LONGEST):
            while (await self._asked("readyz"))[0] != 200:
                if self.process.returncode is not None:
                    raise SystemExit(f"the bot has ended; what it said is in {log.name}")
                await asyncio.sleep(0.1)
        return time.monotonic() - began

    async def end(self, number: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(number)
        await self.process.wait()

    def megabytes(self, what: str = "VmRSS") -> float:
        """Memory that is in use now (VmRSS), or that was at most (VmHWM)."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(status.split(f"{what}:")[1].split()[0]) / 1024

    def processor_seconds(self) -> float:
        """Seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def boards_behind(self) -> int | None:
        """In how many channels boards are behind; None where it doesn't say."""
        _, text = await self._asked("metrics")
        return int(float(text.split("\nwarroom_boards_behind ")[1].split()[0])) if text else None

    async def _asked(self, path: str) -> tuple[int, str]:
        try:
            timeout = aiohttp.ClientTimeout(total=10)
            async with (
                aiohttp.ClientSession(timeout=timeout) as session,
                session.get(f"http://127.0.0.1:{self._port}/{path}") as answer,
            ):
                return answer.status, await answer.text()
        except (aiohttp.ClientError, TimeoutError):
            return 0, ""


# --- what is measured -------------------------------------------------------------------------------------------


@dataclass
class Bench:
    """The guilds with their files, and what was found so far."""

    discord: Discord
    folder: Path
    tables: list[Table]
    load: Load
    seconds: float
    unanswered: int = 0
    """Presses that were not acknowledged though nothing was being restarted."""

    def say(self, what: str, figure: str) -> None:
        print(f"| {what} | {figure} |", flush=True)

    @property
    def lost(self) -> int:
        """Moves that were acknowledged and aren't in the files."""
        return sum(max(0, table.version - rows(self.folder, table.guild)[0].version) for table in self.tables)

    async def caught_up(self, bots: Sequence[Bot]) -> float:
        """Seconds until every board shows what it should, as the bots and the files say."""
        began = time.monotonic()
        while any([await bot.boards_behind() != 0 for bot in bots]) or not self._are_shown():
            if time.monotonic() - began > _LONGEST:
                return float("inf")
            await asyncio.sleep(0.5)
        return time.monotonic() - began

    def _are_shown(self) -> bool:
        return all(are_shown(self.folder, table.guild) for table in self.tables)

    @property
    def moves(self) -> int:
        return sum(table.moves for table in self.tables)

    async def under_load(self, who: str, bots: Sequence[Bot]) -> None:
        """Press for a while, and say how it went."""
        began, behind = self.discord.clock.now(), [0]
        used = sum(bot.processor_seconds() for bot in bots)
        async with self.load.running():
            while self.discord.clock.now() - began < self.seconds:
                await asyncio.sleep(1)
                behind.append(sum([await bot.boards_behind() or 0 for bot in bots]))
        answers = self.load.of(began, self.discord.clock.now())
        used = sum(bot.processor_seconds() for bot in bots) - used
        self.unanswered += answers.unanswered
        self.say(f"{who}: presses a second", f"{answers.presses / self.seconds:.0f}")
        self.say(f"{who}: milliseconds of processor time for each", f"{used / max(1, answers.presses) * 1000:.1f}")
        self.say(f"{who}: acknowledged after (p50, p99)", str(answers))
        self.say(
            f"{who}: presses that were not acknowledged, and turned away",
            f"{answers.unanswered}, {answers.turned_away}",
        )
        self.say(f"{who}: boards behind (median, most)", f"{statistics.median(behind):.0f}, {max(behind)}")
        self.say(f"{who}: seconds until none was behind", f"{await self.caught_up(bots):.1f}")
        memory = "; ".join(f"{bot.megabytes():.0f}, {bot.megabytes('VmHWM'):.0f} MB" for bot in bots)
        self.say(f"{who}: memory (now, most)", memory)

    async def restart(self, who: str, bot: Bot, number: signal.Signals) -> None:
        """End a process under load and start it again."""
        async with self.load.running():
            await asyncio.sleep(min(5.0, self.seconds))
            began = self.discord.clock.now()
            await bot.end(number)
            stopped = self.discord.clock.now() - began
            started = await bot.start()
            ready, used = self.discord.clock.now(), bot.processor_seconds()
            await asyncio.sleep(min(10.0, self.seconds))
        ended = self.discord.clock.now()
        self.say(
            f"{who}: seconds to stop, to be ready again, of them processor time",
            f"{stopped:.1f}, {started:.1f}, {used:.1f}",
        )
        before, after = self.load.of(began, ready), self.load.of(ready, ended)
        self.unanswered += after.unanswered
        self.say(f"{who}: acknowledged after (p50, p99), once it was ready", str(after))
        self.say(f"{who}: not acknowledged before that, and after", f"{before.unanswered}, {after.unanswered}")
        self.say(f"{who}: turned away before that, and after", f"{before.turned_away}, {after.turned_away}")
        self.say(f"{who}: seconds until no board was behind", f"{await self.caught_up([bot]):.1f}")
        self.say(f"{who}: moves acknowledged so far, and lost", f"{self.moves}, {self.lost}")


async def one_process(bench: Bench) -> None:
    bot = Bot(bench.discord, bench.folder)
    try:
        took = await bot.start()
        bench.say("one process: seconds to ready, of them processor time", f"{took:.1f}, {bot.processor_seconds():.1f}")
        bench.say("one process: memory when it is ready", f"{bot.megabytes():.0f} MB")
        bench.say("one process: seconds until every table had its board", f"{await bench.caught_up([bot]):.1f}")
        bench.say("one process: calls that Discord answered with 429", str(bench.discord.limits.refused))
        await bench.under_load("one process", [bot])
        await bench.restart("SIGTERM", bot, signal.SIGTERM)
        await bench.restart("kill -9", bot, signal.SIGKILL)
    finally:
        await bot.end()


@contextlib.asynccontextmanager
async def playing(arguments: argparse.Namespace) -> AsyncIterator[Bench]:
    """A Discord with its limits and its guilds, and their files."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as root:
        folder = Path(root) / "data"
        await write_files(folder, arguments.guilds, arguments.tables)
        async with discord_server(shards=SHARDS) as discord:
            discord.gateway.identify_seconds = 5.0
            discord.limits.enforce(5, 5.0)
            discord.limits.enforce_for_all(GLOBAL_CALLS, 1.0)
            tables = invite(discord, arguments.guilds, arguments.tables)
            load = Load(discord, tables, arguments.rate)
            yield Bench(discord, folder, tables, load, arguments.seconds)


class Totals(NamedTuple):
    """How many moves were acknowledged and of these lost, and how many sessions were begun and wasted."""

    moves: int
    lost: int
    sessions: int
    wasted: int


async def run(arguments: argparse.Namespace) -> Totals:
    """Measure everything and print it."""
    print(f"| {arguments.guilds:,} guilds, {arguments.tables:,} matches, {arguments.rate} presses a second | figure |")
    print("|---|---:|")
    async with playing(arguments) as bench:
        bench.say("load of the machine before (one minute; cores)", f"{os.getloadavg()[0]:.1f}; {os.cpu_count()}")
        await one_process(bench)
        gateway = bench.discord.gateway
        totals = Totals(bench.moves, bench.lost, gateway.identified, gateway.wasted)
        bench.say("sessions begun, and wasted", f"{totals.sessions}, {totals.wasted}")
        bench.say("calls that Discord answered with 429", str(bench.discord.limits.refused))
        bench.say("presses that were not acknowledged while nothing restarted", str(bench.unanswered))
        bench.say("moves acknowledged, and lost", f"{totals.moves}, {totals.lost}")
        bench.say("load of the machine after (one minute)", f"{os.getloadavg()[0]:.1f}")
        return totals


def read_arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--guilds", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    arguments = parser.parse_args(given)
    arguments.tables = min(arguments.tables, arguments.guilds)
    return arguments


if __name__ == "__main__":
    asyncio.run(run(read_arguments()))
