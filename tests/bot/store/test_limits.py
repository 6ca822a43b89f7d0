"""What processes share of their token's limits, in rows: turns to IDENTIFY, sessions left, and the pace of calls."""

import asyncio
import time
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest

from bot.operations.identify import IdentifyTurns, SessionLimits, TurnTimes
from bot.store.postgresql.limits import TokenRows
from tests.bot.store.conftest import AllGuilds
from tests.bot.store.postgres_server import database_address

TIMES = TurnTimes(between=0.4, hold=2.0, expire=1.5, look=0.05)
NEVER = TurnTimes(between=0.4, hold=2.0, expire=3600.0, look=0.05)
LIMITS = SessionLimits(1000, 500, 3600.0, 16)


@pytest.fixture
async def processes(database: AllGuilds) -> AsyncIterator[list[TokenRows]]:
    """The rows as three processes have them."""
    assert database.database.tables
    processes = [TokenRows(database_address(), f"warroom {number}") for number in range(3)]
    yield processes
    for each in processes:
        each.close()


async def identify(turns: IdentifyTurns, shard_id: int, max_concurrency: int, told: dict[int, list[float]]) -> None:
    await turns.take(shard_id, max_concurrency)
    told.setdefault(shard_id % max_concurrency, []).append(time.monotonic())
    await turns.end(shard_id)


async def test_processes_that_start_at_once_take_one_turn_after_the_other(processes: list[TokenRows]) -> None:
    fleet = [IdentifyTurns(TIMES, rows) for rows in processes]
    told: dict[int, list[float]] = {}
    await asyncio.gather(*(identify(fleet[shard % 3], shard, 2, told) for shard in range(6)))
    assert sorted(told) == [0, 1]
    for at in told.values():
        assert len(at) == 3
        assert min(later - earlier for earlier, later in pairwise(at)) >= TIMES.between


async def test_who_holds_a_turn_keeps_other_processes_waiting_until_it_ends(processes: list[TokenRows]) -> None:
    first, second = (IdentifyTurns(NEVER, rows) for rows in processes[:2])
    await first.take(0, 1)
    await first.take(0, 1)
    waiting = asyncio.create_task(second.take(1, 1))
    await asyncio.wait({waiting}, timeout=3 * NEVER.between)
    assert not waiting.done()
    await first.close()
    await asyncio.wait_for(waiting, 30)


async def test_a_process_that_was_killed_in_its_turn_is_followed_after_a_while(processes: list[TokenRows]) -> None:
    killed, next_one, third = (IdentifyTurns(TIMES, rows) for rows in processes)
    await killed.take(0, 1)
    await asyncio.wait_for(next_one.take(1, 1), 30)
    await killed.end(0)  # it was only asleep: the turn is another's by now
    waiting = asyncio.create_task(third.take(2, 1))
    await asyncio.wait({waiting}, timeout=2 * TIMES.between)
    assert not waiting.done()
    waiting.cancel()


async def test_sessions_are_counted_down_for_all_and_one_process_asks_discord(processes: list[TokenRows]) -> None:
    asked: list[SessionLimits] = []

    async def ask() -> SessionLimits:
        asked.append(LIMITS)
        return LIMITS

    fleet = [IdentifyTurns(TIMES, rows) for rows in processes]
    assert await fleet[0].limits(ask) == LIMITS
    await fleet[0].take(0, 16)
    await fleet[1].take(1, 16)
    found = await fleet[2].limits(ask)
    assert (found.remaining, found.max_concurrency, len(asked)) == (498, 16, 1)
    await fleet[2].note_limits(LIMITS)  # which Discord may have said before the two began theirs
    assert (await fleet[1].limits(ask)).remaining == 498


async def test_calls_are_reserved_one_after_the_other_by_all_processes(processes: list[TokenRows]) -> None:
    first, second, third = processes
    assert await first.reserve_calls(5, 1.0) == pytest.approx(0.0, abs=0.01)
    assert 4.0 < await second.reserve_calls(2, 1.0) <= 5.0
    await second.hold_calls(100.0)
    assert 99.0 < await third.reserve_calls(1, 1.0) <= 100.0
    await first.hold_calls(1.0)
    assert 99.0 < await third.reserve_calls(1, 1.0) <= 101.0


async def test_what_cant_be_reached_is_a_lost_connection_and_shards_wait_for_their_turn(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    rows = TokenRows(f"postgresql://somebody@/there?host={tmp_path}", "warroom")
    with pytest.raises(ConnectionError):
        await rows.reserve_calls(1, 1.0)
    turns = IdentifyTurns(TIMES, rows)
    waiting = asyncio.create_task(turns.take(0, 1))

    async def ask() -> SessionLimits:
        return LIMITS

    assert await turns.limits(ask) == LIMITS
    await asyncio.wait({waiting}, timeout=0.3)
    assert not waiting.done()
    waiting.cancel()
    assert "can't be told" in caplog.text
    rows.close()
