"""The turns of computer players: taken up whenever one is asked, entered later, and never lost."""

import asyncio

import pytest
from msgspec import structs

from bot.lobbies.opening import OpeningRequest
from bot.match.model.computers import ComputerOpponents
from bot.match.model.match import Match
from bot.match.waits import to_act
from bot.names.computers import computer
from bot.play.computer_turns import TurnPace
from bot.players.pool import Asker
from bot.store.errors import DamagedFile, NotSaved
from engine.ai.player import Question
from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.core.values import Seat
from tests.bot.computers import (
    AT_ONCE,
    InstantThinker,
    SilentThinker,
    SlowThinker,
    at_rest,
    practised,
    with_computers,
)
from tests.bot.service_world import ALICE, BOB, CHANNEL, GUILD, CountedKeys, World
from tests.bot.stored import let_think
from tests.dice import Dice

MOST = 400


async def played(world: World, match: Match, turns: int = MOST) -> Match:
    """The match after so many actions of Alice, whoever else acts in between; or when it is over."""
    dice = Dice(7)
    for _ in range(turns):
        await at_rest(world)
        match = await world.load(match)
        if match.status == "over":
            break
        assert ALICE in to_act(match), "the match waits for a computer player"
        panel = await world.warroom.play.panel(match.ref, ALICE.id)
        choice = dice.below(len(panel.screen.choices))
        await world.press(match, ALICE, panel.version, panel.menu.node_of(choice))
    await at_rest(world)
    return await world.load(match)


@pytest.mark.parametrize("game", GAMES)
async def test_a_person_plays_any_game_against_a_computer_player(game: str) -> None:
    world, _ = with_computers()
    match = await played(world, await practised(world, game=game), 60)
    rows = await world.store.log(match.ref)
    assert {row.user_id for row in rows if row.kind == "acted"} == {ALICE.id, 1}
    assert all(row.interaction_id is None for row in rows if row.user_id == 1)


async def test_a_match_against_several_is_played_to_its_end() -> None:
    world, _ = with_computers()
    match = await practised(world, ComputerOpponents("beginner", 3), game="fight-flight-bite")
    assert [computer(person.id) for person in match.people[1:]] == [("beginner", 1), ("beginner", 2), ("beginner", 3)]
    assert (await played(world, match)).status == "over"


async def test_computer_players_alone_play_to_the_end() -> None:
    world, _ = with_computers()
    match = await practised(world, ComputerOpponents(watched=True))
    await at_rest(world)
    match = await world.load(match)
    assert match.status == "over"
    assert [person.name for person in match.people] == ["Computer (easy)", "Computer 2 (easy)"]


async def test_a_player_is_told_an_imagined_world_and_never_the_state_or_the_key_of_the_match() -> None:
    world, thinker = with_computers(SlowThinker())
    match = await practised(world, game="stratego")
    await at_rest(world)
    (question,) = thinker.asked
    assert match.state is not None
    assert question.world != match.state
    assert match.key.hex().encode() not in question.world.hex().encode()
    assert question.key != match.key
    codec = GAMES["stratego"].codec
    assert codec.load_state(question.world).rng.key != codec.load_state(match.state).rng.key
    assert question.told == ((await world.store.log(match.ref))[1].reports[question.seat + 1],)


async def test_a_player_is_told_what_its_seat_was_told_and_nothing_twice() -> None:
    world, thinker = with_computers()
    match = await played(world, await practised(world), 6)
    question = thinker.asked[-1]
    rows = [row for row in await world.store.log(match.ref) if row.reports][: len(question.told)]
    assert len(question.told) > 3
    assert question.told == tuple(row.reports[question.seat + 1] for row in rows)


async def test_a_turn_is_entered_when_its_drawn_time_has_come_however_fast_the_thought_was() -> None:
    pace = TurnPace(shortest=1.0, longest=3.0, margin=0.25)
    world, _ = with_computers(SlowThinker(), pace)
    loop, most, least = asyncio.get_running_loop(), [], []
    for _ in range(30):
        began = loop.time()
        match = await practised(world, ComputerOpponents(watched=False))
        while ALICE in to_act(await world.load(match)):
            panel = await world.warroom.play.panel(match.ref, ALICE.id)
            await world.press(match, ALICE, panel.version, panel.menu.node_of(0))
        await at_rest(world)
        turns = world.warroom.computer_turns
        version = (await world.load(match)).version
        world.warroom.thinking._thinker.finish()  # type: ignore[union-attr]
        await at_rest(world)
        (at, turn), now = turns._due[match.ref], loop.time()
        most.append(at - began)
        least.append(at - now)
        assert (await world.load(match)).version == version
        turns._due[match.ref] = (now, turn)
        turns._run_due()
        await at_rest(world)
        assert (await world.load(match)).version > version
        await world.warroom.play.resign(match.ref, world.request(ALICE))
        world.clock.at += 3600.0
    assert min(most) > 1.0
    assert max(least) <= 3.0
    assert len(set(most)) > 20


