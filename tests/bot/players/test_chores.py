"""Chores in the queue of computer players: they wait for every question, and no question waits for two of them."""

import asyncio
from collections.abc import Callable

import pytest

from bot.players.pool import Asker, PlayerPool
from bot.players.worker import answer
from bot.workers.executor import Job, JobFailed, Order, Unfinished
from bot.workers.local_workers import LocalWorkers
from tests.bot.players.questions import question
from tests.bot.workers.jobs import fail, reverse

ASKER = Asker(1, 101)
ORDER = Order(b"abc", 5.0)


class HeldWorkers:
    """Workers that finish a job when the test says so; `begun` are the jobs in order."""

    def __init__(self, slots: int = 1) -> None:
        self.slots = slots
        self.begun: list[str] = []
        self.open: list[asyncio.Future[bytes]] = []

    async def run(self, job: Job, order: Callable[[], Order]) -> bytes:
        order()
        self.begun.append("question" if job is answer else "chore")
        self.open.append(asyncio.get_running_loop().create_future())
        return await self.open[-1]

    def pause(self) -> None:
        raise NotImplementedError

    def resume(self) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    async def finish(self) -> None:
        """Finish the job that was begun first."""
        self.open.pop(0).set_result(b"done")
        await turns()


async def turns() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_chore_is_done_where_nobody_asks_anything() -> None:
    workers = LocalWorkers(1)
    pool = PlayerPool(workers)
    try:
        assert await pool.work(reverse, ORDER) == b"cba"
    finally:
        await pool.close()
        await workers.close()


async def test_questions_go_before_chores_and_chores_one_after_the_other() -> None:
    workers = HeldWorkers()
    pool = PlayerPool(workers)
    chores = [pool.work(reverse, ORDER) for _ in range(2)]
    thoughts = [pool.think(ASKER, question()) for _ in range(2)]
    await turns()
    for _ in range(4):
        await workers.finish()
    assert workers.begun == ["question", "question", "chore", "chore"]
    assert all(each.done() for each in (*chores, *thoughts))
    await pool.close()


async def test_a_question_waits_for_the_chore_under_way_and_for_no_other() -> None:
    workers = HeldWorkers()
    pool = PlayerPool(workers)
    for _ in range(3):
        pool.work(reverse, ORDER)
    await turns()
    pool.think(ASKER, question())
    await turns()
    await workers.finish()
    await workers.finish()
    assert workers.begun[:3] == ["chore", "question", "chore"]
    await pool.close()


async def test_chores_take_one_slot_of_several() -> None:
    workers = HeldWorkers(slots=3)
    pool = PlayerPool(workers)
    for _ in range(3):
        pool.work(reverse, ORDER)
    for _ in range(3):
        pool.think(ASKER, question())
    await turns()
    assert workers.begun == ["question", "question", "question"]
    await workers.finish()
    await workers.finish()
    assert workers.begun == ["question", "question", "question", "chore"]
    await pool.close()


async def test_a_chore_that_is_cancelled_is_not_begun_or_stopped() -> None:
    workers = HeldWorkers()
    pool = PlayerPool(workers)
    first, second, third = (pool.work(reverse, ORDER) for _ in range(3))
    await turns()
    second.cancel()
    first.cancel()
    await turns()
    assert workers.begun == ["chore", "chore"]
    assert workers.open[0].cancelled()
    workers.open[1].set_result(b"third")
    assert await third == b"third"
    await pool.close()


async def test_a_failure_reaches_whoever_queued_the_chore() -> None:
    workers = LocalWorkers(1)
    pool = PlayerPool(workers)
    try:
        with pytest.raises(JobFailed):
            await pool.work(fail, ORDER)
        assert await pool.work(reverse, ORDER) == b"cba"
    finally:
        await pool.close()
        await workers.close()


async def test_a_pool_that_closes_cancels_its_chores_and_takes_no_more() -> None:
    workers = HeldWorkers()
    pool = PlayerPool(workers)
    chores = [pool.work(reverse, ORDER) for _ in range(2)]
    await turns()
    await pool.close()
    chores.append(pool.work(reverse, ORDER))
    assert all(chore.cancelled() for chore in chores)
    assert workers.begun == ["chore"]


async def test_where_no_worker_answers_the_chore_says_so() -> None:
    class NoWorkers(HeldWorkers):
        async def run(self, _job: Job, _order: Callable[[], Order]) -> bytes:
            raise Unfinished("there is nobody")

    pool = PlayerPool(NoWorkers())
    with pytest.raises(Unfinished):
        await pool.work(reverse, ORDER)
    await pool.close()
