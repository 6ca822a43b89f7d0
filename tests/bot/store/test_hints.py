"""Hints, as they are stored."""

from bot.guidance.rows import Hint
from bot.match.model.match import Match, MatchRef
from tests.bot.store.samples import CAROL, DAVE, GUILD, after, draft, opened, row
from tests.bot.stored import SqliteStore as Store


async def live(store: Store) -> Match:
    match = await store.open(GUILD, draft(CAROL, DAVE), opened())
    return await store.save(after(match), row(1))


async def test_a_hint_is_asked_once_for_each_position_and_kept_with_its_answer(store: Store) -> None:
    match = await live(store)
    assert await store.ask_hint(match.ref, 0, 5, limit=3)
    assert await store.ask_hint(match.ref, 0, 5, limit=3)
    assert await store.hints(match.ref) == (Hint(0, 5),)
    answer = Hint(0, 5, b'{"kind":"pass"}', "It wins.")
    assert await store.answer_hint(match.ref, answer)
    assert not await store.answer_hint(match.ref, Hint(0, 5, b"{}", "Another."))
    assert await store.ask_hint(match.ref, 0, 5, limit=3)
    assert await store.hints(match.ref) == (answer,)


async def test_a_seat_gets_so_many_hints_and_no_more(store: Store) -> None:
    match = await live(store)
    for version in (1, 2):
        assert await store.ask_hint(match.ref, 0, version, limit=2)
        assert await store.answer_hint(match.ref, Hint(0, version, b"{}", "So."))
    assert not await store.ask_hint(match.ref, 0, 3, limit=2)
    assert await store.ask_hint(match.ref, 0, 2, limit=2), "it has had that one"
    assert await store.ask_hint(match.ref, 1, 3, limit=2), "another seat has its own"
    assert [(hint.seat, hint.version) for hint in await store.hints(match.ref)] == [(0, 1), (0, 2), (1, 3)]


async def test_what_was_never_answered_is_not_counted(store: Store) -> None:
    match = await live(store)
    assert await store.ask_hint(match.ref, 0, 1, limit=1)
    assert await store.ask_hint(match.ref, 0, 2, limit=1)
    assert await store.hints(match.ref) == (Hint(0, 2),)
    await store.take_back_hint(match.ref, 0, 2)
    assert await store.hints(match.ref) == ()
    assert not await store.answer_hint(match.ref, Hint(0, 2, b"{}", "Too late."))
    assert await store.ask_hint(match.ref, 0, 3, limit=1)


async def test_hints_are_gone_when_the_match_is_over(store: Store) -> None:
    match, other = await live(store), await live(store)
    for each in (match, other):
        assert await store.ask_hint(each.ref, 0, 1, limit=3)
    over = await store.save(after(match, status="over"), row(2))
    assert await store.hints(match.ref) == ()
    assert not await store.ask_hint(over.ref, 0, 2, limit=3)
    assert await store.hints(other.ref) == (Hint(0, 1),)


async def test_a_guild_without_a_file_has_no_hints(store: Store) -> None:
    assert await store.hints(MatchRef(999, 1)) == ()
