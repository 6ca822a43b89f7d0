"""Workers of reviews in the test's own process: at once, or when they are told to."""

import asyncio
from collections.abc import Callable

import msgspec

from bot.app import Warroom
from bot.workers.executor import Job, Order
from engine.review.assessors import Effort
from engine.review.questions import Question

SMALL = Effort(2, 2)
"""An effort that makes a review of a match in a second."""


class InstantChores:
    """Has done a chore as soon as it is queued, with little effort; `asked` are the questions so far."""

    def __init__(self, effort: Effort = SMALL) -> None:
        self.asked: list[Question] = []
        self._effort = effort

    def work(self, job: Job, order: Order) -> "asyncio.Future[bytes]":
        result: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        result.set_result(self.do(job, order))
        return result

    def do(self, job: Job, order: Order) -> bytes:
        question = msgspec.msgpack.decode(order.data, type=Question)
        self.asked.append(question)
        return job(msgspec.msgpack.encode(msgspec.structs.replace(question, effort=self._effort)))


class SlowChores(InstantChores):
    """Has done a chore when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[asyncio.Future[bytes], Callable[[], bytes]]] = []

    def work(self, job: Job, order: Order) -> "asyncio.Future[bytes]":
        result: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.waiting.append((result, lambda: self.do(job, order)))
        return result

    def finish(self) -> None:
        """Do the chore that has waited longest."""
        result, do = self.waiting.pop(0)
        result.set_result(do())


def let_review(warroom: Warroom, chores: InstantChores) -> None:
    """Let these workers make reviews."""
    warroom.reviews._chores = chores
