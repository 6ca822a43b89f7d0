"""Lobbies: who may join, leave and start, and what happens when one is full."""

import asyncio

import pytest

from bot.games.catalog import PLAYABLE_GAMES, PlayableGame
from bot.games.generic import generic_presenter
from bot.lobbies.opening import LOBBY_SECONDS, MAX_OPEN_PER_PERSON
from bot.match.model.match import Person
from bot.match.words import proof
from engine.core.rng import commitment
from tests.bot.lobbies.lobby_world import DAVE, ERIN, EVERYBODY, Crowd, pebbles_for_many, sides, teams
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD, refused


@pytest.fixture
def world() -> Crowd:
    return Crowd()


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> str:
    """The key of a game in which everybody plays alone."""
    pebbles = PlayableGame(pebbles_for_many, lambda: generic_presenter("pebbles"))
    monkeypatch.setitem(PLAYABLE_GAMES, "pebbles", pebbles)  # type: ignore[arg-type]  # a plain dict
    return "pebbles"


async def test_a_lobby_shows_who_is_in_it_and_what_it_waits_for(world: Crowd) -> None:
    match = await world.lobby()
    public = await world.warroom.outbox.public(match.ref)
    words = public.screen.text + "".join(f"{block.heading} {block.text}" for block in public.screen.blocks)
    assert "Alice" in words
    assert "4 players" in words
    assert public.screen.footer == (f"Match 1 · SHA-256 {commitment(match.key)[:16]}… · Note a board's code as proof")
    assert commitment(match.key) in proof(match).text
    assert match.key.hex() not in words + proof(match).text
    assert [button.label for button in public.buttons] == [
        "Join team 1",
        "Join team 2",
        "Leave",
        "Computer players",
        "Call it off",
        "Rules",
        "Proof",
    ]
    assert public.to_act == ()


async def test_four_people_join_teams_and_the_lobby_starts_by_itself(world: Crowd) -> None:
    match = await world.lobby()
    await world.join(match, BOB, 1)
    await world.join(match, CAROL, 1)
    started = await world.join(match, DAVE, 0)
    assert (started.status, started.version, started.expires_at) == ("live", 3, None)
    assert sides(started) == [["Alice", "Dave"], ["Bob", "Carol"]]
    assert await world.load(match) == started
    panels = [await world.warroom.play.panel(match.ref, person.id) for person in EVERYBODY]
    assert len({panel.seat for panel in panels}) == 4


async def test_the_opener_starts_with_as_many_as_fit(world: Crowd) -> None:
    match = await world.lobby()
    start = world.warroom.open_lobbies.start
    refusal = await refused("cannot_start", start(match.ref, world.request(ALICE)))
    assert refusal.params == {"sizes": (2, 3, 4), "teams": True}
    await world.join(match, BOB, 0)
    await refused("cannot_start", start(match.ref, world.request(ALICE)))
    await world.join(match, CAROL, 1)
    public = await world.warroom.outbox.public(match.ref)
    assert [button.label for button in public.buttons][:2] == ["Join team 2", "Start now"]
    await refused("not_the_opener", start(match.ref, world.request(BOB)))
    assert sides(await start(match.ref, world.request(ALICE))) == [["Alice", "Bob"], ["Carol"]]
    await refused("lobby_closed", start(match.ref, world.request(ALICE)))


async def test_a_team_is_changed_by_joining_the_other(world: Crowd) -> None:
    match = await world.lobby()
    await world.join(match, BOB, 0)
    assert teams(await world.join(match, ALICE, 1)) == [["Bob"], ["Alice"], []]
    await refused("joined_already", world.join(match, ALICE, 1))
    await world.join(match, CAROL, 1)
    refusal = await refused("team_full", world.join(match, BOB, 1))
    assert refusal.params["team"] == 2
    await refused("not_offered", world.join(match, DAVE, 2))
    await refused("not_offered", world.join(match, DAVE, None))


