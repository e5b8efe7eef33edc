import { chmod, mkdir, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aDescriptor, aLiveStore, aRemoteBuild, first, hostRelease } from '../testing/fixtures.ts';
import { inTemporaryDirectory, publish, second, third, writeFiles } from '../testing/fixtures.ts';
import { collect } from './collection.ts';
import { directoryBackend } from './backends/directory-backend.ts';
import type { ReleaseStore } from './index.ts';
import { storeContext } from './context/store-context.ts';

const production = { channel: 'production', by: 'noura' } as const;
const day = 24 * 60 * 60 * 1000;

/** As a server with the key does while time goes by, which a store of a test does at once. */
const renew = (store: ReleaseStore) => store.renewRegistry('production', { expired: true });

/** A store whose clock stands where the test puts it, in days from now. */
function withClock(test: (store: ReleaseStore, at: (days: number) => void) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => {
    const start = Date.now();
    let now = new Date(start);
    const store = await aLiveStore(directory, () => now);
    await test(store, (days) => {
      now = new Date(start + days * day);
    });
  });
}

async function bookings(store: ReleaseStore): Promise<string[]> {
  return (await readdir(path.join(store.location, 'artifacts', 'booking'))).sort();
}

test('a release that nothing named for long goes; what is live, and what it falls back to, stays', () =>
  withClock(async (store, at) => {
    at(1);
    await store.promote({ ...production, changes: { booking: second } });
    await store.promote({ ...production, changes: { booking: third } });
    at(40);
    const { deleted, kept } = await store.collect({ keepDays: 30, by: 'noura' });

    expect(deleted).toMatchObject([{ name: 'booking', release: first }]);
    expect(deleted[0]?.bytes).toBeGreaterThan(0);
    expect(kept).toBe(4);
    expect(await bookings(store)).toEqual([second, third]);
    expect(await store.hasArtifact('host', hostRelease)).toBe(true);
    expect((await store.readHistory()).lines.at(-1)).toMatchObject({
      act: 'gc',
      what: `booking@${first}`,
      by: 'noura',
    });
    expect(await store.collect({ keepDays: 30, by: 'noura' })).toMatchObject({ deleted: [], leftovers: 0 });
  }));

test('a corrupt composition stops neither the collection nor a rollback past it, and a promotion repairs it', () =>
  withClock(async (store, at) => {
    const start = await store.readRegistry('production');
    const { registry: lost } = await store.promote({ ...production, changes: { booking: second } });
    await store.promote({ ...production, changes: { booking: third } });
    const file = path.join(store.location, 'compositions', `${lost.composition}.json`);
    await chmod(file, 0o644);
    await writeFile(file, '{"schema":');
    at(2);

    await expect(store.rollback(production)).rejects.toMatchObject({
      code: 'damaged',
      message: expect.stringMatching(/Composition .* does not hold what its id stands for\. Choose another one/),
    });
    // What it named may still be asked for by an open page.
    expect(await store.collect({ keepDays: 30, by: 'noura' })).toMatchObject({ deleted: [] });
    expect(await bookings(store)).toEqual([first, second, third]);
    const back = await store.rollback({ ...production, to: start?.composition });
    expect(back.registry.remotes['booking']?.release).toBe(first);
    const again = await store.promote({ ...production, changes: { booking: second } });
    expect(again.registry.composition).toBe(lost.composition);
    expect((await store.readComposition(lost.composition)).remotes['booking']?.release).toBe(second);
  }));

test('what an open page may still ask for stays: seven days from when it was last live, and no fewer can be asked', () =>
  withClock(async (store, at) => {
    at(100);
    await renew(store);
    await store.promote({ ...production, changes: { booking: second } });
    await store.promote({ ...production, changes: { booking: third } });
    at(106.9);
    await store.collect({ keepDays: 7, by: 'noura' });
    expect(await bookings(store)).toEqual([first, second, third]);
    await expect(store.collect({ keepDays: 6, by: 'noura' })).rejects.toMatchObject({ code: 'invalid' });
    at(107.1);
    await store.collect({ keepDays: 7, by: 'noura' });
    expect(await bookings(store)).toEqual([second, third]);
  }));

test('a release that a share of visitors has stays, and so does what a preview shows until no tab can have it any more', () =>
  withClock(async (store, at) => {
    await store.promote({ ...production, changes: { booking: second }, percent: 10 });
    const preview = await store.createPreview({
      base: 'production',
      replaces: { booking: third },
      note: '',
      by: 'noura',
      days: 60,
    });
    at(50);
    expect((await store.collect({ keepDays: 30, by: 'noura' })).deleted).toEqual([]);
    await store.revokePreview(preview.id, 'noura');
    at(56.9);
    expect((await store.collect({ keepDays: 30, by: 'noura' })).deleted).toEqual([]);
    at(57.1);
    expect((await store.collect({ keepDays: 30, by: 'noura' })).deleted).toMatchObject([{ release: third }]);
    expect(await bookings(store)).toEqual([first, second]);
  }));

test('a preview whose time is over is needed seven days more', () =>
  withClock(async (store, at) => {
    const request = { base: 'production', replaces: { booking: third }, note: '', by: 'noura', days: 40 } as const;
    await store.createPreview(request);
    at(46.9);
    expect((await store.collect({ keepDays: 7, by: 'noura' })).deleted).toMatchObject([{ release: second }]);
    at(47.1);
    expect((await store.collect({ keepDays: 7, by: 'noura' })).deleted).toMatchObject([{ release: third }]);
  }));

