-- Reports of the staff: content that needs work, questions by waiting time, searches without result.

-- When a post left the site by itself; null once it is published again.
ALTER TABLE post_documents ADD COLUMN expired_at timestamptz;

CREATE INDEX posts_reviewed_on ON posts (reviewed_on) WHERE type = 'blog';
CREATE INDEX posts_without_reviewer ON posts (id) WHERE type = 'blog' AND reviewer_id IS NULL;
CREATE INDEX post_documents_unequal ON post_documents (id)
  WHERE deleted_at IS NULL AND (outdated <> '{}' OR state <> 'published');
CREATE INDEX post_documents_expired_at ON post_documents (expired_at) WHERE expired_at IS NOT NULL;
CREATE INDEX questions_answered_at ON questions (answered_at) WHERE answered_at IS NOT NULL;

-- Links of published texts to pages that this site does not have, as they were when the links were last checked.
CREATE TABLE post_broken_links (
  post_id bigint NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
  lang text NOT NULL CHECK (lang IN ('ar', 'en')),
  path text NOT NULL CHECK (length(path) BETWEEN 1 AND 300),
  PRIMARY KEY (post_id, lang, path)
);

-- What visitors searched for and found nothing: the words and how often, and nothing of who searched.
CREATE TABLE search_misses (
  day date NOT NULL,
  query text NOT NULL CHECK (length(query) BETWEEN 2 AND 100),
  times integer NOT NULL CHECK (times > 0),
  PRIMARY KEY (day, query)
);
