"""What opponents agree on: pauses and more time."""

import pytest

from bot.clocks.agreements import ASK_AGAIN_SECONDS
from bot.guilds.model import HouseRules
from bot.lobbies.opening import OpeningRequest
from bot.match.model.match import Match, Person
from bot.match.model.timing import DAY, HOUR
from bot.match.offers import offer_for
from bot.play.board import public_message
from bot.play.panels import panel_of
from tests.bot.clocks.time_steps import DAILY_TURN, kinds, pass_time, posted, sides
from tests.bot.lobbies.lobby_world import DAVE, Crowd
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD, World, refused


@pytest.fixture
def world() -> World:
    return World()


async def of_three(world: World) -> Match:
    call = OpeningRequest(GUILD, CHANNEL, ALICE, "fight-flight-bite", "", None)
    match = await world.warroom.open_lobbies.open(call, 3)
    for person in (BOB, CAROL):
        match = await world.warroom.open_lobbies.join(match.ref, world.request(person))
    assert match.status == "live"
    return match


async def pause(world: World, match: Match, after: float = 0.0) -> None:
    """Let Alice and Bob agree on a pause."""
    asked = await world.warroom.agreements.ask(match.ref, world.request(ALICE), "pause")
    world.clock.at += after
    await world.warroom.agreements.consent(match.ref, world.request(BOB), asked.version)


async def test_a_pause_is_agreed_on_by_the_opponent_and_stops_everything(world: World) -> None:
    match = await world.started(clock="daily")
    clocks = world.warroom.agreements
    asked = await clocks.ask(match.ref, world.request(ALICE), "pause")
    (notice,) = await posted(world)
    assert (await world.warroom.outbox.notice_message(GUILD, notice)).called == (BOB,)
    await refused("not_asked", clocks.consent(match.ref, world.request(ALICE), asked.version))
    paused = await clocks.consent(match.ref, world.request(BOB), asked.version)
    assert paused.timing.paused_at == world.clock.at
    assert public_message(paused).to_act == ()
    assert "Paused since" in str(public_message(paused).screen.blocks)
    assert [notice.is_over for notice in await world.store.pending_notices(GUILD)] == [True]
    await posted(world)
    await pass_time(world, match, 30 * DAY)
    assert await kinds(world, match) == ["opened", "started", "pause_asked", "paused"]
    assert await posted(world) == []


async def test_anybody_lets_the_clock_go_on_from_where_it_stood(world: World) -> None:
    match = await world.started(clock="daily")
    (before,) = await world.store.waits(match.ref)
    await pause(world, match, after=10 * HOUR)
    world.clock.at += 5 * DAY
    await world.warroom.agreements.resume(match.ref, world.request(BOB))
    (after,) = await world.store.waits(match.ref)
    assert before.due is not None
    assert after.due == before.due + 5 * DAY
    await refused("not_paused", world.warroom.agreements.resume(match.ref, world.request(BOB)))


async def test_who_plays_on_in_a_pause_starts_no_clock(world: World) -> None:
    match = await world.started(clock="daily")
    await pause(world, match)
    await world.move(match)
    await pass_time(world, match, 30 * DAY)
    assert (await kinds(world, match))[-1] == "acted"
    await world.warroom.agreements.resume(match.ref, world.request(ALICE))
    (wait,) = await world.store.waits(match.ref)
    assert wait.due == world.clock.at + DAILY_TURN


async def test_asking_for_time_or_a_pause_leaves_panels_as_they_are(world: World) -> None:
    match = await world.started(clock="daily")
    late, _ = await sides(world, match)
    before = panel_of(offer_for(match, late.id))
    await pause(world, match)
    again = panel_of(offer_for(await world.load(match), late.id))
    assert (again.version, again.screen) == (before.version, before.screen)
    assert (await world.press(match, late, before.version, before.menu.node_of(0))).action_played


async def test_an_opponent_may_say_no_and_an_old_button_agrees_to_nothing_new(world: World) -> None:
    match = await world.started(clock="daily")
    clocks = world.warroom.agreements
    first = await clocks.ask(match.ref, world.request(ALICE), "pause")
    await refused("asked_already", clocks.ask(match.ref, world.request(BOB), "pause"))
    await clocks.refuse(match.ref, world.request(BOB), first.version)
    await refused("nothing_asked", clocks.consent(match.ref, world.request(BOB), first.version))
    world.clock.at += ASK_AGAIN_SECONDS
    await clocks.ask(match.ref, world.request(ALICE), "pause")
    await refused("nothing_asked", clocks.consent(match.ref, world.request(BOB), first.version))
    assert (await world.load(match)).timing.paused_at is None


async def test_more_time_is_agreed_on(world: World) -> None:
    match = await world.started(clock="daily")
    late, other = await sides(world, match)
    clocks = world.warroom.agreements
    await refused("no_time_runs", clocks.ask(match.ref, world.request(other), "time"))
    (before,) = await world.store.waits(match.ref)
    asked = await clocks.ask(match.ref, world.request(late), "time")
    await clocks.consent(match.ref, world.request(other), asked.version)
    (after,) = await world.store.waits(match.ref)
    assert (after.since, after.due) == (before.since, before.since + 2 * DAILY_TURN)


