-- The site's search (R18): one row for each thing that can be found, kept true by the tables that it comes from, so that no
-- module has to remember it. Substrings and small mistakes are found by trigrams.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Text without the differences that readers do not see as differences (E6). Equal to foldArabic of the shared contracts; one
-- table of cases is run through both.
CREATE FUNCTION ar_norm(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    lower(translate(
      regexp_replace(
        normalize(value, NFKC),
        '[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]', '', 'g'),
      '٠١٢٣٤٥٦٧٨٩' || '۰۱۲۳۴۵۶۷۸۹' || 'أإآٱ' || 'ىیئ' || 'ؤ' || 'ة' || 'کڪ',
      '0123456789' || '0123456789' || 'اااا' || 'ييي' || 'و' || 'ه' || 'كك')),
    '[\t\n\v\f\r \u1680\u2028\u2029]+', ' ', 'g'), ' ')
$$;

-- Words as search compares them: folded, without punctuation, a space before and after each.
CREATE FUNCTION search_words(VARIADIC texts text[]) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT ' ' || btrim(regexp_replace(
    ar_norm(array_to_string(texts, ' ')), '[!-/:-@\[-`{-~ «»،؛؟–—…‘’“”•·]+', ' ', 'g')) || ' '
$$;

-- The texts of the fields `*_ar` and `*_en`, however deep they lie.
CREATE FUNCTION bilingual_texts(value jsonb) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(found.text #>> '{}', ' ') FROM jsonb_path_query(value,
    'strict $.** ? (@.type() == "object").keyvalue() ? (@.key like_regex "_(ar|en)$").value') AS found(text)
$$;

