-- 0028 discord_languages: the language of a person's Discord, for direct messages. "" is that of the guild.

ALTER TABLE preferences ADD COLUMN discord_language TEXT NOT NULL DEFAULT '';
