-- 0027 languages: the language of a guild's public messages, and that of a person's own. "" follows Discord.

ALTER TABLE house_rules ADD COLUMN language TEXT NOT NULL DEFAULT '';
ALTER TABLE preferences ADD COLUMN language TEXT NOT NULL DEFAULT '';
