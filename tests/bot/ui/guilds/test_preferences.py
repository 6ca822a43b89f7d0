"""One's own settings, as Discord sees them."""

import pytest

from tests.bot.ui.world import World, labels, said

pytestmark = pytest.mark.usefixtures("quiet_log")


async def test_the_clock_leads_to_ones_own_settings_and_they_stay(world: World) -> None:
    await world.start()
    clock = await world.alice.slash(world.channel, "clock")
    shown = await world.alice.click(clock.response, label="When to mention me")
    assert "Your settings on this server" in said(shown)
    chosen = await world.alice.select(shown.response, ["never"])
    assert "Saved." in said(chosen)
    assert "Never, once a match has begun" in said(chosen)
    await world.restart()
    assert (await world.client.context.warroom.preferences.all(world.guild.id)).of(world.alice.id).calls == "never"


async def test_a_person_chooses_words_with_pictures_and_back(world: World) -> None:
    await world.start()
    clock = await world.alice.slash(world.channel, "clock")
    shown = await world.alice.click(clock.response, label="When to mention me")
    pressed = await world.alice.click(shown.response, label="Show all words with pictures")
    assert "Panels say in words what their pictures show." in said(pressed)
    assert labels(pressed.response) == ["Show pictures with a short line"]
