"""Channels that are taken away, threads that are shut, messages that are deleted: each match goes on."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.wire.command_players import CommandPlayers
from tests.bot.wire.two_players import TwoPlayers, shown
from tests.discord_server.guilds import SEND_MESSAGES, VIEW_CHANNEL, Channel
from tests.discord_server.process import bot_process
from tests.discord_server.server import Discord

WAY_OUT = "Use `/board` where the match should continue."

LOOKS = 100


@pytest.fixture
async def players(discord: Discord, tmp_path: Path) -> AsyncIterator[CommandPlayers]:
    async with bot_process(discord, tmp_path / "data") as bot:
        yield CommandPlayers(TwoPlayers(discord), tmp_path / "data")
        assert "Traceback" not in bot.log


async def said_to_alice(players: CommandPlayers) -> str:
    match_id = players.row.match_id
    return shown(await players.table.alice.slash("hand", match=str(match_id))).said


async def is_told_the_way_out(players: CommandPlayers) -> None:
    """Look at a hand until it says that the board can't be shown; the first look may come too early."""
    for _ in range(LOOKS):
        if WAY_OUT in await said_to_alice(players):
            return
        assert not players.is_right()
    raise AssertionError(await said_to_alice(players))


async def goes_on_in(players: CommandPlayers, channel: Channel) -> None:
    players.table.move_to(channel)
    await players.table.alice.slash("board", match=str(players.row.match_id))
    await players.discord.until(players.is_right)
    assert players.row.channel_id == int(channel.id)
    await players.move()
    await players.discord.until(players.is_right)
    assert WAY_OUT not in await said_to_alice(players)


def seated_elsewhere(players: CommandPlayers) -> Channel:
    """Let people type their moves in another channel."""
    other = players.discord.add_channel(players.guild, "lounge")
    players.table.alice.channel = other
    return other


@pytest.mark.parametrize("lost", [VIEW_CHANNEL, SEND_MESSAGES], ids=["hidden", "muted"])
async def test_a_channel_that_refuses_gets_one_call_whatever_is_played_and_all_boards_when_it_opens(
    discord: Discord, players: CommandPlayers, lost: int
) -> None:
    matches = [(await players.start()).match_id for _ in range(4)]
    await players.converged()
    channel, bot = players.table.channel, discord.bot.id
    seated_elsewhere(players)
    channel.denied[bot] = VIEW_CHANNEL | lost
    discord.change_channel(channel)
    before = len(discord.calls_to("/channels/"))
    for _ in range(6):
        for match_id in matches:
            await players.move(match_id)
    assert len(discord.calls_to("/channels/")) == before + 1
    channel.denied.clear()
    discord.change_channel(channel)
    await players.converged()
    assert [row.version for row in map(players.row_of, matches)] == [7] * 4


async def test_a_deleted_board_is_posted_again(discord: Discord, players: CommandPlayers) -> None:
    await players.start()
    await players.converged()
    for _ in range(2):
        discord.messages.delete(players.standing(1)[-1])
        await players.move()
        await players.converged()


async def test_a_match_whose_channel_is_deleted_is_taken_up_in_another(
    discord: Discord, players: CommandPlayers
) -> None:
    await players.start()
    await players.converged()
    other = seated_elsewhere(players)
    discord.delete_channel(players.table.channel)
    await players.move()
    await is_told_the_way_out(players)
    await goes_on_in(players, other)


async def test_an_archived_thread_is_opened_by_the_next_board(discord: Discord, players: CommandPlayers) -> None:
    parent = players.table.channel
    thread = discord.add_thread(players.guild, parent)
    players.table.move_to(thread)
    await start_here(players)
    seated_elsewhere(players)
    thread.archived = True
    discord.change_channel(thread)
    await players.move()
    await players.converged()
    assert not thread.archived


async def test_a_locked_thread_is_left_alone_until_it_is_opened_or_the_match_is_moved(
    discord: Discord, players: CommandPlayers
) -> None:
    parent = players.table.channel
    thread = discord.add_thread(players.guild, parent)
    players.table.move_to(thread)
    await start_here(players)
    seated_elsewhere(players)
    thread.archived = thread.locked = True
    discord.change_channel(thread)
    await players.move()
    await is_told_the_way_out(players)
    before = len(discord.calls_to(f"/channels/{thread.id}/"))
    for _ in range(3):
        await players.move()
    assert len(discord.calls_to(f"/channels/{thread.id}/")) == before
    thread.archived = thread.locked = False
    discord.change_channel(thread)
    await players.converged()
    thread.archived = thread.locked = True
    discord.change_channel(thread)
    await players.move()
    await is_told_the_way_out(players)
    await goes_on_in(players, parent)


async def start_here(players: CommandPlayers) -> None:
    await players.start()
    await players.converged()
