"""Clocks as people meet them: what is chosen, who is called, and what happens when time is over."""

import pytest

from bot.service.ladder import GRACE, TIMES
from tests.bot.ui.world import World, said, words

TURN = TIMES["live"]["turn"]


pytestmark = pytest.mark.usefixtures("quiet_log")


async def deeds(world: World) -> list[str]:
    return [row.deed for row in await world.client.desk.warroom.store.log(world.guild.id, 1)]


async def test_the_clock_that_was_chosen_stands_on_the_card(world: World) -> None:
    card = await world.challenge(clock="live")
    assert "live clock" in said(card)


async def test_a_turn_lapses_and_the_next_one_is_called(world: World) -> None:
    await world.start(clock="live")
    late, following = await world.to_act(), await world.waiting()
    await world.env.advance_time(TURN + GRACE + 1)
    assert await deeds(world) == ["opened", "started", "lapsed"]
    assert "time was over" in words(world.board())
    assert world.board().raw_mentions == [following.id]
    assert (await world.to_act()).id == following.id != late.id


async def test_a_turn_lapses_on_time_although_the_bot_was_restarted(world: World) -> None:
    await world.start(clock="live")
    await world.restart()
    await world.env.advance_time(TURN - 10)
    assert await deeds(world) == ["opened", "started"]
    await world.env.advance_time(GRACE + 11)
    assert (await deeds(world))[-1] == "lapsed"
