"""What Discord tells of guilds stays out of garbage collection, and is let go of when it is told anew."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app import build
from bot.operations.shards import Shards
from bot.ui.gateway import client as gateway_client


class Told:
    """Refers to itself, as a guild and its channels refer to each other."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def many_guilds(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(gateway_client, "_MANY_GUILDS", 0)
    yield
    gc.unfreeze()


async def test_guilds_are_not_gone_through_once_they_are_all_told(tmp_path: Path) -> None:
    client, told = build(tmp_path, shards=Shards(1)), Told()
    await client.on_ready()
    assert not any(each is told for each in gc.get_objects())


async def test_few_guilds_are_not_worth_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gateway_client, "_MANY_GUILDS", 1)
    client, told = build(tmp_path, shards=Shards(1)), Told()
    await client.on_ready()
    assert any(each is told for each in gc.get_objects())


async def test_what_was_known_of_guilds_is_let_go_of_when_a_shard_is_told_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, told = build(tmp_path, shards=Shards(1)), Told()
    await client.on_ready()
    left = weakref.ref(told)
    del told
    await client.on_shard_ready(0)
    assert left() is not None  # the others of the first start aren't there yet
    monkeypatch.setattr(client, "is_ready", lambda: True)
    await client.on_shard_ready(0)
    assert left() is None
