-- 0001 matches: everything a guild's file holds.
--
-- A match is a row that is replaced and a log that only grows; both change in one transaction. `seal` is a digest of
-- the match as that change left it, and `hash` covers the whole log row, the seal and the hash of the row before, so
-- that a flipped bit anywhere in them is noticed. Names and channels may change without a log row and are in no seal.
-- The keys lie apart because nothing that shows a match needs them.

CREATE TABLE matches (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    channel_id  INTEGER NOT NULL,
    game        TEXT NOT NULL,
    options     BLOB NOT NULL,
    teams       TEXT NOT NULL,
    status      TEXT NOT NULL,
    version     INTEGER NOT NULL CHECK (version >= 0),
    created_at  REAL NOT NULL,
    expires_at  REAL,
    schema      INTEGER NOT NULL,
    state       BLOB,
    fingerprint TEXT NOT NULL,
    ending      TEXT,
    ended_at    REAL
) STRICT;

CREATE INDEX matches_by_status ON matches (status);

CREATE TABLE keys (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    key      BLOB NOT NULL
) STRICT;

CREATE TABLE seats (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    user_id  INTEGER NOT NULL,
    name     TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user_id, match_id);

CREATE TABLE log (
    match_id       INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number         INTEGER NOT NULL CHECK (number >= 0),
    deed           TEXT NOT NULL,
    at             REAL NOT NULL,
    user_id        INTEGER,
    seat           INTEGER,
    action         BLOB,
    fingerprint    TEXT NOT NULL,
    rules_version  INTEGER NOT NULL,
    reports        BLOB NOT NULL,
    interaction_id INTEGER UNIQUE,
    seal           BLOB NOT NULL,
    previous       BLOB NOT NULL,
    hash           BLOB NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT;

CREATE TABLE boards (
    match_id   INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    wanted     INTEGER NOT NULL,
    shown      INTEGER NOT NULL,
    posted_at  REAL
) STRICT;

CREATE INDEX boards_behind ON boards (match_id) WHERE shown <> wanted;

CREATE TABLE blocks (
    blocker INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    PRIMARY KEY (blocker, blocked)
) STRICT, WITHOUT ROWID;
