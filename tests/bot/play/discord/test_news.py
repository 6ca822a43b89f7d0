"""Panels begin with what happened since their reader acted last."""

from itertools import takewhile
from typing import Any

import pytest
import simcord

from bot.play import texts
from tests.bot.games.clicks.fight_match import FightMatch
from tests.bot.world import World, components, labels, outline, said, text_displays
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")


async def with_much_news(fight: FightMatch, dice: Dice) -> simcord.MemberActor:
    """Play until somebody has missed more than their panel begins with."""
    while True:
        await fight.step(dice)
        for person in fight.people:
            panel = await fight.world.hand(person)
            if more_label(panel) and (texts.since_last_move() in said(panel) or texts.since_start() in said(panel)):
                return person


def more_label(panel: Any) -> str:
    return next((label for label in labels(panel.response) if "more event" in label), "")


async def test_a_hand_that_is_opened_begins_with_what_happened_and_a_button_shows_the_rest(world: World) -> None:
    fight, dice = FightMatch(world, 3), Dice(2)
    await fight.begin()
    person = await with_much_news(fight, dice)
    panel = await world.hand(person)
    above = text_displays(panel.response)[0]
    heading, *below = above[above.index("**Since") :].splitlines()
    assert heading in (f"**{texts.since_last_move()}**", f"**{texts.since_start()}**")
    await world.restart()
    every = await person.click(panel.response, label=more_label(panel))
    assert every.response.ephemeral
    told = text_displays(every.response)[0].splitlines()[1:]
    newest = [line[:160] for line in told[-5:]]
    shown = list(takewhile(newest.__contains__, below))
    assert 0 < len(shown) < len(told)
    assert len(shown) < len(below), "the headline follows"
    assert shown == [line for line in newest if line in shown]
    back = await person.click(every.response, label="My hand")
    assert outline(back.response) == outline(panel.response)


async def test_an_open_panel_follows_and_drops_the_news_once_its_reader_has_acted(world: World) -> None:
    fight, dice = FightMatch(world, 3), Dice(2)
    await fight.begin()
    person = await with_much_news(fight, dice)
    panel = await world.hand(person)
    while (await fight.acting())[0].id != person.id:
        await fight.step(dice)
        fresh = await world.hand(person)
        assert outline(world.standing(person, fresh)) == outline(fresh.response)
    panel = await world.hand(person)
    assert texts.since_last_move() in said(panel) or texts.since_start() in said(panel) or more_label(panel)
    if await fight.is_throwing():
        await fight.throw(person, "Bite")
    else:
        await world.move(person, panel, dice)
    after = await world.hand(person)
    assert texts.since_last_move() not in said(after)
    assert texts.since_start() not in said(after)
    assert not more_label(after)


async def test_a_panel_that_stands_open_gets_the_news_too(world: World) -> None:
    fight = FightMatch(world, 3)
    await fight.begin()
    acting = {person.id for person in await fight.acting()}
    reader = next(person for person in reversed(fight.people) if person.id not in acting)
    open_panel = await world.hand(reader)
    for _ in range(12):
        people = [each for each in await fight.acting() if each.id != reader.id]
        if not people:
            break
        offered = await people[0].autocomplete(world.channel, "play", "action", "", match="1")
        await people[0].slash(world.channel, "play", action=offered[0]["value"], match="1")
    standing = world.standing(reader, open_panel)
    assert f"**{texts.since_start()}**" in text_displays(standing)[0]
    fresh = await world.hand(reader)
    assert outline(standing) == outline(fresh.response)
    assert [each["custom_id"] for each in components(standing)] == [
        each["custom_id"] for each in components(fresh.response)
    ]
