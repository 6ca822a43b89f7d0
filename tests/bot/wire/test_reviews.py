"""Reviews over the wire: a bot that is killed in the middle of one begins it again when somebody asks."""

from pathlib import Path

from tests.bot.wire.two_players import TwoPlayers, shown
from tests.dice import Dice
from tests.discord_server.messages import Message
from tests.discord_server.player import Player
from tests.discord_server.process import bot_process, start_bot
from tests.discord_server.server import Discord


def now(player: Player, message: Message) -> Message:
    """A message as the player sees it now."""
    return next(each for each in player.sees() if each.id == message.id)


async def test_a_review_that_a_kill_has_ended_is_begun_again_and_follows_to_its_end(
    discord: Discord, tmp_path: Path
) -> None:
    table, dice = TwoPlayers(discord), Dice(3)
    first = await start_bot(discord, tmp_path / "data")
    await table.start(options="target=single")
    for _ in range(9):
        await table.move(dice)
    asked = shown(await table.alice.slash("resign"))
    await table.alice.press(asked, "Yes, resign the match")
    await discord.until(lambda: "Review" in table.board().labels)
    progress = shown(await table.alice.press(table.board(), "Review"))
    assert "choices to look at" in progress.said
    await first.kill()
    async with bot_process(discord, tmp_path / "data") as second:
        await table.alice.press(progress, "Refresh")
        await discord.until(lambda: "judged" in now(table.alice, progress).said)
        overview = now(table.alice, progress)
        assert overview.seen_by == table.alice.user.id
        assert overview.attachments
        await table.alice.press(overview, "Moment 1")
        assert "You played" in now(table.alice, overview).said
    assert "ERROR" not in second.log
    assert [call for call in discord.calls if call.status >= 400] == []
