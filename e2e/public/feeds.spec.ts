import type { Page } from '@playwright/test';
import { expect, languages } from '../browser/test.ts';
import { mainSite } from '../site/main-site.ts';
import { inTurn } from './in-turn.ts';
import { publicPages } from './pages.ts';
import { test } from './read-page.ts';
import { answered } from '../site/answered.ts';

interface Found {
  text: string;
  href: string | null;
  hreflang: string | null;
}

/** Reads XML as a program would: what is not well-formed is an error. */
function parsed(parser: Page, xml: string, selector: string): Promise<Found[]> {
  return parser.evaluate(
    ([text, wanted]) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      const wrong = document.querySelector('parsererror');
      if (wrong !== null) throw new Error(wrong.textContent);
      return [...document.querySelectorAll(wanted)].map((element) => ({
        text: element.textContent,
        href: element.getAttribute('href'),
        hreflang: element.getAttribute('hreflang'),
      }));
    },
    [xml, selector] as const,
  );
}

test('the sitemap names every public page in both languages, and each answers', async ({ parser }) => {
  const { url: origin } = mainSite();
  const answer = await fetch(`${origin}/sitemap.xml`);
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const xml = await answer.text();
  const listed = new Set((await parsed(parser, xml, 'url > loc')).map(({ text }) => decodeURI(text)));
  for (const { address, hidden } of publicPages) {
    const inCategory = /^\/blogs\/[^/]+$/.test(address.en);
    expect(listed.has(origin + address.ar), address.ar).toBe(!hidden && !inCategory);
    expect(listed.has(`${origin}${address.en}?lang=en`), address.en).toBe(!hidden && !inCategory);
  }
  for (const personal of ['/login', '/profile', '/settings', '/s']) expect(listed.has(origin + personal)).toBe(false);
  const alternates = await parsed(parser, xml, 'link');
  expect(new Set(alternates.map(({ hreflang }) => hreflang))).toEqual(new Set(['ar', 'en', 'x-default']));
  const away = alternates.flatMap(({ href }) => (href !== null && listed.has(decodeURI(href)) ? [] : [href]));
  expect(away, 'named as the other language, but not there').toEqual([]);

  const every = [...listed];
  const sample = every.filter((_, place) => place % Math.ceil(every.length / 40) === 0);
  await inTurn(sample, async (address) => {
    const page = await answered(encodeURI(address), { redirect: 'manual' });
    expect(page.status, address).toBe(200);
    await page.body?.cancel();
  });
});

test('robots learn where the sitemap is, and that nothing personal is for them', async () => {
  const { url: origin } = mainSite();
  const text = await (await fetch(`${origin}/robots.txt`)).text();
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  for (const closed of ['/api/', '/profile', '/settings']) expect(text).toContain(`Disallow: ${closed}`);
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

for (const lang of languages) {
  for (const [list, page] of [
    ['blogs', '/blogs'],
    ['news', '/news'],
  ] as const) {
    test(`${lang}: ${list} can be followed by feed, with the whole texts and links that lead there`, async ({
      read,
      parser,
    }) => {
      const { url: origin } = mainSite();
      const [feed = ''] = (await read(`${page}?lang=${lang}`)).feeds;
      expect(feed).toMatch(new RegExp(`/api/feeds/${list}\\.${lang}\\.xml$`));
      const answer = await fetch(new URL(feed, origin));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('application/rss+xml');
      const xml = await answer.text();
      expect((await parsed(parser, xml, 'channel > language'))[0]?.text).toMatch(new RegExp(`^${lang}`));
      const links = await parsed(parser, xml, 'item > link');
      expect(links.length).toBeGreaterThan(3);
      for (const { text } of links) expect(decodeURI(text)).toContain(`${origin}/blogs/${lang}/`);
      expect((await fetch(links[0]?.text ?? '')).status).toBe(200);
      for (const { text } of await parsed(parser, xml, 'item > pubDate')) expect(Date.parse(text)).toBeGreaterThan(0);
    });
  }
}
