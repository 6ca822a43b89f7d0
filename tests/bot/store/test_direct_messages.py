"""What a store does with direct messages: who wants them, which waits there are to tell of, and what was told."""

import msgspec

from bot.direct_messages.model import Cue, Subscriber
from bot.direct_messages.rows import MessageTimes, NextDaily
from bot.guilds.model import Preferences
from bot.match.model.match import Match
from bot.match.model.timing import Timing, Wait, Waiting
from tests.bot.store.samples import ALICE, BOB, CAROL, GUILD, after, draft, opened, row, saved
from tests.bot.stored import SqliteStore as Store

TURN = Wait(1, "turn", 50.0, due=90.0, next_at=60.0, version=1)


async def begun(store: Store, *waits: Wait, people: int = 2) -> Match:
    """A live match of so many people, with these waits."""
    match = await store.open(GUILD, draft(*(ALICE, BOB, CAROL)[:people]), opened())
    return await store.save(after(match), row(1, "started"), Waiting(begun=waits))


async def cues(store: Store, user_id: int = BOB.id) -> tuple[Cue, ...]:
    return next((each.cues for each in await store.subscribers(GUILD) if each.user_id == user_id), ())


async def test_only_whoever_asked_is_listed_and_with_the_waits_of_their_own_seats(store: Store) -> None:
    match = await begun(store, TURN)
    assert await store.subscribers(GUILD) == ()
    await store.set_preferences(GUILD, BOB.id, Preferences(told="turn"))
    await store.set_daily(GUILD, ALICE.id, 7_200.0)
    await store.set_preferences(GUILD, CAROL.id, Preferences(words=True))
    turn = Cue(match.id, 1, "turn", 1, 50.0, 90.0)
    assert await store.subscribers(GUILD) == (
        Subscriber(ALICE.id, "never", None, 7_200.0),
        Subscriber(BOB.id, "turn", None, None, (turn,)),
    )
    assert await store.subscribers(5) == ()


async def test_nothing_is_told_of_matches_that_are_paused_or_over_or_vote_or_can_go_on_without_an_answer(
    store: Store,
) -> None:
    await store.set_preferences(GUILD, BOB.id, Preferences(told="next"))
    match = await begun(store, TURN)
    paused = await store.save(
        after(match, timing=Timing("daily", paused_at=55.0)), row(2, "paused"), Waiting(kept_seats=(1,))
    )
    assert await cues(store) == ()
    resumed = await store.save(after(paused, timing=Timing("daily")), row(3, "resumed"), Waiting(kept_seats=(1,)))
    assert len(await cues(store)) == 1
    vote = Wait(0, "take_over", 70.0, version=4)
    voting = await store.save(after(resumed), row(4, "gave_up"), Waiting(kept_seats=(1,), begun=(vote,)))
    assert await cues(store) == ()
    ahead = msgspec.structs.replace(TURN, kind="ahead", version=5)
    answering = await store.save(after(voting), row(5), Waiting(begun=(ahead,)))
    assert await cues(store) == ()
    await saved(store, answering, status="over", ended_at=99.0)
    assert await cues(store) == ()


async def test_a_wait_is_told_once_and_a_later_one_of_the_seat_again(store: Store) -> None:
    await store.set_preferences(GUILD, BOB.id, Preferences(told="turn"))
    match = await begun(store, TURN)
    (cue,) = await cues(store)
    assert not cue.told
    assert await store.begin(GUILD, BOB.id, (cue,), 61.5)
    (again,) = await cues(store)
    assert again == msgspec.structs.replace(cue, told=True)
    assert await store.message_times(GUILD, BOB.id) == MessageTimes(61.5)
    later = msgspec.structs.replace(TURN, since=80.0, version=2)
    await store.save(after(match), row(2), Waiting(begun=(later,)))
    assert [each.told for each in await cues(store)] == [False]


