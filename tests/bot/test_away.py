"""Away from guilds: what a person does in direct messages, kept in a place of their own."""

from typing import Any

import discord
import pytest
import simcord

from bot.store.places import personal_place
from tests.bot.world import GAME, World

pytestmark = pytest.mark.usefixtures("quiet_log")


@pytest.fixture(autouse=True)
def installable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The developer portal lets people install the bot for themselves."""
    monkeypatch.setattr(discord.AppInfo, "user_integration_config", discord.IntegrationTypeConfig({}))


@pytest.fixture
def dora(world: World) -> simcord.UserHandle:
    """A person in none of the bot's guilds."""
    return world.env.create_user("dora", global_name="Dora")


def place(person: simcord.UserHandle) -> int:
    return personal_place(person.id)


async def begin(person: simcord.UserHandle) -> Any:
    draft = await person.slash("practice")
    return await person.click(draft.response, label="Air, Land & Sea")


async def test_a_practice_match_is_its_private_panel_and_posts_nothing(world: World, dora: simcord.UserHandle) -> None:
    panel = await begin(dora)
    (match,) = await world.store.matches(place(dora), statuses=("live",))
    assert match.game == GAME
    assert panel.response.ephemeral
    assert world.public() == []
    board = await world.warroom.outbox.board(match.ref)
    assert (board.message_id, board.wanted) == (None, board.shown)
    assert await world.warroom.outbox.pending_boards(place(dora)) == ()
    assert await world.store.guilds() == (place(dora),)
