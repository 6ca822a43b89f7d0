-- 0018 no openings: profiles no longer tell what people begin with.

ALTER TABLE result_seats DROP COLUMN opening;
