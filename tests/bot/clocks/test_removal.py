"""The time in which the bot was removed from a guild, which costs nobody there anything."""

import pytest

from bot.clocks.downtime import REMOVED_SECONDS
from bot.match.model.match import Match
from bot.match.model.timing import DAY, HOUR
from tests.bot.clocks.time_steps import pass_time
from tests.bot.service_world import GUILD
from tests.bot.tournaments.tournament_world import Arena, outcomes


class Door:
    """A membership of the guild that ends and begins again."""

    is_out: bool | None = False

    def has_left(self, guild_id: int) -> bool | None:
        assert guild_id == GUILD
        return self.is_out

    def is_connected(self) -> bool:
        return True


@pytest.fixture
def world() -> Arena:
    return Arena()


@pytest.fixture
def door(world: Arena) -> Door:
    door = Door()
    world.warroom.retention.attach(door)
    world.warroom.downtime.attach(door)
    return door


async def remove(world: Arena, door: Door) -> None:
    door.is_out = True
    await world.warroom.downtime.note_absence(GUILD)


async def due(world: Arena, match: Match) -> float:
    (wait,) = await world.store.waits(match.ref)
    assert wait.due is not None
    return wait.due


async def test_nobody_loses_by_time_while_the_bot_is_not_in_the_guild(world: Arena, door: Door) -> None:
    match, before = await world.started(clock="live"), world.clock.at
    ends_at = await due(world, match)
    await remove(world, door)
    await pass_time(world, match, 3 * DAY)
    assert await world.load(match) == match
    door.is_out = False
    await world.warroom.downtime.note_return(GUILD)
    assert await due(world, match) == ends_at + world.clock.at - before
    await pass_time(world, match, HOUR)
    assert (await world.load(match)).version > match.version


async def test_nobody_loses_by_time_while_discord_has_an_outage_in_the_guild(world: Arena, door: Door) -> None:
    match, before = await world.started(clock="live"), world.clock.at
    ends_at = await due(world, match)
    door.is_out = None
    await world.warroom.downtime.note_absence(GUILD)
    await pass_time(world, match, 3 * HOUR)
    assert await world.load(match) == match
    door.is_out = False
    await world.warroom.downtime.note_return(GUILD)
    assert await due(world, match) == ends_at + world.clock.at - before


async def test_a_return_that_nobody_told_gives_the_time_back_before_any_ends(world: Arena, door: Door) -> None:
    match = await world.started(clock="live")
    await remove(world, door)
    await world.warroom.close()
    again = Arena(world.store, at=world.clock.at + 5 * DAY)
    again.heartbeat.at = again.clock.at
    door.is_out = False
    again.warroom.retention.attach(door)
    again.warroom.downtime.attach(door)
    await again.warroom.start()
    await pass_time(again, match, 1)
    assert await again.load(match) == match
    assert await due(again, match) > again.clock.at


async def test_time_that_the_bot_was_off_meanwhile_is_given_back_once(world: Arena, door: Door) -> None:
    match = await world.started(clock="daily")
    ends_at, left_at = await due(world, match), world.clock.at
    await remove(world, door)
    again = Arena(world.store, at=left_at + 5 * DAY)
    again.heartbeat.at = left_at + DAY
    await again.warroom.downtime.start([GUILD])
    await again.warroom.downtime.note_return(GUILD)
    assert await due(again, match) == ends_at + 5 * DAY
    await again.warroom.close()


async def test_a_round_does_not_end_while_the_bot_is_not_in_the_guild(world: Arena, door: Door) -> None:
    tournament = await world.begun(4, days=1)
    assert tournament.round_ends_at is not None
    await remove(world, door)
    await world.pass_time(3 * DAY)
    world.warroom.tournament_progress._run_due()
    await world.settle()
    assert outcomes(await world.stored(tournament), 0) == [(None, None), (None, None)]
    assert world.warroom.tournament_progress._due[tournament.ref] == world.clock.at + REMOVED_SECONDS
    door.is_out = False
    await world.warroom.tournament_progress.advance(tournament.ref)
    after = await world.stored(tournament)
    assert outcomes(after, 0) == [(None, None), (None, None)]
    assert after.round_ends_at == tournament.round_ends_at + 3 * DAY
