import { foldArabic } from '@clinic/contracts';
import { containing } from '../../db/like-pattern.ts';

const mostWords = 8;
const article = /^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/;

/** Patterns of `LIKE`, one for each word that is looked for, without the Arabic article; null when there is no word (E6, Q22). */
export function searchPatterns(search: string | undefined): string[] | null {
  const folded = foldArabic(search ?? '');
  if (folded.length < 2) return null;
  return folded
    .split(' ')
    .slice(0, mostWords)
    .map((word) => containing(word.replace(article, '')));
}
