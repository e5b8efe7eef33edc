import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { Lang } from '../contracts/index.ts';

export type Direction = 'rtl' | 'ltr';

export function directionOf(lang: Lang): Direction {
  return lang === 'ar' ? 'rtl' : 'ltr';
}

interface Language {
  lang: Lang;
  setLang: (lang: Lang) => void;
}

const LanguageContext = createContext<Language>({ lang: 'ar', setLang: () => undefined });

/** Given by the host around everything. */
export function LanguageProvider({ children, ...language }: Language & { children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page. */
export function useLang(): Lang {
  return use(LanguageContext).lang;
}

/** Switches texts, direction, fonts and slugs of the whole page in place (S28). */
export function useSetLang(): (lang: Lang) => void {
  return use(LanguageContext).setLang;
}
