import type { SkinTip } from '@clinic/contracts/content';
import type { SkinTipRow } from './repo.ts';

/** A skin tip with its text. */
export function presentSkinTip(row: SkinTipRow): SkinTip {
  return {
    id: row.id,
    slug_ar: row.slug_ar,
    slug_en: row.slug_en,
    title_ar: row.title_ar,
    title_en: row.title_en,
    summary_ar: row.summary_ar,
    summary_en: row.summary_en,
    image: row.image,
    description_ar: row.html_ar,
    description_en: row.html_en,
    updated_at: row.updated_at.toISOString(),
  };
}
