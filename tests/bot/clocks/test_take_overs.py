"""A seat that somebody leaves: the others decide whether a computer player takes it, and who left has lost anyway."""

import msgspec
import pytest

from bot.clocks import take_overs
from bot.games.catalog import get_game
from bot.guilds.model import HouseRules
from bot.lobbies.opening import OpeningRequest
from bot.match.model.computers import as_person
from bot.match.model.match import Change, Match, MatchRef, Permissions, Person, Request
from bot.match.model.timing import DAY, GRACE, HOUR, MINUTE, TIMES, ClockName, Proposal, Wait, Waiting, begin
from bot.match.offers import Offer, state_of
from bot.match.records import MatchRecord
from bot.match.waits import to_act
from bot.names.computers import computer
from bot.play import texts
from bot.play.panels import panel_digest
from bot.play.screens import NO_NEWS
from bot.tools.verify import verify
from engine.core.rng import Rng
from engine.core.values import Seat
from tests.bot.clocks.time_steps import kinds, pass_time
from tests.bot.computers import AT_ONCE, InstantThinker, SlowThinker, at_rest
from tests.bot.lobbies.lobby_world import DAVE, FLIES, Crowd
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD, refused
from tests.bot.stored import let_think

FIGHT = "fight-flight-bite"
WAR = "this-means-war"
MEDIUM = as_person("medium")
STEPS = 4_000


@pytest.fixture
def crowd() -> Crowd:
    crowd = Crowd()
    let_think(crowd.warroom, SlowThinker(), AT_ONCE)
    return crowd


async def together(
    crowd: Crowd, *others: Person, game: str = FIGHT, clock: ClockName | None = None, options: str = ""
) -> Match:
    """A match of Alice and these that has begun."""
    request = OpeningRequest(GUILD, CHANNEL, ALICE, game, options, None, clock=clock)
    match = await crowd.warroom.open_lobbies.open(request, len(others) + 1)
    for place, person in enumerate(others, 1):
        match = await crowd.join(match, person, team=place % 2 if game == FLIES else None)
    assert match.status == "live"
    return match


async def resign(crowd: Crowd, match: Match, person: Person) -> Match:
    return await crowd.warroom.play.resign(match.ref, crowd.request(person))


async def agree(crowd: Crowd, match: Match, *people: Person) -> Match:
    for person in people:
        match = await crowd.warroom.take_overs.agree(match.ref, crowd.request(person), match.version)
    return match


async def leave_empty(crowd: Crowd, match: Match, person: Person) -> Match:
    return await crowd.warroom.take_overs.leave_empty(match.ref, crowd.request(person), match.version)


def seat_of(match: Match, person: Person) -> Seat:
    return Seat([each.id for each in match.first_people].index(person.id))


async def play_by_fallback(crowd: Crowd, match: Match, steps: int = STEPS) -> Match:
    """Let everybody do what is done for those whose time is over, computer players too."""
    for _ in range(steps):
        match = await crowd.load(match)
        acting = to_act(match)
        if not acting:
            break
        seat = Seat(match.people.index(acting[0]))
        offered = Offer(match, seat)
        action = get_game(match.game).engine.fallback(offered.state, seat)
        panel = await crowd.warroom.play.panel(match.ref, acting[0].id)
        node = panel.menu.node_of(offered.actions.index(action))
        await crowd.press(match, acting[0], panel.version, node)
    return await crowd.load(match)


@pytest.mark.parametrize("game", [FIGHT, WAR])
async def test_whoever_resigns_a_match_of_three_has_the_others_asked(crowd: Crowd, game: str) -> None:
    match = await together(crowd, BOB, CAROL, game=game)
    before = match.state
    match = await resign(crowd, match, BOB)
    assert (match.status, match.state) == ("live", before)
    assert match.take_over is not None
    assert match.take_over.seat == seat_of(match, BOB)
    assert to_act(match) == ()
    assert await crowd.warroom.play.news.get(match, BOB.id) == NO_NEWS
    match = await agree(crowd, match, ALICE)
    assert match.people[seat_of(match, BOB)] == BOB
    match = await agree(crowd, match, CAROL)
    assert match.take_over is None
    assert (match.status, match.state) == ("live", before)
    assert match.people[seat_of(match, BOB)] == MEDIUM
    assert [leaver.person for leaver in match.leavers] == [BOB]
    assert match.first_people == (ALICE, BOB, CAROL)
    assert (await kinds(crowd, match))[-3:] == ["gave_up", "consented", "taken_over"]


