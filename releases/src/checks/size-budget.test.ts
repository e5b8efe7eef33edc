import { randomBytes } from 'node:crypto';
import { screenBytes, sizeBudget } from './size-budget.ts';

test.each([
  [32_000, []],
  [32_001, ['warn']],
  [40_000, ['warn']],
  [40_001, ['error']],
])('%i bytes of script for a screen give %j', (bytes, levels) => {
  expect(sizeBudget('qa', bytes).map(({ level }) => level)).toEqual(levels);
});

test('only script for browsers counts, compressed', async () => {
  const noise = randomBytes(2000);
  const files = new Map([
    ['a.js', noise],
    ['b.mjs', Buffer.from('run();'.repeat(1000))],
    ['node/a.js', noise],
    ['picture.svg', noise],
  ]);
  const bytes = await screenBytes(files);
  expect(bytes).toBeGreaterThan(2000);
  expect(bytes).toBeLessThan(2200);
});

test('many screens are no burden: the entry, the largest of them and one language count', async () => {
  const exposed = (path: string, ...sync: string[]) => ({ path, assets: { js: { sync, async: ['later.js'] } } });
  const manifest = {
    exposes: [
      exposed('./home', 'home.js', 'part.js'),
      exposed('./about', 'about.js'),
      exposed('./locales/ar', 'ar.js'),
      exposed('./locales/en', 'en.js'),
    ],
  };
  const files = new Map([
    ['mf-manifest.json', Buffer.from(JSON.stringify(manifest))],
    ...['remoteEntry.js', 'home.js', 'part.js', 'about.js', 'later.js', 'ar.js', 'en.js'].map(
      (file) => [file, randomBytes(1000)] as [string, Buffer],
    ),
  ]);
  const bytes = await screenBytes(files);
  expect(bytes).toBeGreaterThanOrEqual(4000);
  expect(bytes).toBeLessThan(4100);
});
