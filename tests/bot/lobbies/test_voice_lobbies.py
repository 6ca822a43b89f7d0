"""Musters: people of a voice channel, teams made in two ways, everybody's agreement, and those who come and go."""

from hashlib import sha256

import pytest

from bot.games.catalog import get_game
from bot.lobbies import cards, voice_lobbies
from bot.lobbies.lobby import draw_teams
from bot.lobbies.opening import LOBBY_SECONDS, MAX_OPEN_PER_PERSON, MUSTER_SECONDS, Terms
from bot.lobbies.typed_terms import parse_terms
from bot.lobbies.voice_lobbies import VoiceGroup
from bot.match.model.match import Lobby, LobbySeat, Match, Permissions, Person
from engine.core.rng import Rng
from engine.core.values import roster
from tests.bot.lobbies.lobby_world import (
    DAVE,
    ERIN,
    EVERYBODY,
    FLIES,
    VOICE,
    Crowd,
    agreed,
    lobby,
    sides,
    teams,
)
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD, refused

ALL = frozenset(person.id for person in (*EVERYBODY, ERIN))


@pytest.fixture
def world() -> Crowd:
    return Crowd()


async def labels(world: Crowd, match: Match) -> list[str]:
    return [button.label for button in (await world.warroom.outbox.public(match.ref)).buttons]


async def test_until_the_card_is_out_only_the_opener_knows_of_a_muster(world: Crowd) -> None:
    match = await world.mustered()
    assert [person.name for person in match.people] == ["Alice", "Bob", "Carol", "Dave"]
    assert await world.store.pending_boards(GUILD) == ()
    assert await world.warroom.play.list_matches(GUILD, BOB.id) == ()
    assert len(await world.warroom.play.list_matches(GUILD, ALICE.id)) == 1
    for doing in (
        world.agree(match, BOB),
        world.leave(match, BOB),
        world.join(match, ERIN, None, VOICE),
        world.warroom.open_lobbies.swap(match.ref, world.request(BOB), ALICE.id),
    ):
        await refused("not_offered", doing)


async def test_nobody_fills_another_persons_limit_with_musters_that_they_never_see(world: Crowd) -> None:
    for _ in range(MAX_OPEN_PER_PERSON):
        await world.mustered()
    await refused("too_many_yours", world.mustered())
    assert (await world.lobby(BOB)).status == "open"


async def test_a_muster_starts_when_all_have_agreed_and_moves_to_the_voice_channels_chat(world: Crowd) -> None:
    match = await world.posted()
    assert agreed(match) == ["Alice"]
    public = await world.warroom.outbox.public(match.ref)
    assert [person.name for person in public.to_act] == ["Bob", "Carol", "Dave"]
    assert "Waiting for **Bob, Carol and Dave**" in public.screen.blocks[3].text
    match = await world.agree(match, DAVE, BOB)
    assert match.status == "open"
    refusal = await refused("agreed_already", world.agree(match, BOB))
    assert refusal.params["names"] == ("Carol",)
    started = await world.agree(match, CAROL)
    assert started.status == "live"
    assert sides(started) == [["Alice", "Bob"], ["Carol", "Dave"]]
    assert started.channel_id == VOICE
    assert await world.load(match) == started
    assert world.notebook.told[-2:] in ([(GUILD, CHANNEL), (GUILD, VOICE)], [(GUILD, VOICE), (GUILD, CHANNEL)])
    assert started.first_board == started.version


async def test_the_card_says_what_the_terms_are_for_those_who_play(world: Crowd) -> None:
    match = await world.posted()
    await world.leave(match, DAVE)
    open_terms = (await world.warroom.outbox.public(match.ref)).screen.blocks[0].text
    await world.join(match, ERIN, None, VOICE)
    settled = (await world.warroom.outbox.public(match.ref)).screen.blocks[0].text
    assert "12 points" in open_terms
    assert "6 points" in settled
    assert "12 points" not in settled


async def test_teams_that_are_still_to_be_drawn_have_the_terms_of_teams(world: Crowd) -> None:
    match = await world.mustered(game="air-land-sea")
    await world.warroom.voice_lobbies.choose_team_method(match.ref, world.request(ALICE), "random")
    terms = (await world.warroom.outbox.public(match.ref)).screen.blocks[0].text
    assert terms == "Revised edition · to 6 points · no clock"


