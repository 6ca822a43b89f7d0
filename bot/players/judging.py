"""The judgement of choices in an ended match, as a job for workers.

It holds no secrets: it gets only sampled states. It must not import modules of the bot that could read secrets.
"""

import time
from itertools import accumulate
from typing import Any

import msgspec

from bot.workers.working import is_full
from engine.catalog import GAMES
from engine.review.questions import Judged, Question, judge

SLICE_SECONDS = 0.5
"""Seconds after which a job begins no further choice. So computer players wait for the worker only briefly."""

Answer = tuple[Judged | None, ...]
"""Judgements of the first choices of a question, at least of one."""


def judge_choices(data: bytes) -> bytes:
    """Return the judgements of the first choices of a `Question`, both as MessagePack.

    The job judges at least one choice, and others while it has time and memory. The number of judgements depends on
    the machine, and their content is the same everywhere.
    """
    question = msgspec.msgpack.decode(data, type=Question)
    game, ends_at = GAMES[question.game], time.monotonic() + SLICE_SECONDS
    events_by_change = [game.codec.load_events(events) for events in question.changes]
    seen_events: list[Any] = [event for events in events_by_change for event in events]
    lengths = [0, *accumulate(map(len, events_by_change))]
    judged: list[Judged | None] = []
    for asked in question.choices:
        judged.append(judge(question, asked, seen_events[: lengths[asked.seen]]))
        if time.monotonic() >= ends_at or is_full():
            break
    return msgspec.msgpack.encode(judged)


def read_answer(data: bytes) -> Answer:
    """Return the judgements that `judge_choices` wrote."""
    return msgspec.msgpack.decode(data, type=Answer)
