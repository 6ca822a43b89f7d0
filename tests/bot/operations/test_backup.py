"""`warroom backup` and `warroom restore`."""

import io
import json
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.operations import backup
from bot.operations.backup import RestoredGuilds, guild_files, pack, write_archive
from bot.operations.processes import StartupError
from tests.dice import Dice


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


def restore_archive(archive: Path, folder: Path, *, may_replace: bool) -> RestoredGuilds:
    with archive.open("rb") as stream:
        return backup.restore_archive(stream, folder, may_replace=may_replace)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path / "data", 11, 1)
    write(tmp_path / "data", 22, 2)
    return tmp_path / "data"


@pytest.fixture
def archive(folder: Path, tmp_path: Path) -> Path:
    target = tmp_path / "backup.zip"
    assert write_archive(guild_files(folder), target).guilds == 2
    return target


def test_a_backup_brings_every_guild_to_another_machine(archive: Path, tmp_path: Path) -> None:
    done = restore_archive(archive, tmp_path / "elsewhere", may_replace=False)
    assert (done.guild_ids, done.old_files) == ((11, 22), None)
    assert (read(tmp_path / "elsewhere", 11), read(tmp_path / "elsewhere", 22)) == ([1], [2])
    assert sorted(path.name for path in (tmp_path / "elsewhere").iterdir()) == ["guilds"]


def test_a_backup_has_the_own_places_of_people_too(folder: Path, tmp_path: Path) -> None:
    write(folder, -33, 3)
    assert write_archive(guild_files(folder), tmp_path / "backup.zip").guilds == 3
    done = restore_archive(tmp_path / "backup.zip", tmp_path / "elsewhere", may_replace=False)
    assert done.guild_ids == (-33, 11, 22)
    assert read(tmp_path / "elsewhere", -33) == [3]


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


def rewritten(archive: Path, name: str, content: bytes | None) -> None:
    """Replace a file of an archive; None takes it out."""
    with zipfile.ZipFile(archive) as packed:
        every = {each: packed.read(each) for each in packed.namelist() if each != name}
    if content is not None:
        every[name] = content
    with zipfile.ZipFile(archive, "w") as packed:
        for each, its in every.items():
            packed.writestr(each, its)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("manifest.json", b"{}"),
        ("manifest.json", json.dumps({"warroom": "1", "made_at": 1.0, "sha256": {"../../11.sqlite3": ""}}).encode()),
    ],
)
def test_an_archive_without_its_list_changes_nothing(archive: Path, tmp_path: Path, name: str, content: bytes) -> None:
    rewritten(archive, name, content)
    with pytest.raises(StartupError):
        restore_archive(archive, tmp_path / "elsewhere", may_replace=True)
    assert list((tmp_path / "elsewhere" / "guilds").iterdir()) == []


def test_what_is_no_backup_is_named_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("hello")
    with pytest.raises(StartupError, match="can't be read as a backup"):
        restore_archive(tmp_path / "file", tmp_path, may_replace=False)


@pytest.mark.parametrize("content", [b"damaged", b"", None])
def test_a_damaged_guild_of_an_archive_is_named_and_keeps_its_file_while_others_are_restored(
    archive: Path, folder: Path, content: bytes | None
) -> None:
    write(folder, 11, 100)
    write(folder, 22, 200)
    rewritten(archive, "guilds/11.sqlite3", content)
    done = restore_archive(archive, folder, may_replace=True)
    assert done.guild_ids == (22,)
    assert [problem.split()[0] for problem in done.problems] == ["11.sqlite3"]
    assert (read(folder, 11), read(folder, 22)) == ([1, 100], [2])


def test_flipped_bytes_in_an_archive_never_bring_back_anything_but_what_was_packed(
    archive: Path, tmp_path: Path
) -> None:
    whole = archive.read_bytes()
    dice = Dice(7)
    refused = partly = 0
    for number in range(150):
        damaged = bytearray(whole)
        for _ in range(20 if number % 3 else 1):
            damaged[dice.below(len(damaged))] ^= 1 + dice.below(255)
        archive.write_bytes(damaged)
        elsewhere = tmp_path / f"elsewhere-{number}"
        try:
            done = restore_archive(archive, elsewhere, may_replace=False)
        except StartupError:
            refused += 1
            assert list((elsewhere / "guilds").iterdir()) == []
            continue
        restored = {int(path.stem) for path in (elsewhere / "guilds").iterdir()}
        assert set(done.guild_ids) == restored
        assert len(restored) == 2 - len(done.problems)
        assert all(read(elsewhere, guild_id) == [guild_id // 11] for guild_id in restored)
        partly += bool(done.problems)
    assert refused
    assert partly


def test_a_damaged_file_is_left_out_and_named_and_all_others_are_in_the_archive(folder: Path, tmp_path: Path) -> None:
    write(folder, 33, 3)
    (folder / "guilds" / "22.sqlite3").write_bytes(b"damaged" * 1000)
    with (folder / "guilds" / "11.sqlite3").open("r+b") as file:  # a page of its table, where only a check looks
        file.seek(4096)
        file.write(b"\xff" * 100)
    packed = write_archive(guild_files(folder), tmp_path / "backup.zip")
    assert packed.guilds == 1
    assert [problem.split()[0] for problem in packed.problems] == ["11.sqlite3", "22.sqlite3"]
    done = restore_archive(tmp_path / "backup.zip", tmp_path / "elsewhere", may_replace=False)
    assert (done.guild_ids, done.problems) == ((33,), ())
    assert read(tmp_path / "elsewhere", 33) == [3]


def test_a_guild_that_is_deleted_during_a_backup_is_no_problem(folder: Path, tmp_path: Path) -> None:
    files = (*guild_files(folder), folder / "guilds" / "99.sqlite3")
    packed = write_archive(files, tmp_path / "backup.zip")
    assert (packed.guilds, packed.problems) == (2, ())


def test_a_full_disk_ends_a_backup_and_damages_no_reputation(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    def connect_small(target: object, **options: bool) -> sqlite3.Connection:
        file = connect(str(target), **options)
        if not options:
            file.execute("PRAGMA max_page_count = 1")  # SQLite says then what it says of a full disk
        return file

    monkeypatch.setattr(backup.sqlite3, "connect", connect_small)
    with pytest.raises(StartupError, match="no room"):
        write_archive(guild_files(folder), tmp_path / "backup.zip")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]


def test_an_archive_can_go_through_a_pipe(folder: Path, tmp_path: Path) -> None:
    class Pipe(io.RawIOBase):
        sent = bytearray()

        def writable(self) -> bool:
            return True

        def write(self, data: Any) -> int:
            self.sent += data
            return len(data)

    pipe = Pipe()
    assert pack(guild_files(folder), pipe).guilds == 2  # type: ignore[arg-type]
    (tmp_path / "piped.zip").write_bytes(pipe.sent)
    assert restore_archive(tmp_path / "piped.zip", tmp_path / "elsewhere", may_replace=False).guild_ids == (11, 22)
