"""What a public message should show: what is stored, read again only where this process doesn't have it at hand."""

from bot.model.match import Match, MatchRef, Person
from bot.service.guilds.limits import RECENT_SECONDS
from bot.service.matches.queries import PublicMessage
from bot.service.outbox import NEW_AFTER
from tests.bot.service.matches.test_changes import CountingStore
from tests.bot.service.world import BOB, CHANNEL, GUILD, World


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


async def test_a_board_that_was_posted_is_behind_no_more_until_the_match_goes_on() -> None:
    world = World()
    outbox = world.warroom.outbox
    match = await world.started()
    board, message = await outbox.due(match.ref)
    assert board in await outbox.boards_behind(GUILD)
    await outbox.keep(GUILD, outbox.posted(board, message.match, CHANNEL, 900))
    assert await outbox.boards_behind(GUILD) == ()
    await world.move(match)
    (behind,) = await outbox.boards_behind(GUILD)
    assert (behind.message_id, behind.shown, behind.wanted) == (900, 1, 2)


async def test_the_card_of_a_new_match_stands_where_its_command_was_answered() -> None:
    world = World()
    match = await world.challenge()
    await world.warroom.outbox.keep_card(match, 901)
    board = await world.warroom.outbox.board(match.ref)
    assert (board.message_id, board.shown, board.posted_at) == (901, 0, world.clock.at)
    assert not world.warroom.outbox.is_new_due(await world.warroom.outbox.public(match.ref), board)


async def test_a_board_is_posted_anew_when_it_is_old_or_has_somebody_to_call() -> None:
    world = World()
    outbox = world.warroom.outbox
    match = await world.started()
    board, message = await outbox.due(match.ref)
    assert outbox.is_new_due(message, board), "the card stays"
    board = outbox.posted(board, message.match, CHANNEL, 902)
    assert not outbox.is_new_due(message, board), "it has called them"
    board, message = outbox.edited(board, message.match), await _after_a_move(world, match)
    late = message.to_act[0].id
    assert outbox.people_to_call(message, board) == (late,)
    assert outbox.is_new_due(message, board)
    world.warroom.activity.note(match.ref, late, world.clock.at)
    assert not outbox.is_new_due(message, board)
    world.clock.at += NEW_AFTER + 1
    world.warroom.activity.note(match.ref, late, world.clock.at)
    assert outbox.is_new_due(message, board)


async def _after_a_move(world: World, match: Match) -> PublicMessage:
    world.clock.at += RECENT_SECONDS + 1
    await world.move(match)
    return await world.warroom.outbox.public(match.ref)
