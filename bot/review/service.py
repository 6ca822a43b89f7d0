"""Makes reviews of ended matches, and shows them to the people who had the seats.

A guild has one made at a time. The thinkers do the work in short chores, for which no computer player's move waits.
The finished review is stored. If a restart interrupts a review, the next request begins it again.
"""

import asyncio
import contextvars
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Protocol

import msgspec

from bot.games.catalog import get_game
from bot.history.replays import Replay, Replays
from bot.match.model.match import MatchRef
from bot.match.redaction import NO_EVENTS
from bot.match.refusals import errors_as_refusals
from bot.match.tapes import Slices
from bot.match.tasks import Locks, Timer
from bot.players.judging import judge_choices, read_answer
from bot.review.model import Moment, Review
from bot.review.rows import ReviewRows
from bot.screens.refusals import Refused
from bot.workers.executor import Job, JobFailed, Order, Unfinished
from engine.core.values import Seat
from engine.review.assessors import Effort, deep_effort, sweep_effort
from engine.review.questions import Asked, Judged, Question, ask
from engine.review.turning_points import Estimated, rank_choices

_log = logging.getLogger(__name__)

MAX_MOMENTS = 5
_CANDIDATES = 10
"""Number of likely turning points that are judged with more effort."""
_BATCH = 12
"""Number of choices in one question, so that the event loop prepares few at a time."""
_LIMIT = 30.0
"""Seconds after which the workers give a chore up; one choice takes about a second."""
_MAX_WAITING = 20
_TOLD_EVERY = 3.0
"""Seconds between two reports of progress."""


class Progress(msgspec.Struct, frozen=True):
    """State of a review in progress: the number of choices that are judged, and of all choices."""

    done: int
    number: int


class Chores(Protocol):
    """Port to workers that have time when no computer player has to move."""

    def work(self, job: Job, order: Order) -> "asyncio.Future[bytes]":
        """Queue a job and return the future of its result; the future raises Unfinished or JobFailed."""
        ...


Listener = Callable[[MatchRef, Seat, Progress | None], None]
"""Called with the match, the seat and the progress of its review; None means that the review has ended."""


