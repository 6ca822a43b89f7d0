"""Copies of guilds' files in the data folder, the quarantine of damaged files, and a quick file check.

Updates leave `guilds/<id>.sqlite3.v<schema>` next to the file. A restore moves the files that it replaces to
`guilds-before-<time>`. Earlier releases moved other processes' files to `guilds-of-others`. A restore that was killed
leaves a folder `.restored-<letters>`.

The check reads a file from outside, which is many times quicker than opening it for work.
"""

import logging
import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from bot.store.errors import DamagedFile

_log = logging.getLogger(__name__)


class _FileIdentity(NamedTuple):
    """Inode, size and modification time (ns) of a file, which distinguish it from a replacement."""

    inode: int
    size: int
    written: int


class Quarantine:
    """Guilds with damaged files. They are kept in memory, as the next start detects the damage again.

    A damaged file stays in its place. People and backup tools would mistake a new empty file for a guild without
    matches. Replacing the file with a backup needs no restart.
    """

    def __init__(self) -> None:
        self._damaged: dict[int, _FileIdentity | None] = {}

    def __len__(self) -> int:
        return len(self._damaged)

    def put(self, guild_id: int, path: Path, damage: DamagedFile) -> None:
        """Put a guild's damaged file at `path` in quarantine, and log the damage; the file must be closed.

        The quarantine lasts until another file is in its place. Until then `check` raises DamagedFile.
        """
        self._damaged[guild_id] = _identity_of(path)
        _log.error("guild %d: %s is in quarantine until a backup takes its place: %s", guild_id, path.name, damage)

    def check(self, guild_id: int, path: Path) -> None:
        """Raise DamagedFile if the guild's file is still the damaged one; otherwise end its quarantine."""
        damaged = self._damaged.get(guild_id)
        if damaged is None:
            return
        if _identity_of(path) == damaged:
            raise DamagedFile(f"{path.name} is damaged, and left alone until another is in its place")
        del self._damaged[guild_id]
        _log.warning("guild %d: the damaged %s was replaced or removed", guild_id, path.name)


def _identity_of(path: Path) -> _FileIdentity | None:
    try:
        stat = path.stat()
    except FileNotFoundError:
        return None
    return _FileIdentity(stat.st_ino, stat.st_size, stat.st_mtime_ns)


def delete_copies_of_updates(folder: Path, name: str, made_before: float) -> None:
    """Delete the copies that updates made of the file `name` in `folder` before `made_before` (POSIX seconds)."""
    for path in folder.glob(f"{name}.v*"):
        if path.stat().st_mtime < made_before:
            path.unlink(missing_ok=True)


def list_put_aside(folder: Path, name: str) -> tuple[Path, ...]:
    """Return the paths of the files `name` in the folders next to `folder` that hold files put aside.

    A restore puts files aside, and so did a change of shards in earlier releases. The paths are sorted; `()` if there
    are none. `name` includes the suffix.
    """
    return tuple(sorted(folder.parent.glob(f"{folder.name}-*/{name}")))


def delete_put_aside(path: Path) -> None:
    """Delete a file that was put aside, together with its SQLite log files."""
    _delete([path, *path.parent.glob(f"{path.name}-*")])


def delete_all_but_put_aside(folder: Path, name: str) -> None:
    """Delete all copies of the file `name` in `folder` except those that were put aside.

    These are copies of updates and of killed restores. Litestream's data next to the files put aside is deleted too.
    """
    _delete(
        chain(
            folder.glob(f"{name}.v*"),
            folder.parent.glob(f"{folder.name}-*/{name}.v*"),
            folder.parent.glob(f"{folder.name}-*/.{name}-*"),
            folder.parent.glob(f".restored-*/**/{name}*"),
            folder.glob(f".restored-*/{name}*"),
        )
    )


def delete_with_copies(folder: Path, name: str) -> None:
    """Delete all copies of the file `name` in `folder`, even those put aside, and then the file itself.

    The file's SQLite log files are deleted together with the file.
    """
    delete_all_but_put_aside(folder, name)
    _delete(chain(folder.parent.glob(f"{folder.name}-*/{name}*"), folder.glob(f"{name}*")))


def _delete(paths: Iterable[Path]) -> None:
    for path in paths:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


IS_UNFINISHED = """
    SELECT EXISTS (SELECT * FROM matches WHERE status IN ('open', 'live'))
        OR EXISTS (SELECT * FROM boards WHERE shown <> wanted OR outdated > 0)
        OR EXISTS (SELECT * FROM notices WHERE (is_over <> 0) = (message_id IS NOT NULL))
        OR EXISTS (SELECT * FROM old_messages WHERE is_stale <> 0)
        OR EXISTS (SELECT * FROM tournaments WHERE status IN ('signup', 'running') OR shown <> version OR outdated > 0
                   OR is_end_due <> 0)
        OR EXISTS (SELECT * FROM result_posts)
        OR EXISTS (SELECT * FROM house_rules WHERE daily_channel IS NOT NULL)
"""
"""SQL for whether a guild has an unfinished match or tournament, a pending message, or posts of daily positions."""


def is_unfinished(path: Path) -> bool:
    """Return whether a file has an unfinished match or tournament, a pending message, or posts of daily positions.

    Return True for an unreadable file or a symbolic link; opening the file for work reports its errors.
    """
    if path.is_symlink():
        return True
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)) as file:
            return bool(file.execute(IS_UNFINISHED).fetchone()[0])
    except (sqlite3.Error, UnicodeDecodeError):
        return True
