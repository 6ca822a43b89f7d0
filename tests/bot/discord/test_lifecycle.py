"""Starting and stopping, as a process and over a real connection."""

import asyncio
import json
import os
import signal
import time
from pathlib import Path
from unittest.mock import MagicMock

import aiohttp
import discord
import pytest

from bot.discord.lifecycle import CannotStart, explain
from bot.operations.processes import TEMPORARY
from bot.settings import Settings
from tests.bot.discord.login_server import LoginServer, login_server
from tests.free_port import free_port
from tests.process_template import TEMPLATE, ForkedProcess

START = """
import discord, sys
discord.http.Route.BASE = "http://{address}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = discord.gateway.yarl.URL("ws://{address}/gateway")
from bot.__main__ import main
sys.exit(main(["run"]))
"""


async def started(folder: Path, address: str, **more: str) -> ForkedProcess:
    environment = {key: value for key, value in os.environ.items() if key.lower() not in Settings.model_fields}
    environment |= {"DISCORD_TOKEN": "secret-token", "DATA_DIR": str(folder), **more}
    out, err = (folder.parent / f"{folder.name}-{time.monotonic_ns()}.{kind}" for kind in ("out", "err"))
    return await TEMPLATE.start(START.format(address=address), environment, Path.cwd(), out, err)


async def ended(process: ForkedProcess) -> tuple[int | None, str, str]:
    try:
        await asyncio.wait_for(process.wait(), 30)
    finally:
        process.kill()
        await process.wait()
    return process.returncode, process.out.read_text(), process.err.read_text()


async def connected(discord: LoginServer) -> None:
    await asyncio.wait_for(discord.identified.wait(), 30)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_bot_that_is_told_to_stop_ends_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    async with login_server() as discord:
        process = await started(tmp_path, discord.address)
        await connected(discord)
        process.send_signal(number)
        process.send_signal(number)
        code, out, err = await ended(process)
    assert code == 0, err
    assert "Traceback" not in out + err
    assert "secret-token" not in out + err
    assert "PUT /applications/12/commands" in discord.asked


async def times_told(folder: Path) -> int:
    """Start the bot and stop it once it is in; how often it told Discord the commands."""
    async with login_server() as discord:
        process = await started(folder, discord.address)
        await connected(discord)
        process.terminate()
        code, _, err = await ended(process)
    assert code == 0, err
    return discord.asked.count("PUT /applications/12/commands")


async def test_the_second_start_does_not_tell_the_commands_again(tmp_path: Path) -> None:
    for times in (1, 0):
        assert await times_told(tmp_path) == times


async def test_a_damaged_note_of_the_commands_has_them_told_again(tmp_path: Path) -> None:
    (tmp_path / "commands.sha256").write_bytes(b"\xff" * 64)
    assert await times_told(tmp_path) == 1


async def test_a_token_that_discord_does_not_know_is_named_in_a_sentence(tmp_path: Path) -> None:
    async with login_server(status=401) as discord:
        code, out, err = await ended(await started(tmp_path, discord.address))
    assert code == 1
    assert "DISCORD_TOKEN" in err
    assert "Traceback" not in out + err
    assert "secret-token" not in out + err


async def test_a_discord_that_cannot_be_reached_is_named_in_a_sentence(tmp_path: Path) -> None:
    code, out, err = await ended(await started(tmp_path, "127.0.0.1:9"))
    assert code == TEMPORARY
    assert "can't be reached" in err
    assert "Traceback" not in out + err


@pytest.mark.parametrize(
    ("status", "code", "said"),
    [(429, TEMPORARY, "no more calls"), (403, 1, "in Discord's place"), (404, 1, "in Discord's place")],
)
def test_what_answers_a_login_with_a_refusal_is_named_in_a_sentence(status: int, code: int, said: str) -> None:
    answer = MagicMock(status=status, reason="no")
    problem = explain(discord.HTTPException(answer, "<html>no</html>"))
    assert isinstance(problem, CannotStart)
    assert said in str(problem)
    assert problem.may_pass == (code == TEMPORARY)


async def test_a_page_that_answers_in_place_of_discord_is_named_in_a_sentence(tmp_path: Path) -> None:
    async with login_server(page="<html>Please log in to this network.</html>") as discord:
        code, out, err = await ended(await started(tmp_path, discord.address))
    assert code == 1
    assert "in Discord's place" in err
    assert "Traceback" not in out + err


async def test_a_bot_that_is_told_to_stop_while_it_starts_ends_cleanly(tmp_path: Path) -> None:
    async with login_server(status=0) as discord:
        process = await started(tmp_path, discord.address)
        await asyncio.wait_for(discord.reached.wait(), 30)
        process.terminate()
        code, out, err = await ended(process)
    assert code == 0, err
    assert "Traceback" not in out + err


@pytest.fixture
def port() -> int:
    return free_port()


async def readiness(port: int) -> tuple[int, dict[str, bool]]:
    try:
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/readyz") as answer:
            return answer.status, await answer.json()
    except aiohttp.ClientConnectionError:
        return 0, {}


async def until_ready(port: int, status: int = 200, **checks: bool) -> None:
    async with asyncio.timeout(30):
        found, told = await readiness(port)
        while found != status or not checks.items() <= told.items():
            await asyncio.sleep(0.05)
            found, told = await readiness(port)


async def test_a_running_bot_tells_its_health_and_stops_within_five_seconds(tmp_path: Path, port: int) -> None:
    async with login_server() as discord:
        process = await started(tmp_path, discord.address, PORT=str(port))
        await connected(discord)
        await until_ready(port)
        told = time.monotonic()
        process.terminate()
        code, out, err = await ended(process)
        took = time.monotonic() - told
    assert code == 0, err
    assert took < 5
    assert "stopping" in [json.loads(line)["message"] for line in out.splitlines()]


async def test_a_second_process_waits_for_the_first_and_goes_on_when_that_is_gone(tmp_path: Path, port: int) -> None:
    async with login_server() as discord:
        first = await started(tmp_path, discord.address)
        await connected(discord)
        discord.identified.clear()
        second = await started(tmp_path, discord.address, PORT=str(port))
        await until_ready(port, 503, started=False)
        assert not discord.identified.is_set()
        first.kill()
        await first.wait()
        await connected(discord)
        second.terminate()
        code, out, err = await ended(second)
    assert code == 0, err
    assert "another process has the folder" in out


async def test_a_second_process_that_waits_in_vain_says_so_and_exits_with_75(tmp_path: Path) -> None:
    async with login_server() as discord:
        first = await started(tmp_path, discord.address)
        await connected(discord)
        code, _, err = await ended(await started(tmp_path, discord.address, HANDOVER_SECONDS="0.3"))
        first.terminate()
        await ended(first)
    assert code == 75
    assert "Another process of the bot" in err
    assert "Traceback" not in err


async def test_a_bot_that_may_not_connect_again_today_does_not(tmp_path: Path) -> None:
    async with login_server(remaining=0) as discord:
        process = await started(tmp_path, discord.address)
        async with asyncio.timeout(30):
            while "allows no more sessions" not in process.out.read_text():
                assert process.returncode is None
                await asyncio.sleep(0.01)
        process.terminate()
        code, _, err = await ended(process)
    assert code == 0, err
    assert not discord.identified.is_set()
