import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { questions } from '../../db/schema.ts';

/** The views of questions, by id. */
export async function viewCounts(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ id: string; views: string }>(sql`
    SELECT id, views_count AS views FROM questions WHERE id = ANY (${sql.param(ids)}::bigint[])`);
  return new Map(rows.map((row) => [Number(row.id), Number(row.views)]));
}

/** How similar the title of each question is to another one: 0 to 1. */
export async function titleLikeness(
  tx: Tx,
  title: string,
  met: readonly { id: number; titles: string }[],
): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ id: string; likeness: number }>(sql`
    SELECT id, similarity(titles, ${title}) AS likeness
    FROM unnest(${sql.param(met.map(({ id }) => id))}::bigint[], ${sql.param(met.map(({ titles }) => titles))}::text[])
      met (id, titles)`);
  return new Map(rows.map(({ id, likeness }) => [Number(id), likeness]));
}

/** The titles of questions, in the order of their ids. */
export async function findTitles(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .select({ id: questions.id, slug: questions.slug, title: questions.title })
    .from(questions)
    .where(inArray(questions.id, [...ids]));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
