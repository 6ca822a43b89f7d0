"""Who is written to when: once for each wait, at most once an hour, and nobody who is here or who didn't ask."""

import json

import pytest

from bot.clocks.downtime import REMOVED_SECONDS
from bot.direct_messages.model import BETWEEN_SECONDS, DAILY_GRACE, SETTLE_SECONDS
from bot.direct_messages.service import RETRIED_FOR
from bot.guilds.model import Preferences
from bot.match.model.match import Match, Person
from bot.match.model.timing import DAY, HOUR, MINUTE
from bot.match.offers import offer_for
from bot.outbox.model import Board
from bot.outbox.service import RECENT_SECONDS
from tests.bot.clocks.test_removal import Door
from tests.bot.direct_messages.postbox import Mailed
from tests.bot.lobbies.lobby_world import DAVE
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD
from tests.bot.stored import TemporaryStore

FIGHT = "fight-flight-bite"
SOON = SETTLE_SECONDS + MINUTE


@pytest.fixture
def world() -> Mailed:
    return Mailed(at=10 * DAY)


async def waiting(world: Mailed, match: Match) -> tuple[Person, Person]:
    """Who is waited for, and the other one."""
    mover = await world.mover(match)
    return mover, next(person for person in match.people if person != mover)


async def test_nobody_who_did_not_ask_is_written_to(world: Mailed) -> None:
    match = await world.started(clock="daily")
    await world.pass_time(DAY, HOUR)
    await world.pass_turn(match)
    await world.pass_time(DAY, HOUR)
    assert world.postbox.letters == []


async def test_whoever_asked_is_told_once_of_each_wait_with_a_link_and_the_time_left(world: Mailed) -> None:
    match = await world.started(clock="daily")
    mover, other = await waiting(world, match)
    await world.ask_for(mover)
    await world.store.save_board(
        GUILD, Board(match_id=match.id, channel_id=CHANNEL, message_id=555, wanted=1, shown=1, posted_at=1.0)
    )
    await world.pass_time(SOON)
    (text,) = world.postbox.to(mover)
    (wait,) = await world.store.waits(match.ref)
    assert wait.due is not None
    assert text.splitlines()[:2] == [
        "**It's your turn.**",
        f"• **Air, Land & Sea** against {other.name}: [match 1](https://discord.com/channels/{GUILD}/{CHANNEL}/555), "
        f"until <t:{int(wait.due)}:f> (<t:{int(wait.due)}:R>)",
    ]
    assert "My settings" in text
    await world.pass_time(5 * HOUR, 10 * MINUTE)
    assert len(world.postbox.letters) == 1
    await world.pass_turn(match)
    await world.pass_turn(match)
    await world.pass_time(SOON)
    assert len(world.postbox.to(mover)) == 2
    assert world.postbox.to(other) == []


async def test_a_wait_that_ends_within_a_minute_is_not_told(world: Mailed) -> None:
    match = await world.started(clock="daily")
    mover, _ = await waiting(world, match)
    await world.ask_for(mover)
    await world.pass_time(SETTLE_SECONDS - 1, 10.0)
    await world.pass_turn(match)
    await world.pass_time(HOUR)
    assert world.postbox.letters == []


async def test_nobody_is_written_to_twice_an_hour_and_what_waits_then_comes_in_one_message(world: Mailed) -> None:
    first = await world.started(clock="daily")
    mover, other = await waiting(world, first)
    await world.ask_for(mover)
    await world.pass_time(SETTLE_SECONDS)
    told_at = world.clock.at
    later = []
    for _ in range(2):
        match = await world.challenge(mover, other, clock="daily")
        match = await world.warroom.challenges.accept(match.ref, world.request(other))
        if await world.mover(match) == other:
            await world.pass_turn(match)
        later.append(match)
    await world.pass_time(told_at + BETWEEN_SECONDS - MINUTE - world.clock.at)
    assert len(world.postbox.letters) == 1
    await world.pass_time(2 * MINUTE)
    _, text = world.postbox.to(mover)
    assert text.startswith("**2 matches wait for you.**")
    assert all(f"[match {match.id}]" in text for match in later)
    assert "[match 1]" not in text


