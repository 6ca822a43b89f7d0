-- 0003 heads: what of a log its boards show. `board` is the number of the newest board by then (0: none), and `head` the
-- digest of the log up to the row (see `bot.model.heads`). Rows of earlier releases are given theirs by `reworks`.

ALTER TABLE log ADD COLUMN board INTEGER NOT NULL DEFAULT 0;
ALTER TABLE log ADD COLUMN head BLOB NOT NULL DEFAULT x'';
