-- 0006 results: what stays of a match that was over so long ago that its key, moves and names are kept no more.

CREATE TABLE results (
    match_id INTEGER PRIMARY KEY,
    game     TEXT NOT NULL,
    teams    TEXT NOT NULL,
    ending   TEXT NOT NULL,
    ended_at REAL NOT NULL
) STRICT;

CREATE TABLE result_seats (
    match_id INTEGER NOT NULL REFERENCES results (match_id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    person   INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_seats_by_person ON result_seats (person, match_id);
