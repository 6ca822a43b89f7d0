-- 0012 retimed: how often the times on a board were moved since it was drawn, which is behind then, too.

ALTER TABLE boards ADD COLUMN retimed INTEGER NOT NULL DEFAULT 0;

DROP INDEX boards_behind;

CREATE INDEX boards_behind ON boards (match_id) WHERE shown <> wanted OR retimed > 0;
