"""Completions that nobody is told any more: what the log says of them, and what it doesn't say of the person."""

from pathlib import Path

import pytest

from tests.bot.wire.two_players import TwoPlayers
from tests.discord_server.fault_injector import Fault
from tests.discord_server.interactions import AUTOCOMPLETE
from tests.discord_server.process import bot_process
from tests.discord_server.server import Discord

NAME = "Ottoline"

FAULTS = {
    "too late": Fault("refuse", 404, code=10062),
    "answered already": Fault("refuse", 400, code=40060),
    "Discord is down": Fault("refuse", 503),
    "the connection is lost": Fault("drop"),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
async def test_a_completion_that_nobody_is_told_names_nobody_and_is_no_error(
    discord: Discord, tmp_path: Path, fault: Fault
) -> None:
    table = TwoPlayers(discord)
    async with bot_process(discord, tmp_path / "data") as bot:
        await table.start()
        discord.faults.plan("POST /interactions/", fault, None)
        somebody = table.player(NAME)
        for person in (somebody, *table.both):
            typed = person._command(AUTOCOMPLETE, "play", {"action": "a", "match": "1"}, None, focused="action")
            await person.tried(typed)
        await discord.until(lambda: bot.log.count("interaction ") >= 3)
        discord.faults.stop()
        assert await table.alice.complete("hand", "match", "")
    for person in (somebody, *table.both):
        assert person.user.id not in bot.log
        assert person.user.name not in bot.log
    assert "ERROR" not in bot.log
    assert "Traceback" not in bot.log


async def test_a_command_that_nobody_is_told_of_names_nobody_either(discord: Discord, tmp_path: Path) -> None:
    table = TwoPlayers(discord)
    async with bot_process(discord, tmp_path / "data") as bot:
        await table.start()
        for fault in FAULTS.values():
            discord.faults.plan("POST /interactions/", fault, 2)
            await table.alice.tried(table.alice.send("hand"))
            await table.bob.tried(table.bob.tap(table.board(), "My hand"))
            discord.faults.stop()
        assert await table.alice.complete("hand", "match", "")
    for person in table.both:
        assert person.user.id not in bot.log
        assert person.user.name not in bot.log
    assert "ERROR" not in bot.log
