-- 0015 careful: who is asked again before captures, attacks and big plays, and for whom a move takes two presses.

ALTER TABLE preferences ADD COLUMN careful INTEGER NOT NULL DEFAULT 0;

ALTER TABLE preferences ADD COLUMN aims INTEGER NOT NULL DEFAULT 0;