CREATE FUNCTION html_words(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(html, '<[^>]*>|&[#[:alnum:]]+;', ' ', 'g')
$$;

CREATE TABLE search_documents (
  -- Table and id of what it stands for.
  source text NOT NULL,
  ref_id text NOT NULL,
  kind text NOT NULL DEFAULT '',
  slug_ar text NOT NULL DEFAULT '',
  slug_en text NOT NULL DEFAULT '',
  title_ar text NOT NULL DEFAULT '',
  title_en text NOT NULL DEFAULT '',
  text_ar text NOT NULL DEFAULT '',
  text_en text NOT NULL DEFAULT '',
  image text,
  shown_from timestamptz NOT NULL DEFAULT '-infinity',
  shown_until timestamptz NOT NULL DEFAULT 'infinity',
  -- Words of both titles, each title on a line of its own; and all words, those of the titles among them.
  titles text NOT NULL DEFAULT '',
  words text NOT NULL DEFAULT '',
  PRIMARY KEY (source, ref_id)
);
-- What editors write is little and is searched whole; of questions there may be very many, so the best of them are enough.
CREATE INDEX search_documents_titles ON search_documents USING gin (titles gin_trgm_ops) WHERE source <> 'questions';
CREATE INDEX search_documents_words ON search_documents USING gin (words gin_trgm_ops) WHERE source <> 'questions';
CREATE INDEX search_documents_question_titles ON search_documents USING gin (titles gin_trgm_ops)
  WHERE source = 'questions';
CREATE INDEX search_documents_question_words ON search_documents USING gin (words gin_trgm_ops)
  WHERE source = 'questions';

-- What can be found, one view for each table. `more` is searched and not shown. -----------------------------------------

CREATE VIEW searchable_specialties AS
  SELECT id, 'speciality' AS kind, slug_ar, slug_en, name_ar AS title_ar, name_en AS title_en,
    summary_ar AS text_ar, summary_en AS text_en, 'specialties/' || icon || '.svg' AS image,
    concat_ws(' ', bilingual_texts(sections), bilingual_texts(services)) AS more,
    '-infinity'::timestamptz AS shown_from, 'infinity'::timestamptz AS shown_until
  FROM specialties;

CREATE VIEW searchable_doctors AS
  SELECT d.id, 'doctor' AS kind, d.slug_ar, d.slug_en, d.name_ar AS title_ar, d.name_en AS title_en,
    coalesce(titles.ar, '') AS text_ar, coalesce(titles.en, '') AS text_en, d.image,
    concat_ws(' ', d.bio_ar, d.bio_en, practised.names) AS more,
    '-infinity'::timestamptz AS shown_from, 'infinity'::timestamptz AS shown_until
  FROM doctors d,
    LATERAL (SELECT string_agg(t.name_ar, '، ' ORDER BY t.pos) AS ar, string_agg(t.name_en, ', ' ORDER BY t.pos) AS en
      FROM doctor_job_titles t WHERE t.doctor_id = d.id) titles,
    LATERAL (SELECT string_agg(s.name_ar || ' ' || s.name_en, ' ' ORDER BY ds.pos) AS names
      FROM doctor_specialties ds JOIN specialties s ON s.id = ds.specialty_id WHERE ds.doctor_id = d.id) practised
  WHERE d.active;

CREATE VIEW searchable_treatments AS
  SELECT t.id, 'service' AS kind, s.slug_ar || '#' || t.slug AS slug_ar,
    s.slug_en || '#' || t.slug AS slug_en, t.name_ar AS title_ar, t.name_en AS title_en,
    t.summary_ar AS text_ar, t.summary_en AS text_en, t.image,
    concat_ws(' ', t.body_ar, t.body_en, s.name_ar, s.name_en) AS more,
    '-infinity'::timestamptz AS shown_from, 'infinity'::timestamptz AS shown_until
  FROM treatments t JOIN specialties s ON s.id = t.specialty_id;

CREATE VIEW searchable_packages AS
  SELECT id, 'package' AS kind, slug_ar, slug_en, name_ar AS title_ar, name_en AS title_en,
    summary_ar AS text_ar, summary_en AS text_en, image,
    concat_ws(' ', audience_ar, audience_en, bilingual_texts(items), bilingual_texts(sections)) AS more,
    '-infinity'::timestamptz AS shown_from, 'infinity'::timestamptz AS shown_until
  FROM packages;

CREATE VIEW searchable_posts AS
  SELECT p.id, p.type AS kind, p.slug_ar, p.slug_en, p.title_ar, p.title_en,
    p.summary_ar AS text_ar, p.summary_en AS text_en, p.image,
    concat_ws(' ', html_words(p.html_ar), html_words(p.html_en), c.name_ar, c.name_en) AS more,
    p.published_at AS shown_from, 'infinity'::timestamptz AS shown_until
  FROM posts p JOIN post_categories c ON c.id = p.category_id;

CREATE VIEW searchable_skin_tips AS
  SELECT id, 'blog' AS kind, slug_ar, slug_en, title_ar, title_en,
    summary_ar AS text_ar, summary_en AS text_en, image,
    concat_ws(' ', html_words(html_ar), html_words(html_en)) AS more,
    '-infinity'::timestamptz AS shown_from, 'infinity'::timestamptz AS shown_until
  FROM skin_tips;

-- A question has one language and no picture; its asker is never read.
CREATE VIEW searchable_questions AS
  SELECT q.id, 'question' AS kind, q.slug AS slug_ar, q.slug AS slug_en, q.title AS title_ar,
    q.title AS title_en, left(q.content, 300) AS text_ar, left(q.content, 300) AS text_en, NULL::text AS image,
    concat_ws(' ', q.content, a.content, s.name_ar, s.name_en) AS more,
    '-infinity'::timestamptz AS shown_from, 'infinity'::timestamptz AS shown_until
  FROM questions q JOIN qa_specialties s ON s.id = q.qa_specialty_id LEFT JOIN answers a ON a.question_id = q.id
  WHERE q.visibility = 'public';

-- A position can be applied for until its last day at the clinic has ended.
CREATE VIEW searchable_jobs AS
  SELECT id, 'job' AS kind, slug AS slug_ar, slug AS slug_en, title_ar, title_en,
    summary_ar AS text_ar, summary_en AS text_en, NULL::text AS image,
    concat_ws(' ', department_ar, department_en, city_ar, city_en, html_words(html_ar), html_words(html_en),
      array_to_string(duties_ar || duties_en || requirements_ar || requirements_en, ' ')) AS more,
    '-infinity'::timestamptz AS shown_from,
    coalesce((closes_on + 1)::timestamp AT TIME ZONE 'Asia/Riyadh', 'infinity') AS shown_until
  FROM jobs WHERE is_open;

CREATE VIEW searchable_pages AS
  SELECT id, CASE WHEN id IN ('xray', 'laboratory', 'home-visit') THEN 'service' ELSE 'page' END AS kind,
    id AS slug_ar, id AS slug_en, title_ar, title_en, lead_ar AS text_ar, lead_en AS text_en, image,
    concat_ws(' ', bilingual_texts(sections), bilingual_texts(groups), bilingual_texts(questions)) AS more,
    '-infinity'::timestamptz AS shown_from, 'infinity'::timestamptz AS shown_until
  FROM pages;

-- How they stay true ----------------------------------------------------------------------------------------------------

-- The row is taken first and its source read after that: of two transactions that change what one row is made of, the second
-- waits here and then sees what the first has written.
CREATE FUNCTION refresh_search_document(of_source text, of_ref text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  filled bigint;
BEGIN
  INSERT INTO search_documents (source, ref_id) VALUES (of_source, of_ref)
    ON CONFLICT (source, ref_id) DO UPDATE SET source = excluded.source;
  EXECUTE format(
    'UPDATE search_documents d SET kind = s.kind, slug_ar = s.slug_ar, slug_en = s.slug_en,
       title_ar = s.title_ar, title_en = s.title_en, text_ar = s.text_ar, text_en = s.text_en, image = s.image,
       shown_from = s.shown_from, shown_until = s.shown_until, titles = w.titles, words = w.titles || w.others
     FROM (SELECT * FROM %I WHERE id = %L) s, LATERAL (SELECT
       E''\n'' || search_words(s.title_ar) || E''\n'' || search_words(s.title_en) AS titles,
       E''\n'' || search_words(s.text_ar, s.text_en, s.more) AS others) w
     WHERE d.source = $1 AND d.ref_id = $2', 'searchable_' || of_source, of_ref)
    USING of_source, of_ref;
  GET DIAGNOSTICS filled = ROW_COUNT;
  IF filled = 0 THEN
    DELETE FROM search_documents WHERE source = of_source AND ref_id = of_ref;
  END IF;
END $$;

-- Arguments: the source, and the column that holds its id.
CREATE FUNCTION keep_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) ->> TG_ARGV[1] END;
  after text := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) ->> TG_ARGV[1] END;
BEGIN
  IF before IS NOT NULL THEN PERFORM refresh_search_document(TG_ARGV[0], before); END IF;
  IF after <> before OR before IS NULL THEN PERFORM refresh_search_document(TG_ARGV[0], after); END IF;
  RETURN NULL;
END $$;

-- Arguments: the source, the table that refers to the changed row, its column with the id of the source, and the one that refers.
CREATE FUNCTION keep_search_documents_of_referrers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  referrer text;
BEGIN
  FOR referrer IN EXECUTE format('SELECT %I::text FROM %I WHERE %I = $1 ORDER BY 1', TG_ARGV[2], TG_ARGV[1], TG_ARGV[3])
    USING NEW.id
  LOOP
    PERFORM refresh_search_document(TG_ARGV[0], referrer);
  END LOOP;
  RETURN NULL;
END $$;

CREATE TRIGGER specialties_search AFTER INSERT OR UPDATE OR DELETE ON specialties
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('specialties', 'id');
CREATE TRIGGER specialties_doctors_search AFTER UPDATE OF name_ar, name_en ON specialties
  FOR EACH ROW EXECUTE FUNCTION keep_search_documents_of_referrers('doctors', 'doctor_specialties', 'doctor_id', 'specialty_id');
CREATE TRIGGER specialties_treatments_search AFTER UPDATE OF slug_ar, slug_en, name_ar, name_en ON specialties
  FOR EACH ROW EXECUTE FUNCTION keep_search_documents_of_referrers('treatments', 'treatments', 'id', 'specialty_id');

CREATE TRIGGER doctors_search AFTER INSERT OR UPDATE OR DELETE ON doctors
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('doctors', 'id');
CREATE TRIGGER doctor_job_titles_search AFTER INSERT OR UPDATE OR DELETE ON doctor_job_titles
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('doctors', 'doctor_id');
CREATE TRIGGER doctor_specialties_search AFTER INSERT OR UPDATE OR DELETE ON doctor_specialties
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('doctors', 'doctor_id');

CREATE TRIGGER treatments_search AFTER INSERT OR UPDATE OR DELETE ON treatments
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('treatments', 'id');
CREATE TRIGGER packages_search AFTER INSERT OR UPDATE OR DELETE ON packages
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('packages', 'id');
CREATE TRIGGER skin_tips_search AFTER INSERT OR UPDATE OR DELETE ON skin_tips
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('skin_tips', 'id');
CREATE TRIGGER jobs_search AFTER INSERT OR UPDATE OR DELETE ON jobs
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('jobs', 'id');
CREATE TRIGGER pages_search AFTER INSERT OR UPDATE OR DELETE ON pages
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('pages', 'id');

-- Counters of views and likes are left out, as they change all the time.
CREATE TRIGGER posts_search AFTER INSERT OR DELETE
  OR UPDATE OF id, type, slug_ar, slug_en, category_id, title_ar, title_en, summary_ar, summary_en, html_ar, html_en, image,
    published_at ON posts
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('posts', 'id');
CREATE TRIGGER post_categories_search AFTER UPDATE OF name_ar, name_en ON post_categories
  FOR EACH ROW EXECUTE FUNCTION keep_search_documents_of_referrers('posts', 'posts', 'id', 'category_id');
CREATE TRIGGER questions_search AFTER INSERT OR DELETE
  OR UPDATE OF id, slug, qa_specialty_id, title, content, visibility ON questions
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('questions', 'id');
CREATE TRIGGER answers_search AFTER INSERT OR DELETE OR UPDATE OF question_id, content ON answers
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('questions', 'question_id');
CREATE TRIGGER qa_specialties_search AFTER UPDATE OF name_ar, name_en ON qa_specialties
  FOR EACH ROW EXECUTE FUNCTION keep_search_documents_of_referrers('questions', 'questions', 'id', 'qa_specialty_id');

SELECT refresh_search_document('specialties', id::text) FROM specialties;
SELECT refresh_search_document('doctors', id::text) FROM doctors;
SELECT refresh_search_document('treatments', id::text) FROM treatments;
SELECT refresh_search_document('packages', id::text) FROM packages;
SELECT refresh_search_document('posts', id::text) FROM posts;
SELECT refresh_search_document('skin_tips', id::text) FROM skin_tips;
SELECT refresh_search_document('questions', id::text) FROM questions;
SELECT refresh_search_document('jobs', id::text) FROM jobs;
SELECT refresh_search_document('pages', id::text) FROM pages;
