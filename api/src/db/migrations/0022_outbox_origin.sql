-- Which request a message comes from, and the step of its trace. Both are random and name nobody.
ALTER TABLE outbox
  ADD COLUMN request_id text,
  ADD COLUMN traceparent text;
