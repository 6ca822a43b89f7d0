"""Reviews: who gets one, by what it is judged, that it is made once, and what becomes of one that is cut short."""

import asyncio
from base64 import b64encode
from collections.abc import Sequence

import msgspec
import pytest

from bot.match.model.match import MatchRef, Person
from bot.review.model import Review
from bot.review.service import MAX_MOMENTS, Progress, choices_of
from bot.workers.executor import Job, JobFailed, Order
from engine.core.values import Seat
from tests.bot.review.chores import InstantChores, SlowChores, let_review
from tests.bot.review.matches import at_rest, made, played
from tests.bot.service_world import ALICE, BOB, CAROL, GUILD, World, refused


@pytest.fixture
def world() -> World:
    return World()


GAMES: Sequence[tuple[str, str]] = (
    ("air-land-sea", "target=single"),
    ("flies-lies-supplies", "target=single"),
    ("fight-flight-bite", ""),
    ("this-means-war", "win_city=20"),
    ("stratego", "army=duel"),
)


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_an_ended_match_of_any_game_is_reviewed(world: World, game: str, options: str) -> None:
    match = await played(world, options, game, moves=150)
    review = await made(world, match)
    assert review.seat == 0
    assert review.choices
    assert review.result == float(match.ending is not None and match.ending.ranks[0] == (0,))
    rows = {row.number: row for row in await world.store.log(match.ref)}
    assert all((rows[choice.row].seat, rows[choice.row].kind) == (0, "acted") for choice in review.choices)
    numbers = [choice.row for choice in review.choices]
    assert numbers == sorted(set(numbers))
    assert len(review.moments) <= MAX_MOMENTS
    assert [moment.choice for moment in review.moments] == sorted({moment.choice for moment in review.moments})


async def test_each_player_gets_the_review_of_their_own_seat(world: World) -> None:
    match = await played(world)
    alices, bobs = await made(world, match, ALICE.id), await made(world, match, BOB.id)
    assert (alices.seat, bobs.seat) == (0, 1)
    assert {choice.row for choice in alices.choices}.isdisjoint(choice.row for choice in bobs.choices)
    assert alices.result + bobs.result == 1


async def test_whoever_had_no_seat_gets_none(world: World) -> None:
    match = await played(world)
    await made(world, match)
    await refused("review_not_yours", world.warroom.reviews.replay(match.ref, CAROL.id))


async def test_a_match_in_play_is_not_reviewed(world: World) -> None:
    match = await world.started()
    await world.move(match)
    await refused("review_too_early", world.warroom.reviews.replay(match.ref, ALICE.id))
    await refused("nothing_to_replay", world.warroom.reviews.replay(MatchRef(GUILD, 99), ALICE.id))


async def test_without_workers_a_review_that_is_stored_is_shown_and_no_other_begun(world: World) -> None:
    match = await played(world)
    review = await made(world, match)
    world.warroom.reviews._chores = None
    assert await world.warroom.reviews.get(await world.warroom.reviews.replay(match.ref, ALICE.id)) == review
    bobs = await world.warroom.reviews.replay(match.ref, BOB.id)
    await refused("no_reviews", world.warroom.reviews.get(bobs))


@pytest.mark.parametrize(("person", "seat"), [(ALICE, 0), (BOB, 1)])
async def test_a_review_goes_by_what_its_seat_was_told_and_by_nothing_that_others_were(
    world: World, person: Person, seat: int
) -> None:
    match, chores = await played(world), InstantChores()
    await made(world, match, person.id, chores)
    reports = [
        row.reports[seat + 1] for row in await world.store.log(match.ref) if row.reports and row.kind != "opened"
    ]
    told = [events for events in reports if events != b"[]"]
    assert chores.asked
    for question in chores.asked:
        assert question.seat == seat
        assert list(question.changes) == told[: len(question.changes)]
        assert all(asked.seen <= len(question.changes) for asked in question.choices)


async def test_neither_the_key_nor_a_real_position_leaves_the_process(world: World) -> None:
    match, chores = await played(world), InstantChores()
    await made(world, match, chores=chores)
    replay = await world.warroom.reviews.replay(match.ref, ALICE.id)
    real = {position.state for position in replay.recording.positions}
    assert any(b64encode(match.key) in state for state in real)
    for question in chores.asked:
        for asked in question.choices:
            assert asked.world not in real
            assert b64encode(match.key) not in asked.world


async def test_a_review_is_the_same_each_time_that_it_is_made(world: World) -> None:
    match = await played(world)
    first = await made(world, match)
    await world.store._files.write(GUILD, lambda file: file.execute("DELETE FROM reviews"))
    assert await made(world, match) == first


