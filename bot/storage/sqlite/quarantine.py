"""Guilds whose file is damaged: it is left alone until another one is in its place."""

import logging
from pathlib import Path
from typing import NamedTuple

from bot.model.errors import DamagedFile

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
        found = path.stat()
    except FileNotFoundError:
        return None
    return _FileIdentity(found.st_ino, found.st_size, found.st_mtime_ns)
