"""What a public message should show: what is stored, read again only where this process doesn't have it at hand."""

from bot.match.model.match import Match, MatchRef, Person
from bot.match.model.timing import TIMES
from bot.outbox.model import Ping, PublicMessage
from bot.outbox.service import NEW_AFTER, RECENT_SECONDS, REPOST_SECONDS
from tests.bot.clocks.time_steps import pass_time
from tests.bot.lobbies.lobby_world import DAVE, Crowd
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD, World, refused


async def test_a_board_shows_what_was_just_committed_without_reading_it() -> None:
    world = World()
    match = await world.started()
    pressed = await world.move(match)
    world.store.loads = 0
    board, message = await world.warroom.outbox.due(match.ref)
    assert world.store.loads == 0
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
    await world.warroom.changes.rename(GUILD, Person(BOB.id, "Robert"))
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
    world = World()
    match = await world.started()
    await world.warroom.changes.rename(GUILD + 1, Person(BOB.id, "Robert"))
    world.store.loads = 0
    await world.warroom.outbox.due(MatchRef(GUILD, match.id))
    assert world.store.loads == 0


async def test_a_board_that_was_posted_is_behind_no_more_until_the_match_goes_on() -> None:
    world = World()
    outbox = world.warroom.outbox
    match = await world.started()
    board, message = await outbox.due(match.ref)
    assert board in await outbox.pending_boards(GUILD)
    await outbox.keep(GUILD, outbox.record_post(board, message.match, CHANNEL, 900))
    assert await outbox.pending_boards(GUILD) == ()
    await world.move(match)
    (behind,) = await outbox.pending_boards(GUILD)
    assert (behind.message_id, behind.shown, behind.wanted) == (900, 1, 2)


async def test_the_card_of_a_new_match_stands_where_its_command_was_answered() -> None:
    world = World()
    match = await world.challenge()
    await world.warroom.outbox.keep_card(match, 901, (BOB.id,))
    board = await world.warroom.outbox.board(match.ref)
    assert (board.message_id, board.shown, board.posted_at) == (901, 0, world.clock.at)
    assert board.called == (Ping(BOB.id, 0),)
    assert not world.warroom.outbox.is_new_due(await world.warroom.outbox.public(match.ref), board)


async def test_a_board_is_posted_anew_when_it_is_old_or_has_somebody_to_call() -> None:
    world = World()
    outbox = world.warroom.outbox
    match = await world.started()
    board, message = await outbox.due(match.ref)
    assert outbox.is_new_due(message, board), "the card stays"
    board = outbox.record_post(board, message.match, CHANNEL, 902)
    assert not outbox.is_new_due(message, board), "it has called them"
    board, message = outbox.record_edit(board, message.match), await _after_a_move(world, match)
    late = message.to_act[0].id
    assert outbox.people_to_ping(message, board) == (late,)
    assert outbox.is_new_due(message, board)
    world.warroom.activity.note(match.ref, late, world.clock.at)
    assert not outbox.is_new_due(message, board)
    world.clock.at += NEW_AFTER + 1
    world.warroom.activity.note(match.ref, late, world.clock.at)
    assert outbox.is_new_due(message, board)


async def bring_out(world: World, ref: MatchRef) -> tuple[int, ...]:
    """Post the board anew as it is due, and return whom it called."""
    outbox = world.warroom.outbox
    board, message = await outbox.due(ref)
    called = outbox.people_to_ping(message, board)
    posted = outbox.record_post(outbox.record_pings(board, message.match, called), message.match, CHANNEL, 903)
    await outbox.keep(GUILD, posted)
    return called


async def ask_for_board(world: World, ref: MatchRef) -> tuple[int, ...]:
    """Ask for the board once everybody has been away for a while, and return whom it called."""
    world.clock.at += RECENT_SECONDS + 1
    await world.warroom.outbox.repost(ref, CHANNEL)
    return await bring_out(world, ref)


