"""A store with real files, and one in a real PostgreSQL database."""

import asyncio
from collections.abc import AsyncIterator
from inspect import signature
from pathlib import Path

import pytest

from bot.rows import Rows, open_database
from bot.store.postgresql.database import ClaimedGuilds, GuildDatabase
from bot.store.postgresql.shards import LeaseTimes
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


QUICK = LeaseTimes(lease=0.8, renew=0.2, look=0.05)
"""A lease that ends soon, for tests in which one does."""


class AllGuilds(ClaimedGuilds):
    """A claim on all shards, which is closed together with its database."""

    async def close(self) -> None:
        await super().close()
        await self.database.close()


async def claimed_database(*, is_empty: bool = True, address: str = "", shards: int = 1) -> AllGuilds:
    """Return all guilds of the tests' database, which this process has now; it is emptied unless told otherwise."""
    database = open_database(address or database_address(), QUICK)
    if is_empty:
        empty_database(database_address())
    await database.prepare(shards, is_default=False)
    async with asyncio.timeout(30):
        while (guilds := await claim_free(database)) is None:  # noqa: ASYNC110 - the server has no event for it
            await asyncio.sleep(QUICK.look)
    assert len(guilds.claim.shard_ids) == shards
    return AllGuilds(database, guilds.claim)


async def claim_free(database: GuildDatabase) -> ClaimedGuilds | None:
    """Claim all that is free or dead now."""
    overview = await database.look()
    return await database.claim(overview.free | overview.dead)


@pytest.fixture
async def database() -> AsyncIterator[AllGuilds]:
    """An empty database of which this process has all guilds."""
    guilds = await claimed_database()
    try:
        yield guilds
    finally:
        await guilds.close()


@pytest.fixture
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path) if request.param == "sqlite" else together(Rows(await claimed_database()))
    yield store
    await store.close()
