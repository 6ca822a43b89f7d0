"""A store with real files, and one in a real PostgreSQL database."""

import asyncio
from collections.abc import AsyncIterator
from inspect import signature
from pathlib import Path

import pytest

from bot.rows import Rows, open_database
from bot.store.database import GuildDatabase
from tests.bot.store.postgres_server import database_address, empty_database
from tests.bot.stored import SqliteStore, together

KINDS = ("sqlite", "postgresql")
ON_FILES = ("test_damage", "test_quarantine", "test_full_disk")
"""Modules of tests about files alone."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what uses a store on both databases, unless it looks at the files too."""
    if "store" in metafunc.fixturenames:
        names_files = "tmp_path" in signature(metafunc.function).parameters or metafunc.module.__name__.endswith(
            ON_FILES
        )
        metafunc.parametrize("store", KINDS[:1] if names_files else KINDS, indirect=True)


async def claimed_database(*, is_empty: bool = True) -> GuildDatabase:
    """Return the tests' database, which this process has now; it is emptied unless told otherwise."""
    database = open_database(database_address())
    while not await database.claim():  # noqa: ASYNC110 - the server takes a moment to end the session before
        await asyncio.sleep(0.01)
    if is_empty:
        empty_database(database_address())
    return database


@pytest.fixture
async def database() -> AsyncIterator[GuildDatabase]:
    """An empty database that this process has."""
    database = await claimed_database()
    try:
        yield database
    finally:
        await database.close()


@pytest.fixture
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path) if request.param == "sqlite" else together(Rows(await claimed_database()))
    yield store
    await store.close()
