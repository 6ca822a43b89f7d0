"""Who takes no challenges from whom."""

import sqlite3


def insert_block(file: sqlite3.Connection, blocker: int, blocked: int) -> None:
    """Add a block, unless it is there."""
    file.execute("INSERT OR IGNORE INTO blocks (blocker, blocked) VALUES (?, ?)", (blocker, blocked))


def delete_block(file: sqlite3.Connection, blocker: int, blocked: int) -> bool:
    """Take a block away; False if there was none."""
    return bool(file.execute("DELETE FROM blocks WHERE blocker = ? AND blocked = ?", (blocker, blocked)).rowcount)


def has_block(file: sqlite3.Connection, blocker: int, blocked: int) -> bool:
    """Tell whether there is this block."""
    row = file.execute("SELECT 1 FROM blocks WHERE blocker = ? AND blocked = ?", (blocker, blocked)).fetchone()
    return row is not None
