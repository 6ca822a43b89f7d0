"""Reminders of a clock, which come on a ladder and stop."""

import pytest

from bot.guilds.model import HouseRules
from bot.match.model.timing import DAY, GRACE, HOUR, TIMES
from tests.bot.clocks.time_steps import pass_time, posted, sides
from tests.bot.service_world import CHANNEL, GUILD, World


@pytest.fixture
def world() -> World:
    return World()


@pytest.mark.parametrize(
    ("clock", "moments"),
    [("daily", (24 * HOUR, 43.2 * HOUR)), ("none", (DAY, 3 * DAY))],
)
async def test_reminders_come_on_a_ladder_that_stops(world: World, clock: str, moments: tuple[float, ...]) -> None:
    match = await world.started(clock="daily" if clock == "daily" else "none")
    late, _ = await sides(world, match)
    since = world.clock.at
    for moment in moments:
        await pass_time(world, match, since + moment - 1 - world.clock.at)
        assert await posted(world) == []
        await pass_time(world, match, 1)
        (reminder,) = await posted(world)
        told = await world.warroom.outbox.notice_message(GUILD, reminder)
        assert (reminder.kind, told.called) == ("reminder", (late,))
    await pass_time(world, match, 400 * DAY)
    assert {notice.kind for notice in await posted(world)} <= {"claim"}
    assert await world.store.next_times(GUILD) == ()


async def test_a_live_turn_is_reminded_of_once(world: World) -> None:
    match = await world.started(clock="live")
    await pass_time(world, match, 151)
    assert [notice.kind for notice in await posted(world)] == ["reminder"]
    await pass_time(world, match, 140)
    assert await posted(world) == []


async def test_reminders_that_were_slept_through_are_not_made_up_for(world: World) -> None:
    match = await world.started()
    await pass_time(world, match, 10 * DAY)
    assert len(await posted(world)) == 1


async def test_a_newer_reminder_and_a_move_take_the_one_before_away(world: World) -> None:
    match = await world.started()
    await pass_time(world, match, DAY)
    (first,) = await posted(world)
    await pass_time(world, match, 2 * DAY)
    behind = await world.store.pending_notices(GUILD)
    assert [(notice.id == first.id, notice.is_over) for notice in behind] == [(True, True), (False, False)]
    await posted(world)
    await world.move(match)
    assert [notice.is_over for notice in await world.store.pending_notices(GUILD)] == [True]


async def test_a_reminder_that_a_move_came_before_is_never_posted(world: World) -> None:
    match = await world.started()
    await pass_time(world, match, DAY)
    await world.move(match)
    assert await world.store.pending_notices(GUILD) == ()


async def test_who_looked_at_the_match_a_moment_ago_is_not_reminded_and_the_rung_counts(world: World) -> None:
    match = await world.started()
    late, _ = await sides(world, match)
    world.warroom.activity.note(match.ref, late.id, world.clock.at + DAY - 60)
    await pass_time(world, match, DAY)
    assert await posted(world) == []
    await pass_time(world, match, 2 * DAY)
    assert len(await posted(world)) == 1


async def test_the_outbox_is_told_of_a_reminder(world: World) -> None:
    match = await world.started()
    world.notebook.told.clear()
    await pass_time(world, match, DAY)
    assert world.notebook.told == [(GUILD, CHANNEL)]


async def test_who_was_reminded_is_not_reminded_again_however_often_opponents_give_more_time(world: World) -> None:
    await world.store.set_house_rules(GUILD, HouseRules(when_late="claim"))
    match = await world.started(clock="live")
    late, other = await sides(world, match)
    seconds = TIMES["live"]["turn"]
    reminded = 0
    for _ in range(5):
        await pass_time(world, match, seconds / 2)
        reminded += [notice.kind for notice in await posted(world)].count("reminder")
        await pass_time(world, match, seconds / 2 + GRACE)
        reminded += [notice.kind for notice in await posted(world)].count("reminder")
        await world.warroom.agreements.give(match.ref, world.request(other), match.people.index(late))
    assert reminded == 1
