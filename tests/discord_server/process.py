"""The bot as a process of its own over a folder of its own, told where Discord is."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

from bot.discord import answers
from bot.settings import Settings
from tests.discord_server.server import PATIENCE, TOKEN, Discord
from tests.process_template import TEMPLATE, ForkedProcess

RUN = """\
import sys
from bot.operations import identify, starts
assert starts._WITHOUT_DELAY > 0
starts._WITHOUT_DELAY = 1_000
identify.TIMES = identify.TurnTimes(between={seconds}, hold=5 * {seconds}, expire=10 * {seconds}, look={seconds} / 5)
from bot.__main__ import main
sys.exit(main({arguments}))
"""
"""Runs a bot that never waits to be started, with turns to IDENTIFY as far apart as the stand-in wants them."""

UNTIRING = f"""\
from bot.discord import admission, answers
admission.SAVED = float("inf")
answers._CALL_LIMIT = {PATIENCE}
"""
"""Lets a bot be used by people who click faster than anybody could, on a machine that is busy with others."""

HASTY = f"""\
{UNTIRING}
from bot.play import computer_turns
TurnPace = computer_turns.TurnPace
computer_turns.TurnPace = lambda: TurnPace(shortest=0.05, longest=0.1, margin=0.0, answer=0.1, climax=0.1, again=0.2)
"""
"""Lets computer players act as soon as they have thought."""

IMPATIENT = f"""\
{UNTIRING}
from bot.discord import messages
assert messages._CALL_LIMIT > 5
messages._CALL_LIMIT = 5.0
answers._CALL_LIMIT = {answers._CALL_LIMIT}
"""
"""Makes a bot wait five seconds for an answer to a call about a board, so that tests with calls that hang take less."""

REPOSTS_AT_ONCE = """\
from bot.outbox import service as outbox
assert outbox.REPOST_SECONDS > 1
outbox.REPOST_SECONDS = 0.0
"""
"""Lets a board be posted again as often as it is asked for."""


class BotProcess:
    """One run of the command `warroom`. What it printed is in `log`."""

    def __init__(self, process: ForkedProcess) -> None:
        self._process = process

    @property
    def log(self) -> str:
        return self._process.out.read_text(encoding="utf-8")

    async def kill(self) -> None:
        """As a power cut does it: nothing in the process gets to run."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()

    async def stop(self) -> int:
        """As a host does it; the exit code."""
        self.send(signal.SIGTERM)
        return await self.ended()

    def send(self, number: signal.Signals) -> None:
        if self._process.returncode is None:
            self._process.send_signal(number)

    async def ended(self) -> int:
        """Wait until it has ended by itself; its exit code."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._process.wait()
        finally:
            await self.kill()


async def launch(
    discord: Discord, folder: Path, *arguments: str, before: str = UNTIRING, **environment: str
) -> BotProcess:
    """Start `warroom` with these arguments, and don't wait for anything; `before` is source text to run first."""
    clean = {key: value for key, value in os.environ.items() if key.lower() not in Settings.model_fields}
    given = {"DISCORD_TOKEN": TOKEN, "DISCORD_API_URL": discord.api_url, "DATA_DIR": str(folder)}
    log = folder.parent / f"{folder.name}-{time.monotonic_ns()}.log"
    source = before + RUN.format(arguments=list(arguments), seconds=discord.gateway.identify_seconds)
    return BotProcess(await TEMPLATE.start(source, {**clean, **given, **environment}, folder.parent, log, log))


async def start_bot(discord: Discord, folder: Path, *, before: str = UNTIRING, **environment: str) -> BotProcess:
    """Start a bot and wait until it is in."""
    sessions = discord.gateway.identified
    started = await launch(discord, folder, before=before, **environment)
    try:
        await discord.until(lambda: discord.gateway.identified > sessions)
    except TimeoutError:
        await started.kill()
        raise AssertionError(f"the bot didn't come in: {started.log}") from None
    return started


@contextlib.asynccontextmanager
async def bot_process(
    discord: Discord, folder: Path, *, before: str = UNTIRING, **environment: str
) -> AsyncIterator[BotProcess]:
    """A bot that runs as long as the context, and must end cleanly unless it was killed before."""
    started = await start_bot(discord, folder, before=before, **environment)
    try:
        yield started
        code = await started.stop()
        assert code in (0, -9), started.log
    finally:
        await started.kill()
