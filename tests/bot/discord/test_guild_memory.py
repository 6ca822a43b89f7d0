"""Guilds are kept without what nobody reads, out of garbage collection, and let go of when they are told anew."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import build
from bot.discord import client as gateway_client
from bot.discord.client import WarroomClient
from bot.operations.identify import Shards


class Told:
    """Refers to itself, as a guild and its channels refer to each other."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def many_guilds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(gateway_client, "_MANY_GUILDS", 0)
    yield
    gc.unfreeze()


async def test_guilds_are_not_gone_through_once_they_are_all_told(tmp_path: Path) -> None:
    client, told = build(tmp_path, shards=Shards(1)), Told()
    await client.on_ready()
    assert not any(each is told for each in gc.get_objects())


async def test_few_guilds_are_not_worth_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gateway_client, "_MANY_GUILDS", 1)
    client, told = build(tmp_path, shards=Shards(1)), Told()
    await client.on_ready()
    assert any(each is told for each in gc.get_objects())


async def test_what_was_known_of_guilds_is_let_go_of_when_a_shard_is_told_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, told = build(tmp_path, shards=Shards(1)), Told()
    await client.on_ready()
    left = weakref.ref(told)
    del told
    await client.on_shard_ready(0)
    assert left() is not None  # the others of the first start aren't there yet
    monkeypatch.setattr(client, "is_ready", lambda: True)
    await client.on_shard_ready(0)
    assert left() is None


TEXT, VOICE, CATEGORY = 11, 12, 13
ROLE = {"id": "10", "name": "@everyone", "color": 0, "hoist": False, "managed": False, "mentionable": False}
PLACE = {"nsfw": False, "parent_id": str(CATEGORY), "position": 0, "bitrate": 64_000, "user_limit": 0}
HIDDEN = {"id": "11", "type": 1, "allow": "0", "deny": str(discord.Permissions(view_channel=True, speak=True).value)}
DENIED = [{"id": "10", "type": 0, "allow": "0", "deny": str(discord.Permissions(attach_files=True).value)}]


def told_guild() -> dict[str, Any]:
    everyone = ROLE | {"position": 0, "permissions": str(discord.Permissions.all_channel().value)}
    channels = [
        PLACE
        | {
            "id": str(TEXT),
            "type": 0,
            "name": "plans",
            "topic": "Our plans",
            "permission_overwrites": [*DENIED, HIDDEN],
        },
        PLACE | {"id": str(VOICE), "type": 2, "name": "staff", "permission_overwrites": DENIED},
    ]
    limits = {"verification_level": 0, "explicit_content_filter": 0, "default_message_notifications": 0, "mfa_level": 0}
    looks = {"nsfw_level": 0, "premium_tier": 0, "system_channel_flags": 0, "preferred_locale": "en-US", "features": []}
    guild = {"id": "10", "name": "Ten", "owner_id": "1", "unavailable": None, **limits, **looks}
    return guild | {"roles": [everyone], "channels": channels, "emojis": [], "stickers": [], "members": []}


def kept_guild(client: WarroomClient, told: dict[str, Any]) -> discord.Guild:
    client._connection.dispatch = lambda *_: None
    client._connection.parsers["GUILD_CREATE"](told)
    guild = client.get_guild(10)
    assert guild is not None
    return guild


async def test_names_and_topics_of_channels_and_names_of_roles_are_not_kept(tmp_path: Path) -> None:
    guild = kept_guild(build(tmp_path, shards=Shards(1)), told_guild())
    text = guild.get_channel(TEXT)
    assert isinstance(text, discord.TextChannel)
    assert [each.name for each in (*guild.channels, *guild.roles)] == ["", "", ""]
    assert (text.topic, len(text.overwrites)) == (None, 1)


async def test_of_who_may_do_what_in_a_channel_it_is_kept_who_can_see_it(tmp_path: Path) -> None:
    text = kept_guild(build(tmp_path, shards=Shards(1)), told_guild()).get_channel(TEXT)
    assert isinstance(text, discord.TextChannel)
    assert [dict(kept) for kept in text.overwrites.values()] == [dict(discord.PermissionOverwrite(view_channel=False))]


async def test_what_is_asked_of_channels_is_kept(tmp_path: Path) -> None:
    guild = kept_guild(build(tmp_path, shards=Shards(1)), told_guild())
    voice = guild.get_channel(VOICE)
    assert isinstance(voice, discord.VoiceChannel)
    denied = voice.overwrites_for(guild.default_role)
    assert [each.category_id for each in guild.channels if isinstance(each, discord.TextChannel)] == [CATEGORY]
    assert denied.attach_files is False
    assert guild.default_role.permissions.attach_files


async def test_a_guild_is_kept_without_changing_what_was_told(tmp_path: Path) -> None:
    told = told_guild()
    kept_guild(build(tmp_path, shards=Shards(1)), told)
    assert told == told_guild()
