"""Sees to it that what was deleted leaves the disk, without the whole of a guild's file being written anew.

With `PRAGMA secure_delete = ON`, which every connection has, SQLite overwrites the rows and pages that it frees with
zeros. That leaves two things. When SQLite moves rows from one page of a table to another, copies of them stay in the
unused middle of a page, until the page itself is freed. And the log keeps old pages until it is cut.
"""

import logging
import sqlite3

from bot.storage.sqlite.transactions import translated_errors

ALWAYS_ZEROED = 0x57415252
"""The application id in the header of a file in which all that was ever deleted has been zeroed ("WARR")."""

BUSY_MILLISECONDS = 5_000
"""How long a connection waits for other processes, but for `empty_log`."""

_log = logging.getLogger(__name__)


def rewrite_table(file: sqlite3.Connection, table: str) -> None:
    """Move a table to new pages, within a transaction, so that all its old ones are zeroed.

    It takes 1 to 2 ms for a thousand rows. No other table may refer to this one.
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


def empty_log(file: sqlite3.Connection) -> bool:
    """Write the log back and cut it to nothing; False, at once, while another process reads it. Raises NotSaved.

    The log is short, since SQLite writes it back after every thousand pages, so this takes a few milliseconds.
    """
    with translated_errors():
        file.execute("PRAGMA busy_timeout = 0")
        try:
            (is_busy, *_) = file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            file.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    return not is_busy


def zero_once(file: sqlite3.Connection, name: str) -> None:
    """Write a file anew, once in its life, that wasn't `ALWAYS_ZEROED`: it holds what was deleted from it.

    Where the disk refuses, the next opening tries again.
    """
    (mark,) = file.execute("PRAGMA application_id").fetchone()
    if mark == ALWAYS_ZEROED:
        return
    try:
        file.execute("VACUUM")
        file.execute(f"PRAGMA application_id = {ALWAYS_ZEROED}")
    except sqlite3.DatabaseError as error:
        _log.warning("%s still holds what was deleted from it, and is written anew later: %s", name, error)
