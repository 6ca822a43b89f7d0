"""Starting and stopping, as a process and over a real connection."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

import bot
from bot.settings import Settings
from tests.bot.ui.loopback import Loopback, loopback

ROOT = Path(next(iter(bot.__path__))).parent
START = """
import discord, sys
discord.http.Route.BASE = "http://{address}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = discord.gateway.yarl.URL("ws://{address}/gateway")
from bot.__main__ import main
sys.exit(main(["run"]))
"""


async def started(folder: Path, address: str) -> asyncio.subprocess.Process:
    environment = {key: value for key, value in os.environ.items() if key.lower() not in Settings.model_fields}
    environment |= {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "secret-token", "DATA_DIR": str(folder)}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        START.format(address=address),
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def ended(process: asyncio.subprocess.Process) -> tuple[int | None, str, str]:
    try:
        out, err = await asyncio.wait_for(process.communicate(), 30)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()
    return process.returncode, out.decode(), err.decode()


async def connected(discord: Loopback) -> None:
    await asyncio.wait_for(discord.identified.wait(), 30)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_bot_that_is_told_to_stop_ends_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    async with loopback() as discord:
        process = await started(tmp_path, discord.address)
        await connected(discord)
        process.send_signal(number)
        process.send_signal(number)
        code, out, err = await ended(process)
    assert code == 0, err
    assert "Traceback" not in out + err
    assert "secret-token" not in out + err
    assert "PUT /applications/12/commands" in discord.asked


async def test_the_second_start_does_not_tell_the_commands_again(tmp_path: Path) -> None:
    for times in (1, 0):
        async with loopback() as discord:
            process = await started(tmp_path, discord.address)
            await connected(discord)
            process.terminate()
            code, _, err = await ended(process)
        assert code == 0, err
        assert discord.asked.count("PUT /applications/12/commands") == times


async def test_a_token_that_discord_does_not_know_is_named_in_a_sentence(tmp_path: Path) -> None:
    async with loopback(status=401) as discord:
        code, out, err = await ended(await started(tmp_path, discord.address))
    assert code == 1
    assert "DISCORD_TOKEN" in err
    assert "Traceback" not in out + err
    assert "secret-token" not in out + err


async def test_a_discord_that_cannot_be_reached_is_named_in_a_sentence(tmp_path: Path) -> None:
    code, out, err = await ended(await started(tmp_path, "127.0.0.1:9"))
    assert code == 1
    assert "can't be reached" in err
    assert "Traceback" not in out + err


async def test_a_bot_that_is_told_to_stop_while_it_starts_ends_cleanly(tmp_path: Path) -> None:
    async with loopback(status=0) as discord:
        process = await started(tmp_path, discord.address)
        await asyncio.wait_for(discord.reached.wait(), 30)
        process.terminate()
        code, out, err = await ended(process)
    assert code == 0, err
    assert "Traceback" not in out + err
