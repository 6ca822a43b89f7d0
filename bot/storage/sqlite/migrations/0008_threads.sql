-- 0008 threads: whether each match gets a thread of its own; it does not until somebody says so.

ALTER TABLE house_rules ADD COLUMN threads INTEGER NOT NULL DEFAULT 0;
