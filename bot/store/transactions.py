"""Runs functions as transactions, and turns SQLite's errors into those of the model."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Literal, NamedTuple, TypeVar

from bot.store.access import Work
from bot.store.errors import DamagedFile, NotSaved
from engine.core.values import Corrupt

T = TypeVar("T")

Begin = Literal["BEGIN", "BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"]


class WorkResult(NamedTuple):
    """Outcome of one of several works: its result after the commit, or the error that undid it."""

    result: Any = None
    error: Exception | None = None


READ: Begin = "BEGIN"
WRITE: Begin = "BEGIN IMMEDIATE"

_REFUSED = frozenset(
    {
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_PROTOCOL,
    }
)

_DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


def transact(connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], T], begin: Begin) -> T:
    """Run `work` in a transaction and return its result after the commit; roll back on any exception.

    `begin` is the SQL statement that begins the transaction, and so selects its lock. Errors of SQLite become NotSaved,
    DamagedFile or Corrupt (see `translated_errors`).
    """
    with translated_errors():
        connection.execute(begin)
        try:
            result = work(connection)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:  # a full disk has rolled back by itself
                connection.execute("ROLLBACK")
            raise
        return result


def settle_works(connection: sqlite3.Connection, works: Sequence[Work[Any]]) -> list[WorkResult]:
    """Run works on a file as `transact_together` does."""
    return transact_together(lambda work: transact(connection, work, WRITE), works)


def transact_together(run: Callable[[Work[Any]], Any], works: Sequence[Work[Any]]) -> list[WorkResult]:
    """Run all works in one transaction and return their results in order; `run` runs a work in a transaction.

    If one fails, each then runs in a transaction of its own. So one work's error never affects another, but a work may
    run twice. If `run` raises NotSaved, every result is NotSaved.
    """
    if len(works) > 1:
        try:
            results = run(lambda file: [work(file) for work in works])
        except NotSaved as error:  # to ask the disk again for each would keep everybody waiting
            return [WorkResult(error=type(error)(*error.args)) for _ in works]
        except Exception:  # noqa: BLE001 - whose it is shows when each is alone
            return [_settle(run, work) for work in works]
        return [WorkResult(result) for result in results]
    return [_settle(run, work) for work in works]


def _settle(run: Callable[[Work[Any]], Any], work: Work[Any]) -> WorkResult:
    try:
        return WorkResult(run(work))
    except Exception as error:  # noqa: BLE001 - raised where the work came from
        return WorkResult(error=error)


@contextmanager
def translated_errors() -> Iterator[None]:
    """Turn errors of SQLite into errors of the model.

    NotSaved means that the disk refused, and DamagedFile that the file is no whole database. Corrupt means that a row
    or table is invalid. IntegrityError stays as it is, because it means a bug.
    """
    try:
        yield
    except sqlite3.IntegrityError:
        raise  # a row that our own schema forbids is a bug, not damage
    except sqlite3.DatabaseError as error:
        # The low byte is the kind, the rest says where. Text that isn't UTF-8 is refused by Python and has no code.
        # Our SQL never changes, so SQL that doesn't fit the file's tables means that something in them is damaged; but
        # for a mistake of ours in one statement a guild shall not lose its whole file.
        kind = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if kind in _REFUSED:
            raise NotSaved(str(error)) from error
        if kind in _DAMAGED:
            raise DamagedFile(f"the file is damaged: {error}") from error
        raise Corrupt(f"something in the file is damaged: {error}") from error
    except UnicodeDecodeError as error:  # SQLite complained, and quoted the damage
        raise DamagedFile("the file is damaged: its tables can't be read") from error
