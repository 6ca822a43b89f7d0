-- 0011 profiles: who shows nobody else how they play, what people begin with, and what a list of matches is read by.

ALTER TABLE preferences ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;

ALTER TABLE result_seats ADD COLUMN opening TEXT NOT NULL DEFAULT '';
-- What the seat of an ended match began with, by a key of the game's presenter; '': nothing of note.

CREATE INDEX results_by_game ON results (game, ended_at);
