import Fastify from 'fastify';
import sharp from 'sharp';
import { publicFiles, servePublicFiles } from './public-files.ts';
import type { BrandLook } from './public-files.ts';

const waha = {
  name: { ar: 'عيادات الواحة', en: 'Waha Clinics' },
  tagline: { ar: 'صحتك في أيدٍ قريبة', en: 'Good care, close by' },
};

const textsOf = async (primary: string | null) => {
  const files = await publicFiles({ colors: { primary, accent: null }, logo: null }, waha);
  return new Map(files.map(({ path, body }) => [path, String(body)]));
};

test('icon and small pages are drawn in the colour of the clinic, and else in that of the product', async () => {
  const product = await textsOf(null);
  const clinic = await textsOf('#1d4ed8');
  for (const file of ['/favicon.svg', '/preview.css']) {
    expect(product.get(file)).toContain('#0f4c4a');
    expect(clinic.get(file)).not.toContain('#0f4c4a');
    expect(clinic.get(file)).toContain('#1d4ed8');
  }
});

test('small pages have both colour schemes of the clinic, and no colour but those', async () => {
  const css = (await textsOf('#1d4ed8')).get('/preview.css') ?? '';
  expect(css).toContain('prefers-color-scheme:dark');
  const rules = css.slice(css.indexOf('*,'));
  expect(rules).toContain('var(--c-ground)');
  expect(rules).not.toMatch(/#[0-9a-f]{3,8}\b/);
});

test('a phone gets the name, the colours and the icons of the clinic in the language of the page', async () => {
  const texts = await textsOf('#1d4ed8');
  const manifests = ['ar', 'en'].map((lang) => JSON.parse(texts.get(`/${lang}.webmanifest`) ?? '') as Manifest);
  expect(manifests.map(({ name, description, lang, dir }) => [name, description, lang, dir])).toEqual([
    [waha.name.ar, waha.tagline.ar, 'ar', 'rtl'],
    [waha.name.en, waha.tagline.en, 'en', 'ltr'],
  ]);
  for (const manifest of manifests) {
    // One application in both languages.
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
    expect(manifest.theme_color).not.toBe('#0c3f3d');
    expect(manifest.icons.map(({ src, purpose }) => `${src} ${purpose}`)).toEqual([
      '/icon-192.png any',
      '/icon-512.png any',
      '/icon-512.png maskable',
    ]);
    for (const { src } of manifest.icons) expect(texts.has(src)).toBe(true);
  }
});

interface Manifest extends Record<'name' | 'description' | 'lang' | 'dir' | 'theme_color', string> {
  icons: { src: string; purpose: string }[];
}

const markOf = (width: number, height: number): BrandLook => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#c00"/></svg>`;
  return {
    colors: { primary: null, accent: null },
    logo: { body: Buffer.from(drawing), type: 'image/svg+xml', shown: { src: '/favicon.svg?of-this', width: 80 } },
  };
};
const looks: [string, BrandLook, { edge: string; mark: string }][] = [
  ['the product', { colors: { primary: null, accent: null }, logo: null }, { edge: '#0f4c4a', mark: '#f8f2e8' }],
  [
    'a colour of its own',
    { colors: { primary: '#1d4ed8', accent: null }, logo: null },
    { edge: '#1d4ed8', mark: '#f8f2e8' },
  ],
  ...[
    ['a mark', 80, 40] as const,
    ['a mark drawn small', 8, 4] as const,
    ['a mark drawn large', 2000, 1000] as const,
    ['a mark drawn enormously', 400_000, 200_000] as const,
  ].map(([what, width, height]): [string, BrandLook, { edge: string; mark: string }] => [
    `${what} of its own`,
    markOf(width, height),
    { edge: '#ffffff', mark: '#cc0000' },
  ]),
];

test.each(looks)('icons of %s are opaque squares with the mark where no phone cuts', async (_what, look, colors) => {
  const files = await publicFiles(look, waha);
  for (const [file, size] of [
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
  ] as const) {
    const body = files.find(({ path }) => path === file)?.body;
    const png = typeof body === 'function' ? await body() : Buffer.of();
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([file, info.width, info.height, (await sharp(png).stats()).isOpaque]).toEqual([file, size, size, true]);
    expect(png.length).toBeLessThan(20_000);
    const colorAt = (place: number) => `#${data.subarray(place * 3, place * 3 + 3).toString('hex')}`;
    const found = Array.from({ length: size * size }, (_, place) => place).filter(
      (place) => colorAt(place) === colors.mark,
    );
    expect(found.length).toBeGreaterThan(size);
    // Phones show what is in a circle of four fifths of the side.
    const farthest = Math.max(
      ...found.map((place) => Math.hypot((place % size) - size / 2, Math.floor(place / size) - size / 2)),
    );
    expect(farthest).toBeLessThan(size * 0.4);
    for (const corner of [0, size - 1, size * (size - 1), size * size - 1]) expect(colorAt(corner)).toBe(colors.edge);
  }
});

test.each([
  [8, 4],
  [80, 40],
  [2000, 1000],
])('the edges of a mark of %i × %i are sharp', async (width, height) => {
  const body = (await publicFiles(markOf(width, height), waha)).find(({ path }) => path === '/icon-512.png')?.body;
  const png = typeof body === 'function' ? await body() : Buffer.of();
  const pixels = await sharp(png).removeAlpha().raw().toBuffer();
  const colors = Array.from({ length: 512 * 512 }, (_, at) => pixels.subarray(at * 3, at * 3 + 3).toString('hex'));
  const between = colors.filter((color) => color !== 'ffffff' && color !== 'cc0000');
  // At most a line of them along each edge of the mark.
  expect(between.length).toBeLessThan(4 * 512);
});

test('no cache keeps the logo under the hash of another one', async () => {
  const app = Fastify();
  await servePublicFiles(app, { look: markOf(80, 40), brand: waha }, 'public, max-age=86400');
  const cachingOf = async (url: string) => (await app.inject(url)).headers['cache-control'];
  for (const url of ['/favicon.svg', '/favicon.svg?of-this', '/preview.css'])
    expect([url, await cachingOf(url)]).toEqual([url, 'public, max-age=86400']);
  expect(await cachingOf('/favicon.svg?of-another')).toBe('no-store');

  const unmarked = Fastify();
  await servePublicFiles(unmarked, { look: { ...markOf(80, 40), logo: null }, brand: waha }, 'public, max-age=86400');
  expect((await unmarked.inject('/favicon.svg?of-another')).headers['cache-control']).toBe('no-store');
});
