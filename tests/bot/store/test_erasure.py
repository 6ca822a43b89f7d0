"""What is deleted is gone from the disk, and what others need of it still checks."""

import asyncio
import os
import shutil
from pathlib import Path

import pytest

from bot.match.model.match import Ending, MatchRef, Person
from bot.privacy import rows as erasure
from bot.store.errors import MatchNotFound, NotSaved
from tests.bot.store.samples import ALICE, BOB, GUILD, after, draft, opened, row
from tests.bot.stored import SqliteStore

MALLORY = Person(876_543_210_987_654_321, "Mallory the Unforgettable")
TRACES = (MALLORY.id.to_bytes(8, "big"), str(MALLORY.id).encode(), MALLORY.name.encode())
ENDING = Ending(((1,), (0,)), "resigned")


async def played(store: SqliteStore, count: int = 1, ended_at: float = 500.0) -> list[int]:
    """Matches of Mallory's that are over."""
    numbers = []
    for _ in range(count):
        match = await store.open(GUILD, draft(MALLORY, BOB), opened())
        for number in (1, 2):
            match = await store.save(after(match, state=b'{"turn":%d}' % number), row(number, user_id=MALLORY.id))
        match = await store.save(
            after(match, status="over", ending=ENDING, ended_at=ended_at), row(3, "resigned", user_id=MALLORY.id)
        )
        numbers.append(match.id)
    return numbers


def traces(data_dir: Path) -> set[str]:
    """The files in which something of Mallory is found, byte by byte."""
    return {
        path.name
        for path in data_dir.rglob("*")
        if path.is_file() and any(trace in path.read_bytes() for trace in TRACES)
    }


def names_of_files(data_dir: Path) -> set[str]:
    return {path.name for path in data_dir.rglob("*") if path.is_file()}


async def test_of_an_erased_person_no_byte_is_left_in_the_guilds_files(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    numbers = await played(store, 40)
    await store.block(GUILD, MALLORY.id, BOB.id)
    assert traces(tmp_path)
    assert await store.erase(GUILD, MALLORY.id, "Former player") == ()
    assert traces(tmp_path) == set()
    assert (await store.load(MatchRef(GUILD, numbers[0]))).people == (Person(-1, "Former player 1"), BOB)
    await store.close()
    assert traces(tmp_path) == set()
    store = SqliteStore(tmp_path)
    for number in numbers:
        assert (await store.load(MatchRef(GUILD, number))).ending == ENDING
        assert [entry.user_id for entry in await store.log(MatchRef(GUILD, number))] == [11, -1, -1, -1]
    await store.close()


async def test_what_was_pruned_leaves_no_key_no_move_and_no_name(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await played(store, 40)
    key, move = draft().key, b"withdraw"
    assert await store.prune(GUILD, 501.0) == 40
    await store.close()
    content = (tmp_path / "guilds" / f"{GUILD}.sqlite3").read_bytes()
    assert [trace for trace in (key, move, b"Unforgettable", b'"turn"') if trace in content] == []
    store = SqliteStore(tmp_path)
    assert len(await store.results(GUILD, MALLORY.id)) == 40
    await store.close()


async def test_a_long_backlog_is_pruned_in_several_transactions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasure, "BATCH", 3)
    store = SqliteStore(tmp_path)
    await played(store, 7)
    assert [await store.prune(GUILD, 501.0) for _ in range(2)] == [7, 0]
    assert len(await store.results(GUILD, BOB.id)) == 7
    await store.close()


async def test_people_whom_nothing_names_any_more_are_forgotten(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    lapsed = await store.open(GUILD, draft(MALLORY, BOB), opened())
    await store.save(after(lapsed, status="expired", ended_at=1.0), row(1, "expired", user_id=None))
    assert await store.team_key(GUILD, [MALLORY.id, BOB.id], b"the first key") == b"the first key"
    await store.prune(GUILD, 2.0)
    assert traces(tmp_path) == set()
    await store.close()
    assert b"the first key" not in (tmp_path / "guilds" / f"{GUILD}.sqlite3").read_bytes()


async def test_tidying_deletes_old_copies_and_leaves_young_ones(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await played(store)
    old, young, others = (
        tmp_path / "guilds" / f"{name}" for name in (f"{GUILD}.sqlite3.v3", f"{GUILD}.sqlite3.v4", "7.sqlite3.v3")
    )
    for path, at in ((old, 100.0), (young, 300.0), (others, 100.0)):
        path.touch()
        os.utime(path, (at, at))
    await store.tidy(GUILD, 200.0)
    assert (old.exists(), young.exists(), others.exists()) == (False, True, True)
    await store.close()


async def test_a_forgotten_guild_leaves_no_file_and_no_copy(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await played(store)
    (tmp_path / "guilds" / f"{GUILD}.sqlite3.v4").touch()
    await store.block(GUILD + 1, 1, 2)
    await store.forget(GUILD)
    assert [path.name for path in (tmp_path / "guilds").glob(f"{GUILD}.*")] == []
    with pytest.raises(MatchNotFound):
        await store.load(MatchRef(GUILD, 1))
    assert await store.has_blocked(GUILD + 1, 1, 2)
    await store.close()


async def test_a_forgotten_guild_leaves_no_copy_that_was_put_aside(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    await played(store)
    name, guilds = f"{GUILD}.sqlite3", tmp_path / "guilds"
    before, others, killed = (
        tmp_path / each for each in ("guilds-before-20260101T000000", "guilds-of-others", ".restored-a")
    )
    for folder in (before, before / f".{name}-litestream", others, killed / "guilds", guilds / ".restored-b"):
        folder.mkdir(parents=True)
        for copy in (name, f"{name}-wal", f"{name}.v4"):
            shutil.copy(guilds / name, folder / copy)
    (before / "7.sqlite3").touch()
    await store.forget(GUILD)
    assert names_of_files(tmp_path) == {"7.sqlite3"}
    await store.close()


async def test_a_guild_is_forgotten_between_what_others_do_in_it(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, max_open=1)
    await played(store)
    doing = [store.open(GUILD, draft(), opened()) for _ in range(5)]
    done = await asyncio.gather(*doing, store.forget(GUILD), *(store.block(GUILD, 1, number) for number in range(5)))
    assert len(done) == 11
    await store.block(GUILD, 2, 3)
    assert await store.has_blocked(GUILD, 2, 3)
    assert {match.people[0] for match in await store.matches(GUILD)} <= {ALICE}
    await store.close()


async def test_what_a_full_disk_kept_from_being_wiped_is_wiped_by_tidying(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(tmp_path)
    await played(store, 40)

    async def refuse(_guild_id: int) -> bool:
        raise NotSaved("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(store._files, "empty_log", refuse)
        assert await store.prune(GUILD, 501.0) == 40
    assert "is wiped from the disk later" in caplog.text
    assert traces(tmp_path)
    await store.erase(GUILD, MALLORY.id, "Former player")
    await store.tidy(GUILD, 0.0)
    assert traces(tmp_path) == set()
    await store.close()
