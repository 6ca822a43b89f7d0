"""Every store there is, for the tests that hold them all to the same sentences."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.memory.store import MemoryStore
from tests.bot.stored import SqliteStore
from tests.bot.stored import SqliteStore as Store


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "memory":
        yield MemoryStore()
        return
    sqlite = SqliteStore(tmp_path)
    try:
        yield sqlite
    finally:
        await sqlite.close()
