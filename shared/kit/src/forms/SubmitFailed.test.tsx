import { screen } from '@testing-library/react';
import { renderPart } from '../ui/testing/render-part.tsx';
import { uiTranslations } from '../i18n/locales/index.ts';
import { SubmitFailed } from './index.ts';

const sentences = { ar: 'محاولات كثيرة متتالية.', en: 'Too many attempts.' };
const draw = (lang: 'ar' | 'en', text: string) =>
  renderPart(<SubmitFailed failure={{ code: 'RATE_LIMITED', text }} text="We cannot be reached." />, lang);

describe.each([
  ['ar', 'en'],
  ['en', 'ar'],
] as const)('%s', (lang, other) => {
  test('what the API says in the language of the page stands there alone', () => {
    draw(lang, sentences[lang]);
    expect(screen.getByRole('alert').textContent).toBe(sentences[lang]);
    expect(document.querySelector('bdi')).toBeNull();
  });

  test('what it said in the other language is introduced, and read out and set in its own', () => {
    draw(lang, sentences[other]);
    expect(screen.getByRole('alert').textContent).toBe(`${uiTranslations[lang].unsent.foreign} ${sentences[other]}`);
    const said = screen.getByText(sentences[other]);
    expect(said).toHaveAttribute('lang', other);
    expect(said).toHaveAttribute('dir', 'auto');
  });
});
