"""The guilds' files, with a limited number open; the least recently used is closed first."""

import asyncio
import logging
import re
import sqlite3
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TypeVar

from bot.store import copies
from bot.store.access import Work
from bot.store.copies import Quarantine, is_unfinished
from bot.store.errors import DamagedFile, MatchNotFound, NewerFile, NotSaved
from bot.store.places import check_place
from bot.store.running import RunningWork, Write, filter_in_parts
from bot.store.schema import GuildConnection, Migration, connect
from bot.store.transactions import READ, WRITE, WorkResult, settle_works, transact
from bot.store.wiping import empty_log
from engine.core.values import Corrupt

_log = logging.getLogger(__name__)


T = TypeVar("T")


_SUFFIX = ".sqlite3"
_NUMBER = re.compile(r"-?[1-9][0-9]*")
_OLDEST_SQLITE = (3, 37, 0)  # strict tables


class _OpenFile:
    """A file that is open or being opened: how many transactions use it, and whether it is being closed."""

    def __init__(self) -> None:
        self.connection: GuildConnection | None = None
        self.opening = asyncio.Lock()
        self.users = 0
        self.closing = False
        self.damage: DamagedFile | None = None

    @contextmanager
    def noting_damage(self) -> Iterator[None]:
        """Return a context manager that stores a DamagedFile of its block in `damage`, and raises it again."""
        try:
            yield
        except DamagedFile as damage:
            self.damage = damage
            raise


