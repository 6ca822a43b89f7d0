"""Taking back what one has just done, with a bot that is killed before, while or after that happens."""

import asyncio
from pathlib import Path

import pytest

from bot.tools.verify import read_record, verify
from tests.bot.wire.guild_file import kinds
from tests.bot.wire.two_players import TwoPlayers, shown
from tests.discord_server.messages import Message
from tests.discord_server.player import Player
from tests.discord_server.process import bot_process, start_bot
from tests.discord_server.server import Discord

TAKE_BACK = "Take back"


def position(table: TwoPlayers) -> list[str]:
    """What the board says of the position: no mention, and no code at the end."""
    return [line for line in table.board().said.splitlines()[:-1] if not line.startswith("<@")]


async def made_ready(table: TwoPlayers, player: Player) -> Message:
    """Let somebody say that their arrangement is final; their panel then."""
    asked = shown(await player.press(await table.hand(player), "Ready"))
    return shown(await player.press(asked, "Yes: Ready")) if "Yes: Ready" in asked.labels else asked


@pytest.mark.parametrize(
    "delay", [pytest.param(0.0, marks=pytest.mark.slow), 0.005, pytest.param(0.05, marks=pytest.mark.slow)]
)
async def test_a_kill_leaves_what_was_done_or_what_was_before(discord: Discord, tmp_path: Path, delay: float) -> None:
    data, table = tmp_path / "data", TwoPlayers(discord)
    first = await start_bot(discord, data)
    await table.start("stratego")
    before = position(table)
    await made_ready(table, table.alice)
    await discord.until(lambda: position(table) != before)
    mirrored = shown(await table.bob.press(await table.hand(table.bob), "Mirror"))
    pressing = asyncio.ensure_future(table.bob.press(mirrored, TAKE_BACK))
    await asyncio.sleep(delay)
    await first.kill()
    pressing.cancel()  # nobody answers it any more
    expected = ["opened", "started", "acted", "acted"]
    assert kinds(data, table.guild) in (expected, [*expected, "taken_back"])
    async with bot_process(discord, data) as second:
        panel = await table.hand(table.bob)
        if kinds(data, table.guild) == expected:
            panel = shown(await table.bob.press(panel, TAKE_BACK))
        assert TAKE_BACK not in panel.labels
        ready = position(table)
        await table.alice.press(await table.hand(table.alice), "Not ready")
        await discord.until(lambda: position(table) != ready)
        await table.alice.press(shown(await table.alice.slash("resign")), "Yes, resign the match")
        await discord.until(lambda: "Proof" in table.board().labels)
        assert " · 4:" in table.board().said, "boards: the deal, ready, not ready, and the end; nothing of Bob's"
        proof = shown(await table.bob.press(table.board(), "Proof"))
        record = read_record(discord.messages.files[proof.attachments[0]["id"]])
    assert kinds(data, table.guild) == [*expected, "taken_back", "acted", "resigned"]
    verdict = verify(record)
    assert verdict.holds, verdict.findings
    assert "One of them was taken back" in verdict.findings[-1]
    assert "ERROR" not in second.log
