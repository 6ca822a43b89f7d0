-- 0007 tournaments: who takes part, the rounds, the public table, and which match belongs to which pairing.

CREATE TABLE tournaments (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    channel_id     INTEGER NOT NULL,
    name           TEXT NOT NULL,
    game           TEXT NOT NULL,
    options        BLOB NOT NULL,
    clock          TEXT NOT NULL,
    format         TEXT NOT NULL,
    days           INTEGER NOT NULL,
    planned        INTEGER,
    opener         INTEGER NOT NULL,
    key            BLOB NOT NULL,
    created_at     REAL NOT NULL,
    interaction_id INTEGER UNIQUE,
    status         TEXT NOT NULL,
    version        INTEGER NOT NULL CHECK (version >= 0),
    rounds         TEXT NOT NULL DEFAULT '[]',
    round_ends_at  REAL,
    ended_at       REAL,
    message_id     INTEGER,
    shown          INTEGER NOT NULL DEFAULT -1,
    shown_rounds   INTEGER NOT NULL DEFAULT 0,
    outdated       INTEGER NOT NULL DEFAULT 0
) STRICT;
-- `opener` is the number of a person. `rounds`: JSON of the pairings, in which people are meant by their place.
-- `message_id`, `shown`, `shown_rounds` and `outdated` are the outbox of the public table, which should show `version`.

CREATE TABLE tournament_people (
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    place         INTEGER NOT NULL CHECK (place >= 0),
    person        INTEGER NOT NULL,
    name          TEXT NOT NULL,
    has_left      INTEGER NOT NULL CHECK (has_left IN (0, 1)),
    PRIMARY KEY (tournament_id, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_people_by_person ON tournament_people (person, tournament_id);

CREATE TABLE tournament_matches (
    match_id      INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    round         INTEGER NOT NULL CHECK (round >= 0),
    table_number  INTEGER NOT NULL CHECK (table_number >= 0),
    UNIQUE (tournament_id, round, table_number)
) STRICT;
-- A pairing has one match at most, however often it is begun to open one.

ALTER TABLE house_rules ADD COLUMN organiser_role INTEGER;

-- Who may open and lead tournaments, beside those who manage the guild and those who have the role.
CREATE TABLE organisers (
    user_id INTEGER PRIMARY KEY
) STRICT;
