import type { PageContent } from '@clinic/contracts/content';
import { shownFocus } from '../../db/image-focus.ts';
import type { PageRow } from './repo.ts';

/** What editors wrote for one page. */
export function presentPage(row: PageRow): PageContent {
  return {
    id: row.id,
    title_ar: row.titleAr,
    title_en: row.titleEn,
    lead_ar: row.leadAr,
    lead_en: row.leadEn,
    image: row.image,
    ...shownFocus(row),
    sections: row.sections,
    groups: row.groups,
    questions: row.questions,
    updated_at: row.updatedAt.toISOString(),
  };
}
