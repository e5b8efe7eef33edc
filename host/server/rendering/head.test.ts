import { testSite } from '@clinic/kit/testing';
import { headOf, preloadOf } from './head.ts';

const addresses = { ar: '/blogs/ar/مقال', en: '/blogs/en/article?lang=en' };
const base = { site: testSite, addresses, noindex: false } as const;

test.each([
  ['ar', 'ar_SA', 'en_US', '/blogs/ar/مقال', 'عيادات نبض'],
  ['en', 'en_US', 'ar_SA', '/blogs/en/article?lang=en', 'Nabd Clinics'],
] as const)('S49 %s: a shared link has a card in its language', (lang, locale, other, address, clinic) => {
  const head = headOf({
    ...base,
    lang,
    meta: {
      title: 'Bones & <joints>',
      description: 'What to know',
      cardImage: 'articles/bones.svg',
      type: 'article',
      publishedAt: '2026-11-20T08:00:00.000Z',
    },
  });
  expect(head).toEqual(
    expect.arrayContaining([
      `<title>Bones &#38; &#60;joints&#62; | ${clinic}</title>`,
      `<link rel="canonical" href="https://clinic.example${address}">`,
      '<meta property="og:title" content="Bones &#38; &#60;joints&#62;">',
      '<meta property="og:description" content="What to know">',
      '<meta property="og:type" content="article">',
      `<meta property="og:url" content="https://clinic.example${address}">`,
      `<meta property="og:site_name" content="${clinic}">`,
      `<meta property="og:locale" content="${locale}">`,
      `<meta property="og:locale:alternate" content="${other}">`,
      '<meta property="og:image" content="https://clinic.example/images/cards/articles/bones.jpg">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta property="article:published_time" content="2026-11-20T08:00:00.000Z">',
    ]),
  );
});

test('a page that says little has the clinic’s own card and line', () => {
  const head = headOf({ ...base, lang: 'en', meta: { title: 'Offers' } });
  expect(head).toContain('<meta property="og:image" content="https://clinic.example/images/cards/clinic.jpg">');
  expect(head).toContain('<meta name="description" content="Care close to you">');
  expect(head.join('')).not.toMatch(/article:|robots|rss/);
});

test('feeds are announced, and a page that is not to be indexed says so', () => {
  const feeds = [{ title: 'مقالات', href: '/api/blogs/feed.xml?lang=ar' }];
  const head = headOf({ ...base, lang: 'ar', noindex: true, meta: { title: 'x', feeds } });
  expect(head).toContain(
    '<link rel="alternate" href="/api/blogs/feed.xml?lang=ar" type="application/rss+xml" title="مقالات">',
  );
  expect(head).toContain('<meta name="robots" content="noindex">');
});

test('the picture of the first view is fetched early, in the width that will be shown', () => {
  expect(preloadOf(undefined)).toEqual([]);
  expect(preloadOf('/images/a.svg')).toEqual([
    '<link rel="preload" as="image" href="/images/a.svg" fetchpriority="high">',
  ]);
  expect(preloadOf({ src: '/a.webp', srcSet: '/a-400.webp 400w, /a.webp 800w', sizes: '50vw' })).toEqual([
    '<link rel="preload" as="image" href="/a.webp" imagesrcset="/a-400.webp 400w, /a.webp 800w" imagesizes="50vw" fetchpriority="high">',
  ]);
});
