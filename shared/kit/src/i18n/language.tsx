import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Digits, Lang } from '@clinic/contracts';
import { chosenDigits, onDigitsChange } from '@clinic/contracts/time';

export type Direction = 'rtl' | 'ltr';

export function directionOf(lang: Lang): Direction {
  return lang === 'ar' ? 'rtl' : 'ltr';
}

interface Language {
  lang: Lang;
  setLang: (lang: Lang) => void;
  /** Kept beside the language so that whoever writes by it writes again when other digits are chosen. */
  digits?: Digits;
}

const LanguageContext = createContext<Language>({ lang: 'ar', setLang: () => undefined });

const ofServer = (): Digits => 'latn';

/** Given by the host around everything. */
export function LanguageProvider({ lang, setLang, children }: Omit<Language, 'digits'> & { children: ReactNode }) {
  const digits = useSyncExternalStore(onDigitsChange, chosenDigits, ofServer);
  const language = useMemo(() => ({ lang, setLang, digits }), [lang, setLang, digits]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page. */
export function useLang(): Lang {
  return use(LanguageContext).lang;
}

/** Switches texts, direction, fonts and slugs of the whole page in place. */
export function useSetLang(): (lang: Lang) => void {
  return use(LanguageContext).setLang;
}
