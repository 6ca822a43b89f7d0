"""Direct messages as they arrive, and people who can't be written to."""

from typing import Any

import pytest
import simcord

from bot.direct_messages import texts
from bot.match.model.timing import DAY, HOUR, MINUTE
from tests.bot.world import World, said

MY_TURN = "When it's my turn"
DAILY = ("Daily list", "Write me a daily list")

pytestmark = pytest.mark.usefixtures("quiet_log")


async def ask_for(world: World, person: simcord.MemberActor, *labels: str) -> None:
    """Press buttons with these labels, one after the other, from the person's settings on."""
    clock = await person.slash(world.channel, "clock", match="1")
    page = await person.click(clock.response, label="When to mention me")
    for label in labels or (MY_TURN,):
        page = await person.click(page.response, label=label)


def letters(person: simcord.MemberActor) -> list[Any]:
    """The direct messages of the bot to somebody, oldest first."""
    return person.user.dm_channel.history(viewer=person.user)


def calls(world: World, path: str) -> int:
    return sum(path in request.path for request in world.env.http_requests)


async def test_a_turn_is_told_in_a_direct_message_with_a_link_to_the_board(world: World) -> None:
    await world.start(clock="daily")
    mover, waiting = await world.to_act(), await world.waiting()
    for person in (mover, waiting):
        await ask_for(world, person)
    await world.env.advance_time(10 * MINUTE)
    (letter,) = letters(mover)
    assert letters(waiting) == []
    board = world.board()
    assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{board.id}" in letter.content
    assert f"against {waiting.user.global_name}:" in letter.content
    assert (letter.embeds, letter.components, letter.attachments) == ([], [], [])
    await world.env.advance_time(5 * HOUR)
    assert len(letters(mover)) == 1


async def test_the_daily_list_arrives(world: World) -> None:
    await world.start(clock="daily")
    mover = await world.to_act()
    await ask_for(world, mover, *DAILY)
    await world.env.advance_time(DAY + MINUTE)
    assert "Your daily list:" in letters(mover)[0].content


async def test_a_refusal_switches_them_off_and_the_next_panel_says_so_once(world: World) -> None:
    await world.start(clock="daily")
    mover = await world.to_act()
    await ask_for(world, mover)
    account = world.env.backend.users[mover.id]
    account.bot = True  # the simulator's Discord then refuses with 50007
    await world.env.advance_time(10 * MINUTE)
    account.bot = False
    assert letters(mover) == []
    await world.env.advance_time(3 * HOUR)
    assert letters(mover) == []
    assert (await world.warroom.preferences.all(world.guild.id)).get(mover.id).told == "never"
    await world.restart()
    assert texts.not_delivered() in said(await world.hand(mover))
    assert texts.not_delivered() not in said(await world.hand(mover))


async def test_whoever_asks_again_after_a_refusal_is_not_told_of_the_refusal(world: World) -> None:
    await world.start(clock="daily")
    mover = await world.to_act()
    await ask_for(world, mover)
    world.env.backend.users[mover.id].bot = True
    await world.env.advance_time(10 * MINUTE)
    world.env.backend.users[mover.id].bot = False
    await ask_for(world, mover)
    assert texts.not_delivered() not in said(await world.hand(mover))


async def test_whoever_has_left_the_server_is_written_to_no_more(world: World) -> None:
    await world.start(clock="daily")
    mover = await world.to_act()
    await ask_for(world, mover)
    world.env.backend.remove_member(world.guild.id, mover.id)
    await world.env.advance_time(10 * MINUTE)
    assert letters(mover) == []
    assert calls(world, "/users/@me/channels") == 0
    assert (await world.warroom.preferences.all(world.guild.id)).get(mover.id).told == "never"


async def test_the_direct_channel_of_a_person_is_opened_once(world: World) -> None:
    await world.start(clock="daily")
    mover = await world.to_act()
    await ask_for(world, mover)
    await world.env.advance_time(10 * MINUTE)
    await ask_for(world, mover, *DAILY)
    await world.env.advance_time(DAY + HOUR)
    assert len(letters(mover)) >= 2
    assert calls(world, "/users/@me/channels") == 1
