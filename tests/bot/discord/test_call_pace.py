"""Calls about boards stay within what Discord takes of a token, however many boards are behind."""

import asyncio
from collections import Counter
from typing import Any, cast

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.discord import messages
from bot.discord.messages import CallPace
from bot.operations.health import Metrics
from bot.operations.identify import Shards
from bot.outbox.discord.board_messages import BoardMessages
from bot.outbox.discord.board_updates import _AT_ONCE, BoardUpdates, Channel
from bot.outbox.service import Outbox

FIFTY = 50
"""So many calls Discord takes in a second, of all processes of a token together."""


class Time:
    """Goes on only while somebody sleeps."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(messages.time, "monotonic", lambda: self.now)
        monkeypatch.setattr(messages.asyncio, "sleep", self._sleep)

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
    time, pace = Time(monkeypatch), CallPace()
    made = await time.calls(pace, 200)
    time.now += 60  # nothing is saved up for a burst
    made += await time.calls(pace, 200)
    assert 35 <= most_in_a_second(made) <= FIFTY


async def test_no_call_begins_in_a_pause_that_discord_asked_for_and_none_of_those_that_waited_come_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time, pace = Time(monkeypatch), CallPace()
    began = time.now
    pace.hold(30)
    pace.hold(5)
    made = await time.calls(pace, 200)
    assert made[0] == began + 30
    assert most_in_a_second(made) <= FIFTY


async def test_calls_of_answers_are_counted_though_they_do_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    time, pace = Time(monkeypatch), CallPace()
    for _ in range(40):
        pace.count()
    began = time.now
    assert (await time.calls(pace, 1))[0] >= began + 0.8


async def test_the_processes_of_a_fleet_share_what_discord_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    fleet = [Shards(10, (0, 1, 2)), Shards(10, (3, 4)), Shards(10, (5, 6, 7, 8, 9))]
    assert sum(shards.share for shards in fleet) == pytest.approx(1)
    assert Shards().share == 1
    time, began = Time(monkeypatch), 1000.0
    together = []
    for shards in fleet:
        time.now = began
        together += await time.calls(CallPace(shards.share), int(200 * shards.share))
    assert most_in_a_second(together) <= FIFTY


async def test_boards_wait_for_others_and_are_then_updated_once_however_often_they_changed() -> None:
    updates, visits, go_on = (
        BoardUpdates(cast("Outbox", None), cast("BoardMessages", None)),
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
    time, pace = Time(monkeypatch), CallPace()
    await time.calls(pace, 5)
    time.now = 0.0
    assert (await time.calls(pace, 5))[-1] < 1
