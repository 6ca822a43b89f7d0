"""Away from guilds over real HTTP: matches in direct messages and in guilds without the bot, amid kills."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.refusals import refusal
from bot.screens.custom_ids import CustomId
from tests.bot.wire.forger import Forger
from tests.bot.wire.two_players import TwoPlayers, can_act, match_of, shown
from tests.dice import Dice
from tests.discord_server.guilds import DIRECT, TEXT
from tests.discord_server.messages import Message
from tests.discord_server.player import CannotDo, Player
from tests.discord_server.process import HASTY, bot_process, start_bot
from tests.discord_server.server import Discord


def at_home(discord: Discord, kind: int) -> Player:
    """Somebody in a place without the bot, who has installed it for themselves."""
    guild, channel, user = discord.add_home("Dora", kind)
    return Player(discord, guild, channel, user)


def logged(folder: Path, person: Player) -> list[str]:
    """The kinds of all changes of the person's matches, as their own file has them."""
    path = folder / "guilds" / f"-{person.user.id}.sqlite3"
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        return [kind for (kind,) in file.execute("SELECT kind FROM log ORDER BY match_id, number")]


async def play(table: TwoPlayers, person: Player, panel: Message, dice: Dice, turns: int) -> Message:
    """Take so many turns, waiting for the computer's between them; the panel after the last, or at the match's end."""
    for _ in range(turns):
        await table.discord.until(lambda: can_act(panel) or "Rematch" in panel.labels)  # noqa: B023 - within the round
        if "Rematch" in panel.labels:
            break
        panel = await table.act(person, panel, dice)
    return panel


@pytest.mark.parametrize("kind", [DIRECT, TEXT], ids=["direct", "guild"])
async def test_a_practice_match_goes_on_after_a_kill_and_ends_by_answers_alone(
    discord: Discord, tmp_path: Path, kind: int
) -> None:
    table, folder, dice = TwoPlayers(discord), tmp_path / "data", Dice(5)
    dora = at_home(discord, kind)
    first = await start_bot(discord, folder, before=HASTY)
    draft = shown(await dora.slash("practice"))
    assert "Only watch" not in draft.labels
    panel = shown(await dora.press(draft, "Air, Land & Sea"))
    await play(table, dora, panel, dice, 2)
    before = logged(folder, dora)
    await first.kill()
    async with bot_process(discord, folder, before=HASTY) as second:
        again = shown(await dora.slash("practice"))
        assert "You have a match under way." in again.said
        panel = shown(await dora.press(again, "Go on: Air, Land & Sea, match 1"))
        assert logged(folder, dora)[: len(before)] == before
        panel = await play(table, dora, panel, dice, 200)
        assert [each for each in panel.labels if not each.startswith("Next level")][:2] == ["Rematch", "Replay"]
        replay = shown(await dora.slash("replay"))
        assert {"GIF", "Text", "Record", "Review"} <= set(replay.labels)
        assert match_of(shown(await dora.press(panel, "Rematch"))) == 2
    assert table.public() == []
    assert {each.seen_by for each in discord.messages.by_id.values()} == {dora.user.id}
    assert discord.calls_to("/channels") == []
    assert dora.user.id not in second.log
    assert "ERROR" not in second.log
    assert [call for call in discord.calls if call.status >= 400] == []


async def test_what_needs_a_server_is_refused_without_one(discord: Discord, tmp_path: Path) -> None:
    table = TwoPlayers(discord)
    dora = at_home(discord, DIRECT)
    async with bot_process(discord, tmp_path / "data", before=HASTY) as bot:
        with pytest.raises(CannotDo):
            dora.send("challenge", opponent=table.alice)
        draft = shown(await dora.slash("practice"))
        forger = Forger(dora, draft)
        for custom_id in (CustomId("draft_lobby"), CustomId("post_daily_board"), CustomId("board", 1)):
            forged = forger.press(str(custom_id))
            await discord.until(forged.shown.is_set)
            assert refusal("not_away") in shown(forged).said
    assert discord.calls_to("/channels") == []
    assert "ERROR" not in bot.log


async def test_a_press_belongs_where_its_message_was_made(discord: Discord, tmp_path: Path) -> None:
    table = TwoPlayers(discord)
    async with bot_process(discord, tmp_path / "data", before=HASTY) as bot:
        await table.start()
        board, panel = table.board(), await table.hand(table.alice)
        del table.guild.members[discord.bot.id]
        own = shown(await table.alice.press(shown(await table.alice.slash("practice")), "Stratego"))
        for message, label in ((board, "My hand"), (panel, "Rules")):
            refused = shown(await table.alice.press(message, label))
            assert refusal("not_away") in refused.said
        table.guild.members[discord.bot.id] = discord.bot
        assert "Stratego" in shown(await table.alice.press(own, "Rules")).said
        assert "Air, Land & Sea" in shown(await table.alice.press(await table.hand(table.alice), "Rules")).said
    assert "ERROR" not in bot.log