test('what was published today stays', () =>
  withClock(async (store, at) => {
    at(0.9);
    expect((await store.collect({ keepDays: 7, by: 'noura' })).deleted).toEqual([]);
    at(1.1);
    expect((await store.collect({ keepDays: 7, by: 'noura' })).deleted).toHaveLength(2);
  }));

test('lines that are lost keep more, never less', () =>
  withClock(async (store, at) => {
    at(35);
    await renew(store);
    await store.promote({ ...production, changes: { booking: second } });
    await store.promote({ ...production, changes: { booking: third } });
    at(36);
    await store.promote({ ...production, changes: { qa: null } });
    const history = path.join(store.location, 'history.jsonl');
    const lines = (await readFile(history, 'utf8')).split('\n');
    await writeFile(history, lines.filter((line) => !/"seq":[23],/.test(line)).join('\n'));
    at(64);
    await store.collect({ keepDays: 30, by: 'noura' });
    expect(await bookings(store)).toEqual([first, second, third]);
  }));

test('trying says what would go and deletes nothing', () =>
  withClock(async (store, at) => {
    at(40);
    const before = await store.readHistory();
    const { deleted } = await store.collect({ keepDays: 30, by: 'noura', dryRun: true });
    expect(deleted.map(({ release }) => release)).toEqual([second, third]);
    expect(await bookings(store)).toEqual([first, second, third]);
    expect(await store.readHistory()).toEqual(before);
  }));

test('a rollback to a composition whose release was deleted is refused and says so; the composition can be read', () =>
  withClock(async (store, at) => {
    const start = await store.readRegistry('production');
    if (!start) throw new Error('nothing is live');
    await store.promote({ ...production, changes: { booking: second } });
    await store.promote({ ...production, changes: { booking: third } });
    at(40);
    await renew(store);
    await store.collect({ keepDays: 30, by: 'noura' });
    await expect(store.rollback({ ...production, to: start.composition })).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining(`booking@${first} is no longer in the store`),
    });
    expect((await store.readComposition(start.composition)).remotes['booking']?.release).toBe(first);
    expect((await store.readRegistry('production'))?.seq).toBe(3);

    // The one before is whole, but what it would fall back to is gone.
    const { findings } = await store.rollback(production);
    expect(findings).toMatchObject([{ level: 'warn', check: 'last-good' }]);
  }));

test('what an interrupted act left behind goes after a day', () =>
  withClock(async (store, at) => {
    const left = path.join(store.location, '.incoming', 'a-copy');
    await mkdir(path.join(left, 'node'), { recursive: true });
    await writeFile(path.join(left, 'node', 'a.js'), 'half');
    expect(await store.collect({ keepDays: 7, by: 'noura' })).toMatchObject({ leftovers: 0 });
    at(1.5);
    const yesterday = new Date(Date.now() - day);
    await utimes(path.join(left, 'node', 'a.js'), yesterday, yesterday);
    expect(await store.collect({ keepDays: 30, by: 'noura', dryRun: true })).toMatchObject({ leftovers: 1 });
    await store.collect({ keepDays: 30, by: 'noura' });
    expect(await readdir(path.join(store.location, '.incoming'))).toEqual([]);
  }));

test('of the claims of uploads only those that are a day old go', () =>
  withClock(async (store, at) => {
    const claims = path.join(store.location, '.uploads', 'artifacts', 'qa');
    await writeFiles(claims, { '1.0.0+1111111': 'old', '1.0.0+2222222': 'new' });
    const yesterday = new Date(Date.now() - 1.5 * day);
    await utimes(path.join(claims, '1.0.0+1111111'), yesterday, yesterday);
    at(0);
    expect(await store.collect({ keepDays: 7, by: 'noura' })).toMatchObject({ leftovers: 1 });
    expect(await readdir(claims)).toEqual(['1.0.0+2222222']);
  }));

test('who lost the lock while deleting stops, and is told', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const backend = directoryBackend(store.location);
    const removeTree = async (prefix: string) => {
      await backend.removeTree(prefix);
      // Another machine finds the lock abandoned, and makes live what is to be deleted next.
      await backend.removeTree('.write-lock');
      await store.promote({ ...production, changes: { booking: third } });
    };
    const context = storeContext({ ...backend, removeTree }, path.join(directory, 'keys'));
    const later = new Date(Date.now() + 40 * day);
    await expect(collect(context, { keepDays: 30, by: 'noura' }, later)).rejects.toMatchObject({ code: 'conflict' });
    expect(await bookings(store)).toEqual([first, third]);
    expect(await store.verifyArtifact('booking', third)).toEqual([]);
  }));

test('deleting goes on beside those who publish', () =>
  withClock(async (store, at) => {
    at(40);
    const publishing = async () => {
      for (let patch = 0; patch < 15; patch += 1) {
        await publish(store, 'qa', `2.0.${patch}+aaaaaaa`, aRemoteBuild(aDescriptor('qa'), `qa(${patch})`));
      }
    };
    let published = false;
    const all = publishing().finally(() => {
      published = true;
    });
    while (!published) await store.collect({ keepDays: 30, by: 'noura', dryRun: true });
    await all;
    expect((await store.collect({ keepDays: 30, by: 'noura', dryRun: true })).leftovers).toBe(0);
  }));

test('without a registry that can be verified nothing is deleted', () =>
  withClock(async (store, at) => {
    at(40);
    await rm(path.join(store.location, 'registry', 'production.json'));
    await expect(store.collect({ keepDays: 30, by: 'noura' })).rejects.toMatchObject({ code: 'damaged' });
    expect(await bookings(store)).toEqual([first, second, third]);
  }));
