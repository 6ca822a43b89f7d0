"""The queue of questions to computer players, before workers answer them.

Guilds take turns with one question each. The people of a guild take turns too. No question waits for all questions of
another guild or person. The more wait, the less time each has. After an error of a player, the question gets another
key and a further attempt. After three attempts there is no answer. When the bot stops, open questions are cancelled.

Chores are jobs that no move waits for. One at a time runs, and only while no question waits.
"""

import asyncio
import contextvars
import logging
import secrets
import time
from collections import deque
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bot.operations.health import Metrics
from bot.players.worker import answer, limit_of
from bot.workers.executor import Executor, Job, JobFailed, Order, Unfinished
from bot.workers.working import describe_error
from engine.ai.player import Question

_log = logging.getLogger(__name__)

_ATTEMPTS = 3


class Asker(NamedTuple):
    """Person of a guild who gets the answer to a question; `person_id` is 0 in a match without people."""

    guild_id: int
    person_id: int


class QueuedQuestion(NamedTuple):
    """A question, who asks it, the future of its answer, and the monotonic time when it was queued."""

    asker: Asker
    question: Question
    answer: "asyncio.Future[bytes | None]"
    since: float


class Chore(NamedTuple):
    """A job that no move waits for, and the future of its result."""

    job: Job
    order: Order
    result: "asyncio.Future[bytes]"


class FairQueue:
    """Questions by guild and person. Guilds take turns, in a guild its people, and a person's questions keep order."""

    def __init__(self) -> None:
        self._by_guild: dict[int, dict[int, deque[QueuedQuestion]]] = {}

    def __len__(self) -> int:
        return sum(len(waiting) for people in self._by_guild.values() for waiting in people.values())

    def put(self, queued: QueuedQuestion) -> None:
        """Add a question at the end of its person's questions."""
        guild_id, person_id = queued.asker
        self._by_guild.setdefault(guild_id, {}).setdefault(person_id, deque()).append(queued)

    def take(self) -> QueuedQuestion | None:
        """Remove and return the next question, taking guilds and people in turn; return None if the queue is empty.

        Questions that are already answered or cancelled are dropped.
        """
        while self._by_guild:
            guild_id = next(iter(self._by_guild))
            people = self._by_guild.pop(guild_id)
            person_id = next(iter(people))
            waiting = people.pop(person_id)
            queued = waiting.popleft()
            if waiting:
                people[person_id] = waiting  # behind the others of the guild
            if people:
                self._by_guild[guild_id] = people  # behind the other guilds
            if not queued.answer.done():
                return queued
        return None


_ANSWERED_WITHIN = 4.0
"""Seconds from a question to its answer if many wait. A busy machine then still moves within 5 s."""

_SHORTEST = 0.05
"""Seconds for a question that has waited too long, enough for a first action of every player."""


def limit_thought(waited: float, waiting: int, slots: int = 1) -> float:
    """Return the most seconds for a question that has waited for `waited` seconds, with `waiting` others behind it.

    They share the rest of `_ANSWERED_WITHIN`, `slots` of them at a time. The result depends on these three numbers
    only, and so reveals no hand.

    >>> limit_thought(0.0, 0), limit_thought(2.0, 19), limit_thought(2.0, 18, slots=2), limit_thought(60.0, 3)
    (4.0, 0.1, 0.2, 0.05)
    """
    return max((_ANSWERED_WITHIN - waited) * slots / (waiting + slots), _SHORTEST)


