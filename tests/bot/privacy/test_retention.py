"""What is kept no longer, and how a guild that the bot has left is told from one that Discord has trouble with."""

import asyncio

import pytest

from bot.guilds.model import HouseRules
from bot.match.model.match import MatchRef
from bot.privacy.retention import DAY_SECONDS, FIRST_SECONDS, GRACE_SECONDS
from tests.bot.service_world import BOB, GUILD, World, refused


class Roll:
    """A membership that is set by hand."""

    def __init__(self) -> None:
        self.left: bool | None = False

    def has_left(self, guild_id: int) -> bool | None:
        assert guild_id == GUILD
        return self.left


class Warded(World):
    """A world whose bot is a member of the guild, or not."""

    def __init__(self) -> None:
        super().__init__()
        self.roll = Roll()
        self.warroom.retention.attach(self.roll)

    async def pass_days(self, days: float) -> None:
        self.clock.at += days * DAY_SECONDS
        await self.warroom.retention.sweep()

    async def is_kept(self) -> bool:
        return await self.store.guilds() == (GUILD,)


@pytest.fixture
async def world() -> Warded:
    world = Warded()
    match = await world.started()
    await world.warroom.play.resign(match.ref, world.request(BOB))
    return world


async def test_a_guild_that_was_left_is_forgotten_after_its_time_of_grace(world: Warded) -> None:
    world.roll.left = True
    await world.warroom.downtime.note_absence(GUILD)
    await world.pass_days(29)
    assert await world.is_kept()
    await world.pass_days(1)
    assert not await world.is_kept()


async def test_a_departure_that_nobody_told_counts_from_the_first_sweep(world: Warded) -> None:
    world.roll.left = True
    await world.pass_days(100)
    assert await world.is_kept()
    await world.pass_days(GRACE_SECONDS / DAY_SECONDS)
    assert not await world.is_kept()


async def test_being_invited_again_keeps_everything(world: Warded) -> None:
    world.roll.left = True
    await world.warroom.downtime.note_absence(GUILD)
    world.clock.at += 29 * DAY_SECONDS
    await world.warroom.downtime.note_return(GUILD)
    world.roll.left = False
    await world.pass_days(29)
    world.roll.left = True
    await world.pass_days(1)
    await world.pass_days(29)
    assert await world.is_kept()
    assert (await world.warroom.changes.load(MatchRef(GUILD, 1))).status == "over"


async def test_a_return_that_nobody_told_is_noticed_by_the_sweep(world: Warded) -> None:
    await world.warroom.downtime.note_absence(GUILD)
    await world.pass_days(40)
    assert await world.store.departure(GUILD) is None


async def test_while_it_is_not_known_who_was_left_nothing_is_noted_and_nothing_forgotten(world: Warded) -> None:
    world.roll.left = None
    for _ in range(1_000):
        await world.pass_days(0.1)
    assert await world.store.departure(GUILD) is None
    await world.warroom.downtime.note_absence(GUILD)
    await world.pass_days(100)
    assert await world.is_kept()
    assert await world.store.departure(GUILD) is not None


async def test_matches_of_long_ago_are_reduced_to_their_results(world: Warded) -> None:
    live = await world.started()
    await world.pass_days(364)
    assert (await world.warroom.changes.load(MatchRef(GUILD, 1))).status == "over"
    await world.pass_days(2)
    await refused("unknown_match", world.warroom.changes.load(MatchRef(GUILD, 1)))
    await refused("unknown_match", world.warroom.play.log_sentences(MatchRef(GUILD, 1), BOB.id))
    assert [result.match_id for result in await world.store.results(GUILD, BOB.id)] == [1]
    assert (await world.load(live)).status == "live"


async def test_how_long_matches_are_kept_is_for_the_admins_to_say(world: Warded) -> None:
    await world.store.set_house_rules(GUILD, HouseRules(keep_days=30))
    await world.pass_days(29)
    assert (await world.warroom.changes.load(MatchRef(GUILD, 1))).status == "over"
    await world.pass_days(2)
    await refused("unknown_match", world.warroom.changes.load(MatchRef(GUILD, 1)))


async def test_a_guild_that_cannot_be_swept_stops_no_other(world: Warded, caplog: pytest.LogCaptureFixture) -> None:
    await world.store.block(5, 1, 2)
    await world.store.set_house_rules(GUILD, HouseRules(keep_days=30))
    await world.pass_days(100)
    assert "guild 5 could not be swept" in caplog.text
    await refused("unknown_match", world.warroom.changes.load(MatchRef(GUILD, 1)))


async def test_the_sweep_comes_soon_after_the_start_and_then_once_a_day(world: Warded) -> None:
    swept: list[float] = []

    async def note() -> None:
        swept.append(world.clock.at)

    retention, start = world.warroom.retention, world.clock.at
    retention.sweep = note  # type: ignore[method-assign]  # the calls are what this is about
    retention.start()
    for _ in range(5 * 24 * 6):
        world.clock.at += 600.0
        retention._run_due()
        await asyncio.sleep(0)
    assert [at - start for at in swept] == [FIRST_SECONDS + day * DAY_SECONDS for day in range(5)]
    await retention.close()


async def test_the_sweep_comes_soon_after_the_clock_was_set_back(world: Warded) -> None:
    retention = world.warroom.retention
    retention.start()
    world.clock.at -= 400 * DAY_SECONDS
    world.roll.left = True
    retention._run_due()
    await asyncio.gather(*retention._timer._tasks)
    assert await world.store.departure(GUILD) == world.clock.at
    await retention.close()


async def test_closing_stops_after_the_guild_that_is_being_swept(world: Warded) -> None:
    for guild_id in range(1, 6):
        await world.store.block(guild_id, 1, 2)
    swept: list[int] = []

    async def slow(guild_id: int) -> None:
        swept.append(guild_id)
        await asyncio.sleep(0)

    retention = world.warroom.retention
    retention._sweep = slow  # type: ignore[method-assign]  # the calls are what this is about
    retention.start()
    world.clock.at += FIRST_SECONDS
    retention._run_due()
    await asyncio.sleep(0)
    await retention.close()
    assert swept == [1]