async def test_a_wait_that_ends_within_the_hour_is_not_told_at_its_end(world: Mailed) -> None:
    match = await world.started(clock="daily")
    mover, _ = await waiting(world, match)
    await world.ask_for(mover)
    await world.pass_time(SOON)
    for _ in range(3):
        await world.pass_turn(match)
    await world.pass_time(2 * HOUR)
    assert len(world.postbox.letters) == 1


async def test_whoever_is_active_here_is_told_only_once_they_are_away(world: Mailed) -> None:
    match = await world.started(clock="daily")
    other_match = await world.started(clock="daily")
    mover, _ = await waiting(world, match)
    await world.ask_for(mover)
    for _ in range(10):
        world.warroom.activity.note(other_match.ref, mover.id, world.clock.at)
        await world.pass_time(MINUTE)
    assert world.postbox.letters == []
    await world.pass_time(RECENT_SECONDS - 2 * MINUTE)
    assert world.postbox.letters == []
    await world.pass_time(3 * MINUTE)
    assert len(world.postbox.to(mover)) == 1


async def test_a_wait_that_a_move_began_which_is_taken_back_is_not_told(world: Mailed) -> None:
    match = await world.started()
    mover, other = await waiting(world, match)
    await world.ask_for(other)
    panel = await world.warroom.play.panel(match.ref, mover.id)
    actions = offer_for(await world.load(match), mover.id).actions
    facedown = next(place for place, action in enumerate(actions) if type(action).__name__ == "Improvise")
    await world.press(match, mover, panel.version, panel.menu.node_of(facedown))
    await world.pass_time(30.0, 10.0)
    after = await world.load(match)
    seat = match.roster.seats[match.people.index(mover)]
    await world.warroom.taking_back.take_back(match.ref, world.request(mover), after.seat_version(seat))
    assert await world.mover(match) == mover
    await world.pass_time(2 * HOUR, 10 * MINUTE)
    assert world.postbox.letters == []
    await world.pass_turn(match)
    await world.pass_time(SOON)
    assert len(world.postbox.to(other)) == 1


async def test_a_match_that_ended_or_is_paused_is_not_told(world: Mailed) -> None:
    ended, paused = await world.started(clock="daily"), await world.started(clock="daily")
    for person in (ALICE, BOB):
        await world.ask_for(person)
    await world.warroom.play.resign(ended.ref, world.request(ALICE))
    await world.warroom.agreements.ask(paused.ref, world.request(ALICE), "pause")
    await world.warroom.agreements.consent(paused.ref, world.request(BOB), (await world.load(paused)).public_version)
    assert (await world.load(paused)).timing.paused_at is not None
    await world.pass_time(3 * HOUR, 10 * MINUTE)
    assert world.postbox.letters == []
    await world.warroom.agreements.resume(paused.ref, world.request(ALICE))
    await world.pass_time(SOON)
    assert len(world.postbox.letters) == 1


async def test_a_pause_does_not_let_a_wait_be_told_again(world: Mailed) -> None:
    match = await world.started(clock="daily")
    mover, _ = await waiting(world, match)
    await world.ask_for(mover)
    await world.pass_time(SOON)
    await world.warroom.agreements.ask(match.ref, world.request(ALICE), "pause")
    await world.warroom.agreements.consent(match.ref, world.request(BOB), (await world.load(match)).public_version)
    await world.warroom.agreements.resume(match.ref, world.request(ALICE))
    await world.pass_time(5 * HOUR, 10 * MINUTE)
    assert len(world.postbox.letters) == 1


async def test_whoever_has_their_data_deleted_is_not_written_to(world: Mailed) -> None:
    match = await world.underway()
    for person in match.people:
        await world.ask_for(person, "next")
        await world.warroom.direct_messages.set_daily_hour(GUILD, person.id, 5)
    await world.pass_time(SOON)
    gone = await world.mover(match)
    before = len(world.postbox.to(gone))
    assert before
    await world.warroom.privacy.delete(GUILD, world.request(gone))
    assert gone.id not in {each.user_id for each in await world.store.subscribers(GUILD)}
    world.postbox.letters.clear()
    await world.pass_time(2 * DAY, HOUR)
    assert world.postbox.letters
    assert world.postbox.to(gone) == []
    assert not [text for _, text in world.postbox.letters if gone.name in text]


