"""What happens when somebody's time is over: whose time that is, what is played for them, and when they are out."""

from functools import partial
from operator import mod

import pytest

from bot.games.catalog import get_game
from bot.guilds.model import HouseRules
from bot.lobbies.cards import challenge_message
from bot.match.model.match import Match, MatchRef, Permissions, Request
from bot.match.model.timing import GRACE, HOUR, MAX_LAPSES, TIMES
from bot.match.offers import offer_for, state_of
from bot.match.records import MatchRecord
from bot.match.words import started_card
from bot.play.board import public_message
from bot.play.panels import panel_of
from bot.screens.menu import ROOT
from bot.tools.verify import verify
from engine.core.values import Seat
from tests.bot.clocks.time_steps import kinds, pass_time
from tests.bot.play.test_simultaneous_choices import choose
from tests.bot.service_world import ALICE, BOB, GUILD, World, refused

TURN = TIMES["live"]["turn"]


@pytest.fixture
def world() -> World:
    return World()


async def rematch(world: World, match: Match) -> Match:
    return await world.warroom.rematches.ask(match.ref, world.request(BOB), Permissions())


async def test_whoever_is_asked_has_the_time_of_the_clock(world: World) -> None:
    match = await world.started(clock="daily")
    mover = await world.mover(match)
    (wait,) = await world.store.waits(match.ref)
    assert match.people[wait.seat] == mover
    assert (wait.since, wait.due) == (world.clock.at, world.clock.at + 48 * HOUR)


async def test_a_move_hands_the_clock_to_the_other_side(world: World) -> None:
    match = await world.started(clock="live")
    (before,) = await world.store.waits(match.ref)
    world.clock.at += 100
    await world.move(match)
    (after,) = await world.store.waits(match.ref)
    assert after.seat == 1 - before.seat
    assert after.due == world.clock.at + TURN


async def test_a_turn_that_lapses_is_played_by_the_fallback_of_the_engine(world: World) -> None:
    match = await world.started(clock="live")
    mover = await world.mover(match)
    seat = Seat(match.people.index(mover))
    game = get_game(match.game).engine
    state = state_of(match, get_game(match.game))
    played = game.apply(state, seat, game.fallback(state, seat)).state
    after = await pass_time(world, match, TURN + GRACE)
    assert after.fingerprint == game.codec.fingerprint(played)
    row = (await world.store.log(match.ref))[-1]
    assert (row.kind, row.seat, row.interaction_id) == ("lapsed", seat, None)
    assert await world.mover(after) != mover


async def test_a_time_out_is_told_to_both_sides(world: World) -> None:
    match = await world.started(clock="live")
    mover = await world.mover(match)
    after = await pass_time(world, match, TURN + GRACE)
    for person in (ALICE, BOB):
        told = await world.warroom.play.log_sentences(match.ref, person.id)
        assert any(f"{mover.name} ran out of time" in sentence for sentence in told)
        assert f"{mover.name} ran out of time" in panel_of(offer_for(after, person.id)).screen.text
    assert f"{mover.name} ran out of time" in public_message(after).screen.text
    later = (await world.move(after)).panel.match
    assert "ran out of time" not in public_message(later).screen.text


async def test_nothing_lapses_before_its_time_and_the_seconds_of_grace(world: World) -> None:
    match = await world.started(clock="live")
    assert (await pass_time(world, match, TURN + GRACE - 0.5)).version == match.version


async def test_a_click_that_was_made_in_time_counts_though_it_arrives_late(world: World) -> None:
    match = await world.started(clock="live")
    mover = await world.mover(match)
    in_time = world.request(mover)
    shown = await world.warroom.play.panel(match.ref, mover.id)
    await pass_time(world, match, TURN + GRACE / 2)
    node = shown.menu.node_of(0)
    assert (await world.warroom.play.press(match.ref, in_time, shown.version, node, confirmed=True)).action_played
    await pass_time(world, match, GRACE)
    assert await kinds(world, match) == ["opened", "started", "acted"]


async def test_a_click_that_was_made_too_late_does_not_count_however_soon_it_is_here(world: World) -> None:
    match = await world.started(clock="live")
    mover = await world.mover(match)
    shown = await world.warroom.play.panel(match.ref, mover.id)
    at = world.clock.at + TURN
    await pass_time(world, match, TURN + GRACE / 2)
    leaf = shown.menu.node_of(0)
    for late in (0.001, GRACE / 2):
        request = Request(mover, 70 + int(late), at + late)
        pressing = world.warroom.play.press(match.ref, request, shown.version, leaf, confirmed=True)
        await refused("time_over", pressing)
    looking = await world.warroom.play.press(match.ref, Request(mover, 80, at + 1), shown.version, ROOT)
    assert not looking.action_played
    last_moment = Request(mover, 90, at)
    assert (await world.warroom.play.press(match.ref, last_moment, shown.version, leaf, confirmed=True)).action_played


