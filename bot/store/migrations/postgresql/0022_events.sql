-- 0022 events: the end of a tournament is announced in a post of its own, and results go to a channel.

ALTER TABLE tournaments ADD COLUMN is_end_due bigint NOT NULL DEFAULT 0;

ALTER TABLE house_rules ADD COLUMN results_channel bigint;

CREATE TABLE result_posts (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    PRIMARY KEY (guild_id, match_id),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

ALTER TABLE tournaments ADD COLUMN rated bigint;
ALTER TABLE tournaments ADD COLUMN max_entrants bigint;
ALTER TABLE tournaments ADD COLUMN check_in bigint;
ALTER TABLE tournaments ADD COLUMN starts_at double precision;
ALTER TABLE tournaments ADD COLUMN stage text COLLATE "C" NOT NULL DEFAULT 'ahead';
ALTER TABLE tournaments ADD COLUMN cut_short bigint NOT NULL DEFAULT 0;

ALTER TABLE tournament_people ADD COLUMN checked_in bigint NOT NULL DEFAULT 0;
ALTER TABLE tournament_people ADD COLUMN is_missed bigint NOT NULL DEFAULT 0;
