"""A table that was rewritten is the same table on other pages, and nothing that was deleted from it is left."""

import sqlite3
from contextlib import closing

import pytest

from bot.store.wiping import rewrite_table
from engine.core.rng import Rng

TABLES = """
CREATE TABLE things (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, size INTEGER UNIQUE) STRICT;
CREATE INDEX things_by_name ON things (name);
CREATE TABLE places (thing INTEGER NOT NULL, place INTEGER NOT NULL, name TEXT NOT NULL,
                     PRIMARY KEY (thing, place)) STRICT, WITHOUT ROWID;
"""
SEEDS = range(20)


def test_a_rewritten_table_has_the_same_rows_indexes_and_next_number() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as file:
        file.executescript(TABLES)
        file.executemany("INSERT INTO things (name, size) VALUES (?, ?)", [(f"{size}", size) for size in range(9)])
        file.execute("DELETE FROM things WHERE id > 7")
        described = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name"
        before = [file.execute(what).fetchall() for what in (described, "SELECT * FROM things")]
        file.execute("BEGIN")
        rewrite_table(file, "things")
        rewrite_table(file, "places")
        file.execute("COMMIT")
        assert [file.execute(what).fetchall() for what in (described, "SELECT * FROM things")] == before
        assert file.execute("INSERT INTO things (name) VALUES ('new')").lastrowid == 10
        with pytest.raises(sqlite3.IntegrityError):
            file.execute("INSERT INTO things (name, size) VALUES ('again', 3)")
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize("is_rewritten", [False, True])
def test_secure_delete_alone_leaves_copies_of_rows_that_moved(*, is_rewritten: bool) -> None:
    left = [seed for seed in SEEDS if "Mallory" in _content(seed, is_rewritten=is_rewritten)]
    assert bool(left) != is_rewritten


def _content(seed: int, *, is_rewritten: bool) -> str:
    """What is in the file of a table in which every name was changed at last, after many others were."""
    rng = Rng(seed.to_bytes(32, "big"))
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as file:
        file.execute("PRAGMA secure_delete = ON")
        file.executescript(TABLES)
        for _ in range(400):
            deed, rng = rng.below(5)
            thing, rng = rng.below(300)
            times, rng = rng.below(12)
            if deed < 3:
                file.execute("INSERT OR REPLACE INTO places VALUES (?, 0, ?)", (thing, f"Mallory {thing} " * times))
            elif deed == 3:
                file.execute("DELETE FROM places WHERE thing = ?", (thing,))
            else:
                file.execute("UPDATE places SET name = ? WHERE thing = ?", ("x" * times * 80, thing))
        file.execute("UPDATE places SET name = ''")
        if is_rewritten:
            rewrite_table(file, "places")
        return file.serialize().decode("latin-1")