async def test_where_opponents_decide_whoever_is_late_may_move_until_they_have(world: World) -> None:
    match = await world.started(clock="daily")
    after = await pass_time(world, match, TIMES["daily"]["turn"] + GRACE / 2)
    assert (await world.move(after)).action_played


async def test_time_in_which_the_bot_was_away_is_given_back_before_a_click_is_judged(world: World) -> None:
    match = await world.started(clock="live")
    world.clock.at += TURN + GRACE / 2
    assert (await world.move(match)).action_played


async def test_a_clock_that_is_behind_discords_takes_no_time_from_anybody(world: World) -> None:
    match = await world.started(clock="live")
    mover = await world.mover(match)
    shown = await world.warroom.play.panel(match.ref, mover.id)
    ahead = Request(mover, 70, world.clock.at + 60)
    await world.warroom.play.press(match.ref, ahead, shown.version, shown.menu.node_of(0), confirmed=True)
    (wait,) = await world.store.waits(match.ref)
    assert (wait.since, wait.due) == (ahead.at, ahead.at + TURN)


async def test_a_click_that_the_time_out_has_overtaken_is_told_what_happened(world: World) -> None:
    match = await world.started(clock="live")
    mover = await world.mover(match)
    shown = await world.warroom.play.panel(match.ref, mover.id)
    await pass_time(world, match, TURN + GRACE)
    stale = await refused("stale", world.press(match, mover, shown.version, shown.menu.node_of(0)))
    assert any("ran out of time" in sentence for sentence in stale.params["happened"])


async def test_who_lets_three_turns_in_a_row_lapse_is_out(world: World) -> None:
    match = await world.started(clock="live", options="target=18")
    sleeper = await world.mover(match)
    lapsed = 0
    while match.status == "live":
        if await world.mover(match) == sleeper:
            match = await pass_time(world, match, TURN + GRACE)
            lapsed += 1
        else:
            match = (await world.move(match)).panel.match
    assert lapsed == MAX_LAPSES
    log = await kinds(world, match)
    assert [kind for kind in log if kind in ("lapsed", "forfeited")] == ["lapsed", "lapsed", "forfeited"]
    assert match.ending is not None
    assert match.people[match.roster.teams[match.ending.ranks[-1][0]][0]] == sleeper
    assert f"{sleeper.name} ran out of time" in public_message(match).screen.text


async def test_a_move_of_ones_own_forgives_the_turns_that_lapsed_before(world: World) -> None:
    match = await world.started(game="fight-flight-bite", clock="live")
    sleeper, turns = await world.mover(match), 0
    while turns < 6:
        wait = (await world.store.waits(match.ref))[0]
        mine = match.people[wait.seat] == sleeper and wait.kind == "turn"
        turns += mine
        if mine and turns % 3:
            match = await pass_time(world, match, TURN + GRACE)
        else:
            match = (await world.move(match)).panel.match
        assert match.status == "live"


async def test_where_the_guild_says_so_a_side_is_out_with_its_first_turn_that_lapses(world: World) -> None:
    await world.store.set_house_rules(GUILD, HouseRules(when_late="forfeit"))
    match = await world.started(clock="daily")
    late = await world.mover(match)
    after = await pass_time(world, match, 48 * HOUR + GRACE)
    assert after.status == "over"
    assert (await kinds(world, match))[-1] == "forfeited"
    assert f"{late.name} ran out of time" in public_message(after).screen.text


async def test_the_record_of_a_match_with_time_outs_still_verifies(world: World) -> None:
    match = await world.started(clock="live", options="target=18")
    while match.status == "live":
        match = await pass_time(world, match, TURN + GRACE)
    record = await world.warroom.play.record(match.ref)
    assert verify(MatchRecord.model_validate_json(record)).holds


async def test_on_a_daily_clock_a_turn_that_is_over_waits_for_the_others_to_decide(world: World) -> None:
    match = await world.started(clock="daily")
    after = await pass_time(world, match, 48 * HOUR + GRACE)
    assert after == match
    assert await world.store.next_times(GUILD) == ()
    await world.move(match)


