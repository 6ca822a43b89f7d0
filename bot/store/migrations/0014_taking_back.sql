-- 0014 taking back: whether people may take back, without asking, what taught nobody anything, and what each seat may take
-- back so. `undoable`: a JSON array by seat of versions; empty where nobody may. Both are in a match's seal.

ALTER TABLE house_rules ADD COLUMN taking_back INTEGER NOT NULL DEFAULT 1;

ALTER TABLE matches ADD COLUMN actions_stand INTEGER NOT NULL DEFAULT 0 CHECK (actions_stand IN (0, 1));

ALTER TABLE matches ADD COLUMN undoable TEXT NOT NULL DEFAULT '[]';

-- Of a seat that has a clock, how much of its time was left when it took the action of this version, which it may take
-- back: it has no more than that again then.
CREATE TABLE time_left (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    seconds  REAL NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
