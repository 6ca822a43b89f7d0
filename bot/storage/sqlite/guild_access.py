"""Reads and writes in guilds' files that take a guild without a file for one in which nothing is stored."""

from typing import TypeVar

from bot.model.errors import MatchNotFound
from bot.storage.sqlite.files import GuildFiles
from bot.storage.sqlite.transactions import Work

T = TypeVar("T")


class GuildAccess:
    """What the parts of a store share: the files, and how they are read and written."""

    def __init__(self, files: GuildFiles) -> None:
        self._files = files

    async def _read_or(self, guild_id: int, work: Work[T], default: T) -> T:
        """Return what the work reads; the default where the guild has no file."""
        try:
            return await self._files.read(guild_id, work)
        except MatchNotFound:
            return default

    async def _write_or(self, guild_id: int, work: Work[T], default: T) -> T:
        """Return what the work returns once it is committed; the default where the guild has no file."""
        try:
            return await self._files.write(guild_id, work)
        except MatchNotFound:
            return default