async def test_where_the_bot_may_not_write_in_the_voice_channel_the_match_stays(world: Crowd) -> None:
    match = await world.mustered(can_host=False)
    await world.warroom.voice_lobbies.post(match.ref, world.request(ALICE))
    assert (await world.agree(match, BOB, CAROL, DAVE)).channel_id == CHANNEL


async def test_drawn_teams_come_from_the_key_and_are_the_same_for_the_same_people(world: Crowd) -> None:
    match = await world.posted(team_method="random")
    expected = draw_teams(match.key, match.people, roster(2, 2))
    assert [place.team for place in lobby(match).places] == [place.team for place in expected]
    told = Rng(sha256(b"warroom-teams" + match.key).digest())  # as the card's promise can be checked by anybody
    shuffled, _ = told.shuffle(sorted(person.id for person in match.people))
    assert {person.id for person, place in zip(match.people, expected, strict=True) if place.team == 0} == {
        *shuffled[:2]
    }
    other_order = draw_teams(match.key, match.people[::-1], roster(2, 2))
    assert other_order == expected[::-1]
    again = await world.warroom.voice_lobbies.choose_team_method(match.ref, world.request(ALICE), "random")
    assert teams(again) == teams(match)
    draws = {
        tuple(place.team for place in draw_teams(bytes([number]) * 32, EVERYBODY, roster(2, 2))) for number in range(64)
    }
    assert len(draws) == 6


async def called_off(world: Crowd, match: Match) -> None:
    await world.warroom.open_lobbies.cancel(match.ref, world.request(ALICE))


async def test_calling_a_lobby_off_or_changing_its_people_draws_no_other_teams(world: Crowd) -> None:
    first = await world.posted(team_method="random")
    others = [draw_teams((first.id + number).to_bytes(32, "big"), EVERYBODY, roster(2, 2)) for number in range(1, 9)]
    assert any(places != draw_teams(first.key, EVERYBODY, roster(2, 2)) for places in others)
    wanted = {frozenset(team) for team in teams(first) if team}
    await called_off(world, first)
    for _ in range(8):
        world.clock.at += 100_000
        again = await world.posted(ALICE, DAVE, BOB, CAROL, team_method="random")
        assert again.key != first.key
        assert {frozenset(team) for team in teams(again) if team} == wanted
        voice_lobbies = world.warroom.voice_lobbies
        present = {person.id for person in (*EVERYBODY, ERIN)}
        with_erin = (BOB, CAROL, ERIN)
        await voice_lobbies.choose_people(again.ref, world.request(ALICE), with_erin, present)
        back = await voice_lobbies.choose_people(again.ref, world.request(ALICE), EVERYBODY[1:], present)
        assert {frozenset(team) for team in teams(back) if team} == wanted
        await called_off(world, again)


async def test_the_same_people_are_drawn_anew_once_a_match_of_theirs_is_over(world: Crowd) -> None:
    keys = []
    for ends in (False, True, False):
        lobby_of_four = await world.posted(team_method="random")
        match = await world.agree(lobby_of_four, *EVERYBODY[1:])
        assert match.status == "live"
        if ends:
            assert (await world.warroom.play.resign(match.ref, world.request(ALICE))).status == "over"
        keys.append(lobby_of_four.key)
        world.clock.at += 100_000
        drawn_from = keys[0] if len(keys) < 3 else keys[2]
        expected = draw_teams(drawn_from, EVERYBODY, roster(2, 2))
        assert [place.team for place in lobby(lobby_of_four).places] == [place.team for place in expected]


async def test_teams_are_not_drawn_before_everybody_can_see_it(world: Crowd) -> None:
    match = await world.mustered()
    assert lobby(match).team_method == "random"
    again = await world.warroom.voice_lobbies.choose_team_method(match.ref, world.request(ALICE), "random")
    assert teams(match) == teams(again) == [[], [], ["Alice", "Bob", "Carol", "Dave"]]


