-- 0021 told: who wants to be told of their turns in direct messages, when each was last written to, and of which waits.
-- `refused`: a direct message was refused, so there are no more, and the person's next panel is to say so.

ALTER TABLE preferences ADD COLUMN told TEXT NOT NULL DEFAULT 'never';

ALTER TABLE preferences ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;

CREATE TABLE direct_messages (
    user_id  INTEGER PRIMARY KEY,
    last_at  REAL,
    daily_at REAL
) STRICT, WITHOUT ROWID;
-- `last_at`: when the last message was begun. `daily_at`: when the next daily list is due; NULL: the person wants none.

-- The newest wait that the person of a seat was told of, by its version: the seat's own ('turn'), or that of the seat before
-- it ('next').
CREATE TABLE told_waits (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    kind     TEXT NOT NULL,
    version  INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat, kind)
) STRICT, WITHOUT ROWID;
