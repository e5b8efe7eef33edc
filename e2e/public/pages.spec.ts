import type { Lang } from '@clinic/contracts';
import { topKeysOf } from '../browser/texts.ts';
import { expect, languages } from '../browser/test.ts';
import { words } from '../browser/words.ts';
import { mainSite } from '../site/main-site.ts';
import { inTurn } from './in-turn.ts';
import { jpegSize } from './jpeg-size.ts';
import { linkTo, publicPages } from './pages.ts';
import { test } from './read-page.ts';
import { answered } from '../site/answered.ts';

/** What stands on a page when something was not filled in, or a text was not found. */
const unfilled = /\b(?:undefined|null|NaN)\b|\[object|\{\{|\}\}/;
const keys = [...new Set([...topKeysOf('content'), ...topKeysOf('host'), ...topKeysOf('shared')])];
const rawKey = new RegExp(`(?<![\\w./@-])(?:${keys.join('|')})\\.[a-z][A-Za-z]+(?:\\.[A-Za-z]+)*\\b(?!@)`);

const letters = {
  ar: (text: string) => text.match(/\p{Script=Arabic}/gu)?.length ?? 0,
  en: (text: string) => text.match(/[A-Za-z]/g)?.length ?? 0,
};

const typesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(typesIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = (value as { '@type'?: unknown })['@type'];
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap(typesIn)];
};

const addressesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'string' && ['item', 'url', 'image', 'mainEntityOfPage', 'logo'].includes(name)
      ? [one]
      : addressesIn(one),
  );
};

for (const lang of languages) {
  const other: Lang = lang === 'ar' ? 'en' : 'ar';
  for (const { address, says, hidden } of publicPages) {
    test(`${lang}: ${address.en} says what it is, and can be read without script`, async ({ read }) => {
      const page = await read(linkTo(address[lang], lang));
      const { url: origin } = mainSite();
      const absolute = (code: Lang) => origin + linkTo(address[code], code);

      expect(page.status).toBe(200);
      expect([page.lang, page.dir]).toEqual([lang, words[lang].dir]);
      expect(page.names).toEqual([expect.stringMatching(/\S{2}/)]);
      expect(page.title).toMatch(/^\S.+ \| \S/);
      expect(page.meta['description']?.length).toBeGreaterThan(20);
      expect(page.meta['robots']).toBe(hidden ? 'noindex' : undefined);

      expect(decodeURI(page.canonical)).toBe(absolute(lang));
      for (const [code, written] of Object.entries(page.alternates))
        expect(decodeURI(written), code).toBe(absolute(code === 'en' ? 'en' : 'ar'));
      expect(Object.keys(page.alternates).sort()).toEqual(['ar', 'en', 'x-default']);

      expect(page.meta['og:title'] ?? '').toBe(page.title.slice(0, page.title.lastIndexOf(' | ')));
      expect(page.meta['og:description']).toBe(page.meta['description']);
      expect(page.meta['og:url']).toBe(page.canonical);
      expect(page.meta['og:locale']).toMatch(new RegExp(`^${lang}_`));
      expect(page.meta['og:image']).toMatch(new RegExp(`^${origin}/images/cards/.+\\.jpg$`));
      expect(page.meta['twitter:card']).toBe('summary_large_image');

      const data = page.jsonLd.map((text) => JSON.parse(text) as unknown);
      expect(typesIn(data)).toEqual(expect.arrayContaining([...says]));
      for (const written of addressesIn(data)) expect(written).toMatch(new RegExp(`^${origin}/`));
      if (address[lang] !== '/') expect(page.hasTrail, 'breadcrumbs').toBe(true);

      expect(page.text).not.toMatch(unfilled);
      expect(page.text.match(rawKey)?.[0], 'a key in place of a text').toBeUndefined();
      expect(page.main.length, 'text without script').toBeGreaterThan(100);
      // Patients ask in their own language.
      if (!/^\/(?:qa|search)/.test(address.en))
        expect(letters[lang](page.main)).toBeGreaterThan(3 * letters[other](page.main));
      expect(page.unsizedImages, 'pictures without alt, width or height').toEqual([]);
      expect(page.doubleIds, 'ids that stand twice').toEqual([]);
      expect(page.deadAnchors, 'links to nowhere on the page').toEqual([]);
    });
  }

  test(`${lang}: every link of every public page leads somewhere`, async ({ read }) => {
    const { url: origin } = mainSite();
    const from = new Map<string, string>();
    await inTurn(publicPages, async ({ address }) => {
      const here = linkTo(address[lang], lang);
      for (const written of (await read(here)).links) {
        const link = new URL(written, origin + here);
        const isPage = link.origin === origin && !link.pathname.startsWith('/api/');
        if (isPage && !from.has(link.pathname + link.search)) from.set(link.pathname + link.search, here);
      }
    });
    const dead: string[] = [];
    // One network may have only so many pages with a query rendered in a minute: here each link is another visitor's.
    const visitors = [...from].map(([link, page], n) => ({ link, page, network: `203.0.${n % 250}.7` }));
    await inTurn(visitors, async ({ link, page, network }) => {
      const headers = { cookie: `selectedLang=${lang}`, 'x-forwarded-for': network };
      const { status } = await answered(origin + link, { headers });
      if (status >= 400) dead.push(`${decodeURI(link)} on ${page}: ${status}`);
    });
    expect(dead).toEqual([]);
    expect(from.size).toBeGreaterThan(100);
  });
}