class Reviews:
    """Makes and keeps reviews; without `chores`, only stored ones are shown."""

    def __init__(self, replays: Replays, review_rows: ReviewRows, chores: Chores | None = None) -> None:
        self._replays = replays
        self._review_rows = review_rows
        self._chores = chores
        self._tasks = Timer(lambda: None)
        self._under_way: dict[tuple[MatchRef, Seat], asyncio.Task[None]] = {}
        self._progress: dict[tuple[MatchRef, Seat], Progress] = {}
        self._guild_turns = Locks[int]()
        self._listeners: list[Listener] = []

    def add_listener(self, listener: Listener) -> None:
        """Register a listener, which must return immediately and never raise."""
        self._listeners.append(listener)

    async def replay(self, ref: MatchRef, user_id: int) -> Replay:
        """Return the replay of an ended match from the person's own seat.

        Raises Refused("review_too_early" | "review_not_yours" | "review_rules_changed"), and the refusals of replays.
        """
        replay = await self._replays.get(ref, user_id, "own")
        if replay.match.status != "over":
            raise Refused("review_too_early")
        if replay.seat is None:
            raise Refused("review_not_yours")
        if not replay.recording.is_exact:
            raise Refused("review_rules_changed")
        return replay

    async def get(self, replay: Replay) -> Review | Progress:
        """Return the review of the replay's seat, or its progress; begin it unless that was done.

        Raises Refused("no_reviews" | "review_busy").
        """
        ref, seat = replay.match.ref, _seat(replay)
        with errors_as_refusals(*ref):
            stored = await self._review_rows.review(ref, seat)
        if stored is not None:
            return stored
        key = (ref, seat)
        if key not in self._under_way:
            self._begin(replay)
        return self._progress[key]

    async def find_stored(self, replay: Replay) -> Review | None:
        """Return the stored review of the replay's seat, or None."""
        with errors_as_refusals(*replay.match.ref):
            return await self._review_rows.review(replay.match.ref, _seat(replay))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start work that follows from a review, such as an edit of its page; `close` waits for the work."""
        self._tasks.begin(work)

    async def close(self) -> None:
        """Stop all reviews in progress, begin no more, and wait until their pages are edited."""
        self._chores = None
        tasks = tuple(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._tasks.close()

    def _begin(self, replay: Replay) -> None:
        if self._chores is None:
            raise Refused("no_reviews")
        if len(self._under_way) >= _MAX_WAITING:
            raise Refused("review_busy")
        key = (replay.match.ref, _seat(replay))
        self._progress[key] = Progress(0, len(choices_of(replay)))
        # In a context of its own: the press that began it is answered long before it is done. Pages follow in that
        # of the press, by whose clock they know how old they are.
        note = partial(self._note, key, contextvars.copy_context())
        begin = asyncio.get_running_loop().create_task
        task = contextvars.Context().run(begin, self._make(replay, self._chores, note))
        self._under_way[key] = task
        task.add_done_callback(partial(self._end, key))

    def _end(self, key: tuple[MatchRef, Seat], task: asyncio.Task[None]) -> None:
        del self._under_way[key], self._progress[key]
        if not task.cancelled():
            self._tell(key, None)

    def _tell(self, key: tuple[MatchRef, Seat], progress: Progress | None) -> None:
        for listener in self._listeners:
            listener(*key, progress)

    async def _make(self, replay: Replay, chores: Chores, note: Callable[..., None]) -> None:
        """Make the review and store it; a failure is logged, and the next person who asks begins it again."""
        ref = replay.match.ref
        try:
            async with self._guild_turns.get(ref.guild_id):
                review = await _Work(replay, chores, note).review()
            with errors_as_refusals(*ref):
                await self._review_rows.keep_review(ref, review)
        except (JobFailed, Unfinished) as failure:
            _log.error("guild %d match %d: a review failed: %s", *ref, failure)
        except Refused as refused:
            _log.info("guild %d match %d: a review can't be kept (%s)", *ref, refused.code)
        except Exception as error:  # noqa: BLE001 - nobody awaits this task
            _log.error("guild %d match %d: a review failed: %s", *ref, type(error).__name__)

    def _note(
        self, key: tuple[MatchRef, Seat], pressed: contextvars.Context, progress: Progress, *, is_due: bool
    ) -> None:
        self._progress[key] = progress
        if is_due:
            pressed.run(self._tell, key, progress)


def choices_of(replay: Replay) -> list[int]:
    """Return the indexes of the recording's rows in which the replay's seat acted by itself, in order.

    Actions that a time-out or an auto reply played are left out.
    """
    return [
        index
        for index, row in enumerate(replay.recording.rows)
        if index and row.kind == "acted" and row.seat == replay.seat and row.action is not None
    ]


def _seat(replay: Replay) -> Seat:
    if replay.seat is None:
        raise Refused("review_not_yours")
    return replay.seat


class _Work:
    """The work on one review: a sweep over all choices, then more effort for the likely turning points."""

    def __init__(self, replay: Replay, chores: Chores, note: Callable[..., None]) -> None:
        self._replay = replay
        self._chores = chores
        self._note = note
        self._seat = _seat(replay)
        self._engine = get_game(replay.match.game).engine
        self._indexes = choices_of(replay)
        told = [row.reports[self._seat + 1] for row in replay.recording.rows]
        self._told = tuple(events for events in told if events != NO_EVENTS)
        self._seen = [0]
        """Number of items of `_told` that the seat had seen before each row."""
        for events in told:
            self._seen.append(self._seen[-1] + (events != NO_EVENTS))
        self._told_at = time.monotonic()
        self._slices = Slices()

    async def review(self) -> Review:
        """Return the review; raises Unfinished or JobFailed."""
        replay, number = self._replay, len(self._indexes)
        result = self._result()
        swept = await self._judge(self._indexes, sweep_effort(replay.match.game, number), is_deep=False)
        candidates = rank_choices(self._estimates(swept), result)[:_CANDIDATES]
        indexes = [list(swept)[place] for place in sorted(candidates)]
        deep = await self._judge(indexes, deep_effort(replay.match.game, len(replay.match.roster.seats)), is_deep=True)
        judged = swept | deep
        choices = self._estimates(judged)
        places = {index: place for place, index in enumerate(judged)}
        ranked = [place for place in rank_choices(choices, result) if place in {places[index] for index in deep}]
        moments = [
            Moment(place, one.best.decode(), one.claims.decode(), one.played_claims.decode())
            for place, one in enumerate(judged.values())
            if place in ranked[:MAX_MOMENTS]
        ]
        return Review(self._seat, tuple(choices), tuple(moments), result)

    def _result(self) -> float:
        ending, team = self._replay.match.ending, self._replay.match.roster.team_of(self._seat)
        leaders: Sequence[int] = ending.ranks[0] if ending and ending.ranks else ()
        return 1 / len(leaders) if team in leaders else 0.0

    def _estimates(self, judged: dict[int, Judged]) -> list[Estimated]:
        rows = self._replay.recording.rows
        return [
            Estimated(rows[index].number, round(one.chance, 3), round(one.played_chance, 3))
            for index, one in judged.items()
        ]

    async def _judge(self, indexes: Sequence[int], effort: Effort, *, is_deep: bool) -> dict[int, Judged]:
        """Return the judgements of the choices in these rows that can be judged, by row index in order."""
        judged: dict[int, Judged] = {}
        size = 2 if is_deep else _BATCH
        for start in range(0, len(indexes), size):
            batch = await self._ask(indexes[start : start + size])
            while batch:
                question = Question(
                    self._replay.match.game,
                    self._seat,
                    len(self._replay.match.roster.teams),
                    self._told[: batch[-1][1].seen],
                    tuple(asked for _, asked in batch),
                    effort,
                    is_deep=is_deep,
                )
                order = Order(msgspec.msgpack.encode(question), _LIMIT)
                found = read_answer(await self._chores.work(judge_choices, order))
                judged |= {index: one for (index, _), one in zip(batch, found, strict=False) if one is not None}
                batch = batch[len(found) :]
                if not is_deep:
                    self._report(indexes.index(batch[0][0]) if batch else min(start + size, len(indexes)))
        return judged

    async def _ask(self, indexes: Sequence[int]) -> list[tuple[int, Asked]]:
        """Return the questions about the choices in these rows; choices without an alternative are left out."""
        slices, found = self._slices, list[tuple[int, Asked]]()
        for index in indexes:
            state = self._engine.codec.load_state(self._replay.recording.positions[index - 1].state)
            await slices.step()
            if self._replay.game.presenter.wait_kind(self._engine.view(state, None)) != "set_up":
                action = self._replay.recording.rows[index].action or b""
                asked = ask(self._engine, state, self._seat, self._told[: self._seen[index]], action)
                found += [] if asked is None else [(index, asked)]
            await slices.step()
        return found

    def _report(self, done: int) -> None:
        is_due = time.monotonic() - self._told_at >= _TOLD_EVERY
        if is_due:
            self._told_at = time.monotonic()
        self._note(Progress(done, len(self._indexes)), is_due=is_due)
