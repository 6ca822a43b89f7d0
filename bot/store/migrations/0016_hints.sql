-- 0016 hints: for which versions of a match a seat has asked what a computer player would do, and what came of it.
-- `version`: since which the seat may choose what it may. `action`: as JSON; NULL while it is thought about. The rows of a
-- match are gone when it is over.

CREATE TABLE hints (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    version  INTEGER NOT NULL,
    action   BLOB,
    because  TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (match_id, seat, version)
) STRICT, WITHOUT ROWID;
