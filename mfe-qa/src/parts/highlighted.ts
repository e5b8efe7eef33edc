import { foldArabic } from '@clinic/contracts';

/** A stretch of a text, and whether it is what was searched for. */
export interface Segment {
  text: string;
  hit: boolean;
}

const article = /^(?:وال|بال|لل|ال)(?=.{2})/;
/** Such a part may be a word of its own, as "pain" is; it is not found in every word that has an article. */
const articleAndLetter = /^ال.$/;
/** A word with the marks and the invisible signs inside it. */
const words = /([\p{L}\p{N}\p{M}\p{Cf}]+)/u;

/** From how many letters on a part of a word counts wherever it stands; shorter ones only where a word begins. */
const anywhere = 3;

/**
 * Splits a text into the words that were searched for and the rest. Letter variants of Arabic, its marks and its article do
 * not matter, as in the search itself; a word stands out as a whole, because letters that hang together must not be parted.
 */
export function highlighted(text: string, query: string): Segment[] {
  const wanted = wordsOf(query);
  const segments: Segment[] = [];
  for (const part of text.split(words)) {
    if (part === '') continue;
    const hit = wanted.length > 0 && matches(foldArabic(part), wanted);
    const last = segments.at(-1);
    if (last?.hit === hit) last.text += part;
    else segments.push({ text: part, hit });
  }
  return segments;
}

function wordsOf(query: string): string[] {
  return foldArabic(query)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(article, ''))
    .filter((word) => word.length > 1);
}

function matches(word: string, wanted: readonly string[]): boolean {
  const bare = word.replace(article, '');
  return wanted.some(
    (part) =>
      bare.startsWith(part) ||
      (part.length >= anywhere && bare.includes(part)) ||
      (word.startsWith(part) && !articleAndLetter.test(part)),
  );
}