async def test_a_lobby_in_which_captains_were_picking_goes_on_with_teams_made_by_its_opener(world: Crowd) -> None:
    places = (LobbySeat(0, agreed=True, captain=True), LobbySeat(1, captain=True), LobbySeat(), LobbySeat())
    old = Lobby("voice", places, 4, "captains", voice_id=VOICE)
    options = parse_terms(get_game(FLIES), "")
    match = await world.warroom.open_lobbies.store_new(world.call(), Terms(options, EVERYBODY, MUSTER_SECONDS, old))
    assert (await labels(world, match))[:2] == ["I play", "Change teams"]
    await refused("not_complete", world.agree(match, CAROL))
    assert cards.setup(match, ALICE.id).team_method == "hand"
    await world.leave(match, BOB)
    await world.join(match, ERIN, None, VOICE)
    chosen = await world.warroom.voice_lobbies.choose_team(match.ref, world.request(ALICE), {ALICE.id, CAROL.id})
    assert teams(chosen) == [["Alice", "Carol"], ["Dave", "Erin"], []]
    assert (await world.agree(match, CAROL, DAVE, ERIN)).status == "live"


async def test_teams_are_made_by_hand(world: Crowd) -> None:
    match = await world.mustered()
    choose = world.warroom.voice_lobbies.choose_team
    refusal = await refused("uneven_teams", choose(match.ref, world.request(ALICE), {DAVE.id}))
    assert refusal.params["sizes"] == ((2, 2),)
    await refused("not_in_lobby", choose(match.ref, world.request(ALICE), {ALICE.id, ERIN.id}))
    chosen = await choose(match.ref, world.request(ALICE), {ALICE.id, DAVE.id})
    assert lobby(chosen).team_method == "hand"
    posted = await world.warroom.voice_lobbies.post(match.ref, world.request(ALICE))
    assert teams(posted) == [["Alice", "Dave"], ["Bob", "Carol"], []]
    assert sides(await world.agree(match, BOB, CAROL, DAVE)) == [["Alice", "Dave"], ["Bob", "Carol"]]


async def test_changing_teams_asks_everybody_else_again(world: Crowd) -> None:
    match = await world.posted()
    await world.agree(match, BOB, CAROL)
    swap = world.warroom.open_lobbies.swap
    await refused("cannot_swap", swap(match.ref, world.request(DAVE), CAROL.id))
    await refused("not_in_lobby", swap(match.ref, world.request(ERIN), CAROL.id))
    assert cards.swappable(await world.load(match), DAVE.id) == (ALICE, BOB)
    swapped = await swap(match.ref, world.request(DAVE), BOB.id)
    assert teams(swapped) == [["Alice", "Dave"], ["Bob", "Carol"], []]
    assert agreed(swapped) == ["Dave"]
    assert (await world.agree(match, ALICE, BOB)).status == "open"
    assert (await world.agree(match, CAROL)).status == "live"


async def test_a_seat_that_somebody_left_is_taken_from_the_voice_channel_alone(world: Crowd) -> None:
    match = await world.posted()
    await world.agree(match, BOB, CAROL)
    await world.leave(match, CAROL)
    assert (await labels(world, match))[0] == "Take the free seat"
    refusal = await refused("not_complete", world.agree(match, DAVE))
    assert refusal.params["free"] == 1
    for voice in (None, VOICE + 1):
        await refused("not_in_that_voice", world.join(match, ERIN, None, voice))
    await refused("joined_already", world.join(match, BOB, None, VOICE))
    joined = await world.join(match, ERIN, None, VOICE)
    assert teams(joined) == [["Alice", "Bob"], ["Dave", "Erin"], []]
    assert agreed(joined) == ["Erin"]
    await refused("lobby_full", world.join(match, CAROL, None, VOICE))
    assert sides(await world.agree(match, ALICE, BOB, DAVE)) == [["Alice", "Bob"], ["Dave", "Erin"]]


async def test_whoever_takes_a_free_seat_is_checked_against_all_who_are_there(world: Crowd) -> None:
    match = await world.posted()
    await world.leave(match, CAROL)
    await world.warroom.blocks.block(GUILD, DAVE, ERIN)
    await refused("blocked_here", world.join(match, ERIN, None, VOICE))


