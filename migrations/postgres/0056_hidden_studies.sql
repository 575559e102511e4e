-- Moderators hide studies, with a reason; players report them. A study may be gone when its report
-- or the line of the log is read, so neither refers to it.
ALTER TABLE studies ADD COLUMN hidden_reason TEXT;  -- NULL where it is not hidden
ALTER TABLE reports ADD COLUMN study_id BIGINT;
ALTER TABLE moderation_log ADD COLUMN study_id BIGINT;
