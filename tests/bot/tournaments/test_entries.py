"""Opening a tournament, joining and leaving it, and who may do what."""

import asyncio
import json

import pytest

from bot.guilds.model import HouseRules
from bot.match.model.match import Permissions, Person
from bot.screens.refusals import Refused
from bot.screens.words import safe_name
from bot.tournaments.entries import MAX_NAME_LENGTH, MAX_TOURNAMENTS
from bot.tournaments.model import MAX_ENTRANTS, Tournament, TournamentRef
from tests.bot.service_world import CHANNEL, GUILD, refused
from tests.bot.tournaments.tournament_world import ADMIN, MEMBER, ORGANISER, PEOPLE, Arena, outcomes


@pytest.fixture
def arena() -> Arena:
    return Arena()


async def test_only_whom_the_admins_allow_may_open_begin_and_call_off(arena: Arena) -> None:
    tournament = await arena.opened()
    for person in PEOPLE[:3]:
        await arena.warroom.tournaments.join(tournament.ref, person)
    mine = arena.request(PEOPLE[0])
    for doing in (
        arena.opened(opener=PEOPLE[0], permissions=MEMBER),
        arena.warroom.tournaments.begin(tournament.ref, mine, MEMBER),
        arena.warroom.tournaments.call_off(tournament.ref, mine, MEMBER),
    ):
        await refused("not_organiser", doing)
    await arena.store.set_house_rules(GUILD, HouseRules(organisers=(PEOPLE[0].id,)))
    assert (await arena.warroom.tournaments.begin(tournament.ref, mine, MEMBER)).status == "running"
    await arena.store.set_house_rules(GUILD, HouseRules(organiser_role=9))
    await refused("not_organiser", arena.warroom.tournaments.call_off(tournament.ref, mine, MEMBER))
    having = Permissions(channels=(CHANNEL,), roles=(9,))
    assert (await arena.warroom.tournaments.call_off(tournament.ref, mine, having)).status == "cancelled"


async def test_what_is_typed_as_a_name_is_no_markup_and_mentions_nobody(arena: Arena) -> None:
    for typed in ("**Cup** <@1> @everyone", "[Cup](https://example.com)", "# Cup\n> now"):
        assert (await arena.opened(name=typed)).name == safe_name(typed) != typed


async def test_a_tournament_keeps_to_the_house_rules(arena: Arena) -> None:
    await arena.store.set_house_rules(GUILD, HouseRules(channels=(5,)))
    await refused("not_in_this_channel", arena.opened())
    await arena.store.set_house_rules(GUILD, HouseRules(games=("stratego",)))
    await refused("game_not_allowed", arena.opened())
    await arena.store.set_house_rules(GUILD, HouseRules(clocks=("live",)))
    await refused("clock_not_offered", arena.opened(clock="daily"))
    assert (await arena.opened()).terms.clock == "live"


async def test_what_cannot_be_played_by_two_is_refused(arena: Arena) -> None:
    await refused("unknown_game", arena.opened(game="chess"))
    await refused("bad_options", arena.opened(typed_options="target=9999"))
    await refused("not_offered", arena.opened(days=0))
    await refused("not_offered", arena.opened(rounds=99))
    for _ in range(MAX_TOURNAMENTS):
        await arena.opened()
    await refused("too_many_tournaments", arena.opened())


