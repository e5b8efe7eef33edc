-- Answers of before count as announced once their askers could read them. Of the last three months the messages are
-- still there: without one, it was taken back, or none was due yet. This is a file of its own because the lock that
-- adding a column takes lets nobody read the questions until its transaction ends.
UPDATE questions SET answer_announced_at = answered_at
  WHERE contact_enc IS NOT NULL AND answered_at IS NOT NULL AND (published_at IS NOT NULL OR 'red-flag' = ANY (flags))
    AND (
      answered_at < now() - interval '90 days'
      OR EXISTS (SELECT FROM outbox WHERE dedupe_key = 'question:' || questions.id || ':answered')
    );
