-- 0012 events: the event of a tournament in the guild's calendar. `event_until` is the end that the event tells, or would
-- tell if the bot were allowed to make one.

ALTER TABLE tournaments ADD COLUMN event_id INTEGER;
ALTER TABLE tournaments ADD COLUMN event_until REAL;
