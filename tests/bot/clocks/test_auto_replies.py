"""Answers that are given in advance: kept for a seat for their time, and given after a delay that tells nothing."""

import pytest
from msgspec.structs import replace

from bot.games.this_means_war.choices import auto_replies
from bot.lobbies.opening import OpeningRequest
from bot.match.model.match import Match, Person
from bot.match.model.timing import (
    AUTO_REPLY_SECONDS,
    NEXT_WINDOW_SECONDS,
    QUICK_WINDOW_SECONDS,
    Timing,
    Waiting,
    quick_answer_seconds,
)
from bot.match.offers import Offer
from bot.match.waits import awaited_seats
from bot.play.board import public_message
from engine.core.values import Seat
from tests.bot.clocks.time_steps import pass_time
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD, World, refused
from tests.bot.store.samples import row

DAVE = Person(104, "Dave")
EVERYBODY = (ALICE, BOB, CAROL, DAVE)


@pytest.fixture
def world() -> World:
    return World()


async def in_turn(world: World, match: Match) -> Person:
    (seat,) = awaited_seats(await world.load(match)).in_turn
    return match.people[seat]


async def until_asked(world: World, match: Match) -> Person:
    """Play on until somebody is asked to answer; who is in turn for it."""
    for _ in range(300):
        if awaited_seats(await world.load(match)).kind == "answer":
            return await in_turn(world, match)
        await world.move(match)
    raise AssertionError("nobody was asked")


async def of_four(world: World) -> Match:
    request = OpeningRequest(GUILD, CHANNEL, ALICE, "this-means-war", "", None, clock="daily")
    match = await world.warroom.open_lobbies.open(request, 4)
    for person in EVERYBODY[1:]:
        match = await world.warroom.open_lobbies.join(match.ref, world.request(person))
    return await world.load(match)


async def answer(world: World, match: Match, person: Person, key: str) -> Match:
    return await world.warroom.auto_replies.set(match.ref, world.request(person), key)


async def kept(world: World, match: Match) -> set[str]:
    return {each.answer for each in await world.store.auto_replies(match.ref)}


async def seat_version(world: World, match: Match, person: Person) -> int:
    return (await world.load(match)).seat_version(Seat(match.people.index(person)))


async def seats_asked(world: World, match: Match) -> tuple[Seat, ...]:
    return awaited_seats(await world.load(match)).seats


async def turn_of(world: World, match: Match) -> int:
    return int(Offer(await world.load(match), Seat(0)).view.turn)


async def test_a_standing_answer_reads_as_one_by_hand(world: World) -> None:
    match = await world.started(game="this-means-war", clock="daily")
    for person in (ALICE, BOB):
        await answer(world, match, person, "always")
    person = await until_asked(world, match)
    before = (await world.load(match)).version
    after = await pass_time(world, match, QUICK_WINDOW_SECONDS)
    row = (await world.store.log(match.ref))[before + 1]
    assert (row.kind, row.user_id, row.action is not None) == ("acted", person.id, True)
    assert "ran out of time" not in public_message(after).screen.text


async def test_an_answer_for_a_turn_ends_when_it_has_ended_the_turn(world: World) -> None:
    match, ended = await world.started(game="this-means-war"), set[bool]()
    while ended != {True, False}:
        person, turn = await until_asked(world, match), await turn_of(world, match)
        after = await answer(world, match, person, "turn")
        ended.add(await turn_of(world, match) != turn)
        is_set = await world.warroom.auto_replies.is_set(after, person.id, "turn")
        assert is_set == (await turn_of(world, match) == turn)
        while await turn_of(world, match) == turn:
            await world.move(match)


async def asked_with_one_by_hand(world: World) -> Match:
    """A match of four in which whoever is asked passes by standing order, and the last who may answer doesn't."""
    match = await of_four(world)
    for person in EVERYBODY:
        await answer(world, match, person, "always")
    first = await until_asked(world, match)
    *_, last = await seats_asked(world, match)
    assert match.people[last] != first
    await world.warroom.auto_replies.clear(match.ref, world.request(match.people[last]))
    return await world.load(match)


async def paused(world: World, match: Match, seconds: float) -> Match:
    """Let everybody agree on a pause, and end it after so long."""
    agreements = world.warroom.agreements
    match = await agreements.ask(match.ref, world.request(ALICE), "pause")
    for person in match.people:
        if person != ALICE:
            match = await agreements.consent(match.ref, world.request(person), match.version)
    assert match.timing.paused_at is not None
    await pass_time(world, match, seconds)
    return await agreements.resume(match.ref, world.request(BOB))


