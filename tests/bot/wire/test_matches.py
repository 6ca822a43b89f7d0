"""Whole matches played by commands and clicks with a bot that is a process of its own."""

from pathlib import Path

from tests.bot.wire.two_players import TwoPlayers, can_act
from tests.dice import Dice
from tests.discord_server.process import bot_process, start_bot
from tests.discord_server.server import Discord


async def test_a_match_is_played_over_the_wire(discord: Discord, tmp_path: Path) -> None:
    table, dice, moves = TwoPlayers(discord), Dice(1), 0
    async with bot_process(discord, tmp_path / "data") as bot:
        await table.start()
        while await table.move(dice):
            moves += 1
        await discord.until(lambda: table.board().labels[:1] == ["Rematch"])
    last = table.board()
    assert moves > 20
    assert "won the match" in last.said
    assert all(each["filename"].startswith("board-") for each in last.attachments)
    assert discord.messages.files[last.attachments[0]["id"]].startswith(b"\x89PNG")
    assert [call for call in discord.calls if call.status >= 400] == []
    assert "ERROR" not in bot.log


async def test_a_match_is_typed_with_suggestions(discord: Discord, tmp_path: Path) -> None:
    table, dice = TwoPlayers(discord), Dice(2)
    async with bot_process(discord, tmp_path / "data"):
        await table.start(options="target=single")
        while table.board().labels[:1] != ["Rematch"]:
            for player in table.both:
                offered = [
                    each
                    for each in await player.complete("play", "action", "")
                    if not each["name"].startswith("Withdraw")
                ]
                if offered:
                    await player.slash("play", action=offered[dice.below(len(offered))]["value"])
                    break
            else:
                await discord.until(lambda: table.board().labels[:1] == ["Rematch"])
    assert "won the match" in table.board().said


async def test_a_match_survives_a_power_cut_in_the_middle(discord: Discord, tmp_path: Path) -> None:
    table, dice = TwoPlayers(discord), Dice(3)
    first = await start_bot(discord, tmp_path / "data")
    await table.start(options="target=single")
    for _ in range(5):
        await table.move(dice)
    before = [panel.said for _, panel in await table.panels()]
    await first.kill()
    async with bot_process(discord, tmp_path / "data") as second:
        after = [panel.said for _, panel in await table.panels()]
        assert after == before
        while await table.move(dice):
            assert any(can_act(panel) for _, panel in await table.panels()) or "won" in table.board().said
        await discord.until(lambda: "won the match" in table.board().said)
    assert "ERROR" not in second.log
    assert len([call for call in discord.calls if call.path.endswith("/commands")]) == 1
