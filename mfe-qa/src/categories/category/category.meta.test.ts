import { createI18n, translateIn } from '@clinic/kit/i18n';
import { testSite } from '@clinic/kit/testing';
import { aSpecialty } from '../../testing/a-specialty.ts';
import allAr from '../../locales/ar.json';
import ownAr from '../locales/ar.json';
import allEn from '../../locales/en.json';
import ownEn from '../locales/en.json';
import type { CategoryData } from './category.data.ts';
import { meta } from './category.meta.ts';

const ar = { ...allAr, ...ownAr };
const en = { ...allEn, ...ownEn };
const metaOf = (lang: 'ar' | 'en', data: CategoryData) =>
  meta({
    data,
    lang,
    site: testSite,
    t: translateIn(createI18n(lang, { ar: { qa: ar }, en: { qa: en } }), lang, 'qa'),
    params: {},
  });

const category = (search = ''): CategoryData => ({
  kind: 'found',
  lang: 'ar',
  specialty: { ...aSpecialty(), total_questions: 1, total_likes: 0, response_hours: null },
  query: { search, sort: 'newest', page: 1 },
  list: null,
  related: [],
  popular: { unavailable: true },
  now: '2026-11-21T00:00:00.000Z',
});

describe.each(['ar', 'en'] as const)('%s', (lang) => {
  const path = `/qa/categories/${encodeURIComponent(aSpecialty()[`slug_${lang}`])}`;

  test('S7, Q20: its address in each language, so that it follows a switch', () => {
    expect(metaOf(lang, category()).paths).toEqual({
      ar: `/qa/categories/${encodeURIComponent('تخصص-4')}`,
      en: '/qa/categories/speciality-4',
    });
  });

  test('S24: breadcrumbs and the page as a collection', () => {
    const said = metaOf(lang, category());
    expect(said.title).toContain(aSpecialty()[`name_${lang}`]);
    expect(said.jsonLd).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{}, {}, { name: aSpecialty()[`name_${lang}`], item: testSite.origin + path }],
      },
      { '@type': 'CollectionPage', url: testSite.origin + path, inLanguage: lang },
    ]);
  });

  test('a search, and a speciality that is not there, are kept out of search engines', () => {
    expect(metaOf(lang, category('ear')).noindex).toBe(true);
    expect(metaOf(lang, category()).noindex).toBeUndefined();
    expect(metaOf(lang, { kind: 'missing' })).toEqual({
      title: { ar, en }[lang].category.missing.title,
      noindex: true,
    });
  });
});
