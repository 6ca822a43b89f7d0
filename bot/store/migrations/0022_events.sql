-- 0022 events: the end of a tournament is announced in a post of its own, and results go to a channel.

ALTER TABLE tournaments ADD COLUMN is_end_due INTEGER NOT NULL DEFAULT 0;
-- Whether the post that announces the end is still to come. Those that had ended before have none.

ALTER TABLE house_rules ADD COLUMN results_channel INTEGER;

-- Results that are still to be posted in the channel for results, which is that of the moment when the match ended.
CREATE TABLE result_posts (
    match_id   INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    channel_id INTEGER NOT NULL
) STRICT;

-- Where `rated` is null, as in tournaments of earlier releases, the house rules decide for each match.
ALTER TABLE tournaments ADD COLUMN rated INTEGER;
ALTER TABLE tournaments ADD COLUMN max_entrants INTEGER;
ALTER TABLE tournaments ADD COLUMN check_in INTEGER;
ALTER TABLE tournaments ADD COLUMN starts_at REAL;
ALTER TABLE tournaments ADD COLUMN stage TEXT NOT NULL DEFAULT 'ahead';
ALTER TABLE tournaments ADD COLUMN cut_short INTEGER NOT NULL DEFAULT 0;

-- Whoever is missed didn't check in: they are no entrant, and stand after all entrants.
ALTER TABLE tournament_people ADD COLUMN checked_in INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tournament_people ADD COLUMN is_missed INTEGER NOT NULL DEFAULT 0;
