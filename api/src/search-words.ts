import { stemOf, wordsOf } from '@clinic/contracts/content/words';

const mostWords = 8;
/**
 * The words of a query, folded, the first of them; what is neither letter nor digit only separates them, so no pattern can be
 * smuggled in.
 */
export function queryWords(query: string, most = mostWords): string[] {
  return [...new Set(wordsOf(query))].slice(0, most);
}

/**
 * LIKE patterns of which one must match for a word to be found: anywhere in a word; after an article in either text, when the
 * query's word has one; and only where a word begins, when it is too short to mean much inside another (E6).
 */
export function wordPatterns(word: string): string[] {
  const stem = stemOf(word);
  return stem === word && word.length > 2 ? [`%${word}%`] : [`% ${stem}%`, `%ل${stem}%`];
}

/** LIKE patterns of titles that begin with the whole query, with or without an article. */
export function prefixPatterns(words: readonly string[]): string[] {
  const start = stemOf(words.join(' '));
  return [`%\n ${start}%`, `%\n ال${start}%`];
}

/** How a mistyped word may be meant: as it is, without its article, and with one. */
export function spellings(word: string): string[] {
  return [...new Set([word, stemOf(word), `ال${stemOf(word)}`])];
}
