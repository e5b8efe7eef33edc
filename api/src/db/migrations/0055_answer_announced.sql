-- When the asker of a question was told of its answer: they are told once, and the rows of messages that were sent are
-- deleted after three months. The answers of before count as announced, by a default that writes no row: servers of the
-- release before still write to the questions.
-- contract: the default is that of a column nobody knows yet; a question from now on starts without.
ALTER TABLE questions ADD COLUMN answer_announced_at timestamptz DEFAULT 'epoch';
ALTER TABLE questions ALTER COLUMN answer_announced_at DROP DEFAULT;
