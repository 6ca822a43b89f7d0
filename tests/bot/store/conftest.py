"""A store with real files."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.stored import SqliteStore


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path)
    yield store
    await store.close()
