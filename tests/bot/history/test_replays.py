"""Replays: who may see what of which match, and what becomes of one that can't be played again."""

from functools import partial
from unittest.mock import Mock, patch

import msgspec
import pytest
from msgspec.structs import replace

from bot.guilds.model import Preferences
from bot.history import texts
from bot.match.model.match import Match, MatchRef
from bot.match.tapes import Recording, RecordingCache
from bot.match.words import log_sentences
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD, World, refused
from tests.dice import Dice


@pytest.fixture
def world() -> World:
    return World()


async def played(world: World, options: str = "", *, until_over: bool = False) -> Match:
    """A match with some moves, or played to its end."""
    match, dice = await world.started(options), Dice(3)
    for _ in range(200 if until_over else 6):
        await world.move(match, dice.below)
        if (await world.load(match)).status == "over":
            break
    return await world.load(match)


async def test_whoever_has_a_seat_sees_their_own_and_everybody_else_what_spectators_saw(world: World) -> None:
    match = await played(world)
    show = world.warroom.replays.show
    for person, seat in ((ALICE, 0), (BOB, 1)):
        view = await show(match.ref, person.id)
        assert (view.replay.perspective, view.replay.seat) == ("own", seat)
        assert "Your hand" in [block.heading for block in view.screen.blocks]
        assert [perspective for perspective, _ in view.perspectives] == ["spectator", "own"]
    stranger = await show(match.ref, CAROL.id)
    assert stranger.replay.perspective == "spectator"
    assert stranger.perspectives == (("spectator", 0),)
    forged = await show(match.ref, CAROL.id, "own", 3)
    assert forged.screen == (await show(match.ref, ALICE.id, "spectator", 3)).screen


async def test_a_match_in_play_goes_as_far_as_it_has_come_and_is_not_laid_open(world: World) -> None:
    match = await played(world)
    view = await world.warroom.replays.show(match.ref, ALICE.id, "spectator", 10**9)
    assert view.index == len(view.replay.steps) - 1 == 6
    await refused("not_open_yet", world.warroom.replays.show(match.ref, ALICE.id, "open"))
    await world.move(match)
    assert len((await world.warroom.replays.show(match.ref, ALICE.id, "spectator")).replay.steps) == 8


async def test_battles_can_be_chosen(world: World) -> None:
    match = await played(world, until_over=True)
    view = await world.warroom.replays.show(match.ref, CAROL.id)
    names = [name for name, _ in view.chapters]
    assert names == [f"Battle {number + 1}" for number in range(len(names))]
    assert len(names) > 1
    for name, place in view.chapters:
        assert (await world.warroom.replays.show(match.ref, CAROL.id, "spectator", place)).screen.title.endswith(name)


async def test_the_end_says_how_it_was_won(world: World) -> None:
    match = await played(world, until_over=True)
    end = await world.warroom.replays.show(match.ref, CAROL.id, "spectator", 10**6)
    assert "won the match" in end.screen.text
    assert "Score by battle" in [block.heading for block in end.screen.blocks]


async def test_what_was_played_by_other_rules_is_told_without_pictures(world: World) -> None:
    world.store.retold = lambda row: replace(row, rules_version=row.rules_version + 1)
    match = await played(world, until_over=True)
    for person in (ALICE, CAROL):
        view = await world.warroom.replays.show(match.ref, person.id, index=2)
        assert view.screen.picture is None
        assert texts.rules_changed() in view.screen.text
        assert view.replay.steps[2].sentences[0] in view.screen.text
        rows = await world.store.log(match.ref)
        told = [sentence for step in view.replay.steps for sentence in step.sentences]
        assert tuple(told) == log_sentences(match, rows, person.id)
    opened = await world.warroom.replays.show(match.ref, ALICE.id, "open")
    assert opened.replay.perspective == "spectator"


@pytest.mark.parametrize("what", ["action", "told", "ending"])
async def test_a_match_that_leads_elsewhere_today_is_not_shown_as_what_happened(world: World, what: str) -> None:
    match = await played(world, until_over=True)
    rows = list(await world.store.log(match.ref))
    at = next(number for number, row in enumerate(rows) if row.kind == "acted")
    if what == "action":
        rows[at] = replace(rows[at], action=b'{"kind":"withdraw"}')
    elif what == "told":
        rows[at] = replace(rows[at], fingerprint="0" * 16, reports=rows[-1].reports)
    else:
        match = replace(match, ending=msgspec.structs.replace(match.ending, reason="other"))

    world.store.retold = lambda row: rows[row.number]
    assert not (await RecordingCache(world.store).get(match)).is_exact


async def test_states_of_an_older_shape_are_the_same_match_if_everybody_was_told_the_same(world: World) -> None:
    match = await played(world)
    world.store.retold = lambda row: replace(row, fingerprint="0" * 16)
    assert (await RecordingCache(world.store).get(match)).is_exact


