import type { Lang } from '@clinic/contracts';

/** Lam and alef are drawn as one sign: typed apart, the line would change its width between them. */
const lamAlef = /^\u0644[\u064B-\u0652\u0670]*$/;
const alef = /^[\u0622\u0623\u0625\u0627]/;

/** The letters of a title as people count them, with their vowel signs, one for each step of typing (S43, Q40). */
export function typedLetters(title: string, lang: Lang): string[] {
  const letters: string[] = [];
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'grapheme' }).segment(title)) {
    const last = letters.at(-1);
    if (last !== undefined && lamAlef.test(last) && alef.test(segment)) letters.push(`${letters.pop()}${segment}`);
    else letters.push(segment);
  }
  return letters;
}
