-- The content desk: articles and news are written in the browser, reviewed and published. `posts` stays what visitors see.

INSERT INTO roles (id, name) VALUES (8, 'reviewer'), (9, 'publisher');

-- When a doctor last read it. It is shown to the staff only.
ALTER TABLE posts ADD COLUMN reviewed_on date;

-- Posts that visitors see, in the form in which the desk keeps what is written.
CREATE VIEW post_contents AS
SELECT p.id, date_trunc('milliseconds', p.updated_at) AS updated_at, jsonb_build_object(
  'type', p.type, 'category', c.slug_en, 'image', p.image, 'reviewer', p.reviewer_id, 'reviewed_on', p.reviewed_on,
  'published_on', to_char(p.published_at AT TIME ZONE clinic_zone(), 'YYYY-MM-DD'),
  'ar', jsonb_build_object('slug', p.slug_ar, 'title', p.title_ar, 'summary', p.summary_ar, 'html', p.html_ar),
  'en', jsonb_build_object('slug', p.slug_en, 'title', p.title_en, 'summary', p.summary_en, 'html', p.html_en)
) AS content
FROM posts p JOIN post_categories c ON c.id = p.category_id;

-- The working copy of every post, under the id that the post has or will have.
CREATE TABLE post_documents (
  id bigint PRIMARY KEY,
  version integer NOT NULL DEFAULT 1,
  content jsonb NOT NULL,
  type text GENERATED ALWAYS AS (content ->> 'type') STORED NOT NULL CHECK (type IN ('blog', 'news')),
  titles text GENERATED ALWAYS AS (
    ar_norm((content -> 'ar' ->> 'title') || ' ' || (content -> 'en' ->> 'title') || ' ' || (content -> 'en' ->> 'slug'))
  ) STORED NOT NULL,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'in-review', 'approved', 'published')),
  -- Languages whose other was published changed without them; and those of which somebody said that they are still right.
  outdated text[] NOT NULL DEFAULT '{}',
  current text[] NOT NULL DEFAULT '{}',
  -- Whether it was published from here since content was last imported: an import must not take that back unasked.
  edited boolean NOT NULL DEFAULT false,
  -- Accounts that changed it since it was last published.
  writers bigint[] NOT NULL DEFAULT '{}',
  note text CHECK (length(note) <= 1000),
  publish_at timestamptz CHECK (publish_at IS NULL OR state = 'approved'),
  expires_at timestamptz,
  deleted_at timestamptz,
  -- Views of the time before it was taken off the site.
  views_count bigint NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  updated_by bigint REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX post_documents_updated ON post_documents (updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX post_documents_state ON post_documents (state, updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX post_documents_type ON post_documents (type, updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX post_documents_deleted ON post_documents (updated_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX post_documents_titles ON post_documents USING gin (titles gin_trgm_ops);
CREATE INDEX post_documents_publish_at ON post_documents (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX post_documents_expires_at ON post_documents (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX post_documents_updated_by ON post_documents (updated_by);

INSERT INTO post_documents (id, content, state, updated_at)
SELECT id, content, 'published', updated_at FROM post_contents;

CREATE TABLE post_revisions (
  document_id bigint NOT NULL REFERENCES post_documents (id) ON DELETE CASCADE,
  number integer NOT NULL,
  reason text NOT NULL
    CHECK (reason IN ('imported', 'saved', 'submitted', 'approved', 'published', 'restored', 'replaced')),
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  created_by bigint REFERENCES users (id) ON DELETE SET NULL,
  PRIMARY KEY (document_id, number)
);
CREATE INDEX post_revisions_created_by ON post_revisions (created_by);

-- Links that show a working copy as visitors would see it, to whoever has one.
CREATE TABLE post_previews (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  document_id bigint NOT NULL REFERENCES post_documents (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX post_previews_document_id ON post_previews (document_id);
CREATE INDEX post_previews_expires_at ON post_previews (expires_at);
