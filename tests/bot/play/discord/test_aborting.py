"""Calling a match off, as Discord sees it: the page of `/resign`, the board, and both panels."""

import pytest

from bot.play import texts
from tests.bot.world import World, labels, said, words

pytestmark = pytest.mark.usefixtures("quiet_log")


async def test_the_page_of_resign_offers_to_call_off_what_has_not_got_going(world: World) -> None:
    match = await world.start(clock="daily")
    panel = await world.hand(world.bob)
    asked = await world.alice.slash(world.channel, "resign", match=str(match.id))
    assert labels(asked.response) == ["Yes, resign the match", "Call it off, no result", "No, play on"]
    called_off = await world.alice.click(asked.response, label="Call it off, no result")
    assert texts.called_off() in said(called_off)
    assert labels(called_off.response) == ["In words"]
    assert texts.called_off() in words(world.board())
    assert labels(world.board()) == ["Log", "In words"]
    assert texts.called_off() in words(world.standing(world.bob, panel))
    assert "no result" in said(await world.bob.click(world.board(), label="Log"))
    await world.restart()
    assert texts.called_off() in said(await world.hand(world.bob, match.id))
    again = await world.start()
    assert again.id != match.id


async def test_after_ones_own_move_the_page_offers_to_resign_alone(world: World) -> None:
    match = await world.start()
    person = await world.to_act()
    panel = await world.hand(person)
    while (await world.match()).version == match.version:
        panel = await person.click(panel.response, label=labels(panel.response)[0])
    asked = await person.slash(world.channel, "resign", match=str(match.id))
    assert labels(asked.response) == ["Yes, resign the match", "No, play on"]