test('each page has a card for shared links: a photograph of 1200 × 630', async ({ read }) => {
  const cards = new Set<string>();
  await inTurn(publicPages, async ({ address }) => cards.add((await read(address.ar)).meta['og:image'] ?? ''));
  await inTurn([...cards], async (card) => {
    const answer = await fetch(card);
    expect([answer.status, answer.headers.get('content-type')], card).toEqual([200, 'image/jpeg']);
    expect(jpegSize(new Uint8Array(await answer.arrayBuffer())), card).toEqual({ width: 1200, height: 630 });
  });
  expect(cards.size).toBeGreaterThan(10);
});

test('what is not there is answered 404, with a page that says so', async ({ read }) => {
  const missing = [
    '/zzz',
    '/specialities/dermatology/no-such-tip',
    '/pack/no-such-package',
    '/jobs/no-such-position',
    '/blogs/no-such-category',
    '/blogs/ar/no-such-article',
    '/survey/999',
  ];
  for (const path of missing) {
    const page = await read(path);
    expect(page.status, path).toBe(404);
    expect(page.names, path).toEqual([expect.stringMatching(/\S{2}/)]);
    expect(page.meta['robots'], path).toBe('noindex');
  }
});

test('addresses that are not the proper ones lead to it', async ({ read }) => {
  const { url: origin } = mainSite();
  const leadsTo = async (path: string) => {
    const answer = await answered(origin + encodeURI(path), { redirect: 'manual' });
    expect([301, 302, 303, 307, 308], path).toContain(answer.status);
    return decodeURI(new URL(answer.headers.get('location') ?? '', origin).href.slice(origin.length));
  };
  const answer = await fetch(`${origin}/api/posts/by-slug/chest-pain-when-to-worry`);
  const { data: post } = (await answer.json()) as { data: { id: number } };
  expect(await leadsTo(`/blogs/ar/${post.id}`)).toBe('/blogs/ar/ألم-الصدر-متى-تقلق');
  expect(await leadsTo('/blogs/fr/chest-pain-when-to-worry')).toBe('/404');
  expect(await leadsTo('/blogs/en/chest-pain-when-to-worry')).toBe('/blogs/en/chest-pain-when-to-worry?lang=en');
  expect(await leadsTo('/blogs/en')).toBe('/blogs?lang=en');

  for (const name of ['doctors', 'blogs', 'xray', 'laboratory']) {
    const capital = name.replace(/^./, (letter) => letter.toUpperCase());
    expect(await leadsTo(`/${capital}?page=2`)).toBe(`/${name}?page=2`);
  }

  for (const [path, proper] of [
    ['/pack/heart-check', '/pack/فحص-القلب'],
    ['/blogs/heart-health', '/blogs/صحة-القلب'],
    ['/specialities/dermatology/sunscreen-every-day', '/specialities/dermatology/واقي-الشمس-كل-يوم'],
  ] as const) {
    const page = await read(path);
    expect(page.status, path).toBe(200);
    expect(decodeURI(page.canonical), path).toBe(origin + proper);
  }
});

test('the fixed page of the skin department is not the one that all specialities share', async ({ read }) => {
  const [fixed, department] = await Promise.all([
    read('/specialities/dermatology'),
    read('/specialities/dermatology_cosmetics_and_laser'),
  ]);
  expect(fixed.names).not.toEqual(department.names);
  expect(fixed.links.filter((link) => link.startsWith('/specialities/dermatology/')).length).toBeGreaterThan(4);
});
