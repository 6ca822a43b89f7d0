"""A guild's file that is damaged is left alone, and stops neither the other guilds nor the next start."""

import logging
import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from bot.match.model.match import Match
from bot.refusals import refusal
from bot.store.errors import DamagedFile
from engine.core.values import Corrupt
from tests.bot.service_world import CountedKeys, Notebook, RememberedDiary, refused
from tests.bot.stopped_clock import StoppedClock
from tests.bot.store.samples import ALICE, BOB, CAROL, DAVE, GUILD, after, draft, opened, row
from tests.bot.stored import SqliteStore, make_warroom

OTHER = 5


def file_of(data_dir: Path, guild_id: int = GUILD) -> Path:
    return data_dir / "guilds" / f"{guild_id}.sqlite3"


async def written(data_dir: Path) -> Match:
    """A folder of two guilds with a match each; the one in `GUILD`."""
    store = SqliteStore(data_dir)
    match = await store.open(GUILD, draft(), opened())
    await store.open(OTHER, draft(CAROL, DAVE), opened())
    await store.close()
    return match


def break_page(path: Path, table: str) -> None:
    """Overwrite the first page of a table with what no page may hold."""
    with closing(sqlite3.connect(path)) as file:
        (page,) = file.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
        (size,) = file.execute("PRAGMA page_size").fetchone()
    with path.open("rb+") as raw:
        raw.seek((page - 1) * size)
        raw.write(b"\xff" * size)


def break_header(path: Path, _table: str) -> None:
    with path.open("rb+") as raw:
        raw.write(b"no database" * 20)


def break_schema(path: Path, table: str) -> None:
    """Call a table something that no migration of ours ever made."""
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"ALTER TABLE {table} RENAME TO elsewhere")
        file.execute("PRAGMA user_version = 0")


damages = pytest.mark.parametrize("damage", [break_page, break_header, break_schema])


@damages
async def test_a_damaged_file_stops_no_other_guild_and_is_not_touched_again(
    tmp_path: Path, damage: object, caplog: pytest.LogCaptureFixture
) -> None:
    assert callable(damage)
    match = await written(tmp_path)
    damage(file_of(tmp_path), "matches")
    store = SqliteStore(tmp_path)
    with caplog.at_level(logging.ERROR):
        with pytest.raises(DamagedFile):
            await store.load(match.ref)
        assert store.damaged_files == 1
        with pytest.raises(DamagedFile):
            await store.log(match.ref)
        left = file_of(tmp_path).read_bytes(), file_of(tmp_path).stat().st_mtime_ns
        for _ in range(3):
            with pytest.raises(DamagedFile):
                await store.save(after(match), row(1))
            with pytest.raises(DamagedFile):
                await store.open(GUILD, draft(CAROL, BOB), opened())
            with pytest.raises(DamagedFile):
                await store.matches(GUILD)
    (healthy,) = await store.matches(OTHER)
    assert (await store.save(after(healthy), row(1))).version == 1
    assert (file_of(tmp_path).read_bytes(), file_of(tmp_path).stat().st_mtime_ns) == left
    assert store.open_files == 1
    assert await store.guilds() == (OTHER, GUILD)
    await store.close()
    assert [record.name for record in caplog.records] == ["bot.store.copies"]
    assert str(GUILD) in caplog.text


async def test_a_backup_in_the_place_of_a_damaged_file_is_used_at_once(store: SqliteStore, tmp_path: Path) -> None:
    match = await written(tmp_path)
    backup = shutil.copy(file_of(tmp_path), tmp_path / "backup")
    break_page(file_of(tmp_path), "matches")
    with pytest.raises(DamagedFile):
        await store.load(match.ref)
    with pytest.raises(DamagedFile):  # and not opened again
        await store.load(match.ref)
    shutil.move(backup, file_of(tmp_path))
    assert await store.load(match.ref) == match
    assert store.damaged_files == 0


async def test_a_guild_whose_damaged_file_is_forgotten_begins_anew(store: SqliteStore, tmp_path: Path) -> None:
    match = await written(tmp_path)
    break_header(file_of(tmp_path), "")
    with pytest.raises(DamagedFile):
        await store.load(match.ref)
    await store.forget(GUILD)
    assert (await store.open(GUILD, draft(CAROL, BOB), opened())).people == (CAROL, BOB)
    assert store.damaged_files == 0


async def test_damage_found_by_a_write_is_found_once_for_all_who_wrote(tmp_path: Path) -> None:
    match = await written(tmp_path)
    store = SqliteStore(tmp_path)
    break_page(file_of(tmp_path), "boards")
    with pytest.raises(DamagedFile):
        await store.save(after(match), row(1))
    assert store.damaged_files == 1
    await store.close()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("Thread-")]


async def test_one_damaged_match_is_no_damaged_file(store: SqliteStore, tmp_path: Path) -> None:
    match = await written(tmp_path)
    with closing(sqlite3.connect(file_of(tmp_path))) as file:
        file.execute("UPDATE matches SET options = x'00'")
        file.commit()
    with pytest.raises(Corrupt) as damage:
        await store.load(match.ref)
    assert not isinstance(damage.value, DamagedFile)
    assert (await store.open(GUILD, draft(CAROL, BOB), opened())).people == (CAROL, BOB)
    assert store.damaged_files == 0


@damages
async def test_the_bot_starts_over_a_damaged_file_and_says_what_to_do(
    store: SqliteStore, tmp_path: Path, damage: object
) -> None:
    assert callable(damage)
    match = await written(tmp_path)
    damage(file_of(tmp_path), "matches")
    warroom = make_warroom(store, StoppedClock(1_000.0), CountedKeys(), Notebook(), RememberedDiary(1_000.0))
    await warroom.start()
    refusals = [
        await refused("damaged_file", warroom.changes.load(match.ref)),
        await refused("damaged_file", warroom.play.list_matches(GUILD, ALICE.id)),
        await refused("damaged_file", warroom.blocks.block(GUILD, ALICE, BOB)),
        await refused("damaged_file", warroom.opening_checks.rules(GUILD)),
    ]
    await warroom.retention.sweep()
    assert len(await warroom.play.list_matches(OTHER, CAROL.id, ("open",))) == 1
    await warroom.close()
    assert {refusal(each.code, **each.params) for each in refusals} == {
        "The file with this server's matches is damaged, so I don't touch it. "
        "Please tell whoever runs me: a backup has to be put in its place."
    }
