"""Public messages that Discord took from a bot that was killed before it noted them: the next one adopts them."""

from pathlib import Path

import pytest

from tests.bot.wire.board_rows import are_shown, rows
from tests.bot.wire.two_players import TwoPlayers
from tests.discord_server.fault_injector import Fault, Kind
from tests.discord_server.guilds import READ_MESSAGE_HISTORY
from tests.discord_server.messages import NONCE_SECONDS
from tests.discord_server.process import bot_process, start_bot
from tests.discord_server.server import Discord


async def adopt(discord: Discord, folder: Path, table: TwoPlayers) -> None:
    """Let some minutes pass, so that no nonce is known any more, and a bot come to rest twice."""
    discord.clock.advance(NONCE_SECONDS + 1)
    for _ in range(2):
        async with bot_process(discord, folder) as bot:
            await discord.until(lambda: are_shown(folder, table.guild))
        assert "ERROR" not in bot.log


@pytest.mark.parametrize(
    ("kind", "reads", "cards"),
    [("hang", True, 1), ("hang after", True, 1), ("hang after", False, 2)],
    ids=["before Discord took it", "after that", "after that, where the bot may not read the history"],
)
async def test_the_card_of_a_killed_bot(discord: Discord, tmp_path: Path, kind: Kind, reads: bool, cards: int) -> None:
    folder, table = tmp_path / "data", TwoPlayers(discord)
    if not reads:
        table.channel.denied[discord.bot.id] = READ_MESSAGE_HISTORY
    first = await start_bot(discord, folder)
    discord.faults.plan("POST /interactions/", Fault(kind))
    table.alice.send("challenge", opponent=table.bob, game="air-land-sea")
    await discord.until(lambda: any("/callback" in call.path for call in discord.calls))
    await first.kill()
    await adopt(discord, folder, table)
    assert len(table.public()) == cards
    assert [str(row.message_id) for row in rows(folder, table.guild)] == [table.public()[-1].id]
    async with bot_process(discord, folder):
        await table.bob.press(table.public()[-1], "Accept")
        await table.settled()


async def test_the_board_of_a_killed_bot(discord: Discord, tmp_path: Path) -> None:
    folder, table = tmp_path / "data", TwoPlayers(discord)
    first = await start_bot(discord, folder)
    card = await table.challenge(table.bob)
    discord.faults.plan("POST /channels/", Fault("hang after"))
    await table.bob.press(card, "Accept")
    await discord.until(lambda: len(table.public()) == 2)
    await first.kill()
    await adopt(discord, folder, table)
    card, board = table.public()
    assert board.labels[:1] == ["My hand"]
    assert [str(row.message_id) for row in rows(folder, table.guild)] == [board.id]
    assert "Accept" not in card.labels


async def test_messages_of_others_and_of_other_matches_are_left_alone(discord: Discord, tmp_path: Path) -> None:
    """A card that a deletion took is posted again, though another match's card stands in the channel."""
    folder, table = tmp_path / "data", TwoPlayers(discord)
    first = await start_bot(discord, folder)
    other = await table.challenge(table.bob)
    discord.faults.plan("POST /interactions/", Fault("hang"))
    table.alice.send("challenge", opponent=table.player("Carol"), game="stratego")
    await discord.until(lambda: sum("/callback" in call.path for call in discord.calls) > 1)
    await first.kill()
    await adopt(discord, folder, table)
    assert len(table.public()) == 2
    ids = [str(row.message_id) for row in rows(folder, table.guild)]
    assert ids[0] == other.id
    assert ids[1] == table.public()[-1].id != other.id