async def test_a_lobby_for_two_is_one_against_one(world: Crowd) -> None:
    match = await world.lobby(size=2)
    public = await world.warroom.outbox.public(match.ref)
    assert [button.label for button in public.buttons][:1] == ["Join"]
    await refused("not_offered", world.join(match, BOB, 1))
    assert sides(await world.join(match, BOB)) == [["Alice"], ["Bob"]]


async def test_a_number_that_the_game_is_not_for_is_refused(world: Crowd) -> None:
    refusal = await refused("wrong_size", world.lobby(size=5))
    assert refusal.params["sizes"] == (2, 3, 4)
    assert await world.warroom.play.list_matches(GUILD, ALICE.id) == ()


async def test_a_game_for_each_alone_has_no_teams_and_starts_when_full(world: Crowd, alone: str) -> None:
    match = await world.lobby(game=alone)
    await refused("not_offered", world.join(match, BOB, 0))
    await world.join(match, BOB)
    await world.join(match, CAROL)
    public = await world.warroom.outbox.public(match.ref)
    assert [button.label for button in public.buttons][:2] == ["Join", "Start now"]
    started = await world.join(match, DAVE)
    assert sides(started) == [["Alice"], ["Bob"], ["Carol"], ["Dave"]]
    await refused("lobby_closed", world.join(match, ERIN))


async def test_whoever_leaves_is_out_and_the_next_one_becomes_the_opener(world: Crowd) -> None:
    match = await world.lobby()
    await world.join(match, BOB, 1)
    await world.join(match, CAROL, 0)
    left = await world.leave(match, ALICE)
    assert [person.name for person in left.people] == ["Bob", "Carol"]
    assert await world.warroom.play.list_matches(GUILD, ALICE.id) == ()
    await refused("not_in_lobby", world.leave(match, ALICE))
    await refused("not_the_opener", world.warroom.open_lobbies.cancel(match.ref, world.request(ALICE)))
    await world.leave(match, CAROL)
    assert (await world.leave(match, BOB)).status == "cancelled"
    public = await world.warroom.outbox.public(match.ref)
    assert public.buttons == ()
    assert "called off" in public.screen.text


async def test_the_opener_calls_a_lobby_off(world: Crowd) -> None:
    match = await world.lobby()
    await world.join(match, BOB, 1)
    assert (await world.warroom.open_lobbies.cancel(match.ref, world.request(ALICE))).status == "cancelled"
    refusal = await refused("lobby_closed", world.join(match, CAROL, 0))
    assert refusal.params["status"] == "cancelled"


async def test_a_lobby_lapses_and_takes_nobody_after_that(world: Crowd) -> None:
    match = await world.lobby()
    world.clock.at += LOBBY_SECONDS + 1
    refusal = await refused("lobby_closed", world.join(match, BOB, 1))
    assert refusal.params["status"] == "expired"
    await world.warroom.challenges.expire(match.ref)
    assert (await world.load(match)).status == "expired"
    assert "It expired before" in (await world.warroom.outbox.public(match.ref)).screen.text


async def test_a_lobby_goes_on_after_a_restart_and_lapses_on_time(world: Crowd) -> None:
    match = await world.lobby()
    await world.join(match, BOB, 1)
    await world.warroom.close()
    again = Crowd(world.store, match.created_at + LOBBY_SECONDS - 5)
    again._interactions = world._interactions
    await again.warroom.start()
    assert teams(await again.join(match, CAROL, 0)) == [["Alice", "Carol"], ["Bob"], []]
    again.clock.at += 10
    again.warroom.deadlines._run_due()
    await again.warroom.close()
    assert (await again.load(match)).status == "expired"


@pytest.mark.parametrize("one", [0, 1])
async def test_nobody_joins_whom_they_block_or_who_blocks_them(world: Crowd, one: int) -> None:
    match = await world.lobby()
    await world.join(match, BOB, 1)
    blocker, blocked = (CAROL, BOB) if one else (BOB, CAROL)
    await world.warroom.blocks.block(GUILD, blocker, blocked)
    refusal = await refused("you_blocked_here" if one else "blocked_here", world.join(match, CAROL, 0))
    assert refusal.params == ({"name": "Bob"} if one else {})
    assert len((await world.load(match)).people) == 2
    await world.leave(match, BOB)
    assert len((await world.join(match, CAROL, 0)).people) == 2


