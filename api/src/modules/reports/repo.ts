import { sql } from 'drizzle-orm';
import type { ReadPost, ReadQuestion } from '@clinic/contracts/content/reports';
import { leastSearches } from '@clinic/contracts/content/reports';
import type { Queryable } from '../../db/database.ts';

/** How long questions of a QA speciality wait. */
export interface WaitingRow {
  readonly id: number;
  readonly name_ar: string;
  readonly name_en: string;
  readonly open: number;
  /** Seconds since 1970. */
  readonly oldest: number | null;
  readonly answered: number;
  readonly median_hours: number | null;
  readonly p90_hours: number | null;
}

/**
 * Questions that wait, and how long the answers since some time took, by QA speciality; null for all of them. What waits
 * and what was answered have an index each.
 */
export async function waitingTimes(
  db: Queryable,
  qaSpecialtyIds: readonly number[] | null,
  since: Date,
): Promise<WaitingRow[]> {
  const { rows } = await db.execute<WaitingRow & Record<string, unknown>>(sql`
    WITH waiting AS (
      SELECT qa_specialty_id, count(*)::int AS open, extract(epoch FROM min(created_at))::float8 AS oldest
      FROM questions WHERE status = 'pending' AND visibility IN ('public', 'review') GROUP BY qa_specialty_id),
    answered AS (
      SELECT qa_specialty_id, count(*)::int AS answered, percentile_cont(ARRAY[0.5, 0.9]) WITHIN GROUP (
        ORDER BY extract(epoch FROM answered_at - created_at)::float8 / 3600) AS hours
      FROM questions WHERE answered_at >= ${since.toISOString()}::timestamptz GROUP BY qa_specialty_id)
    SELECT s.id::int AS id, s.name_ar, s.name_en, coalesce(w.open, 0) AS open, w.oldest,
      coalesce(a.answered, 0) AS answered, a.hours[1] AS median_hours, a.hours[2] AS p90_hours
    FROM qa_specialties s
      LEFT JOIN waiting w ON w.qa_specialty_id = s.id LEFT JOIN answered a ON a.qa_specialty_id = s.id
    WHERE ${qaSpecialtyIds === null}::boolean OR s.id = ANY (${sql.param(qaSpecialtyIds ?? [])}::bigint[])
    ORDER BY s.group_id, s.id`);
  return rows;
}

/** A text that was searched for without result. */
export interface MissRow {
  readonly query: string;
  readonly times: number;
  readonly days: number;
  readonly last_on: string;
}

/** Texts that were searched for without result since some day, often enough to be shown, the most frequent first. */
export async function frequentMisses(db: Queryable, since: string, limit: number): Promise<MissRow[]> {
  const { rows } = await db.execute<MissRow & Record<string, unknown>>(sql`
    SELECT query, sum(times)::int AS times, count(*)::int AS days, max(day)::text AS last_on
    FROM search_misses WHERE day >= ${since}::date
    GROUP BY query HAVING sum(times) >= ${leastSearches}
    ORDER BY times DESC, query LIMIT ${limit}`);
  return rows;
}

/** The posts that were viewed most since some day, the most viewed first. */
export async function mostReadPosts(db: Queryable, since: string, limit: number): Promise<ReadPost[]> {
  const { rows } = await db.execute<ReadPost & Record<string, unknown>>(sql`
    SELECT p.id::int AS id, p.title_ar, p.title_en, read.views
    FROM (SELECT post_id, sum(views)::int AS views FROM post_view_days WHERE day >= ${since}::date GROUP BY post_id) read
      JOIN posts p ON p.id = read.post_id
    ORDER BY read.views DESC, p.id LIMIT ${limit}`);
  return rows;
}

/** The public questions that were viewed most in the week, the most viewed first. */
export async function mostReadQuestions(db: Queryable, limit: number): Promise<ReadQuestion[]> {
  const { rows } = await db.execute<ReadQuestion & Record<string, unknown>>(sql`
    SELECT slug, title, lang, week_views::int AS views FROM questions
    WHERE visibility = 'public' AND week_views > 0 ORDER BY week_views DESC, id DESC LIMIT ${limit}`);
  return rows;
}
