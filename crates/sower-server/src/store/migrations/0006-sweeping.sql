-- When a guest was last written, so that one who never played is forgotten one day. 0: before this was noted.
ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;

-- How many events a finished game has: one with fewer is damaged, and is not shown as a shorter one.
ALTER TABLE results ADD COLUMN events INTEGER;
