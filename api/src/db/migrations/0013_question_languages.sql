-- The lists show the reader's language first: the counters by day know languages as well.

ALTER TABLE question_day_counts ADD COLUMN lang text NOT NULL DEFAULT 'all' CHECK (lang IN ('all', 'ar', 'en'));
ALTER TABLE question_day_counts ALTER COLUMN lang DROP DEFAULT;
ALTER TABLE question_day_counts DROP CONSTRAINT question_day_counts_pkey;
ALTER TABLE question_day_counts ADD PRIMARY KEY (qa_specialty_id, status, lang, day);

DROP FUNCTION share_of_question(bigint, text, timestamptz, timestamptz, bigint, int);
ALTER TYPE question_share ADD ATTRIBUTE lang text;
CREATE FUNCTION share_of_question(qa_specialty_id bigint, status text, lang text, created_at timestamptz,
  answered_at timestamptz, likes bigint, sign int)
RETURNS question_share LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ROW (qa_specialty_id, status, clinic_day(created_at), sign, sign * (answered_at IS NOT NULL)::int, sign * likes,
    sign * coalesce(floor(extract(epoch FROM answered_at - created_at) / 60), 0), lang)::question_share
$$;

CREATE OR REPLACE FUNCTION count_questions(shares question_share[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO question_day_counts (qa_specialty_id, status, lang, day, total)
    SELECT k.qa_specialty_id, k.status, l.lang, s.day, sum(s.sign)
    FROM unnest(shares) s,
      LATERAL (VALUES (s.qa_specialty_id, s.status), (s.qa_specialty_id, 'all'), (0::bigint, s.status), (0::bigint, 'all'))
        k (qa_specialty_id, status),
      LATERAL (VALUES (s.lang), ('all')) l (lang)
    GROUP BY 1, 2, 3, 4 HAVING sum(s.sign) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (qa_specialty_id, status, lang, day) DO UPDATE SET total = question_day_counts.total + excluded.total;
  INSERT INTO qa_specialty_totals AS t (qa_specialty_id, questions, answered, likes, response_minutes)
    SELECT s.qa_specialty_id, sum(s.sign), sum(s.answered), sum(s.likes), sum(s.response_minutes)
    FROM unnest(shares) s GROUP BY 1 ORDER BY 1
    ON CONFLICT (qa_specialty_id) DO UPDATE SET questions = t.questions + excluded.questions,
      answered = t.answered + excluded.answered, likes = t.likes + excluded.likes,
      response_minutes = t.response_minutes + excluded.response_minutes;
$$;

CREATE OR REPLACE FUNCTION count_new_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_questions(array_agg(share_of_question(qa_specialty_id, status, lang, created_at, answered_at, likes_count, 1)))
  FROM after_rows WHERE visibility = 'public' HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION count_gone_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_questions(array_agg(share_of_question(qa_specialty_id, status, lang, created_at, answered_at, likes_count, -1)))
  FROM before_rows WHERE visibility = 'public' HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION count_changed_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Most changes are of views: they count nothing here.
  PERFORM count_questions(array_agg(share)) FROM (
    WITH changed AS (
      SELECT b.id FROM before_rows b JOIN after_rows a USING (id)
      WHERE (b.visibility, b.status, b.lang, b.qa_specialty_id, b.created_at, b.answered_at, b.likes_count)
        IS DISTINCT FROM (a.visibility, a.status, a.lang, a.qa_specialty_id, a.created_at, a.answered_at, a.likes_count)
    )
    SELECT share_of_question(qa_specialty_id, status, lang, created_at, answered_at, likes_count, -1) AS share
    FROM before_rows JOIN changed USING (id) WHERE visibility = 'public'
    UNION ALL
    SELECT share_of_question(qa_specialty_id, status, lang, created_at, answered_at, likes_count, 1)
    FROM after_rows JOIN changed USING (id) WHERE visibility = 'public'
  ) shares HAVING count(*) > 0;
  RETURN NULL;
END $$;

INSERT INTO question_day_counts (qa_specialty_id, status, lang, day, total)
  SELECT k.qa_specialty_id, k.status, q.lang, clinic_day(q.created_at), count(*)
  FROM questions q,
    LATERAL (VALUES (q.qa_specialty_id, q.status), (q.qa_specialty_id, 'all'), (0::bigint, q.status), (0::bigint, 'all'))
      k (qa_specialty_id, status)
  WHERE q.visibility = 'public'
  GROUP BY 1, 2, 3, 4;