async def test_who_asks_twice_joins_the_review_that_is_being_made(world: World) -> None:
    match, chores = await played(world), SlowChores()
    let_review(world.warroom, chores)
    replay = await world.warroom.reviews.replay(match.ref, ALICE.id)
    number = len(choices_of(replay))
    assert await world.warroom.reviews.get(replay) == Progress(0, number)
    assert await world.warroom.reviews.get(replay) == Progress(0, number)
    await finished(world, chores)
    assert isinstance(await world.warroom.reviews.get(replay), Review)
    asked = len(chores.asked)
    await world.warroom.reviews.get(replay)
    assert len(chores.asked) == asked


async def finished(world: World, chores: SlowChores) -> None:
    """Do all chores until nothing is under way."""
    for _ in range(500):
        if chores.waiting:
            chores.finish()
        if not world.warroom.reviews._under_way:
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the review never ends")


async def test_a_guild_has_one_review_made_at_a_time(world: World) -> None:
    match, chores = await played(world), SlowChores()
    let_review(world.warroom, chores)
    for person in (ALICE, BOB):
        await world.warroom.reviews.get(await world.warroom.reviews.replay(match.ref, person.id))
    for _ in range(100):
        await asyncio.sleep(0.001)
        assert len(chores.waiting) <= 1
    await finished(world, chores)
    assert len(await world.store.reviews(match.ref)) == 2


async def test_progress_and_the_end_are_reported(world: World) -> None:
    match, told = await played(world), list[tuple[Seat, Progress | None]]()
    world.warroom.reviews.add_listener(lambda _ref, seat, progress: told.append((seat, progress)))
    await made(world, match)
    assert told[-1] == (0, None)


class FailingChores(InstantChores):
    """Fails each chore."""

    def work(self, _job: Job, _order: Order) -> "asyncio.Future[bytes]":
        result: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        result.set_exception(JobFailed("ValueError at nowhere"))
        return result


async def test_a_review_that_fails_is_begun_again_by_the_next_who_asks(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    match = await played(world)
    let_review(world.warroom, FailingChores())
    replay = await world.warroom.reviews.replay(match.ref, ALICE.id)
    await world.warroom.reviews.get(replay)
    await at_rest(world)
    assert await world.warroom.reviews.find_stored(replay) is None
    assert "a review failed: ValueError at nowhere" in caplog.text
    assert (await made(world, match)).choices


async def test_a_review_that_is_cut_short_is_begun_again_in_another_process(world: World) -> None:
    match = await played(world)
    let_review(world.warroom, SlowChores())
    await world.warroom.reviews.get(await world.warroom.reviews.replay(match.ref, ALICE.id))
    await world.warroom.reviews.close()
    later = World(world.store, interactions=9_000)
    assert (await made(later, match)).choices


async def test_a_review_of_another_format_is_made_again(world: World) -> None:
    match = await played(world)
    first = await made(world, match)
    old = b'{"format": 0, "anything": 1}'
    await world.store._files.write(GUILD, lambda file: file.execute("UPDATE reviews SET review = ?", (old,)))
    assert await made(world, match) == first


async def test_the_reviews_of_a_match_go_with_it(world: World) -> None:
    match = await played(world)
    await made(world, match)
    assert await world.store.prune(GUILD, 10**12) == 1
    count = await world.store._files.read(GUILD, lambda file: file.execute("SELECT count(*) FROM reviews").fetchone())
    assert count == (0,)


async def test_nobody_waits_long_for_a_chore(world: World) -> None:
    match, chores = await played(world), InstantChores()
    await made(world, match, chores=chores)
    assert max(len(question.choices) for question in chores.asked if not question.is_deep) <= 12
    assert max(len(question.choices) for question in chores.asked if question.is_deep) <= 2


async def test_a_chore_may_judge_fewer_choices_than_it_was_asked(world: World) -> None:
    class OneByOne(InstantChores):
        def do(self, job: Job, order: Order) -> bytes:
            whole = msgspec.msgpack.decode(super().do(job, order))
            return msgspec.msgpack.encode(whole[:1])

    match = await played(world)
    whole = await made(world, match)
    await world.store._files.write(GUILD, lambda file: file.execute("DELETE FROM reviews"))
    assert await made(world, match, chores=OneByOne()) == whole


async def test_the_worker_judges_at_least_one_choice(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.players.judging.SLICE_SECONDS", -1.0)
    match, chores = await played(world), InstantChores()
    whole = await made(world, match, chores=chores)
    judged = len(whole.choices)
    assert len([question for question in chores.asked if not question.is_deep]) >= judged > 1