async def test_nobody_is_written_to_while_the_bot_is_not_in_the_guild(world: Mailed) -> None:
    match = await world.started(clock="daily")
    mover, _ = await waiting(world, match)
    await world.ask_for(mover)
    door = Door()
    world.warroom.downtime.attach(door)
    door.is_out = True
    await world.warroom.downtime.note_absence(GUILD)
    await world.pass_time(5 * HOUR, 10 * MINUTE)
    assert world.postbox.letters == []
    door.is_out = False
    await world.warroom.downtime.note_return(GUILD)
    await world.pass_time(REMOVED_SECONDS)
    assert len(world.postbox.to(mover)) == 1


async def test_a_person_who_cannot_be_written_to_is_written_to_no_more(world: Mailed) -> None:
    match = await world.started(clock="daily")
    mover, _ = await waiting(world, match)
    await world.ask_for(mover)
    await world.warroom.direct_messages.set_daily_hour(GUILD, mover.id, 3)
    world.postbox.answers = ["refused"]
    await world.pass_time(SOON)
    chosen = (await world.warroom.preferences.all(GUILD)).get(mover.id)
    assert (chosen.told, chosen.refused) == ("never", True)
    assert await world.warroom.direct_messages.daily_at(GUILD, mover.id) is None
    await world.pass_turn(match)
    await world.pass_turn(match)
    await world.pass_time(2 * DAY, HOUR)
    assert len(world.postbox.numbers) == 1


async def test_a_failure_of_discord_is_tried_again_with_the_same_number_and_switches_nothing_off(
    world: Mailed,
) -> None:
    match = await world.started(clock="daily")
    mover, _ = await waiting(world, match)
    await world.ask_for(mover)
    world.postbox.answers = ["later"] * 4
    await world.pass_time(20 * MINUTE, 5.0)
    assert len(world.postbox.to(mover)) == 1
    assert len(world.postbox.numbers) == 5
    assert len(set(world.postbox.numbers)) == 1
    assert (await world.warroom.preferences.all(GUILD)).get(mover.id) == Preferences(told="turn")


async def test_a_message_that_failed_is_given_up_once_its_match_waits_no_more(world: Mailed) -> None:
    match = await world.started(clock="daily")
    mover, _ = await waiting(world, match)
    await world.ask_for(mover)
    world.postbox.answers = ["later"]
    await world.pass_time(SETTLE_SECONDS)
    await world.pass_turn(match)
    await world.pass_time(HOUR)
    assert world.postbox.letters == []
    assert len(world.postbox.numbers) == 1


async def test_a_message_that_discord_never_takes_is_given_up_after_an_hour(world: Mailed) -> None:
    match = await world.started(clock="daily")
    mover, _ = await waiting(world, match)
    await world.ask_for(mover)
    world.postbox.answers = ["later"] * 1_000
    await world.pass_time(RETRIED_FOR + 10 * MINUTE)
    tried = len(world.postbox.numbers)
    await world.pass_time(DAY, HOUR)
    assert len(world.postbox.numbers) == tried
    assert world.postbox.letters == []


async def test_a_message_that_discord_rejects_is_not_repeated(world: Mailed) -> None:
    match = await world.started(clock="daily")
    mover, _ = await waiting(world, match)
    await world.ask_for(mover)
    world.postbox.answers = ["rejected"]
    await world.pass_time(3 * HOUR, 10 * MINUTE)
    assert len(world.postbox.numbers) == 1


