import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { Lang } from '@clinic/contracts';
import { chooseDigits, formatDate } from '@clinic/contracts/time';
import { createI18n, LanguageProvider, useLang, useTranslation } from './index.ts';
import type { RuntimeKey } from './index.ts';

const texts = { shared: { visits: 'V {{count}} {{code}}' } };

/** Two screens as they are: one writes by the language, one only by texts. */
const Dated = () => <p>{formatDate('2026-11-24', useLang(), 'long')}</p>;
const Counted = () => <p>{useTranslation('shared').t('visits' as RuntimeKey, { count: 12, code: 'NB-12' })}</p>;

function show(lang: Lang) {
  render(
    <I18nextProvider i18n={createI18n(lang, { ar: texts, en: texts })}>
      <LanguageProvider lang={lang} setLang={() => undefined}>
        <Dated />
        <Counted />
      </LanguageProvider>
    </I18nextProvider>,
  );
  return () => screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);
}

afterEach(() => act(() => chooseDigits('latn')));

test('an Arabic page that stands is written again in the digits chosen; codes are left as they are', () => {
  const shown = show('ar');
  expect(shown()).toEqual(['24 نوفمبر 2026', 'V 12 NB-12']);
  act(() => chooseDigits('arab'));
  expect(shown()).toEqual(['٢٤ نوفمبر ٢٠٢٦', 'V ١٢ NB-12']);
  act(() => chooseDigits('latn'));
  expect(shown()).toEqual(['24 نوفمبر 2026', 'V 12 NB-12']);
});

test('an English page keeps its digits', () => {
  const shown = show('en');
  act(() => chooseDigits('arab'));
  expect(shown()).toEqual(['24 November 2026', 'V 12 NB-12']);
});
