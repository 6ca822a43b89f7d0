"""Calls about boards stay within what Discord takes of a token, however many boards are behind."""

import asyncio
import time
from collections import Counter
from typing import Any, cast
from unittest.mock import AsyncMock

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.discord.pace import CALLS_PER_SECOND, CallPace, GuardedPace, SharedCallPace
from bot.operations.health import Metrics
from bot.outbox.discord.board_messages import BoardMessages
from bot.outbox.discord.board_updates import _AT_ONCE, BoardUpdates, Channel
from bot.outbox.service import Outbox

FIFTY = 50
"""So many calls Discord takes in a second, of all processes of a token together."""


class Time:
    """Goes on only while somebody sleeps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(time, "monotonic", lambda: self.now)
        monkeypatch.setattr(asyncio, "sleep", self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.now += seconds

    async def calls(self, pace: CallPace, number: int) -> list[float]:
        made = []
        for _ in range(number):
            await pace.turn()
            made.append(self.now)
        return made


def most_in_a_second(made: list[float]) -> int:
    return max(sum(first <= each < first + 1 for each in made) for first in made)


async def test_a_process_makes_no_more_calls_than_discord_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    world, pace = Time(monkeypatch), CallPace()
    made = await world.calls(pace, 200)
    world.now += 60  # nothing is saved up for a burst
    made += await world.calls(pace, 200)
    assert 35 <= most_in_a_second(made) <= FIFTY


async def test_no_call_begins_in_a_pause_that_discord_asked_for_and_none_of_those_that_waited_come_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world, pace = Time(monkeypatch), CallPace()
    began = world.now
    pace.hold(30)
    pace.hold(5)
    made = await world.calls(pace, 200)
    assert made[0] == began + 30
    assert most_in_a_second(made) <= FIFTY


async def test_calls_of_answers_are_counted_though_they_do_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    world, pace = Time(monkeypatch), CallPace()
    for _ in range(40):
        pace.count()
    began = world.now
    assert (await world.calls(pace, 1))[0] >= began + 0.8


class Records:
    """The pace of a fleet in memory; a process that isn't reachable gets no answer."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.free_at = 0.0
        self.is_reachable = True
        self.numbers: list[int] = []

    async def reserve_calls(self, number: int, rate: float) -> float:
        if not self.is_reachable:
            raise ConnectionError("no route")
        answered = asyncio.Event()
        asyncio.get_running_loop().call_soon(answered.set)
        await answered.wait()
        self.numbers.append(number)
        first = max(self.free_at, self.time.now)
        self.free_at = first + number / rate
        return first - self.time.now

    async def hold_calls(self, seconds: float) -> None:
        if not self.is_reachable:
            raise ConnectionError("no route")
        self.free_at = max(self.free_at, self.time.now + seconds)


async def made_together(world: Time, fleet: list[SharedCallPace], number: int) -> list[float]:
    """When the processes made so many calls each, one after the other in turn."""
    made = []
    for _ in range(number):
        for pace in fleet:
            made += await world.calls(pace, 1)
    return made


async def test_the_processes_of_a_fleet_share_what_discord_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    world = Time(monkeypatch)
    records = Records(world)
    fleet = [SharedCallPace(records, lambda: 1 / 3, CALLS_PER_SECOND) for _ in range(3)]
    made = await made_together(world, fleet, 60)
    assert 35 <= most_in_a_second(made) <= FIFTY
    made = []
    for _ in range(40):  # and one alone has all of it
        made += await world.calls(fleet[0], 1)
    assert most_in_a_second(made) >= 35


async def test_calls_that_wait_are_reserved_together(monkeypatch: pytest.MonkeyPatch) -> None:
    world = Time(monkeypatch)
    records = Records(world)
    pace = SharedCallPace(records, lambda: 1.0, CALLS_PER_SECOND)
    for _ in range(2):
        pace.count()
    await asyncio.gather(*(pace.turn() for _ in range(7)))
    assert records.numbers == [1 + 2, 5, 1]


async def test_a_process_that_cant_ask_keeps_to_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    world = Time(monkeypatch)
    records = Records(world)
    records.is_reachable = False
    made = await world.calls(SharedCallPace(records, lambda: 0.25, CALLS_PER_SECOND), 60)
    assert 8 <= most_in_a_second(made) <= 0.25 * FIFTY + 1


async def test_a_refusal_by_the_global_limit_holds_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    world = Time(monkeypatch)
    records = Records(world)
    first, second = (SharedCallPace(records, lambda: 0.5, CALLS_PER_SECOND) for _ in range(2))
    began = world.now
    first.hold(20)
    await asyncio.gather(*first._telling)
    assert first.is_held
    assert (await world.calls(second, 1))[0] >= began + 20


async def test_no_call_is_made_while_another_process_may_have_the_guilds(monkeypatch: pytest.MonkeyPatch) -> None:
    world = Time(monkeypatch)
    renewed_at = world.now + 30
    pace = GuardedPace(CallPace(), lambda: world.now >= renewed_at)
    assert (await world.calls(pace, 1))[0] >= renewed_at


async def test_boards_wait_for_others_and_are_then_updated_once_however_often_they_changed() -> None:
    updates, visits, go_on = (
        BoardUpdates(
            cast("Outbox", None), cast("BoardMessages", None), AsyncMock(**{"guild_language.return_value": "en"})
        ),
        Counter[Channel](),
        asyncio.Event(),
    )
    all_visited = asyncio.Event()

    async def update(channel: Channel) -> None:
        visits[channel] += 1
        await go_on.wait()
        if sum(visits.values()) == len(channels):
            all_visited.set()

    cast("Any", updates)._update_channel = update
    channels = [(1, number) for number in range(3 * _AT_ONCE)]
    for channel in channels:
        updates.publish(*channel)
    for _ in range(3):
        await asyncio.sleep(0)
        for channel in channels[2 * _AT_ONCE :]:
            updates.publish(*channel)
    assert len(visits) == _AT_ONCE
    assert updates.pending == len(channels)
    go_on.set()
    await all_visited.wait()
    await asyncio.sleep(0)
    assert visits == Counter(channels)


async def test_answers_are_counted_by_status_and_refusals_by_the_limit_that_was_exceeded() -> None:
    async def answer(request: web.Request) -> web.Response:
        scope = request.query.get("scope")
        headers = {} if scope is None else {"X-RateLimit-Scope": scope}
        return web.Response(status=200 if scope is None else 429, headers=headers)

    application = web.Application()
    application.router.add_get("/", answer)
    metrics = Metrics()
    async with (
        TestServer(application) as server,
        aiohttp.ClientSession(trace_configs=[CallPace(metrics=metrics).trace()]) as session,
    ):
        for query in ("", "?scope=user", "?scope=user", "?scope=global", "?scope=of-a-proxy"):
            async with session.get(f"{server.make_url('/')}{query}") as answered:
                await answered.read()
    shown = metrics.render().decode()
    assert 'warroom_discord_calls_total{status="200"} 1.0' in shown
    assert 'warroom_discord_calls_total{status="429"} 4.0' in shown
    for scope, number in (("user", 2), ("global", 1), ("shared", 0), ("unknown", 1)):
        assert f'warroom_discord_rate_limited_total{{scope="{scope}"}} {number}.0' in shown


async def test_a_clock_that_begins_anew_stops_no_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    world, pace = Time(monkeypatch), CallPace()
    await world.calls(pace, 5)
    world.now = 0.0
    assert (await world.calls(pace, 5))[-1] < 1
