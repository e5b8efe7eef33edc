import { asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { focusOf } from '../../db/image-focus.ts';
import { packages } from '../../db/schema.ts';

const summary = {
  ...columnsOf(packages, 'id', 'slugAr', 'slugEn', 'nameAr', 'nameEn', 'summaryAr', 'summaryEn'),
  ...columnsOf(packages, 'audienceAr', 'audienceEn', 'image', 'price', 'priceBefore'),
  imageFocus: focusOf('packages.image'),
  itemsCount: sql<number>`jsonb_array_length(${packages.items})`,
};
const detail = { ...summary, items: packages.items, sections: packages.sections };
const slugPlaceholder = sql.placeholder('slug');

/** Queries of packages of examinations, prepared once. */
export function packageRepo(db: Db) {
  const all = db
    .select(summary)
    .from(packages)
    .orderBy(asc(packages.sortOrder), asc(packages.id))
    .prepare('packages_all');
  const bySlug = db
    .select(detail)
    .from(packages)
    .where(or(eq(packages.slugAr, slugPlaceholder), eq(packages.slugEn, slugPlaceholder)))
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
