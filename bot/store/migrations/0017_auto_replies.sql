-- 0017 auto replies: one for each time that they last, so that one for a turn leaves one for the match as it is.

ALTER TABLE auto_replies RENAME TO earlier_auto_replies;

CREATE TABLE auto_replies (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL CHECK (seat >= 0),
    until    TEXT NOT NULL,
    answer   TEXT NOT NULL,
    since    REAL NOT NULL,
    PRIMARY KEY (match_id, seat, until)
) STRICT, WITHOUT ROWID;
-- What a seat answers by itself: until the next turn ('turn'), its own turn ('own_turn') or the end ('match').

INSERT INTO auto_replies (match_id, seat, until, answer, since)
SELECT match_id, seat, 'own_turn', answer, since FROM earlier_auto_replies;

DROP TABLE earlier_auto_replies;