class PlayerPool:
    """An implementation of the port `Thinker`; it uses all slots of an executor.

    Several clients may share it. It needs a running event loop. `metrics` records queue and thinking times; None
    records them nowhere.
    """

    def __init__(self, workers: Executor, metrics: Metrics | None = None) -> None:
        self._workers = workers
        self._metrics = metrics or Metrics()
        self._queue = FairQueue()
        self._in_progress: dict[asyncio.Task[None], QueuedQuestion] = {}
        self._chores: deque[Chore] = deque()
        self._chore: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def waiting(self) -> int:
        """Number of questions in the queue, without those in progress."""
        return len(self._queue)

    def think(self, asker: Asker, question: Question) -> "asyncio.Future[bytes | None]":
        """Queue a question, and return the future of the answer; cancelling the future stops the thought.

        The future's result is the bytes of `think` in `worker`. It is None if all attempts fail, or if the pool is
        already closed. A question that is open when the pool closes is cancelled.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[bytes | None] = loop.create_future()
        if self._closed:
            answer.set_result(None)
            return answer
        self._queue.put(QueuedQuestion(asker, question, answer, time.monotonic()))
        loop.call_soon(self._begin)  # later, so that questions asked at the same time take turns
        return answer

    def work(self, job: Job, order: Order) -> "asyncio.Future[bytes]":
        """Queue a chore, and return the future of its result; cancelling the future stops the chore.

        Chores run in order. They should be short, because a question may have to wait for one. The future raises
        Unfinished or JobFailed if the chore fails. The future is cancelled if the pool closes.
        """
        loop = asyncio.get_running_loop()
        result: asyncio.Future[bytes] = loop.create_future()
        if self._closed:
            result.cancel()
            return result
        self._chores.append(Chore(job, order, result))
        loop.call_soon(self._begin)
        return result

    def pause(self) -> None:
        """Suspend thoughts on this machine for a moment, so that the bot can answer a person sooner."""
        self._workers.pause()

    def resume(self) -> None:
        """Resume the suspended thoughts."""
        self._workers.resume()

    async def close(self) -> None:
        """Cancel all questions, those in progress and those in the queue, and refuse later ones.

        Later calls of `think` return a future with the result None.
        """
        self._closed = True
        while (queued := self._queue.take()) is not None:
            queued.answer.cancel()
        for queued in self._in_progress.values():
            queued.answer.cancel()
        for chore in self._chores:
            chore.result.cancel()
        running = [self._chore] if self._chore else []
        for task in running:
            task.cancel()
        await asyncio.gather(*self._in_progress, *running, return_exceptions=True)

    def _begin(self) -> None:
        """Start on the next questions of the queue, one for each free slot."""
        loop = asyncio.get_running_loop()
        while self._has_slot and (queued := self._queue.take()) is not None:
            # In a context of its own: it goes on whatever becomes of what asked first.
            task = contextvars.Context().run(loop.create_task, self._serve(queued))
            self._in_progress[task] = queued
            task.add_done_callback(self._end)
            queued.answer.add_done_callback(partial(_cancel, task))
        while self._chores and self._chores[0].result.done():
            self._chores.popleft()
        if self._chores and self._chore is None and self._has_slot:
            chore = self._chores.popleft()
            self._chore = contextvars.Context().run(loop.create_task, self._do(chore))
            self._chore.add_done_callback(self._end_chore)
            chore.result.add_done_callback(partial(_cancel, self._chore))

    @property
    def _has_slot(self) -> bool:
        return len(self._in_progress) + (self._chore is not None) < self._workers.slots

    def _end(self, task: asyncio.Task[None]) -> None:
        del self._in_progress[task]
        self._begin()

    def _end_chore(self, _task: asyncio.Task[None]) -> None:
        self._chore = None
        self._begin()

    async def _do(self, chore: Chore) -> None:
        """Run a chore on the workers, and set the result or the error of its future."""
        try:
            result = await self._workers.run(chore.job, lambda: chore.order)
        except asyncio.CancelledError:
            chore.result.cancel()
            raise
        except Exception as error:  # noqa: BLE001 - whoever queued the chore handles it
            if not chore.result.done():
                chore.result.set_exception(error)
        else:
            if not chore.result.done():
                chore.result.set_result(result)

    async def _serve(self, queued: QueuedQuestion) -> None:
        """Ask the workers a question, and set the result of its future."""
        began, found = time.monotonic(), None
        try:
            found = await self._ask(queued)
        except Exception as error:  # noqa: BLE001 - nobody awaits this task
            _log.error("asking about a move in guild %d failed: %s", queued.asker.guild_id, describe_error(error))
        question, seconds = queued.question, time.monotonic() - began
        self._metrics.thought(
            question.game, question.level, began - queued.since, seconds, is_answered=found is not None
        )
        if not queued.answer.done():
            queued.answer.set_result(found)

    def _order(self, queued: QueuedQuestion) -> Order:
        """Return the order for a question that has waited until now, with less time if others wait."""
        waited, question = time.monotonic() - queued.since, queued.question
        limit = limit_thought(waited, self.waiting, self._workers.slots)
        question = replace(question, seconds=limit if question.seconds is None else min(question.seconds, limit))
        return Order(msgspec.msgpack.encode(question), limit_of(question))

    async def _ask(self, queued: QueuedQuestion) -> bytes | None:
        """Return the answer's bytes, or None if no player finds one; every failure is logged.

        If the player itself raises an error, ask again with a new random key.
        """
        guild_id, question = queued.asker.guild_id, queued.question
        for _ in range(_ATTEMPTS):
            try:
                return await self._workers.run(answer, partial(self._order, queued)) or None
            except Unfinished as unfinished:
                _log.error("nobody has thought about a move in guild %d: %s", guild_id, unfinished)
                return None
            except JobFailed as failure:
                where = (question.game, question.level, guild_id, question.seat, len(question.told))
                _log.error("a computer player of %s (%s) failed: guild %s seat %s after %s events: %s", *where, failure)
                key = secrets.token_bytes(len(question.key))
                queued = queued._replace(question=replace(question, key=key))
        return None


def _cancel(task: asyncio.Task[None], _answer: object) -> None:
    task.cancel()  # no-op if the answer comes from the task
