"""Turns to IDENTIFY, and which guilds belong to a shard."""

import asyncio
import time
from itertools import pairwise

from bot.operations.identify import IdentifyTurns, TurnTimes

TIMES = TurnTimes(between=0.4, hold=2.0, expire=1.5, look=0.05)
NEVER = TurnTimes(between=0.4, hold=2.0, expire=3600.0, look=0.05)


async def identify(turns: IdentifyTurns, shard_id: int, max_concurrency: int, told: dict[int, list[float]]) -> None:
    await turns.take(shard_id, max_concurrency)
    told.setdefault(shard_id % max_concurrency, []).append(time.monotonic())
    await turns.end(shard_id)


async def test_shards_of_a_bucket_take_one_turn_after_the_other() -> None:
    turns, told = IdentifyTurns(TIMES), dict[int, list[float]]()
    await asyncio.gather(*(identify(turns, shard, 2, told) for shard in range(6)))
    assert sorted(told) == [0, 1]
    for at in told.values():
        assert len(at) == 3
        assert min(later - earlier for earlier, later in pairwise(at)) >= TIMES.between


async def test_who_holds_a_turn_keeps_the_others_waiting_until_it_ends() -> None:
    turns = IdentifyTurns(NEVER)
    await turns.take(0, 1)
    waiting = asyncio.create_task(turns.take(1, 1))
    await asyncio.wait({waiting}, timeout=3 * NEVER.between)
    assert not waiting.done()
    await turns.end(0)
    await asyncio.wait_for(waiting, 30)


async def test_a_shard_goes_on_with_the_turn_that_it_holds() -> None:
    turns = IdentifyTurns(NEVER)
    await turns.take(5, 16)
    await asyncio.wait_for(turns.take(5, 16), 30)


async def test_a_turn_that_took_too_long_is_taken_anew() -> None:
    turns = IdentifyTurns(TurnTimes(between=0.3, hold=0.0, expire=3600.0))
    await turns.take(0, 1)
    began = time.monotonic()
    await turns.take(0, 1)
    assert time.monotonic() - began >= 0.3


async def test_a_shard_that_gets_no_answer_is_followed_after_a_while() -> None:
    turns = IdentifyTurns(TIMES)
    await turns.take(0, 1)
    await asyncio.wait_for(turns.take(1, 1), 30)
    await turns.end(0)  # it is too late: the turn is another's by now
    third = asyncio.create_task(turns.take(2, 1))
    await asyncio.wait({third}, timeout=2 * TIMES.between)
    assert not third.done()
    third.cancel()


async def test_at_the_end_no_turn_is_held() -> None:
    turns = IdentifyTurns(NEVER)
    await turns.take(0, 2)
    await turns.take(1, 2)
    await turns.close()
    await asyncio.wait_for(asyncio.gather(turns.take(2, 2), turns.take(3, 2)), 30)
