"""What a store says about matches that can be looked at again."""

import pytest

from bot.history.rows import PlayedMatch
from bot.match.model.match import Ending, Match, MatchRef
from tests.bot.store.samples import ALICE, BOB, CAROL, GUILD, after, draft, opened, row, saved
from tests.bot.stored import SqliteStore as Store


@pytest.fixture
async def matches(store: Store) -> list[Match]:
    """One in play, one over, one that waits, one that was declined, and one of others; by number."""
    pairs = ((ALICE, BOB), (ALICE, CAROL), (ALICE, BOB), (BOB, ALICE), (BOB, CAROL))
    found = [
        await store.open(GUILD, draft(*pair, key=bytes([number]) * 32), opened()) for number, pair in enumerate(pairs)
    ]
    await saved(store, found[0])
    await saved(store, found[1], status="over", ended_at=5_000.0)
    await store.save(after(found[3], status="declined"), row(1, "declined"))
    await saved(store, found[4])
    return found


async def test_matches_that_have_started_are_listed_newest_first(store: Store, matches: list[Match]) -> None:
    listed = await store.list_played(GUILD, limit=9)
    assert [each.ref.match_id for each in listed] == [matches[4].id, matches[1].id, matches[0].id]
    assert listed[1] == PlayedMatch(matches[1].ref, 77, "air-land-sea", True, (ALICE, CAROL), ((0,), (1,)))
    assert [each.is_over for each in listed] == [False, True, False]
    assert await store.list_played(GUILD, limit=2) == listed[:2]
    assert await store.list_played(GUILD, user_id=ALICE.id, limit=9) == listed[1:]
    assert await store.list_played(GUILD, user_id=ALICE.id, limit=1) == listed[1:2]
    assert await store.list_played(GUILD, user_id=99, limit=9) == ()
    assert await store.list_played(5, limit=9) == ()


async def test_a_match_is_found_by_its_number_once_it_has_started(store: Store, matches: list[Match]) -> None:
    assert await store.played_match(matches[1].ref, 404) == (await store.list_played(GUILD, limit=9))[1]
    for number in (matches[2].id, matches[3].id, 77):
        assert await store.played_match(MatchRef(GUILD, number), 404) is None
    assert await store.played_match(MatchRef(5, 1), 404) is None


async def test_somebody_who_was_forgotten_is_listed_by_the_name_that_is_left(
    store: Store, matches: list[Match]
) -> None:
    await store.erase(GUILD, CAROL.id, "Former player", out_of=[matches[4].id])
    listed = await store.played_match(matches[1].ref, 404)
    assert listed is not None
    assert listed.people[0] == ALICE
    assert listed.people[1].id < 0
    assert listed.people[1].name.startswith("Former player")
    assert await store.list_played(GUILD, user_id=CAROL.id, limit=9) == ()


async def test_who_has_played_a_game_is_known_from_matches_that_have_started_and_from_results(
    store: Store, matches: list[Match]
) -> None:
    game = matches[0].game
    assert [await store.has_played(GUILD, each.id, game) for each in (ALICE, BOB, CAROL)] == [True, True, True]
    assert not await store.has_played(GUILD, ALICE.id, "stratego")
    assert not await store.has_played(GUILD, 99, game)
    assert not await store.has_played(5, ALICE.id, game)
    waiting = await store.open(6, draft(ALICE, BOB, key=bytes([9]) * 32), opened())
    assert not await store.has_played(6, ALICE.id, game)
    await saved(store, waiting, status="over", ending=Ending(((0,), (1,)), "target"), ended_at=5_000.0)
    await store.prune(6, 6_000.0)
    assert await store.has_played(6, ALICE.id, game)
