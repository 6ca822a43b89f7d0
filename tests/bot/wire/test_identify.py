"""Shards IDENTIFY in turns: Discord turns none of them away."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.discord_server.process import bot_process
from tests.discord_server.server import PATIENCE, Discord, discord_server

SHARDS = 6

ASKS_ALWAYS = """\
from bot.operations import identify
assert identify.LIMITS_SECONDS
identify.LIMITS_SECONDS = 0.0
"""
"""Makes a bot ask for the day's limit before every IDENTIFY, as it does where these are five seconds apart."""


@asynccontextmanager
async def strict_discord(shards: int = SHARDS) -> AsyncIterator[Discord]:
    """A Discord that lets one shard in at a time, as it does for all but the largest bots."""
    async with discord_server(shards=shards, answer_seconds=PATIENCE) as discord:
        discord.gateway.max_concurrency = 1
        discord.gateway.identify_seconds = 0.3
        yield discord


async def test_shards_of_one_bucket_waste_no_session(tmp_path: Path) -> None:
    async with strict_discord() as discord, bot_process(discord, tmp_path / "data", SHARD_COUNT=str(SHARDS)):
        await discord.connected(SHARDS)
        assert (discord.gateway.identified, discord.gateway.wasted) == (SHARDS, 0)
        assert discord.gateway.session_start_limit["remaining"] == discord.gateway.sessions_total - SHARDS


async def test_shards_whose_sessions_are_lost_identify_in_turn(tmp_path: Path) -> None:
    async with strict_discord() as discord, bot_process(discord, tmp_path / "data", SHARD_COUNT=str(SHARDS)):
        await discord.connected(SHARDS)
        discord.gateway.refuse_resumes(SHARDS)
        await discord.gateway.drop()
        await discord.until(lambda: discord.gateway.identified == 2 * SHARDS)
        assert discord.gateway.wasted == 0


async def test_shards_of_different_buckets_do_not_wait_for_each_other(tmp_path: Path) -> None:
    async with discord_server(shards=SHARDS, answer_seconds=PATIENCE) as discord:
        discord.gateway.identify_seconds = 3600.0
        async with bot_process(discord, tmp_path / "data", SHARD_COUNT=str(SHARDS)):
            await discord.connected(SHARDS)
            assert discord.gateway.wasted == 0


async def test_a_token_is_not_used_up(tmp_path: Path) -> None:
    async with strict_discord(1) as discord:
        gateway = discord.gateway
        gateway.sessions_total = 3
        async with bot_process(discord, tmp_path / "data", before=ASKS_ALWAYS) as process:
            for _ in range(3):
                gateway.refuse_resumes()
                await gateway.drop()
                await discord.until(lambda: bool(gateway.connected) or "no more sessions" in process.log)
            assert "no more sessions" in process.log
            assert gateway.session_start_limit["remaining"] > 0
            assert gateway.refused == []
