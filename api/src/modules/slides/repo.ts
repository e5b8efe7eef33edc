import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { columnsOf } from '../../db/columns-of.ts';
import { focusOf } from '../../db/image-focus.ts';
import { slides } from '../../db/schema.ts';

const shown = {
  ...columnsOf(slides, 'id', 'titleAr', 'titleEn', 'descriptionAr', 'descriptionEn', 'buttonLink'),
  ...columnsOf(slides, 'buttonTextAr', 'buttonTextEn', 'secondaryButtonTextAr', 'secondaryButtonTextEn'),
  ...columnsOf(slides, 'secondaryButtonLink'),
  ...columnsOf(slides, 'webImage', 'mobileImage', 'sortOrder', 'styled', 'isOn', 'scrollTo'),
  imageFocus: focusOf('slides.web_image'),
  mobileImageFocus: focusOf('slides.mobile_image'),
};

/** Queries of the home page's slides, prepared once. */
export function slideRepo(db: Db) {
  const active = db
    .select(shown)
    .from(slides)
    .where(eq(slides.isOn, true))
    .orderBy(asc(slides.sortOrder))
    .prepare('slides_active');

  return { active: () => active.execute() };
}

export type SlideRow = Awaited<ReturnType<ReturnType<typeof slideRepo>['active']>>[number];