@pytest.mark.parametrize("game", [FIGHT, WAR])
async def test_whoever_is_out_keeps_nobody_waiting_by_resigning_again(crowd: Crowd, game: str) -> None:
    match = await together(crowd, BOB, CAROL, DAVE, game=game)
    match = await leave_empty(crowd, await resign(crowd, match, BOB), ALICE)
    await refused("already_out", resign(crowd, match, BOB))
    after = await crowd.load(match)
    assert (after.version, after.take_over) == (match.version, None)
    assert to_act(after)


async def asked_about_an_empty_seat(crowd: Crowd) -> Match:
    """A war that waits for an answer about Bob's seat, which is out already, as a release of before asked."""
    match = await together(crowd, BOB, CAROL, DAVE, game=WAR, clock="daily")
    match = await leave_empty(crowd, await resign(crowd, match, BOB), ALICE)

    def ask(before: Match) -> Change:
        seat, version = seat_of(before, BOB), before.version + 1
        asking = take_overs._with_proposal(before, Proposal("take_over", seat, version, left="resigned"))
        change = take_overs._non_action_change(asking, crowd.request(BOB), seat, "gave_up")
        wait = Wait(seat, "take_over", crowd.clock.at, version=version)
        return change._replace(waiting=Waiting(begun=(begin(before.timing, wait),)))

    return await crowd.warroom.changes.update(match.ref, ask)


async def test_one_who_refuses_frees_a_match_that_asks_about_a_seat_that_is_out(crowd: Crowd) -> None:
    match = await asked_about_an_empty_seat(crowd)
    after = await leave_empty(crowd, match, CAROL)
    assert (after.take_over, after.state) == (None, match.state)
    assert to_act(after)
    assert (await crowd.warroom.play.log_sentences(match.ref, ALICE.id))[-1] == "Carol said no, so nothing changes."


async def test_the_time_frees_a_match_that_asks_about_a_seat_that_is_out(crowd: Crowd) -> None:
    match = await asked_about_an_empty_seat(crowd)
    after = await pass_time(crowd, match, TIMES["daily"]["take_over"] + GRACE)
    assert after.take_over is None
    assert to_act(after)


async def test_one_who_refuses_ends_it_and_the_seat_is_out_as_ever(crowd: Crowd) -> None:
    match = await together(crowd, BOB, CAROL)
    match = await agree(crowd, await resign(crowd, match, BOB), ALICE)
    match = await leave_empty(crowd, match, CAROL)
    assert (match.status, match.take_over, match.leavers) == ("live", None, ())
    assert match.people == (ALICE, BOB, CAROL)
    assert (await kinds(crowd, match))[-1] == "resigned"
    assert to_act(match)
    assert BOB not in to_act(match)
    assert [each.id for each in await crowd.warroom.play.list_matches(GUILD, BOB.id)] == []


async def test_a_team_that_somebody_leaves_plays_on_with_a_computer_player(crowd: Crowd) -> None:
    match = await together(crowd, BOB, CAROL, DAVE, game=FLIES)
    match = await agree(crowd, await resign(crowd, match, BOB), ALICE, CAROL, DAVE)
    assert match.status == "live"
    assert MEDIUM in match.people


async def test_a_team_whose_opponents_refuse_has_lost(crowd: Crowd) -> None:
    match = await together(crowd, BOB, CAROL, DAVE, game=FLIES)
    match = await leave_empty(crowd, await resign(crowd, match, BOB), ALICE)
    assert match.ending is not None
    assert match.ending.ranks[-1] == (match.roster.team_of(seat_of(match, BOB)),)


@pytest.mark.parametrize(("clock", "seconds"), [("none", DAY), ("daily", 12 * HOUR), ("live", 2 * MINUTE)])
async def test_when_the_time_to_agree_is_over_the_seat_is_out(crowd: Crowd, clock: ClockName, seconds: float) -> None:
    match = await resign(crowd, await together(crowd, BOB, CAROL, clock=clock), BOB)
    assert [(wait.kind, wait.due) for wait in await crowd.store.waits(match.ref)] == [
        ("take_over", crowd.clock.at + seconds)
    ]
    match = await pass_time(crowd, match, seconds)
    assert match.take_over is not None
    match = await pass_time(crowd, match, GRACE)
    assert (match.take_over, match.status) == (None, "live")
    assert (await kinds(crowd, match))[-1] == "resigned"
    assert await kinds(crowd, await pass_time(crowd, match, 0)) == await kinds(crowd, match)


