-- 0026 daily posts: the position of the day is posted in a channel that admins choose.

ALTER TABLE house_rules ADD COLUMN daily_channel INTEGER;

-- The last day whose position was posted. Without a message the channel refused it.
CREATE TABLE daily_posts (
    id         INTEGER PRIMARY KEY CHECK (id = 1),
    day        INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER
) STRICT;
