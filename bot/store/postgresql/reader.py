"""All guilds in one PostgreSQL database, only read."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NoReturn, TypeVar

from psycopg import errors

from bot.store.access import Work
from bot.store.errors import MatchNotFound, NewerFile, NotSaved
from bot.store.postgresql.connection import PostgresConnection, PreparingConnection
from bot.store.postgresql.session import connect, error_translation, survey

T = TypeVar("T")


class DatabaseReader:
    """The rows of all guilds in a PostgreSQL database, read with one connection; the server refuses writes.

    It needs no claim, so the bot may be running. `schema` is the only schema that it reads.
    """

    def __init__(self, url: str, schema: int) -> None:
        self._url = url
        self._schema = schema
        self._thread = ThreadPoolExecutor(1, "database-reader")
        self._connection: PreparingConnection | None = None

    async def read(self, guild_id: int, work: Work[T]) -> T:
        """Return the result of `work` in one read transaction.

        Raises MatchNotFound for a guild without data, NewerFile for a database of a later release, and NotSaved for one
        of an earlier release or if the server fails.
        """

        def read(connection: PreparingConnection) -> T:
            connection.execute("SELECT set_config('warroom.guild', %s, true)", (str(guild_id),))
            if not connection.execute("SELECT FROM guilds WHERE id = %s", (guild_id,)).rowcount:
                raise MatchNotFound(f"nothing of guild {guild_id} is stored")
            return work(PostgresConnection(connection))

        return await self._run(read)

    async def guilds(self) -> tuple[int, ...]:
        """Return the ids of all guilds with stored rows, ascending; raises the errors of `read`."""
        return await self._run(lambda connection: tuple(_read_guilds(connection)))

    async def find_unfinished(self) -> tuple[int, ...]:
        """Return the ids of the guilds with unfinished matches, tournaments or messages, ascending."""
        return await self._run(lambda connection: tuple(survey(connection, _read_guilds(connection))))

    async def write(self, guild_id: int, work: Work[T], *, create: bool = False) -> T:
        """Raise NotSaved, because the database is only read."""
        _refuse(guild_id, work, create)

    async def remove(self, guild_id: int) -> None:
        """Raise NotSaved, because the database is only read."""
        _refuse(guild_id)

    async def change_copies(self, guild_id: int, work: Work[object]) -> None:
        """Raise NotSaved, because the database is only read."""
        _refuse(guild_id, work)

    async def empty_log(self, guild_id: int) -> bool:
        """Raise NotSaved, because the database is only read."""
        _refuse(guild_id)

    def delete_copies_of_updates(self, guild_id: int, made_before: float) -> None:
        """Raise NotSaved, because the database is only read."""
        _refuse(guild_id, made_before)

    @property
    def open_count(self) -> int:
        """The number of connections, 0 or 1."""
        return int(self._connection is not None)

    @property
    def damaged_count(self) -> int:
        """Always 0, as no guild is in quarantine."""
        return 0

    async def close(self) -> None:
        """Close the connection, after running work; repeated calls do nothing."""
        await asyncio.to_thread(self._thread.shutdown)
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def _run(self, work: Callable[[PreparingConnection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, work)

    def _read(self, work: Callable[[PreparingConnection], T]) -> T:
        with error_translation():
            if self._connection is None or self._connection.closed:
                self._connection = self._connect()
            with self._connection.transaction():
                return work(self._connection)

    def _connect(self) -> PreparingConnection:
        connection = connect(self._url)
        try:
            connection.execute("SET default_transaction_read_only = on")
            connection.execute("SET default_transaction_isolation = 'repeatable read'")
            self._check_schema(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _check_schema(self, connection: PreparingConnection) -> None:
        try:
            row = connection.execute("SELECT schema FROM installation").fetchone()
        except (errors.UndefinedTable, errors.InvalidSchemaName):
            raise NotSaved("the bot has never used this database") from None
        version = row[0] if row is not None else 0
        if version > self._schema:
            raise NewerFile(f"the database has schema {version}, and this release knows {self._schema}")
        if version < self._schema:
            raise NotSaved(
                f"the database has schema {version}, and this release needs {self._schema}: read a copy of it in files"
                " (`warroom move-to sqlite:FOLDER` of the release that wrote it)"
            )


def _read_guilds(connection: PreparingConnection) -> list[int]:
    return [guild_id for (guild_id,) in connection.execute("SELECT id FROM guilds ORDER BY id")]


def _refuse(*_: object) -> NoReturn:
    raise NotSaved("the database is only read here")