async def test_nobodys_time_runs_while_the_others_are_asked(crowd: Crowd) -> None:
    match = await together(crowd, BOB, CAROL, clock="live")
    mover = to_act(match)[0]
    leaver = next(person for person in (BOB, CAROL, ALICE) if person != mover)
    others = [person for person in (ALICE, BOB, CAROL) if person != leaver]
    crowd.clock.at += TIMES["live"]["set_up"] - 5
    match = await resign(crowd, match, leaver)
    match = await pass_time(crowd, match, 2 * MINUTE)
    match = await agree(crowd, match, *others)
    assert to_act(match) == (mover,)
    (wait,) = await crowd.store.waits(match.ref)
    assert wait.since == crowd.clock.at
    assert (await kinds(crowd, match)).count("lapsed") == 0


async def test_whoever_runs_out_of_time_leaves_the_same_way(crowd: Crowd) -> None:
    await crowd.store.set_house_rules(GUILD, HouseRules(when_late="forfeit"))
    match = await together(crowd, BOB, CAROL, clock="live")
    late = to_act(match)[0]
    (wait,) = await crowd.store.waits(match.ref)
    assert wait.due is not None
    match = await pass_time(crowd, match, wait.due - crowd.clock.at + GRACE)
    assert (await kinds(crowd, match))[-1] == "timed_out"
    others = [person for person in match.people if person != late]
    match = await agree(crowd, match, *others)
    assert [(leaver.person, leaver.how) for leaver in match.leavers] == [(late, "forfeited")]


async def test_a_claim_asks_the_others_too(crowd: Crowd) -> None:
    await crowd.store.set_house_rules(GUILD, HouseRules(when_late="claim"))
    match = await together(crowd, BOB, CAROL, clock="live")
    late = to_act(match)[0]
    (wait,) = await crowd.store.waits(match.ref)
    assert wait.due is not None
    match = await pass_time(crowd, match, wait.due - crowd.clock.at + GRACE)
    other = next(person for person in match.people if person != late)
    match = await crowd.warroom.agreements.claim(match.ref, crowd.request(other), seat_of(match, late))
    assert match.take_over is not None
    await refused("not_late", crowd.warroom.agreements.claim(match.ref, crowd.request(other), seat_of(match, late)))


async def test_the_seat_is_played_by_the_computer_player(crowd: Crowd) -> None:
    thinker = InstantThinker()
    let_think(crowd.warroom, thinker, AT_ONCE)
    match = await together(crowd, BOB, CAROL)
    mover = to_act(match)[0]
    others = [person for person in match.people if person != mover]
    match = await agree(crowd, await resign(crowd, match, mover), *others)
    await at_rest(crowd)
    match = await crowd.load(match)
    assert to_act(match)
    assert not any(computer(person.id) for person in to_act(match))
    assert {question.level for question in thinker.asked} == {"medium"}


async def test_whoever_left_is_shown_nothing_of_the_match_from_then_on(crowd: Crowd) -> None:
    match = await together(crowd, BOB, CAROL)
    match = await resign(crowd, match, BOB)
    seat = seat_of(match, BOB)
    for now in (match, await agree(crowd, match, ALICE, CAROL)):
        panel = await crowd.warroom.play.panel(match.ref, BOB.id)
        assert (panel.screen.title, panel.seat, panel.screen.choices) == (texts.out(), None, ())
        assert (panel.screen.picture, panel.screen.blocks) == (None, ())
        host = get_game(match.game)
        world = host.engine.resample(state_of(now, host), None, Rng(bytes(32)))
        other = msgspec.structs.replace(now, state=host.engine.codec.dump_state(world))
        assert panel_digest(now, BOB.id) == panel_digest(other, BOB.id)
        for doing in (
            crowd.warroom.play.type(match.ref, crowd.request(BOB), "0"),
            crowd.warroom.play.suggest(match.ref, BOB.id, ""),
            crowd.warroom.agreements.panel(match.ref, BOB.id),
            crowd.warroom.play.resign(match.ref, crowd.request(BOB)),
        ):
            await refused("already_out", doing)
    digest = panel_digest(await crowd.load(match), BOB.id)
    after = await play_by_fallback(crowd, match, 6)
    assert after.version > match.version + 2
    assert panel_digest(after, BOB.id) == digest
    assert after.people[seat] == MEDIUM