async def test_who_open_tournaments_at_the_same_instant_open_no_more_than_are_allowed(
    arena: Arena, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = arena.store.tournaments

    async def look_at_a_disk(guild_id: int) -> tuple[Tournament, ...]:
        found = await look(guild_id)
        await asyncio.sleep(0)
        return found

    monkeypatch.setattr(arena.store, "tournaments", look_at_a_disk)
    opening = [arena.opened() for _ in range(MAX_TOURNAMENTS + 1)]
    results = await asyncio.gather(*opening, return_exceptions=True)
    assert [each.code for each in results if isinstance(each, Refused)] == ["too_many_tournaments"]
    assert len(await look(GUILD)) == MAX_TOURNAMENTS


async def test_the_same_command_opens_one_tournament(arena: Arena) -> None:
    request = arena.asked()
    await arena.warroom.tournaments.open(request, 5.0)
    await refused("duplicate", arena.warroom.tournaments.open(request, 5.0))
    assert len(await arena.warroom.tournaments.running(GUILD)) == 1


async def test_a_name_as_long_as_people_may_type_is_kept_whole(arena: Arena) -> None:
    name = "Autumn Cup of the Northern Counties and Isles 2026"[:MAX_NAME_LENGTH].strip()
    assert (await arena.opened(name=name)).name == name


async def test_people_join_and_leave_until_it_begins(arena: Arena) -> None:
    tournament, tournaments = await arena.opened(), arena.warroom.tournaments
    await refused("unknown_tournament", tournaments.join(TournamentRef(GUILD, 9), PEOPLE[0]))
    await tournaments.join(tournament.ref, PEOPLE[0])
    await refused("entered_already", tournaments.join(tournament.ref, PEOPLE[0]))
    await refused("not_entered", tournaments.leave(tournament.ref, PEOPLE[1]))
    assert (await tournaments.leave(tournament.ref, PEOPLE[0])).entrants == ()
    for person in PEOPLE[:2]:
        await tournaments.join(tournament.ref, person)
    await refused("too_few_entrants", tournaments.begin(tournament.ref, arena.request(ORGANISER), ADMIN))
    await tournaments.join(tournament.ref, PEOPLE[2])
    await tournaments.begin(tournament.ref, arena.request(ORGANISER), ADMIN)
    await refused("signup_over", tournaments.join(tournament.ref, PEOPLE[3]))
    await refused("signup_over", tournaments.begin(tournament.ref, arena.request(ORGANISER), ADMIN))


async def test_there_is_room_for_so_many_and_no_more(arena: Arena) -> None:
    tournament = await arena.opened(days=1)
    for number in range(MAX_ENTRANTS):
        await arena.warroom.tournaments.join(tournament.ref, Person(500 + number, f"P{number}"))
    await refused("tournament_full", arena.warroom.tournaments.join(tournament.ref, PEOPLE[0]))
    begun = await arena.warroom.tournaments.begin(tournament.ref, arena.request(ORGANISER), ADMIN)
    assert len(begun.rounds[0]) == MAX_ENTRANTS // 2
    assert len(await arena.store.matches(GUILD)) == MAX_ENTRANTS // 2


async def test_the_order_of_the_first_round_is_drawn_from_the_key_and_not_from_who_joined_first(arena: Arena) -> None:
    orders = set()
    for _ in range(4):
        begun = await arena.begun(8)
        assert {entrant.person for entrant in begun.entrants} == set(PEOPLE)
        orders.add(tuple(entrant.person.name for entrant in begun.entrants))
    assert len(orders) == 4


async def test_what_is_over_can_be_neither_left_nor_called_off(arena: Arena) -> None:
    tournament, tournaments = await arena.opened(), arena.warroom.tournaments
    await tournaments.join(tournament.ref, PEOPLE[0])
    await tournaments.call_off(tournament.ref, arena.request(ORGANISER), ADMIN)
    await refused("tournament_over", tournaments.leave(tournament.ref, PEOPLE[0]))
    await refused("tournament_over", tournaments.call_off(tournament.ref, arena.request(ORGANISER), ADMIN))
    await refused("signup_over", tournaments.join(tournament.ref, PEOPLE[1]))


async def test_whoever_has_too_many_matches_cannot_press_start(arena: Arena) -> None:
    tournament = await arena.begun(4)
    match = await arena.match_at(tournament, 0)
    for number in range(10):
        await arena.challenge(match.people[0], Person(900 + number, f"P{number}"))
    await refused("too_many_yours", arena.start(match, match.people[0]))
    assert (await arena.start(match, match.people[1])).status == "open"


async def test_an_export_tells_of_ones_own_tournaments_and_nothing_of_others(arena: Arena) -> None:
    tournament = await arena.begun(4)
    match = await arena.start(await arena.match_at(tournament, 0))
    await arena.resign(match, match.people[0])
    data = json.loads(await arena.warroom.privacy.export(GUILD, arena.request(match.people[0])))
    (entered,) = data["tournaments"]
    assert (entered["name"], entered["called"], entered["results"]) == ("Autumn Cup", match.people[0].name, ["lost"])
    assert not data["organiser"]
    opened = json.loads(await arena.warroom.privacy.export(GUILD, arena.request(ORGANISER)))["tournaments"]
    assert [(each["opened_by_them"], each["called"]) for each in opened] == [(True, None)]
    for other in {*PEOPLE[:4]} - {match.people[0]}:
        assert other.name not in json.dumps(data)


async def test_whoever_has_their_data_deleted_withdraws_and_is_nobody_in_the_table(arena: Arena) -> None:
    waiting, tournament = await arena.opened(), await arena.begun(4)
    match = await arena.match_at(tournament, 0)
    gone, other = match.people
    await arena.warroom.tournaments.join(waiting.ref, gone)
    await arena.warroom.privacy.delete(GUILD, arena.request(gone))
    await arena.settle()
    after = await arena.stored(tournament)
    assert outcomes(after, 0)[0] == ("second", "absent")
    assert {each.person.id for each in after.entrants if each.withdrawn} == {min(e.person.id for e in after.entrants)}
    assert gone.name not in {each.person.name for each in after.entrants}
    assert other.name in {each.person.name for each in after.entrants}
    assert (await arena.stored(waiting)).entrants == ()


async def test_only_organisers_move_a_tournament_and_only_while_it_is_on(arena: Arena) -> None:
    tournament = await arena.begun(4)
    tournaments = arena.warroom.tournaments
    await refused("not_organiser", tournaments.check_movable(tournament.ref, arena.request(PEOPLE[0]), MEMBER))
    movable = await tournaments.check_movable(tournament.ref, arena.request(ORGANISER), ADMIN)
    await tournaments.move(movable, CHANNEL + 1)
    assert (GUILD, CHANNEL + 1) in arena.notebook.told
    assert (await arena.stored(tournament)).channel_id == CHANNEL + 1
    await arena.play_round(tournament)
    assert (await arena.match_at(tournament, 0)).channel_id == CHANNEL + 1
    await tournaments.call_off(tournament.ref, arena.request(ORGANISER), ADMIN)
    await refused("tournament_over", tournaments.check_movable(tournament.ref, arena.request(ORGANISER), ADMIN))
