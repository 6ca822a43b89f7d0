-- 0005 preferences: what people chose for themselves in this guild, where it isn't the usual. `words` of the house rules:
-- whether boards and panels say in words what their pictures show, for everybody.

CREATE TABLE preferences (
    user_id INTEGER PRIMARY KEY,
    words   INTEGER NOT NULL CHECK (words IN (0, 1)),
    calls   TEXT NOT NULL CHECK (calls IN ('away', 'turn', 'never'))
) STRICT, WITHOUT ROWID;

ALTER TABLE house_rules ADD COLUMN words INTEGER NOT NULL DEFAULT 0;