async def test_while_somebody_may_answer_by_hand_a_standing_answer_waits_as_any_other(world: World) -> None:
    match = await asked_with_one_by_hand(world)
    version = match.version
    assert (await pass_time(world, match, AUTO_REPLY_SECONDS - 0.5)).version == version
    assert (await pass_time(world, match, 0.5)).version == version + 1


async def test_a_standing_answer_that_does_not_hold_counts_as_one_by_hand(world: World) -> None:
    match = await of_four(world)
    person = await until_asked(world, match)
    for each in EVERYBODY:
        await answer(world, match, each, "worth-4" if each != person else "always")
    view = Offer(await world.load(match), Seat(0)).view
    assert not auto_replies()["worth-4"].holds(view, 0), "an order this dear is answered by hand"
    version = (await world.load(match)).version
    assert (await pass_time(world, match, AUTO_REPLY_SECONDS - 0.5)).version == version


async def others_in_order(world: World, match: Match, first: Person) -> list[Person]:
    """Who may answer after this person, in their order."""
    return [match.people[seat] for seat in await seats_asked(world, match) if match.people[seat] != first]


async def test_once_nobody_may_answer_by_hand_the_others_are_passed_for_within_a_second(world: World) -> None:
    match = await asked_with_one_by_hand(world)
    *others, last = await seats_asked(world, match)
    assert (await pass_time(world, match, 3)).version == match.version
    passed = await answer(world, match, match.people[last], "turn")
    assert world.warroom.deadlines.comes_by(match.ref, world.clock.at + QUICK_WINDOW_SECONDS)
    for _ in others:
        await pass_time(world, match, quick_answer_seconds(4))
    assert (await world.load(match)).version == passed.version + len(others)


async def test_a_standing_answer_that_is_set_last_lets_the_others_be_given_at_once(world: World) -> None:
    match = await asked_with_one_by_hand(world)
    *_, last = await seats_asked(world, match)
    await pass_time(world, match, 3)
    await answer(world, match, match.people[last], "always")
    assert world.warroom.deadlines.comes_by(match.ref, world.clock.at)
    assert (await pass_time(world, match, 0)).version == match.version + 1


async def test_nobody_is_answered_for_by_what_somebody_else_wants(world: World) -> None:
    match = await of_four(world)
    person = await until_asked(world, match)
    other = next(each for each in EVERYBODY if each != person)
    match = await answer(world, match, other, "always")
    assert (await pass_time(world, match, AUTO_REPLY_SECONDS + 60)).version == match.version


async def test_with_everybody_passing_by_standing_order_a_turn_of_four_is_over_within_a_second(world: World) -> None:
    match = await of_four(world)
    for person in EVERYBODY:
        await answer(world, match, person, "always")
    await until_asked(world, match)
    turn, began = await turn_of(world, match), world.clock.at
    while await turn_of(world, match) == turn and world.clock.at < began + 60:
        await pass_time(world, match, quick_answer_seconds(4))
    assert 0 < world.clock.at - began < 1.001
    assert await kept(world, match) == {"always"}


async def test_the_delay_is_counted_from_the_first_question_of_the_turn_and_not_for_each_person(world: World) -> None:
    match = await of_four(world)
    person = await until_asked(world, match)
    await pass_time(world, match, AUTO_REPLY_SECONDS + 60)
    following = next(match.people[seat] for seat in (await seats_asked(world, match)) if match.people[seat] != person)
    await answer(world, match, following, "always")
    await answer(world, match, person, "turn")
    while (await in_turn(world, match)) != following:
        await world.move(match)
    version = (await world.load(match)).version
    assert (await pass_time(world, match, 0)).version == version + 1


async def test_whoever_passes_for_a_turn_passes_at_once_and_again_until_it_is_over(world: World) -> None:
    match = await world.started(game="this-means-war", clock="daily")
    person = await until_asked(world, match)
    turn, version = await turn_of(world, match), (await world.load(match)).version
    match = await answer(world, match, person, "turn")
    assert match.version == version + 1
    assert (awaited_seats(match).kind, await turn_of(world, match)) == ("answer", turn), "the fog of war is asked"
    await pass_time(world, match, AUTO_REPLY_SECONDS + NEXT_WINDOW_SECONDS)
    assert await turn_of(world, match) == turn + 1
    assert await kept(world, match) == set()


