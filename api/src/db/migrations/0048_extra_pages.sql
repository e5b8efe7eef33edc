-- Pages that editors make besides those that the program shows at addresses of its own. All have one kind of address.
CREATE TABLE extra_pages (
  id bigint PRIMARY KEY,
  -- Two pages of an import may change their addresses for each other.
  slug_ar text NOT NULL UNIQUE DEFERRABLE INITIALLY DEFERRED,
  slug_en text NOT NULL UNIQUE DEFERRABLE INITIALLY DEFERRED,
  title_ar text NOT NULL,
  title_en text NOT NULL,
  summary_ar text NOT NULL,
  summary_en text NOT NULL,
  html_ar text NOT NULL,
  html_en text NOT NULL,
  image text,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER extra_pages_touch BEFORE UPDATE ON extra_pages FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER extra_pages_version AFTER INSERT OR UPDATE OR DELETE ON extra_pages
  FOR EACH STATEMENT EXECUTE FUNCTION bump_data_version();

-- Addresses that a page had. No foreign key: a page that was removed may come back, and its former addresses with it.
CREATE TABLE extra_page_former_slugs (
  slug text PRIMARY KEY,
  page_id bigint NOT NULL
);

CREATE FUNCTION keep_former_page_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO extra_page_former_slugs (slug, page_id)
      SELECT DISTINCT slug, OLD.id FROM unnest(ARRAY[OLD.slug_ar, OLD.slug_en]) AS former (slug)
      ON CONFLICT (slug) DO UPDATE SET page_id = excluded.page_id;
  END IF;
  DELETE FROM extra_page_former_slugs WHERE slug IN (NEW.slug_ar, NEW.slug_en);
  RETURN NULL;
END
$$;
CREATE TRIGGER extra_pages_former_slugs AFTER INSERT OR UPDATE OF slug_ar, slug_en ON extra_pages
  FOR EACH ROW EXECUTE FUNCTION keep_former_page_slugs();

CREATE VIEW searchable_extra_pages AS
  SELECT id, 'page' AS kind, slug_ar, slug_en, title_ar, title_en, summary_ar AS text_ar, summary_en AS text_en, image,
    concat_ws(' ', html_words(html_ar), html_words(html_en)) AS more,
    '-infinity'::timestamptz AS shown_from, 'infinity'::timestamptz AS shown_until
  FROM extra_pages;
CREATE TRIGGER extra_pages_search AFTER INSERT OR UPDATE OR DELETE ON extra_pages
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('extra_pages', 'id');

-- Self-assessments have pages of their own now. The one of the page about mental health is found as that page.
CREATE VIEW searchable_assessments AS
  SELECT slug AS id, 'page' AS kind, slug AS slug_ar, slug AS slug_en, content ->> 'title_ar' AS title_ar,
    content ->> 'title_en' AS title_en, content ->> 'intro_ar' AS text_ar, content ->> 'intro_en' AS text_en,
    NULL::text AS image, ''::text AS more,
    '-infinity'::timestamptz AS shown_from, 'infinity'::timestamptz AS shown_until
  FROM assessments WHERE slug <> 'mood';
CREATE TRIGGER assessments_search AFTER INSERT OR UPDATE OR DELETE ON assessments
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('assessments', 'slug');
SELECT refresh_search_document('assessments', slug) FROM assessments;
