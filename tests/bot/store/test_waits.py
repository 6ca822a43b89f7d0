"""Whom matches wait for, as it is stored."""

from msgspec.structs import replace

from bot.clocks.rows import AutoReply
from bot.match.model.computers import as_person
from bot.match.model.match import Lobby, LobbySeat, Match, MatchRef
from bot.match.model.timing import Proposal, Timing, Wait, Waiting
from tests.bot.store.samples import CAROL, DAVE, GUILD, after, draft, opened, row
from tests.bot.stored import SqliteStore as Store

DAILY = Timing("daily")
FIRST = Wait(0, "turn", 100.0, 200.0, 0, 150.0)
SECOND = Wait(1, "answer", 110.0, 170.0, 1, 173.5, 7)


async def waited(store: Store, *waits: Wait, timing: Timing = DAILY) -> Match:
    """A live match that waits so."""
    match = await store.open(GUILD, draft(CAROL, DAVE, clock=timing.clock), opened())
    return await store.save(after(match, timing=timing), row(1), Waiting(begun=waits))


async def test_waits_are_stored_with_the_change_that_begins_them(store: Store) -> None:
    match = await waited(store, SECOND, FIRST)
    assert await store.waits(match.ref) == (FIRST, SECOND)


async def test_a_wait_that_is_kept_stays_as_it_is_and_every_other_is_replaced(store: Store) -> None:
    match = await waited(store, FIRST, SECOND)
    advanced = replace(SECOND, step=2, next_at=None)
    assert await store.reschedule(match.ref, advanced)
    third = replace(FIRST, since=300.0)
    match = await store.save(after(match), row(2), Waiting((1,), (third,)))
    assert await store.waits(match.ref) == (third, advanced)
    await store.save(after(match), row(3))
    assert await store.waits(match.ref) == ()


async def test_a_wait_that_began_anew_meanwhile_is_not_touched(store: Store) -> None:
    match = await waited(store, FIRST)
    assert not await store.reschedule(match.ref, replace(FIRST, since=99.0, step=1))
    assert not await store.reschedule(match.ref, replace(FIRST, kind="answer", step=1))
    assert not await store.reschedule(match.ref, replace(SECOND, step=1))
    assert await store.waits(match.ref) == (FIRST,)


async def test_a_match_rings_when_the_first_of_its_waits_does(store: Store) -> None:
    one, other = await waited(store, FIRST, SECOND), await waited(store, SECOND)
    await waited(store, replace(FIRST, next_at=None))
    assert await store.next_times(GUILD) == ((one.id, 150.0), (other.id, 173.5))


async def test_matches_that_may_wait_for_a_computer_player_are_found(store: Store) -> None:
    opponent = as_person("hard")
    challenge = await store.open(GUILD, draft(CAROL, opponent), opened())
    await store.open(GUILD, draft(CAROL, DAVE), opened())
    await store.open(GUILD, draft(CAROL, opponent, lobby=Lobby("open", (LobbySeat(), LobbySeat()))), opened())
    waiting, idle, asking = [await store.open(GUILD, draft(CAROL, opponent), opened()) for _ in range(3)]
    await store.save(after(waiting), row(1), Waiting(begun=(SECOND,)))
    await store.save(after(idle), row(1), Waiting(begun=(FIRST,)))
    asked = Timing(proposal=Proposal("pause", 0, 1))
    await store.save(after(asking, timing=asked), row(1), Waiting(begun=(FIRST,)))
    await waited(store, FIRST, SECOND)
    assert await store.waiting_for_computers(GUILD) == (challenge.id, waiting.id, asking.id)
    assert await store.waiting_for_computers(GUILD + 1) == ()


async def test_the_time_that_the_bot_was_away_moves_all_that_runs(store: Store) -> None:
    running = await waited(store, FIRST, replace(SECOND, due=None, next_at=None))
    paused = await waited(store, FIRST, timing=Timing("daily", paused_at=120.0))
    await store.postpone(GUILD, 50.0)
    moved = (replace(FIRST, since=150.0, due=250.0, next_at=200.0), Wait(1, "answer", 160.0, None, 1, version=7))
    assert await store.waits(running.ref) == moved
    assert await store.waits(paused.ref) == (FIRST,)