async def test_a_reply_for_a_turn_leaves_the_one_for_the_match_as_it_is(world: World) -> None:
    match = await world.started(game="this-means-war", clock="daily")
    person = await until_asked(world, match)
    await answer(world, match, person, "worth-6")
    await answer(world, match, person, "turn")
    await pass_time(world, match, AUTO_REPLY_SECONDS + NEXT_WINDOW_SECONDS)
    assert await kept(world, match) == {"worth-6"}
    await answer(world, match, person, "target")
    assert await kept(world, match) == {"target"}


async def test_ahead_of_ones_turn_an_answer_that_depends_on_orders_waits_and_a_plain_pass_does_not(
    world: World,
) -> None:
    match = await of_four(world)
    await until_asked(world, match)
    last, before_last = (match.people[seat] for seat in (await seats_asked(world, match))[-1:-3:-1])
    assert last != await in_turn(world, match) != before_last
    seats = await seats_asked(world, match)
    assert awaited_seats(await answer(world, match, last, "always")).seats == seats
    assert match.people.index(before_last) not in awaited_seats(await answer(world, match, before_last, "turn")).seats


async def test_whoever_may_pass_ahead_has_no_deadline_until_it_is_their_turn(world: World) -> None:
    match = await of_four(world)
    first = await until_asked(world, match)
    waits = {match.people[wait.seat]: wait for wait in await world.store.waits(match.ref)}
    assert {person: wait.kind for person, wait in waits.items() if person != first} == dict.fromkeys(
        set(waits) - {first}, "ahead"
    )
    assert [wait.due for person, wait in waits.items() if person != first] == [None, None]
    ahead = next(person for person in waits if person != first)
    node = Offer(await world.load(match), Seat(match.people.index(ahead))).menu.node_of(0)
    await world.press(match, ahead, await seat_version(world, match, ahead), node)
    now = {match.people[wait.seat]: wait for wait in await world.store.waits(match.ref)}
    assert now == {person: wait for person, wait in waits.items() if person != ahead}, "nobody else's wait is moved"


async def test_a_pass_that_crosses_another_pass_counts_and_one_that_crosses_an_order_does_not(world: World) -> None:
    match = await of_four(world)
    first = await until_asked(world, match)
    seats = await seats_asked(world, match)
    following = next(match.people[seat] for seat in seats if match.people[seat] != first)
    version = await seat_version(world, match, following)
    node = Offer(await world.load(match), Seat(match.people.index(following))).menu.node_of(0)
    while await in_turn(world, match) != following:
        person = await in_turn(world, match)
        await world.press(match, person, await seat_version(world, match, person), node)
    await world.press(match, following, version, node)
    assert match.people.index(following) not in await seats_asked(world, match)


async def test_it_is_forgotten_when_ones_own_turn_comes(world: World) -> None:
    match = await world.started(game="this-means-war", clock="daily")
    person = await until_asked(world, match)
    await answer(world, match, person, "pass")
    seat = match.people.index(person)
    for _ in range(300):
        wait = (await world.store.waits(match.ref))[0]
        if (wait.seat, wait.kind) == (seat, "turn"):
            break
        await world.move(match)
    assert await world.store.auto_replies(match.ref) == ()


async def test_it_can_be_taken_back_and_its_owner_alone_is_told_of_it(world: World) -> None:
    match = await world.started(game="this-means-war", clock="daily")
    replies, other = world.warroom.auto_replies, BOB
    await answer(world, match, ALICE, "always")
    for panel in (replies.panel, world.warroom.agreements.panel):
        assert "**Pass always**" in (await panel(match.ref, ALICE.id)).screen.text
        assert "**Pass always**" not in (await panel(match.ref, other.id)).screen.text
    await replies.clear(match.ref, world.request(ALICE))
    while await until_asked(world, match) != ALICE:
        await world.move(match)
    version = (await world.load(match)).version
    assert (await pass_time(world, match, AUTO_REPLY_SECONDS)).version == version
    await refused("not_seated", replies.clear(match.ref, world.request(CAROL)))
    await refused("not_seated", replies.panel(match.ref, CAROL.id))


async def test_a_page_offers_what_lasts_and_while_one_is_asked_what_ends_with_ones_turn(world: World) -> None:
    match = await world.started(game="this-means-war")
    labels = [each.label for each in (await world.warroom.auto_replies.panel(match.ref, ALICE.id)).buttons]
    assert "Pass unless I am the target" in labels
    assert "Pass until my turn" not in labels
    person = await until_asked(world, match)
    shown = await world.warroom.auto_replies.panel(match.ref, person.id)
    assert "Pass until my turn" in [each.label for each in shown.buttons]


