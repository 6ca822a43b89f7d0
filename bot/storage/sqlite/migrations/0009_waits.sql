-- 0009 waits: whom a live match waits for, since when, and when something is to happen meanwhile.
--
-- `timing` is how the time of a match runs, as JSON of what isn't usual; it is in the match's seal unless all is usual.
-- Waits aren't: they move with the time that the bot was away. Times are POSIX seconds.

ALTER TABLE matches ADD COLUMN timing TEXT NOT NULL DEFAULT '{}';

ALTER TABLE house_rules ADD COLUMN when_late TEXT NOT NULL DEFAULT 'usual';

CREATE TABLE waits (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    pace     TEXT NOT NULL,
    since    REAL NOT NULL,
    due      REAL,
    rung     INTEGER NOT NULL,
    rings_at REAL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX waits_by_ring ON waits (rings_at) WHERE rings_at IS NOT NULL;
