"""Direct messages over real HTTP: refused, cut off by kills, and delayed by failures."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.bot.wire.two_players import TwoPlayers, can_act, shown
from tests.discord_server.fault_injector import Fault, Kind
from tests.discord_server.messages import Message
from tests.discord_server.player import Player
from tests.discord_server.process import UNTIRING, BotProcess, bot_process
from tests.discord_server.server import Discord

EAGER = f"""\
{UNTIRING}
from bot.direct_messages import service
assert service.SETTLE_SECONDS > 1 and service.RECENT_SECONDS > 1 and service.RETRY_SECONDS[0] > 1
service.SETTLE_SECONDS, service.RECENT_SECONDS, service.RETRY_SECONDS = 0.2, 0.2, (0.3,)
from bot.clocks import downtime
assert downtime.DISCONNECTED_SECONDS > 1
downtime.DISCONNECTED_SECONDS = 0.2
"""
"""Lets a bot write as soon as a turn begins, and try again at once."""

IMPATIENT = f"""\
{EAGER}
from bot.discord import messages
assert messages._CALL_LIMIT > 5
messages._CALL_LIMIT = 2.0
"""
"""Lets it also give a call up after two seconds."""


def letters(discord: Discord, player: Player) -> list[Message]:
    """The direct messages of the bot to somebody, oldest first."""
    channel_id = discord.direct_channels.get(player.user.id)
    return [message for message in discord.messages.by_id.values() if message.channel_id == channel_id]


def attempts(discord: Discord, player: Player) -> int:
    """How often the bot tried to write to somebody."""
    path = f"/channels/{discord.direct_channels.get(player.user.id)}/messages"
    return sum((call.method, call.path) == ("POST", path) for call in discord.calls)


@asynccontextmanager
async def seated(
    discord: Discord, folder: Path, before: str = EAGER
) -> AsyncIterator[tuple[BotProcess, TwoPlayers, Player]]:
    """A match with a daily clock, and who is waited for; the bot's channel to them is known before it is opened."""
    async with bot_process(discord, folder, before=before) as bot:
        table = TwoPlayers(discord)
        await table.start(clock="daily")
        (one, panel), (other, _) = await table.panels()
        mover = one if can_act(panel) else other
        discord.direct_channels[mover.user.id] = discord.snowflakes.new()
        yield bot, table, mover


async def ask_for(mover: Player) -> None:
    clock = shown(await mover.slash("clock", match="1"))
    page = shown(await mover.press(clock, "When to mention me"))
    await mover.press(page, "When it's my turn")


async def run_again(discord: Discord, folder: Path, table: TwoPlayers) -> None:
    """Start the bot once more, let it come to rest, and stop it."""
    async with bot_process(discord, folder, before=EAGER):
        for _ in range(3):
            await table.panels()


async def test_a_turn_is_told_once_and_not_again_after_a_kill(discord: Discord, tmp_path: Path) -> None:
    async with seated(discord, tmp_path / "data") as (bot, table, mover):
        await ask_for(mover)
        await discord.until(lambda: len(letters(discord, mover)) == 1)
        (letter,) = letters(discord, mover)
        assert f"{table.channel.id}/{table.board().id}" in letter.content
        assert letter.pinged == []
        await bot.kill()
    await run_again(discord, tmp_path / "data", table)
    assert attempts(discord, mover) == 1


async def test_whoever_takes_no_messages_is_tried_once_and_their_next_panel_says_so(
    discord: Discord, tmp_path: Path
) -> None:
    async with seated(discord, tmp_path / "data") as (bot, table, mover):
        discord.takes_no_messages.add(mover.user.id)
        await ask_for(mover)
        await discord.until(lambda: "somebody takes no direct messages" in bot.log)
        assert mover.user.name not in bot.log
        assert mover.user.id not in bot.log
        said = [(await table.hand(mover)).said for _ in range(20)]
        assert sum("didn't let me write to you" in each for each in said) == 1
    await run_again(discord, tmp_path / "data", table)
    assert attempts(discord, mover) == 1


@pytest.mark.parametrize(("kind", "arrived"), [("hang", 0), ("hang after", 1)])
async def test_a_kill_before_discord_has_answered_leads_to_no_second_message(
    discord: Discord, tmp_path: Path, kind: Kind, arrived: int
) -> None:
    async with seated(discord, tmp_path / "data") as (bot, table, mover):
        discord.faults.plan(f"POST /channels/{discord.direct_channels[mover.user.id]}/messages", Fault(kind))
        await ask_for(mover)
        await discord.until(lambda: attempts(discord, mover) == 1 and len(letters(discord, mover)) == arrived)
        await bot.kill()
    await run_again(discord, tmp_path / "data", table)
    assert len(letters(discord, mover)) == arrived
    assert attempts(discord, mover) == 1


@pytest.mark.parametrize("kind", ["refuse", "lose", "limit", "drop", "drop after"])
async def test_a_failure_of_discord_delays_a_message_and_switches_nothing_off(
    discord: Discord, tmp_path: Path, kind: Kind
) -> None:
    async with seated(discord, tmp_path / "data", IMPATIENT) as (_, _, mover):
        path = f"POST /channels/{discord.direct_channels[mover.user.id]}/messages"
        discord.faults.plan(path, Fault(kind, 503), times=3)
        await ask_for(mover)
        await discord.until(lambda: attempts(discord, mover) >= 4 and len(letters(discord, mover)) == 1)
        page = shown(await mover.press(shown(await mover.slash("clock", match="1")), "When to mention me"))
        assert "I write to you when it's your turn and you are away" in page.said
    assert len(letters(discord, mover)) == 1
