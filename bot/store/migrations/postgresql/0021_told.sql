-- 0021 told: as in SQLite's migration of this number, which says what it means.

ALTER TABLE preferences ADD COLUMN told text COLLATE "C" NOT NULL DEFAULT 'never';

ALTER TABLE preferences ADD COLUMN refused bigint NOT NULL DEFAULT 0;

CREATE TABLE direct_messages (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    user_id bigint NOT NULL,
    last_at double precision,
    daily_at double precision,
    PRIMARY KEY (guild_id, user_id)
);

CREATE TABLE told_waits (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    seat bigint NOT NULL CHECK (seat >= 0),
    kind text COLLATE "C" NOT NULL,
    version bigint NOT NULL,
    PRIMARY KEY (guild_id, match_id, seat, kind),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);