async def test_an_answer_that_does_not_come_is_given_by_the_fallback_and_puts_nobody_out(world: World) -> None:
    await world.store.set_house_rules(GUILD, HouseRules(when_late="forfeit"))
    match = await answering(world)
    wait = (await world.store.waits(match.ref))[0]
    assert (wait.kind, wait.due) == ("answer", wait.since + TIMES["live"]["answer"])
    after = await pass_time(world, match, TIMES["live"]["answer"] + GRACE)
    assert after.status == "live"
    assert (await kinds(world, match))[-1] == "unanswered"


async def answering(world: World) -> Match:
    """A match in which somebody is asked for an answer in the turn of another."""
    match = await world.started(game="fight-flight-bite", clock="live")
    for number in range(400):
        waits = await world.store.waits(match.ref)
        if waits[0].kind == "answer":
            return match
        match = (await world.move(match, partial(mod, number))).panel.match
        assert match.status == "live"
    raise AssertionError("nobody was asked for an answer")


async def test_what_the_other_side_does_at_the_same_time_moves_nobodys_deadline(world: World) -> None:
    match = await world.started("army=duel", "stratego", "live")
    before = await world.store.waits(match.ref)
    world.clock.at += 60
    for person, label in ((ALICE, "Shuffle"), (ALICE, "Mirror"), (ALICE, "Ready")):
        await choose(world, match, person, label)
    after = await world.store.waits(match.ref)
    assert after == tuple(wait for wait in before if match.people[wait.seat] == BOB)


async def test_arranging_again_and_again_does_not_put_ones_own_deadline_off(world: World) -> None:
    match = await world.started("army=duel", "stratego", "live")
    before = await world.store.waits(match.ref)
    world.clock.at += 60
    await choose(world, match, ALICE, "Shuffle")
    assert await world.store.waits(match.ref) == before


async def test_each_of_two_who_set_up_has_an_end_of_their_own(world: World) -> None:
    match = await world.started("army=duel", "stratego", "live")
    after = await pass_time(world, match, TIMES["live"]["set_up"] + GRACE)
    assert (await kinds(world, match))[2:] == ["lapsed", "lapsed"]
    assert {wait.kind for wait in await world.store.waits(match.ref)} == {"turn"}
    assert after.status == "live"


async def test_nobody_is_timed_where_there_is_no_clock(world: World) -> None:
    match = await world.started()
    after = await pass_time(world, match, 400 * 24 * HOUR)
    assert after.version == match.version


async def test_a_match_that_is_over_waits_for_nobody(world: World) -> None:
    match = await world.started(clock="live")
    await world.warroom.play.resign(match.ref, world.request(ALICE))
    assert await world.store.waits(match.ref) == ()
    assert await world.store.next_times(GUILD) == ()


async def test_the_clock_stands_in_the_terms_and_a_rematch_keeps_it(world: World) -> None:
    match = await world.started(clock="daily")
    assert "daily clock" in started_card(match).text
    await world.warroom.play.resign(match.ref, world.request(ALICE))
    again = await rematch(world, match)
    assert again.timing.clock == "daily"
    assert "daily clock" in str(challenge_message(again).screen.blocks)


async def test_only_a_clock_that_the_guild_offers_can_be_chosen(world: World) -> None:
    await world.store.set_house_rules(GUILD, HouseRules(clocks=("daily",)))
    await refused("clock_not_offered", world.challenge(clock="live"))
    assert (await world.challenge()).timing.clock == "daily"


async def test_a_rematch_gets_another_clock_where_its_own_is_offered_no_more(world: World) -> None:
    match = await world.started(clock="live")
    await world.warroom.play.resign(match.ref, world.request(ALICE))
    await world.store.set_house_rules(GUILD, HouseRules(clocks=("daily",)))
    assert (await rematch(world, match)).timing.clock == "daily"


async def test_what_a_time_out_plays_comes_from_the_key_alone() -> None:
    ends = set()
    for at in (1_000_000.0, 2_222_222.0):
        world = World(at=at)
        match = await world.started(clock="live")
        ends.add((await pass_time(world, match, TURN + GRACE)).state)
    assert len(ends) == 1


async def test_the_board_says_until_when_who_has_time(world: World) -> None:
    match = await world.started(clock="daily")
    (wait,) = await world.store.waits(match.ref)
    shown = await world.warroom.outbox.public(match.ref)
    assert f"has until <t:{int(wait.due or 0)}:f>" in shown.screen.blocks[-1].text
    assert (await world.started()).id
    assert "has until" not in str((await world.warroom.outbox.public(MatchRef(GUILD, 2))).screen.blocks)
