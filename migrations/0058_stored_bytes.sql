-- How many bytes of text each account has stored: db/jobs/stored_bytes changes the count with the
-- texts, so that no job adds up what is stored.
CREATE TABLE stored_bytes (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  bytes INTEGER NOT NULL CHECK (bytes >= 0)
) STRICT;
INSERT INTO stored_bytes (user_id, bytes)
  SELECT user_id, sum(bytes) FROM (
    SELECT owner_id AS user_id, length(CAST(name AS BLOB)) AS bytes FROM studies
    UNION ALL
    SELECT owner_id, length(CAST(study_chapters.name AS BLOB)) + length(CAST(variant AS BLOB))
      + length(CAST(ruleset AS BLOB)) + length(CAST(content AS BLOB))
      FROM study_chapters JOIN studies ON studies.id = study_id
    UNION ALL
    SELECT user_id, length(CAST(text AS BLOB)) FROM notes
    UNION ALL
    SELECT user_id, length(CAST(lines AS BLOB)) FROM conditionals
    UNION ALL
    SELECT user_id, length(CAST(text AS BLOB)) FROM move_messages
    UNION ALL
    SELECT user_id, length(CAST(text AS BLOB)) FROM chat_lines
    UNION ALL
    SELECT from_id, length(CAST(body AS BLOB)) FROM reports
    UNION ALL
    SELECT user_id, length(CAST(text AS BLOB)) FROM puzzle_reports
    UNION ALL
    SELECT user_id, length(CAST(url AS BLOB)) FROM webhooks
    UNION ALL
    SELECT user_id, length(CAST(text AS BLOB)) FROM vacation_texts
      JOIN vacation_requests ON vacation_requests.id = request_id
    UNION ALL
    SELECT actor_id, length(CAST(text AS BLOB)) FROM vacation_reasons
      JOIN vacation_audit ON vacation_audit.id = audit_id
    UNION ALL
    -- 0 created, 1 edited, 18 imported: what their authors wrote is in the payload.
    SELECT actor_id, length(CAST(reason AS BLOB)) + length(CAST(after AS BLOB))
      + CASE WHEN type IN (0, 1, 18) THEN length(payload) ELSE 0 END
      FROM tournament_events WHERE actor_id IS NOT NULL
  ) AS texts
  WHERE user_id IN (SELECT id FROM users WHERE closed_ms IS NULL)
  GROUP BY user_id HAVING sum(bytes) > 0;
