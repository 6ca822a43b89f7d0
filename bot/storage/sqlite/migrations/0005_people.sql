-- 0005 people: matches and logs name people by numbers of this file, and only this table says who they are.
--
-- Whoever has their data deleted loses their row's id and keeps the number, so everything that others played with them
-- stays whole. `seal` is a digest of the guild, the number and the id, so that a flipped bit here is noticed too: seals
-- and hashes of the log are over the numbers. `rechaining` makes those anew when a file comes to this schema.

CREATE TABLE people (
    number  INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER UNIQUE,
    seal    BLOB NOT NULL
) STRICT;

INSERT INTO people (user_id, seal)
    SELECT user_id, zeroblob(0)
    FROM (SELECT user_id, match_id, seat FROM seats UNION ALL SELECT user_id, match_id, 1000 FROM log)
    WHERE user_id IS NOT NULL GROUP BY user_id ORDER BY min(match_id), min(seat);

DROP INDEX seats_by_user;

ALTER TABLE seats RENAME COLUMN user_id TO person;

ALTER TABLE log RENAME COLUMN user_id TO person;

UPDATE seats SET person = (SELECT number FROM people WHERE user_id = person);

UPDATE log SET person = (SELECT number FROM people WHERE user_id = person) WHERE person IS NOT NULL;

CREATE INDEX seats_by_person ON seats (person, match_id);
