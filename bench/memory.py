"""What guilds cost a process: memory for each, and how long a start takes that finds a match in every guild's file.

Guilds are handed to discord.py as the gateway would, 30 channels and 25 roles each, and parsed from JSON of their own.
Memory is the growth of the resident set of this process, Litestream's is not in it.

uv run python bench/memory.py [--guilds 1000]
"""

import argparse
import asyncio
import gc
import logging
import tempfile
import time
from pathlib import Path
from typing import Any

import orjson

from bot.app import Warroom, build
from bot.discord.client import WarroomClient
from bot.lobbies.opening import OpeningRequest
from bot.match.model.match import Person, Request
from bot.operations.identify import Shards
from bot.outbox.discord.board_updates import BoardUpdates

CHANNELS, ROLES, OPEN = 30, 25, 64
FIRST = 10**17


def resident() -> float:
    """Megabytes of this process that are in memory now."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 2**20


def guild(number: int) -> dict[str, Any]:
    """A guild as the gateway tells it."""
    guild_id = FIRST + number * 1000
    return orjson.loads(
        orjson.dumps(
            {
                "id": str(guild_id),
                "name": f"Guild {number}",
                "owner_id": "1",
                "member_count": 100,
                "large": False,
                "unavailable": False,
                "roles": [
                    {
                        "id": str(guild_id + each), "name": f"Role {number}-{each}", "color": 0, "hoist": False,
                        "position": each, "permissions": "104324673", "managed": False, "mentionable": False,
                    }
                    for each in range(ROLES)
                ],
                "channels": [
                    {
                        "id": str(guild_id + 100 + each), "type": 0 if each % 4 else 2,
                        "name": f"channel-{number}-{each}", "position": each,
                        "topic": f"What is talked about in {number}-{each}", "nsfw": False,
                        "permission_overwrites": [], "parent_id": None, "bitrate": 64000, "user_limit": 0,
                    }
                    for each in range(CHANNELS)
                ],
                "emojis": [], "stickers": [], "features": [], "threads": [], "members": [], "presences": [],
                "voice_states": [], "stage_instances": [], "soundboard_sounds": [], "guild_scheduled_events": [],
                "verification_level": 0, "explicit_content_filter": 0, "default_message_notifications": 0,
                "mfa_level": 0, "nsfw_level": 0, "premium_tier": 0, "premium_subscription_count": 0,
                "system_channel_flags": 0, "preferred_locale": "en-US",
            }
        )
    )  # fmt: skip


async def play_one(client: WarroomClient, guild_id: int, number: int) -> None:
    """Open a match in the guild and have it accepted."""
    alice, bob = Person(2 * number + 101, "Alice"), Person(2 * number + 102, "Bob")
    challenges = client.context.get(Warroom).challenges
    match = await challenges.open(OpeningRequest(guild_id, 1, alice, "air-land-sea", "", None), bob)
    await challenges.accept(match.ref, Request(bob, None, time.time()))


async def measure(folder: Path, guilds: int) -> None:
    client = build(folder, max_open_guilds=OPEN, remember_commands=False, shards=Shards(1))
    client.context.get(BoardUpdates).publish = lambda *_: None  # type: ignore[method-assign] # there is no Discord here
    client._connection.dispatch = lambda *_: None
    empty = resident()
    for number in range(guilds):
        client._connection.parsers["GUILD_CREATE"](guild(number))
    known = resident()
    for number in range(guilds):
        await play_one(client, FIRST + number * 1000, number)
    playing = resident()
    began = time.perf_counter()
    await client.context.get(BoardUpdates).resume(await client.context.get(Warroom).start())
    took = time.perf_counter() - began
    await client.context.get(Warroom).close()
    await client._store.close()
    print("| what | figure |")
    print("|---|---:|")
    print(f"| the process before it knows a guild | {empty:.0f} MB |")
    print(f"| each guild that it is in | {(known - empty) / guilds * 1024:.0f} KB |")
    print(f"| {guilds:,} guilds with a match each, {OPEN} files open: all of it | {playing:.0f} MB |")
    size = sum(path.stat().st_size for path in (folder / "guilds").iterdir()) / guilds / 1024
    print(f"| a guild's file with a match in it | {size:.0f} KB |")
    print(f"| looking through {guilds:,} files at the start | {took:.1f} s |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--guilds", type=int, default=1000)
    arguments = parser.parse_args()
    logging.disable(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), arguments.guilds))


if __name__ == "__main__":
    main()
