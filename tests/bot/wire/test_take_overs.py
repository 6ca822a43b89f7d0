"""A seat that somebody left, with a bot that is killed while the others are asked whether the computer plays on."""

from pathlib import Path

from tests.bot.wire.two_players import TwoPlayers, match_of, shown
from tests.discord_server.messages import Message
from tests.discord_server.process import HASTY, start_bot
from tests.discord_server.server import Discord

AGREE = "Let the computer play"


def questions(table: TwoPlayers) -> list[Message]:
    """The messages that ask about a seat, which have no embed."""
    return [each for each in table.public() if AGREE in each.labels]


async def test_the_question_and_every_answer_to_it_survive_a_kill(discord: Discord, tmp_path: Path) -> None:
    table = TwoPlayers(discord)
    carol = table.player("Carol")
    bot = await start_bot(discord, tmp_path / "data", before=HASTY)
    card = (await table.alice.slash("open", game="fight-flight-bite", players=3)).message
    assert card is not None
    match_id = match_of(card)
    for person in (table.bob, carol):
        await person.press(card, "Join")
    await table.settled(match_id)
    asked = shown(await table.bob.slash("resign", match=str(match_id)))
    left = shown(await table.bob.press(asked, "Yes, resign the match"))
    assert "You resigned, so you have lost." in left.said
    await discord.until(lambda: len(questions(table)) == 1)
    (notice,) = questions(table)
    assert {table.alice.user.id, carol.user.id} == set(notice.pinged)
    await table.alice.press(notice, AGREE)
    await bot.kill()
    bot = await start_bot(discord, tmp_path / "data", before=HASTY)
    await carol.press(notice, AGREE)
    await discord.until(lambda: questions(table) == [])
    await discord.until(lambda: "Computer (medium)" in table.board(match_id).said)
    assert "You are out" in shown(await table.bob.slash("hand", match=str(match_id))).said
    assert await bot.stop() == 0, bot.log
