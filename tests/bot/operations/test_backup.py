"""`warroom backup` and `warroom restore`."""

import json
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

import pytest

from bot.operations.backup import guild_files, restore_archive, write_archive
from bot.operations.processes import StartupError


def write(folder: Path, guild_id: int, number: int) -> None:
    (folder / "guilds").mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(folder / "guilds" / f"{guild_id}.sqlite3")) as file:
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("CREATE TABLE IF NOT EXISTS moves (number INTEGER)")
        file.execute("INSERT INTO moves VALUES (?)", (number,))
        file.commit()


def read(folder: Path, guild_id: int) -> list[int]:
    with closing(sqlite3.connect(folder / "guilds" / f"{guild_id}.sqlite3")) as file:
        return [number for (number,) in file.execute("SELECT number FROM moves ORDER BY number")]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path / "data", 11, 1)
    write(tmp_path / "data", 22, 2)
    return tmp_path / "data"


@pytest.fixture
def archive(folder: Path, tmp_path: Path) -> Path:
    target = tmp_path / "backup.zip"
    assert write_archive(guild_files(folder), target) == 2
    return target


def test_a_backup_brings_every_guild_to_another_machine(archive: Path, tmp_path: Path) -> None:
    done = restore_archive(archive, tmp_path / "elsewhere", may_replace=False)
    assert (done.guilds, done.old_files) == (2, None)
    assert (read(tmp_path / "elsewhere", 11), read(tmp_path / "elsewhere", 22)) == ([1], [2])
    assert sorted(path.name for path in (tmp_path / "elsewhere").iterdir()) == ["guilds"]


def test_a_backup_of_a_file_in_use_has_what_was_committed_and_nothing_else(folder: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(folder / "guilds" / "11.sqlite3", isolation_level=None)) as file:
        file.execute("INSERT INTO moves VALUES (7)")
        file.execute("BEGIN IMMEDIATE")
        file.execute("INSERT INTO moves VALUES (8)")
        write_archive(guild_files(folder), tmp_path / "backup.zip")
        file.execute("ROLLBACK")
    restore_archive(tmp_path / "backup.zip", tmp_path / "elsewhere", may_replace=False)
    assert read(tmp_path / "elsewhere", 11) == [1, 7]


def test_a_backup_is_for_its_owner_alone_and_never_written_over(archive: Path, folder: Path) -> None:
    assert archive.stat().st_mode & 0o077 == 0
    with pytest.raises(StartupError, match="there already"):
        write_archive(guild_files(folder), archive)


def test_nothing_is_replaced_unless_asked_and_then_it_is_kept(archive: Path, folder: Path) -> None:
    write(folder, 11, 100)
    write(folder, 33, 3)
    with pytest.raises(StartupError, match="--replace"):
        restore_archive(archive, folder, may_replace=False)
    assert read(folder, 11) == [1, 100]
    done = restore_archive(archive, folder, may_replace=True)
    assert (read(folder, 11), read(folder, 22), read(folder, 33)) == ([1], [2], [3])
    assert done.old_files is not None
    done.old_files.rename(folder / "kept")
    (folder / "kept" / "guilds").mkdir()
    (folder / "kept" / "11.sqlite3").rename(folder / "kept" / "guilds" / "11.sqlite3")
    assert read(folder / "kept", 11) == [1, 100]


def rewritten(archive: Path, name: str, content: bytes) -> None:
    with zipfile.ZipFile(archive) as packed:
        every = {each: packed.read(each) for each in packed.namelist()}
    every[name] = content
    with zipfile.ZipFile(archive, "w") as packed:
        for each, its in every.items():
            packed.writestr(each, its)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("guilds/11.sqlite3", b"damaged"),
        ("manifest.json", b"{}"),
        ("manifest.json", json.dumps({"warroom": "1", "made_at": 1.0, "sha256": {"../../11.sqlite3": ""}}).encode()),
        ("manifest.json", json.dumps({"warroom": "1", "made_at": 1.0, "sha256": {"44.sqlite3": ""}}).encode()),
    ],
)
def test_a_damaged_backup_changes_nothing(archive: Path, tmp_path: Path, name: str, content: bytes) -> None:
    rewritten(archive, name, content)
    with pytest.raises(StartupError):
        restore_archive(archive, tmp_path / "elsewhere", may_replace=True)
    assert list((tmp_path / "elsewhere" / "guilds").iterdir()) == []


def test_what_is_no_backup_is_named_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("hello")
    for path in (tmp_path / "file", tmp_path / "nothing"):
        with pytest.raises(StartupError, match="can't be read as a backup"):
            restore_archive(path, tmp_path, may_replace=False)


def test_a_damaged_file_makes_no_backup(folder: Path, tmp_path: Path) -> None:
    (folder / "guilds" / "22.sqlite3").write_bytes(b"damaged" * 1000)
    with pytest.raises(StartupError, match=r"22\.sqlite3"):
        write_archive(guild_files(folder), tmp_path / "backup.zip")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]
