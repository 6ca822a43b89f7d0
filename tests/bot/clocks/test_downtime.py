"""The hours in which the bot wasn't there, which cost nobody anything."""

import asyncio

import msgspec
import pytest

from bot.clocks.downtime import ABSENCE_SECONDS
from bot.match.model.match import Match
from bot.match.model.timing import DAY, GRACE, HOUR, TIMES
from tests.bot.clocks.time_steps import kinds, pass_time
from tests.bot.service_world import CHANNEL, GUILD, World


@pytest.fixture
def world() -> World:
    return World()


class Cable:
    """A connection that can be cut."""

    connected = True

    def is_connected(self) -> bool:
        return self.connected

    def has_left(self, guild_id: int) -> bool | None:
        return guild_id != GUILD


async def test_time_in_which_the_bot_was_away_costs_nobody_anything(world: World) -> None:
    match = await world.started(clock="daily")
    (before,) = await world.store.waits(match.ref)
    world.clock.at += 10 * DAY
    again = World(world.store, at=world.clock.at)
    again.heartbeat.at = world.clock.at - 10 * DAY
    await again.warroom.downtime.start([GUILD])
    await again.warroom.close()
    (after,) = await world.store.waits(match.ref)
    assert before.due is not None
    assert after.due == before.due + 10 * DAY


@pytest.mark.parametrize(
    ("idle", "credited"),
    [
        (20.0, 20.0),  # the newest turn began so long ago
        (5 * HOUR, HOUR),
    ],
)
async def test_on_a_new_disk_everybody_gets_the_time_since_the_last_sign_of_the_bot(
    world: World, idle: float, credited: float
) -> None:
    match = await world.started(clock="daily")
    (before,) = await world.store.waits(match.ref)
    again = World(world.store, at=before.since + idle)
    again.heartbeat.at = None
    await again.warroom.downtime.start([GUILD])
    await again.warroom.close()
    (after,) = await world.store.waits(match.ref)
    assert before.due is not None
    assert after.due == pytest.approx(before.due + credited)


async def test_a_first_start_speaks_of_no_absence(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    world.heartbeat.at = None
    await world.warroom.downtime.start(())
    await world.warroom.downtime.close()
    assert "away" not in caplog.text


async def test_after_an_absence_channels_are_told_whose_boards_show_times_of_before(world: World) -> None:
    for clock in ("daily", "none"):
        match = await world.started(clock=clock)
        board = await world.store.board(match.ref)
        shown = msgspec.structs.replace(board, message_id=5, shown=board.wanted, posted_at=world.clock.at)
        await world.store.save_board(GUILD, shown)
    for away, told in ((HOUR, 1), (ABSENCE_SECONDS, 0)):
        world.notebook.told.clear()
        world.clock.at += away
        assert await world.warroom.downtime.catch_up()
        assert world.notebook.told == [(GUILD, CHANNEL)] * told
    assert [board.match_id for board in await world.store.pending_boards(GUILD)] == [1]


async def test_nobody_lapses_while_the_bot_is_cut_off_and_the_time_is_given_back(world: World) -> None:
    match = await world.started(clock="live")
    cable = Cable()
    world.warroom.downtime.attach(cable)
    for connected in (False, True):
        cable.connected = connected
        world.clock.at += HOUR
        await world.warroom.time_outs.run_due(match.ref)
    assert await kinds(world, match) == ["opened", "started"]
    (wait,) = await world.store.waits(match.ref)
    assert wait.since == world.clock.at
    await pass_time(world, match, 100)
    await pass_time(world, match, 100)
    await pass_time(world, match, 101 + GRACE)
    assert (await kinds(world, match))[-1] == "lapsed"


async def test_an_end_that_came_while_the_process_was_killed_comes_after_it(world: World) -> None:
    match = await world.started(clock="live")

    def die(_match: Match) -> None:
        raise KeyboardInterrupt

    world.store.before_save = die
    world.clock.at += TIMES["live"]["turn"] + GRACE
    world.warroom.downtime.note_presence()
    with pytest.raises(KeyboardInterrupt):
        await world.warroom.time_outs.run_due(match.ref)
    world.store.before_save = lambda _match: None
    again = World(world.store, at=world.clock.at)
    await again.warroom.time_outs.run_due(match.ref)
    await again.warroom.time_outs.run_due(match.ref)
    assert await kinds(world, match) == ["opened", "started", "lapsed"]


async def test_whatever_the_machine_does_to_its_clock_everybody_keeps_their_time(world: World) -> None:
    match = await world.started(clock="daily")
    await world.warroom.start()
    (before,) = await world.store.waits(match.ref)
    assert before.due is not None
    left = before.due - world.clock.at
    for jump in (400 * DAY, -400 * DAY, -30 * DAY, 30 * DAY):
        world.clock.at += jump
        assert await world.warroom.downtime.catch_up()
        (after,) = await world.store.waits(match.ref)
        assert after.due == world.clock.at + left
    assert await world.load(match) == match
    await world.warroom.close()


async def test_a_clock_that_was_set_back_while_the_bot_was_off_leaves_everybody_their_time(world: World) -> None:
    match = await world.started(clock="daily")
    (before,) = await world.store.waits(match.ref)
    again = World(world.store, at=world.clock.at - 400 * DAY)
    again.heartbeat.at = world.clock.at
    await again.warroom.downtime.start([GUILD])
    await again.warroom.close()
    (after,) = await world.store.waits(match.ref)
    assert before.due is not None
    assert after.due == before.due - 400 * DAY


async def test_a_deadline_comes_in_time_by_a_clock_that_was_set_back(world: World) -> None:
    match = await world.started(clock="live")
    await world.warroom.start()
    world.clock.at += DAY
    world.warroom.deadlines._run_due()
    await asyncio.gather(*world.warroom.deadlines._tasks)
    world.clock.at -= DAY
    await world.warroom.downtime.catch_up()
    (wait,) = await world.store.waits(match.ref)
    assert wait.next_at is not None
    assert world.warroom.deadlines.comes_by(match.ref, wait.next_at)
    await world.warroom.close()
