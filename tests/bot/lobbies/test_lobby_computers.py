"""Computer players in open lobbies and voice lobbies, beside people and as their teammates."""

import pytest

from bot.match.model.computers import as_person
from bot.match.model.match import Match, Permissions, Person
from bot.names.computers import computer
from engine.ai.player import Level
from tests.bot.computers import AT_ONCE, InstantThinker, at_rest
from tests.bot.lobbies.lobby_world import EVERYBODY, Crowd
from tests.bot.service_world import ALICE, BOB, refused
from tests.bot.stored import let_think

EASY, EASY_2, HARD = as_person("easy"), as_person("easy", 2), as_person("hard")
HARD_2, HARD_3 = as_person("hard", 2), as_person("hard", 3)


@pytest.fixture
def crowd() -> Crowd:
    crowd = Crowd()
    let_think(crowd.warroom, InstantThinker(), AT_ONCE)
    return crowd


async def add(
    crowd: Crowd, match: Match, level: Level = "easy", team: int | None = None, person: Person = ALICE
) -> Match:
    voice = match.lobby is not None and match.lobby.kind == "voice"
    return await crowd.warroom.lobby_computers.add(match.ref, crowd.request(person), level, team, voice=voice)


async def remove(crowd: Crowd, match: Match, computer: Person, person: Person = ALICE) -> Match:
    voice = match.lobby is not None and match.lobby.kind == "voice"
    return await crowd.warroom.lobby_computers.remove(match.ref, crowd.request(person), computer.id, voice=voice)


async def test_an_open_lobby_that_computer_players_fill_starts(crowd: Crowd) -> None:
    match = await crowd.lobby(game="fight-flight-bite")
    match = await add(crowd, match)
    match = await add(crowd, match)
    assert match.people == (ALICE, EASY, EASY_2)
    match = await add(crowd, match, "hard")
    assert (match.status, match.people) == ("live", (ALICE, EASY, EASY_2, HARD_3))


async def test_a_computer_player_joins_as_a_teammate(crowd: Crowd) -> None:
    match = await crowd.lobby()
    await refused("team_full", add(crowd, match))
    match = await add(crowd, match, "hard", team=0)
    match = await crowd.join(match, BOB, team=1)
    await refused("team_full", add(crowd, match, team=0))
    match = await add(crowd, match, team=1)
    assert match.status == "live"
    teams = [[match.people[seat] for seat in team] for team in match.roster.teams]
    assert teams == [[ALICE, HARD], [BOB, EASY_2]]


async def test_two_people_and_computer_players_play(crowd: Crowd) -> None:
    match = await crowd.lobby(game="fight-flight-bite", size=3)
    match = await crowd.join(match, BOB)
    match = await add(crowd, match)
    assert match.status == "live"
    for _ in range(6):
        await at_rest(crowd)
        await crowd.move(match)
    rows = await crowd.store.log(match.ref)
    assert EASY.id in {row.user_id for row in rows if row.kind == "acted"}


async def test_only_the_opener_adds_and_removes_them(crowd: Crowd) -> None:
    match = await crowd.lobby(game="fight-flight-bite")
    await crowd.join(match, BOB)
    await refused("not_the_opener", add(crowd, match, person=BOB))
    match = await add(crowd, match)
    await refused("not_the_opener", remove(crowd, match, EASY, person=BOB))
    await refused("not_offered", remove(crowd, match, BOB))
    match = await remove(crowd, match, EASY)
    assert match.people == (ALICE, BOB)
    await refused("not_in_lobby", remove(crowd, match, EASY))


async def test_a_person_opens_the_lobby_also_after_the_opener_has_left(crowd: Crowd) -> None:
    match = await crowd.lobby(game="fight-flight-bite")
    await add(crowd, match)
    await crowd.join(match, BOB)
    match = await crowd.leave(match, ALICE)
    assert match.people == (BOB, EASY)
    match = await crowd.leave(match, BOB)
    assert match.status == "cancelled"


