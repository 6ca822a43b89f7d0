-- 0023 review: a seat's review of an ended match, made once for all who ask.
-- `review`: as JSON; a release that reviews otherwise makes it anew. The rows of a match go with the match.

CREATE TABLE reviews (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    review   BLOB NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