async def test_after_a_restart_what_is_due_is_told_and_nothing_twice(world: Mailed) -> None:
    told, untold = await world.started(clock="daily"), await world.started(clock="daily")
    mover, _ = await waiting(world, told)
    await world.ask_for(mover)
    if await world.mover(untold) == mover:
        await world.pass_turn(untold)
    await world.pass_time(SOON)
    assert len(world.postbox.letters) == 1
    await world.pass_turn(untold)
    again = Mailed(world.store, at=world.clock.at + 2 * HOUR, interactions=9_000)
    await again.warroom.start()
    await again.pass_time(SOON)
    (text,) = again.postbox.to(mover)
    assert f"[match {untold.id}]" in text
    assert f"[match {told.id}]" not in text


async def test_a_kill_between_the_note_and_the_message_loses_the_message(world: Mailed) -> None:
    match = await world.started(clock="daily")
    mover, _ = await waiting(world, match)
    await world.ask_for(mover)
    world.postbox.answers = ["later"]
    await world.pass_time(SOON)
    again = Mailed(world.store, at=world.clock.at, interactions=9_000)
    await again.warroom.start()
    await again.pass_time(5 * HOUR, 10 * MINUTE)
    assert again.postbox.numbers == []


async def test_the_clock_that_is_set_back_by_days_delays_a_message_by_an_hour_at_most() -> None:
    store = TemporaryStore()
    world = Mailed(store, at=20 * DAY)
    match = await world.started(clock="daily")
    mover, _ = await waiting(world, match)
    await world.ask_for(mover)
    await world.pass_time(SOON)
    again = Mailed(store, at=10 * DAY, interactions=9_000)
    again.heartbeat.at = world.clock.at
    await again.warroom.start()
    await again.pass_turn(match)
    await again.pass_turn(match)
    await again.pass_time(BETWEEN_SECONDS + SOON)
    assert len(again.postbox.to(mover)) == 1


async def test_whoever_is_next_is_told_so_in_turn_with_the_name_of_the_one_before(world: Mailed) -> None:
    match = await world.underway()
    mover = await world.mover(match)
    following = match.people[(match.people.index(mover) + 1) % 3]
    third = next(person for person in match.people if person not in (mover, following))
    await world.ask_for(following, "next")
    await world.ask_for(third, "turn")
    await world.pass_time(SOON)
    (text,) = world.postbox.to(following)
    assert text.startswith(f"• You are next after {mover.name}. **")
    assert f"[match {match.id}](" in text
    assert world.postbox.to(third) == []
    await world.pass_time(3 * HOUR, 10 * MINUTE)
    assert len(world.postbox.letters) == 1


async def test_nobody_is_next_between_two(world: Mailed) -> None:
    match = await world.started(clock="daily")
    _, other = await waiting(world, match)
    await world.ask_for(other, "next")
    await world.pass_time(3 * HOUR, 10 * MINUTE)
    assert world.postbox.letters == []


async def test_a_seat_that_has_left_is_passed_over(world: Mailed) -> None:
    match = await world.underway(BOB, CAROL, DAVE)
    mover = await world.mover(match)
    place = match.people.index(mover)
    leaving, following = match.people[(place + 1) % 4], match.people[(place + 2) % 4]
    await world.warroom.play.resign(match.ref, world.request(leaving))
    for person in match.people:
        if person != leaving and (await world.load(match)).take_over is not None:
            version = (await world.load(match)).public_version
            await world.warroom.take_overs.leave_empty(match.ref, world.request(person), version)
    assert (await world.load(match)).status == "live"
    await world.ask_for(following, "next")
    await world.pass_time(SOON)
    assert f"next after {mover.name}" in world.postbox.to(following)[0]


@pytest.mark.parametrize("hour", [0, 5, 23])
async def test_the_daily_list_comes_at_its_hour_and_names_all_that_waits(world: Mailed, hour: int) -> None:
    matches = [await world.started(clock="daily"), await world.started()]
    for match in matches:
        if await world.mover(match) != ALICE:
            await world.pass_turn(match)
    first = await world.warroom.direct_messages.set_daily_hour(GUILD, ALICE.id, hour)
    assert first is not None
    assert (first % DAY, first > world.clock.at) == (hour * HOUR, True)
    await world.pass_time(first - world.clock.at - MINUTE, 10 * MINUTE)
    assert world.postbox.letters == []
    await world.pass_time(2 * MINUTE)
    (text,) = world.postbox.to(ALICE)
    assert text.startswith("**Your daily list:** 2 matches wait for you.")
    await world.pass_time(DAY, HOUR)
    assert len(world.postbox.to(ALICE)) == 2
    assert await world.warroom.direct_messages.daily_at(GUILD, ALICE.id) == first + 2 * DAY


