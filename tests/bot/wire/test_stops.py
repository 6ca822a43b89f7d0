"""A bot that is told to stop while people play."""

import asyncio
from pathlib import Path

import pytest

from tests.bot.wire.two_players import TwoPlayers, version_of
from tests.dice import Dice
from tests.discord_server.process import bot_process, start_bot
from tests.discord_server.server import Discord


async def newest(table: TwoPlayers, match_id: int) -> int:
    return max([version_of(panel) or 0 for _, panel in await table.panels(match_id)])


# aiohttp's own, where a client hangs up in the middle of what it sends.
@pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")
async def test_stopping_in_the_middle_of_a_match_loses_nothing_that_was_answered(
    discord: Discord, tmp_path: Path
) -> None:
    table, answered, dice = TwoPlayers(discord), [0], Dice(7)
    stopped = await start_bot(discord, tmp_path / "data")
    match_id = await table.start()
    first = await newest(table, match_id)

    async def play() -> None:
        while await table.move(dice, match_id):
            answered[0] += 1

    playing = asyncio.create_task(play())
    await discord.until(lambda: answered[0] >= 5)
    assert await stopped.stop() == 0, stopped.log
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    async with bot_process(discord, tmp_path / "data"):
        assert await newest(table, match_id) - first >= answered[0]
        assert await table.move(dice, match_id)