class GuildFiles:
    """The files `DATA_DIR/guilds/<id>.sqlite3`, one per guild or personal place, each created by its first write.

    Every open file has a thread and three file handles, so at most `max_open` are open. Pending writes to one file are
    committed together: one call to its thread, one transaction, one fsync. An accepted work runs even if its caller is
    cancelled, and `close` waits until it ends.

    A file that SQLite finds damaged is closed and left alone, so other guilds continue. Access raises DamagedFile.
    """

    def __init__(self, data_dir: Path, migrations: Sequence[Migration], max_open: int = 64) -> None:
        if max_open < 1:
            raise ValueError(f"at least one file must be open at a time, not {max_open}")
        if sqlite3.sqlite_version_info < _OLDEST_SQLITE:
            raise RuntimeError(f"SQLite 3.37 or newer is needed, this Python has {sqlite3.sqlite_version}")
        self._folder = data_dir / "guilds"
        self._migrations = migrations
        self._max_open = max_open
        self._open: OrderedDict[int, _OpenFile] = OrderedDict()
        self._changed = asyncio.Event()
        self._work = RunningWork(self._settle)
        self._quarantine = Quarantine()
        self._closed = False

    async def read(self, guild_id: int, work: Work[T]) -> T:
        """Return the result of `work` in one read transaction; raise MatchNotFound if the guild has no file."""
        self._check_open()
        return await asyncio.shield(self._work.begin(self._read(guild_id, work)))

    async def write(self, guild_id: int, work: Work[T], *, create: bool = False) -> T:
        """Run `work` in a transaction, and return its result after the commit to disk.

        Raises MatchNotFound if the file is missing and `create` is False. Works share a transaction. If one fails, the
        others run again, so a work must tolerate a repetition after a rollback.
        """
        self._check_open()
        return await self._work.write(guild_id, work, create=create)

    async def empty_log(self, guild_id: int) -> bool:
        """Empty the write-ahead log if that was requested; return False immediately if another process reads it.

        Return True otherwise. Raises MatchNotFound if the guild has no file. Raises NotSaved if the disk refuses, and
        Corrupt if the file is damaged.
        """
        self._check_open()
        return await asyncio.shield(self._work.begin(self._empty_log(guild_id)))

    async def remove(self, guild_id: int) -> None:
        """Delete a guild's file and every copy of it that the bot keeps, also those put aside.

        Requests made during the deletion wait, and then find no file.
        """
        self._check_open()
        await asyncio.shield(self._work.begin(self._remove(guild_id)))

    async def change_copies(self, guild_id: int, work: Work[object]) -> None:
        """Run `work` in a transaction on each copy of a guild's file that was put aside; delete all other copies.

        A copy that is damaged or of a newer schema is deleted, too. The guild's own file is unchanged. Raises NotSaved
        if the disk fails.
        """
        self._check_open()
        await asyncio.shield(self._work.begin(self._change_copies(_name(guild_id), work)))

    def delete_copies_of_updates(self, guild_id: int, made_before: float) -> None:
        """Delete the copies that updates made of a guild's file before `made_before` (POSIX seconds)."""
        copies.delete_copies_of_updates(self._folder, _name(guild_id), made_before)

    async def guilds(self) -> tuple[int, ...]:
        """Return the ids of the guilds that have a file, ascending."""
        return tuple(sorted(_guild_ids(self._folder)))

    async def find_unfinished(self) -> tuple[int, ...]:
        """Return the ids of the guilds with unfinished matches, tournaments or messages, ascending."""
        return await filter_in_parts(await self.guilds(), lambda some: asyncio.to_thread(self._filter_unfinished, some))

    def _filter_unfinished(self, guilds: Sequence[int]) -> list[int]:
        return [guild_id for guild_id in guilds if is_unfinished(self._folder / f"{guild_id}{_SUFFIX}")]

    @property
    def open_count(self) -> int:
        """The number of open files."""
        return len(self._open)

    @property
    def damaged_count(self) -> int:
        """The number of files found damaged and left alone."""
        return len(self._quarantine) + sum(file.damage is not None for file in self._open.values())

    async def close(self) -> None:
        """Finish running work, close every file, and accept no more work; repeated calls do nothing."""
        self._closed = True
        await self._work.finish()
        shut = [guild_id for guild_id, file in self._open.items() if not file.closing]
        for guild_id in shut:
            self._open[guild_id].closing = True  # now, for the tasks begin later, and another may close meanwhile
        await asyncio.gather(*(self._shut(guild_id) for guild_id in shut))

    def _check_open(self) -> None:
        if self._closed:
            raise RuntimeError("the store is closed")

    async def _read(self, guild_id: int, work: Work[T]) -> T:
        async with self._connection(guild_id, create=False) as connection:
            return await connection.run(lambda file: transact(file, work, READ))

    async def _empty_log(self, guild_id: int) -> bool:
        async with self._connection(guild_id, create=False) as connection:
            return await connection.run(empty_log)

    async def _change_copies(self, name: str, work: Work[object]) -> None:
        for path in await asyncio.to_thread(copies.list_put_aside, self._folder, name):
            try:
                await self._change(path, work)
            except (Corrupt, NewerFile) as error:
                _log.warning("%s was put aside, and is deleted as it can't be changed: %s", path, error)
                copies.delete_put_aside(path)
        await asyncio.to_thread(copies.delete_all_but_put_aside, self._folder, name)

    async def _change(self, path: Path, work: Work[object]) -> None:
        connection = await connect(path, self._migrations)
        try:
            await connection.run(lambda file: transact(file, work, WRITE))
            await connection.run(empty_log)
        finally:
            await connection.close()

    async def _remove(self, guild_id: int) -> None:
        file = await self._take_alone(guild_id)
        try:
            if file.connection is not None:
                await file.connection.close()
            await asyncio.to_thread(copies.delete_with_copies, self._folder, _name(guild_id))
        finally:
            del self._open[guild_id]
            self._notify()

    async def _settle(self, guild_id: int, writes: Sequence[Write]) -> list[WorkResult]:
        try:
            async with self._connection(guild_id, create=any(write.create for write in writes)) as connection:
                every = await connection.run(lambda file: settle_works(file, [write.work for write in writes]))
                damage = next((settled.error for settled in every if isinstance(settled.error, DamagedFile)), None)
                if damage is not None:
                    self._open[guild_id].damage = damage
                return every
        except Exception as error:  # noqa: BLE001 - raised where the writes came from
            return [WorkResult(error=error) for _ in writes]

    @asynccontextmanager
    async def _connection(self, guild_id: int, *, create: bool) -> AsyncIterator[GuildConnection]:
        file = await self._take(guild_id)
        try:
            async with file.opening:
                if file.connection is None:
                    path = self._path(guild_id, create=create)
                    with file.noting_damage():
                        file.connection = await connect(path, self._migrations)
            with file.noting_damage():
                yield file.connection
        finally:
            self._give_back(guild_id, file)

    async def _take(self, guild_id: int) -> _OpenFile:
        while True:
            file = self._open.get(guild_id)
            if file is None and len(self._open) < self._max_open:
                file = self._open[guild_id] = _OpenFile()
            if file is not None and not file.closing:
                file.users += 1
                self._open.move_to_end(guild_id)
                return file
            idle = next((other for other, its in self._open.items() if not its.users and not its.closing), None)
            if file is None and idle is not None:
                await self._shut(idle)
            else:
                await self._changed.wait()

    async def _take_alone(self, guild_id: int) -> _OpenFile:
        while True:
            file = self._open.get(guild_id)
            if file is None:
                file = self._open[guild_id] = _OpenFile()
            if not file.users and not file.closing:
                file.closing = True
                return file
            await self._changed.wait()

    def _give_back(self, guild_id: int, file: _OpenFile) -> None:
        file.users -= 1
        if not file.users and not file.closing and (file.connection is None or file.damage is not None):
            file.closing = True
            if file.connection is None:
                self._drop(guild_id, file)
            else:
                self._work.begin(self._shut(guild_id))
        self._notify()

    async def _shut(self, guild_id: int) -> None:
        file = self._open[guild_id]
        file.closing = True
        try:
            if file.connection is not None:
                await file.connection.close()
        finally:
            self._drop(guild_id, file)

    def _drop(self, guild_id: int, file: _OpenFile) -> None:
        del self._open[guild_id]
        if file.damage is not None:
            self._quarantine.put(guild_id, self._folder / _name(guild_id), file.damage)
        self._notify()

    def _notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    def _path(self, guild_id: int, *, create: bool) -> Path:
        path = self._folder / _name(guild_id)
        if self._folder.is_symlink() or path.is_symlink():
            raise ValueError(f"{path.name} would be reached through a link")
        self._quarantine.check(guild_id, path)
        if not create and not path.exists():
            raise MatchNotFound(f"guild {guild_id} has no file")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)
            _keep_private(self._folder, 0o700)
            _keep_private(path, 0o600)
        except OSError as error:
            raise NotSaved(f"{path.name} can't be made: {error.strerror}") from error
        return path


def _keep_private(path: Path, mode: int) -> None:
    if path.stat().st_mode & 0o077:
        path.chmod(mode)


def _name(guild_id: int) -> str:
    return f"{check_place(guild_id)}{_SUFFIX}"


def _guild_ids(folder: Path) -> Iterator[int]:
    if not folder.is_dir():
        return
    for path in folder.glob(f"*{_SUFFIX}"):
        stem = path.name.removesuffix(_SUFFIX)
        if _NUMBER.fullmatch(stem) and abs(int(stem)) < 2**63:
            yield int(stem)
