import type { SearchResult, Suggestion } from '@clinic/contracts/content';
import { pathOf } from './paths.ts';
import type { FoundRow } from './repo.ts';

/** The pages of specialities have one address in both languages, with the English slug (S3). */
const withOneAddress = new Set(['specialties', 'treatments']);

export function presentResult(row: FoundRow): SearchResult {
  return {
    kind: row.kind,
    id: `${row.source}-${row.ref_id}`,
    title_ar: row.title_ar,
    title_en: row.title_en,
    text_ar: row.text_ar,
    text_en: row.text_en,
    path_ar: pathOf(row.source, withOneAddress.has(row.source) ? row.slug_en : row.slug_ar, 'ar'),
    path_en: pathOf(row.source, row.slug_en, 'en'),
    image: row.image,
  };
}

export function presentSuggestion(row: FoundRow): Suggestion {
  const { kind, id, title_ar, title_en, path_ar, path_en } = presentResult(row);
  return { kind, id, title_ar, title_en, path_ar, path_en };
}
