-- 0021 events: the end of a tournament is announced in a post of its own, and results go to a channel.

ALTER TABLE tournaments ADD COLUMN is_end_due bigint NOT NULL DEFAULT 0;

ALTER TABLE house_rules ADD COLUMN results_channel bigint;

CREATE TABLE result_posts (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    PRIMARY KEY (guild_id, match_id),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);
