-- Sessions of a time control as the codec writes them; NULL for the other kinds.
ALTER TABLE games ADD COLUMN sessions BLOB;
ALTER TABLE challenges ADD COLUMN sessions BLOB;

-- In a format that is no longer read; they are made again from the events.
DELETE FROM snapshots;
