"""What an organiser may do in a running tournament: remove, replace and pair people, and end it early."""

import pytest

from bot.tournaments.model import Pairing, Tournament
from bot.tournaments.pairing import standings
from tests.bot.service_world import refused
from tests.bot.tournaments.tournament_world import ADMIN, MEMBER, ORGANISER, PEOPLE, Arena, named, outcomes

STRANGER = PEOPLE[7]


@pytest.fixture
def arena() -> Arena:
    return Arena()


async def test_only_organisers_lead(arena: Arena) -> None:
    tournament = await arena.begun()
    ref, mine = tournament.ref, arena.request(PEOPLE[0])
    tournaments = arena.warroom.tournaments
    for doing in (
        tournaments.remove(ref, mine, MEMBER, PEOPLE[1].id),
        tournaments.replace(ref, mine, MEMBER, (PEOPLE[1], STRANGER)),
        tournaments.pair(ref, mine, MEMBER, PEOPLE[:2]),
        tournaments.end_early(ref, mine, MEMBER),
    ):
        await refused("not_organiser", doing)


async def test_whom_an_organiser_removes_has_dropped_out(arena: Arena) -> None:
    tournament = await arena.begun()
    gone = tournament.entrants[0].person
    after = await arena.warroom.tournaments.remove(tournament.ref, arena.request(ORGANISER), ADMIN, gone.id)
    await arena.settle()
    assert after.entrants[0].withdrawn
    assert ("first", "absent") in outcomes(after, 0) or ("second", "absent") in outcomes(after, 0)
    again = arena.warroom.tournaments.remove(tournament.ref, arena.request(ORGANISER), ADMIN, gone.id)
    await refused("withdrawn_already", again)


async def test_a_replacement_has_the_place_its_points_and_its_open_card(arena: Arena) -> None:
    tournament = await arena.play_round(await arena.begun())
    match = await arena.match_at(tournament, 0)
    goes, stays = match.people
    await arena.start(match, stays)
    tournaments = arena.warroom.tournaments
    after = await tournaments.replace(tournament.ref, arena.request(ORGANISER), ADMIN, (STRANGER, goes))
    index = after.index_of(STRANGER.id)
    assert index == tournament.index_of(goes.id)
    assert after.rounds == tournament.rounds
    card = await arena.load(match)
    assert card.people == (STRANGER, stays)
    assert card.lobby is not None
    assert [place.agreed for place in card.lobby.places] == [False, True]
    await refused("not_in_lobby", arena.start(card, goes))
    begun = await arena.start(card, STRANGER)
    assert begun.status == "live"
    await arena.resign(begun, stays)
    assert outcomes(await arena.stored(tournament), 1)[0] == ("first", "played")


async def test_a_match_that_has_begun_is_played_to_its_end_by_its_people(arena: Arena) -> None:
    tournament = await arena.begun()
    match = await arena.start(await arena.match_at(tournament, 0))
    goes, stays = match.people
    await arena.warroom.tournaments.replace(tournament.ref, arena.request(ORGANISER), ADMIN, (goes, STRANGER))
    assert (await arena.load(match)).people == (goes, stays)
    await arena.resign(match, stays)
    assert outcomes(await arena.stored(tournament), 0)[0] == ("first", "played")


async def test_who_dropped_out_is_replaced_and_paired_again(arena: Arena) -> None:
    tournament = await arena.begun()
    gone = tournament.entrants[0].person
    await arena.warroom.tournaments.leave(tournament.ref, gone)
    replace = arena.warroom.tournaments.replace
    after = await replace(tournament.ref, arena.request(ORGANISER), ADMIN, (gone, STRANGER))
    assert not after.entrants[0].withdrawn
    for people in ((PEOPLE[5], PEOPLE[6]), (after.entrants[1].person, after.entrants[2].person), (STRANGER,)):
        await refused("choose_one_of_each", replace(tournament.ref, arena.request(ORGANISER), ADMIN, people))


