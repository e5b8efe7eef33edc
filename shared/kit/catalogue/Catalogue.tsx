import { Component, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Lang } from '@clinic/contracts';
import { createI18n, directionOf, LanguageProvider } from '@clinic/kit/i18n';
import { ClinicThemeProvider, colorSchemeAttribute, createEmotionCache } from '@clinic/kit/theme';
import { Box, Container, IconSheet, Typography, uiTranslations } from '@clinic/kit/ui';
import { browsingExamples } from './browsing-examples.tsx';
import { dateExamples } from './date-examples.tsx';
import type { Example, ExamplePage } from './example.ts';
import { formExamples } from './form-examples.tsx';
import { overlayExamples } from './overlay-examples.tsx';
import { uiExamples } from './ui-examples.tsx';

const groups: Readonly<Record<string, readonly Example[]>> = {
  ui: uiExamples,
  forms: formExamples,
  browsing: browsingExamples,
  dates: dateExamples,
  overlays: overlayExamples,
};

const query = new URLSearchParams(location.search);

/** What the address asks for: `?lang=en&scheme=dark&group=forms`. Everything when it asks for nothing. */
const asked = {
  lang: query.get('lang') === 'en' ? 'en' : 'ar',
  scheme: query.get('scheme') === 'dark' ? 'dark' : 'light',
  group: query.get('group') ?? '',
} as const;

const href = (change: Record<string, string>) => `?${new URLSearchParams({ ...asked, ...change })}`;

/** The page of the catalogue: every part in every state, in the language and the colours of the address. */
export function Catalogue() {
  const { lang } = asked;
  const [i18n] = useState(() =>
    createI18n(lang, { ar: { shared: uiTranslations.ar }, en: { shared: uiTranslations.en } }),
  );
  const cache = useMemo(() => createEmotionCache(directionOf(lang)), [lang]);
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = lang;
    documentElement.dir = directionOf(lang);
    documentElement.setAttribute(colorSchemeAttribute, asked.scheme);
  }, [lang]);
  return (
    <I18nextProvider i18n={i18n}>
      <LanguageProvider lang={lang} setLang={(next) => location.assign(href({ lang: next }))}>
        <ClinicThemeProvider lang={lang} cache={cache}>
          <IconSheet value="/icons.svg">
            <RouterProvider router={router} />
          </IconSheet>
        </ClinicThemeProvider>
      </LanguageProvider>
    </I18nextProvider>
  );
}

/** Forms and links need a data router around them; the catalogue is one page of it. */
const router = createBrowserRouter([{ path: '*', element: <Examples /> }]);

function Examples() {
  return (
    <>
      <Choices />
      <Container as="main">
        {Object.entries(groups)
          .filter(([name]) => asked.group === '' || asked.group === name)
          .map(([name, examples]) => (
            <Group key={name} name={name} examples={examples} lang={asked.lang} />
          ))}
      </Container>
    </>
  );
}

function Choices() {
  return (
    <Container as="nav" aria-label="Catalogue" dir="ltr" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, py: 2 }}>
      <a href={href({ lang: 'ar' })}>Arabic</a>
      <a href={href({ lang: 'en' })}>English</a>
      <a href={href({ scheme: 'light' })}>Light</a>
      <a href={href({ scheme: 'dark' })}>Dark</a>
      {['', ...Object.keys(groups)].map((group) => (
        <a key={group} href={href({ group })}>
          {group === '' ? 'Everything' : group}
        </a>
      ))}
    </Container>
  );
}

function Group({ name, examples, lang }: { name: string; examples: readonly Example[]; lang: Lang }) {
  const page: ExamplePage = { lang, say: (ar, en) => (lang === 'ar' ? ar : en) };
  return (
    <section>
      <Typography component="h1" variant="h2" lang="en" dir="ltr" sx={{ marginBlock: 4 }}>
        {name}
      </Typography>
      {examples.map(({ part, states }) => (
        <Box key={part} component="section" sx={{ marginBlockEnd: 5 }}>
          <Typography component="h2" variant="h3" lang="en" dir="ltr">
            {part}
          </Typography>
          {Object.entries(states).map(([state, draw]) => (
            <Box key={state} data-example={`${part}: ${state}`} sx={{ marginBlock: 2 }}>
              <Typography component="h3" variant="body2" color="text.secondary" lang="en" dir="ltr">
                {state}
              </Typography>
              <Guard>{draw(page)}</Guard>
            </Box>
          ))}
        </Box>
      ))}
    </section>
  );
}

/** Keeps an example that throws from taking the page with it. */
class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p data-failed>This example throws; the console says why.</p> : this.props.children;
  }
}
