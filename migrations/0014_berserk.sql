-- In a format that is no longer read, which did not know who plays with half of his time; they are
-- made again from the events.
DELETE FROM snapshots;
