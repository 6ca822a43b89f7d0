"""Fixtures of the bot's tests."""

import inspect
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import simcord

from bot import demo
from bot.clocks import downtime
from bot.discord.client import WarroomClient
from bot.ratings import rating_changes, rows, service
from bot.workers import spawning
from tests.bot.languages_law import languages_watched
from tests.bot.stored import TemporaryStore
from tests.bot.world import PATIENCE, PlainRenderer, World, assembled
from tests.discord_server.document import discord_document
from tests.discord_server.library_habits import documented_body


@pytest.fixture(autouse=True)
def quick_simulator(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look more often whether the bot has come to rest; the simulator's own pace is 20 looks a second."""
    defaults = simcord.Env._settle_internal.__kwdefaults__
    monkeypatch.setitem(defaults, "idle", 0.003)


@pytest.fixture(autouse=True)
def parked_deadlines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a bot that only waits for a deadline be at rest, as in the demo."""
    monkeypatch.setattr(simcord.env, "_callback_is_parked", demo.is_at_rest)


@pytest.fixture
def every_result_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that somebody gives up at once is rated, and one opponent is enough for a place on a leaderboard."""
    for module in (rating_changes, rows):
        monkeypatch.setattr(module, "is_too_short", lambda _file, _match: False)
    monkeypatch.setattr(service, "MIN_OPPONENTS", 1)


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """Take back what a command that runs in this process makes of its log."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture(autouse=True)
def closed_stores(request: pytest.FixtureRequest) -> None:
    """Close the temporary stores of an asynchronous test, while its event loop still runs."""
    if inspect.iscoroutinefunction(getattr(request, "function", None)):
        request.getfixturevalue("temporary_stores")


@pytest.fixture
async def temporary_stores() -> AsyncIterator[None]:
    yield
    while TemporaryStore.opened:
        await TemporaryStore.opened.pop().close()


@pytest.fixture
async def env(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[simcord.Env]:
    """Requested as a fixture, an environment lends its clock to the test and its transcript to a failure.

    The bot notes by the hour that it is there: by the minute, a simulated month would take two minutes. Its
    workers give way to nobody, as they would starve beside other tests.
    """
    monkeypatch.setattr(spawning, "_LOWERED_BY", 0)
    monkeypatch.setattr(downtime, "TICK_SECONDS", 3600.0)
    monkeypatch.setattr(downtime, "ABSENCE_SECONDS", 5400.0)
    with languages_watched():
        env = simcord.Env(assembled(tmp_path, PlainRenderer()), shard_count=1, settle_timeout=PATIENCE)
        await env.start()
        try:
            yield env
            await env.settle()
        finally:
            assert isinstance(env.bot, WarroomClient)
            await env.bot.close()
            await env.shutdown()
    env._raise_errors_since(env._errors_acknowledged)
    assert wrong_requests(env) == []


def wrong_requests(env: simcord.Env) -> list[str]:
    """What the bot asked of Discord that isn't in Discord's document, nor one of discord.py's known habits."""
    document, wrong = discord_document(), []
    for request in env.http_requests:
        call = f"{request.method} {request.path}"
        found = document.find(request.method, request.path)
        body = {} if request.json is None else documented_body(request.json)
        wrong += [f"{call}: {each}" for each in found[0].wrong_request({}, body)] if found else [call]
    return wrong


@pytest.fixture
def world(env: simcord.Env, tmp_path: Path) -> World:
    assert isinstance(env.bot, WarroomClient)
    return World(env, tmp_path, env.bot.context.render_pool._renderer, 1)


@pytest.fixture
def quiet_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail where the bot logged a fault."""
    yield
    faults = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert not faults