async def test_there_is_nothing_to_replay_of_what_never_began_or_is_kept_no_more(world: World) -> None:
    opened = await world.challenge()
    await refused("not_started", world.warroom.replays.show(opened.ref, ALICE.id))
    await world.warroom.challenges.decline(opened.ref, world.request(BOB))
    await refused("nothing_to_replay", world.warroom.replays.show(opened.ref, ALICE.id))
    await refused("nothing_to_replay", world.warroom.replays.show(MatchRef(GUILD, 77), ALICE.id))
    match = await played(world, until_over=True)
    await world.warroom.replays.show(match.ref, ALICE.id)
    await world.store.prune(GUILD, world.clock.at + 1)
    await refused("nothing_to_replay", world.warroom.replays.show(match.ref, ALICE.id))


async def test_who_has_deleted_their_data_stays_a_former_player_in_others_replays(world: World) -> None:
    match = await played(world, until_over=True)
    before = (await world.warroom.replays.show(match.ref, ALICE.id, "open", 3)).screen
    await world.warroom.privacy.delete(GUILD, world.request(BOB))
    after = (await world.warroom.replays.show(match.ref, ALICE.id, "open", 3)).screen
    assert "Bob" in str(before)
    assert "Bob" not in str(after)
    assert "Former player" in str(after)


async def test_matches_are_offered_the_persons_own_first_and_by_what_is_typed(world: World) -> None:
    await refused("nothing_played", world.warroom.replays.newest(GUILD, ALICE.id))
    first, second = await world.started(), await world.started(game="stratego")
    await world.challenge()
    third = await world.warroom.challenges.accept((await world.challenge(BOB, CAROL)).ref, world.request(CAROL))
    offered, seen = world.warroom.replays.search, {CHANNEL}

    async def found(typed: str) -> list[int]:
        return [match.ref.match_id for match in await offered(GUILD, ALICE.id, typed, seen.__contains__)]

    assert await found("") == [second.id, first.id, third.id]
    assert await found("stratego") == [second.id]
    assert await found("carol") == [third.id]
    assert await found(f"#{first.id}") == [first.id]
    assert await found("²") == await found("\N{FULLWIDTH DIGIT TWO}") == [second.id]
    assert await found("9" * 40) == []
    assert await world.warroom.replays.newest(GUILD, ALICE.id) == second.ref
    seen.clear()
    assert (await found(""), await found(f"{third.id}")) == ([second.id, first.id], [])
    assert await found(f"{first.id}") == [first.id], "one's own are offered wherever they were"
    seen.add(CHANNEL)
    await world.store.set_preferences(GUILD, BOB.id, Preferences(hidden=True))
    assert await found(f"{third.id}") == []


async def test_of_a_match_in_a_channel_that_they_cannot_see_others_learn_no_more_than_of_none(world: World) -> None:
    async def sees(channel_id: int) -> bool:
        return channel_id != CHANNEL

    match, show = await world.started(), partial(world.warroom.replays.show, sees=sees)
    loads = Mock(wraps=world.store.load)
    with patch.object(world.store, "load", loads):
        there = await refused("nothing_to_replay", show(match.ref, CAROL.id))
        assert loads.call_count == 1
    nowhere = await refused("nothing_to_replay", show(MatchRef(GUILD, 77), CAROL.id))
    assert (there.params, nowhere.params) == ({"match": match.id}, {"match": 77})
    with patch.object(world.store, "load", loads):
        await show(match.ref, ALICE.id)
        assert loads.call_count == 2, "a match is loaded once for a step"
    await show((await world.started()).ref, BOB.id)


async def test_a_tape_that_goes_on_where_it_ended_is_that_of_the_whole_match(world: World) -> None:
    match, tapes = await played(world), RecordingCache(world.store)
    live = [replace(match, version=version, status="live", ending=None) for version in range(2, match.version)]
    for each in (*live, match, live[0]):
        assert await tapes.get(each) == await RecordingCache(world.store).get(each)
    assert (await tapes.get(match)).is_exact


async def test_tapes_are_kept_in_bounded_memory(world: World) -> None:
    match = await played(world)
    weight = (await RecordingCache(world.store).get(match)).weight
    tapes = RecordingCache(world.store, 3 * weight)
    for other in range(60):
        await tapes.get(replace(match, key=bytes([other] * 32)) if other else match)
    assert 0 < len(tapes._cache) < 60
    assert 0 < sum(kept.recording.weight for kept in tapes._cache.values()) <= 3 * weight
    small = RecordingCache(world.store, weight - 1)
    assert isinstance(await small.get(match), Recording)
    assert not small._cache
