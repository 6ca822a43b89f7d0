"""Changing a match that is remembered: whatever has happened to it elsewhere, the store has the last word."""

import pytest

from bot.match.model.match import Match, Person
from bot.store.errors import NotSaved
from tests.bot.service_world import BOB, GUILD, World, refused


@pytest.fixture
def worlds() -> tuple[World, World]:
    """Two processes with one store between them."""
    here = World()
    there = World(here.store, interactions=9_000)
    return here, there


async def test_a_match_that_this_process_changed_last_is_changed_without_reading_it() -> None:
    world = World()
    match = await world.started()
    person = await world.mover(match)
    ((_, value), *_) = await world.warroom.play.suggest(match.ref, person.id, "")
    world.store.loads = 0
    pressed = await world.warroom.play.type(match.ref, world.request(person), value)
    assert pressed.action_played
    assert world.store.loads == 0
    assert await world.load(match) == pressed.panel.match


async def test_two_processes_change_a_match_in_turn(worlds: tuple[World, World]) -> None:
    match = await worlds[0].started()
    for number in range(10):
        pressed = await worlds[number % 2].move(match)
        assert pressed.panel.match.version == number + 2
    log = await worlds[0].store.log(match.ref)
    assert [row.number for row in log] == list(range(12))


async def test_what_another_process_showed_can_be_opened_here(worlds: tuple[World, World]) -> None:
    here, there = worlds
    match = await here.started()
    await there.move(match)
    person = await there.mover(match)
    shown = await there.warroom.play.panel(match.ref, person.id)
    inner = next(item.node for item in shown.menu.get_items(0) if item.leaf is None)
    opened = await here.press(match, person, shown.version, inner)
    assert opened.node == inner
    assert opened.panel.match == shown.match


async def test_a_look_at_what_is_remembered_is_not_taken_for_a_look_at_what_is_stored(
    worlds: tuple[World, World],
) -> None:
    here, there = worlds
    match = await here.started()
    while True:
        person = await here.mover(match)
        suggested = await here.warroom.play.suggest(match.ref, person.id, "")
        withdrawal = next((value for label, value in suggested if label == "Withdraw"), None)
        if withdrawal is not None:
            break
        await here.move(match)
    asked = await here.warroom.play.type(match.ref, here.request(person), withdrawal)
    assert asked.question
    await there.move(match)
    await refused("stale", here.warroom.play.type(match.ref, here.request(person), withdrawal))


async def test_a_match_that_ended_elsewhere_is_over_here(worlds: tuple[World, World]) -> None:
    here, there = worlds
    match = await here.started()
    person = await here.mover(match)
    ((_, value), *_) = await here.warroom.play.suggest(match.ref, person.id, "")
    await there.warroom.play.resign(match.ref, there.request(BOB))
    await refused("match_over", here.warroom.play.type(match.ref, here.request(person), value))


async def test_an_interaction_that_another_process_carried_out_shows_the_match_as_it_stands(
    worlds: tuple[World, World],
) -> None:
    here, there = worlds
    match = await here.started()
    person = await here.mover(match)
    ((_, value), *_) = await here.warroom.play.suggest(match.ref, person.id, "")
    request = here.request(person)
    await there.warroom.play.type(match.ref, request, value)
    await there.move(match)
    before = await here.load(match)
    await refused("stale", here.warroom.play.type(match.ref, request, value))
    assert await here.load(match) == before


async def test_a_new_name_is_shown_after_the_next_move() -> None:
    world = World()
    match = await world.started()
    await world.store.rename(GUILD, Person(BOB.id, "Robert"))
    await world.store.move(match.ref, 99)
    pressed = await world.move(match)
    assert Person(BOB.id, "Robert") in pressed.panel.match.people
    assert pressed.panel.match.channel_id == 99


async def test_a_match_goes_on_from_where_the_disk_refused() -> None:
    world = World()
    match = await world.started()

    def refuse(_match: Match) -> None:
        raise NotSaved("disk full")

    world.store.before_save = refuse
    await refused("not_saved", world.move(match))
    world.store.before_save = lambda _match: None
    assert (await world.move(match)).panel.match.version == 2
