-- 0007 since: what several people choose at once doesn't disturb the others.
--
-- A JSON array by reader, the spectator first: the version of the match since which nothing has changed for them. Empty:
-- everything is as new for everybody as the match, which is all that games of turns need; those keep their seals.

ALTER TABLE matches ADD COLUMN since TEXT NOT NULL DEFAULT '[]';
