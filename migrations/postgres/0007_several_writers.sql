-- What lets several processes write to one database; migrations/0007_several_writers.sql has the
-- comments.

ALTER TABLE games ADD COLUMN private_version BIGINT NOT NULL DEFAULT 0;

ALTER TABLE dice_counts ADD COLUMN node BIGINT NOT NULL DEFAULT 0;
ALTER TABLE dice_counts ALTER COLUMN node DROP DEFAULT;
ALTER TABLE dice_counts DROP CONSTRAINT dice_counts_pkey;
ALTER TABLE dice_counts ADD PRIMARY KEY (seat, first_die, second_die, node);

-- Only on PostgreSQL: the events of a live game are rows until it has ended, and are then packed
-- into one (db/packing). A row may become the run of events that ends with it, and a row may be
-- deleted if a later one is a run.
CREATE FUNCTION refuse_loss_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.type = 0 AND NEW.game_id = OLD.game_id
      AND NEW.version = OLD.version AND NEW.at_ms = OLD.at_ms THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM game_events
      WHERE game_id = OLD.game_id AND version > OLD.version AND type = 0) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a row of % is never changed or deleted', TG_TABLE_NAME
    USING ERRCODE = 'integrity_constraint_violation';
END $$;
DROP TRIGGER game_events_are_permanent ON game_events;
CREATE TRIGGER game_events_are_permanent BEFORE UPDATE OR DELETE ON game_events
  FOR EACH ROW EXECUTE FUNCTION refuse_loss_of_event();
-- Packing deletes some forty rows per game.
ALTER TABLE game_events SET (autovacuum_vacuum_scale_factor = 0.02);
