import type { Lang } from '@clinic/contracts';
import * as qaPaths from '@clinic/contracts/qa/paths';

/** Where on the page of a question its answer begins. */
export const answerAnchor = 'answer';

/** The absolute address of a question in a language: who opens it reads that language, whatever they read before. */
export function questionAddress(origin: string, lang: Lang, slug: string): string {
  return `${origin}${qaPaths.question(slug)}?lang=${lang}`;
}
