import type { Lang } from '@clinic/contracts';
import * as contentPaths from '@clinic/contracts/content/paths';

/** The absolute address of an article in a language: who opens it reads that language, whatever they read before. */
export function postAddress(origin: string, lang: Lang, slug: string): string {
  return `${origin}${contentPaths.post(lang, slug)}?lang=${lang}`;
}
