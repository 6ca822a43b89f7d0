-- 0023 review: see SQLite's migration of this name.

CREATE TABLE reviews (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    seat bigint NOT NULL CHECK (seat >= 0),
    review bytea NOT NULL,
    PRIMARY KEY (guild_id, match_id, seat),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);
