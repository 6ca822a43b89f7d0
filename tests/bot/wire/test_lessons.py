"""A lesson over the wire: the bot is killed in the middle of it, and forged buttons get nobody on."""

from pathlib import Path

from bot.screens.custom_ids import CustomId
from tests.bot.wire.forger import Forger, forged_custom_ids
from tests.bot.wire.two_players import GAME, TwoPlayers, shown
from tests.discord_server.messages import Message
from tests.discord_server.player import Player
from tests.discord_server.process import bot_process, start_bot
from tests.discord_server.server import Discord


async def on(player: Player, step: Message, *labels: str) -> Message:
    """Press buttons of a lesson one after the other; the message as it is then."""
    for label in labels:
        await player.press(step, label)
        step = next(each for each in player.sees() if each.id == step.id)
    return step


async def test_a_lesson_goes_on_after_the_bot_was_killed(discord: Discord, tmp_path: Path) -> None:
    table = TwoPlayers(discord)
    first = await start_bot(discord, tmp_path / "data")
    step = shown(await table.alice.slash("learn", game=GAME))
    assert step.seen_by == table.alice.user.id
    step = await on(table.alice, step, "Heavy Bombers 6", "Deploy to Air", "Support 1", "Improvise to Sea", "Withdraw")
    assert "Are you sure?" in step.said
    await first.kill()
    async with bot_process(discord, tmp_path / "data") as second:
        step = await on(table.alice, step, "Yes")
        assert "Step 4 of 6" in step.said
        again = shown(await table.alice.slash("learn", game=GAME))
        assert "Step 4 of 6" in again.said
        step = await on(table.alice, again, "Maneuver 3 (Land)", "Deploy to Land")
        assert "Step 5 of 6" in step.said
        await second.kill()
    async with bot_process(discord, tmp_path / "data") as third:
        assert "Air, Land & Sea: step 5 of 6" in shown(await table.alice.slash("learn")).labels
        step = await on(table.alice, step, "Deploy to Land", "Trainer's Escalation 2 in Sea")
        assert "You have done the lesson." in step.said
        assert "Alice wins" in step.attachments[0]["description"] or "Alice won" in step.said
    assert table.public() == []
    assert "ERROR" not in third.log
    assert [call for call in discord.calls if call.status >= 400] == []


async def test_forged_buttons_get_nobody_on_in_a_lesson(discord: Discord, tmp_path: Path) -> None:
    table = TwoPlayers(discord)
    async with bot_process(discord, tmp_path / "data") as bot:
        step = shown(await table.alice.slash("learn", game=GAME))
        forger = Forger(table.bob, step)
        forged = [CustomId("confirm_lesson", key=GAME, version=at, node=node) for at in (1, 4, 5, 6) for node in (1, 5)]
        made_up = [
            text
            for letters, fields in (("vp", ("key", "version", "node")), ("vt", ("key", "version", "node", "page")))
            for text in forged_custom_ids(letters, fields, 1)
        ]
        for custom_id in (*map(str, forged), *made_up, f"vp:{GAME}:0:zz", "vg:chess", "vk:lesson:1"):
            sent = forger.press(custom_id)
            await discord.until(sent.shown.is_set)
        assert "Step 1 of 6" in shown(await table.bob.slash("learn", game=GAME)).said
        assert "Air, Land & Sea: 6 steps" in shown(await table.bob.slash("learn")).labels
    assert table.public() == []
    assert "ERROR" not in bot.log
