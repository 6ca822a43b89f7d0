"""Answers that are given in advance: kept for a seat until its turn, and given after a delay that tells nothing."""

import pytest

from bot.model.match import Match, Person
from bot.service.clocks.schedule import AUTO_REPLY_SECONDS
from bot.service.lobbies.opening import OpeningRequest
from bot.service.matches.queries import public
from tests.bot.service.clocks.test_timeouts import pass_time
from tests.bot.service.world import ALICE, BOB, CAROL, CHANNEL, GUILD, World, refused


@pytest.fixture
def world() -> World:
    return World()


async def asked(world: World, match: Match) -> Person:
    """Play on until somebody is asked for an answer that may stand."""
    for _ in range(300):
        person = await world.mover(match)
        shown = await world.warroom.play.panel(match.ref, person.id)
        if any(choice.auto_reply for choice in shown.screen.choices):
            return person
        await world.move(match)
    raise AssertionError("nobody was asked")


async def test_a_standing_answer_is_given_after_the_same_delay_as_any_and_reads_as_by_hand(world: World) -> None:
    match = await world.started(game="this-means-war", clock="daily")
    person = await asked(world, match)
    await world.warroom.agreements.set_auto_reply(match.ref, world.request(person), "pass")
    before = (await world.load(match)).version
    assert (await pass_time(world, match, AUTO_REPLY_SECONDS - 1)).version == before
    after = await pass_time(world, match, 1)
    row = (await world.store.log(match.ref))[before + 1]
    assert (row.kind, row.user_id, row.action is not None) == ("acted", person.id, True)
    assert "ran out of time" not in public(after).screen.text


async def test_it_is_given_for_nobody_else_who_is_asked(world: World) -> None:
    request = OpeningRequest(GUILD, CHANNEL, ALICE, "this-means-war", "", None, clock="daily")
    match = await world.warroom.open_lobbies.open(request, 3)
    for person in (BOB, CAROL):
        match = await world.warroom.open_lobbies.join(match.ref, world.request(person))
    first = await asked(world, match)
    await world.warroom.agreements.set_auto_reply(match.ref, world.request(first), "pass")
    answered = await pass_time(world, match, AUTO_REPLY_SECONDS)
    (wait,) = await world.store.waits(match.ref)
    assert (wait.kind, match.people[wait.seat] != first) == ("answer", True)
    assert await pass_time(world, match, AUTO_REPLY_SECONDS) == answered


async def test_it_is_forgotten_when_ones_own_turn_comes(world: World) -> None:
    match = await world.started(game="this-means-war", clock="daily")
    person = await asked(world, match)
    await world.warroom.agreements.set_auto_reply(match.ref, world.request(person), "pass")
    seat = match.people.index(person)
    for _ in range(300):
        wait = (await world.store.waits(match.ref))[0]
        if (wait.seat, wait.kind) == (seat, "turn"):
            break
        await world.move(match)
    assert await world.store.auto_replies(match.ref) == ()


async def test_it_can_be_taken_back_and_its_owner_alone_is_told_of_it(world: World) -> None:
    match = await world.started(game="this-means-war", clock="daily")
    person = await asked(world, match)
    other = BOB if person == ALICE else ALICE
    clocks = world.warroom.agreements
    await clocks.set_auto_reply(match.ref, world.request(person), "pass")
    assert "**Pass**" in (await clocks.panel(match.ref, person.id)).screen.text
    assert "Pass" not in (await clocks.panel(match.ref, other.id)).screen.text
    await clocks.clear_auto_reply(match.ref, world.request(person))
    version = (await world.load(match)).version
    assert (await pass_time(world, match, AUTO_REPLY_SECONDS)).version == version
    await refused("not_seated", clocks.clear_auto_reply(match.ref, world.request(CAROL)))


async def test_only_a_choice_that_may_stand_does(world: World) -> None:
    match = await world.started(game="this-means-war")
    await refused("not_offered", world.warroom.agreements.set_auto_reply(match.ref, world.request(ALICE), "surrender"))


async def test_every_answer_rings_after_the_delay_whether_one_stands_or_not(world: World) -> None:
    match = await world.started(game="this-means-war", clock="daily")
    await asked(world, match)
    (wait,) = await world.store.waits(match.ref)
    assert wait.next_at == wait.since + AUTO_REPLY_SECONDS
