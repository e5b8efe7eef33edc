-- Links that show the site as visitors will see it at a time, to whoever has one, for as long as who made it may make such links.
CREATE TABLE site_previews (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  shown_at timestamptz NOT NULL,
  path text NOT NULL CHECK (length(path) <= 500),
  document_id bigint REFERENCES post_documents (id) ON DELETE CASCADE,
  created_by bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX site_previews_document_id ON site_previews (document_id);
CREATE INDEX site_previews_created_by ON site_previews (created_by);
CREATE INDEX site_previews_expires_at ON site_previews (expires_at);