async def test_the_opener_replaces_people_with_others_of_the_voice_channel(world: Crowd) -> None:
    match = await world.posted()
    await world.agree(match, BOB)
    choose = world.warroom.voice_lobbies.choose_people
    others = (BOB, DAVE, ERIN)
    await refused("not_the_opener", choose(match.ref, world.request(BOB), others, ALL))
    refusal = await refused("not_in_voice", choose(match.ref, world.request(ALICE), others, ALL - {ERIN.id}))
    assert refusal.params["names"] == ("Erin",)
    changed = await choose(match.ref, world.request(ALICE), others, frozenset({ERIN.id}))
    assert [person.name for person in changed.people] == ["Alice", "Bob", "Dave", "Erin"]
    assert agreed(changed) == ["Alice"]
    await refused("not_in_lobby", world.agree(match, CAROL))
    assert (await world.agree(match, BOB, DAVE, ERIN)).status == "live"


@pytest.mark.parametrize("team_method", ["random", "hand"])
async def test_the_opener_goes_on_with_fewer_when_somebody_has_left(world: Crowd, team_method: str) -> None:
    match = await world.posted(team_method=team_method)
    await world.leave(match, DAVE)
    changed = await world.warroom.voice_lobbies.choose_people(match.ref, world.request(ALICE), (BOB, CAROL), ALL)
    assert lobby(changed).size == 3
    started = await world.agree(match, BOB, CAROL)
    assert started.status == "live"
    assert sorted(len(team) for team in sides(started)) == [1, 2]


async def test_a_way_that_is_chosen_anew_is_for_those_who_are_left(world: Crowd) -> None:
    match = await world.posted(team_method="hand")
    await world.leave(match, DAVE)
    changed = await world.warroom.voice_lobbies.choose_team_method(match.ref, world.request(ALICE), "random")
    assert sorted(map(len, teams(changed))) == [0, 1, 2]
    assert (await world.agree(match, BOB, CAROL)).status == "live"


async def test_people_who_cannot_be_in_one_match_are_named_to_the_opener(world: Crowd) -> None:
    await world.warroom.blocks.block(GUILD, CAROL, DAVE)
    match = await world.mustered()
    post = world.warroom.voice_lobbies.post
    refusal = await refused("blocked_pair", post(match.ref, world.request(ALICE)))
    assert refusal.params["names"] == ("Carol", "Dave")
    await world.warroom.blocks.block(GUILD, BOB, ALICE)
    refusal = await refused("blocked_you", post(match.ref, world.request(ALICE)))
    assert refusal.params["name"] == "Bob"
    await world.warroom.blocks.unblock(GUILD, BOB, ALICE)
    choose = world.warroom.voice_lobbies.choose_people
    await refused("blocked_pair", choose(match.ref, world.request(ALICE), (CAROL, DAVE), ALL))
    await choose(match.ref, world.request(ALICE), (BOB, CAROL), ALL)
    assert (await post(match.ref, world.request(ALICE))).version == 2


async def test_in_a_larger_crowd_the_opener_says_who_plays(world: Crowd) -> None:
    match = await world.mustered(*EVERYBODY, ERIN)
    assert len(match.people) == 4
    shown = cards.setup(match, ALICE.id, (*EVERYBODY, ERIN))
    (left_out,) = {*EVERYBODY, ERIN} - {*match.people}
    assert left_out.name in "".join(block.text for block in shown.screen.blocks)
    choose = world.warroom.voice_lobbies.choose_people
    await refused("wrong_size", choose(match.ref, world.request(ALICE), (*EVERYBODY, ERIN), ALL))
    chosen = await choose(match.ref, world.request(ALICE), (ERIN, ALICE), ALL)
    assert chosen.people == (ALICE, ERIN)
    posted = await world.warroom.voice_lobbies.post(match.ref, world.request(ALICE))
    assert (await labels(world, posted))[0] == "I play"
    assert sides(await world.agree(posted, ERIN)) == [["Alice"], ["Erin"]]


