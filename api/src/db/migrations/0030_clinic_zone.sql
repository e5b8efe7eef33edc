-- The clinic's time zone is a setting: a server that starts with another one replaces this function and clinic_day, and
-- counts again.
CREATE FUNCTION clinic_zone() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 'Asia/Riyadh' $$;

CREATE OR REPLACE VIEW searchable_jobs AS
  SELECT id, 'job' AS kind, slug AS slug_ar, slug AS slug_en, title_ar, title_en,
    summary_ar AS text_ar, summary_en AS text_en, NULL::text AS image,
    concat_ws(' ', department_ar, department_en, city_ar, city_en, html_words(html_ar), html_words(html_en),
      array_to_string(duties_ar || duties_en || requirements_ar || requirements_en, ' ')) AS more,
    '-infinity'::timestamptz AS shown_from,
    coalesce((closes_on + 1)::timestamp AT TIME ZONE clinic_zone(), 'infinity') AS shown_until
  FROM jobs WHERE is_open;
