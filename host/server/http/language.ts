import type { Lang } from '@clinic/contracts';
import { Lang as LangSchema } from '@clinic/contracts';

/** The cookie that keeps the visitor's choice. */
export const languageCookie = 'selectedLang';

/** The language of a request: its own `?lang=`, else the stored choice, else Arabic. */
export function languageOf(asked: unknown, stored: string | undefined): { lang: Lang; chosen: boolean } {
  const inAddress = LangSchema.safeParse(asked);
  if (inAddress.success) return { lang: inAddress.data, chosen: true };
  const kept = LangSchema.safeParse(stored);
  return { lang: kept.success ? kept.data : 'ar', chosen: false };
}
