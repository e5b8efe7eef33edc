import { createI18n, translateIn } from '@clinic/kit/i18n';
import { testSite } from '@clinic/kit/testing';
import { aQuestion } from '../testing/a-question.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import type { LoadedList } from './home.data.ts';
import { meta } from './home.meta.ts';
import { listQuery } from './list-query.ts';

const found: LoadedList = { questions: [aQuestion()], total: 84 };

describe.each(['ar', 'en'] as const)('%s: Ask Your Doctor in search engines and tabs', (lang) => {
  const t = translateIn(createI18n(lang, { ar: { qa: ar }, en: { qa: en } }), lang, 'qa');
  const metaOf = (address: string, list = found) =>
    meta({
      data: {
        lang,
        query: listQuery(new URLSearchParams(address)),
        list,
        stats: { unavailable: true },
        choices: [],
        browse: [],
        trending: { unavailable: true },
        now: '2026-11-21T00:00:00.000Z',
      },
      lang,
      site: testSite,
      t,
      params: {},
    });

  test('the list and its pages are found, each under a title of its own', () => {
    expect(metaOf('')).toMatchObject({ title: t('home.title'), description: t('home.subtitle') });
    expect(metaOf('').noindex).toBeUndefined();
    expect(metaOf('page=3').noindex).toBeUndefined();
    expect(metaOf('page=3').title).toBe(t('home.titleOfPage', { title: t('home.title'), page: 3 }));
  });

  test.each(['search=ab', 'specialty=4', 'sort=oldest', 'sort=popular', 'timeframe=week', 'status=pending'])(
    'what somebody looked for is not: %s',
    (address) => expect(metaOf(address).noindex).toBe(true),
  );

  test('a search names what was searched for; a page without questions is not found', () => {
    expect(metaOf('search=ab').title).toBe(t('home.found', { query: 'ab' }));
    expect(metaOf('page=99', { questions: [], total: 84 }).noindex).toBe(true);
  });

  test('E9: breadcrumbs for search engines', () => {
    expect(metaOf('search=ab').jsonLd).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: t('home.crumb'), item: 'https://clinic.example/' },
          { position: 2, name: t('home.title'), item: 'https://clinic.example/qa' },
        ],
      },
    ]);
  });
});