async def test_who_left_reads_in_the_log_what_everybody_may(crowd: Crowd) -> None:
    match = await together(crowd, BOB, CAROL, game=WAR)
    match = await play_by_fallback(crowd, match, 8)
    assert await crowd.warroom.play.log_sentences(match.ref, BOB.id) != await crowd.warroom.play.log_sentences(
        match.ref, DAVE.id
    )
    match = await resign(crowd, match, BOB)
    assert await crowd.warroom.play.log_sentences(match.ref, BOB.id) == await crowd.warroom.play.log_sentences(
        match.ref, DAVE.id
    )
    match = await agree(crowd, match, ALICE, CAROL)
    match = await play_by_fallback(crowd, match, 8)
    told = await crowd.warroom.play.log_sentences(match.ref, BOB.id)
    assert told == await crowd.warroom.play.log_sentences(match.ref, DAVE.id)
    at = told.index("Computer (medium) plays on for Bob, who has lost.")
    assert not any("Computer" in sentence for sentence in told[: at - 1])
    assert "Bob" not in " ".join(told[at + 1 :])


async def test_nothing_can_be_done_in_the_game_while_the_others_are_asked(crowd: Crowd) -> None:
    match = await together(crowd, BOB, CAROL)
    mover = to_act(match)[0]
    leaver = next(person for person in match.people if person != mover)
    shown = await crowd.warroom.play.panel(match.ref, mover.id)
    match = await resign(crowd, match, leaver)
    await refused("take_over_open", crowd.press(match, mover, shown.version, shown.menu.node_of(0)))
    held = await crowd.warroom.play.panel(match.ref, mover.id)
    assert (held.screen.choices, held.take_over is not None) == ((), True)
    await refused("take_over_open", crowd.warroom.agreements.ask(match.ref, crowd.request(mover), "pause"))
    await refused("nothing_asked", crowd.warroom.agreements.consent(match.ref, crowd.request(mover), match.version))
    await refused("take_over_open", resign(crowd, match, mover))
    await refused("not_seated", agree(crowd, match, DAVE))
    await refused("already_out", agree(crowd, match, leaver))


async def test_the_one_who_left_has_lost_even_if_the_seat_wins(crowd: Crowd) -> None:
    match = await together(crowd, BOB, CAROL, game=WAR, options="city=20")
    match = await agree(crowd, await resign(crowd, match, BOB), ALICE, CAROL)
    for person in (ALICE, CAROL):
        match = await resign(crowd, match, person)
        if match.take_over is not None:
            other = next(each for each in (ALICE, CAROL) if each != person)
            match = await leave_empty(crowd, match, other)
    assert match.ending is not None
    assert match.ending.ranks[0] == (match.roster.team_of(seat_of(match, BOB)),)
    assert "Bob resigned and has lost." in (await crowd.warroom.outbox.public(match.ref)).screen.headline
    record = MatchRecord.model_validate_json(await crowd.warroom.play.record(match.ref))
    assert record.left_seats == (seat_of(match, BOB),)
    verdict = verify(record)
    assert verdict.holds
    assert any("has lost" in finding for finding in verdict.findings)
    exported = msgspec.json.decode(await crowd.warroom.privacy.export(GUILD, crowd.request(BOB)))
    (played,) = exported["matches"]
    assert (played["seats"], played["left"], played["name"]) == ([seat_of(match, BOB)], True, "Bob")
    assert await crowd.warroom.play.list_matches(GUILD, BOB.id) == ()


async def test_whoever_left_can_have_their_data_deleted_at_once(crowd: Crowd) -> None:
    match = await together(crowd, BOB, CAROL)
    match = await agree(crowd, await resign(crowd, match, BOB), ALICE, CAROL)
    deleted = await crowd.warroom.privacy.delete(GUILD, crowd.request(BOB))
    assert deleted is not None
    assert deleted.resigned == 0
    match = await crowd.load(match)
    assert match.status == "live"
    assert not match.leavers[0].person.is_known
    await play_by_fallback(crowd, match, 3)


async def test_whoever_deletes_their_data_has_left_while_the_others_are_asked(crowd: Crowd) -> None:
    match = await together(crowd, BOB, CAROL)
    await crowd.warroom.privacy.delete(GUILD, crowd.request(BOB))
    match = await crowd.load(match)
    assert match.take_over is not None
    match = await agree(crowd, match, ALICE, CAROL)
    assert match.leavers[0].person.id < 0
    assert match.people[seat_of(match, match.leavers[0].person)] == MEDIUM


