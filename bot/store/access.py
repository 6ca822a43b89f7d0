"""Access to the guilds' data, wherever it is stored: one transaction for each call."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from bot.store.connection import Connection, Values
from bot.store.errors import MatchNotFound

T = TypeVar("T")

Work = Callable[[Connection], T]
"""A function that runs on a thread of the store; it must not touch the event loop."""


class GuildStore(Protocol):
    """The data of guilds, either a file each (`GuildFiles`) or a database for all (`GuildDatabase`)."""

    async def read(self, guild_id: int, work: Work[T]) -> T:
        """Return the result of `work` in one read transaction.

        Raises MatchNotFound if nothing of the guild is stored.
        """
        ...

    async def write(self, guild_id: int, work: Work[T], *, create: bool = False) -> T:
        """Run `work` in a transaction, and return its result after the commit.

        Raises MatchNotFound if nothing of the guild is stored and `create` is False. A work must tolerate a repetition
        after a rollback.
        """
        ...

    async def remove(self, guild_id: int) -> None:
        """Delete everything of a guild, and every copy that the bot keeps."""
        ...

    async def change_copies(self, guild_id: int, work: Work[object]) -> None:
        """Run `work` on each copy of a guild's data that was put aside, and delete all other copies."""
        ...

    async def empty_log(self, guild_id: int) -> bool:
        """Wipe deleted data from the write-ahead log, and return False if that isn't possible now."""
        ...

    def delete_copies_of_updates(self, guild_id: int, made_before: float) -> None:
        """Delete the copies that updates made of a guild's data before `made_before` (POSIX seconds)."""
        ...

    async def guilds(self) -> tuple[int, ...]:
        """Return the ids of this process's guilds with stored data, ascending."""
        ...

    async def find_unfinished(self) -> tuple[int, ...]:
        """Return the ids of this process's guilds with unfinished matches, tournaments or messages, ascending."""
        ...

    @property
    def open_count(self) -> int:
        """The number of open files or connections."""
        ...

    @property
    def damaged_count(self) -> int:
        """The number of guilds with damaged data."""
        ...

    async def close(self) -> None:
        """Finish running work, and accept no more work; repeated calls do nothing."""
        ...


class GuildAccess:
    """Common base of the classes of rows: the store, and access with a default."""

    def __init__(self, files: GuildStore) -> None:
        self._files = files

    async def _read_or(self, guild_id: int, work: Work[T], default: T) -> T:
        """Return the result of `work`, or `default` if nothing of the guild is stored."""
        try:
            return await self._files.read(guild_id, work)
        except MatchNotFound:
            return default

    async def _write_or(self, guild_id: int, work: Work[T], default: T) -> T:
        """Return the result of `work` after its commit, or `default` if nothing of the guild is stored."""
        try:
            return await self._files.write(guild_id, work)
        except MatchNotFound:
            return default

    async def _select(self, guild_id: int, statement: str, values: Values, read: Callable[[Any], T]) -> tuple[T, ...]:
        """Return the results of `read` for all rows of a statement; `()` if nothing of the guild is stored."""
        return await self._read_or(guild_id, lambda file: tuple(map(read, file.execute(statement, values))), ())

    async def _execute(self, guild_id: int, statement: str, values: Values = ()) -> int:
        """Return the number of rows that a statement changed, after its commit.

        Raises MatchNotFound if nothing of the guild is stored.
        """
        return await self._files.write(guild_id, lambda file: file.execute(statement, values).rowcount)
