-- 0004 drawn teams: which key the teams of these people are drawn from, until they have played a match to its end.
-- `people`: a JSON array of their numbers, ascending.

CREATE TABLE drawn_teams (
    people TEXT PRIMARY KEY,
    key    BLOB NOT NULL
) STRICT, WITHOUT ROWID;
