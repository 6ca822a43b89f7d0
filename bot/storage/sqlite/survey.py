"""A look at a guild's file from outside, many times quicker than opening it for work."""

import sqlite3
from contextlib import closing
from pathlib import Path

_IS_UNFINISHED = """
    SELECT EXISTS (SELECT * FROM matches WHERE status IN ('open', 'live'))
        OR EXISTS (SELECT * FROM boards WHERE shown <> wanted OR outdated > 0)
        OR EXISTS (SELECT * FROM notices WHERE is_over = (message_id IS NOT NULL))
        OR EXISTS (SELECT * FROM tournaments WHERE status IN ('signup', 'running') OR shown <> version OR outdated > 0)
"""


def is_unfinished(path: Path) -> bool:
    """Tell whether a match or tournament of the file isn't over, or a message is behind; True where that can't be told.

    What is wrong with the file is for those to say who open it for work.
    """
    if path.is_symlink():
        return True
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)) as file:
            return bool(file.execute(_IS_UNFINISHED).fetchone()[0])
    except (sqlite3.Error, UnicodeDecodeError):
        return True