async def test_of_a_larger_crowd_everybody_but_the_opener_is_drawn_now_and_then(world: Crowd) -> None:
    drawn = []
    for _ in range(10):
        match = await world.mustered(*EVERYBODY, ERIN)
        assert match.people[0] == ALICE
        drawn.append({person.id for person in match.people})
        await world.warroom.open_lobbies.cancel(match.ref, world.request(ALICE))
    assert {BOB.id, CAROL.id, DAVE.id, ERIN.id} <= set.union(*drawn)
    assert len(set.intersection(*drawn)) < 4


async def test_a_group_that_is_too_small_for_the_game_is_chosen_by_the_opener(
    world: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice_lobbies, "sizes", lambda _rosters: (4,))
    match = await world.mustered(ALICE, BOB, CAROL)
    assert match.people == (ALICE,)


async def test_a_crowd_that_is_too_large_to_name_is_no_lonely_person(world: Crowd) -> None:
    match = await world.warroom.voice_lobbies.open(world.call(), VoiceGroup(VOICE, None, can_host=True))
    assert match.people == (ALICE,)
    choose = world.warroom.voice_lobbies.choose_people
    assert (await choose(match.ref, world.request(ALICE), (BOB,), ALL)).people == (ALICE, BOB)


async def test_terms_for_two_take_no_more_than_two(world: Crowd) -> None:
    match = await world.mustered(game="air-land-sea", options="edition=classic")
    assert len(match.people) == 2
    choose = world.warroom.voice_lobbies.choose_people
    refusal = await refused("wrong_size", choose(match.ref, world.request(ALICE), (BOB, CAROL), ALL))
    assert refusal.params["sizes"] == (2,)


async def test_one_person_alone_musters_nobody(world: Crowd) -> None:
    open_muster = world.warroom.voice_lobbies.open
    await refused("alone_in_voice", open_muster(world.call(), VoiceGroup(VOICE, (ALICE,), can_host=True)))
    assert await world.warroom.play.list_matches(GUILD, ALICE.id) == ()


async def test_the_opener_passes_on_with_leaving_and_calls_off_by_a_button(world: Crowd) -> None:
    match = await world.posted()
    left = await world.leave(match, ALICE)
    assert left.people[0] == BOB
    cancel = world.warroom.open_lobbies.cancel
    await refused("not_the_opener", cancel(match.ref, world.request(CAROL)))
    assert (await cancel(match.ref, world.request(BOB))).status == "cancelled"
    await refused("lobby_closed", world.agree(match, CAROL))


async def test_nobody_fills_another_persons_limit_with_musters_that_they_have_not_agreed_to(world: Crowd) -> None:
    matches = [
        await rivals.posted() for rivals in (Crowd(world.store, interactions=1_000 * each) for each in range(7, 10))
    ]
    for match in matches[1:]:
        await world.leave(match, ALICE)
    for number in range(MAX_OPEN_PER_PERSON):
        await world.challenge(BOB, Person(500 + number, f"Rival {number}"))
    refusal = await refused("too_many_yours", world.agree(matches[0], BOB))
    assert refusal.params == {"limit": MAX_OPEN_PER_PERSON}
    await refused("too_many_yours", world.warroom.open_lobbies.swap(matches[0].ref, world.request(BOB), CAROL.id))
    (newest, *_) = await world.store.matches(GUILD, user_id=BOB.id)
    await world.warroom.challenges.cancel(newest.ref, world.request(BOB))
    assert agreed(await world.agree(matches[0], BOB)) == ["Alice", "Bob"]
    await refused("too_many_yours", world.challenge(BOB, ALICE))


async def test_who_opened_a_muster_may_agree_to_it_again_with_all_their_matches_open(world: Crowd) -> None:
    match = await world.posted()
    await world.warroom.open_lobbies.swap(match.ref, world.request(BOB), CAROL.id)
    for number in range(MAX_OPEN_PER_PERSON - 1):
        await world.challenge(ALICE, Person(500 + number, f"Rival {number}"))
    await refused("too_many_yours", world.challenge(ALICE, BOB))
    assert agreed(await world.agree(match, ALICE)) == ["Alice", "Bob"]


