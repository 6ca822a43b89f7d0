"""What a store keeps of people and of matches of long ago, and what it forgets."""

import msgspec
import pytest

from bot.match.model.computers import as_person
from bot.match.model.match import Ending, Leaver, Person, Status
from bot.play.rows import SavedSetup
from bot.ratings.model import ArchivedResult
from bot.store.errors import MatchNotFound
from tests.bot.store.samples import ALICE, BOB, CAROL, DAVE, GUILD, after, draft, left, opened, row, saved
from tests.bot.stored import SqliteStore as Store


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
    assert [board.match_id for board in await store.pending_boards(GUILD)] == [late.id, live.id]
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


async def test_who_left_a_seat_is_kept_beside_who_took_it(store: Store) -> None:
    match = await left(store, await saved(store, await store.open(GUILD, draft(), opened())))
    medium = as_person("medium")
    assert (match.people, match.first_people) == ((medium, BOB), (ALICE, BOB))
    assert match.leavers == (Leaver(0, ALICE, "resigned", match.version),)
    assert await store.load(match.ref) == match
    assert await store.matches(GUILD, user_id=ALICE.id) == (match,)
    assert await store.count_engaged(GUILD, ALICE.id) == 0
    await store.rename(GUILD, Person(ALICE.id, "Alicia"))
    match = await saved(store, await store.load(match.ref), status="over", ended_at=5.0)
    assert (match.people, match.first_people) == ((medium, BOB), (Person(ALICE.id, "Alicia"), BOB))


async def test_who_has_left_a_seat_is_forgotten_while_the_match_goes_on(store: Store) -> None:
    match = await left(store, await saved(store, await store.open(GUILD, draft(), opened())))
    assert await store.erase(GUILD, ALICE.id, "Former player") == ()
    somebody = Person(-1, "Former player 1")
    loaded = await store.load(match.ref)
    assert loaded.first_people == (somebody, BOB)
    for remembered in (match, loaded):
        following = after(remembered, version=(await store.load(match.ref)).version + 1)
        await store.save(following, row(following.version, user_id=BOB.id))
        assert (await store.load(match.ref)).first_people == (somebody, BOB)
    assert not await store.has_data_of(GUILD, ALICE.id)


async def test_of_who_had_left_a_seat_the_result_says_so(store: Store) -> None:
    ending = Ending(((0,), (1,)), "score")
    match = await left(store, await saved(store, await store.open(GUILD, draft(), opened())))
    match = await saved(store, match, status="over", ending=ending, ended_at=5.0)
    assert await store.prune(GUILD, 6.0) == 1
    result = ArchivedResult(match.id, "air-land-sea", match.roster.teams, ending, 5.0, seat=0, has_left=True)
    assert await store.results(GUILD, ALICE.id) == (result,)
    assert [each.has_left for each in await store.results(GUILD, BOB.id)] == [False]
    assert await store.erase(GUILD, ALICE.id, "Former player") == ()
    assert await store.results(GUILD, ALICE.id) == ()


async def test_teams_are_kept_for_who_sat_down_although_somebody_left(store: Store) -> None:
    match = await saved(store, await store.open(GUILD, draft(), opened()))
    await store.team_key(GUILD, [ALICE.id, BOB.id], b"k" * 32)
    await saved(store, await left(store, match), status="over", ended_at=5.0)
    assert await store.team_key(GUILD, [ALICE.id, BOB.id], b"n" * 32) == b"n" * 32


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
