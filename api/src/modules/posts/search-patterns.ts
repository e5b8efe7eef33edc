import { foldArabic } from '@clinic/contracts';
import { containing } from '../../db/like-pattern.ts';

const mostWords = 8;
/** Whatever is neither a letter nor a digit at the ends of a word; 100% means itself. */
const marksAround = /^[^\p{L}\p{M}\p{N}%]+|[^\p{L}\p{M}\p{N}%]+$/gu;
const article = /^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/;

/**
 * Patterns of `LIKE`, one for each word that is looked for, without the Arabic article and the marks around it; null when there
 * is no word (E6, Q22).
 */
export function searchPatterns(search: string | undefined): string[] | null {
  const words = foldArabic(search ?? '')
    .split(' ')
    .map((word) => word.replace(marksAround, ''))
    .filter((word) => word !== '');
  if (words.join(' ').length < 2) return null;
  return words.slice(0, mostWords).map((word) => containing(word.replace(article, '')));
}
