"""Who takes no challenges from whom."""

import json
import sqlite3
from collections.abc import Sequence


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


def read_blocked(file: sqlite3.Connection, blocker: int) -> tuple[int, ...]:
    """Return whom a person takes no challenges from, ascending."""
    rows = file.execute("SELECT blocked FROM blocks WHERE blocker = ? ORDER BY blocked", (blocker,))
    return tuple(blocked for (blocked,) in rows)


def read_blocks(file: sqlite3.Connection, user_ids: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Return the blocks among these people, as (blocker, blocked), ascending."""
    rows = file.execute(
        "WITH people AS (SELECT value FROM json_each(?)) SELECT blocker, blocked FROM blocks"
        " WHERE blocker IN people AND blocked IN people ORDER BY blocker, blocked",
        (json.dumps(list(user_ids)),),
    )
    return tuple((blocker, blocked) for blocker, blocked in rows)
