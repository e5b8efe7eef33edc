import { stemOf } from '@clinic/contracts/content/words';
import { queryWords } from '../../search-words.ts';

/** Ways to address a doctor, folded: they stand before every name, and are written out or not. */
const addresses = new Set(['د', 'دكتور', 'دكتوره', 'الدكتور', 'الدكتوره', 'dr', 'doctor']);
/** «الغامدي» is Al-Ghamdi, Alghamdi and Ghamdi. */
const latinArticle = /^al(?=.{4})/;

/**
 * Regular expressions that the folded name of a doctor must all match: each word begins a word of it, with or without
 * an article. Empty where nothing is said of the name.
 */
export function namePatterns(name: string): string[] {
  return queryWords(name)
    .filter((word) => !addresses.has(word))
    .map((word) => ` (ال|al ?)?${stemOf(word).replace(latinArticle, '')}`);
}
