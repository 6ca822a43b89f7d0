"""Set-ups that people keep under a name, as they are stored."""

import msgspec

from bot.play.rows import SavedSetup
from tests.bot.store.samples import ALICE, BOB, GUILD
from tests.bot.stored import SqliteStore as Store


async def test_all_set_ups_of_a_person_are_listed_by_game_and_name(store: Store) -> None:
    setups = [SavedSetup(game, "x", name, "text") for game, name in (("b", "z"), ("a", "y"), ("b", "x"))]
    for setup in setups:
        await store.keep_setup(GUILD, ALICE.id, setup, 5)
    await store.keep_setup(GUILD, BOB.id, setups[0], 5)
    kept = await store.setups(GUILD, ALICE.id)
    assert [msgspec.structs.replace(setup, id=0) for setup in kept] == [setups[1], setups[2], setups[0]]
    assert await store.setups(5, ALICE.id) == ()


def barrage(name: str, text: str = "F B") -> SavedSetup:
    return SavedSetup("stratego", "barrage", name, text)


async def test_set_ups_are_found_again_by_name_by_their_owner_in_their_guild(store: Store) -> None:
    assert await store.setups(GUILD, 11) == ()
    assert await store.keep_setup(GUILD, 11, barrage("Wall", "F B\n. X"), 10)
    assert await store.keep_setup(GUILD, 11, barrage("Corner"), 10)
    corner, wall = await store.setups(GUILD, 11)
    assert (corner.name, wall.name, wall.text) == ("Corner", "Wall", "F B\n. X")
    assert corner.id != wall.id
    assert await store.setups(GUILD, 22) == ()
    assert await store.setups(5, 11) == ()


async def test_a_set_up_takes_the_place_of_the_one_of_its_name_and_keeps_its_id(store: Store) -> None:
    await store.keep_setup(GUILD, 11, barrage("Wall"), 10)
    (before,) = await store.setups(GUILD, 11)
    await store.keep_setup(GUILD, 11, barrage("Wall", "B F"), 10)
    assert await store.setups(GUILD, 11) == (msgspec.structs.replace(before, text="B F"),)


async def test_no_more_set_ups_are_kept_than_may_be_of_one_kind(store: Store) -> None:
    assert await store.keep_setup(GUILD, 11, barrage("One"), 2)
    assert await store.keep_setup(GUILD, 11, barrage("Two"), 2)
    assert not await store.keep_setup(GUILD, 11, barrage("Three"), 2)
    assert await store.keep_setup(GUILD, 11, barrage("Two", "B F"), 2)
    assert await store.keep_setup(GUILD, 22, barrage("Three"), 2)
    assert await store.keep_setup(GUILD, 11, SavedSetup("stratego", "duel", "Three", "F"), 2)
    assert [(kept.variant, kept.name) for kept in await store.setups(GUILD, 11)] == [
        ("barrage", "One"),
        ("barrage", "Two"),
        ("duel", "Three"),
    ]


async def test_only_its_owner_makes_a_set_up_forgotten(store: Store) -> None:
    assert not await store.drop_setup(GUILD, 11, 1)
    await store.keep_setup(GUILD, 11, barrage("Wall"), 10)
    (kept,) = await store.setups(GUILD, 11)
    assert not await store.drop_setup(GUILD, 22, kept.id)
    assert await store.drop_setup(GUILD, 11, kept.id)
    assert not await store.drop_setup(GUILD, 11, kept.id)
    assert await store.setups(GUILD, 11) == ()
