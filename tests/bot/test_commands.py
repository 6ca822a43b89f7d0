"""The commands as Discord gets them, and what no module of the Discord side may do by itself."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

import bot
from bot.commands import COMMANDS
from bot.discord.client import ConnectionSettings, WarroomClient
from bot.discord.components import declare_command
from bot.screens import limits
from bot.texts import languages
from tests.architecture.source import ROOT
from tests.bot.world import World, assembled, said

MOST_COMMANDS = 100
MOST_OPTIONS = 25
MOST_LETTERS = 8_000
"""Of a command with all that is below it."""
BOT = Path(bot.__path__[0])
SOURCES = sorted(
    {*BOT.glob("discord/*.py"), *BOT.glob("*/discord.py"), *BOT.glob("*/discord/*.py"), BOT / "commands.py"}
)
"""What knows Discord, but the check before the first start, which answers no interaction."""
ANSWERING = {"followup", "send_message", "edit_message", "defer", "edit_original_response", "send_modal"}
IN_GUILDS, OF_PEOPLE = 0, 1
"""The types of an installation for a guild, and for a person."""
ANYWHERE = [0, 1, 2]
"""The contexts of guilds, of direct messages to the bot, and of those among people."""
AWAY = ["practice", "hand", "play", "replay", "resign", "learn", "daily", "rules", "card", "privacy"]
TEXT = 3
"""The type of a text option."""
TYPED, OF_A_PERSON = 1, 2
"""The types of commands that are typed, and that are in a person's menu."""
MOST_TYPED = 22
"""How many people look through, with room for what is to come."""
POSTING = {"send", "edit", "reply", "publish_message"}


class Blank:
    """Draws nothing."""

    def draw(self, _scene: object) -> bytes:
        return b""


async def payloads(kind: int = TYPED) -> list[dict[str, Any]]:
    """The commands of a kind as Discord gets them."""
    tree = discord.app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    every = [command.to_dict(tree) for command in COMMANDS]
    return [command for command in every if command["type"] == kind]


async def test_there_are_no_more_commands_than_discord_takes() -> None:
    names = [command["name"] for command in await payloads()]
    assert names == [
        "help", "practice", "challenge", "open", "muster", "hand", "play", "board", "matches", "replay", "clock",
        "resign", "profile", "leaderboard", "learn", "daily", "rules", "card", "block", "tournament", "settings",
        "privacy",
    ]  # fmt: skip
    assert len(names) <= MOST_TYPED <= MOST_COMMANDS
    assert [command["name"] for command in await payloads(OF_A_PERSON)] == ["Challenge"]
    assert len(set(names)) == len(names)


async def test_only_commands_that_answer_alone_are_offered_where_the_bot_is_not(world: World) -> None:
    every = [command.to_dict(world.client.tree) for command in COMMANDS]
    assert [command["name"] for command in every if command["integration_types"] == [IN_GUILDS, OF_PEOPLE]] == AWAY
    assert all(command["contexts"] == ANYWHERE for command in every if command["name"] in AWAY)
    assert all(command["integration_types"] == [IN_GUILDS] for command in every if command["name"] not in AWAY)


async def test_the_readme_lists_every_command() -> None:
    rows = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Commands")[2].partition("\n## ")[0]
    assert set(re.findall(r"`/([a-z]+)", rows)) == {command["name"] for command in await payloads()}


async def test_every_command_and_every_parameter_is_described() -> None:
    for command in await payloads():
        assert 5 < len(command["description"]) <= limits.COMMAND_DESCRIPTION
        assert len(command["options"]) <= MOST_OPTIONS
        for option in options_of(command):
            assert 5 < len(option["description"]) <= limits.COMMAND_DESCRIPTION, (
                command["name"],
                option["name"],
            )
            assert option["description"] != "…"
            assert len(option.get("choices", ())) <= limits.AUTOCOMPLETE_CHOICES


async def test_every_text_option_says_how_long_it_may_be() -> None:
    texts = [option for command in await payloads() for option in options_of(command) if option["type"] == TEXT]
    assert len(texts) > 10
    assert [each for each in texts if not each.get("choices") and not 0 < each.get("max_length", 0) <= 200] == []


