-- 0024 daily: as in SQLite.

CREATE TABLE daily_tries (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    user_id bigint NOT NULL,
    day bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    action bytea NOT NULL,
    found bigint NOT NULL CHECK (found IN (0, 1)),
    PRIMARY KEY (guild_id, user_id, day)
);

CREATE INDEX daily_tries_by_day ON daily_tries (guild_id, day);
