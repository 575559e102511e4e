-- Games without a time limit are found by themselves, no longer among those of correspondence.
UPDATE finished_games SET speed = 6
  WHERE speed = 5 AND id IN (SELECT id FROM games WHERE control_kind = 3);
