"""The badges of a profile, as Discord sees them."""

import pytest

from tests.bot.ratings.test_discord import ask, end
from tests.bot.world import World, labels, pictured, said

pytestmark = pytest.mark.usefixtures("quiet_log", "every_result_counts")


async def test_a_profile_shows_badges_and_leads_to_all_of_them(world: World) -> None:
    await end(world, world.alice, world.bob, 12)
    shown = await ask(world.carol, world, "profile", person=world.alice)
    assert "2 of 27: Air, Land & Sea and Ten matches" in said(shown)
    assert "Ten matches: earned." in pictured(shown.response)
    await world.restart()
    page = await world.carol.click(shown.response, label="Badges")
    assert page.response.ephemeral
    assert "2 of 27 badges" in said(page)
    assert "Fifty matches: not yet." in pictured(page.response)
    back = await world.carol.click(page.response, label="Profile")
    assert "Bob: 8 won, 4 lost" in said(back)


async def test_badges_are_refused_when_their_person_hides(world: World) -> None:
    await end(world, world.alice, world.bob)
    shown = await ask(world.carol, world, "profile", person=world.alice)
    assert "Badges" in labels(shown.response)
    await world.alice.slash(world.channel, "privacy hide", on=True)
    refused = await world.carol.click(shown.response, label="Badges")
    assert "shows nobody else" in said(refused)
