-- How the clinic calls things, for those who write: the content desk shows it, visitors see none of it.
CREATE TABLE terms (
  id text PRIMARY KEY,
  term_ar text NOT NULL,
  term_en text NOT NULL,
  note_ar text NOT NULL,
  note_en text NOT NULL,
  avoid_ar text[] NOT NULL,
  avoid_en text[] NOT NULL,
  sort_order integer NOT NULL
);

-- Languages of a working copy that a machine translated and that nobody has reviewed since.
ALTER TABLE post_documents ADD COLUMN machine_translated text[] NOT NULL DEFAULT '{}'
  CHECK (machine_translated <@ ARRAY['ar', 'en']);
ALTER TABLE post_revisions ADD COLUMN machine_translated text[] NOT NULL DEFAULT '{}';