async def test_two_who_wait_are_paired_and_the_absent_keep_their_loss(arena: Arena) -> None:
    tournament = await arena.begun(6)
    waiting = []
    for pairing in tournament.rounds[0][:2]:
        gone, left = (tournament.entrants[each].person for each in pairing.indexes)
        await arena.warroom.tournaments.leave(tournament.ref, gone)
        waiting.append(left)
    await arena.settle()
    after = await arena.warroom.tournaments.pair(tournament.ref, arena.request(ORGANISER), ADMIN, waiting)
    await arena.settle()
    assert named(after, after.rounds[0][3]) == tuple(person.name for person in waiting)
    assert outcomes(after, 0)[:2] == [("neither", "absent")] * 2
    match = await arena.start(await arena.match_at(after, 3))
    await arena.resign(match, match.people[1])
    points = {line.index: line.points for line in standings(6, (await arena.stored(after)).rounds, "swiss")}
    first, second = (after.index_of(person.id) for person in waiting)
    assert (points[first or 0], points[second or 0]) == (2, 0)


async def test_who_has_a_bye_is_paired_with_who_waits(arena: Arena) -> None:
    tournament = await arena.begun(5)
    bye = next(pairing for pairing in tournament.rounds[0] if pairing.second is None)
    other = next(pairing for pairing in tournament.rounds[0] if pairing.second is not None)
    gone, left = (tournament.entrants[each].person for each in other.indexes)
    await arena.warroom.tournaments.leave(tournament.ref, gone)
    await arena.settle()
    free = tournament.entrants[bye.first].person
    after = await arena.warroom.tournaments.pair(tournament.ref, arena.request(ORGANISER), ADMIN, (free, left))
    table = tournament.rounds[0].index(bye)
    assert named(after, after.rounds[0][table]) == (free.name, left.name)
    assert (await arena.match_at(after, table)).people == (free, left)


async def test_who_has_an_opponent_is_paired_with_nobody_else(arena: Arena) -> None:
    tournament = await arena.begun()
    pair = arena.warroom.tournaments.pair
    people = [entrant.person for entrant in tournament.entrants]
    for chosen in (people[:2], people[:1], people[:3], (people[0], people[0])):
        await refused("not_waiting", pair(tournament.ref, arena.request(ORGANISER), ADMIN, chosen))
    await refused("not_entered", pair(tournament.ref, arena.request(ORGANISER), ADMIN, (people[0], STRANGER)))


async def test_a_tournament_that_is_ended_early_is_decided_by_the_results_so_far(arena: Arena) -> None:
    tournament = await arena.begun()
    played, open_match = await arena.match_at(tournament, 0), await arena.match_at(tournament, 1)
    await arena.resign(await arena.start(played), played.people[1])
    going_on = await arena.start(open_match)
    after = await arena.warroom.tournaments.end_early(tournament.ref, arena.request(ORGANISER), ADMIN)
    assert (after.status, after.cut_short, after.round_ends_at) == ("over", True, None)
    assert outcomes(after, 0)[1] == (None, None)
    board, public = await arena.warroom.tables.due(tournament.ref)
    assert board.is_end_due
    winner = played.people[0].name
    assert public.screen.text == f"Ended early in round 1, by the results so far. **{winner}** has won."
    await arena.resign(going_on, going_on.people[0])
    assert (await arena.stored(tournament)).rounds == after.rounds
    again = arena.warroom.tournaments.end_early(tournament.ref, arena.request(ORGANISER), ADMIN)
    await refused("tournament_over", again)


async def test_before_it_begins_there_is_nothing_to_end_or_to_pair(arena: Arena) -> None:
    tournament: Tournament = await arena.opened()
    tournaments, ola = arena.warroom.tournaments, arena.request(ORGANISER)
    await refused("not_begun", tournaments.end_early(tournament.ref, ola, ADMIN))
    await refused("not_begun", tournaments.pair(tournament.ref, ola, ADMIN, PEOPLE[:2]))
    assert Pairing(0).points_of(0) == 0
