-- 0002 calls: whom the public messages of a match have mentioned, so that nobody is mentioned twice for one question.

CREATE TABLE calls (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    PRIMARY KEY (match_id, person)
) STRICT, WITHOUT ROWID;
-- `version`: what the message showed that mentioned the person last.

ALTER TABLE waits ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
-- The version of the match with which the seat began to be asked. It is 0 for waits that an earlier release began.

-- Whoever was waited for when the message that stands was posted has been called by it, or was there anyway.
INSERT INTO calls (match_id, person, version)
    SELECT DISTINCT matches.id, person, matches.version FROM boards
    JOIN matches ON matches.id = boards.match_id
    JOIN seats ON seats.match_id = matches.id
    LEFT JOIN waits ON waits.match_id = matches.id AND waits.seat = seats.seat
    WHERE message_id IS NOT NULL AND (status = 'open' OR posted_at >= waits.since);
