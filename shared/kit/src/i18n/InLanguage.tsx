import { useState } from 'react';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Lang } from '@clinic/contracts';
import { directionOf, LanguageProvider } from './language.tsx';

interface InLanguageProps {
  lang: Lang;
  children: ReactNode;
}

/**
 * A part of a page as a page in another language shows it: words, dates and direction. Texts that were not loaded in that
 * language stand there in Arabic.
 */
export function InLanguage({ lang, children }: InLanguageProps) {
  const { i18n } = useTranslation();
  const [inner] = useState(() => i18n.cloneInstance({ lng: lang }));
  return (
    <I18nextProvider i18n={inner}>
      <LanguageProvider lang={lang} setLang={() => undefined}>
        <div lang={lang} dir={directionOf(lang)}>
          {children}
        </div>
      </LanguageProvider>
    </I18nextProvider>
  );
}