async def test_a_match_goes_on_by_the_fallback_where_nobody_thinks_of_anything() -> None:
    world, _ = with_computers(SilentThinker())
    assert len(await world.store.log((await played(world, await practised(world), 5)).ref)) > 6


async def test_matches_that_are_being_played_go_on_where_computer_players_were_switched_off() -> None:
    world, _ = with_computers()
    match = await practised(world)
    later = World(world.store)
    later.warroom.computer_turns._pace = AT_ONCE
    await later.warroom.start()
    assert not later.warroom.thinking.is_offered
    assert len(await later.store.log((await played(later, match, 5)).ref)) > 6
    await later.warroom.close()


async def test_each_person_has_a_turn_of_their_own_in_the_queue_of_thoughts() -> None:
    askers: list[Asker] = []

    class Noting(InstantThinker):
        def think(self, asker: Asker, question: Question) -> "asyncio.Future[bytes | None]":
            askers.append(asker)
            return super().think(asker, question)

    world, _ = with_computers(Noting())
    await played(world, await practised(world), 5)
    assert set(askers) == {(GUILD, ALICE.id)}


async def test_an_action_that_is_not_allowed_becomes_the_fallback(caplog: pytest.LogCaptureFixture) -> None:
    class Cheat(InstantThinker):
        def answer(self, _question: Question) -> bytes | None:
            return b'{"kind":"withdraw","seat":0,"nonsense":1}'

    world, _ = with_computers(Cheat())
    assert len(await world.store.log((await played(world, await practised(world), 5)).ref)) > 6
    assert "a computer player's action" in caplog.text


async def test_what_fails_is_tried_again() -> None:
    world, _ = with_computers()
    failing = [NotSaved("full"), RuntimeError("a fault"), None]

    def refuse(match: Match) -> None:
        error = failing.pop(0) if failing and match.version > 1 else None
        if error is not None:
            raise error

    world.store.before_save = refuse
    match = await practised(world, ComputerOpponents(watched=True))
    await at_rest(world)
    assert (await world.load(match)).status == "over"
    assert failing == []


async def test_a_match_goes_on_when_a_file_that_was_damaged_for_a_week_is_whole_again() -> None:
    world, _ = with_computers(SilentThinker())
    failing = [DamagedFile("no database")] * 1_100

    def refuse(match: Match) -> None:
        if failing and match.version > 1:
            raise failing.pop()

    world.store.before_save = refuse
    match = await practised(world, ComputerOpponents(watched=True))
    await at_rest(world)
    assert failing == []
    assert (await world.load(match)).status == "over"


async def test_a_thought_that_comes_too_late_for_its_question_is_not_entered() -> None:
    world, thinker = with_computers(SlowThinker())
    assert isinstance(thinker, SlowThinker)
    match = await computers_turn(world)
    version = match.version
    action = world.warroom.computer_turns
    await world.warroom.play.resign(match.ref, world.request(ALICE))
    thinker.finish()
    await at_rest(world)
    assert (await world.load(match)).version == version + 1
    assert match.ref not in action._under_way


async def test_there_is_at_most_one_thought_a_match() -> None:
    world, thinker = with_computers(SlowThinker())
    match = await practised(world, ComputerOpponents(number=3), game="fight-flight-bite")
    for _ in range(3):
        world.warroom.computer_turns.note_change(await world.load(match))
        await at_rest(world)
    assert len(thinker.asked) <= 1


async def test_a_process_that_starts_takes_up_every_turn_that_was_under_way() -> None:
    world, _ = with_computers(SlowThinker())
    match = await computers_turn(world)
    request = OpeningRequest(GUILD, CHANNEL, BOB, "stratego", "", None)
    unbegun = await world.warroom.practice.open(request, ComputerOpponents("hard"))
    later = World(world.store)
    let_think(later.warroom, InstantThinker(), AT_ONCE)
    await later.warroom.start()
    await at_rest(later)
    assert (await later.load(match)).version > match.version
    assert (await later.load(unbegun)).status == "live"
    await later.warroom.close()


async def test_a_pause_and_more_time_are_agreed_to_at_once() -> None:
    world, _ = with_computers()
    match = await practised(world, ComputerOpponents(number=2), game="fight-flight-bite", clock="daily")
    await at_rest(world)
    paused = await world.warroom.agreements.ask(match.ref, world.request(ALICE), "pause")
    assert paused.timing.proposal is not None
    await at_rest(world)
    match = await world.load(match)
    assert match.timing.paused_at is not None
    await world.warroom.agreements.resume(match.ref, world.request(ALICE))
    await at_rest(world)
    before = {wait.seat: wait.due for wait in await world.store.waits(match.ref)}
    await world.warroom.agreements.ask(match.ref, world.request(ALICE), "time")
    await at_rest(world)
    after = {wait.seat: wait.due for wait in await world.store.waits(match.ref)}
    assert (after[0] or 0.0) > (before[0] or 0.0)


