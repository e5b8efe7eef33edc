import type { Lang } from '@clinic/contracts';
import { masked } from '@clinic/contracts/qa';
import { randomSigns } from '../../reference.ts';

const longest = 60;
/** Words that stand in the place of a slug in addresses of the API. */
const reserved = new Set(['search', 'similar', 'trending']);
const anyQuestion: Record<Lang, string> = { ar: 'سؤال', en: 'question' };

/**
 * The words of a title for an address: letters of any script in small ones, joined by hyphens, never cut inside a word, and
 * without what identifies somebody. Digits alone would be read as an id, so that a word goes before them (Q20).
 */
export function slugOf(title: string, lang: Lang): string {
  const written = masked(title).normalize('NFC').toLowerCase();
  const words = written.replace(/[\p{M}\u0640]/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, longest) : `${slug}-${word}`;
    if (longer.length > longest) break;
    slug = longer;
  }
  return /^\d*$/.test(slug) ? [anyQuestion[lang], slug].filter(Boolean).join('-') : slug;
}

/** Slugs to try for a title one after the other: the plain one, then with a few signs that others do not have. */
export function* slugsFor(title: string, lang: Lang): Generator<string> {
  const slug = slugOf(title, lang);
  if (!reserved.has(slug)) yield slug;
  for (let tries = 0; tries < 5; tries += 1) yield `${slug}-${randomSigns(4).toLowerCase()}`;
}