async def test_in_a_voice_lobby_they_agree_at_once_and_people_are_asked(crowd: Crowd) -> None:
    match = await crowd.mustered(ALICE, BOB)
    match = await add(crowd, match)
    match = await add(crowd, match, "hard")
    match = await crowd.warroom.voice_lobbies.post(match.ref, crowd.request(ALICE))
    assert match.lobby is not None
    assert [place.agreed for place in match.lobby.places] == [True, False, True, True]
    public = await crowd.warroom.outbox.public(match.ref)
    assert public.to_act == (BOB,)
    match = await crowd.agree(match, BOB)
    assert match.status == "live"
    assert sorted(person.id for person in match.people) == sorted((ALICE.id, BOB.id, EASY.id, HARD_2.id))


async def test_computer_players_fill_up_teams_that_are_made_by_hand(crowd: Crowd) -> None:
    match = await crowd.mustered(ALICE, BOB)
    for _ in range(2):
        match = await add(crowd, match)
    match = await crowd.warroom.voice_lobbies.choose_team_method(match.ref, crowd.request(ALICE), "hand")
    match = await crowd.warroom.voice_lobbies.choose_team(match.ref, crowd.request(ALICE), {ALICE.id})
    assert match.lobby is not None
    assert [place.team for place in match.lobby.places] == [0, 1, 0, 1]
    await remove(crowd, match, EASY)
    match = await add(crowd, match, "hard")
    await refused("lobby_full", add(crowd, match))


async def test_a_voice_lobby_of_one_person_and_computer_players_starts_with_its_card(crowd: Crowd) -> None:
    match = await crowd.mustered(ALICE, BOB)
    await crowd.warroom.voice_lobbies.choose_computers(match.ref, crowd.request(ALICE), lambda _match: (EASY, HARD))
    alone = await crowd.warroom.open_lobbies.leave(match.ref, crowd.request(BOB), unasked=True)
    alone = await add(crowd, alone)
    alone = await crowd.warroom.voice_lobbies.post(alone.ref, crowd.request(ALICE))
    assert alone.status == "live"
    assert {person.id for person in alone.people} == {ALICE.id, EASY.id, EASY_2.id, HARD.id}


async def test_people_are_chosen_anew_and_the_computer_players_stay(crowd: Crowd) -> None:
    match = await crowd.mustered(*EVERYBODY[:2])
    match = await add(crowd, match)
    match = await add(crowd, match)
    everybody = {person.id for person in EVERYBODY}
    request = crowd.request(ALICE)
    await refused("wrong_size", crowd.warroom.voice_lobbies.choose_people(match.ref, request, EVERYBODY, everybody))
    match = await crowd.warroom.voice_lobbies.choose_people(match.ref, crowd.request(ALICE), (EVERYBODY[2],), everybody)
    assert match.people == (ALICE, EVERYBODY[2], EASY, EASY_2)


async def test_a_rematch_of_people_and_computer_players_asks_the_people_alone(crowd: Crowd) -> None:
    match = await crowd.lobby(game="fight-flight-bite", size=3)
    await crowd.join(match, BOB)
    match = await add(crowd, match)
    await crowd.warroom.play.resign(match.ref, crowd.request(ALICE))
    await at_rest(crowd)
    match = await crowd.load(match)
    match = await crowd.warroom.take_overs.leave_empty(match.ref, crowd.request(BOB), match.version)
    match = await crowd.warroom.play.resign(match.ref, crowd.request(BOB))
    again = await crowd.warroom.rematches.ask(match.ref, crowd.request(BOB), Permissions())
    assert again.people[0] == BOB
    assert again.lobby is not None
    agreed = {person.id: place.agreed for person, place in zip(again.people, again.lobby.places, strict=True)}
    assert agreed == {BOB.id: True, ALICE.id: False, EASY.id: True}
    again = await crowd.agree(again, ALICE)
    assert again.status == "live"
    assert sum(bool(computer(person.id)) for person in again.people) == 1


async def test_nobody_adds_them_where_they_are_not_allowed() -> None:
    crowd = Crowd()
    await refused("no_computers", add(crowd, await crowd.lobby(), team=0))
