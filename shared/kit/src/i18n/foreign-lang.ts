import type { Lang } from '@clinic/contracts';

/**
 * The language of a text by its letters, where it is another one than the page's: for the `lang` of what nobody recorded the
 * language of, so that it is read out in its own (WCAG 3.1.2). Nothing for a text of the page's language or without letters.
 */
export function foreignLang(text: string, pageLang: Lang): Lang | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const arabic = count(/\p{Script=Arabic}/gu);
  const latin = count(/\p{Script=Latin}/gu);
  if (arabic === latin) return undefined;
  const lang = arabic > latin ? 'ar' : 'en';
  return lang === pageLang ? undefined : lang;
}
