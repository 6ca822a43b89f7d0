"""The small messages about time, as they are stored: wanted, standing somewhere, over, and gone."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.match.model.match import Match, MatchRef
from bot.match.model.timing import Proposal, ProposalKind, Timing, Wait, Waiting
from bot.outbox.model import Notice, NoticeKind
from bot.store.errors import MatchNotFound
from engine.core.values import Corrupt
from tests.bot.store.samples import CAROL, DAVE, GUILD, after, draft, opened, row
from tests.bot.stored import SqliteStore
from tests.bot.stored import SqliteStore as Store

FIRST = Wait(0, "turn", 100.0, 200.0, 0, 150.0)
SECOND = Wait(1, "turn", 110.0, 210.0, 0, 160.0)
KEPT = Waiting((0, 1))


async def waited(store: Store) -> Match:
    """A live match that waits for both seats."""
    match = await store.open(GUILD, draft(CAROL, DAVE, clock="daily"), opened())
    return await store.save(after(match), row(1), Waiting(begun=(FIRST, SECOND)))


async def remind(store: Store, match: Match, wait: Wait = FIRST, kind: NoticeKind = "reminder") -> Notice:
    """Want a notice about a wait, and return it."""
    assert await store.reschedule(match.ref, replace(wait, step=1), kind)
    return (await store.pending_notices(GUILD))[-1]


async def propose(store: Store, match: Match, kind: ProposalKind = "pause", seat: int = 0) -> Match:
    """Let a seat ask the others for something."""
    version = match.version + 1
    timing = Timing("daily", proposal=Proposal(kind, seat, version))
    return await store.save(after(match, timing=timing), row(version), KEPT)


async def posted(store: Store, notice: Notice, message_id: int = 900) -> Notice:
    """Note that a notice stands; the notice as it is from then on."""
    standing = replace(notice, message_id=message_id)
    await store.save_notice(GUILD, standing)
    return standing


async def test_a_notice_is_to_be_posted_in_the_channel_of_its_match_until_it_stands(store: Store) -> None:
    match = await waited(store)
    assert await store.pending_notices(GUILD) == ()
    notice = await remind(store, match)
    assert notice == Notice(notice.id, match.id, "reminder", 0, 77)
    assert await store.pending_notices(GUILD) == (notice,)
    await posted(store, notice)
    assert await store.pending_notices(GUILD) == ()


async def test_notices_are_told_oldest_first_over_all_matches(store: Store) -> None:
    one, other = await waited(store), await waited(store)
    wanted = [await remind(store, other), await remind(store, one), await remind(store, other, SECOND)]
    assert await store.pending_notices(GUILD) == tuple(wanted)
    assert len({notice.id for notice in wanted}) == 3


async def test_no_notice_is_wanted_about_a_wait_that_began_anew(store: Store) -> None:
    match = await waited(store)
    assert not await store.reschedule(match.ref, replace(FIRST, since=99.0), "reminder")
    assert await store.reschedule(match.ref, replace(FIRST, step=1))
    assert await store.pending_notices(GUILD) == ()


async def test_a_notice_that_stands_is_to_be_taken_away_when_its_wait_ends(store: Store) -> None:
    match = await waited(store)
    about_first, about_second = await remind(store, match), await remind(store, match, SECOND)
    await posted(store, about_first, 900)
    await posted(store, about_second, 901)
    await store.save(after(match), row(2), Waiting((1,), (replace(FIRST, since=300.0),)))
    assert await store.pending_notices(GUILD) == (replace(about_first, message_id=900, is_over=True),)
    await store.delete_notice(GUILD, about_first.id)
    assert await store.pending_notices(GUILD) == ()


async def test_a_notice_that_stands_nowhere_is_forgotten_when_its_wait_ends(store: Store) -> None:
    match = await waited(store)
    notice = await remind(store, match)
    await store.save(after(match), row(2), Waiting((1,)))
    assert await store.pending_notices(GUILD) == ()
    assert (await remind(store, match, SECOND)).id > notice.id


async def test_a_notice_that_was_forgotten_while_it_was_posted_is_to_be_taken_away(store: Store) -> None:
    match = await waited(store)
    notice = await remind(store, match)
    later = await remind(store, match, SECOND)
    await store.save(after(match), row(2), Waiting((1,)))
    standing = await posted(store, notice)
    assert await store.pending_notices(GUILD) == (replace(standing, is_over=True), later)
    await store.delete_notice(GUILD, notice.id)
    assert await store.pending_notices(GUILD) == (later,)


async def test_of_a_match_that_is_not_there_nothing_is_posted(store: Store) -> None:
    notice = await remind(store, await waited(store))
    with pytest.raises(MatchNotFound):
        await store.save_notice(GUILD, replace(notice, match_id=99, message_id=900))
    assert await store.pending_notices(GUILD) == (notice,)


async def test_a_reminder_takes_the_place_of_the_one_before_and_a_claim_that_of_both(store: Store) -> None:
    match = await waited(store)
    never_posted = await remind(store, match)
    first = await posted(store, await remind(store, match), 900)
    assert first.id != never_posted.id
    claim = await remind(store, match, kind="claim")
    assert claim.kind == "claim"
    assert await store.pending_notices(GUILD) == (replace(first, is_over=True), claim)


async def test_a_notice_about_one_seat_leaves_that_about_another(store: Store) -> None:
    match = await waited(store)
    await posted(store, await remind(store, match, SECOND))
    about_first = await remind(store, match)
    assert await store.pending_notices(GUILD) == (about_first,)


@pytest.mark.parametrize("kind", ["pause", "time"])
async def test_what_somebody_asks_for_is_wanted_once_and_over_when_it_is_settled(
    store: Store, kind: ProposalKind
) -> None:
    match = await propose(store, await waited(store), kind, seat=1)
    (notice,) = await store.pending_notices(GUILD)
    assert notice == Notice(notice.id, match.id, kind, 1, 77)
    standing = await posted(store, notice)
    match = await store.save(after(match), row(3), KEPT)
    assert await store.pending_notices(GUILD) == ()
    await store.save(after(match, timing=Timing("daily")), row(4), KEPT)
    assert await store.pending_notices(GUILD) == (replace(standing, is_over=True),)


async def test_a_notice_that_is_being_posted_when_somebodys_data_is_deleted_is_taken_away_again(store: Store) -> None:
    match = await waited(store)
    first, second = await remind(store, match), await remind(store, match, SECOND)
    standing = await posted(store, second, 901)
    assert await store.erase(GUILD, CAROL.id, "Former player") == (match.id,)
    assert await store.erase(GUILD, CAROL.id, "Former player", [match.id]) == ()
    pending = await store.pending_notices(GUILD)
    assert replace(standing, is_over=True) in pending
    anew = [notice for notice in pending if notice.message_id is None]
    assert sorted((notice.kind, notice.seat) for notice in anew) == [("reminder", 0), ("reminder", 1)]
    assert {notice.id for notice in anew}.isdisjoint({first.id, second.id})
    with_the_name = await posted(store, first, 902)
    assert replace(with_the_name, is_over=True) in await store.pending_notices(GUILD)


async def test_a_proposal_and_a_reminder_about_the_same_seat_stand_beside_each_other(store: Store) -> None:
    match = await waited(store)
    reminder = await remind(store, match)
    match = await propose(store, match)
    assert [notice.kind for notice in await store.pending_notices(GUILD)] == ["reminder", "pause"]
    await store.save(after(match, timing=Timing("daily")), row(3), KEPT)
    assert await store.pending_notices(GUILD) == (reminder,)


async def test_a_notice_that_stands_stays_where_it_is_when_its_match_moves_and_another_moves_along(
    store: Store,
) -> None:
    match = await waited(store)
    await posted(store, await remind(store, match), 900)
    waiting = await remind(store, match, SECOND)
    await store.move(match.ref, 78)
    assert await store.pending_notices(GUILD) == (replace(waiting, channel_id=78),)
    await store.save(after(match), row(2))
    (over,) = await store.pending_notices(GUILD)
    assert (over.channel_id, over.message_id, over.is_over) == (77, 900, True)


async def test_what_is_kept_of_an_old_match_has_no_notices(store: Store) -> None:
    match = await waited(store)
    await posted(store, await remind(store, match))
    await store.save(after(match, status="over", ended_at=5.0), row(2))
    assert len(await store.pending_notices(GUILD)) == 1
    await store.prune(GUILD, 10.0)
    assert await store.pending_notices(GUILD) == ()


async def test_a_guild_without_a_file_has_no_notices_and_none_is_wanted_about_a_match_that_is_not_there(
    store: Store,
) -> None:
    assert await store.pending_notices(404) == ()
    await waited(store)
    with pytest.raises(MatchNotFound):
        await store.reschedule(MatchRef(404, 1), FIRST, "reminder")
    assert not await store.reschedule(MatchRef(GUILD, 99), FIRST, "reminder")
    await store.delete_notice(GUILD, 99)
    assert await store.pending_notices(GUILD) == ()


async def test_a_notice_of_a_kind_that_nobody_knows_is_corrupt(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    notice = await remind(store, await waited(store))
    await store._files.write(GUILD, lambda file: file.execute("UPDATE notices SET kind = 'gossip'"))
    with pytest.raises(Corrupt, match="notice"):
        await store.pending_notices(GUILD)
    await store.delete_notice(GUILD, notice.id)
    assert await store.pending_notices(GUILD) == ()
    await store.close()
