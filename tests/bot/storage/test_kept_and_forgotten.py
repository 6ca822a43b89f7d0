"""What a store keeps of people and of matches of long ago, and what it forgets, whichever store it is."""

import msgspec
import pytest

from bot.model.errors import MatchNotFound
from bot.model.guild import ArchivedResult, SavedSetup
from bot.model.match import Ending, Person, Status
from bot.model.ports import Store
from tests.bot.storage.samples import ALICE, BOB, CAROL, DAVE, GUILD, after, draft, opened, row, saved


async def test_an_erased_person_is_called_by_a_number_wherever_they_were(store: Store) -> None:
    over = await saved(store, await store.open(GUILD, draft(), opened()), status="over")
    live = await saved(store, await store.open(GUILD, draft(BOB, CAROL), opened(None)))
    await store.block(GUILD, ALICE.id, BOB.id)
    await store.block(GUILD, BOB.id, ALICE.id)
    await store.keep_setup(GUILD, ALICE.id, SavedSetup("game", "x", "mine", "text"), 1)
    assert await store.erase(GUILD, ALICE.id, "Former player") == ()
    somebody = Person(-1, "Former player 1")
    assert not somebody.is_known
    assert (await store.load(over.ref)).people == (somebody, BOB)
    assert [entry.user_id for entry in await store.log(over.ref)] == [-1, -1]
    assert await store.load(live.ref) == live
    assert await store.matches(GUILD, user_id=ALICE.id, statuses=("over",)) == ()
    assert await store.matches(GUILD, user_id=BOB.id, statuses=("over",)) != ()
    assert await store.blocks_among(GUILD, [ALICE.id, BOB.id]) == ((BOB.id, ALICE.id),)
    assert await store.setups(GUILD, ALICE.id) == ()


async def test_an_erased_person_who_comes_back_is_somebody_new(store: Store) -> None:
    over = await saved(store, await store.open(GUILD, draft(), opened()), status="over")
    await store.erase(GUILD, ALICE.id, "Former player")
    fresh = await saved(store, await store.open(GUILD, draft(ALICE, BOB), opened()), status="over")
    assert (await store.load(fresh.ref)).people == (ALICE, BOB)
    await store.erase(GUILD, ALICE.id, "Former player")
    assert (await store.load(over.ref)).people[0] == Person(-1, "Former player 1")
    assert (await store.load(fresh.ref)).people[0] == Person(-3, "Former player 3")


@pytest.mark.parametrize("status", ["open", "live"])
async def test_nobody_is_erased_in_the_middle_of_a_match(store: Store, status: Status) -> None:
    match = await saved(store, await store.open(GUILD, draft(), opened()), status=status)
    await store.block(GUILD, ALICE.id, BOB.id)
    assert await store.erase(GUILD, ALICE.id, "Former player") == (match.id,)
    assert (await store.load(match.ref)).people == (ALICE, BOB)
    assert await store.has_blocked(GUILD, ALICE.id, BOB.id)


async def test_a_live_match_goes_on_without_an_erased_person_who_is_out_of_it(store: Store) -> None:
    match = await saved(store, await store.open(GUILD, draft(), opened()))
    assert await store.erase(GUILD, ALICE.id, "Former player", [match.id]) == ()
    somebody = Person(-1, "Former player 1")
    loaded = await store.load(match.ref)
    assert loaded.people == (somebody, BOB)
    for remembered in (match, loaded):
        following = after(remembered, version=(await store.load(match.ref)).version + 1)
        await store.save(following, row(following.version, user_id=BOB.id))
        assert (await store.load(match.ref)).people == (somebody, BOB)
    assert await store.matches(GUILD, user_id=ALICE.id) == ()


async def test_erasing_whom_nobody_knows_changes_nothing(store: Store) -> None:
    assert await store.erase(GUILD, ALICE.id, "Former player") == ()
    assert await store.guilds() == ()
    match = await store.open(GUILD, draft(BOB, CAROL), opened())
    assert await store.erase(GUILD, DAVE.id, "Former player") == ()
    assert await store.load(match.ref) == match


async def test_of_matches_of_long_ago_only_the_results_are_kept(store: Store) -> None:
    ending = Ending(((1,), (0,)), "resigned")
    over = await saved(store, await store.open(GUILD, draft(), opened(1)), status="over", ending=ending, ended_at=500.0)
    late = await saved(store, await store.open(GUILD, draft(), opened(2)), status="over", ending=ending, ended_at=600.0)
    lapsed = await saved(store, await store.open(GUILD, draft(CAROL, DAVE), opened(3)), status="expired", ended_at=1.0)
    live = await saved(store, await store.open(GUILD, draft(), opened(4)))
    assert await store.prune(GUILD, 600.0) == 2
    for gone in (over, lapsed):
        for reading in (store.load(gone.ref), store.log(gone.ref), store.board(gone.ref)):
            with pytest.raises(MatchNotFound):
                await reading
    assert await store.matches(GUILD, statuses=("over", "live", "expired")) == (live, late)
    assert [board.match_id for board in await store.boards_behind(GUILD)] == [late.id, live.id]
    result = ArchivedResult(over.id, "air-land-sea", over.roster.teams, ending, 500.0, seat=0)
    assert await store.results(GUILD, ALICE.id) == (result,)
    assert await store.results(GUILD, BOB.id) == (msgspec.structs.replace(result, seat=1),)
    assert await store.results(GUILD, DAVE.id) == ()
    await store.erase(GUILD, DAVE.id, "Former player")
    fresh = await store.open(GUILD, draft(DAVE, CAROL), opened(5))
    assert fresh.id == live.id + 1
    assert await store.prune(GUILD, 600.0) == 0
    assert await store.prune(5, 600.0) == 0


async def test_results_of_an_erased_person_are_nobodys(store: Store) -> None:
    ending = Ending(((0, 1),), "agreed")
    await saved(store, await store.open(GUILD, draft(), opened()), status="over", ending=ending, ended_at=5.0)
    await store.prune(GUILD, 6.0)
    assert await store.erase(GUILD, ALICE.id, "Former player") == ()
    assert await store.results(GUILD, ALICE.id) == ()
    assert len(await store.results(GUILD, BOB.id)) == 1


async def test_the_first_departure_counts_until_the_bot_is_back(store: Store) -> None:
    await store.set_departure(GUILD, 5.0)
    assert await store.guilds() == ()
    await store.open(GUILD, draft(), opened())
    assert await store.departure(GUILD) is None
    await store.set_departure(GUILD, 5.0)
    await store.set_departure(GUILD, 9.0)
    assert await store.departure(GUILD) == 5.0
    await store.set_departure(GUILD, None)
    assert await store.departure(GUILD) is None


async def test_a_forgotten_guild_begins_anew(store: Store) -> None:
    await store.open(GUILD, draft(), opened())
    await store.open(5, draft(), opened())
    await store.tidy(GUILD, 1e12)
    assert len(await store.matches(GUILD)) == 1
    await store.forget(GUILD)
    await store.forget(GUILD)
    await store.tidy(GUILD, 1e12)
    assert await store.guilds() == (5,)
    assert await store.matches(GUILD) == ()
    assert (await store.open(GUILD, draft(), opened())).id == 1
