"""`warroom check --discord`: what it says of each thing that can be wrong, over real HTTP."""

import time
from pathlib import Path

import pytest

from bot.checkup import Finding
from bot.deployment_check import Deployment, check_discord
from bot.games.catalog import sample_board
from tests.discord_server import guilds
from tests.discord_server.bodies import V2
from tests.discord_server.fault_injector import Fault
from tests.discord_server.process import bot_process, launch
from tests.discord_server.server import TOKEN, Discord

GALLERY = 12
"""Discord's number of a media gallery among the kinds of components."""


def deployment(discord: Discord, **settings: object) -> Deployment:
    return Deployment(**{"token": TOKEN, "api_url": discord.api_url, **settings})  # type: ignore[arg-type]


async def found(discord: Discord, ahead: float = 0.0, **settings: object) -> list[Finding]:
    """All findings, on a machine whose clock is so many seconds ahead."""
    return [each async for each in check_discord(deployment(discord, **settings), lambda: time.time() + ahead)]


def told(findings: list[Finding], kind: str = "problem") -> str:
    return "\n".join(each.text for each in findings if each.kind == kind)


def registered(discord: Discord, name: str) -> dict[str, object]:
    """A command as Discord lists it."""
    new = discord.snowflakes.new
    return {
        "id": new(), "application_id": discord.app_id, "version": new(), "name": name, "description": name,
        "type": 1, "options": [], "nsfw": False, "name_localizations": None, "description_localizations": None,
        "contexts": None, "integration_types": [0], "default_member_permissions": None, "dm_permission": True,
    }  # fmt: skip


async def test_all_is_well_where_a_board_can_be_shown(discord: Discord, tmp_path: Path) -> None:
    guild = discord.add_guild()
    channel = discord.add_channel(guild, "war-room")
    async with bot_process(discord, tmp_path / "data"):
        await discord.connected()
        sessions = discord.gateway.identified
        run = await launch(discord, tmp_path / "data", "check", "--discord", "--channel", channel.id)
        assert await run.ended() == 0
    assert "Discord knows the bot as Warroom" in run.log
    assert "Discord asks for 1 shard" in run.log
    assert "The bot is in 1 server: Club." in run.log
    assert "Discord knows all" in run.log
    assert "clock agrees" in run.log
    assert "every permission that it needs in #war-room" in run.log
    assert "A board was drawn in" in run.log
    assert TOKEN not in run.log
    assert discord.gateway.identified == sessions
    calls = [each.method for each in discord.calls_to(f"/channels/{channel.id}/messages")]
    assert calls == ["POST", "PATCH", "POST", "DELETE", "DELETE"]
    assert discord.messages.seen(channel.id, "") == []


async def test_the_board_is_posted_as_embeds_and_as_galleries_one_a_band(discord: Discord) -> None:
    channel = discord.add_channel(discord.add_guild(), "war-room")
    findings = await found(discord, channel_id=int(channel.id))
    embedded, edited, in_galleries = discord.calls_to(f"/channels/{channel.id}/messages", "POST", "PATCH")
    picture = sample_board().picture
    assert picture is not None
    names = [name for name, _ in embedded.files.values()]
    assert len(names) == len(picture.bands)
    for call in (embedded, edited):
        assert [f"attachment://{name}" for name in names] == [embed["image"]["url"] for embed in call.body["embeds"]]
    galleries = [part["items"] for part in in_galleries.body["components"] if part["type"] == GALLERY]
    names = [name for name, _ in in_galleries.files.values()]
    assert [[(item["media"]["url"], item["description"]) for item in items] for items in galleries] == [
        [(f"attachment://{name}", band.alt)] for name, band in zip(names, picture.bands, strict=True)
    ]
    assert in_galleries.body["flags"] & V2
    assert "up to 400 pixels wide" in told(findings, "note")
    assert "up to 600" in told(findings, "note")


async def test_the_boards_stay_while_the_admin_looks_and_for_good_if_asked(discord: Discord) -> None:
    channel = discord.add_channel(discord.add_guild(), "war-room")
    seen = []

    async def look() -> None:
        seen.append(len(discord.messages.seen(channel.id, "")))

    assert "taken away" in told(await found(discord, channel_id=int(channel.id), look=look), "note")
    assert seen == [2]
    assert discord.messages.seen(channel.id, "") == []
    assert "left there" in told(await found(discord, channel_id=int(channel.id), keeps_boards=True), "note")
    assert len(discord.messages.seen(channel.id, "")) == 2


