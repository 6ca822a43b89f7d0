"""What the opponents of somebody whose time is over may do: claim the match, or give more time."""

import pytest

from bot.match.model.timing import GRACE
from bot.match.records import MatchRecord
from bot.play.board import public_message
from bot.tools.verify import verify
from tests.bot.clocks.time_steps import DAILY_TURN, late_match, pass_time, posted, sides
from tests.bot.service_world import CAROL, GUILD, World, refused


@pytest.fixture
def world() -> World:
    return World()


async def test_when_time_is_over_the_opponent_may_claim_the_match(world: World) -> None:
    match = await late_match(world)
    late, claimer = await sides(world, match)
    notice = next(notice for notice in await posted(world) if notice.kind == "claim")
    told = await world.warroom.outbox.notice_message(GUILD, notice)
    assert told.called == (claimer,)
    assert [(button.label, button.custom_id.key) for button in told.buttons] == [
        ("Claim the match", str(notice.seat)),
        ("Give more time", str(notice.seat)),
    ]
    after = await world.warroom.agreements.claim(match.ref, world.request(claimer), notice.seat)
    assert after.status == "over"
    assert f"{late.name} ran out of time" in public_message(after).screen.text
    row = (await world.store.log(match.ref))[-1]
    assert (row.kind, row.user_id, row.seat) == ("forfeited", claimer.id, notice.seat)
    assert verify(MatchRecord.model_validate_json(await world.warroom.play.record(match.ref))).holds


async def test_nothing_can_be_claimed_before_its_time_or_by_anybody_else(world: World) -> None:
    match = await world.started(clock="daily")
    late, other = await sides(world, match)
    seat = match.people.index(late)
    clocks = world.warroom.agreements
    await refused("not_late", clocks.claim(match.ref, world.request(other), seat))
    await pass_time(world, match, DAILY_TURN + GRACE)
    await refused("not_asked", clocks.claim(match.ref, world.request(late), seat))
    await refused("not_seated", clocks.claim(match.ref, world.request(CAROL), seat))
    await refused("not_late", clocks.claim(match.ref, world.request(late), 1 - seat))


async def test_who_is_late_may_still_move_and_then_there_is_nothing_to_claim(world: World) -> None:
    match = await late_match(world)
    late, other = await sides(world, match)
    await posted(world)
    await world.move(match)
    await refused("not_late", world.warroom.agreements.claim(match.ref, world.request(other), match.people.index(late)))
    assert [notice.is_over for notice in await world.store.pending_notices(GUILD)] == [True]


async def test_more_time_may_be_given_instead(world: World) -> None:
    match = await late_match(world)
    late, other = await sides(world, match)
    seat = match.people.index(late)
    await posted(world)
    await world.warroom.agreements.give(match.ref, world.request(other), seat)
    (wait,) = await world.store.waits(match.ref)
    assert wait.due == world.clock.at + DAILY_TURN
    assert [notice.is_over for notice in await world.store.pending_notices(GUILD)] == [True]
    await refused("not_late", world.warroom.agreements.give(match.ref, world.request(other), seat))
