import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { i18n as I18n } from 'i18next';
import type { EmotionCache } from '@emotion/react';
import { I18nextProvider } from 'react-i18next';
import type { Lang } from '@clinic/contracts';
import { directionOf, LanguageProvider } from '@clinic/kit/i18n';
import type { Direction } from '@clinic/kit/i18n';
import { SiteContext } from '@clinic/kit/routing';
import { ClinicThemeProvider } from '@clinic/kit/theme';
import { IconSheet } from '@clinic/kit/ui';
import { HostContext } from './host-context.ts';
import type { HostServices } from './host-context.ts';

export interface ClinicAppProps {
  services: HostServices;
  i18n: I18n;
  /** One emotion cache per direction. */
  cacheFor: (direction: Direction) => EmotionCache;
  /** Brings the texts and everything else of another language before the page switches to it; says whether it is to. */
  prepareLanguage?: (lang: Lang) => Promise<boolean>;
  children: ReactNode;
}

/** Everything that stands around the router: services, texts, language, direction, theme. */
export function ClinicApp({ services, i18n, cacheFor, prepareLanguage, children }: ClinicAppProps) {
  const [lang, showLang] = useState<Lang>(services.boot.lang);
  const setLang = useCallback(
    (next: Lang) => {
      void (prepareLanguage?.(next) ?? Promise.resolve(true)).then((turns) => turns && showLang(next));
    },
    [prepareLanguage],
  );
  const cache = useMemo(() => cacheFor(directionOf(lang)), [cacheFor, lang]);

  const { origin, brand } = services.boot;
  const site = useMemo(() => ({ origin, brand }), [origin, brand]);

  return (
    <HostContext value={services}>
      <SiteContext value={site}>
        <IconSheet value={`${services.boot.host.base}icons.svg`}>
          <I18nextProvider i18n={i18n}>
            <LanguageProvider lang={lang} setLang={setLang}>
              <ClinicThemeProvider lang={lang} cache={cache}>
                {children}
              </ClinicThemeProvider>
            </LanguageProvider>
          </I18nextProvider>
        </IconSheet>
      </SiteContext>
    </HostContext>
  );
}
