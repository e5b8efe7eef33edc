import { asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { packages } from '../../db/schema.ts';

const summary = {
  ...columnsOf(packages, 'id', 'slug_ar', 'slug_en', 'name_ar', 'name_en', 'summary_ar', 'summary_en'),
  ...columnsOf(packages, 'audience_ar', 'audience_en', 'image', 'price', 'price_before'),
  items_count: sql<number>`jsonb_array_length(${packages.items})`,
};
const detail = { ...summary, items: packages.items, sections: packages.sections };
const slugPlaceholder = sql.placeholder('slug');

/** Queries of packages of examinations, prepared once. */
export function packageRepo(db: Db) {
  const all = db
    .select(summary)
    .from(packages)
    .orderBy(asc(packages.sort_order), asc(packages.id))
    .prepare('packages_all');
  const bySlug = db
    .select(detail)
    .from(packages)
    .where(or(eq(packages.slug_ar, slugPlaceholder), eq(packages.slug_en, slugPlaceholder)))
    .prepare('package_by_slug');
  const byId = db
    .select(detail)
    .from(packages)
    .where(eq(packages.id, sql.placeholder('id')))
    .prepare('package_by_id');

  return {
    all: () => all.execute(),
    bySlug: async (slug: string) => (await bySlug.execute({ slug }))[0],
    byId: async (id: number) => (await byId.execute({ id }))[0],
  };
}