async def outdated(store: Store, *matches: Match) -> list[int]:
    """How often the boards of these were outdated since they were drawn."""
    return [(await store.board(match.ref)).outdated for match in matches]


async def drawn(store: Store, match: Match) -> None:
    """Note that the board stands as it should, with the times that are known."""
    board = await store.board(match.ref)
    await store.save_board(GUILD, replace(board, message_id=500, shown=board.wanted, posted_at=1.0))


async def test_boards_are_behind_that_show_the_end_of_a_wait_by_another_minute_than_it_has(store: Store) -> None:
    ending = replace(FIRST, due=239.0)
    moved, unending = await waited(store, ending), await waited(store, replace(SECOND, due=None))
    paused = await waited(store, ending, timing=Timing("daily", paused_at=120.0))
    unposted = await waited(store, ending)
    for match in (moved, unending, paused):
        await drawn(store, match)
    await store.postpone(GUILD, 0.5)
    assert await outdated(store, moved, unending, paused, unposted) == [0, 0, 0, 0]
    await store.postpone(GUILD, 0.5)
    assert await outdated(store, moved, unending, paused, unposted) == [1, 0, 0, 0]
    assert [board.match_id for board in await store.pending_boards(GUILD)] == [moved.id, unposted.id]
    await drawn(store, moved)
    assert [board.match_id for board in await store.pending_boards(GUILD)] == [unposted.id]


async def test_a_board_whose_times_move_while_it_is_drawn_stays_behind(store: Store) -> None:
    match = await waited(store, FIRST)
    await drawn(store, match)
    await store.postpone(GUILD, 60.0)
    board = await store.board(match.ref)
    await store.postpone(GUILD, 60.0)
    await store.save_board(GUILD, board)
    assert await outdated(store, match) == [1]
    await store.save_board(GUILD, board)
    await store.save_board(GUILD, board)
    assert await outdated(store, match) == [0]


async def test_how_the_time_of_a_match_runs_is_stored_and_loaded(store: Store) -> None:
    timing = Timing("live", 12.5, Proposal("pause", 1, 4, (0,)), 1)
    match = await waited(store, FIRST, timing=timing)
    assert (await store.load(match.ref)).timing == timing


async def test_what_is_kept_of_an_old_match_has_no_waits(store: Store) -> None:
    match = await waited(store, FIRST)
    match = await store.save(after(match, status="over", ended_at=5.0), row(2), Waiting((0,)))
    await store.prune(GUILD, 10.0)
    assert await store.waits(match.ref) == ()
    assert await store.next_times(GUILD) == ()


async def test_a_guild_without_a_file_waits_for_nobody(store: Store) -> None:
    assert await store.waits(MatchRef(404, 1)) == ()
    assert await store.next_times(404) == ()


async def test_a_standing_answer_is_kept_until_the_turn_of_its_seat_begins(store: Store) -> None:
    match = await waited(store, FIRST, SECOND)
    answer = AutoReply(1, "pass", 120.0)
    await store.set_auto_reply(match.ref, AutoReply(1, "other", 119.0))
    await store.set_auto_reply(match.ref, answer)
    assert await store.auto_replies(match.ref) == (answer,)
    match = await store.save(after(match), row(2), Waiting((0,), (SECOND,)))
    assert await store.auto_replies(match.ref) == (answer,)
    await store.save(after(match), row(3), Waiting((0,), (replace(SECOND, kind="turn"),)))
    assert await store.auto_replies(match.ref) == ()


