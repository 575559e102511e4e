-- What a list of tournaments says of their games. Those of older tournaments are filled in from
-- their events when the file is opened.
ALTER TABLE tournaments ADD COLUMN control_kind INTEGER; -- this to sessions as in games
ALTER TABLE tournaments ADD COLUMN base_ms INTEGER;
ALTER TABLE tournaments ADD COLUMN increment_ms INTEGER;
ALTER TABLE tournaments ADD COLUMN cap_ms INTEGER;
ALTER TABLE tournaments ADD COLUMN sessions BLOB;
ALTER TABLE tournaments ADD COLUMN rated INTEGER CHECK (rated IN (0, 1));
ALTER TABLE tournaments ADD COLUMN rounds INTEGER; -- of a Swiss
