import { markdown, ratios, sampleOf } from './report.ts';
import type { Run, Sample } from './report.ts';
import type { VariantName } from './variants.ts';

const sample = (variant: VariantName, round: number, lcp: number): Sample =>
  sampleOf(
    {
      fcp: 100,
      lcp,
      ready: 500,
      cls: 0,
      tbt: 0,
      scriptMs: 50,
      taskMs: 80,
      heapBytes: 1,
      requests: [
        { address: '/', type: 'Document', depth: 0, bytes: 14_000, at: 1 },
        { address: '/a.js', type: 'Script', depth: 1, bytes: variant === 'fed' ? 120_000 : 100_000, at: 2 },
        { address: '/b.js', type: 'Script', depth: 2, bytes: 1000, at: 3 },
      ],
    },
    { network: 'slow4g', page: '/', round, variant },
  );

const run = (samples: Sample[]): Run => ({
  date: '2026-11-21',
  commit: 'abc1234',
  machine: 'two cores',
  versions: { chromium: '140' },
  rounds: 2,
  samples,
  untouched: samples,
  presses: [],
  contents: { '/': { fed: { unusedScript: 0.4, copies: { react: 1, emotion: 1, mui: 1 } } } },
});

test('a sample sums its bytes by type and counts its waves', () => {
  expect(sample('fed', 0, 900)).toMatchObject({
    bytes: { Document: 14_000, Script: 121_000 },
    requests: 3,
    waves: 3,
  });
});

test('a ratio compares within its round only', () => {
  const samples = [sample('mono', 0, 1000), sample('fed', 1, 1000), sample('fed', 0, 1100), sample('mono', 1, 500)];
  expect(ratios(samples, ({ lcp }) => lcp, 'mono')).toEqual([2, 1.1]);
});

test('a goal is reached only when the whole interval reaches it', () => {
  const around = (fed: readonly number[]) =>
    markdown(
      run(
        fed.flatMap((lcp, round) => [
          sample('fed', round, lcp),
          sample('mono', round, 1000),
          sample('floor', round, 1000),
        ]),
      ),
      'x.json',
    );
  expect(around([1000, 1010])).toContain('| `/` | 1.00 [1.00–1.01] |');
  expect(around([1000, 1100])).toContain('| `/` | 1.05 [1.00–1.10] missed |');
  // Of a page that nobody touches: the goal is another one.
  expect(around([1060, 1060]).split('nobody touches')[1]).toContain('| `/` | 1.06 [1.06–1.06] missed |');
});

test('a press is compared at each moment', () => {
  const pressed = (variant: VariantName, moment: number, answer: number) => ({
    ...{ press: 'menu', round: 0, variant, moment, answer },
  });
  const text = markdown(
    {
      ...run([sample('fed', 0, 1)]),
      presses: [pressed('mono', 0, 2000), pressed('fed', 0, 3000), pressed('mono', 500, 100), pressed('fed', 500, 50)],
    },
    'x.json',
  );
  expect(text).toMatch(/\| pressed after +\| menu +\|/);
  expect(text).toMatch(/\| 0 s +\| 1\.50 \[1\.50–1\.50\] missed \|/);
  expect(text).toMatch(/\| 0\.5 s +\| 0\.50 \[0\.50–0\.50\] +\|/);
  expect(text).toMatch(/\| 0 s +\| 3000 and 2000 +\|/);
  expect(text).toMatch(/\| 0\.5 s +\| 50 and 100 +\|/);
});