async def test_an_admin_who_gives_up_leaves_no_board(discord: Discord) -> None:
    channel = discord.add_channel(discord.add_guild(), "war-room")

    async def give_up() -> None:
        raise TimeoutError

    assert told(await found(discord, channel_id=int(channel.id), look=give_up))
    assert discord.messages.seen(channel.id, "") == []


@pytest.mark.parametrize(
    ("bit", "name"),
    [
        (guilds.SEND_MESSAGES, "Send Messages"),
        (guilds.EMBED_LINKS, "Embed Links"),
        (guilds.ATTACH_FILES, "Attach Files"),
        (guilds.VIEW_CHANNEL, "View Channel"),
    ],
)
async def test_a_permission_that_is_missing_is_named_and_nothing_is_posted(
    discord: Discord, bit: int, name: str
) -> None:
    channel = discord.add_channel(discord.add_guild(), "war-room")
    channel.denied[discord.bot.id] = bit
    findings = await found(discord, channel_id=int(channel.id))
    assert name in told(findings)
    assert discord.calls_to(f"/channels/{channel.id}/messages") == []


@pytest.mark.parametrize(
    ("kind", "bit", "name"),
    [
        (guilds.THREAD, guilds.SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
        (guilds.VOICE, guilds.CONNECT, "Connect"),
    ],
)
async def test_threads_and_voice_channels_need_a_permission_of_their_own(
    discord: Discord, kind: int, bit: int, name: str
) -> None:
    guild = discord.add_guild()
    parent = discord.add_channel(guild, "war-room")
    channel = discord.add_channel(guild, "table", kind=kind, parent=parent if kind == guilds.THREAD else None)
    assert told(await found(discord, channel_id=int(channel.id))) == ""
    (parent if kind == guilds.THREAD else channel).denied[discord.bot.id] = bit
    assert f"lacks {name} in #table" in told(await found(discord, channel_id=int(channel.id)))


async def test_an_unknown_token_channel_and_server_are_told_with_what_to_do(discord: Discord) -> None:
    assert "developer portal" in told(await found(discord, token="another"))  # noqa: S106 - no token
    findings = await found(discord)
    assert f"client_id={discord.app_id}" in told(findings)
    assert "applications.commands" in told(findings)
    discord.add_guild()
    assert "Copy the channel's ID again" in told(await found(discord, channel_id=17))


async def test_a_locked_thread_is_told_and_a_refused_edit_leaves_no_board(discord: Discord) -> None:
    guild = discord.add_guild()
    thread = discord.add_thread(guild, discord.add_channel(guild, "war-room"))
    thread.locked = True
    assert "Unlock it" in told(await found(discord, channel_id=int(thread.id)))
    thread.locked = False
    discord.faults.plan("PATCH /channels", Fault("refuse", 403, 50013))
    assert "lacks a permission" in told(await found(discord, channel_id=int(thread.id)))
    assert discord.messages.seen(thread.id, "") == []


async def test_commands_shards_and_a_clock_that_are_wrong_are_warned_of(discord: Discord) -> None:
    discord.add_guild()
    discord.shards = 4
    warnings = told(await found(discord, shard_count=2, ahead=-60), "warning")
    assert "asks for 4 shards, and SHARD_COUNT is 2" in warnings
    assert "knows none of the commands" in warnings
    assert "60 seconds behind Discord's" in warnings
    discord.commands[None] = [registered(discord, "challenge"), registered(discord, "gone")]
    warnings = told(await found(discord, ahead=60), "warning")
    assert "ahead of Discord's" in warnings
    assert "out of date (/block, " in warnings
    assert "/gone" in warnings
    assert "/challenge" not in warnings


async def test_trouble_of_discords_own_is_not_blamed_on_the_settings(discord: Discord) -> None:
    discord.faults.plan("GET /gateway/bot", Fault("refuse", 403, 0))
    assert "Please report this" in told(await found(discord))
    discord.faults.plan("GET /gateway/bot", Fault("refuse", 401, 0))
    assert "Copy it again" in told(await found(discord))


async def test_a_picture_that_cannot_be_drawn_is_warned_of(discord: Discord, monkeypatch: pytest.MonkeyPatch) -> None:
    channel = discord.add_channel(discord.add_guild(), "war-room")
    monkeypatch.delattr("bot.pictures.renderer.Renderer.draw")
    assert "can't draw its picture" in told(await found(discord, channel_id=int(channel.id)), "warning")
