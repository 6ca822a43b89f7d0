-- 0010 notices: small messages about the time of a match, beside its board: whom it waits for, what may be claimed.
--
-- A notice is wanted until it is over; one that is over and stands somewhere is to be taken away.

CREATE TABLE notices (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id   INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    kind       TEXT NOT NULL,
    seat       INTEGER NOT NULL,
    channel_id INTEGER,
    message_id INTEGER,
    is_over    INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX notices_by_match ON notices (match_id);

CREATE INDEX notices_behind ON notices (id) WHERE is_over = (message_id IS NOT NULL);
