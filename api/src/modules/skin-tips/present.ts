import type { SkinTip } from '@clinic/contracts/content';
import { shownFocus } from '../../db/image-focus.ts';
import type { SkinTipRow } from './repo.ts';

/** A skin tip with its text. */
export function presentSkinTip(row: SkinTipRow): SkinTip {
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
