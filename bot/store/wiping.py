"""Removes deleted data from the disk without rewriting a guild's whole file.

With `PRAGMA secure_delete = ON`, as on every connection, SQLite overwrites freed rows and pages with zeros. Two traces
remain. When SQLite moves rows between pages of a table, copies stay in the unused middle of a page. They stay until the
page itself is freed. The log keeps old pages until it is truncated.
"""

import logging
import sqlite3
from collections.abc import Sequence

from bot.store.connection import Connection
from bot.store.transactions import translated_errors

_log = logging.getLogger(__name__)


ALWAYS_ZEROED = 0x57415252
"""The application id in the header of a file in which all that was ever deleted has been zeroed ("WARR")."""

LOG_TO_CUT = ALWAYS_ZEROED + 1
"""The application id of a zeroed file with a log that may hold deleted data; it survives a kill."""

BUSY_MILLISECONDS = 5_000
"""Milliseconds that a connection waits for other processes, except in `empty_log`."""


def rewrite_tables(file: Connection, tables: Sequence[str]) -> None:
    """Rewrite tables of a SQLite file, so that it keeps no deleted bytes of theirs; no-op in a PostgreSQL database.

    Mark the file as well, so that its write-ahead log is emptied later. Call it within a transaction.
    """
    if isinstance(file, sqlite3.Connection):
        for table in tables:
            rewrite_table(file, table)
        want_empty_log(file)


def rewrite_table(file: sqlite3.Connection, table: str) -> None:
    """Copy a table to new pages and drop the old table, so that its old pages are zeroed.

    Call it within a transaction. A thousand rows take 1 to 2 ms. No other table may refer to this one. The indexes and
    the next row number stay the same.
    """
    rows = file.execute("SELECT type, sql FROM sqlite_schema WHERE tbl_name = ? AND sql NOT NULL", (table,)).fetchall()
    ((_, definition),) = [row for row in rows if row[0] == "table"]
    highest = file.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchone()
    file.execute(f"ALTER TABLE {table} RENAME TO {table}_before")
    file.execute(definition)
    file.execute(f"INSERT INTO {table} SELECT * FROM {table}_before")  # noqa: S608 - the name of a table of ours
    file.execute(f"DROP TABLE {table}_before")
    for kind, statement in rows:
        if kind == "index":
            file.execute(statement)
    if highest is not None:  # numbers of rows that are gone aren't given again
        file.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        file.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, *highest))


def want_empty_log(file: sqlite3.Connection) -> None:
    """Mark the file, within a transaction that deletes data, so that its log is truncated afterwards."""
    file.execute(f"PRAGMA application_id = {LOG_TO_CUT}")


def empty_log(file: sqlite3.Connection) -> bool:
    """Write the log back and truncate it if `want_empty_log` marked the file, without waiting for other processes.

    Return False if another process reads the log. Return True if the log was truncated or the file isn't marked. This
    takes a few milliseconds. Unmarked files keep their log, because Litestream ships a whole file again if its log was
    truncated by others. Raises NotSaved if the disk refuses.
    """
    with translated_errors():
        if _mark(file) != LOG_TO_CUT:
            return True
        file.execute("PRAGMA busy_timeout = 0")
        try:
            (is_busy, *_) = file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            file.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
        if not is_busy:
            file.execute(f"PRAGMA application_id = {ALWAYS_ZEROED}")
    return not is_busy


def zero_once(file: sqlite3.Connection, name: str) -> None:
    """Rewrite a file once if its deleted data was never zeroed, and mark its write-ahead log for truncation.

    If the disk refuses, log a warning with the file's `name`; the next opening tries again.
    """
    if _mark(file) in (ALWAYS_ZEROED, LOG_TO_CUT):
        return
    try:
        file.execute("VACUUM")
        want_empty_log(file)
    except sqlite3.DatabaseError as error:
        _log.warning("%s still holds what was deleted from it, and is written anew later: %s", name, error)


def _mark(file: sqlite3.Connection) -> int:
    (mark,) = file.execute("PRAGMA application_id").fetchone()
    return int(mark)
