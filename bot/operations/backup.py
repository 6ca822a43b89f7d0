"""Backups: one archive with consistent copies of the guilds' files, also while the bot runs, and their restore.

The archive is a zip with `guilds/<id>.sqlite3` for each guild, and `manifest.json` with their SHA-256. Backup and
restore leave damaged files out, and name them.
"""

import errno
import hashlib
import os
import re
import sqlite3
import tempfile
import time
import zipfile
import zlib
from collections.abc import Iterable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import IO

import msgspec

from bot.operations.processes import StartupError

_FILE = re.compile(r"-?[1-9]\d{0,18}\.sqlite3")
_MANIFEST = "manifest.json"
_GUILDS = "guilds"


class _Manifest(msgspec.Struct, frozen=True):
    warroom: str
    made_at: float
    sha256: dict[str, str]


class PackedGuilds(msgspec.Struct, frozen=True):
    """Number of guilds in an archive, and a sentence for each file that could not be packed."""

    guilds: int
    problems: tuple[str, ...]


class RestoredGuilds(msgspec.Struct, frozen=True):
    """The ids of restored guilds, and a sentence for each file of the archive that could not be restored.

    `made_at` is when the archive was made, in POSIX seconds. `old_files` is the folder with the files that they
    replaced; None if they replaced none.
    """

    guild_ids: tuple[int, ...]
    made_at: float
    problems: tuple[str, ...]
    old_files: Path | None


class Unreadable(Exception):  # noqa: N818
    """A guild's file that can't be copied or restored; the text says why."""


def guild_files(folder: Path) -> tuple[Path, ...]:
    """Return the guilds' files of a data folder, sorted by name."""
    return tuple(sorted(path for path in (folder / _GUILDS).glob("*.sqlite3") if _FILE.fullmatch(path.name)))


def write_archive(files: Iterable[Path], archive: Path) -> PackedGuilds:
    """Write a consistent copy of each SQLite file into a new zip archive.

    Raises StartupError if the archive exists already or the disk is full. A partial archive is removed.
    """
    if archive.exists():
        raise StartupError(f"{archive} is there already. Name a file that isn't.")
    partial = archive.with_name(f"{archive.name}.partial")
    try:
        partial.touch(mode=0o600)
        with partial.open("wb") as stream:
            packed = pack(files, stream, archive.parent)
            os.fsync(stream.fileno())
        partial.replace(archive)
    finally:
        partial.unlink(missing_ok=True)
    return packed


def pack(files: Iterable[Path], stream: IO[bytes], folder: Path | None = None) -> PackedGuilds:
    """Write a zip archive with a consistent copy of each SQLite file to a stream, which may be a pipe.

    Each copy is first made in `folder`; None means the system's folder for temporary files. A file that is deleted
    in the meantime is skipped. Raises StartupError if that folder's disk is full.
    """
    sha256: dict[str, str] = {}
    problems: list[str] = []
    with (
        tempfile.TemporaryDirectory(dir=folder, prefix=".backup-") as staging,
        zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as packed,
    ):
        for path in files:
            copy = Path(staging) / path.name
            try:
                copy_file(path, copy)
            except Unreadable as problem:
                if path.exists():
                    problems.append(f"{problem}, and is not in the archive.")
            else:
                sha256[path.name] = digest(copy)
                packed.write(copy, f"{_GUILDS}/{path.name}")
            copy.unlink(missing_ok=True)
        packed.writestr(_MANIFEST, msgspec.json.encode(_Manifest(version("warroom"), time.time(), sha256)))
    return PackedGuilds(len(sha256), tuple(problems))


def restore_archive(archive: IO[bytes], folder: Path, *, may_replace: bool) -> RestoredGuilds:
    """Restore the guilds of a seekable archive into a data folder that no process uses; other guilds stay.

    Replaced files move to a new folder. Raises StartupError, changing
    nothing, if the archive can't be read. It also does if files would be replaced while `may_replace` is False.
    """
    guilds = folder / _GUILDS
    guilds.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, prefix=".restored-") as staging:
        restored, made_at, problems = _unpack(archive, Path(staging))
        existing = [path for path in restored if (guilds / path.name).exists()]
        if existing and not may_replace:
            raise StartupError(
                f"{len(existing)} of the archive's guilds have a file in {guilds} already. "
                "Add --replace to put the backup in their place; what is there is kept."
            )
        old_files = _set_aside(guilds, [path.name for path in existing]) if existing else None
        for path in restored:
            path.replace(guilds / path.name)
        _sync(guilds)
    return RestoredGuilds(tuple(int(path.stem) for path in restored), made_at, problems, old_files)


