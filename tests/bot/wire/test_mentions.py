"""What one member can make the bot say to another: mentions, counted in what Discord was sent."""

from pathlib import Path

from tests.bot.wire.two_players import GAME, TwoPlayers, can_act, shown
from tests.discord_server.messages import Message
from tests.discord_server.player import Player
from tests.discord_server.process import REPOSTS_AT_ONCE, bot_process, start_bot
from tests.discord_server.server import Discord


async def sides(table: TwoPlayers) -> tuple[Player, Player]:
    """Who is to act, and the other one."""
    (one, panel), (other, _) = await table.panels()
    return (one, other) if can_act(panel) else (other, one)


def calls(discord: Discord, player: Player) -> int:
    """How often a message has called somebody."""
    return discord.messages.called.count(player.user.id)


async def ask_for_board(discord: Discord, player: Player, table: TwoPlayers) -> None:
    """`/board`, until the new one stands."""
    before = table.board().id
    await player.slash("board", match="1")
    await discord.until(lambda: table.board().id != before)


async def test_a_board_that_is_asked_for_fifteen_times_calls_the_waiting_opponent_once(
    discord: Discord, tmp_path: Path
) -> None:
    table = TwoPlayers(discord)
    async with bot_process(discord, tmp_path / "data"):
        await table.start()
        late, asking = await sides(table)
        before = calls(discord, late)
    for times in (8, 7):  # a process that has just begun takes everybody for away
        bot = await start_bot(discord, tmp_path / "data", before=REPOSTS_AT_ONCE)
        for _ in range(times):
            await ask_for_board(discord, asking, table)
        await bot.kill()
    assert calls(discord, late) - before == 1


async def test_a_board_that_is_asked_for_again_and_again_is_posted_once_in_half_a_minute(
    discord: Discord, tmp_path: Path
) -> None:
    table = TwoPlayers(discord)
    async with bot_process(discord, tmp_path / "data"):
        await table.start()
        await ask_for_board(discord, table.alice, table)
        board = table.board()
        for player in table.both * 7:
            assert board.id in shown(await player.slash("board", match="1")).said
        assert table.board() is board


async def test_a_pause_that_is_asked_for_and_taken_back_ten_times_calls_the_opponent_once(
    discord: Discord, tmp_path: Path
) -> None:
    table, folder = TwoPlayers(discord), tmp_path / "data"

    def proposals() -> list[Message]:
        return [message for message in table.public(1) if "Agree" in message.labels]

    async def ask_and_take_back() -> None:
        clock = shown(await table.alice.slash("clock", match="1"))
        asked = shown(await table.alice.press(clock, "Ask for a pause"))
        if "Take back what you asked" not in asked.labels:
            assert "Your side can ask for it again" in asked.said
            return
        await discord.until(lambda: bool(proposals()))
        await table.alice.press(asked, "Take back what you asked")
        await discord.until(lambda: not proposals())

    bot = await start_bot(discord, folder)
    await table.start(clock="daily")
    before = calls(discord, table.bob)
    for _ in range(5):
        await ask_and_take_back()
    await bot.kill()
    async with bot_process(discord, folder):
        for _ in range(5):
            await ask_and_take_back()
    assert calls(discord, table.bob) - before == 1


async def test_one_member_asks_another_a_few_times_and_the_same_thing_once(discord: Discord, tmp_path: Path) -> None:
    table = TwoPlayers(discord)
    async with bot_process(discord, tmp_path / "data"):
        card = shown(await table.alice.slash("challenge", opponent=table.bob, game=GAME))
        again = shown(await table.alice.slash("challenge", opponent=table.bob, game=GAME))
        assert again.seen_by == table.alice.user.id
        assert card.id in again.said
        for target in range(10, 20):
            await table.alice.slash("challenge", opponent=table.bob, game=GAME, options=f"target={target}")
    assert calls(discord, table.bob) == 3