async def test_only_what_is_known_or_asked_can_be_answered_so(world: World) -> None:
    match = await world.started(game="this-means-war")
    await refused("not_offered", answer(world, match, ALICE, "surrender"))
    await refused("not_offered", answer(world, match, await in_turn(world, match), "turn"))
    other = await world.started(game="air-land-sea")
    await refused("not_offered", world.warroom.auto_replies.panel(other.ref, ALICE.id))


async def test_every_answer_rings_after_the_delay_whether_one_stands_or_not(world: World) -> None:
    match = await world.started(game="this-means-war", clock="daily")
    await until_asked(world, match)
    (wait,) = await world.store.waits(match.ref)
    assert wait.next_at == wait.since + AUTO_REPLY_SECONDS


async def test_a_question_that_was_asked_before_delays_were_counted_by_turn_is_answered_after_its_own(
    world: World,
) -> None:
    stored = await asked_with_one_by_hand(world)
    version = stored.version + 1
    earlier = replace(stored, version=version, timing=Timing(stored.timing.clock))
    resumed = replace(row(version, "resumed"), reports=stored.reports)
    await world.store.save(earlier, resumed, Waiting(kept_seats=stored.roster.seats))
    assert (await pass_time(world, stored, AUTO_REPLY_SECONDS - 0.5)).version == version
    assert (await pass_time(world, stored, 0.5)).version == version + 1


@pytest.mark.parametrize("pause", [0, 5])
async def test_after_a_pause_what_was_left_of_the_delay_is_left_and_then_the_answer_is_given(
    world: World, pause: float
) -> None:
    match = await asked_with_one_by_hand(world)
    world.clock.at += pause
    version = (await paused(world, match, 1000)).version
    assert (await pass_time(world, match, AUTO_REPLY_SECONDS - pause - 0.5)).version == version
    assert (await pass_time(world, match, 0.5)).version == version + 1


async def test_a_question_of_a_pause_has_no_longer_delay_after_it_than_any_other(world: World) -> None:
    match = await world.started(game="this-means-war", clock="daily")
    for person in (ALICE, BOB):
        await answer(world, match, person, "always")
    agreements = world.warroom.agreements
    asked_for = await agreements.ask(match.ref, world.request(ALICE), "pause")
    await agreements.consent(match.ref, world.request(BOB), asked_for.version)
    await pass_time(world, match, 1000)
    await until_asked(world, match)
    version = (await agreements.resume(match.ref, world.request(BOB))).version
    assert (await pass_time(world, match, QUICK_WINDOW_SECONDS)).version == version + 1


async def test_more_time_puts_no_automatic_answer_off(world: World) -> None:
    match = await world.started(game="this-means-war", clock="daily")
    for person in (ALICE, BOB):
        await answer(world, match, person, "always")
    person = await until_asked(world, match)
    other = BOB if person == ALICE else ALICE
    asked_for = await world.warroom.agreements.ask(match.ref, world.request(person), "time")
    version = (await world.warroom.agreements.consent(match.ref, world.request(other), asked_for.version)).version
    assert (await pass_time(world, match, AUTO_REPLY_SECONDS)).version == version + 1


async def test_whoever_takes_a_pass_back_isnt_passed_for_again(world: World) -> None:
    request = OpeningRequest(GUILD, CHANNEL, ALICE, "this-means-war", "", None, clock="live", rated=False)
    match = await world.warroom.open_lobbies.open(request, 4)
    for person in EVERYBODY[1:]:
        match = await world.warroom.open_lobbies.join(match.ref, world.request(person))
    person = await until_asked(world, match)
    passed = await answer(world, match, person, "turn")
    seat = Seat(match.people.index(person))
    taking_back = world.warroom.taking_back
    await taking_back.take_back(match.ref, world.request(person), passed.seat_version(seat))
    assert (await pass_time(world, match, 2 * AUTO_REPLY_SECONDS)).version == passed.version + 1
    assert await in_turn(world, match) == person
    assert await kept(world, match) == set()


async def test_an_auto_reply_comes_in_time_by_a_clock_that_was_set_back(world: World) -> None:
    match = await world.started(game="this-means-war", clock="daily")
    for person in (ALICE, BOB):
        await answer(world, match, person, "always")
    await until_asked(world, match)
    world.clock.at -= 3600
    assert await world.warroom.downtime.catch_up()
    before = (await world.load(match)).version
    assert (await pass_time(world, match, AUTO_REPLY_SECONDS)).version > before
