-- 0009 leavers: who sat, at first, where a computer player plays on. They have lost, whatever the seat reaches. `how`:
-- "resigned" or "forfeited"; `version`: of the match, with which the computer player took the seat.

CREATE TABLE leavers (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    person   INTEGER NOT NULL,
    name     TEXT NOT NULL,
    how      TEXT NOT NULL,
    version  INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
-- All columns but the name are in the match's seal.

CREATE INDEX leavers_by_person ON leavers (person, match_id);

-- `has_left`: whether this person has left the seat, which counts as lost.
ALTER TABLE result_seats ADD COLUMN has_left INTEGER NOT NULL DEFAULT 0;
