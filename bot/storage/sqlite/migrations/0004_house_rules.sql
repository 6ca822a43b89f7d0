-- 0004 house rules: what the admins of the guild allow, in one row; none, as long as they have said nothing.
--
-- Channels and games are JSON arrays, empty for all of them. The departure is the moment at which the bot was first
-- seen to be a member no more, in one row, and none while it is one.

CREATE TABLE house_rules (
    id           INTEGER PRIMARY KEY CHECK (id = 1),
    channels     TEXT NOT NULL,
    games        TEXT NOT NULL,
    clocks       TEXT NOT NULL,
    starter_role INTEGER,
    keep_days    INTEGER NOT NULL
) STRICT;

CREATE TABLE departure (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
) STRICT;
