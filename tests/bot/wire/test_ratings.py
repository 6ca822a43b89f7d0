"""Ratings over the wire, with a bot that is killed while a rated match ends."""

import asyncio
from pathlib import Path

import pytest

from tests.bot.wire.guild_file import selected
from tests.bot.wire.two_players import GAME, TwoPlayers, shown
from tests.dice import Dice
from tests.discord_server.process import UNTIRING, bot_process, start_bot
from tests.discord_server.server import Discord

EVERY_RESULT_COUNTS = f"""\
{UNTIRING}
from bot.ratings import rating_changes, rows, service
assert rating_changes.is_too_short and service.MIN_OPPONENTS > 1
rating_changes.is_too_short = rows.is_too_short = lambda _file, _match: False
service.MIN_OPPONENTS = 1
"""
"""Lets a bot rate a match that was given up at once, and list whoever has played one opponent."""


@pytest.mark.parametrize("delay", [0.0, 0.01])
async def test_a_match_that_a_kill_ended_is_rated_once_and_told_so(
    discord: Discord, tmp_path: Path, delay: float
) -> None:
    table, dice = TwoPlayers(discord), Dice(5)
    first = await start_bot(discord, tmp_path / "data", before=EVERY_RESULT_COUNTS)
    card = (
        await table.alice.slash("challenge", opponent=table.bob, game=GAME, options="target=single", clock="daily")
    ).message
    assert card is not None
    assert "daily clock" in "\n".join([card.said, *(each["description"] for each in card.attachments)])
    await table.bob.press(card, "Accept")
    await table.settled()
    await table.move(dice)
    asked = shown(await table.alice.slash("resign"))
    pressing = asyncio.ensure_future(table.alice.press(asked, "Yes, resign the match"))
    await asyncio.sleep(delay)
    await first.kill()
    pressing.cancel()  # nobody answers it any more
    async with bot_process(discord, tmp_path / "data", before=EVERY_RESULT_COUNTS) as second:
        again = shown(await table.alice.slash("resign", match="1"))
        if again.labels:  # the kill came before the match was over
            await table.alice.press(again, "Yes, resign the match")
        await discord.until(lambda: "Rematch" in table.board().labels)
        assert "Bob 1579? (+79)" in table.board().said
        profile = shown(await table.alice.slash("profile"))
        assert "**1421?** · 0 won, 1 lost" in profile.said
        (curves,) = profile.attachments
        assert "Air, Land & Sea: 1421?" in curves["description"]
        listed = shown(await table.bob.slash("matches", ended="all"))
        assert "Bob won against Alice" in listed.said
        board = shown(await table.bob.slash("leaderboard", game="air-land-sea"))
        assert "You have 1579?" in board.said.replace("*", "")
    assert "ERROR" not in second.log
    changes = selected(tmp_path / "data", table.guild, "SELECT match_id, before, mu FROM rating_changes")
    assert [match_id for match_id, _, _ in changes] == [1, 1]
    assert sorted(mu > before for _, before, mu in changes) == [False, True]
