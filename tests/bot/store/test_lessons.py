"""How far people are in lessons, as it is stored."""

from tests.bot.store.samples import ALICE, BOB, GUILD
from tests.bot.stored import SqliteStore as Store


async def test_steps_are_kept_for_each_person_and_game(store: Store) -> None:
    assert await store.lessons(GUILD, ALICE.id) == ()
    await store.set_lesson(GUILD, ALICE.id, "stratego", steps=2)
    await store.set_lesson(GUILD, ALICE.id, "air-land-sea", steps=1)
    await store.set_lesson(GUILD, BOB.id, "stratego", steps=5)
    assert await store.lessons(GUILD, ALICE.id) == (("air-land-sea", 1), ("stratego", 2))
    assert await store.lessons(GUILD, BOB.id) == (("stratego", 5),)
    assert await store.lessons(5, ALICE.id) == ()


async def test_a_step_counts_only_after_the_one_that_is_stored(store: Store) -> None:
    await store.set_lesson(GUILD, ALICE.id, "stratego", steps=2, after=1)
    assert await store.lessons(GUILD, ALICE.id) == ()
    await store.set_lesson(GUILD, ALICE.id, "stratego", steps=1, after=0)
    await store.set_lesson(GUILD, ALICE.id, "stratego", steps=2, after=1)
    await store.set_lesson(GUILD, ALICE.id, "stratego", steps=2, after=1)
    assert await store.lessons(GUILD, ALICE.id) == (("stratego", 2),)


async def test_nothing_is_kept_of_a_lesson_at_its_beginning_or_of_somebody_deleted(store: Store) -> None:
    await store.set_lesson(GUILD, ALICE.id, "stratego", steps=2)
    await store.set_lesson(GUILD, ALICE.id, "stratego", steps=0)
    assert await store.lessons(GUILD, ALICE.id) == ()
    assert not await store.has_data_of(GUILD, ALICE.id)
    await store.set_lesson(GUILD, ALICE.id, "stratego", steps=2)
    assert await store.has_data_of(GUILD, ALICE.id)
    assert await store.erase(GUILD, ALICE.id, "Former player") == ()
    assert await store.lessons(GUILD, ALICE.id) == ()
    assert not await store.has_data_of(GUILD, ALICE.id)
