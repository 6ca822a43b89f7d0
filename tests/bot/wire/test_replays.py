"""Replays over the wire, with a bot that is killed between two steps, and a GIF that a real process makes."""

from pathlib import Path

from tests.bot.wire.two_players import TwoPlayers, shown
from tests.dice import Dice
from tests.discord_server.messages import Message
from tests.discord_server.player import Player
from tests.discord_server.process import bot_process, start_bot
from tests.discord_server.server import Discord


async def on(player: Player, step: Message, label: str) -> Message:
    """Press a button of a replay; the message as it is then."""
    await player.press(step, label)
    return now(player, step)


def now(player: Player, message: Message) -> Message:
    """A message as the player sees it now."""
    return next(each for each in player.sees() if each.id == message.id)


async def test_a_replay_goes_on_after_the_bot_was_killed(discord: Discord, tmp_path: Path) -> None:
    table, dice = TwoPlayers(discord), Dice(3)
    carol = table.player("Carol")
    first = await start_bot(discord, tmp_path / "data")
    await table.start(options="target=single")
    for _ in range(3):
        await table.move(dice)
    playing = shown(await carol.slash("replay", match="1"))
    assert "Step 1 of 4" in playing.said
    assert "Everything open" not in playing.labels
    asked = shown(await table.alice.slash("resign"))
    await table.alice.press(asked, "Yes, resign the match")
    await discord.until(lambda: "Replay" in table.board().labels)
    step = shown(await carol.press(table.board(), "Replay"))
    assert step.seen_by == carol.user.id
    step = await on(carol, step, "▶")
    assert "Step 2 of 5" in step.said
    await first.kill()
    async with bot_process(discord, tmp_path / "data") as second:
        step = await on(carol, step, "▶")
        assert "Step 3 of 5" in step.said
        assert all(each["filename"].startswith("hand-") for each in step.attachments)
        step = await on(carol, step, "⏭")
        assert "Bob won the match" in step.said
        step = await on(carol, step, "Everything open")
        step = await on(carol, step, "⏮")
        assert "Alice's hand" in step.said
        assert "Bob's hand" in step.said
        await carol.press(step, "GIF")
        await discord.until(lambda: any(each["filename"] == "match-1.gif" for each in now(carol, step).attachments))
        gif = now(carol, step)
        assert discord.messages.files[gif.attachments[0]["id"]].startswith(b"GIF89a")
        await carol.press(gif, "Share here")
        (shared,) = [each for each in table.public() if "shared by a spectator" in each.said]
        assert [each["filename"] for each in shared.attachments] == ["match-1.gif"]
    assert "ERROR" not in second.log
    assert [call for call in discord.calls if call.status >= 400] == []
