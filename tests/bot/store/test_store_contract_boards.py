"""What a store says of public boards: which one is wanted, which one is shown, and whom it has called."""

import msgspec

from bot.match.model.match import Ending
from bot.outbox.model import Board, OldMessage, Ping
from engine.core.values import Seat
from tests.bot.store.samples import ALICE, BOB, GUILD, after, draft, opened, row, saved
from tests.bot.stored import SqliteStore as Store


async def test_an_opened_match_wants_its_first_board(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    board = Board(match_id=match.id, channel_id=77, message_id=None, wanted=0, shown=-1, posted_at=None)
    assert await store.board(match.ref) == board
    assert await store.pending_boards(GUILD) == (board,)


async def test_a_board_shows_the_head_of_the_version_that_it_shows(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    shown = await store.save(after(match), row(1, "started"))
    secret = await store.save(after(shown, since=(1, 2, 1)), row(2))
    again = await store.save(after(secret, since=(1, 2, 3)), row(3))
    news = await store.save(after(again, since=()), row(4))
    assert shown.head == secret.head == again.head
    assert (shown.head and shown.head.board, news.head and news.head.board) == (1, 2)
    log = await store.log(match.ref)
    assert [each.head and each.head.board for each in log] == [0, 1, 1, 1, 2]
    assert len({each.head and each.head.digest for each in log}) == 5
    assert (news.head, shown.head) == (log[4].head, log[1].head)
    assert (await store.load(match.ref)).head == news.head


async def test_a_saved_match_wants_a_new_board_until_it_is_shown(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    shown = Board(match_id=match.id, channel_id=77, message_id=500, wanted=0, shown=0, posted_at=1_001.5)
    await store.save_board(GUILD, shown)
    assert await store.pending_boards(GUILD) == ()
    await saved(store, match)
    behind = msgspec.structs.replace(shown, wanted=1)
    assert await store.pending_boards(GUILD) == (behind,)
    assert await store.board(match.ref) == behind


async def test_what_is_wanted_is_not_changed_by_what_is_shown(store: Store) -> None:
    match = await saved(store, await store.open(GUILD, draft(), opened()))
    await store.save_board(
        GUILD, Board(match_id=match.id, channel_id=77, message_id=500, wanted=0, shown=0, posted_at=1_001.5)
    )
    assert (await store.board(match.ref)).wanted == 1
    assert [board.match_id for board in await store.pending_boards(GUILD)] == [match.id]


async def test_a_repost_forgets_the_message_and_moves_the_match(store: Store) -> None:
    match = await saved(store, await store.open(GUILD, draft(), opened()))
    await store.save_board(
        GUILD, Board(match_id=match.id, channel_id=77, message_id=500, wanted=1, shown=1, posted_at=1_001.5)
    )
    await store.repost(match.ref, 78)
    wanted = Board(match_id=match.id, channel_id=78, message_id=None, wanted=1, shown=-1, posted_at=None)
    assert await store.board(match.ref) == wanted
    assert await store.pending_boards(GUILD) == (wanted,)
    assert await store.load(match.ref) == msgspec.structs.replace(match, channel_id=78)


async def test_whom_a_board_has_called_is_kept_with_the_newest_version_and_through_a_repost(store: Store) -> None:
    match = await saved(store, await store.open(GUILD, draft(), opened()))
    board = msgspec.structs.replace(await store.board(match.ref), message_id=500, shown=1, posted_at=1_001.5)
    for called in ((Ping(BOB.id, 1),), (Ping(ALICE.id, 3), Ping(BOB.id, 0)), (Ping(404, 5),), ()):
        await store.save_board(GUILD, msgspec.structs.replace(board, called=called))
    kept = (Ping(ALICE.id, 3), Ping(BOB.id, 1))
    assert (await store.board(match.ref)).called == kept
    await store.repost(match.ref, 78)
    assert [each.called for each in await store.pending_boards(GUILD)] == [kept]
    other = await store.open(GUILD, draft(), opened())
    assert (await store.board(other.ref)).called == ()
    await store.erase(GUILD, BOB.id, "Former player", [match.id, other.id])
    assert (await store.board(match.ref)).called == (), "the board is edited, and no longer calls anybody"


async def test_boards_of_matches_that_are_not_over_can_all_be_outdated(store: Store) -> None:
    card, live, over = [await store.open(GUILD, draft(), opened(number)) for number in range(3)]
    live, over = await saved(store, live), await saved(store, over, status="over", ended_at=5.0)
    unposted = await store.open(GUILD, draft(), opened(3))
    for match in (card, live, over):
        board = await store.board(match.ref)
        await store.save_board(GUILD, msgspec.structs.replace(board, message_id=500, shown=board.wanted))
    assert [board.match_id for board in await store.pending_boards(GUILD)] == [unposted.id]
    await store.mark_boards_stale(GUILD)
    assert [(board.match_id, board.outdated) for board in await store.pending_boards(GUILD)] == [
        (card.id, 1),
        (live.id, 1),
        (unposted.id, 0),
    ]


async def test_what_has_not_changed_for_a_reader_keeps_its_version_and_what_they_were_told(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    await store.save(after(match), row(1, reports=(b"[1]", b"[2]", b"[3]")))
    first = await store.load(match.ref)
    second = await store.save(after(first, since=(1, 2, 1)), row(2, reports=(b"[]", b"[4]", b"[]")))
    assert second.reports == (b"[1]", b"[4]", b"[3]")
    assert await store.load(match.ref) == second
    assert (second.board_version, second.seat_version(Seat(0)), second.seat_version(Seat(1))) == (1, 2, 1)
    third = await store.save(after(second, since=()), row(3, reports=(b"[5]", b"[6]", b"[7]")))
    assert third.reports == (b"[5]", b"[6]", b"[7]")
    assert (third.board_version, third.seat_version(Seat(0))) == (3, 3)
    assert await store.load(match.ref) == third


async def test_a_board_is_behind_only_when_there_is_something_new_to_see(store: Store) -> None:
    match = await store.open(GUILD, draft(), opened())
    started = await saved(store, match)
    board = Board(match_id=match.id, channel_id=77, message_id=500, wanted=1, shown=1, posted_at=1_001.5)
    await store.save_board(GUILD, board)
    quiet = await store.save(after(started, since=(1, 2, 1)), row(2))
    assert await store.pending_boards(GUILD) == ()
    await store.save(after(quiet, since=()), row(3))
    assert [behind.wanted for behind in await store.pending_boards(GUILD)] == [3]


async def test_an_old_message_is_stale_if_it_names_somebody_who_was_deleted_before_it_was_kept(store: Store) -> None:
    match = await saved(store, await store.open(GUILD, draft(), opened()))
    await saved(store, match, status="over", ending=Ending(((0,), (1,)), "resigned"), ended_at=5_000.0)
    shares = [OldMessage(number, 77, "share", match.id) for number in range(501, 505)]
    both = (ALICE.id, BOB.id)
    assert not await store.keep_old_message(GUILD, shares[0], both)
    assert await store.pending_old_messages(GUILD) == ()
    assert await store.erase(GUILD, ALICE.id, "Former player") == ()
    assert await store.keep_old_message(GUILD, shares[1], both)
    assert not await store.keep_old_message(GUILD, shares[2], (BOB.id,))
    assert not await store.keep_old_message(GUILD, shares[3])
    assert await store.pending_old_messages(GUILD) == tuple(shares[:2])
