import type { PageContent } from '@clinic/contracts/content';
import type { PageRow } from './repo.ts';

/** What editors wrote for one page. */
export function presentPage(row: PageRow): PageContent {
  return {
    id: row.id,
    title_ar: row.title_ar,
    title_en: row.title_en,
    lead_ar: row.lead_ar,
    lead_en: row.lead_en,
    image: row.image,
    sections: row.sections,
    groups: row.groups,
    questions: row.questions,
    updated_at: row.updated_at.toISOString(),
  };
}
