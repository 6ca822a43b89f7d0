-- 0027 languages: as in SQLite.

ALTER TABLE house_rules ADD COLUMN language text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE preferences ADD COLUMN language text COLLATE "C" NOT NULL DEFAULT '';
