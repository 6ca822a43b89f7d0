-- 0025 positions: the position from which a match starts, as JSON; NULL for a match that starts with a set-up. It holds what
-- one seat knew. It is in a match's seal, and its digest in the log row that starts the match.

ALTER TABLE matches ADD COLUMN position TEXT;
