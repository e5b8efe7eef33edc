import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import type { Lang } from '@clinic/contracts';
import { createI18n, directionOf, LanguageProvider } from '../../i18n/index.ts';
import { ClinicThemeProvider, createEmotionCache } from '../../theme/index.ts';
import { visibilityOnly } from '../../testing/visibility-only.ts';
import { uiTranslations } from '../../i18n/locales/index.ts';

/** For tests: everything that the host puts around a part. */
export function KitProviders({ lang, children }: { lang: Lang; children: ReactNode }) {
  const [i18n] = useState(() =>
    createI18n(lang, { ar: { shared: uiTranslations.ar }, en: { shared: uiTranslations.en } }),
  );
  const [cache] = useState(() => createEmotionCache(directionOf(lang), [visibilityOnly]));
  return (
    <I18nextProvider i18n={i18n}>
      <LanguageProvider lang={lang} setLang={() => undefined}>
        <ClinicThemeProvider lang={lang} cache={cache}>
          {children}
        </ClinicThemeProvider>
      </LanguageProvider>
    </I18nextProvider>
  );
}

/** For tests: draws a part in a language, with a person at the keyboard. */
export function renderPart(part: ReactNode, lang: Lang = 'en') {
  document.documentElement.lang = lang;
  document.documentElement.dir = directionOf(lang);
  const surround = (children: ReactNode) => (
    <MemoryRouter>
      <KitProviders lang={lang}>{children}</KitProviders>
    </MemoryRouter>
  );
  const view = render(surround(part));
  return { ...view, redraw: (next: ReactNode) => view.rerender(surround(next)), user: userEvent.setup() };
}
