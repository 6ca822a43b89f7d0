"""Asking for direct messages, as Discord sees it: pages, buttons, and what comes of them."""

from typing import Any

import pytest

from bot.direct_messages.model import hour_of
from bot.match.model.timing import DAY, HOUR
from tests.bot.world import World, labels, said

pytestmark = pytest.mark.usefixtures("quiet_log")


async def settings(world: World) -> Any:
    clock = await world.alice.slash(world.channel, "clock")
    return await world.alice.click(clock.response, label="When to mention me")


async def told(world: World) -> str:
    return (await world.warroom.preferences.all(world.guild.id)).get(world.alice.id).told


async def test_nobody_is_written_to_unless_they_choose_it_on_their_settings(world: World) -> None:
    await world.start()
    shown = await settings(world)
    assert "I don't write to you about your turns." in said(shown)
    assert await told(world) == "never"
    for label, chosen in (
        ("When it's my turn", "turn"),
        ("Also when I'm next", "next"),
        ("Don't write to me", "never"),
    ):
        shown = await world.alice.click(shown.response, label=label)
        assert "Saved." in said(shown)
        assert await told(world) == chosen
    await world.restart()
    assert await told(world) == "never"


async def test_the_daily_list_is_begun_moved_by_hours_and_stopped(world: World) -> None:
    await world.start()
    page = await world.alice.click((await settings(world)).response, label="Daily list")
    assert labels(page.response) == ["Write me a daily list", "My settings"]
    page = await world.alice.click(page.response, label="Write me a daily list")
    now, first = world.warroom.clock.now(), await world.warroom.direct_messages.daily_at(world.guild.id, world.alice.id)
    assert first is not None
    assert 0 < first - now <= HOUR
    assert f"<t:{int(first)}:t>" in said(page)
    hour = hour_of(first)
    for label, step in (("6 hours earlier", -6), ("1 hour earlier", -1), ("1 hour later", 1), ("6 hours later", 6)):
        page = await world.alice.click(page.response, label=label)
        hour = (hour + step) % 24
        at = await world.warroom.direct_messages.daily_at(world.guild.id, world.alice.id)
        assert at is not None
        assert (hour_of(at), 0 < at - world.warroom.clock.now() <= DAY) == (hour, True)
    page = await world.alice.click(page.response, label="No daily list")
    assert await world.warroom.direct_messages.daily_at(world.guild.id, world.alice.id) is None
    back = await world.alice.click(page.response, label="My settings")
    assert "Your settings on this server" in said(back)


async def test_only_somebody_new_in_a_match_with_a_daily_clock_is_offered_it_and_only_once(world: World) -> None:
    offer = "I write to you when it's your turn"
    await world.start(clock="daily")
    assert offer in said(await world.hand(world.alice))
    dave = world.person("Dave")
    card = await world.challenge(opponent=dave, clock="live")
    await dave.click(card.response, label="Accept")
    assert offer not in said(await world.hand(dave, 2))
    card = await world.challenge(opponent=world.bob, clock="daily")
    await world.bob.click(card.response, label="Accept")
    assert offer not in said(await world.hand(world.alice, 3))