async def test_whoever_is_asked_and_deletes_their_data_leaves_too(crowd: Crowd) -> None:
    match = await together(crowd, BOB, CAROL)
    await resign(crowd, match, BOB)
    deleted = await crowd.warroom.privacy.delete(GUILD, crowd.request(CAROL))
    assert deleted is not None
    assert deleted.resigned == 1
    assert (await crowd.load(match)).status == "over"


@pytest.mark.parametrize("why", ["two seats", "not allowed", "nobody to ask", "two left"])
async def test_nobody_is_asked_where_nobody_could_take_the_seat(crowd: Crowd, why: str) -> None:
    if why == "two seats":
        match = await crowd.started()
    elif why == "nobody to ask":
        match = await crowd.lobby(game=FIGHT, size=3)
        await crowd.join(match, BOB)
        match = await crowd.warroom.lobby_computers.add(match.ref, crowd.request(ALICE), "easy", None, voice=False)
        match = await leave_empty(crowd, await resign(crowd, match, BOB), ALICE)
        match = await resign(crowd, match, ALICE)
        assert (match.take_over, match.status) == (None, "over")
        return
    else:
        match = await together(crowd, BOB, CAROL)
    if why == "not allowed":
        await crowd.store.set_house_rules(GUILD, HouseRules(computers=False))
    if why == "two left":
        match = await leave_empty(crowd, await resign(crowd, match, CAROL), ALICE)
    match = await resign(crowd, match, BOB)
    assert match.take_over is None


async def test_a_pause_that_was_asked_for_is_forgotten_and_one_that_runs_goes_on(crowd: Crowd) -> None:
    match = await together(crowd, BOB, CAROL, clock="live")
    match = await crowd.warroom.agreements.ask(match.ref, crowd.request(ALICE), "pause")
    match = await crowd.warroom.agreements.consent(match.ref, crowd.request(BOB), match.version)
    match = await resign(crowd, match, CAROL)
    match = await agree(crowd, match, ALICE, BOB)
    assert match.timing.proposal is None
    match = await crowd.warroom.agreements.ask(match.ref, crowd.request(ALICE), "pause")
    match = await crowd.warroom.agreements.consent(match.ref, crowd.request(BOB), match.version)
    await at_rest(crowd)
    assert (await crowd.load(match)).timing.paused_at is not None
    match = await resign(crowd, await crowd.load(match), BOB)
    match = await pass_time(crowd, match, 10 * MINUTE)
    assert match.take_over is not None
    match = await agree(crowd, match, ALICE)
    assert match.timing.paused_at is not None
    assert {computer(person.id) is not None for person in match.people} == {True, False}


async def test_two_seats_can_be_taken_over_and_a_rematch_asks_who_played_to_the_end(crowd: Crowd) -> None:
    match = await together(crowd, BOB, CAROL, DAVE)
    match = await agree(crowd, await resign(crowd, match, BOB), ALICE, CAROL, DAVE)
    match = await agree(crowd, await resign(crowd, match, CAROL), ALICE, DAVE)
    assert {match.people[seat_of(match, BOB)], match.people[seat_of(match, CAROL)]} == {MEDIUM, as_person("medium", 2)}
    match = await leave_empty(crowd, await resign(crowd, match, DAVE), ALICE)
    match = await resign(crowd, match, ALICE)
    if match.status == "live":
        match = await play_by_fallback(crowd, match)
    assert match.status == "over"
    await refused("already_out", crowd.warroom.rematches.ask(match.ref, crowd.request(BOB), Permissions()))
    again = await crowd.warroom.rematches.ask(match.ref, crowd.request(ALICE), Permissions())
    assert BOB not in again.people


async def test_a_press_that_comes_twice_counts_once(crowd: Crowd) -> None:
    match = await resign(crowd, await together(crowd, BOB, CAROL), BOB)
    request = Request(ALICE, 77, crowd.clock.at)
    first = await crowd.warroom.take_overs.agree(match.ref, request, match.version)
    second = await crowd.warroom.take_overs.agree(MatchRef(*match.ref), request, match.version)
    assert first.version == second.version


async def test_a_computer_player_answers_by_itself_and_not_as_whoever_left_wanted_it(crowd: Crowd) -> None:
    match = await together(crowd, BOB, CAROL, game=WAR)
    for person in (BOB, CAROL):
        await crowd.warroom.auto_replies.set(match.ref, crowd.request(person), "always")
    match = await agree(crowd, await resign(crowd, match, BOB), ALICE, CAROL)
    assert [each.seat for each in await crowd.store.auto_replies(match.ref)] == [seat_of(match, CAROL)]
