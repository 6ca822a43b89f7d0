"""The queue of computer players: who is asked next, for how long, and what becomes of a thought that fails."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.operations.health import Metrics
from bot.players import pool as pool_module
from bot.players.pool import Asker, PlayerPool
from bot.workers.executor import Job, Order, Unfinished
from bot.workers.local_workers import LocalWorkers, Patience
from engine.catalog import GAMES
from tests.bot.players.questions import Strange, StrangeWorkers, legal_actions, question
from tests.bot.workers.jobs import attempts, processes

SOON = Patience(start=60.0, late=2.0, idle=60.0)
LATER = Patience(start=60.0, late=20.0, idle=60.0)
LONGEST = 60.0
GUILD = Asker(1, 101)


@asynccontextmanager
async def pool(
    strange: Strange | None = None, patience: Patience = LATER, slots: int = 1, metrics: Metrics | None = None
) -> AsyncIterator[PlayerPool]:
    workers = LocalWorkers(slots, patience=patience)
    if strange is not None:
        workers = StrangeWorkers(slots, patience=patience)
        workers.strange = strange
    opened = PlayerPool(workers, metrics)
    try:
        async with asyncio.timeout(LONGEST):
            yield opened
    finally:
        await opened.close()
        await workers.close()


async def until(holds: Callable[[], bool]) -> None:
    while not holds():  # noqa: ASYNC110 - another process makes it so
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", GAMES)
async def test_a_question_of_any_game_is_answered_with_an_action_that_is_allowed(game: str) -> None:
    asked, rules = question(game=game), GAMES[game]
    async with pool() as thinking:
        action = await thinking.think(GUILD, asked)
    assert action is not None
    rules.apply(rules.codec.load_state(asked.world), asked.seat, rules.codec.load_action(action))


async def test_a_player_out_of_time_gives_the_best_action_that_it_has_by_then(tmp_path: Path) -> None:
    endless = "while True: time.sleep(0.01); yield imagination.actions[-1]"
    async with pool(Strange(str(tmp_path), endless)) as thinking:
        assert await thinking.think(GUILD, question()) == legal_actions(question())[-1]
        assert len(attempts(tmp_path)) == 1


async def test_a_player_that_hangs_is_asked_again_by_another_process(tmp_path: Path) -> None:
    async with pool(Strange(str(tmp_path), "time.sleep(0 if runs else 30); yield best"), SOON) as thinking:
        assert await thinking.think(GUILD, question()) == legal_actions(question())[0]
        assert len(processes(tmp_path)) == 2


async def test_nobody_answers_what_no_process_can_think_about(tmp_path: Path) -> None:
    async with pool(Strange(str(tmp_path), "time.sleep(30); yield best"), SOON) as thinking:
        assert await thinking.think(GUILD, question()) is None
        assert len(attempts(tmp_path)) == SOON.times


async def test_a_player_that_fails_is_asked_again_by_the_same_process(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fails_once = "yield best if runs else [][int('1234')]"
    async with pool(Strange(str(tmp_path), fails_once)) as thinking:
        assert await thinking.think(GUILD, question()) == legal_actions(question())[0]
        assert len(processes(tmp_path)) == 1
    assert "failed: guild 1 seat 1 after 0 events: IndexError at" in caplog.text


async def test_a_player_that_fails_again_and_again_has_no_answer(tmp_path: Path) -> None:
    async with pool(Strange(str(tmp_path), "raise RuntimeError; yield best")) as thinking:
        assert await thinking.think(GUILD, question()) is None
        assert len(attempts(tmp_path)) == 3


async def test_a_player_that_takes_too_much_memory_answers_at_once(tmp_path: Path) -> None:
    greedy = "kept = [bytes(2**20) + b'x' for _ in range(80)]; yield best; time.sleep(30); yield best"
    async with pool(Strange(str(tmp_path), greedy, seconds=15.0)) as thinking:
        assert await thinking.think(GUILD, question()) == legal_actions(question())[0]
        assert len(attempts(tmp_path)) == 1


@pytest.mark.parametrize(("one", "another"), [((1, 101), (2, 101)), ((1, 101), (1, 102))], ids=["guilds", "people"])
async def test_guilds_and_their_people_are_answered_in_turn(
    tmp_path: Path, one: tuple[int, int], another: tuple[int, int]
) -> None:
    answered: list[str] = []
    async with pool(Strange(str(tmp_path), "yield best")) as thinking:
        answers = []
        for name, asker in (("first", one), ("second", one), ("third", one), ("other", another)):
            answer = thinking.think(Asker(*asker), question())
            answer.add_done_callback(lambda _done, name=name: answered.append(name))  # type: ignore[misc]
            answers.append(answer)
        await asyncio.gather(*answers)
    assert answered == ["first", "other", "second", "third"]


async def test_as_many_think_at_once_as_there_are_slots(tmp_path: Path) -> None:
    together = "while len(list(folder.iterdir())) < 2: time.sleep(0.01)\n    yield best"
    async with pool(Strange(str(tmp_path), together, seconds=15.0), slots=2) as thinking:
        answers = [thinking.think(GUILD, question()) for _ in range(3)]
        await until(lambda: thinking.waiting == 1)
        assert await asyncio.gather(*answers) == [legal_actions(question())[0]] * 3


async def test_a_bot_that_stops_waits_for_no_thought(tmp_path: Path) -> None:
    async with pool(Strange(str(tmp_path), "time.sleep(30); yield best", seconds=60.0)) as thinking:
        answers = [thinking.think(GUILD, question()) for _ in range(2)]
        await until(lambda: bool(attempts(tmp_path)))
        async with asyncio.timeout(10.0):
            await thinking.close()
        assert all(answer.cancelled() for answer in answers)
        assert await thinking.think(GUILD, question()) is None


async def test_whoever_no_longer_wants_an_answer_stops_the_thought_and_no_other(tmp_path: Path) -> None:
    async with pool(Strange(str(tmp_path), "time.sleep(0 if runs else 30); yield best", seconds=60.0)) as thinking:
        unwanted, dropped, wanted = (thinking.think(GUILD, question()) for _ in range(3))
        await until(lambda: bool(attempts(tmp_path)))
        dropped.cancel()
        unwanted.cancel()
        assert await wanted == legal_actions(question())[0]
        assert len(processes(tmp_path)) == 2


async def test_a_question_with_a_time_limit_of_its_own_is_answered_by_then(tmp_path: Path) -> None:
    async with pool(Strange(str(tmp_path), "while True: yield best", seconds=30.0)) as thinking:
        limited = replace(question(), seconds=0.1)
        async with asyncio.timeout(20):
            assert await thinking.think(GUILD, limited) in legal_actions(limited)


@pytest.mark.parametrize("slots", [1, 2])
async def test_many_who_ask_at_once_share_the_time_of_one(tmp_path: Path, slots: int) -> None:
    async with pool(Strange(str(tmp_path), "while True: yield best", seconds=30.0), slots=slots) as thinking:
        answers = await asyncio.gather(*(thinking.think(GUILD, question()) for _ in range(20)))
    assert all(answer in legal_actions(question()) for answer in answers)


@pytest.mark.parametrize("slots", [1, 2, 3])
@pytest.mark.parametrize("number", [1, 2, 5, 20, 60])
def test_the_last_of_many_is_answered_almost_as_soon_as_if_it_were_alone(number: int, slots: int) -> None:
    free, shares = [0.0] * slots, []
    for waiting in reversed(range(number)):
        now = min(free)
        shares.append(pool_module.limit_thought(now, waiting, slots))
        free[free.index(now)] += shares[-1]
    assert max(free) <= pool_module._ANSWERED_WITHIN + pool_module._SHORTEST
    assert max(shares[:-slots], default=0.0) <= 2 * min(shares), "nobody has much less time than another"


def test_a_question_that_has_waited_too_long_has_the_shortest_time() -> None:
    assert pool_module.limit_thought(100.0, 0) == pool_module._SHORTEST


async def test_times_of_thinking_and_waiting_are_measured_and_failures_counted() -> None:
    class NoWorkers:
        slots = 1

        async def run(self, _job: Job, _order: Callable[[], Order]) -> bytes:
            raise Unfinished("there is nobody")

        async def close(self) -> None:
            return

    metrics, asked = Metrics(), question()
    async with pool(metrics=metrics) as thinking:
        for answer in (thinking.think(GUILD, asked), thinking.think(GUILD, asked)):
            assert await answer is not None
    assert await PlayerPool(NoWorkers(), metrics).think(GUILD, asked) is None
    shown = metrics.render().decode()
    assert "warroom_thinking_queue_seconds_count 3.0" in shown
    assert f'warroom_thinking_seconds_count{{game="{asked.game}",level="{asked.level}"}} 3.0' in shown
    assert "warroom_thinking_failures_total 1.0" in shown
