"""Two bots of one token on one volume: the second stops with a sentence, and never goes to Discord."""

import asyncio
from pathlib import Path

from bot.operations.processes import TEMPORARY
from tests.bot.discord.login_server import login_server
from tests.bot.discord.test_lifecycle import connected, ended, started


async def test_a_second_bot_on_a_volume_stops_with_a_sentence_and_never_reaches_discord(tmp_path: Path) -> None:
    async with login_server() as discord, login_server() as discord_of_second:
        first = await started(tmp_path, discord.address)
        await connected(discord)
        second = await started(tmp_path, discord_of_second.address, HANDOVER_SECONDS="0.5")
        code, out, err = await ended(second)
        assert code == TEMPORARY
        assert f"Another process of the bot still has the folder {tmp_path}" in err
        assert "Stop that one" in err
        assert "Traceback" not in out + err
        assert not discord_of_second.asked
        assert first.returncode is None, "the first goes on"
        first.terminate()
        code, _, err = await ended(first)
    assert code == 0, err


async def test_a_second_bot_takes_over_from_one_that_is_killed(tmp_path: Path) -> None:
    async with login_server() as discord, login_server() as discord_of_second:
        first = await started(tmp_path, discord.address)
        await connected(discord)
        second = await started(tmp_path, discord_of_second.address)
        async with asyncio.timeout(30):
            while "another process has the folder" not in second.out.read_text():  # noqa: ASYNC110 - a process writes it
                await asyncio.sleep(0.05)
        assert not discord_of_second.asked
        first.kill()
        await connected(discord_of_second)
        second.terminate()
        code, _, err = await ended(second)
        await first.wait()
    assert code == 0, err
