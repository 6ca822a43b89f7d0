-- 0026 daily posts: as in SQLite.

ALTER TABLE house_rules ADD COLUMN daily_channel bigint;

CREATE TABLE daily_posts (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    id bigint NOT NULL CHECK (id = 1),
    day bigint NOT NULL,
    channel_id bigint NOT NULL,
    message_id bigint,
    PRIMARY KEY (guild_id, id)
);