async def test_without_a_match_that_waits_there_is_no_daily_list_that_day(world: Mailed) -> None:
    match = await world.started(clock="none")
    if await world.mover(match) == ALICE:
        await world.pass_turn(match)
    first = await world.warroom.direct_messages.set_daily_hour(GUILD, ALICE.id, 7)
    assert first is not None
    await world.pass_time(first - world.clock.at + HOUR, 10 * MINUTE)
    assert world.postbox.letters == []
    await world.pass_turn(match)
    await world.pass_time(DAY, HOUR)
    assert len(world.postbox.to(ALICE)) == 1


async def test_a_wait_that_a_daily_list_named_is_not_told_again(world: Mailed) -> None:
    match = await world.started(clock="none")
    if await world.mover(match) != ALICE:
        await world.pass_turn(match)
    first = await world.warroom.direct_messages.set_daily_hour(GUILD, ALICE.id, 7)
    assert first is not None
    await world.pass_time(first - world.clock.at + MINUTE, 10 * MINUTE)
    await world.ask_for(ALICE)
    await world.pass_time(10 * HOUR, 10 * MINUTE)
    assert len(world.postbox.to(ALICE)) == 1


async def test_a_daily_list_that_is_hours_late_is_left_out_for_the_day(world: Mailed) -> None:
    match = await world.started(clock="none")
    if await world.mover(match) != ALICE:
        await world.pass_turn(match)
    first = await world.warroom.direct_messages.set_daily_hour(GUILD, ALICE.id, 7)
    assert first is not None
    again = Mailed(world.store, at=first + DAILY_GRACE + MINUTE, interactions=9_000)
    await again.warroom.start()
    await again.pass_time(HOUR)
    assert again.postbox.letters == []
    assert await again.warroom.direct_messages.daily_at(GUILD, ALICE.id) == first + DAY
    await again.pass_time(DAY, HOUR)
    assert len(again.postbox.to(ALICE)) == 1


async def test_a_daily_list_that_is_stopped_does_not_come(world: Mailed) -> None:
    match = await world.started(clock="none")
    if await world.mover(match) != ALICE:
        await world.pass_turn(match)
    await world.warroom.direct_messages.set_daily_hour(GUILD, ALICE.id, 7)
    await world.warroom.direct_messages.set_daily_hour(GUILD, ALICE.id, None)
    await world.pass_time(3 * DAY, HOUR)
    assert world.postbox.letters == []


async def test_hidden_people_are_told_and_named_to_their_opponents_and_a_block_changes_nothing(world: Mailed) -> None:
    match = await world.started(clock="daily")
    mover, other = await waiting(world, match)
    await world.ask_for(mover)
    for person in (mover, other):
        await world.warroom.profiles.hide(GUILD, world.request(person), hidden=True)
    await world.warroom.blocks.block(GUILD, mover, other)
    await world.pass_time(SOON)
    (text,) = world.postbox.to(mover)
    assert f"against {other.name}:" in text


async def test_an_export_holds_when_somebody_was_written_to_and_nobody_elses_times(world: Mailed) -> None:
    match = await world.started(clock="daily")
    mover, other = await waiting(world, match)
    await world.ask_for(mover)
    await world.warroom.direct_messages.set_daily_hour(GUILD, mover.id, 5)
    await world.pass_time(SOON)
    data = json.loads(await world.warroom.privacy.export(GUILD, world.request(mover)))
    assert (data["told"], data["refused"]) == ("turn", False)
    assert data["written_to"] == "1970-01-11T00:01:00Z"
    assert data["daily_list"] == "1970-01-11T05:00:00Z"
    others = json.loads(await world.warroom.privacy.export(GUILD, world.request(other)))
    assert (others["told"], others["written_to"], others["daily_list"]) == ("never", None, None)
