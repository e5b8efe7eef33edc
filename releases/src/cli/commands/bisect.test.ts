import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { firstBad } from '../bisect/search.ts';
import type { Judgement } from '../bisect/search.ts';
import { aLiveStore, first, inTemporaryDirectory, runRelease, second, third } from '../../testing/fixtures.ts';
import type { Run } from '../../testing/fixtures.ts';
import type { ReleaseStore } from '../../store/index.ts';

const main = path.join(import.meta.dirname, '..', '..', 'main.ts');
const production = { channel: 'production', by: 'noura' } as const;

test.each([
  ['right after the good one', 1],
  ['in the middle', 37],
  ['the last of all', 99],
])('the first bad one is found %s, with few tests', async (_name, broken) => {
  const asked: number[] = [];
  const line = Array.from({ length: 100 }, (_, index) => index);
  const found = await firstBad(line, (candidate) => {
    asked.push(candidate);
    return Promise.resolve(candidate < broken ? 'good' : 'bad');
  });
  expect(found).toEqual({ lastGood: broken - 1, suspects: [broken] });
  expect(asked.length).toBeLessThanOrEqual(7);
  expect(new Set(asked).size).toBe(asked.length);
});

test('what cannot be judged is passed over, and named where it hides the answer', async () => {
  const judgements: Judgement[] = ['good', 'skip', 'good', 'skip', 'skip', 'bad', 'bad'];
  const line = judgements.map((_, index) => index);
  const found = await firstBad(line, (candidate) => Promise.resolve(judgements[candidate] ?? 'skip'));
  expect(found).toEqual({ lastGood: 2, suspects: [3, 4, 5] });
});

interface Search {
  store: ReleaseStore;
  ids: string[];
  bisect: (good: string, bad: string, script: string, ...options: string[]) => Promise<Run>;
  /** What each run of the test was given: composition and link. */
  given: string;
}

/** A channel that went through five compositions, and a test that a script file stands for. */
function withHistory(test: (search: Search) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const start = await store.readRegistry('production');
    const ids = [start?.composition ?? ''];
    const steps: Record<string, string | null>[] = [
      { booking: second },
      { qa: null },
      { booking: third },
      { qa: first },
    ];
    for (const changes of steps) {
      ids.push((await store.promote({ ...production, changes })).registry.composition);
    }
    const given = path.join(directory, 'given.txt');
    const bisect = async (good: string, bad: string, script: string, ...options: string[]) => {
      const file = path.join(directory, 'test.cjs');
      await writeFile(
        file,
        `const {RELEASE_COMPOSITION: id, RELEASE_PREVIEW_URL: url} = process.env;
         require('node:fs').appendFileSync(${JSON.stringify(given)}, id + ' ' + url + '\\n');
         console.log('looking at ' + id);
         ${script}`,
      );
      const ends = ['--good', good, '--bad', bad];
      return runRelease(main, store.location, 'bisect', ...ends, ...options, '--', process.execPath, file);
    };
    await appendFile(given, '');
    await test({ store, ids, bisect, given });
  });
}

test('the composition that broke a test is found by its preview, and what it changed is told', () =>
  withHistory(async ({ store, ids: [start = '', , without = '', broken = '', last = ''], bisect, given }) => {
    const bad = JSON.stringify([broken, last]);
    const run = await bisect(start, last, `process.exit(${bad}.includes(id) ? 1 : 0)`, '--json');
    expect(run.code).toBe(0);
    expect(JSON.parse(run.out)).toMatchObject({
      lastGood: without,
      firstBad: broken,
      diff: { changes: [{ name: 'booking', from: { release: second }, to: { release: third } }] },
    });
    expect(run.err).toContain(`looking at ${broken}`);

    const lines = (await readFile(given, 'utf8')).trim().split('\n');
    expect(lines[0]).toMatch(new RegExp(`^${start} https://site.test/\\?preview=p-[0-9a-f]{32}$`));
    expect(await store.listPreviews()).toEqual([]);
  }));

test('one that was live twice is not searched for behind its first time', () =>
  withHistory(async ({ store, ids: [, , start = '', bad = '', after = ''], bisect }) => {
    // What came after the bad one has its fault too, and then the bad one was rolled back to.
    await store.rollback({ ...production, to: bad });
    const broken = JSON.stringify([bad, after]);
    const run = await bisect(start, bad, `process.exit(${broken}.includes(id) ? 1 : 0)`, '--no-preview', '--json');
    expect(JSON.parse(run.out)).toMatchObject({ lastGood: start, firstBad: bad });
  }));

test.each([
  ['Ctrl-C', 'SIGINT', 130, ''],
  ['what ends processes', 'SIGTERM', 143, ''],
  ['Ctrl-C, which its test takes for a failure', 'SIGINT', 130, `process.on('SIGTERM', () => process.exit(1));`],
  ['Ctrl-C, which its test takes no note of', 'SIGINT', 130, `process.on('SIGTERM', () => undefined);`],
])('ended by %s, the search leaves no preview behind', (_name, signal, code, meets) =>
  withHistory(async ({ store, ids: [start = '', , , , last = ''], bisect, given }) => {
    const script = `${meets}
      const command = process.ppid;
      process.kill(command, '${signal}');
      setTimeout(() => process.ppid === command && console.log('was waited for'), 8000);`;
    const run = await bisect(start, last, script, '--json');
    expect(run).toMatchObject({ code, out: '' });
    expect(run.err).toContain(`{"error":{"code":"interrupted","message":"Ended by ${signal}.","findings":[]}}`);
    expect(run.err).not.toContain('was waited for');
    expect((await readFile(given, 'utf8')).trim().split('\n')).toHaveLength(1);
    expect(await store.listPreviews()).toEqual([]);
    const [made, revoked] = (await store.readHistory()).lines.slice(-2);
    expect([made?.act, revoked?.act]).toEqual(['preview', 'revoke']);
    expect(Date.parse(revoked?.at ?? '') - Date.parse(made?.at ?? '')).toBeLessThan(8000);
  }),
);

test.each([
  ['ends that are mixed up', ([one = '', , , , five = '']: string[]) => [five, one], '', 2, 'were they mixed up?'],
  ['a composition that was never live', ([one = '']: string[]) => [one, 'c-000000000000'], '', 1, 'never live'],
  ['a test that always fails', ([one = '', two = '']: string[]) => [one, two], 'process.exit(1)', 1, 'is bad'],
  ['a test that never fails', ([one = '', two = '']: string[]) => [one, two], 'process.exit(0)', 1, 'is good'],
  [
    'a test that says nothing',
    ([one = '', two = '']: string[]) => [one, two],
    'process.exit(125)',
    1,
    'cannot be judged',
  ],
])('%s is refused with a reason', (_name, ends, script, code, why) =>
  withHistory(async ({ ids, bisect }) => {
    const [good = '', bad = ''] = ends(ids);
    const run = await bisect(good, bad, script, '--no-preview');
    expect(run).toMatchObject({ code, out: '' });
    expect(run.err).toContain(why);
  }),
);
