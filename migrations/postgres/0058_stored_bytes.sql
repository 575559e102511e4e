-- How many bytes of text each account has stored: db/jobs/stored_bytes changes the count with the
-- texts, so that no job adds up what is stored.
CREATE TABLE stored_bytes (
  user_id BIGINT PRIMARY KEY REFERENCES users (id),
  bytes BIGINT NOT NULL CHECK (bytes >= 0)
);
INSERT INTO stored_bytes (user_id, bytes)
  SELECT user_id, CAST(sum(bytes) AS BIGINT) FROM (
    SELECT owner_id AS user_id, octet_length(name) AS bytes FROM studies
    UNION ALL
    SELECT owner_id, octet_length(study_chapters.name) + octet_length(variant)
      + octet_length(ruleset) + octet_length(content)
      FROM study_chapters JOIN studies ON studies.id = study_id
    UNION ALL
    SELECT user_id, octet_length(text) FROM notes
    UNION ALL
    SELECT user_id, octet_length(lines) FROM conditionals
    UNION ALL
    SELECT user_id, octet_length(text) FROM move_messages
    UNION ALL
    SELECT user_id, octet_length(text) FROM chat_lines
    UNION ALL
    SELECT from_id, octet_length(body) FROM reports
    UNION ALL
    SELECT user_id, octet_length(text) FROM puzzle_reports
    UNION ALL
    SELECT user_id, octet_length(url) FROM webhooks
    UNION ALL
    SELECT user_id, octet_length(text) FROM vacation_texts
      JOIN vacation_requests ON vacation_requests.id = request_id
    UNION ALL
    SELECT actor_id, octet_length(text) FROM vacation_reasons
      JOIN vacation_audit ON vacation_audit.id = audit_id
    UNION ALL
    -- 0 created, 1 edited, 18 imported: what their authors wrote is in the payload.
    SELECT actor_id, octet_length(reason) + octet_length(after)
      + CASE WHEN type IN (0, 1, 18) THEN octet_length(payload) ELSE 0 END
      FROM tournament_events WHERE actor_id IS NOT NULL
  ) AS texts
  WHERE user_id IN (SELECT id FROM users WHERE closed_ms IS NULL)
  GROUP BY user_id HAVING sum(bytes) > 0;
