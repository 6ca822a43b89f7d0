"""What people began their matches with is noted once a match is over, and not before."""

import pytest
from msgspec.structs import replace

from bot.match.model.match import Match, MatchRef, Person
from tests.bot.service_world import ALICE, BOB, GUILD, World


@pytest.fixture
def world() -> World:
    return World()


async def type_all(world: World, match: Match, person: Person, *typed: str) -> None:
    for each in typed:
        await world.warroom.play.type(match.ref, world.request(person), each)


async def openings(world: World, person: Person) -> dict[str, tuple[str, int]]:
    record = await world.store.play_record(GUILD, person.id, opponents=1, points=1)
    return dict(record.openings)


async def test_a_formation_counts_once_its_match_is_over_unless_it_was_changed(world: World) -> None:
    match = await world.started(options="barrage", game="stratego")
    await type_all(world, match, ALICE, "take thin line", "mirror", "ready")
    await type_all(world, match, BOB, "take twin posts", "ready")
    await world.warroom.outbox.due(match.ref)
    assert await openings(world, ALICE) == {}
    match = await world.warroom.play.resign(match.ref, world.request(BOB))
    assert await openings(world, ALICE) == {}
    for _ in range(2):
        await world.warroom.outbox.due(match.ref)
    assert await openings(world, ALICE) == {"stratego": ("thin_line", 1)}
    assert await openings(world, BOB) == {"stratego": ("twin_posts", 1)}


async def test_a_formation_of_ones_own_is_no_named_one(world: World) -> None:
    match = await world.started(options="barrage", game="stratego")
    await type_all(world, match, ALICE, "take thin line")
    shown = await world.warroom.play.panel(match.ref, ALICE.id)
    swap = next(index for index, choice in enumerate(shown.screen.choices) if choice.label.startswith("Swap"))
    await world.press(match, ALICE, shown.version, shown.menu.node_of(swap))
    await type_all(world, match, ALICE, "ready")
    await type_all(world, match, BOB, "take twin posts", "ready")
    await world.warroom.play.resign(match.ref, world.request(BOB))
    await world.warroom.outbox.due(match.ref)
    assert await openings(world, ALICE) == {}


async def test_a_tribe_counts_where_seats_have_tribes(world: World) -> None:
    for options, counted in (("tribes=random", True), ("", False)):
        match = await world.started(options=options, game="fight-flight-bite")
        await world.warroom.play.resign(match.ref, world.request(BOB))
        await world.warroom.outbox.due(MatchRef(GUILD, match.id))
        found = await openings(world, ALICE)
        assert ("fight-flight-bite" in found) or not counted
        assert sum(times for _, times in found.values()) == 1


async def test_a_log_of_actions_that_no_rule_has_any_more_keeps_no_board_from_being_shown(world: World) -> None:
    world.store.retold = lambda row: replace(row, action=b'{"kind":"gone"}') if row.kind == "acted" else row
    match = await world.started(options="barrage", game="stratego")
    await type_all(world, match, ALICE, "take thin line", "ready")
    match = await world.warroom.play.resign(match.ref, world.request(BOB))
    _, public = await world.warroom.outbox.due(match.ref)
    assert "given up before play began" in public.screen.text
    assert await openings(world, ALICE) == {}
