-- 0012 outdated: how often it was found since a board was drawn that it may show what isn't so any more; it is behind then.

ALTER TABLE boards ADD COLUMN outdated INTEGER NOT NULL DEFAULT 0;

DROP INDEX boards_behind;

CREATE INDEX boards_behind ON boards (match_id) WHERE shown <> wanted OR outdated > 0;
