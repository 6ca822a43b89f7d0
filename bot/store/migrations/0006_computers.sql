-- 0006 computers: whether computer players may take part in new matches of the guild.

ALTER TABLE house_rules ADD COLUMN computers INTEGER NOT NULL DEFAULT 1;
