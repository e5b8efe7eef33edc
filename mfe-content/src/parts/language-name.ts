import type { Lang } from '@clinic/contracts';

/** «الفرنسية»: the name of a language as the platform writes it; a tag that it does not know stays as it is. */
export function languageName(tag: string, lang: Lang): string {
  return new Intl.DisplayNames([lang], { type: 'language' }).of(tag) ?? tag;
}
