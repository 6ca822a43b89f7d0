"""Backups: one archive with consistent copies of the guilds' files, also while the bot runs, and their restore.

The archive is a zip with `guilds/<id>.sqlite3` for each guild, and `manifest.json` with their SHA-256.
"""

import hashlib
import re
import sqlite3
import tempfile
import time
import zipfile
from collections.abc import Iterable, Sequence
from contextlib import closing
from importlib.metadata import version
from pathlib import Path

import msgspec

from bot.operations.processes import StartupError

_FILE = re.compile(r"[1-9]\d{0,18}\.sqlite3")
_MANIFEST = "manifest.json"
_GUILDS = "guilds"
_BLOCK = 1 << 20


class _Manifest(msgspec.Struct, frozen=True):
    warroom: str
    made_at: float
    sha256: dict[str, str]


class RestoredGuilds(msgspec.Struct, frozen=True):
    """Number of restored guilds, and the folder with the files that they replaced; None if they replaced none."""

    guilds: int
    old_files: Path | None


def guild_files(folder: Path) -> tuple[Path, ...]:
    """Return the guilds' files of a data folder, sorted by name."""
    return tuple(sorted(path for path in (folder / _GUILDS).glob("*.sqlite3") if _FILE.fullmatch(path.name)))


def write_archive(files: Iterable[Path], archive: Path) -> int:
    """Write a consistent copy of each SQLite file into a new zip archive; return the number of files.

    Raises StartupError if the archive exists already or a file can't be read. A partial archive is removed.
    """
    if archive.exists():
        raise StartupError(f"{archive} is there already. Name a file that isn't.")
    partial = archive.with_name(f"{archive.name}.partial")
    try:
        packed = _pack(files, partial)
        partial.replace(archive)
    finally:
        partial.unlink(missing_ok=True)
    return packed


def _pack(files: Iterable[Path], archive: Path) -> int:
    sha256: dict[str, str] = {}
    archive.touch(mode=0o600)
    with (
        tempfile.TemporaryDirectory(dir=archive.parent, prefix=".backup-") as staging,
        zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed,
    ):
        for path in files:
            copy = Path(staging) / path.name
            _copy(path, copy)
            sha256[path.name] = _digest(copy)
            packed.write(copy, f"{_GUILDS}/{path.name}")
            copy.unlink()
        packed.writestr(_MANIFEST, msgspec.json.encode(_Manifest(version("warroom"), time.time(), sha256)))
    return len(sha256)


def restore_archive(archive: Path, folder: Path, *, may_replace: bool) -> RestoredGuilds:
    """Restore the guilds of an archive into a data folder that no process uses; other guilds stay.

    Replaced files move to a new folder. Raises StartupError, changing nothing, if the archive is damaged. It also does
    if files would be replaced while `may_replace` is False.
    """
    guilds = folder / _GUILDS
    guilds.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, prefix=".restored-") as staging:
        restored = _unpack(archive, Path(staging))
        existing = [path for path in restored if (guilds / path.name).exists()]
        if existing and not may_replace:
            raise StartupError(
                f"{len(existing)} of the guilds in {archive} have a file in {guilds} already. "
                "Add --replace to put the backup in their place; what is there is kept."
            )
        old_files = _set_aside(guilds, [path.name for path in existing]) if existing else None
        for path in restored:
            path.replace(guilds / path.name)
    return RestoredGuilds(len(restored), old_files)


def _copy(source: Path, target: Path) -> None:
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as file,
            closing(sqlite3.connect(target)) as copy,
        ):
            file.backup(copy)
            _check(copy, source.name)
    except sqlite3.Error as error:
        raise StartupError(f"{source.name} can't be copied ({error}). The backup was not made.") from None
    target.chmod(0o600)


def _check(file: sqlite3.Connection, name: str) -> None:
    (result,) = file.execute("PRAGMA quick_check(1)").fetchone()
    if result != "ok":
        raise StartupError(f"{name} is damaged. Nothing was changed.")


def _unpack(archive: Path, target: Path) -> Sequence[Path]:
    """Unpack the guilds' files from a backup into the folder `target`, and return their paths, sorted by name.

    Raises StartupError if the archive isn't a backup, or if a file's checksum or database check fails.
    """
    try:
        with zipfile.ZipFile(archive) as packed:
            manifest = msgspec.json.decode(packed.read(_MANIFEST), type=_Manifest)
            names = sorted(manifest.sha256)
            if not all(_FILE.fullmatch(name) for name in names):
                raise StartupError(f"{archive} isn't a backup of Warroom.")
            for name in names:
                packed.extract(f"{_GUILDS}/{name}", target)
    except (OSError, KeyError, zipfile.BadZipFile, msgspec.MsgspecError) as error:
        raise StartupError(f"{archive} can't be read as a backup of Warroom ({type(error).__name__}).") from None
    files = [target / _GUILDS / name for name in names]
    for path in files:
        path.chmod(0o600)
        if _digest(path) != manifest.sha256[path.name]:
            raise StartupError(f"{path.name} in {archive} is damaged. Nothing was changed.")
        try:
            with closing(sqlite3.connect(path)) as file:
                _check(file, path.name)
        except sqlite3.Error as error:
            raise StartupError(f"{path.name} in {archive} is damaged ({error}). Nothing was changed.") from None
    return files


def _set_aside(guilds: Path, names: Iterable[str]) -> Path:
    """Move the guilds' files with these names from the folder `guilds` into a new folder next to it.

    The files of SQLite and Litestream that belong to them move too. Return the new folder.
    """
    aside = guilds.with_name(f"{_GUILDS}-before-{time.strftime('%Y%m%dT%H%M%S', time.gmtime())}")
    aside.mkdir(mode=0o700)
    for name in names:
        for path in (*guilds.glob(f"{name}*"), *guilds.glob(f".{name}-*")):
            path.replace(aside / path.name)
    return aside


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        digest = hashlib.sha256()
        while block := file.read(_BLOCK):
            digest.update(block)
    return digest.hexdigest()
