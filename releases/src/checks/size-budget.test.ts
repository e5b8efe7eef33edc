import { randomBytes } from 'node:crypto';
import { scriptBytes, sizeBudget } from './size-budget.ts';

test.each([
  [96_000, []],
  [96_001, ['warn']],
  [120_000, ['warn']],
  [120_001, ['error']],
])('%i bytes of script give %j', (bytes, levels) => {
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
  const bytes = await scriptBytes(files);
  expect(bytes).toBeGreaterThan(2000);
  expect(bytes).toBeLessThan(2200);
});
