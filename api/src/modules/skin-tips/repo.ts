import { asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { focusOf } from '../../db/image-focus.ts';
import { skinTips } from '../../db/schema.ts';

const summary = {
  ...columnsOf(skinTips, 'id', 'slugAr', 'slugEn', 'titleAr', 'titleEn', 'summaryAr', 'summaryEn', 'image'),
  imageFocus: focusOf('skin_tips.image'),
};
const detail = { ...summary, ...columnsOf(skinTips, 'htmlAr', 'htmlEn', 'updatedAt') };
const slugPlaceholder = sql.placeholder('slug');

/** Queries of skin tips, prepared once. */
export function skinTipRepo(db: Db) {
  const all = db
    .select(summary)
    .from(skinTips)
    .orderBy(asc(skinTips.sortOrder), asc(skinTips.id))
    .prepare('skin_tips_all');
  const bySlug = db
    .select(detail)
    .from(skinTips)
    .where(or(eq(skinTips.slugAr, slugPlaceholder), eq(skinTips.slugEn, slugPlaceholder)))
    .prepare('skin_tip_by_slug');
  const byId = db
    .select(detail)
    .from(skinTips)
    .where(eq(skinTips.id, sql.placeholder('id')))
    .prepare('skin_tip_by_id');

  return {
    all: () => all.execute(),
    bySlug: async (slug: string) => (await bySlug.execute({ slug }))[0],
    byId: async (id: number) => (await byId.execute({ id }))[0],
  };
}

export type SkinTipRow = NonNullable<Awaited<ReturnType<ReturnType<typeof skinTipRepo>['bySlug']>>>;