async def test_no_message_begins_about_a_wait_that_is_over_or_for_somebody_who_wants_none_any_more(
    store: Store,
) -> None:
    await store.set_preferences(GUILD, BOB.id, Preferences(told="turn"))
    match = await begun(store, TURN)
    (cue,) = await cues(store)
    await store.set_preferences(GUILD, BOB.id, Preferences())
    assert not await store.begin(GUILD, BOB.id, (cue,), 61.5)
    await store.set_daily(GUILD, BOB.id, 7_200.0)
    assert not await store.begin(GUILD, BOB.id, (cue,), 61.5)
    assert not await store.begin(GUILD, BOB.id, (cue,), 61.5, NextDaily(3_600.0, 90_000.0))
    assert await store.message_times(GUILD, BOB.id) == MessageTimes(None, 7_200.0)
    assert await store.begin(GUILD, BOB.id, (cue,), 61.5, NextDaily(7_200.0, 93_600.0))
    assert await store.message_times(GUILD, BOB.id) == MessageTimes(61.5, 93_600.0)
    await store.set_preferences(GUILD, BOB.id, Preferences(told="turn"))
    await store.save(after(match), row(2), Waiting())
    assert not await store.begin(GUILD, BOB.id, (cue,), 70.0)
    assert not await store.begin(5, BOB.id, (), 70.0)


async def test_a_daily_list_is_skipped_unless_its_time_was_changed(store: Store) -> None:
    await store.set_daily(GUILD, BOB.id, 7_200.0)
    await store.skip_daily(GUILD, BOB.id, NextDaily(3_600.0, 90_000.0))
    assert (await store.message_times(GUILD, BOB.id)).daily_at == 7_200.0
    await store.skip_daily(GUILD, BOB.id, NextDaily(7_200.0, 93_600.0))
    assert (await store.message_times(GUILD, BOB.id)).daily_at == 93_600.0
    await store.set_daily(GUILD, BOB.id, None)
    assert await store.subscribers(GUILD) == ()


async def test_of_three_each_other_seat_may_be_the_next_while_one_seat_has_its_turn(store: Store) -> None:
    for person in (ALICE, BOB, CAROL):
        await store.set_preferences(GUILD, person.id, Preferences(told="next"))
    match = await begun(store, TURN, people=3)
    assert [(each.kind, each.seat, each.version) for each in await cues(store, CAROL.id)] == [("next", 2, 1)]
    assert [each.kind for each in await cues(store, BOB.id)] == ["turn"]
    (cue,) = await cues(store, CAROL.id)
    assert await store.begin(GUILD, CAROL.id, (cue,), 61.5)
    assert [each.told for each in await cues(store, CAROL.id)] == [True]
    assert [each.told for each in await cues(store, ALICE.id)] == [False]
    both = tuple(msgspec.structs.replace(TURN, seat=seat, kind="answer", version=2) for seat in (0, 1))
    await store.save(after(match), row(2), Waiting(begun=both))
    assert await cues(store, CAROL.id) == ()


async def test_of_two_nobody_is_next(store: Store) -> None:
    await store.set_preferences(GUILD, ALICE.id, Preferences(told="next"))
    await begun(store, TURN)
    assert await cues(store, ALICE.id) == ()


async def test_what_is_kept_of_messages_goes_with_the_person(store: Store) -> None:
    await store.set_preferences(GUILD, BOB.id, Preferences(told="turn"))
    match = await begun(store, TURN)
    (cue,) = await cues(store)
    await store.begin(GUILD, BOB.id, (cue,), 61.5)
    await saved(store, match, status="over", ended_at=99.0)
    await store.erase(GUILD, BOB.id, "Former player")
    assert await store.subscribers(GUILD) == ()
    assert await store.message_times(GUILD, BOB.id) == MessageTimes()

    def told(file: object) -> int:
        return int(file.execute("SELECT count(*) FROM told_waits").fetchone()[0])  # type: ignore[attr-defined]

    assert await store._files.read(GUILD, told) == 0
