-- 0013 lessons: how many steps of each game's lesson a person has done; no row: none.

CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    game    TEXT NOT NULL,
    steps   INTEGER NOT NULL CHECK (steps > 0),
    PRIMARY KEY (user_id, game)
) STRICT, WITHOUT ROWID;