def digest(path: Path) -> str:
    """Return the SHA-256 of a file in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


_NO_ROOM = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_TRUNCATE}
"""SQLite's codes for a full or broken disk under the copy; the copied file may be whole."""


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite file as it is between two transactions, and check the copy.

    Raises Unreadable if the file is damaged, and StartupError if the disk is full.
    """
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as file,
            closing(sqlite3.connect(target)) as copy,
        ):
            file.backup(copy)
            _check(copy)
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) in _NO_ROOM:
            raise StartupError(f"There is no room for a copy of {source.name} in {target.parent.parent}.") from None
        raise Unreadable(f"{source.name} can't be copied ({error})") from None
    target.chmod(0o600)


def _check(file: sqlite3.Connection) -> None:
    (result,) = file.execute("PRAGMA quick_check(1)").fetchone()
    if result != "ok":
        raise sqlite3.DatabaseError("it is damaged")


def _unpack(archive: IO[bytes], target: Path) -> tuple[Sequence[Path], float, tuple[str, ...]]:
    """Unpack the guilds' files from a backup into the folder `target`.

    Return their paths, sorted by name, and the time of the backup in POSIX seconds. The third value is a sentence for
    each damaged file. Raises StartupError if the archive isn't a backup.
    """
    files: list[Path] = []
    problems: list[str] = []
    try:
        with zipfile.ZipFile(archive) as packed:
            manifest = msgspec.json.decode(packed.read(_MANIFEST), type=_Manifest)
            if not all(_FILE.fullmatch(name) for name in manifest.sha256):
                raise StartupError("The archive isn't a backup of Warroom.")
            for name in sorted(manifest.sha256):
                try:
                    files.append(_unpack_file(packed, name, manifest.sha256[name], target))
                except Unreadable as problem:
                    problems.append(str(problem))
    except (*_DAMAGE, msgspec.MsgspecError) as error:
        _raise_of_disk(error)
        raise StartupError(f"The archive can't be read as a backup of Warroom ({type(error).__name__}).") from None
    return files, manifest.made_at, tuple(problems)


_DAMAGE = (zipfile.BadZipFile, zlib.error, KeyError, EOFError, ValueError, RuntimeError, OSError)
"""Errors of Python's zip reader in a damaged archive."""


def _raise_of_disk(error: Exception) -> None:
    """Raise an error of the disk again; a damaged archive only causes "invalid argument", by a wrong offset."""
    if isinstance(error, OSError) and error.errno != errno.EINVAL:
        raise error


def _unpack_file(packed: zipfile.ZipFile, name: str, sha256: str, target: Path) -> Path:
    try:
        path = Path(packed.extract(f"{_GUILDS}/{name}", target))
    except _DAMAGE as error:
        _raise_of_disk(error)
        why = type(error).__name__
        raise Unreadable(f"{name} can't be read from the archive ({why}), and was not restored.") from None
    path.chmod(0o600)
    if digest(path) != sha256:
        raise Unreadable(f"{name} in the archive is damaged, and was not restored.")
    try:
        with closing(sqlite3.connect(path)) as file:
            _check(file)
    except sqlite3.Error as error:
        raise Unreadable(f"{name} in the archive can't be used ({error}), and was not restored.") from None
    _sync(path)
    return path


def _sync(path: Path) -> None:
    """Wait until the disk has a file, or the names in a folder."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _set_aside(guilds: Path, names: Iterable[str]) -> Path:
    """Move the guilds' files with these names from the folder `guilds` into a new folder next to it.

    The files of SQLite and Litestream that belong to them move too. Return the new folder.
    """
    aside = guilds.with_name(f"{_GUILDS}-before-{datetime.now(UTC):%Y%m%dT%H%M%S%f}")
    aside.mkdir(mode=0o700)
    for name in names:
        for path in (*guilds.glob(f"{name}*"), *guilds.glob(f".{name}-*")):
            path.replace(aside / path.name)
    return aside
