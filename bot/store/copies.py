"""Guilds whose file is damaged: it is left alone until another one is in its place.

Copies of a guild's file that the bot keeps in its data folder.

Updates leave `guilds/<id>.sqlite3.v<schema>` beside the file. A restore keeps what it replaces in the folder
`guilds-before-<time>`, and a change of shards puts the files of other processes in `guilds-of-others`. A kill in the
middle of a restore leaves a folder `.restored-<letters>`.

A look at a guild's file from outside, many times quicker than opening it for work.
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
    """Tells a file from one that was put in its place, without reading either."""

    inode: int
    size: int
    written: int


class Quarantine:
    """Which guilds' files are damaged; kept in memory, as the next start finds the damage again.

    A damaged file isn't moved away: a new empty one in its place would be taken for a guild without matches, by people
    and by whatever copies the folder. Who puts a backup in its place needs no restart.
    """

    def __init__(self) -> None:
        self._damaged: dict[int, _FileIdentity | None] = {}

    def __len__(self) -> int:
        return len(self._damaged)

    def put(self, guild_id: int, path: Path, damage: DamagedFile) -> None:
        """Leave a guild's file alone from now on; it must be closed."""
        self._damaged[guild_id] = _identity_of(path)
        _log.error("guild %d: %s is in quarantine until a backup takes its place: %s", guild_id, path.name, damage)

    def check(self, guild_id: int, path: Path) -> None:
        """Let a guild's file be opened or made, unless it is the one that is damaged; raises DamagedFile."""
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
    """Delete the copies that updates made of a file before this POSIX second."""
    for path in folder.glob(f"{name}.v*"):
        if path.stat().st_mtime < made_before:
            path.unlink(missing_ok=True)


def list_put_aside(folder: Path, name: str) -> tuple[Path, ...]:
    """Return the files of this name that were put aside, which may be put back some day."""
    return tuple(sorted(folder.parent.glob(f"{folder.name}-*/{name}")))


def delete_put_aside(path: Path) -> None:
    """Delete a file that was put aside, with its log."""
    _delete([path, *path.parent.glob(f"{path.name}-*")])


def delete_all_but_put_aside(folder: Path, name: str) -> None:
    """Delete all copies of a file but those that were put aside, and what Litestream kept beside these."""
    _delete(
        chain(
            folder.glob(f"{name}.v*"),
            folder.parent.glob(f"{folder.name}-*/{name}.v*"),
            folder.parent.glob(f"{folder.name}-*/.{name}-*"),
            folder.parent.glob(f".restored-*/**/{name}*"),
            folder.glob(f".restored-*/{name}*"),
        )
    )


def _delete(paths: Iterable[Path]) -> None:
    for path in paths:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


_IS_UNFINISHED = """
    SELECT EXISTS (SELECT * FROM matches WHERE status IN ('open', 'live'))
        OR EXISTS (SELECT * FROM boards WHERE shown <> wanted OR outdated > 0)
        OR EXISTS (SELECT * FROM notices WHERE is_over = (message_id IS NOT NULL))
        OR EXISTS (SELECT * FROM tournaments WHERE status IN ('signup', 'running') OR shown <> version OR outdated > 0)
"""


def is_unfinished(path: Path) -> bool:
    """Tell whether a match or tournament of the file isn't over, or a message is behind; True where that can't be told.

    What is wrong with the file is for those to say who open it for work.
    """
    if path.is_symlink():
        return True
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)) as file:
            return bool(file.execute(_IS_UNFINISHED).fetchone()[0])
    except (sqlite3.Error, UnicodeDecodeError):
        return True
