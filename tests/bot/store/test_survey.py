"""Which guilds have something to be taken up at a start, told without opening their files for work."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.bot.service_world import CountedKeys, Notebook, RememberedDiary
from tests.bot.stopped_clock import StoppedClock
from tests.bot.store.samples import draft, opened
from tests.bot.stored import SqliteStore, make_warroom

OPEN, LIVE, OVER, BEHIND, OUTDATED, NOTICE, DAMAGED, EMPTY = range(1, 9)

CHANGES = {
    OPEN: "",
    LIVE: "UPDATE matches SET status = 'live'",
    OVER: "UPDATE matches SET status = 'over'",
    BEHIND: "UPDATE matches SET status = 'over'; UPDATE boards SET wanted = 7",
    OUTDATED: "UPDATE matches SET status = 'over'; UPDATE boards SET outdated = 1",
    NOTICE: "UPDATE matches SET status = 'over';"
    "INSERT INTO notices (match_id, kind, seat, channel_id, message_id, is_over) VALUES (1, 'claim', 0, 1, 2, 1)",
    DAMAGED: "UPDATE matches SET status = 'over'; DROP TABLE notices",
    EMPTY: "DELETE FROM matches",
}
UNFINISHED = (OPEN, LIVE, BEHIND, OUTDATED, NOTICE, DAMAGED)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """A folder with a guild in each of these conditions."""
    first = SqliteStore(tmp_path)
    for guild_id in CHANGES:
        await first.open(guild_id, draft(), opened())
    await first.close()
    for guild_id, change in CHANGES.items():
        with closing(sqlite3.connect(tmp_path / "guilds" / f"{guild_id}.sqlite3")) as file:
            file.executescript("PRAGMA foreign_keys = ON; UPDATE boards SET shown = wanted;")
            file.executescript(change)
    store = SqliteStore(tmp_path)
    try:
        yield store
    finally:
        await store.close()


async def test_what_waits_is_found_and_so_is_what_cannot_be_read(store: SqliteStore) -> None:
    assert await store.unfinished_guilds() == UNFINISHED
    assert store.open_files == 0


async def test_a_file_that_is_a_link_is_left_to_those_who_refuse_it(store: SqliteStore, tmp_path: Path) -> None:
    (tmp_path / "guilds" / "77.sqlite3").symlink_to(tmp_path / "guilds" / f"{OVER}.sqlite3")
    assert await store.unfinished_guilds() == (*UNFINISHED, 77)


async def test_a_start_opens_only_files_in_which_something_waits(store: SqliteStore) -> None:
    warroom = make_warroom(store, StoppedClock(1_000.0), CountedKeys(), Notebook(), RememberedDiary(1_000.0))
    assert await warroom.start() == UNFINISHED
    assert store.open_files == len(UNFINISHED)
    await warroom.close()
