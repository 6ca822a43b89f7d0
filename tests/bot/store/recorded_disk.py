"""A disk that writes down what SQLite asks of it, may refuse it, and can be looked at as a power cut would leave it.

SQLite gets at it through a VFS of APSW, which brings an SQLite of its own; `Borrowed` lends that the few methods of the
standard library's connection that the store calls. What a cut leaves is then read through the standard library again.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Literal, NamedTuple
from unittest.mock import patch

import apsw

from bot.store import schema as connection

_numbers = count(1)

Kind = Literal["create", "write", "truncate", "sync", "delete", "told"]


class ChangeKind(NamedTuple):
    """Something that was done to a file, or, for `told`, what somebody was told by then.

    The offset of a truncation is the new size; of a deletion, 1 if the folder was synced after it.
    """

    kind: Kind
    path: str = ""
    offset: int = 0
    data: bytes = b""
    told: object = None


class Disk(apsw.VFS):
    """The machine's own disk, with a record of `kinds`.

    It refuses what `refuse` says: a sync as a failing disk would, anything else as a full one.
    """

    def __init__(self) -> None:
        self.vfs_name = f"recorded-{next(_numbers)}"
        super().__init__(self.vfs_name, base="")
        self.kinds: list[ChangeKind] = []
        self.changes = 0
        self._refused = range(0)

    def xOpen(self, name: Any, flags: list[int]) -> apsw.VFSFile:  # noqa: N802 - SQLite's word
        path = name if isinstance(name, str) or name is None else name.filename()
        is_new = path is not None and bool(flags[0] & apsw.SQLITE_OPEN_CREATE) and not Path(path).exists()
        if is_new:
            self.take(ChangeKind("create", str(path)))
        return _File(self, name, path, flags)

    def xDelete(self, name: str, syncdir: bool) -> None:  # noqa: N802
        self.take(ChangeKind("delete", name, int(syncdir)))
        super().xDelete(name, syncdir)

    def refuse(self, at: int = 0, many: int | None = None) -> None:
        """Refuse `many` changes from the `at`th on, counted from now; None: all that come."""
        self.changes = 0
        self._refused = range(at, 1 << 60 if many is None else at + many)

    def accept(self) -> None:
        """Refuse nothing more, and begin to count."""
        self.refuse(many=0)

    def take(self, kind: ChangeKind) -> None:
        """Write a change down, or refuse it."""
        number = self.changes
        self.changes += 1
        if number in self._refused:
            raise apsw.exception_for(apsw.SQLITE_IOERR_FSYNC if kind.kind == "sync" else apsw.SQLITE_FULL)
        self.kinds.append(kind)

    def tell(self, told: object) -> None:
        """Write down that somebody was told something."""
        self.kinds.append(ChangeKind("told", told=told))


class _File(apsw.VFSFile):
    def __init__(self, disk: Disk, name: Any, path: str | None, flags: list[int]) -> None:
        self._disk = disk
        self._path = path
        super().__init__("", name, flags)

    def _take(self, kind: Kind, offset: int = 0, data: bytes = b"") -> None:
        if self._path is not None:  # what has no name is gone after a cut anyway
            self._disk.take(ChangeKind(kind, self._path, offset, data))

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: N802
        self._take("write", offset, bytes(data))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self._take("truncate", newsize)
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self._take("sync")
        super().xSync(flags)


class Borrowed:
    """APSW's connection with the methods and errors of `sqlite3.Connection` that the store knows.

    The log is written back into the file after `checkpoint_pages` of it, where SQLite's usual is 1,000. `careless` is
    a connection that doesn't wait for the disk at every commit.
    """

    def __init__(self, disk: Disk, path: Path, *, checkpoint_pages: int, careless: bool) -> None:
        self._careless = careless
        self._checkpoint_pages = checkpoint_pages
        with _in_its_words():
            self._connection = apsw.Connection(str(path), vfs=disk.vfs_name)
            self._connection.set_busy_timeout(5_000)
            self._connection.set_wal_hook(self._write_back)

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def execute(self, sql: str, values: Sequence[Any] = ()) -> "_Rows":
        if self._careless:
            sql = sql.replace("synchronous = FULL", "synchronous = NORMAL")
        with _in_its_words():
            rows = self._connection.execute(sql, values).fetchall()
        return _Rows(rows, self._connection.changes(), self._connection.last_insert_rowid())

    def executemany(self, sql: str, every: Sequence[Sequence[Any]]) -> None:
        with _in_its_words():
            self._connection.executemany(sql, every)

    def close(self) -> None:
        try:
            self._connection.close()
        except apsw.Error:  # the log couldn't be written back, which the standard library keeps to itself
            self._connection.close()

    def _write_back(self, connection: apsw.Connection, schema: str, pages: int) -> int:
        # As SQLite's own hook does: a commit stands, whether or not there is room to write the log back.
        if pages >= self._checkpoint_pages:
            try:
                connection.wal_checkpoint(schema, apsw.SQLITE_CHECKPOINT_PASSIVE)
            except apsw.Error:
                return apsw.SQLITE_OK
        return apsw.SQLITE_OK


class _Rows:
    def __init__(self, rows: list[Any], rowcount: int, lastrowid: int) -> None:
        self._rows = iter(rows)
        self.rowcount = rowcount
        self.lastrowid = lastrowid

    def __iter__(self) -> Iterator[Any]:
        return self._rows

    def fetchone(self) -> Any:
        return next(self._rows, None)

    def fetchall(self) -> list[Any]:
        return list(self._rows)


@contextmanager
def _in_its_words() -> Iterator[None]:
    try:
        yield
    except apsw.ConstraintError as error:
        raise sqlite3.IntegrityError(str(error)) from error
    except apsw.Error as error:
        theirs = sqlite3.OperationalError(str(error))
        theirs.sqlite_errorcode = getattr(error, "result", apsw.SQLITE_ERROR)
        raise theirs from error


@contextmanager
def on_a_recorded_disk(*, checkpoint_pages: int = 40, careless: bool = False) -> Iterator[Disk]:
    """Let every store that is opened meanwhile write to a disk that records it."""
    disk = Disk()

    def borrow(path: Path) -> Borrowed:
        return Borrowed(disk, path, checkpoint_pages=checkpoint_pages, careless=careless)

    try:
        with patch.object(connection, "_open", borrow):
            yield disk
    finally:
        disk.unregister()
