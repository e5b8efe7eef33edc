import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { partners } from '../../db/schema.ts';

const shown = columnsOf(partners, 'id', 'nameAr', 'nameEn', 'image');

/** Queries of insurers, prepared once. */
export function partnerRepo(db: Db) {
  const all = db.select(shown).from(partners).orderBy(asc(partners.sortOrder)).prepare('partners_all');
  const random = db
    .select(shown)
    .from(partners)
    .orderBy(sql`random()`)
    .limit(sql.placeholder('count'))
    .prepare('partners_random');

  return { all: () => all.execute(), random: (count: number) => random.execute({ count }) };
}
