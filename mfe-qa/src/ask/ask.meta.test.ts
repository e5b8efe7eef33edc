import { createI18n, translateIn } from '@clinic/kit/i18n';
import { testSite } from '@clinic/kit/testing';
import ar from './locales/ar.json';
import en from './locales/en.json';
import { meta } from './ask.meta.ts';

const metaWith = (lang: 'ar' | 'en', specialty: string) =>
  meta({
    data: { lang, groups: [], specialty, popular: { unavailable: true }, now: '2026-11-21T00:00:00.000Z' },
    lang,
    site: testSite,
    t: translateIn(createI18n(lang, { ar: { qa: ar }, en: { qa: en } }), lang, 'qa'),
    params: {},
  });

test('the form is found once, whatever speciality a link begins with', () => {
  expect(metaWith('ar', '')).toEqual({ title: ar.ask.title, description: ar.ask.lead });
  expect(metaWith('en', '4')).toEqual({ title: en.ask.title, description: en.ask.lead, noindex: true });
});
