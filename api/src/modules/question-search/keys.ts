import { stemOf } from '@clinic/contracts/content/words';
import { foldArabic } from '@clinic/contracts';
import type { QuestionStatus } from '@clinic/contracts/qa';

/**
 * How the index of questions is laid out: what the functions of the migration `question_search` do, for those who ask it. A key
 * is a bucket of five letters, the letter of a field, and a term.
 */

/** What an answered question's bucket spans, in seconds. */
const fortnight = 14 * 86_400;
/** What the bucket of one without an answer spans: there are few of them. */
const sixteenWeeks = 8 * fortnight;
/** Questions with fewer likes stand in no bucket of liked ones. */
export const manyLikes = 16;
/** No number of likes has more binary digits. */
const mostDigits = 40;

const longestTerm = 40;
const longestBeginning = 80;
const grownTogether = /^[وفبلك](?=.{3})/u;
const punctuation = /[\ufe00-\ufe0f!-/:-@[-`{-~ «»،؛؟–—…‘’“”•·\u2000-\u2bff\u{1f000}-\u{1faff}]+/gu;

const letters = { begins: 'b', title: 't', words: 'w' } as const;
/** Where a word is looked for: at the beginning of a title, in a title, anywhere. */
export type Field = keyof typeof letters;
const specialityLetter = 's';

const numbered = (letter: string, number: number) => letter + String(number).padStart(4, '0');
const cut = (text: string, length: number) =>
  text.length <= length ? text : Array.from(text).slice(0, length).join('');

/** The number of the time in which questions of one status, asked at `at`, stand. */
export const periodOf = (status: QuestionStatus, at: Date): number =>
  Math.floor(at.getTime() / 1000 / (status === 'answered' ? fortnight : sixteenWeeks));

/** `question_bucket` of a period. */
export const bucketOf = (status: QuestionStatus, period: number): string => numbered(status.charAt(0), period);

/** `question_liked_bucket`; null for fewer than {@link manyLikes}. */
export const likedBucketOf = (likes: number): string | null =>
  likes < manyLikes ? null : numbered('l', likes.toString(2).length);

/** The buckets of liked questions, those with most likes first. */
export function likedBuckets(): string[] {
  const fewestDigits = manyLikes.toString(2).length;
  return Array.from({ length: mostDigits - fewestDigits + 1 }, (_, index) => numbered('l', mostDigits - index));
}

/** Text as `search_words` leaves it and `search_terms` splits it. */
export const wordsOf = (text: string): string[] =>
  foldArabic(text).replace(punctuation, ' ').split(' ').filter(Boolean);

/** `search_terms`. */
export function termsOf(words: readonly string[]): Set<string> {
  const terms = new Set<string>();
  for (const whole of words) {
    const word = cut(whole, longestTerm);
    const stem = stemOf(word);
    terms.add(word).add(stem === word ? word.replace(grownTogether, '') : stem);
  }
  return terms;
}

/** What the field `begins` holds of a title, or is asked for in the place of a query. */
export const beginningOf = (words: readonly string[]): string => cut(stemOf(words.join(' ')), longestBeginning);

/** A word of a query as terms are compared with it. */
export const wantedTerm = (word: string): string => stemOf(cut(word, longestTerm));

/** Where terms of one bucket lie in the index. */
export const keyOf = (bucket: string, field: Field, term: string): string => bucket + letters[field] + term;

/** Where the questions of one speciality in one bucket lie. */
export const specialityKeyOf = (bucket: string, qaSpecialtyId: number): string =>
  bucket + specialityLetter + String(qaSpecialtyId);

/** The terms that match a word of a query: any that begins with it or with one of the others, or one of these. */
export interface TermMatch {
  readonly begin?: string;
  readonly others?: readonly string[];
  readonly oneOf?: readonly string[];
}

/** A full-text query of one bucket for questions that match every word. The matches hold letters, digits and spaces only. */
export function allOf(bucket: string, field: Field, matches: readonly TermMatch[]): string {
  const one = ({ begin, others = [], oneOf = [] }: TermMatch) => [
    ...(begin === undefined ? others : [begin, ...others]).map((term) => `'${keyOf(bucket, field, term)}':*`),
    ...oneOf.map((term) => `'${keyOf(bucket, field, term)}'`),
  ];
  return `(${matches.map((match) => `(${one(match).join('|')})`).join('&')})`;
}
