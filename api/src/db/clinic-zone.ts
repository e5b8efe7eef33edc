import { clinicTimeZone } from '@clinic/contracts/time';
import type pg from 'pg';

// As the triggers keep them; a question counts for its speciality and for all of them.
const countAgain = `
  DELETE FROM question_day_counts;
  INSERT INTO question_day_counts (qa_specialty_id, status, lang, day, total)
    SELECT k.qa_specialty_id, k.status, l.lang, clinic_day(q.created_at), count(*)
    FROM questions q,
      LATERAL (VALUES (q.qa_specialty_id, q.status), (q.qa_specialty_id, 'all'), (0::bigint, q.status), (0::bigint, 'all'))
        k (qa_specialty_id, status),
      LATERAL (VALUES (q.lang), ('all')) l (lang)
    WHERE q.visibility = 'public'
    GROUP BY 1, 2, 3, 4;
  SELECT refresh_search_document('jobs', id::text) FROM jobs;`;

/**
 * Gives the database the clinic's time zone. Where it had another one, what is stored by the clinic's days is counted again:
 * questions of each day, and until when positions are found. The caller is alone (see `migrate`).
 */
export async function keepClinicZone(client: pg.PoolClient): Promise<void> {
  const { rows: known } = await client.query<{ oid: number | null }>(
    `SELECT to_regprocedure('clinic_zone()')::oid AS oid`,
  );
  // Tests stop at migrations from before the setting.
  if (known[0]?.oid == null) return;
  const { rows } = await client.query<{ zone: string }>('SELECT clinic_zone() AS zone');
  const zone = clinicTimeZone;
  if (rows[0]?.zone === zone) return;
  await client.query('BEGIN');
  try {
    // Nobody asks or closes a question while they are counted.
    await client.query('LOCK TABLE questions, question_day_counts, jobs IN SHARE ROW EXCLUSIVE MODE');
    const literal = client.escapeLiteral(zone);
    // Both have the name written out: a plan that was made with the value of one inside of the other would stay.
    await client.query(`
      CREATE OR REPLACE FUNCTION clinic_zone() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        AS ${client.escapeLiteral(`SELECT ${literal}`)};
      CREATE OR REPLACE FUNCTION clinic_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
        AS ${client.escapeLiteral(`SELECT (at AT TIME ZONE ${literal})::date`)};`);
    await client.query(countAgain);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
