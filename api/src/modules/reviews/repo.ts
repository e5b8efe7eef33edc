import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { reviews } from '../../db/schema.ts';

const shown = columnsOf(
  reviews,
  ...(['id', 'image', 'nameAr', 'nameEn', 'rating', 'textAr', 'textEn', 'date', 'featured'] as const),
);

/** Queries of what patients say, prepared once. */
export function reviewRepo(db: Db) {
  const shuffled = db
    .select(shown)
    .from(reviews)
    .orderBy(sql`random()`)
    .prepare('reviews_shuffled');

  return { shuffled: () => shuffled.execute() };
}
