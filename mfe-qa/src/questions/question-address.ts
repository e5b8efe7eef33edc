import type { Lang } from '@clinic/contracts';
import { paths } from '@clinic/kit/routing';

/** Where on the page of a question its answer begins. */
export const answerAnchor = 'answer';

/** The absolute address of a question in a language: who opens it reads that language, whatever they read before (S50). */
export function questionAddress(origin: string, lang: Lang, slug: string): string {
  return `${origin}${paths.question(slug)}?lang=${lang}`;
}
