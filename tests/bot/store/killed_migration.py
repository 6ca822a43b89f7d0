"""Brings a copy of a guild's file to a made-up next schema, again and again, and dies one statement later each time.

Prints the schema and a digest of all that is in the file: as it was, after each death, and after a life to its end.
"""

import os
import shutil
import signal
import sqlite3
import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from bot.rows import MIGRATIONS
from bot.store.schema import Migration, migrate

SCRIPT = """
ALTER TABLE matches ADD COLUMN mood TEXT NOT NULL DEFAULT 'none';
CREATE TABLE moods (match_id INTEGER PRIMARY KEY, mood TEXT NOT NULL) STRICT;
INSERT INTO moods (match_id, mood) SELECT id, 'calm' FROM matches;
CREATE INDEX matches_by_mood ON matches (mood);
DROP INDEX matches_by_mood;
DROP TABLE moods;
"""


def set_mood(file: sqlite3.Connection, guild_id: int) -> None:
    file.execute("UPDATE matches SET mood = ?", (f"calm {guild_id}",))


NEXT = Migration(SCRIPT, set_mood)
"""What a later release might change: tables, rows, and something that only Python can say."""


def main(original: Path) -> None:
    digest(original)
    statement, has_died = 0, True
    while has_died:
        statement += 1
        folder = original.parent / str(statement)
        folder.mkdir()
        copy = Path(shutil.copy(original, folder / original.name))
        has_died = die(copy, statement)
        if has_died:
            digest(copy)
        bring_up(copy)
        shutil.rmtree(folder)
    bring_up(original)
    digest(original)


def die(path: Path, statement: int) -> bool:
    """Let a child begin to migrate the file and be killed at this statement; False if it had fewer."""
    child = os.fork()
    if not child:
        bring_up(path, statement)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    return os.WIFSIGNALED(status)


def bring_up(path: Path, dying_at: int = 0) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode = WAL")
        left = dying_at

        def count(_sql: str) -> None:
            nonlocal left
            left -= 1
            if left == 0:
                os.kill(os.getpid(), signal.SIGKILL)  # before the statement is carried out

        if dying_at:
            file.set_trace_callback(count)
        migrate(file, path, (*MIGRATIONS, NEXT))
        if dying_at and left == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        file.set_trace_callback(None)


def digest(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        (version,) = file.execute("PRAGMA user_version").fetchone()
        content = "\n".join(file.iterdump())
    sys.stdout.write(f"{version} {sha256(content.encode()).hexdigest()}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
