"""One member who sends more than anybody could: they are answered, then turned away, and the others play on."""

from pathlib import Path

from bot.refusals import refusal
from tests.bot.wire.board_rows import rows
from tests.bot.wire.forger import Forger, floods
from tests.bot.wire.two_players import TwoPlayers, can_act
from tests.dice import Dice
from tests.discord_server.process import bot_process
from tests.discord_server.server import Discord

MANY = 200


async def test_whoever_floods_the_bot_is_turned_away_in_a_sentence_while_others_play(
    discord: Discord, tmp_path: Path
) -> None:
    folder, table = tmp_path / "data", TwoPlayers(discord)
    async with bot_process(discord, folder, before="") as bot:
        flooded = await table.start("stratego")
        forger = Forger(table.alice, await table.hand(table.alice, flooded))
        table.seat_others()
        played = await table.start()
        player, panel = next((each, panel) for each, panel in await table.panels(played) if can_act(panel))
        discord.clock.freeze()
        for send in floods(forger, flooded, version=1).values():
            sent = [send() for _ in range(MANY)]
            panel = await table.hand(player, played)
            await discord.until(lambda sent=sent: all(each.shown.is_set() for each in sent))
            turned_away = [each for each in sent if each.message and each.message.said.startswith(TURNED_AWAY)]
            emptied = [each for each in sent if each.message is None and not each.choices]
            assert len(turned_away) + len(emptied) > MANY / 3
            assert can_act(panel)
        before = rows(folder, table.guild)
        await table.act(player, panel, Dice(1))
        after = rows(folder, table.guild)
    assert [each.version for each in before] == [1, 1]
    assert [each.version for each in after] == [1, 2]
    assert "ERROR" not in bot.log


TURNED_AWAY = refusal("too_busy", seconds=1)[:30]
