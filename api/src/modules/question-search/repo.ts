import { sql } from 'drizzle-orm';
import type { Lang } from '@clinic/contracts';
import type { Tx } from '../../db/database.ts';

/** The views of questions, by id. */
export async function viewCounts(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ id: string; views: string }>(sql`
    SELECT id, views_count AS views FROM questions WHERE id = ANY (${sql.param(ids)}::bigint[])`);
  return new Map(rows.map((row) => [Number(row.id), Number(row.views)]));
}

/** A question that is compared with a title: `likeness` is how similar their letters are, 0 to 1. */
export interface Compared {
  id: number;
  slug: string;
  lang: Lang;
  title: string;
  content: string;
  likeness: number;
}

interface ComparedRow extends Record<string, unknown> {
  id: string;
  slug: string;
  lang: Lang;
  title: string;
  content: string;
  likeness: number;
}

/** What is compared of questions with a title of folded words. */
export async function comparedWith(
  tx: Tx,
  title: string,
  met: readonly { id: number; titles: string }[],
): Promise<Compared[]> {
  const { rows } = await tx.execute<ComparedRow>(sql`
    SELECT q.id, q.slug, q.lang, q.title, q.content, similarity(met.titles, ${title}) AS likeness
    FROM unnest(${sql.param(met.map(({ id }) => id))}::bigint[], ${sql.param(met.map(({ titles }) => titles))}::text[])
      met (id, titles) JOIN questions q ON q.id = met.id`);
  return rows.map(({ id, ...row }) => ({ ...row, id: Number(id) }));
}