async def test_nobody_is_called_twice_for_one_question_however_often_a_board_is_asked_for_or_the_bot_restarts() -> None:
    world = World()
    match = await world.started()
    late = (await world.mover(match)).id
    world.clock.at += RECENT_SECONDS + 1
    assert await bring_out(world, match.ref) == (late,)
    for _ in range(3):
        assert await ask_for_board(world, match.ref) == ()
        world = World(world.store, world.clock.at, 9_000)
    await world.move(match)
    following = (await world.mover(match)).id
    assert await ask_for_board(world, match.ref) == (following,)
    assert await ask_for_board(world, match.ref) == ()


async def test_who_was_there_when_the_question_came_may_be_called_once_when_they_have_gone() -> None:
    world = World()
    match = await world.started()
    late = (await world.mover(match)).id
    world.warroom.activity.note(match.ref, late, world.clock.at)
    assert await bring_out(world, match.ref) == ()
    assert [await ask_for_board(world, match.ref) for _ in range(3)] == [(late,), (), ()]


async def test_a_pause_and_more_time_make_no_new_question() -> None:
    world = World()
    match = await world.started(clock="daily")
    late = await world.mover(match)
    other = next(person for person in match.people if person != late)
    assert await ask_for_board(world, match.ref) == (late.id,)
    agreements = world.warroom.agreements
    for kind in ("pause", "time"):
        asked = await agreements.ask(match.ref, world.request(late), kind)  # type: ignore[arg-type]  # a test's word
        await agreements.consent(match.ref, world.request(other), asked.version)
        if kind == "pause":
            await agreements.resume(match.ref, world.request(other))
        assert await ask_for_board(world, match.ref) == ()
    await pass_time(world, match, 3 * TIMES["daily"]["turn"])
    await agreements.give(match.ref, world.request(other), match.people.index(late))
    assert await ask_for_board(world, match.ref) == ()


async def test_the_card_of_a_challenge_calls_once_however_often_it_is_asked_for() -> None:
    world = World()
    match = await world.challenge()
    await world.warroom.outbox.keep_card(match, 901, (BOB.id,))
    assert await ask_for_board(world, match.ref) == ()


async def test_a_lobby_that_is_changed_again_and_again_calls_nobody_again() -> None:
    world = Crowd()
    match = await world.posted()
    assert await bring_out(world, match.ref) == tuple(person.id for person in (BOB, CAROL, DAVE))
    await world.warroom.open_lobbies.swap(match.ref, world.request(BOB), CAROL.id)
    assert await ask_for_board(world, match.ref) == (ALICE.id,)
    await world.warroom.open_lobbies.swap(match.ref, world.request(CAROL), BOB.id)
    assert await ask_for_board(world, match.ref) == ()


async def test_a_board_is_posted_again_once_in_half_a_minute_and_the_refusal_says_where_it_is() -> None:
    world = World()
    match = await world.started()
    outbox = world.warroom.outbox
    await bring_out(world, match.ref)
    await outbox.repost(match.ref, CHANNEL)
    await bring_out(world, match.ref)
    refusal = await refused("posted_lately", outbox.repost(match.ref, CHANNEL))
    assert refusal.params == {"where": (GUILD, CHANNEL, 903), "until": world.clock.at + REPOST_SECONDS}
    world.clock.at += REPOST_SECONDS - 1
    await refused("posted_lately", outbox.repost(match.ref, CHANNEL))
    other = await world.started(options="edition=revised")
    await outbox.repost(other.ref, CHANNEL)
    world.clock.at += 1
    await outbox.repost(match.ref, CHANNEL)


async def test_a_board_that_could_not_be_posted_where_it_was_asked_for_may_be_asked_for_elsewhere_at_once() -> None:
    world = World()
    match = await world.started()
    await world.warroom.outbox.repost(match.ref, 98)
    await world.warroom.outbox.repost(match.ref, CHANNEL)
    assert (await world.warroom.outbox.board(match.ref)).channel_id == CHANNEL


async def _after_a_move(world: World, match: Match) -> PublicMessage:
    world.clock.at += RECENT_SECONDS + 1
    await world.move(match)
    return await world.warroom.outbox.public(match.ref)
