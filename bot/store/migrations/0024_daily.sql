-- 0024 daily: the one try of a person at the position of a day.

CREATE TABLE daily_tries (
    user_id INTEGER NOT NULL,
    day     INTEGER NOT NULL,
    game    TEXT NOT NULL,
    action  BLOB NOT NULL,
    found   INTEGER NOT NULL CHECK (found IN (0, 1)),
    PRIMARY KEY (user_id, day)
) STRICT, WITHOUT ROWID;
-- `day`: days since 1 January 1970, in UTC; `action`: the chosen action as JSON; `found`: whether it was the best.

CREATE INDEX daily_tries_by_day ON daily_tries (day);
