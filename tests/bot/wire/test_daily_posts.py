"""The position of the day in a channel, posted over real HTTP by a bot that is killed before it has noted that."""

from pathlib import Path

import pytest

from bot.guilds.model import HouseRules
from bot.guilds.rows import GuildRows
from bot.rows import open_files
from tests.bot.wire.two_players import TwoPlayers
from tests.discord_server.fault_injector import Fault, Kind
from tests.discord_server.guilds import READ_MESSAGE_HISTORY, Channel, Guild
from tests.discord_server.messages import NONCE_SECONDS, Message
from tests.discord_server.process import UNTIRING, bot_process, start_bot
from tests.discord_server.server import Discord

POSTS_AT_ONCE = f"""\
{UNTIRING}
from bot.clocks import downtime
from bot.daily import posts
assert posts.RESTORE_SECONDS > 1 < downtime.DISCONNECTED_SECONDS
posts.RESTORE_SECONDS = downtime.DISCONNECTED_SECONDS = 0.5
"""
"""Looks at posts half a second after a start, and again every half second while Discord is away."""


def posts(discord: Discord, channel: Channel) -> list[Message]:
    return [each for each in discord.messages.by_id.values() if each.channel_id == channel.id]


async def choose(folder: Path, guild: Guild, channel: Channel) -> None:
    files = open_files(folder)
    await GuildRows(files).set_house_rules(int(guild.id), HouseRules(daily_channel=int(channel.id)))
    await files.close()


@pytest.mark.parametrize(
    ("kind", "reads", "posted"),
    [("hang", True, 1), ("hang after", True, 1), ("hang after", False, 2)],
    ids=["before Discord took it", "after that", "after that, where the bot may not read the history"],
)
async def test_a_kill_between_a_post_and_its_note(
    discord: Discord, tmp_path: Path, kind: Kind, reads: bool, posted: int
) -> None:
    table = TwoPlayers(discord)
    channel = discord.add_channel(table.guild, "daily")
    if not reads:
        channel.denied[discord.bot.id] = READ_MESSAGE_HISTORY
    await choose(tmp_path / "data", table.guild, channel)
    path = f"/channels/{channel.id}/messages"
    discord.faults.plan(f"POST {path}", Fault(kind))
    bot = await start_bot(discord, tmp_path / "data", before=POSTS_AT_ONCE)
    await discord.until(lambda: any((call.method, call.path) == ("POST", path) for call in discord.calls))
    await bot.kill()
    discord.clock.advance(NONCE_SECONDS + 1)
    for _ in range(2):
        async with bot_process(discord, tmp_path / "data", before=POSTS_AT_ONCE) as bot:
            await discord.until(lambda: len(posts(discord, channel)) == posted)
            await table.start()
    assert len(posts(discord, channel)) == posted
    assert posts(discord, channel)[0].labels == ["Try it"]
    assert "ERROR" not in bot.log
