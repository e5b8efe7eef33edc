-- Records that somebody changed in the browser since their collection was last imported: the id, or nothing where the list
-- itself was changed, its order or a record without a name of its own. An import must not replace them unasked.
CREATE TABLE content_edits (
  collection text NOT NULL CHECK (length(collection) BETWEEN 1 AND 40),
  record text NOT NULL CHECK (length(record) <= 120),
  edited_at timestamptz NOT NULL,
  PRIMARY KEY (collection, record)
);
