-- Words that stand in no public question any more are forgotten: what a moderator replaces, hides or deletes helps nobody's
-- search either.

-- The words of a question's keys: after five letters of the bucket, `w` says that one stands anywhere in its texts.
CREATE FUNCTION words_of_keys(keys tsvector) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT DISTINCT substr(key, 7) FROM unnest(tsvector_to_array(keys)) key WHERE substr(key, 6, 1) = 'w'
$$;

-- Whether any public question has a word. The buckets are asked from the newest on, each a look into the index, because
-- most words that somebody used once somebody else has used lately; the planner cannot know that.
CREATE FUNCTION is_question_word(wanted text) RETURNS boolean LANGUAGE sql STABLE STRICT
  SET enable_seqscan = off SET jit = off AS $$
  SELECT EXISTS (
    SELECT FROM (
      SELECT question_bucket(status, to_timestamp(period * seconds)) AS bucket, period * seconds AS since
      FROM (VALUES ('answered', 1209600), ('pending', 9676800), ('closed', 9676800)) kinds (status, seconds),
        (SELECT extract(epoch FROM min(created_at)) AS first, extract(epoch FROM max(created_at)) AS last
          FROM question_search) span,
        generate_series(floor(span.first / seconds)::bigint, floor(span.last / seconds)::bigint) period
      ORDER BY since DESC) buckets,
      LATERAL (SELECT FROM question_search s WHERE s.keys @@ (
        '''' || replace(replace(bucket || 'w' || wanted, '\', '\\'), '''', '''''') || '''')::tsquery LIMIT 1) found)
$$;

-- Whoever publishes a question holds its words shared until the question can be seen; so they are taken here first.
CREATE FUNCTION forget_question_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone text[];
BEGIN
  gone := ARRAY(SELECT words_of_keys(OLD.keys));
  IF TG_OP = 'UPDATE' THEN
    gone := ARRAY(SELECT unnest(gone) EXCEPT SELECT words_of_keys(NEW.keys));
  END IF;
  IF cardinality(gone) = 0 THEN RETURN NULL; END IF;
  PERFORM FROM question_words WHERE word = ANY (gone) ORDER BY word FOR UPDATE;
  DELETE FROM question_words WHERE word = ANY (gone) AND NOT is_question_word(word);
  RETURN NULL;
END $$;
CREATE TRIGGER question_search_forgotten AFTER DELETE OR UPDATE OF keys ON question_search
  FOR EACH ROW EXECUTE FUNCTION forget_question_words();

-- As in migration 6, with the words held shared.
CREATE OR REPLACE FUNCTION refresh_question_search(of_question bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  seen record;
  terms text[];
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
  terms := search_terms(seen.words);
  PERFORM FROM question_words WHERE word = ANY (terms) ORDER BY word FOR KEY SHARE;
  INSERT INTO question_words SELECT word FROM unnest(terms) word ORDER BY word ON CONFLICT DO NOTHING;
  UPDATE question_search SET qa_specialty_id = seen.qa_specialty_id, status = seen.status, created_at = seen.created_at,
      likes = seen.likes_count, titles = seen.titles, keys = question_keys(array_remove(
        ARRAY[question_bucket(seen.status, seen.created_at), question_liked_bucket(seen.likes_count)], NULL),
        seen.qa_specialty_id, seen.titles, seen.words)
    WHERE question_id = of_question;
END $$;

DELETE FROM question_words WHERE word NOT IN (SELECT words_of_keys(keys) FROM question_search);
