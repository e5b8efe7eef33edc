import type { Db } from '../../db/database.ts';
import { queryWords } from '../../search-words.ts';
import { searchQuestions } from '../question-search/search.ts';
import { findNotPublic, readQuestions } from './list-repo.ts';
import type { Staff } from './policy.ts';
import type { ModerationRow } from './question-repo.ts';

const mostFound = 10;

/** Questions that one of the staff may see by their words: first what is not public, then what fits best. */
export async function findForModeration(db: Db, staff: Staff, text: string): Promise<ModerationRow[]> {
  const words = queryWords(text);
  if (words.length === 0) return [];
  const ids = await findNotPublic(db, { staff, words }, mostFound);
  if (ids.length < mostFound) {
    const qaSpecialtyId = staff.qaSpecialtyIds && [...staff.qaSpecialtyIds];
    const filter = { qaSpecialtyId, status: null, lang: null, from: null, exclude: null, sort: 'fit' } as const;
    const found = await searchQuestions(db, { text, filter, limit: mostFound - ids.length, offset: 0 });
    ids.push(...found.ids);
  }
  return readQuestions(db, ids);
}
