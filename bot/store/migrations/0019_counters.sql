-- 0019 counters: a match's versions as their readers count them, for ids: the public question, the public message, and each
-- seat. A JSON array; empty while they are equal to the versions of `since`. They are in a match's seal.

ALTER TABLE matches ADD COLUMN counters TEXT NOT NULL DEFAULT '[]';
