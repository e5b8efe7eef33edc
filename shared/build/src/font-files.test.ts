import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fontSubsets } from '@clinic/contracts/host';
import { charactersOf, fontFiles } from './font-files.ts';

const root = path.join(__dirname, '..', '..', '..');

test('the fonts are cut to what the site says, one file for each kind of characters', async () => {
  const [arabic, basic, accented] = await fontFiles(path.join(root, 'host'));
  expect([arabic, basic, accented].map((font) => font?.file)).toEqual([
    expect.stringMatching(/^fonts\/readex-pro-arabic\.[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^fonts\/readex-pro-basic\.[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^fonts\/readex-pro-accented\.[0-9a-f]{8}\.woff2$/),
  ]);
  for (const font of [arabic, basic, accented]) expect(font?.bytes.subarray(0, 4).toString('latin1')).toBe('wOF2');
  expect(arabic?.bytes.length).toBeLessThan(16_500);
  expect(basic?.bytes.length).toBeLessThan(15_000);
});

test('no character is held by two files', () => {
  const held = Object.values(fontSubsets).flatMap((range) => [...charactersOf(range)]);
  expect(new Set(held).size).toBe(held.length);
});

test('every character that the site says stands in what both languages fetch ahead', () => {
  const held = charactersOf(fontSubsets.arabic) + charactersOf(fontSubsets.basic);
  const places = ['host', 'mfe-*', 'shared/*'].map((place) => `${place}/**/locales/*.json`);
  const files = globSync(places, { cwd: root, exclude: ['**/node_modules'] });
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('');
  // What marks a direction or ends a line is not drawn.
  const missing = [...new Set(texts)].filter(
    (character) => !/[\p{Cf}\p{Cc}]/u.test(character) && !held.includes(character),
  );
  expect(files.length).toBeGreaterThan(8);
  expect(missing).toEqual([]);
});
