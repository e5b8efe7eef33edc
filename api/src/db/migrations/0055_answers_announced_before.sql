-- Of the last three months the messages are still there: without one, it was taken back, or none was due yet. Only
-- these questions, and those whose askers can read no answer yet, are written, so that few rows are locked. This is a
-- file of its own because the lock that adding a column takes lets nobody read the questions until it is committed.
UPDATE questions
  SET answer_announced_at = (
    SELECT created_at FROM outbox WHERE dedupe_key = 'question:' || questions.id || ':answered'
  )
  WHERE answered_at IS NULL OR answered_at >= now() - interval '90 days'
    OR (published_at IS NULL AND NOT 'red-flag' = ANY (flags));
