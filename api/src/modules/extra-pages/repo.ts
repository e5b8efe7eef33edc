import { eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { focusOf } from '../../db/image-focus.ts';
import { extraPageFormerSlugs, extraPages } from '../../db/schema.ts';

const shown = { ...getTableColumns(extraPages), imageFocus: focusOf('extra_pages.image') };

const slug = sql.placeholder('slug');

/** Queries of the pages that editors made, prepared once. */
export function extraPageRepo(db: Db) {
  const bySlug = db
    .select(shown)
    .from(extraPages)
    .where(or(eq(extraPages.slugAr, slug), eq(extraPages.slugEn, slug)))
    .prepare('extra_page_by_slug');
  const former = db
    .select({ id: extraPageFormerSlugs.pageId })
    .from(extraPageFormerSlugs)
    .where(eq(extraPageFormerSlugs.slug, slug));
  const byFormerSlug = db
    .select(shown)
    .from(extraPages)
    .where(inArray(extraPages.id, former))
    .prepare('extra_page_by_former_slug');

  return {
    /** The page that has a slug now, otherwise the one that had it. */
    find: async (slug: string) => (await bySlug.execute({ slug }))[0] ?? (await byFormerSlug.execute({ slug }))[0],
  };
}

export type ExtraPageRow = NonNullable<Awaited<ReturnType<ReturnType<typeof extraPageRepo>['find']>>>;
