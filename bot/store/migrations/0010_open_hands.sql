-- 0010 open hands: whether all sides of a match have agreed that spectators see every hand, a whole turn late.

ALTER TABLE matches ADD COLUMN open_hands INTEGER NOT NULL DEFAULT 0 CHECK (open_hands IN (0, 1));
