-- 0002 gatherings: matches of more than two people, and how those came together.
--
-- A match that began as a challenge has no row here, and the seal it had. Of any other, all columns are in its seal.
-- Places run parallel to the seats until the match starts, and are gone then.

CREATE TABLE gatherings (
    match_id        INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    kind            TEXT NOT NULL,
    size            INTEGER,
    way             TEXT NOT NULL,
    posted          INTEGER NOT NULL,
    voice_id        INTEGER,
    play_channel_id INTEGER,
    started         INTEGER
) STRICT;

CREATE TABLE places (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    team     INTEGER,
    agreed   INTEGER NOT NULL,
    captain  INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
