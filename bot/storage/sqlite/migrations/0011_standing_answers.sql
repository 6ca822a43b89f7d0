-- 0011 standing answers: what a seat answers to every question of a kind, until its own turn comes.

CREATE TABLE standing_answers (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    answer   TEXT NOT NULL,
    since    REAL NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
