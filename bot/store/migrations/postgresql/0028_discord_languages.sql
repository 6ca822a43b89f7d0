-- 0028 discord_languages: as in SQLite.

ALTER TABLE preferences ADD COLUMN discord_language text COLLATE "C" NOT NULL DEFAULT '';
