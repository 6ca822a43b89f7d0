-- 0020 old messages: public messages that newer ones replaced or that people shared, and deletions of the last day.

CREATE TABLE old_messages (
    message_id    INTEGER PRIMARY KEY,
    channel_id    INTEGER NOT NULL,
    kind          TEXT NOT NULL,
    match_id      INTEGER REFERENCES matches (id) ON DELETE CASCADE,
    tournament_id INTEGER REFERENCES tournaments (id) ON DELETE CASCADE,
    is_stale      INTEGER NOT NULL DEFAULT 0
) STRICT;
-- A stale one names somebody who has had their data deleted, and is to be emptied.

CREATE INDEX old_messages_by_match ON old_messages (match_id);
CREATE INDEX old_messages_by_tournament ON old_messages (tournament_id);
CREATE INDEX old_messages_stale ON old_messages (channel_id) WHERE is_stale;

-- People of the last day who had their data deleted, so that their rated matches of that day still count. The seal is a
-- digest of the number and the Discord id; the row goes after a day.
CREATE TABLE recent_deletions (
    person INTEGER PRIMARY KEY,
    seal   BLOB NOT NULL,
    at     REAL NOT NULL
) STRICT;
