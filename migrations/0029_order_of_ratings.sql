-- In which order games have rated a player: those that end within one millisecond say nothing of
-- it themselves, and one that is found to be over later has an earlier instant.
ALTER TABLE rating_changes ADD COLUMN number INTEGER NOT NULL DEFAULT 0;  -- of the player, in the pool

-- before_ms is when the game before it rated the player.
UPDATE rating_changes SET number = ordered.number FROM (
  SELECT game_id, color, row_number() OVER (
    PARTITION BY user_id, variant, speed
    ORDER BY max(at_ms, coalesce(before_ms, at_ms)), before_ms, before_deviation DESC, game_id
  ) AS number FROM rating_changes
) AS ordered
WHERE ordered.game_id = rating_changes.game_id AND ordered.color = rating_changes.color;

DROP INDEX rating_changes_of_user;
CREATE INDEX rating_changes_of_user ON rating_changes (user_id, variant, speed, number);

-- Where an earlier game was annulled, what came after it is brought to end at the rating there is.
UPDATE rating_changes SET
  after_rating = after_rating + missing.rating,
  after_deviation = after_deviation + missing.deviation,
  after_volatility = after_volatility + missing.volatility
FROM (
  SELECT ratings.user_id, ratings.variant, ratings.speed, annulled.first,
    ratings.rating - after_rating AS rating, ratings.deviation - after_deviation AS deviation,
    ratings.volatility - after_volatility AS volatility
  FROM (SELECT user_id, variant, speed, min(number) AS first FROM rating_changes
        WHERE annulled_ms IS NOT NULL GROUP BY user_id, variant, speed) AS annulled
  JOIN (SELECT user_id, variant, speed, max(number) AS last FROM rating_changes
        WHERE annulled_ms IS NULL GROUP BY user_id, variant, speed) AS standing
    USING (user_id, variant, speed)
  JOIN ratings USING (user_id, variant, speed)
  JOIN rating_changes AS ending ON ending.user_id = ratings.user_id
    AND ending.variant = ratings.variant AND ending.speed = ratings.speed AND number = last
) AS missing
WHERE rating_changes.user_id = missing.user_id AND rating_changes.variant = missing.variant
  AND rating_changes.speed = missing.speed AND rating_changes.number > missing.first
  AND annulled_ms IS NULL;
