-- 0001 baseline: everything a guild's file holds. Times are POSIX seconds.
--
-- A match is a row that is replaced and a log that only grows; both change in one transaction. `seal` is a digest of
-- the match as that change left it, and `hash` covers the whole log row, the seal and the hash of the row before, so
-- that a flipped bit anywhere in them is noticed. Names, channels, boards, waits and notices are in no seal.

CREATE TABLE people (
    number  INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER UNIQUE,
    seal    BLOB NOT NULL
) STRICT;
-- All else names people by these numbers. Deleting one's data empties `user_id`; the number stays, so what others played
-- with them stays whole. `seal` is a digest of the guild, the number and the id.

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
    ended_at    REAL,
    since       TEXT NOT NULL DEFAULT '[]',
    timing      TEXT NOT NULL DEFAULT '{}'
) STRICT;
-- `since`: a JSON array by reader, the spectator first, of the version since which nothing has changed for them; empty
-- where that is the newest for everybody. `timing`: JSON of what isn't usual.

CREATE INDEX matches_by_status ON matches (status);

CREATE TABLE keys (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    key      BLOB NOT NULL
) STRICT;
-- Apart from `matches`, because nothing that shows a match needs them.

CREATE TABLE seats (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    person   INTEGER NOT NULL,
    name     TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_person ON seats (person, match_id);

CREATE TABLE log (
    match_id       INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number         INTEGER NOT NULL CHECK (number >= 0),
    kind           TEXT NOT NULL,
    at             REAL NOT NULL,
    person         INTEGER,
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

CREATE TABLE lobbies (
    match_id        INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    kind            TEXT NOT NULL,
    size            INTEGER,
    team_method     TEXT NOT NULL,
    posted          INTEGER NOT NULL,
    voice_id        INTEGER,
    play_channel_id INTEGER,
    started         INTEGER
) STRICT;
-- A match that began as a challenge between two has no row here. All columns are in the match's seal.

CREATE TABLE lobby_seats (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    team     INTEGER,
    agreed   INTEGER NOT NULL,
    captain  INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
-- Parallel to `seats` until the match starts, and gone then.

CREATE TABLE boards (
    match_id   INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    wanted     INTEGER NOT NULL,
    shown      INTEGER NOT NULL,
    posted_at  REAL,
    outdated   INTEGER NOT NULL DEFAULT 0
) STRICT;
-- The outbox: which version the public message should show, and which it shows (-1: none). `outdated` counts how often
-- it was found, since it was drawn, that it may show what isn't so any more.

CREATE INDEX boards_behind ON boards (match_id) WHERE shown <> wanted OR outdated > 0;

CREATE TABLE notices (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    kind       TEXT NOT NULL,
    seat       INTEGER NOT NULL,
    channel_id INTEGER,
    message_id INTEGER,
    is_over    INTEGER NOT NULL DEFAULT 0
) STRICT;
-- Small messages beside a board. One that is over and still stands somewhere is to be taken away.

CREATE INDEX notices_by_match ON notices (match_id);

CREATE INDEX notices_behind ON notices (id) WHERE is_over = (message_id IS NOT NULL);

CREATE TABLE waits (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    kind     TEXT NOT NULL,
    since    REAL NOT NULL,
    due      REAL,
    step     INTEGER NOT NULL,
    next_at  REAL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
-- Whom a live match waits for. `step` is the place of what happens next in its schedule, `next_at` its time.

CREATE INDEX waits_by_time ON waits (next_at) WHERE next_at IS NOT NULL;

CREATE TABLE auto_replies (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    answer   TEXT NOT NULL,
    since    REAL NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
-- What a seat answers to every question of a kind, until its own turn comes.

CREATE TABLE blocks (
    blocker INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    PRIMARY KEY (blocker, blocked)
) STRICT, WITHOUT ROWID;

CREATE TABLE saved_setups (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    game    TEXT NOT NULL,
    variant TEXT NOT NULL,
    name    TEXT NOT NULL,
    text    TEXT NOT NULL,
    UNIQUE (user_id, game, variant, name)
) STRICT;
-- Each belongs to one person, and only that person is shown it. `variant` says which form of the game it fits.

CREATE TABLE house_rules (
    id           INTEGER PRIMARY KEY CHECK (id = 1),
    channels     TEXT NOT NULL,
    games        TEXT NOT NULL,
    clocks       TEXT NOT NULL,
    starter_role INTEGER,
    keep_days    INTEGER NOT NULL,
    threads      INTEGER NOT NULL,
    when_late    TEXT NOT NULL
) STRICT;
-- What the admins of the guild allow; no row as long as they have said nothing. Empty JSON arrays allow all.

CREATE TABLE departure (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at REAL NOT NULL
) STRICT;
-- When the bot was first seen to be a member no more; no row while it is one.

CREATE TABLE results (
    match_id INTEGER PRIMARY KEY,
    game     TEXT NOT NULL,
    teams    TEXT NOT NULL,
    ending   TEXT NOT NULL,
    ended_at REAL NOT NULL
) STRICT;
-- What stays of a match that was over so long ago that its key, moves and names are kept no more.

CREATE TABLE result_seats (
    match_id INTEGER NOT NULL REFERENCES results (match_id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    person   INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_seats_by_person ON result_seats (person, match_id);