async def test_a_move_takes_back_what_was_asked_for_it(world: World) -> None:
    match = await world.started(clock="daily")
    late, other = await sides(world, match)
    asked = await world.warroom.agreements.ask(match.ref, world.request(late), "time")
    await world.move(match)
    consent = world.warroom.agreements.consent(match.ref, world.request(other), asked.version)
    await refused("nothing_asked", consent)


async def test_what_opponents_do_at_the_same_time_takes_back_nothing_that_was_asked(world: World) -> None:
    match = await world.started(game="stratego", clock="daily")
    asked = await world.warroom.agreements.ask(match.ref, world.request(ALICE), "time")
    shown = await world.warroom.play.panel(match.ref, BOB.id)
    await world.press(match, BOB, shown.version, shown.menu.node_of(0))
    proposal = (await world.load(match)).timing.proposal
    assert proposal is not None
    assert (proposal.kind, proposal.seat) == ("time", 0)
    await world.warroom.agreements.consent(match.ref, world.request(BOB), asked.version)


@pytest.mark.parametrize("person", [ALICE, BOB])
async def test_what_was_refused_or_taken_back_is_not_asked_again_by_that_side_for_ten_minutes(
    world: World, person: Person
) -> None:
    match = await world.started(clock="daily")
    asked = await world.warroom.agreements.ask(match.ref, world.request(ALICE), "pause")
    await posted(world)
    await world.warroom.agreements.refuse(match.ref, world.request(person), asked.version)
    world.clock.at += 1
    world = World(world.store, world.clock.at, 9_000)
    for _ in range(10):
        refusal = await refused("asked_lately", world.warroom.agreements.ask(match.ref, world.request(ALICE), "pause"))
        assert refusal.params["until"] == world.clock.at - 1 + ASK_AGAIN_SECONDS
    assert await posted(world) == []
    await world.warroom.agreements.ask(match.ref, world.request(BOB), "pause")
    await world.warroom.agreements.refuse(match.ref, world.request(BOB), asked.version + 2)
    world.clock.at += ASK_AGAIN_SECONDS
    await world.warroom.agreements.ask(match.ref, world.request(ALICE), "pause")
    assert [notice.kind for notice in await posted(world)] == ["pause"]


async def test_what_was_agreed_on_may_be_asked_for_again_at_once(world: World) -> None:
    match = await world.started(clock="daily")
    for _ in range(2):
        await pause(world, match)
        await world.warroom.agreements.resume(match.ref, world.request(BOB))


async def test_who_asks_for_more_time_and_plays_on_has_taken_it_back(world: World) -> None:
    match = await world.started(game="stratego", clock="daily")
    clocks = world.warroom.agreements
    await clocks.ask(match.ref, world.request(ALICE), "time")
    shown = await world.warroom.play.panel(match.ref, ALICE.id)
    last = len(shown.screen.choices) - 1  # the swap of two pieces, after which she still arranges
    await world.press(match, ALICE, shown.version, shown.menu.node_of(last))
    await refused("asked_lately", clocks.ask(match.ref, world.request(ALICE), "time"))
    await clocks.ask(match.ref, world.request(ALICE), "pause")


async def test_the_whole_side_waits_until_it_may_ask_again(world: World) -> None:
    crowd = Crowd(world.store)
    await world.store.set_house_rules(GUILD, HouseRules(clocks=("daily",)))
    match = await crowd.agree(await crowd.posted(), BOB, CAROL, DAVE)
    one, other = (match.people[seat] for seat in match.roster.teams[0])
    clocks = crowd.warroom.agreements
    asked = await clocks.ask(match.ref, crowd.request(one), "pause")
    await clocks.refuse(match.ref, crowd.request(one), asked.version)
    await refused("asked_lately", clocks.ask(match.ref, crowd.request(other), "pause"))
    await clocks.ask(match.ref, crowd.request(match.people[match.roster.teams[1][0]]), "pause")


async def test_what_was_agreed_on_is_told_in_the_story_and_no_event_twice(world: World) -> None:
    match = await world.started(clock="daily")
    before = await world.warroom.play.log_sentences(match.ref, ALICE.id)
    await pause(world, match)
    await world.warroom.agreements.resume(match.ref, world.request(BOB))
    told = await world.warroom.play.log_sentences(match.ref, ALICE.id)
    assert told == (
        *before,
        "Alice asked to pause the clock.",
        "Bob agreed, and the clock is paused.",
        "Bob let the clock go on.",
    )


async def test_of_three_who_play_all_opponents_must_agree_and_any_may_claim(world: World) -> None:
    await world.store.set_house_rules(GUILD, HouseRules(clocks=("daily",)))
    match = await of_three(world)
    clocks = world.warroom.agreements
    asked = await clocks.ask(match.ref, world.request(ALICE), "pause")
    half = await clocks.consent(match.ref, world.request(BOB), asked.version)
    assert half.timing.paused_at is None
    whole = await clocks.consent(match.ref, world.request(CAROL), asked.version)
    assert whole.timing.paused_at is not None
