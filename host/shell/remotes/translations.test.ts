import { createI18n } from '@clinic/kit/i18n';
import { isTranslations, RemoteTranslations, translationsOf } from './translations.ts';

test('a screen has the translations of its remote, and its own where it has some', () => {
  expect(translationsOf(undefined, 'ar')).toEqual(['./locales/ar']);
  expect(translationsOf('./ask', 'en')).toEqual(['./locales/en', './ask/locales/en']);
  expect(translationsOf('./ask', 'en').every(isTranslations)).toBe(true);
  expect(isTranslations('./home')).toBe(false);
});

test('a file is loaded once, until its remote is dropped', async () => {
  const i18n = createI18n('en');
  const translations = new RemoteTranslations(i18n);
  const load = jest.fn(() => Promise.resolve({ title: 'Questions' }));
  await translations.add('qa', './locales/en', 'en', load);
  await translations.add('qa', './locales/en', 'en', load);
  expect(load).toHaveBeenCalledTimes(1);
  expect(i18n.t('qa:title')).toBe('Questions');
  translations.drop('qa');
  expect(translations.has('qa', './locales/en')).toBe(false);
  await translations.add('qa', './locales/en', 'en', load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a file that fails is asked for again', async () => {
  const translations = new RemoteTranslations(createI18n('en'));
  await expect(translations.add('qa', './locales/en', 'en', () => Promise.reject(new Error('gone')))).rejects.toThrow();
  expect(translations.has('qa', './locales/en')).toBe(false);
});
