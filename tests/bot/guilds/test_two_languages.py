"""Two people in one match, each in their own language: they may press the same, and the board is everybody's."""

from typing import Any

import pytest
import simcord
from msgspec.structs import replace

from bot.guilds.model import Preferences
from bot.texts import languages
from tests.bot.world import World, components, said


@pytest.fixture(autouse=True)
def two_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "OFFERED", ("en", "de"))


async def hand_in(world: World, person: simcord.MemberActor, language: str) -> Any:
    """A person's hand, after they chose a language."""
    await world.warroom.rows.guilds.set_preferences(
        world.guild.id, person.id, replace(Preferences(), language=language)
    )
    return (await world.hand(person)).response


def ids(message: Any) -> list[str]:
    return [component["custom_id"] for component in components(message)]


async def test_a_hand_has_the_same_buttons_in_every_language(world: World) -> None:
    await world.start()
    person, other = await world.to_act(), await world.waiting()
    english, german = await hand_in(world, person, "en"), await hand_in(world, person, "de")
    assert ids(english) == ids(german) != []
    assert "Your turn" in said(english)
    assert "Du bist am Zug" in said(german)
    before = said(world.board())
    assert "Your turn" not in said(await hand_in(world, other, "en"))
    assert said(world.board()) == before, "the board is in the server's language"
