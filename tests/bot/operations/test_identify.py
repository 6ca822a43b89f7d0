"""Turns to IDENTIFY, of several processes over one folder or one bucket."""

import asyncio
import os
import time
from itertools import pairwise
from pathlib import Path

import pytest

from bot.operations.bucket import Bucket, BucketError, BucketObjects
from bot.operations.identify import BucketRecords, FolderRecords, IdentifyTurns, Seen, TurnRecords, TurnTimes

TIMES = TurnTimes(between=0.4, hold=2.0, expire=1.5, look=0.05)
NEVER = TurnTimes(between=0.4, hold=2.0, expire=3600.0, look=0.05)


@pytest.fixture(params=["folder", "bucket"])
def records(request: pytest.FixtureRequest, tmp_path: Path) -> TurnRecords:
    if request.param == "folder":
        return FolderRecords(tmp_path)
    bucket: Bucket = request.getfixturevalue("bucket")
    return BucketRecords(BucketObjects(bucket))


async def identify(turns: IdentifyTurns, shard_id: int, max_concurrency: int, told: dict[int, list[float]]) -> None:
    await turns.take(shard_id, max_concurrency)
    told.setdefault(shard_id % max_concurrency, []).append(time.monotonic())
    await turns.end(shard_id)


async def test_processes_that_start_at_once_take_one_turn_after_the_other(records: TurnRecords) -> None:
    fleet = [IdentifyTurns(records, TIMES) for _ in range(3)]
    told: dict[int, list[float]] = {}
    await asyncio.gather(*(identify(fleet[shard % 3], shard, 2, told) for shard in range(6)))
    assert sorted(told) == [0, 1]
    for at in told.values():
        assert len(at) == 3
        assert min(later - earlier for earlier, later in pairwise(at)) >= TIMES.between


async def test_who_holds_a_turn_keeps_the_others_waiting_until_it_ends(records: TurnRecords) -> None:
    first, second = IdentifyTurns(records, NEVER), IdentifyTurns(records, NEVER)
    await first.take(0, 1)
    waiting = asyncio.create_task(second.take(1, 1))
    await asyncio.wait({waiting}, timeout=3 * NEVER.between)
    assert not waiting.done()
    await first.end(0)
    await waiting


async def test_a_shard_goes_on_with_the_turn_that_it_holds(records: TurnRecords) -> None:
    turns = IdentifyTurns(records, NEVER)
    await turns.take(5, 16)
    await turns.take(5, 16)
    await turns.close()
    await IdentifyTurns(records, NEVER).take(5, 16)


async def test_a_turn_that_took_too_long_is_taken_anew(records: TurnRecords) -> None:
    slow = IdentifyTurns(records, TurnTimes(between=0.2, hold=0.0, expire=3600.0, look=0.05))
    await slow.take(0, 1)
    before = await records.read(0)
    await slow.take(0, 1)
    after = await records.read(0)
    assert before is not None
    assert after is not None
    assert before.content != after.content


async def test_a_process_that_was_killed_in_its_turn_is_followed_after_a_while(records: TurnRecords) -> None:
    killed, next_one = IdentifyTurns(records, TIMES), IdentifyTurns(records, TIMES)
    await killed.take(0, 1)
    await asyncio.wait_for(next_one.take(1, 1), 30)
    await killed.end(0)  # it was only asleep: the turn is another's by now
    third = asyncio.create_task(IdentifyTurns(records, NEVER).take(2, 1))
    await asyncio.wait({third}, timeout=3 * TIMES.between)
    assert not third.done()
    third.cancel()


async def test_a_record_that_says_nothing_is_replaced_after_a_while(records: TurnRecords) -> None:
    assert await records.replace(0, b"hello", None)
    await asyncio.wait_for(IdentifyTurns(records, TIMES).take(0, 1), 30)


async def test_after_a_long_time_a_folder_keeps_nobody_waiting(tmp_path: Path) -> None:
    records = FolderRecords(tmp_path)
    times = TurnTimes(between=3000.0, look=0.05)
    before = IdentifyTurns(records, times)
    await before.take(0, 1)
    await before.end(0)
    os.utime(tmp_path / "identify-0.json", (time.time() - 3600, time.time() - 3600))
    await asyncio.wait_for(IdentifyTurns(records, times).take(0, 1), 30)


class Unreachable:
    """Records that can't be reached at first."""

    def __init__(self, records: TurnRecords, failures: int) -> None:
        self._records = records
        self._failures = failures

    async def read(self, bucket: int) -> Seen | None:
        if self._failures:
            self._failures -= 1
            raise BucketError("TimeoutError")
        return await self._records.read(bucket)

    async def replace(self, bucket: int, content: bytes, over: str | None) -> str | None:
        return await self._records.replace(bucket, content, over)


async def test_who_cannot_tell_whose_turn_it_is_looks_again(
    records: TurnRecords, caplog: pytest.LogCaptureFixture
) -> None:
    await IdentifyTurns(Unreachable(records, 2), TIMES).take(0, 1)
    assert caplog.text.count("can't be told") == 2


class LosesAnswers:
    """Records that are written, but whose answer is lost, so that the write is made again."""

    def __init__(self, records: TurnRecords) -> None:
        self._records = records

    async def read(self, bucket: int) -> Seen | None:
        return await self._records.read(bucket)

    async def replace(self, bucket: int, content: bytes, over: str | None) -> str | None:
        await self._records.replace(bucket, content, over)
        return await self._records.replace(bucket, content, over)


async def test_a_turn_is_taken_though_the_answer_was_lost(records: TurnRecords) -> None:
    await asyncio.wait_for(IdentifyTurns(LosesAnswers(records), NEVER).take(0, 1), 30)
