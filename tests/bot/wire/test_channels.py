"""Channels that are taken away, threads that are shut, messages that are deleted: each match goes on."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.wire.table import Table, shown
from tests.bot.wire.typist import Typist
from tests.discord_server.guilds import SEND_MESSAGES, VIEW_CHANNEL, Channel
from tests.discord_server.process import bot_process
from tests.discord_server.server import Discord

WAY_OUT = "Use `/board` in the channel where the match shall go on."


@pytest.fixture
async def typist(discord: Discord, tmp_path: Path) -> AsyncIterator[Typist]:
    async with bot_process(discord, tmp_path / "data") as bot:
        yield Typist(Table(discord), tmp_path / "data")
        assert "Traceback" not in bot.log


async def said_to_alice(typist: Typist) -> str:
    match_id = typist.row.match_id
    return shown(await typist.table.alice.slash("hand", match=str(match_id))).said


async def is_told_the_way_out(typist: Typist) -> None:
    """Look at a hand until it says that the board can't be shown; the first look may come too early."""
    while WAY_OUT not in await said_to_alice(typist):
        assert not typist.is_right()


async def goes_on_in(typist: Typist, channel: Channel) -> None:
    typist.table.move_to(channel)
    await typist.table.alice.slash("board", match=str(typist.row.match_id))
    await typist.discord.until(typist.is_right)
    assert typist.row.channel_id == int(channel.id)
    await typist.move()
    await typist.discord.until(typist.is_right)
    assert WAY_OUT not in await said_to_alice(typist)


def seated_elsewhere(typist: Typist) -> Channel:
    """Let people type their moves in another channel."""
    other = typist.discord.add_channel(typist.guild, "lounge")
    typist.table.alice.channel = other
    return other


@pytest.mark.parametrize("lost", [VIEW_CHANNEL, SEND_MESSAGES], ids=["hidden", "muted"])
async def test_a_channel_that_refuses_gets_one_call_whatever_is_played_and_all_boards_when_it_opens(
    discord: Discord, typist: Typist, lost: int
) -> None:
    matches = [(await typist.start()).match_id for _ in range(4)]
    await typist.converged()
    channel, bot = typist.table.channel, discord.bot.id
    seated_elsewhere(typist)
    channel.denied[bot] = VIEW_CHANNEL | lost
    discord.change_channel(channel)
    before = len(discord.calls_to("/channels/"))
    for _ in range(6):
        for match_id in matches:
            await typist.move(match_id)
    assert len(discord.calls_to("/channels/")) == before + 1
    channel.denied.clear()
    discord.change_channel(channel)
    await typist.converged()
    assert [row.version for row in map(typist.row_of, matches)] == [7] * 4


async def test_a_deleted_board_is_posted_again(discord: Discord, typist: Typist) -> None:
    await typist.start()
    await typist.converged()
    for _ in range(2):
        discord.messages.delete(typist.standing(1)[-1])
        await typist.move()
        await typist.converged()


async def test_a_match_whose_channel_is_deleted_is_taken_up_in_another(discord: Discord, typist: Typist) -> None:
    await typist.start()
    await typist.converged()
    other = seated_elsewhere(typist)
    discord.delete_channel(typist.table.channel)
    await typist.move()
    await is_told_the_way_out(typist)
    await goes_on_in(typist, other)


async def test_an_archived_thread_is_opened_by_the_next_board(discord: Discord, typist: Typist) -> None:
    parent = typist.table.channel
    thread = discord.add_thread(typist.guild, parent)
    typist.table.move_to(thread)
    await start_here(typist)
    seated_elsewhere(typist)
    thread.archived = True
    discord.change_channel(thread)
    await typist.move()
    await typist.converged()
    assert not thread.archived


async def test_a_locked_thread_is_left_alone_until_it_is_opened_or_the_match_is_moved(
    discord: Discord, typist: Typist
) -> None:
    parent = typist.table.channel
    thread = discord.add_thread(typist.guild, parent)
    typist.table.move_to(thread)
    await start_here(typist)
    seated_elsewhere(typist)
    thread.archived = thread.locked = True
    discord.change_channel(thread)
    await typist.move()
    await is_told_the_way_out(typist)
    before = len(discord.calls_to(f"/channels/{thread.id}/"))
    for _ in range(3):
        await typist.move()
    assert len(discord.calls_to(f"/channels/{thread.id}/")) == before
    thread.archived = thread.locked = False
    discord.change_channel(thread)
    await typist.converged()
    thread.archived = thread.locked = True
    discord.change_channel(thread)
    await typist.move()
    await is_told_the_way_out(typist)
    await goes_on_in(typist, parent)


async def start_here(typist: Typist) -> None:
    await typist.start()
    await typist.converged()
