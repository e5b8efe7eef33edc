/** Words of a text in both languages, as a search and the content desk compare them. */
import { foldArabic } from '@clinic/contracts';

const article = /^[وف]?(?:بال|كال|لل|ال)(?=.{3})/u;

/** The words of a text, folded; what is neither letter nor digit separates them. */
export const wordsOf = (text: string): string[] =>
  foldArabic(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A word without its article, and without what has grown together with it. */
export const stemOf = (word: string) => word.replace(article, '');

/** Single letters that Arabic writes together with a word that has no article: "and", "so", "with", "like", "for". */
const prefixes = /^(?:[وف][بكل]?|[بكل])(?=.{3})/u;

/**
 * The forms under which a folded word of a text may stand in a list of words: as it is, without its article and prefixes, and
 * in English without the ending of a plural.
 */
export function formsOf(word: string): string[] {
  const stem = stemOf(word);
  const forms = [word, stem, stem.replace(prefixes, ''), stem.replace(/^[وف](?=.{3})/u, '')];
  // In «للقاح» the article has lost its first letter, and the word may begin with the second.
  const grown = /^[وف]?ل(ل.{3,})$/u.exec(word)?.[1];
  if (grown !== undefined) forms.push(grown);
  if (/^[a-z]{2,}[a-rt-z]s$/.test(word)) forms.push(word.slice(0, -1), word.replace(/(?<=(?:s|x|z|ch|sh))es$/, ''));
  return [...new Set(forms)];
}

/** A word of a text: where it stands, and how it is folded. */
export interface PlacedWord {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

/** The words of a text with their places in it. Marks belong to the word that carries them. */
export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}\p{Cf}]+/gu)].flatMap(({ 0: found, index }) => {
    const word = foldArabic(found);
    return word === '' ? [] : { start: index, end: index + found.length, word };
  });
}
