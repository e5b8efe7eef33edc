import type { Db } from '../../db/database.ts';
import { queryWords } from '../../search-words.ts';
import type { SearchFilter } from './filter.ts';
import { rankQuestions } from './rank.ts';

/** Whether the words of a query are long enough to search for (Q22). */
const sayEnough = (words: readonly string[]) => words.some((word) => word.length > 1);

/**
 * The public questions that a search finds (S90, E6), in the order of the filter: the ids of one page of them, and how many there are, counted
 * up to the thousand that are ranked.
 */
export async function searchQuestions(
  db: Db,
  wanted: { text: string; filter: SearchFilter; limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const words = queryWords(wanted.text);
  if (!sayEnough(words)) return { ids: [], total: 0 };
  const ranked = await rankQuestions(db, words, wanted.filter);
  const range = ranked.slice(wanted.offset, wanted.offset + wanted.limit);
  return { ids: range.map(({ id }) => id), total: ranked.length };
}

export { similarQuestions } from './similar.ts';