async def test_computer_players_wait_while_the_match_is_paused() -> None:
    world, thinker = with_computers(SlowThinker())
    match = await computers_turn(world)
    await world.warroom.agreements.ask(match.ref, world.request(ALICE), "pause")
    await at_rest(world)
    assert isinstance(thinker, SlowThinker)
    thinker.finish()
    await at_rest(world)
    match = await world.load(match)
    assert match.timing.paused_at is not None
    let_think(world.warroom, InstantThinker(), AT_ONCE)
    await world.warroom.agreements.resume(match.ref, world.request(ALICE))
    await at_rest(world)
    assert (await world.load(match)).version > match.version + 1


async def test_nobody_mentions_or_reminds_a_computer_player() -> None:
    world, _ = with_computers(SlowThinker())
    match = await computers_turn(world)
    assert (await world.warroom.outbox.public(match.ref)).to_act == ()
    world.clock.at += 4 * 86_400.0
    await world.warroom.time_outs.run_due(match.ref)
    assert await world.store.pending_notices(GUILD) == ()


async def computers_turn(world: World) -> Match:
    """A match of Alice's in which she has just let the computer player go on."""
    match = await practised(world)
    while ALICE in to_act(await world.load(match)):
        panel = await world.warroom.play.panel(match.ref, ALICE.id)
        await world.press(match, ALICE, panel.version, panel.menu.node_of(0))
    await at_rest(world)
    return await world.load(match)


@pytest.mark.parametrize("game", GAMES)
async def test_in_worlds_that_its_seat_can_not_tell_apart_a_player_is_told_the_same_and_acts_alike(game: str) -> None:
    rules, compared = GAMES[game], 0
    world, thinker = with_computers(SlowThinker())
    assert isinstance(thinker, SlowThinker)
    match = await practised(world, ComputerOpponents("easy", 1), game=game)
    dice, turns = Dice(11), world.warroom.computer_turns
    for _ in range(40):
        await at_rest(world)
        match = await world.load(match)
        if match.status == "over" or compared == 6:
            break
        if match.ref in turns._under_way and match.state is not None:
            state = rules.codec.load_state(match.state)
            other = rules.codec.dump_state(rules.resample(state, Seat(1), Rng(bytes(31) + b"z")))
            alike = structs.replace(match, state=other, fingerprint="", schema=rules.codec.schema)
            here, there = [await asked_of(world, each) for each in (match, alike)]
            assert here == there
            assert thinker.answer(here) == thinker.answer(there)
            compared += 1
            thinker.finish()
            continue
        panel = await world.warroom.play.panel(match.ref, ALICE.id)
        labels = [choice.label for choice in panel.screen.choices]
        leaf = labels.index("Ready") if "Ready" in labels else dice.below(len(labels))
        await world.press(match, ALICE, panel.version, panel.menu.node_of(leaf))
    assert compared > 2


@pytest.mark.parametrize("game", ["fight-flight-bite", "this-means-war"])
@pytest.mark.parametrize("before_a_restart", [False, True])
async def test_a_match_that_everybody_has_left_is_given_up_by_its_computer_players(
    game: str, *, before_a_restart: bool
) -> None:
    world, _ = with_computers(SilentThinker())
    match = await practised(world, ComputerOpponents("easy", 3), game=game)
    if before_a_restart:
        await world.warroom.computer_turns.close()
    match = await world.warroom.play.resign(match.ref, world.request(ALICE))
    assert match.status == "live"
    if before_a_restart:
        world = World(world.store)
        let_think(world.warroom, SilentThinker(), AT_ONCE)
        await world.warroom.start()
    await at_rest(world)
    match = await world.load(match)
    assert match.ending is not None
    assert match.ending.ranks[-1] == (0,)
    left = [row.user_id for row in await world.store.log(match.ref) if row.kind == "resigned"]
    assert left == [ALICE.id, 1, 2]
    await world.warroom.close()


async def test_a_match_that_somebody_is_still_in_goes_on_and_one_that_is_watched_too() -> None:
    world, _ = with_computers(SlowThinker())
    request = OpeningRequest(GUILD, CHANNEL, ALICE, "fight-flight-bite", "", None)
    watched = await world.warroom.practice.open(request, ComputerOpponents("easy", 2, watched=True))
    watched = await world.warroom.practice.begin(watched.ref)
    alone = await practised(world, ComputerOpponents("easy", 2), game="fight-flight-bite")
    await at_rest(world)
    for match in (watched, alone):
        assert (await world.load(match)).status == "live"
    await world.warroom.close()


async def asked_of(world: World, match: Match) -> Question:
    """What the computer player in the second seat of a match is asked, with the same chance each time."""
    thinking, player = world.warroom.thinking, computer(match.people[1].id)
    assert player is not None
    thinking._keys = CountedKeys()
    return await thinking._question(match, Seat(1), player.level, explained=False)
