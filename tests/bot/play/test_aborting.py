"""Calling a match off before it has got going: who may, until when, and what is left of it."""

import pytest

from bot.guilds.model import HouseRules
from bot.lobbies.opening import OpeningRequest
from bot.match.model.computers import ComputerOpponents
from bot.match.model.match import Match, Person
from bot.match.model.timing import ClockName
from bot.match.waits import to_act
from bot.names.computers import computer
from bot.play import texts
from bot.ratings.model import EndedFilter
from tests.bot.computers import AT_ONCE, InstantThinker
from tests.bot.lobbies.lobby_world import Crowd
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD, World, idle, refused
from tests.bot.stored import let_think
from tests.bot.tournaments.tournament_world import Arena


@pytest.fixture
def world() -> World:
    return World()


async def abort(world: World, match: Match, person: Person) -> Match:
    return await world.warroom.aborting.abort(match.ref, world.request(person))


def other(person: Person) -> Person:
    return BOB if person.id == ALICE.id else ALICE


@pytest.mark.parametrize("clock", ["none", "daily", "live"])
@pytest.mark.parametrize("person", [ALICE, BOB])
async def test_either_calls_a_match_off_before_anybody_has_moved(
    world: World, person: Person, clock: ClockName
) -> None:
    match = await world.started(clock=clock)
    after = await abort(world, match, person)
    assert (after.status, after.ending) == ("cancelled", None)
    assert await world.store.waits(match.ref) == ()
    assert (await world.store.log(match.ref))[-1].kind == "cancelled"
    assert await world.store.results(GUILD, ALICE.id) == ()
    assert await world.store.ratings_of(GUILD, ALICE.id) == ()
    assert (await world.warroom.profiles.list_ended(GUILD, ALICE.id, EndedFilter())).matches == ()
    assert await world.store.count_engaged(GUILD, ALICE.id) == 0


async def test_who_has_moved_may_not_and_the_other_may_until_they_have_too(world: World) -> None:
    match = await world.started(clock="daily")
    first = await world.mover(match)
    await world.move(match)
    await refused("too_late_to_abort", abort(world, match, first))
    assert not await world.warroom.aborting.is_possible(await world.load(match), first.id)
    assert await world.warroom.aborting.is_possible(await world.load(match), other(first).id)
    assert (await abort(world, match, other(first))).status == "cancelled"


async def test_nobody_may_once_both_have_moved(world: World) -> None:
    match = await world.started()
    while len({row.seat for row in await world.store.log(match.ref) if row.kind == "acted"}) < 2:
        await world.move(match)
    for person in (ALICE, BOB):
        await refused("too_late_to_abort", abort(world, match, person))
        assert not await world.warroom.aborting.is_possible(await world.load(match), person.id)


async def test_a_move_that_was_taken_back_counts_as_a_move(world: World) -> None:
    match = await world.started(game="fight-flight-bite")
    person = await world.mover(match)
    await world.move(match)
    seat = [each.id for each in match.people].index(person.id)
    version = (await world.load(match)).seat_version(seat)  # type: ignore[arg-type]
    await world.warroom.taking_back.take_back(match.ref, world.request(person), version)
    await refused("too_late_to_abort", abort(world, match, person))


async def test_somebody_else_or_somebody_late_is_refused(world: World) -> None:
    match = await world.started()
    await refused("not_seated", abort(world, match, CAROL))
    await abort(world, match, ALICE)
    await refused("match_over", abort(world, match, BOB))
    await refused("match_over", world.warroom.play.resign(match.ref, world.request(BOB)))
    await refused("match_over", world.press(match, BOB, 1, 0))
    waiting = await world.challenge()
    await refused("not_started", abort(world, waiting, ALICE))


async def test_the_board_and_both_panels_say_that_the_match_is_off(world: World) -> None:
    match = await abort(world, await world.started(), BOB)
    public = await world.warroom.outbox.public(match.ref)
    assert texts.called_off() in public.screen.text
    assert public.to_act == ()
    assert [button.label for button in public.buttons if button.label in ("Rematch", "Replay", "Proof")] == []
    for person in (ALICE, BOB):
        panel = await world.warroom.play.panel(match.ref, person.id)
        assert (panel.screen.title, panel.screen.choices) == (texts.is_off(), ())
        assert texts.called_off() in panel.screen.text
    assert (await world.warroom.play.log_sentences(match.ref, CAROL.id))[-1] == (
        "Bob called the match off before moving, so it has no result."
    )


async def test_an_open_question_about_the_clock_goes_with_the_match(world: World) -> None:
    match = await world.started(clock="daily")
    await world.warroom.agreements.ask(match.ref, world.request(ALICE), "pause")
    (notice,) = await world.store.pending_notices(GUILD)
    await world.warroom.outbox.notice_posted(GUILD, notice, 900)
    after = await abort(world, match, BOB)
    assert after.timing.proposal is None
    assert [each.is_over for each in await world.store.pending_notices(GUILD)] == [True]


async def test_a_match_against_computers_is_called_off_whatever_they_have_done(world: World) -> None:
    let_think(world.warroom, InstantThinker(), AT_ONCE)
    await world.store.set_house_rules(GUILD, HouseRules())
    for number in range(4):
        request = OpeningRequest(GUILD, CHANNEL, ALICE, "fight-flight-bite", "", 70 + number)
        opened = await world.warroom.practice.open(request, ComputerOpponents("easy", 2))
        match = await world.warroom.practice.begin(opened.ref)
        await idle(world.warroom.computer_turns._timer)
        assert all(computer(row.user_id or 0) for row in await world.store.log(match.ref) if row.is_played)
        assert (await abort(world, match, ALICE)).status == "cancelled"
        await idle(world.warroom.computer_turns._timer)
        assert (await world.load(match)).status == "cancelled"


async def test_of_several_nobody_may_once_two_sides_have_moved() -> None:
    crowd = Crowd()
    match = await crowd.lobby(size=4, game="this-means-war")
    for person in (BOB, CAROL, Person(104, "Dave")):
        match = await crowd.join(match, person)
    acted: set[int] = set()
    while len(acted) < 2:
        person = to_act(await crowd.load(match))[0]
        await crowd.move(match)
        acted.add(person.id)
    for person in match.people:
        await refused("too_late_to_abort", abort(crowd, match, person))


async def test_a_tournaments_match_cannot_be_called_off() -> None:
    arena = Arena()
    tournament = await arena.begun()
    match = await arena.start(await arena.match_at(tournament, 0))
    assert not await arena.warroom.aborting.is_possible(match, match.people[0].id)
    await refused("too_late_to_abort", abort(arena, match, match.people[0]))
