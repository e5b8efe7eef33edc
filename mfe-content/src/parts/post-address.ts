import type { Lang } from '@clinic/contracts';
import { paths } from '@clinic/kit/routing';

/** The absolute address of an article in a language: who opens it reads that language, whatever they read before (S50). */
export function postAddress(origin: string, lang: Lang, slug: string): string {
  return `${origin}${paths.post(lang, slug)}?lang=${lang}`;
}
