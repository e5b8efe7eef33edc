-- Addresses that a post had: links to them lead on. An address that a post has now is none of them, whoever had it before.

CREATE TABLE post_former_slugs (
  slug text PRIMARY KEY,
  post_id bigint NOT NULL REFERENCES post_documents (id) ON DELETE CASCADE
);
CREATE INDEX post_former_slugs_post_id ON post_former_slugs (post_id);

-- A trigger, because the desk, its clock and imports change posts. A post off the site leaves its address too: it may come
-- back under another one.
CREATE FUNCTION keep_former_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO post_former_slugs (slug, post_id)
      SELECT DISTINCT slug, OLD.id FROM unnest(ARRAY[OLD.slug_ar, OLD.slug_en]) AS former (slug)
      WHERE EXISTS (SELECT FROM post_documents WHERE id = OLD.id)
      ON CONFLICT (slug) DO UPDATE SET post_id = excluded.post_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    DELETE FROM post_former_slugs WHERE slug IN (NEW.slug_ar, NEW.slug_en);
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER posts_former_slugs AFTER INSERT OR DELETE OR UPDATE OF slug_ar, slug_en ON posts
  FOR EACH ROW EXECUTE FUNCTION keep_former_slugs();
