import type { ExtraPage } from '@clinic/contracts/content';
import { shownFocus } from '../../db/image-focus.ts';
import type { ExtraPageRow } from './repo.ts';

/** A page that editors made, with its text. */
export function presentExtraPage(row: ExtraPageRow): ExtraPage {
  return {
    id: row.id,
    slug_ar: row.slugAr,
    slug_en: row.slugEn,
    title_ar: row.titleAr,
    title_en: row.titleEn,
    summary_ar: row.summaryAr,
    summary_en: row.summaryEn,
    image: row.image,
    ...shownFocus(row),
    description_ar: row.htmlAr,
    description_en: row.htmlEn,
    updated_at: row.updatedAt.toISOString(),
  };
}
