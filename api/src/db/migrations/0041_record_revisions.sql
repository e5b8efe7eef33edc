-- What records of the content held before somebody changed them in the browser or an import wrote over that: the editor
-- compares with it and takes it back. The newest fifty of a record are kept, and two thousand of a collection.
CREATE TABLE record_revisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  collection text NOT NULL CHECK (length(collection) BETWEEN 1 AND 40),
  record text NOT NULL CHECK (length(record) BETWEEN 1 AND 120),
  reason text NOT NULL CHECK (reason IN ('saved', 'removed', 'imported')),
  content jsonb NOT NULL,
  replaced_at timestamptz NOT NULL,
  replaced_by bigint REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX record_revisions_record ON record_revisions (collection, record, id DESC);
CREATE INDEX record_revisions_replaced_by ON record_revisions (replaced_by);