async def test_musters_call_those_who_do_not_agree_a_few_times_an_hour(world: Crowd) -> None:
    cancel = world.warroom.open_lobbies.cancel
    for _ in range(3):
        await world.agree(match := await world.posted(), BOB)
        await cancel(match.ref, world.request(ALICE))
    fourth = await world.mustered()
    refusal = await refused("asked_too_often", world.warroom.voice_lobbies.post(fourth.ref, world.request(ALICE)))
    assert refusal.params["name"] == "Carol"
    choose = world.warroom.voice_lobbies.choose_people
    await choose(fourth.ref, world.request(ALICE), (BOB,), {BOB.id})
    await world.warroom.voice_lobbies.post(fourth.ref, world.request(ALICE))
    await refused("asked_too_often", choose(fourth.ref, world.request(ALICE), (BOB, CAROL), {CAROL.id}))


async def test_a_muster_waits_half_an_hour_from_the_moment_its_card_is_out(world: Crowd) -> None:
    match = await world.mustered()
    world.clock.at += MUSTER_SECONDS - 60
    posted = await world.warroom.voice_lobbies.post(match.ref, world.request(ALICE))
    assert posted.expires_at == world.clock.at + MUSTER_SECONDS
    world.clock.at += MUSTER_SECONDS - 60
    await world.warroom.challenges.expire(match.ref)
    await world.agree(match, BOB)
    world.clock.at += 120
    await refused("lobby_closed", world.agree(match, CAROL))
    await world.warroom.challenges.expire(match.ref)
    assert (await world.load(match)).status == "expired"


async def test_a_card_that_is_out_is_not_posted_again(world: Crowd) -> None:
    match = await world.posted()
    await refused("posted_already", world.warroom.voice_lobbies.post(match.ref, world.request(ALICE)))


async def test_only_the_opener_is_shown_the_panel(world: Crowd) -> None:
    match = await world.posted()
    with pytest.raises(Exception, match="not_the_opener"):
        cards.setup(match, BOB.id)
    assert cards.setup(match, ALICE.id).is_posted


async def test_whoever_else_asks_for_a_rematch_of_several_agrees_to_the_one_that_stands(world: Crowd) -> None:
    match = await world.posted(options="theaters=als,target=single")
    over = await world.agree(match, BOB, CAROL, DAVE)
    over = await world.warroom.play.resign(over.ref, world.request(BOB))
    asked = [await world.warroom.rematches.ask(over.ref, world.request(each), Permissions()) for each in (CAROL, BOB)]
    assert {each.id for each in asked} == {asked[0].id}
    assert agreed(asked[1]) == ["Carol", "Bob"]
    await refused("rematch_stands", world.warroom.rematches.ask(over.ref, world.request(CAROL), Permissions()))
    await world.warroom.rematches.ask(over.ref, world.request(ALICE), Permissions())
    begun = await world.warroom.rematches.ask(over.ref, world.request(DAVE), Permissions())
    assert (begun.id, begun.status) == (asked[0].id, "live")


async def test_a_rematch_of_several_asks_all_of_them_for_the_same_teams(world: Crowd) -> None:
    match = await world.posted(options="theaters=als,target=single")
    over = await world.agree(match, BOB, CAROL, DAVE)
    await refused("not_over", world.warroom.rematches.ask(match.ref, world.request(CAROL), Permissions()))
    over = await world.warroom.play.resign(match.ref, world.request(BOB))
    await refused("not_seated", world.warroom.rematches.ask(match.ref, world.request(ERIN), Permissions()))
    again = await world.warroom.rematches.ask(match.ref, world.request(CAROL), Permissions())
    assert (again.options, again.channel_id) == (over.options, over.channel_id)
    assert again.key != over.key
    assert teams(again) == [["Alice", "Bob"], ["Carol", "Dave"], []]
    assert agreed(again) == ["Carol"]
    assert again.expires_at == world.clock.at + LOBBY_SECONDS
    await world.leave(again, DAVE)
    assert "Take the free seat" not in await labels(world, again)
    await refused("not_in_that_voice", world.join(again, DAVE, None, VOICE))
    changed = await world.warroom.voice_lobbies.choose_people(again.ref, world.request(CAROL), (ALICE, BOB), ())
    started = await world.agree(changed, ALICE, BOB)
    assert len(started.people) == 3