async def test_whoever_blocks_somebody_leaves_what_gathers_both_and_nothing_else(world: Crowd) -> None:
    shared, mustered, other = await world.lobby(), await world.mustered(ALICE, BOB, CAROL), await world.lobby(CAROL)
    await world.join(shared, BOB, 0)
    await world.join(shared, CAROL, 1)
    await world.warroom.voice_lobbies.post(mustered.ref, world.request(ALICE))
    await world.warroom.blocks.block(GUILD, CAROL, BOB)
    assert [person.name for person in (await world.load(shared)).people] == ["Alice", "Bob"]
    assert [person.name for person in (await world.load(mustered)).people] == ["Alice", "Bob"]
    assert (await world.load(other)).people == (CAROL,)


async def test_nobody_joins_more_than_they_may_have_open(world: Crowd) -> None:
    match = await world.lobby()
    for number in range(MAX_OPEN_PER_PERSON):
        await world.challenge(BOB, Person(500 + number, f"Rival {number}"))
    await refused("too_many_yours", world.join(match, BOB, 1))
    await refused("too_many_yours", world.lobby(BOB))


async def test_of_many_who_press_at_once_only_those_who_fit_are_in(world: Crowd) -> None:
    match = await world.lobby()
    crowd = [Person(600 + number, f"Guest {number}") for number in range(40)]
    answers = await asyncio.gather(
        *(world.join(match, person, number % 2) for number, person in enumerate(crowd)), return_exceptions=True
    )
    started = await world.load(match)
    assert started.status == "live"
    assert len(started.people) == 4
    assert sum(not isinstance(answer, BaseException) for answer in answers) == 3
    assert len(await world.store.log(match.ref)) == 4


async def test_a_lobby_is_no_challenge_and_a_challenge_no_lobby(world: Crowd) -> None:
    lobby, challenge = await world.lobby(), await world.challenge()
    await world.join(lobby, BOB, 1)
    for answer in (world.warroom.challenges.accept, world.warroom.challenges.decline, world.warroom.challenges.cancel):
        await refused("not_offered", answer(lobby.ref, world.request(BOB)))
    for doing in (
        world.join(challenge, CAROL),
        world.leave(challenge, BOB),
        world.warroom.open_lobbies.start(challenge.ref, world.request(ALICE)),
        world.warroom.open_lobbies.agree(challenge.ref, world.request(BOB)),
        world.warroom.open_lobbies.agree(lobby.ref, world.request(BOB)),
        world.warroom.open_lobbies.swap(challenge.ref, world.request(BOB), ALICE.id),
        world.warroom.open_lobbies.cancel(challenge.ref, world.request(ALICE)),
        world.warroom.voice_lobbies.post(lobby.ref, world.request(ALICE)),
    ):
        await refused("not_offered", doing)


async def test_an_interaction_delivered_twice_joins_once(world: Crowd) -> None:
    match = await world.lobby()
    click = world.request(BOB)
    first = await world.warroom.open_lobbies.join(match.ref, click, 1)
    await refused("joined_already", world.warroom.open_lobbies.join(match.ref, click, 1))
    assert await world.load(match) == first
    call = world.call(CAROL)
    await world.warroom.open_lobbies.open(call)
    await refused("duplicate", world.warroom.open_lobbies.open(call))


async def test_every_change_of_a_lobby_wants_its_card_brought_up(world: Crowd) -> None:
    match = await world.lobby()
    await world.join(match, BOB, 1)
    await world.leave(match, BOB)
    assert world.notebook.told == [(GUILD, CHANNEL)] * 2
    (board,) = await world.store.pending_boards(GUILD)
    assert board.wanted == 2