async def test_standing_answers_end_with_the_match(store: Store) -> None:
    match, other = await waited(store, FIRST, SECOND), await waited(store, SECOND)
    answer = AutoReply(1, "pass", 120.0)
    for each in (match, other):
        await store.set_auto_reply(each.ref, answer)
    await store.save(after(match, status="over", ended_at=5.0), row(2), Waiting((0, 1)))
    assert await store.auto_replies(match.ref) == ()
    assert await store.auto_replies(other.ref) == (answer,)


async def test_of_an_erased_person_no_standing_answer_is_kept_and_the_others_keep_theirs(store: Store) -> None:
    match = await waited(store, FIRST, SECOND)
    carols, daves = (AutoReply(seat, "pass", 120.0) for seat in (0, 1))
    for answer in (carols, daves):
        await store.set_auto_reply(match.ref, answer)
    assert await store.erase(GUILD, DAVE.id, "Former player") == (match.id,)
    assert await store.auto_replies(match.ref) == (carols, daves)
    assert await store.erase(GUILD, DAVE.id, "Former player", [match.id]) == ()
    assert await store.auto_replies(match.ref) == (carols,)


async def test_a_standing_answer_is_taken_back(store: Store) -> None:
    match = await waited(store, SECOND)
    await store.set_auto_reply(match.ref, AutoReply(1, "pass", 120.0))
    await store.clear_auto_replies(match.ref, 1)
    assert await store.auto_replies(match.ref) == ()


async def test_standing_answers_last_beside_one_another_each_for_its_time(store: Store) -> None:
    match = await waited(store, FIRST, SECOND)
    kept = AutoReply(1, "target", 118.0, "match")
    until_own, turn = AutoReply(1, "pass", 119.0), AutoReply(1, "turn", 120.0, "turn")
    for answer in (kept, until_own, turn):
        await store.set_auto_reply(match.ref, answer)
    assert await store.auto_replies(match.ref) == (turn, until_own, kept)
    match = await store.save(after(match), row(2), Waiting((0, 1)))
    assert await store.auto_replies(match.ref) == (turn, until_own, kept)
    match = await store.save(after(match), row(3), Waiting((0, 1), is_new_turn=True))
    assert await store.auto_replies(match.ref) == (until_own, kept)
    match = await store.save(after(match), row(4), Waiting((0,), (replace(SECOND, kind="ahead"),)))
    assert await store.auto_replies(match.ref) == (until_own, kept)
    await store.save(after(match), row(5), Waiting((0,), (replace(SECOND, kind="turn"),)))
    assert await store.auto_replies(match.ref) == (kept,)


async def test_whoever_could_answer_ahead_is_asked_the_same_when_it_is_their_turn(store: Store) -> None:
    match = await waited(store, FIRST, replace(SECOND, kind="ahead", version=1))
    in_turn = replace(SECOND, kind="answer", version=2)
    match = await store.save(after(match), row(2), Waiting((0,), (in_turn,)))
    assert [wait.version for wait in await store.waits(match.ref) if wait.seat == 1] == [1]
    await store.save(after(match), row(3), Waiting((0,), (replace(in_turn, version=3),)))
    assert [wait.version for wait in await store.waits(match.ref) if wait.seat == 1] == [3]


async def test_whoever_takes_an_answer_back_and_whoever_takes_a_seat_over_answers_by_hand(store: Store) -> None:
    match = await waited(store, SECOND)
    mine, others = AutoReply(1, "always", 120.0, "match"), AutoReply(0, "always", 120.0, "match")
    for answer in (mine, others):
        await store.set_auto_reply(match.ref, answer)
    turn = replace(SECOND, kind="turn")
    match = await store.save(after(match), row(2, seat=1, kind="taken_back"), Waiting(begun=(turn,)))
    assert await store.auto_replies(match.ref) == (others, mine), "it was no answer that was taken back"
    match = await store.save(after(match), row(3, seat=1, kind="taken_back"), Waiting(begun=(SECOND,)))
    assert await store.auto_replies(match.ref) == (others,)
    await store.save(after(match), row(4, seat=0, kind="taken_over"), Waiting(begun=(FIRST,)))
    assert await store.auto_replies(match.ref) == ()