def options_of(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The options of a command, and those of its sub-commands."""
    for option in command["options"]:
        yield option
        yield from options_of({"options": option.get("options", [])})


async def test_every_other_command_is_for_guilds_only() -> None:
    every = [*await payloads(), *await payloads(OF_A_PERSON)]
    assert len(every) == len(COMMANDS)
    others = [command for command in every if command["name"] not in AWAY]
    assert all(command["contexts"] in (None, [0]) and command["dm_permission"] is False for command in others)


def name_of(source: Path) -> str:
    return source.relative_to(BOT).as_posix()


@pytest.mark.parametrize("source", SOURCES, ids=name_of)
def test_only_answers_answers_interactions_and_only_messages_posts(source: Path) -> None:
    used = {node.attr for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.Attribute)}
    if name_of(source) != "discord/answers.py":
        edits_answers = {"edit_original_response"} if name_of(source) == "play/discord/panel_pages.py" else set()
        assert not used & (ANSWERING - {"defer"} - edits_answers)
        assert "response" not in used or name_of(source) == "discord/pace.py", "that one reads answers to calls"
    if name_of(source) != "discord/messages.py":
        changes_events = {"edit", "delete"} if name_of(source) == "tournaments/discord/updates.py" else set()
        orders_pictures = {"send"} if name_of(source) == "history/discord/gif_maker.py" else set()
        assert not used & (POSTING - changes_events - orders_pictures)


def test_nothing_follows_up_and_nobody_is_written_to_directly() -> None:
    for source in SOURCES:
        used = {node.attr for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.Attribute)}
        banned = {"followup", "create_dm", "wait_for"} | (
            {"send_modal"} if name_of(source) != "discord/answers.py" else set()
        )
        assert not used & banned, source


async def test_the_bot_asks_for_no_privileged_intent(tmp_path: Path) -> None:
    intents = assembled(tmp_path, Blank()).intents
    assert {name for name, wanted in intents if wanted} == {"guilds", "voice_states"}


def connecting(folder: Path, commands_folder: Path | None, dev_guild_id: int | None = None) -> WarroomClient:
    client = assembled(folder, Blank())
    client._connection_settings = ConnectionSettings(commands_folder, dev_guild_id, shard_count=1)
    return client


async def test_commands_are_told_to_discord_only_when_they_have_changed(tmp_path: Path) -> None:
    async with simcord.run(connecting(tmp_path, tmp_path), shard_count=1) as env:
        await env.restart_bot(connecting(tmp_path, tmp_path))
        puts = [each for each in env.http_requests if each.method == "PUT"]
        assert len(puts) == 1
        (tmp_path / "commands.sha256").write_text("another")
        await env.restart_bot(connecting(tmp_path, tmp_path))
        assert len([each for each in env.http_requests if each.method == "PUT"]) == 2


async def test_a_development_guild_gets_the_commands_at_once(tmp_path: Path) -> None:
    client = connecting(tmp_path, None, dev_guild_id=4_000_000_000_000)
    async with simcord.run(client, shard_count=1, check_errors=False) as env:
        (put,) = [each for each in env.http_requests if each.method == "PUT"]
        assert "/guilds/4000000000000/commands" in put.path


async def test_a_command_that_cannot_be_parsed_is_answered(
    world: World, env: simcord.Env, caplog: pytest.LogCaptureFixture
) -> None:
    visible = env.backend.visible_commands(user_id=world.alice.id, channel_id=world.channel.id)
    root = next(each for each in visible if each["name"] == "play")
    root["options"] = []
    answer = await world.alice.slash(world.channel, "play")
    assert answer.ephemeral
    assert "couldn't understand" in said(answer)
    assert env.errors
    assert "CommandSignatureMismatch" in caplog.text


async def test_completion_that_fails_offers_nothing_and_logs_no_text(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await world.start()

    async def broken(*_: Any) -> None:
        raise ValueError("Alice holds Super Battleship")

    monkeypatch.setattr(world.warroom.play, "suggest", broken)
    assert await world.alice.autocomplete(world.channel, "play", "action", "") == []
    assert "ValueError" in caplog.text
    assert "Battleship" not in caplog.text


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
async def test_a_command_is_short_enough_in_its_longest_language(
    command: Any, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "OFFERED", tuple(languages.languages()))
    payload = await declare_command(command, world.client.tree)
    assert any(part.get("description_localizations") for part in described(payload)) == (payload["type"] == TYPED)
    assert sum(map(longest, described(payload))) <= MOST_LETTERS


def described(part: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """A command or option, and all options and choices below it."""
    yield part
    for below in (*part.get("options", ()), *part.get("choices", ())):
        yield from described(below)


def longest(part: Mapping[str, Any]) -> int:
    """The letters of a command, option or choice that count for Discord, each text in its longest language."""
    return sum(
        max(map(len, (str(part.get(text, "")), *(part.get(f"{text}_localizations") or {}).values())))
        for text in ("name", "description", "value")
    )
