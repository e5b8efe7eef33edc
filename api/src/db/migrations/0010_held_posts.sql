-- Posts with signs that somebody may be in danger wait for people like those with personal data or a link. Those that are
-- public from before stand on the list of what to look at.

DROP INDEX questions_flagged;
CREATE INDEX questions_flagged ON questions (created_at, id)
  WHERE visibility = 'public' AND flags && ARRAY['red-flag', 'personal-data', 'link'];
