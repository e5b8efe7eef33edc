-- When the asker of a question was told of its answer: they are told once, and the rows of messages that were sent are
-- deleted after three months.
ALTER TABLE questions ADD COLUMN answer_announced_at timestamptz;
