-- Questions are searched in a table of their own, which stays quick when there are a million of them.

DROP TRIGGER questions_search ON questions;
DROP TRIGGER answers_search ON answers;
DROP TRIGGER qa_specialties_search ON qa_specialties;
DROP VIEW searchable_questions;
DELETE FROM search_documents WHERE source = 'questions';
DROP INDEX search_documents_question_titles, search_documents_question_words;
-- Everything that is left is one part.
DROP INDEX search_documents_titles, search_documents_words;
CREATE INDEX search_documents_titles ON search_documents USING gin (titles gin_trgm_ops);
CREATE INDEX search_documents_words ON search_documents USING gin (words gin_trgm_ops);

-- What words are compared by ----------------------------------------------------------------------------------------------

-- The rules below are those of api/src/modules/question-search/keys.ts; a test holds both to the same texts.

-- A word without its article, and what has grown together with that.
CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(word, '^[وف]?(?:بال|كال|لل|ال)(?=.{3})', '')
$$;

-- Each word of a text that search_words has made, also without its article, or without a preposition or conjunction of one
-- letter. Whoever writes a word of more than 40 letters has forgotten the spaces. Most words begin with a
-- letter that nothing has grown together with.
CREATE FUNCTION search_terms(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT form), '{}')
  FROM (SELECT DISTINCT left(word, 40) AS word
      FROM string_to_table(regexp_replace(words, '[\u2000-\u2BFF\uFE00-\uFE0F\U0001F000-\U0001FAFF]+', ' ', 'g'), ' ') word
      WHERE word <> '') w,
    LATERAL (VALUES (word), (CASE
      WHEN strpos('اوفبكل', left(word, 1)) = 0 THEN word
      WHEN search_stem(word) <> word THEN search_stem(word)
      ELSE regexp_replace(word, '^[وفبلك](?=.{3})', '') END)) forms (form)
$$;

-- The part of the index in which a question stands: answered ones by fortnight, the few others by sixteen weeks.
CREATE FUNCTION question_bucket(status text, at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT left(status, 1)
    || lpad(floor(extract(epoch FROM at) / CASE status WHEN 'answered' THEN 1209600 ELSE 9676800 END)::text, 4, '0')
$$;

-- The part in which a question with many likes stands as well: by the number of their binary digits, from 16 likes on.
CREATE FUNCTION question_liked_bucket(likes bigint) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN likes >= 16 THEN 'l' || lpad(length(ltrim(likes::bit(64)::text, '0'))::text, 4, '0') END
$$;

-- Every term with its bucket in front: `s` of the speciality, `b` of the whole title from its beginning, `t` of the title, `w` of
-- everything. So a few adjoining entries of the index say which questions of a fortnight have a word, however many others have
-- it too, and a search within one speciality reads its questions only.
CREATE FUNCTION question_keys(buckets text[], qa_specialty_id bigint, title text, words text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_agg(DISTINCT bucket || term))
  FROM unnest(buckets) bucket,
    (SELECT 's' || qa_specialty_id UNION ALL
     SELECT 'b' || left(search_stem(btrim(title)), 80) UNION ALL
     SELECT 't' || unnest(search_terms(title)) UNION ALL
     SELECT 'w' || unnest(search_terms(words))) terms (term)
$$;

CREATE TABLE question_search (
  question_id bigint PRIMARY KEY REFERENCES questions (id) ON DELETE CASCADE,
  qa_specialty_id bigint NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'pending',
  created_at timestamptz NOT NULL DEFAULT '-infinity',
  likes bigint NOT NULL DEFAULT 0,
  -- Words of the title, a space before and after each.
  titles text NOT NULL DEFAULT '',
  keys tsvector NOT NULL DEFAULT ''
);
-- The keys lie apart, as only the index reads them; what a search reads of each question it has found is small.
ALTER TABLE question_search SET (toast_tuple_target = 128);
ALTER TABLE question_search ALTER COLUMN titles SET STORAGE MAIN;
-- Without a list of entries that wait for the index: every search of a fortnight would read it whole.
CREATE INDEX question_search_keys ON question_search USING gin (keys) WITH (fastupdate = off);
CREATE INDEX question_search_created_at ON question_search (created_at);

-- Every word that ever stood in a public question: where parts of words and mistyped words are looked up.
CREATE TABLE question_words (word text PRIMARY KEY);
CREATE INDEX question_words_trigrams ON question_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- How they stay true ------------------------------------------------------------------------------------------------------

-- As in refresh_search_document, the row is taken first.
CREATE FUNCTION refresh_question_search(of_question bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  seen record;
BEGIN
  -- Whoever removes the question holds it already, and its row here goes with it.
  IF NOT EXISTS (SELECT FROM questions WHERE id = of_question) THEN RETURN; END IF;
  INSERT INTO question_search (question_id) VALUES (of_question)
    ON CONFLICT (question_id) DO UPDATE SET question_id = excluded.question_id;
  SELECT q.*, search_words(q.title) AS titles,
      search_words(q.title, q.content, a.content, a.at_home, a.come_in, a.emergency) AS words
    INTO seen
    FROM questions q LEFT JOIN answers a ON a.question_id = q.id WHERE q.id = of_question AND q.visibility = 'public';
  IF NOT FOUND THEN
    DELETE FROM question_search WHERE question_id = of_question;
    RETURN;
  END IF;
  INSERT INTO question_words SELECT word FROM unnest(search_terms(seen.words)) word ORDER BY word ON CONFLICT DO NOTHING;
  UPDATE question_search SET qa_specialty_id = seen.qa_specialty_id, status = seen.status, created_at = seen.created_at,
      likes = seen.likes_count, titles = seen.titles, keys = question_keys(array_remove(
        ARRAY[question_bucket(seen.status, seen.created_at), question_liked_bucket(seen.likes_count)], NULL),
        seen.qa_specialty_id, seen.titles, seen.words)
    WHERE question_id = of_question;
END $$;

CREATE FUNCTION keep_question_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_question_search(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER questions_searched AFTER INSERT
  OR UPDATE OF qa_specialty_id, status, visibility, created_at, title, content ON questions
  FOR EACH ROW EXECUTE FUNCTION keep_question_search();

CREATE FUNCTION keep_question_search_of_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM refresh_question_search(OLD.question_id); END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.question_id <> OLD.question_id) THEN
    PERFORM refresh_question_search(NEW.question_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER answers_searched AFTER INSERT OR DELETE
  OR UPDATE OF question_id, content, at_home, come_in, emergency, created_at ON answers
  FOR EACH ROW EXECUTE FUNCTION keep_question_search_of_answer();

-- A like changes a number; only sometimes does it bring the question into another bucket. An answer that comes or goes changes
-- the likes of its question as well; its own trigger sees to both.
CREATE FUNCTION keep_question_search_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF question_liked_bucket(NEW.likes_count) IS DISTINCT FROM question_liked_bucket(OLD.likes_count) THEN
    PERFORM refresh_question_search(NEW.id);
  ELSE
    UPDATE question_search SET likes = NEW.likes_count WHERE question_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER questions_searched_likes AFTER UPDATE OF likes_count ON questions FOR EACH ROW
  WHEN (OLD.likes_count <> NEW.likes_count AND OLD.answered_at IS NOT DISTINCT FROM NEW.answered_at)
  EXECUTE FUNCTION keep_question_search_likes();

SELECT refresh_question_search(id) FROM questions;
