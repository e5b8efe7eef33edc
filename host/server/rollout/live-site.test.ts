import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@clinic/contracts';
import { fakeSites } from '../testing/fake-sites.ts';
import { siteFixture } from '../testing/site-fixture.ts';
import type { SiteFixture } from '../testing/site-fixture.ts';
import { readSettings } from '../settings.ts';
import { LiveSite } from './live-site.ts';
import { ReportedErrors } from './reported-errors.ts';

let fixture: SiteFixture;
let reported: ReportedErrors;
let release: string;
const mostVisited = jest.fn(() => [] as { origin: string; path: string }[]);
const isApiReady = jest.fn(() => Promise.resolve(true));

beforeEach(async () => {
  fixture = await siteFixture();
  reported = new ReportedErrors();
  release = await fixture.release('one');
});
afterEach(() => fixture.close());

function aLiveSite() {
  const sites = fakeSites();
  const log = { info: jest.fn(), error: jest.fn() };
  const replaced: (string | null)[] = [];
  const live = new LiveSite({
    store: fixture.store,
    settings: readSettings({ LOG_LEVEL: 'silent' }),
    serve: sites.serve,
    log,
    lastGood: { mostVisited },
    dataVersion: () => '1',
    isApiReady,
    onReplaced: (previous) => replaced.push(previous?.site.id ?? null),
  });
  return { ...sites, live, log, replaced };
}

async function registry(): Promise<Registry> {
  const read = await fixture.store.readRegistry('production');
  if (read === null) throw new Error('nothing was promoted');
  return read;
}

/** Alters a file of the release of the remote; gives the way to repair it. */
async function corrupt(): Promise<() => Promise<void>> {
  const file = path.join(fixture.store.location, 'artifacts', 'content', release, 'home.js');
  const text = await readFile(file);
  await writeFile(file, '// altered');
  return () => writeFile(file, text);
}

test('a composition is live once it is warm, and the same one again changes nothing', async () => {
  const { live, served, replaced, warm } = aLiveSite();
  expect(live.current).toBeNull();
  warm.mockImplementationOnce(() => {
    expect(live.current).toBeNull();
    return Promise.resolve();
  });
  expect(await live.activate(await registry(), reported)).toEqual({ sameKeys: true });
  expect(live.current?.site.id).toBe((await registry()).composition);
  await live.activate(await registry(), reported);
  expect([served.length, replaced, live.complete]).toEqual([1, [null], true]);
});

test('another composition replaces it, and says which one', async () => {
  const { live, replaced } = aLiveSite();
  const first = await registry();
  await live.activate(first, reported);
  await fixture.release('two');
  await live.activate(await registry(), reported);
  expect(live.current?.site.id).toBe((await registry()).composition);
  expect(replaced).toEqual([null, first.composition]);
});

test('a server that ends renders no more pages ahead', async () => {
  const { live, warm } = aLiveSite();
  await live.activate(await registry(), reported);
  const wanted = warm.mock.calls.map(([, , isWanted]) => isWanted);
  expect(wanted.map((isWanted) => isWanted?.())).toEqual([true, true]);
  live.close();
  expect(wanted.map((isWanted) => isWanted?.())).toEqual([false, false]);
});

test('one that cannot be warmed leaves the live one', async () => {
  const { live, replaced, warm } = aLiveSite();
  const first = await registry();
  await live.activate(first, reported);
  await fixture.release('two');
  warm.mockRejectedValueOnce(new Error('it renders nothing'));
  await expect(live.activate(await registry(), reported)).rejects.toThrow('it renders nothing');
  expect([live.current?.site.id, replaced]).toEqual([first.composition, [null]]);
});

test('the first composition is served without a corrupt remote, and complete once that is repaired', async () => {
  const { live, log, served } = aLiveSite();
  const repair = await corrupt();
  await live.activate(await registry(), reported);
  await live.activate(await registry(), reported);
  expect([live.complete, served.length]).toEqual([false, 1]);
  expect(live.current?.site.boot.remotes['content']?.integrity).toBe('');
  expect(log.error).toHaveBeenCalledTimes(1);
  await repair();
  await live.activate(await registry(), reported);
  expect([live.complete, served.length]).toEqual([true, 2]);
  expect(live.current?.site.boot.remotes['content']?.integrity).toMatch(/^sha384-/);
});

test('a composition with a corrupt remote does not replace one that is whole', async () => {
  const { live } = aLiveSite();
  const first = await registry();
  await live.activate(first, reported);
  release = await fixture.release('two');
  await corrupt();
  await expect(live.activate(await registry(), reported)).rejects.toThrow();
  expect([live.current?.site.id, live.complete]).toEqual([first.composition, true]);
});

test('pages get the trusted keys as soon as they change, of the same composition', async () => {
  const { live, served } = aLiveSite();
  await live.activate(await registry(), reported);
  await fixture.store.keys.rotate();
  expect(await live.activate(await registry(), reported)).toEqual({ sameKeys: false });
  expect(served.map(({ site }) => site.boot.keys.length)).toEqual([1, 2]);
  expect(served.map(({ site }) => site.id)).toEqual(Array(2).fill((await registry()).composition));
});
