-- 0008 ratings: which matches are rated, what they came to for each of their people, and the ratings that follow.
--
-- Every match that has ended as a game has a row in `results` from then on, which stays when the match itself is kept no
-- more. Ratings are nothing but what follows from these rows in the order of `number`, and can be computed anew.

ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE house_rules ADD COLUMN ratings TEXT NOT NULL DEFAULT 'usual';

ALTER TABLE results ADD COLUMN number INTEGER;
ALTER TABLE results ADD COLUMN with_computers INTEGER NOT NULL DEFAULT 0;
-- `number`: the place among all rated results in the order in which they came; NULL: it changed no ratings.

CREATE UNIQUE INDEX results_by_number ON results (number) WHERE number IS NOT NULL;
CREATE INDEX results_by_end ON results (ended_at);

ALTER TABLE result_seats ADD COLUMN team INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result_seats ADD COLUMN outcome TEXT NOT NULL DEFAULT 'void';

CREATE TABLE ratings (
    game    TEXT NOT NULL,
    person  INTEGER NOT NULL,
    mu      REAL NOT NULL,
    sigma   REAL NOT NULL,
    at      REAL NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
-- `at`: when the newest of these rated matches ended; `sigma` is that of then, and grows while nobody plays.

CREATE INDEX ratings_by_person ON ratings (person);

CREATE TABLE rating_changes (
    person   INTEGER NOT NULL,
    game     TEXT NOT NULL,
    number   INTEGER NOT NULL,
    match_id INTEGER NOT NULL,
    before   REAL NOT NULL,
    mu       REAL NOT NULL,
    sigma    REAL NOT NULL,
    at       REAL NOT NULL,
    matches  INTEGER NOT NULL,
    PRIMARY KEY (person, game, number)
) STRICT, WITHOUT ROWID;
-- What each rated match did to the rating of each of its people; `before` is the `mu` before it.

CREATE INDEX rating_changes_by_match ON rating_changes (match_id);
