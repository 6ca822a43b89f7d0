"""Computer players think in a process of their own, which is replaced whenever it fails.

The pool starts the process at the first question, and ends it after a period without questions. It asks one question at
a time. If the process dies, hangs or is out of memory, a new one gets the same question. After a few attempts there is
no answer. When the bot stops, open questions are dropped.

In the queue, guilds take turns with one question each, and so do the people of a guild. No question waits for all
questions of another guild or person. The more wait, the less time each has.
"""

import asyncio
import contextvars
import logging
import secrets
import signal
import sys
import time
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from bot.operations.health import Metrics
from bot.operations.processes import ChildProcess
from bot.players.worker import REST, Result
from engine.ai.player import Question
from engine.players import PLAYERS

_log = logging.getLogger(__name__)


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


def limit_thought(waited: float, waiting: int) -> float:
    """Return the most seconds for a question that has waited for `waited` seconds, with `waiting` others behind it.

    They share the rest of `_ANSWERED_WITHIN`. The result depends on these two numbers only, and so reveals no hand.

    >>> limit_thought(0.0, 0), limit_thought(2.0, 19), limit_thought(60.0, 3)
    (4.0, 0.1, 0.05)
    """
    return max((_ANSWERED_WITHIN - waited) / (waiting + 1), _SHORTEST)


class Patience(msgspec.Struct, frozen=True):
    """Limits of the pool in seconds, and the number of attempts for each question (`times`).

    `start` is for the process to be ready, and `idle` for a process without questions. `late` is the extra time for an
    answer beyond the player's own limit, for a busy machine.
    """

    start: float = 30.0
    late: float = 4.0
    idle: float = 300.0
    times: int = 3


class _Failed(Exception):  # noqa: N818
    """A failure of the process to answer; the message is the reason, for the log."""


class PlayerPool:
    """An implementation of the port `Thinker` by a separate process; it needs a running event loop.

    `metrics` records queue and thinking times; None records them nowhere.
    """

    def __init__(
        self, patience: Patience | None = None, command: Sequence[str] = (), metrics: Metrics | None = None
    ) -> None:
        self._metrics = metrics or Metrics()
        self._patience = patience or Patience()
        self._command = command or (sys.executable, "-m", "bot.players.worker")
        self._queue = FairQueue()
        self._has_work = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._process: ChildProcess | None = None
        self._closed = False
        self._is_thinking = False
        self._paused_at: float | None = None

    @property
    def waiting(self) -> int:
        """Number of questions in the queue, without the one in progress."""
        return len(self._queue)

    @property
    def process_id(self) -> int | None:
        """Id of the process, or None if no process is running."""
        return self._process.pid if self._process is not None and not self._process.has_ended else None

    def think(self, asker: Asker, question: Question) -> "asyncio.Future[bytes | None]":
        """Queue a question, start the worker task if none runs, and return the future of the answer.

        The future's result is the bytes of `Result.answer`. It is None if all attempts fail, or if the pool is already
        closed. A question that is open when the pool closes gets no result.
        """
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[bytes | None] = loop.create_future()
        if self._closed:
            answer.set_result(None)
            return answer
        self._queue.put(QueuedQuestion(asker, question, answer, time.monotonic()))
        self._has_work.set()
        if self._running is None or self._running.done():
            # In a context of its own: it goes on whatever becomes of what asked first.
            self._running = contextvars.Context().run(loop.create_task, self._run())
        return answer

    def pause(self) -> None:
        """Suspend the process for at most REST seconds, so that the bot can answer a person sooner.

        No-op if the process is idle, and on Windows.
        """
        if self._is_thinking and sys.platform != "win32":
            self._signal(signal.SIGUSR1)
            self._paused_at = time.monotonic()

    def resume(self) -> None:
        """Resume the paused process, before its pause ends by itself after REST seconds.

        No-op on Windows, and if the process is idle or was already resumed. Only a process that answers a question gets
        the signal. During the start of a new process, a signal would kill it.
        """
        if self._paused_at is None:
            return
        if self._is_thinking and time.monotonic() - self._paused_at < REST and sys.platform != "win32":
            self._signal(signal.SIGUSR2)
        self._paused_at = None

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None and not self._process.has_ended:
            self._process.signal(number)

    async def close(self) -> None:
        """Kill the process, even in the middle of a question, and refuse later questions.

        The futures of open questions never get a result. Later calls of `think` return a future with the result None.
        """
        self._closed = True
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        await self._end_process()

    async def _run(self) -> None:
        """Answer questions until none has come for `Patience.idle` seconds; then end the process."""
        while True:
            while (queued := self._queue.take()) is not None:
                began = time.monotonic()
                waited = began - queued.since
                question = self._limit(queued.question, waited)
                answer = await self._answer(queued.asker.guild_id, question)
                seconds = time.monotonic() - began
                self._metrics.thought(question.game, question.level, waited, seconds, is_answered=answer is not None)
                if not queued.answer.done():
                    queued.answer.set_result(answer)
            self._has_work.clear()
            try:
                async with asyncio.timeout(self._patience.idle):
                    await self._has_work.wait()
            except TimeoutError:
                await self._end_process()
                if not len(self._queue):
                    return

    def _limit(self, question: Question, waited: float) -> Question:
        """Return a question that has waited for `waited` seconds, with less time if others wait."""
        seconds, own = limit_thought(waited, self.waiting), question.seconds
        return msgspec.structs.replace(question, seconds=seconds if own is None else min(own, seconds))

    async def _answer(self, guild_id: int, question: Question) -> bytes | None:
        """Ask the process until it answers, and return the answer's bytes; return None if all attempts fail.

        There are at most `Patience.times` attempts. If the process fails, replace it and ask again. If the player
        itself raises an error, ask again with a new random key. Every failure is logged.
        """
        for _ in range(self._patience.times):
            try:
                result = await self._ask(question)
            except (_Failed, OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
                why = str(error) if isinstance(error, _Failed) else type(error).__name__
                _log.warning("the computer players' process is replaced: %s", why)
                await self._end_process()
                continue
            if result.is_full:
                _log.info("the computer players' process has taken all its memory, and is replaced")
                await self._end_process()
            if result.answer is not None:
                return result.answer
            where = (question.game, question.level, guild_id, question.seat, len(question.told))
            _log.error(
                "a computer player of %s (%s) failed: guild %s seat %s after %s events: %s", *where, result.error
            )
            question = msgspec.structs.replace(question, key=secrets.token_bytes(len(question.key)))
        return None

    async def _ask(self, question: Question) -> Result:
        """Send the question and return its result, after starting the process if necessary.

        Raises _Failed, OSError, IncompleteReadError or MsgspecError if the process doesn't answer properly.
        """
        process = self._process
        if process is None or process.has_ended:
            process = await self._start()
        await process.send(question)
        self._is_thinking = True
        try:
            return await _receive(process, PLAYERS[question.game, question.level].seconds + self._patience.late)
        finally:
            self._is_thinking = False

    async def _start(self) -> ChildProcess:
        process = await ChildProcess.start(self._command, PYTHONHASHSEED="0")
        self._process = process
        await _receive(process, self._patience.start)
        return process

    async def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await process.end()


async def _receive(process: ChildProcess, seconds: float) -> Result:
    """Return the next result of the process; raises _Failed if none comes in time."""
    try:
        async with asyncio.timeout(seconds):
            return await process.receive(Result)
    except TimeoutError:
        raise _Failed(f"no answer in {seconds:.0f} s") from None
