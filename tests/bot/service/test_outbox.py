"""What a public message should show: what is stored, read again only where this process doesn't have it at hand."""

from bot.model.match import MatchRef, Person
from tests.bot.service.matches.test_changes import CountingStore
from tests.bot.service.world import BOB, GUILD, World


async def test_a_board_shows_what_was_just_committed_without_reading_it() -> None:
    store = CountingStore()
    world = World(store)
    match = await world.started()
    pressed = await world.move(match)
    store.loads = 0
    board, message = await world.warroom.outbox.due(match.ref)
    assert store.loads == 0
    assert board.wanted == message.match.board_version
    assert message.match == pressed.panel.match
    assert message == await world.warroom.outbox.public(match.ref)


async def test_a_board_shows_what_another_process_committed() -> None:
    here = World()
    there = World(here.store, interactions=9_000)
    match = await here.started()
    await here.move(match)
    pressed = await there.move(match)
    _, message = await here.warroom.outbox.due(match.ref)
    assert message.match == pressed.panel.match


async def test_a_board_shows_a_new_name_although_the_match_has_no_new_version() -> None:
    world = World()
    match = await world.started()
    await world.warroom.rename(GUILD, Person(BOB.id, "Robert"))
    _, message = await world.warroom.outbox.due(match.ref)
    assert message.match.people[1].name == "Robert"


async def test_a_board_goes_where_the_match_was_moved_although_it_has_no_new_version() -> None:
    world = World()
    match = await world.started()
    await world.warroom.outbox.move(match.ref, 99)
    assert (await world.warroom.outbox.due(match.ref))[1].match.channel_id == 99
    await world.move(match)
    assert (await world.warroom.outbox.repost(match.ref, 98)).message_id is None
    assert (await world.warroom.outbox.due(match.ref))[1].match.channel_id == 98


async def test_the_matches_of_other_guilds_stay_at_hand_where_a_name_changes() -> None:
    store = CountingStore()
    world = World(store)
    match = await world.started()
    await world.warroom.rename(GUILD + 1, Person(BOB.id, "Robert"))
    store.loads = 0
    await world.warroom.outbox.due(MatchRef(GUILD, match.id))
    assert store.loads == 0
