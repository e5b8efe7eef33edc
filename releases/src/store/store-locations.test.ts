import path from 'node:path';
import { ChannelName, TeamRight } from '@clinic/contracts/registry';
import { aDescriptor, aHostBuild, aLiveStore, aRemoteBuild, first, hostRelease } from '../testing/fixtures.ts';
import { inTemporaryDirectory, publish, second, site, third } from '../testing/fixtures.ts';
import { storeKinds } from '../testing/store-kinds.ts';
import { openStore } from './index.ts';
import type { ReleaseStore } from './index.ts';
import type { StorageBackend } from './backends/storage-backend.ts';

const production = { channel: 'production', by: 'noura' } as const;

describe.each(storeKinds())('a store $name', (kind) => {
  interface Place {
    directory: string;
    location: string;
    backend: StorageBackend;
    /** The same store, opened by somebody else on this machine. */
    again: () => ReleaseStore;
  }
  const withLiveStore = (test: (store: ReleaseStore, place: Place) => Promise<void>) =>
    inTemporaryDirectory(async (directory) => {
      const location = await kind.location(directory);
      const again = () => openStore(location, { localState: directory, site, createKeys: true });
      const backend = kind.backend(location, directory);
      await test(await aLiveStore(directory, undefined, location), { directory, location, backend, again });
    });
  const alter = async (backend: StorageBackend, key: string, text: string) => {
    expect(await backend.replace(key, text, await backend.read(key))).toBe(true);
  };

  test('publishes once, refuses other bytes under the same id, and reads back what was published', () =>
    withLiveStore(async (store) => {
      const build = aRemoteBuild(aDescriptor('booking'), `booking("${first}")`);
      expect(await publish(store, 'booking', first, build)).toBe(false);
      await expect(publish(store, 'booking', first, { ...build, 'remoteEntry.js': 'other' })).rejects.toMatchObject({
        code: 'different-bytes',
      });
      expect(await store.verifyArtifact('booking', first)).toEqual([]);
      expect(await store.readDescriptor('booking', first)).toMatchObject({ name: 'booking' });
    }));

  test('promotes, rolls back and tells it', () =>
    withLiveStore(async (store, { again }) => {
      const before = await store.readRegistry('production');
      await store.promote({ ...production, changes: { booking: second } });
      expect((await again().readRegistry('production'))?.remotes['booking']).toMatchObject({
        release: second,
        lastGood: first,
      });
      await again().rollback(production);
      expect(await store.readRegistry('production')).toMatchObject({ seq: 3, composition: before?.composition });
      const { lines, unreadable } = await store.readHistory();
      expect(unreadable).toBe(0);
      expect(lines.slice(-2).map(({ act, seq }) => [act, seq])).toEqual([
        ['promote', 2],
        ['rollback', 3],
      ]);
    }));

  test('of twenty promotions at once none is lost', () =>
    inTemporaryDirectory(async (directory) => {
      const location = await kind.location(directory);
      const open = () => openStore(location, { localState: directory, createKeys: true });
      const names = Array.from({ length: 20 }, (_, index) => `remote-${index}`);
      await publish(open(), 'host', hostRelease, aHostBuild());
      await Promise.all(names.map((name) => publish(open(), name, first, aRemoteBuild(aDescriptor(name)))));
      await open().promote({ ...production, changes: { host: hostRelease } });

      await Promise.all(names.map((name) => open().promote({ ...production, changes: { [name]: first } })));

      const registry = await open().readRegistry('production');
      expect(registry?.seq).toBe(21);
      expect(Object.keys(registry?.remotes ?? {}).sort()).toEqual([...names].sort());
      const promotions = (await open().readHistory()).lines.filter(({ act }) => act === 'promote');
      expect(promotions.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    }));

  test('a watcher elsewhere hears a promotion', () =>
    withLiveStore(async (store, { again }) => {
      const received = Promise.withResolvers<string>();
      const stop = again().watchRegistry(
        'production',
        ({ remotes }) => remotes['booking']?.release === third && received.resolve(third),
        { every: 20 },
      );
      await store.promote({ ...production, changes: { booking: third } });
      expect(await received.promise).toBe(third);
      stop();
    }));

  test('knows its teams and locks, and deletes what nothing needs any more', () =>
    withLiveStore(async (store, { directory, location, again }) => {
      const everything = { remotes: ['*'], channels: ChannelName.options, rights: TeamRight.options };
      const token = await store.addTeam({ name: 'platform', ...everything, by: 'noura' });
      expect(await again().whoIs(token)).toMatchObject({ name: 'platform' });
      await again().lock('production', { reason: 'holidays', by: 'platform' });
      await expect(store.promote({ ...production, changes: { booking: second } })).rejects.toMatchObject({
        code: 'locked',
      });
      await store.unlock('production', { by: 'platform' });
      expect(await again().readLock('production')).toBeNull();

      const now = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000);
      const later = openStore(location, { localState: directory, site, createKeys: true, now: () => now });
      const { deleted } = await later.collect({ keepDays: 30, by: 'platform' });
      expect(deleted.map(({ release }) => release)).toEqual([second, third]);
      expect(await again().hasArtifact('booking', second)).toBe(false);
      expect(await again().verifyArtifact('booking', first)).toEqual([]);
      expect(await publish(store, 'booking', second, aRemoteBuild(aDescriptor('booking')))).toBe(true);
    }));

  test('a preview can be made and opened', () =>
    withLiveStore(async (store, { again }) => {
      const request = { base: 'production', replaces: { booking: second }, note: '', by: 'noura', days: 1 } as const;
      const { id } = await store.createPreview(request);
      expect(await again().readPreview(id)).toMatchObject({ ok: true, preview: { replaces: { booking: second } } });
    }));

  test('what was altered in the store is found, and never executed', () =>
    withLiveStore(async (store, { backend }) => {
      await alter(backend, `artifacts/booking/${second}/node/container.cjs`, 'evil()');
      expect(await store.verifyArtifact('booking', second)).toEqual([
        { path: 'node/container.cjs', problem: 'altered' },
      ]);
      await expect(store.intactDirectory('booking', second)).rejects.toMatchObject({ code: 'damaged' });
      await expect(store.promote({ ...production, changes: { booking: second } })).rejects.toMatchObject({
        code: 'damaged',
      });
    }));

  test('what is executed lies on this disk as it was published', () =>
    withLiveStore(async (store) => {
      const { remotes } = (await store.readRegistry('production')) ?? {};
      const directory = await store.intactDirectory('booking', first, remotes?.['booking']?.filesIntegrity);
      expect(path.isAbsolute(directory)).toBe(true);
      await expect(store.intactDirectory('booking', first, `sha384-${'A'.repeat(64)}`)).rejects.toMatchObject({
        code: 'damaged',
      });
      await expect(store.intactDirectory('booking', '9.9.9+9999999')).rejects.toMatchObject({ code: 'missing' });
    }));
});
