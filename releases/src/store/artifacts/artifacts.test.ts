import { chmod, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  aDescriptor,
  aLiveStore,
  aRemoteBuild,
  first,
  inTemporaryDirectory,
  publish,
  second,
  writeFiles,
} from '../../testing/fixtures.ts';
import { directoryBackend } from '../backends/directory-backend.ts';
import { StoreError } from '../errors.ts';
import { openStore } from '../index.ts';
import type { ReleaseStore } from '../index.ts';
import { storeContext } from '../context/store-context.ts';
import { promote } from '../channels/promotion.ts';
import { intactDirectory } from './artifacts.ts';

const build = aRemoteBuild(aDescriptor('booking'));

function withPublished(test: (store: ReleaseStore, place: string) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => {
    const store = openStore(directory);
    await publish(store, 'booking', first, build);
    await test(store, path.join(store.location, 'artifacts', 'booking', first));
  });
}

async function alter(file: string, text: string): Promise<void> {
  await chmod(file, 0o644);
  await writeFile(file, text);
}

test('the same bytes may be published again, and are kept once', () =>
  withPublished(async (store) => {
    expect(await publish(store, 'booking', first, build)).toBe(false);

    const { lines } = await store.readHistory();
    expect(lines.map(({ act, remote, release }) => ({ act, remote, release }))).toEqual([
      { act: 'publish', remote: 'booking', release: first },
    ]);
  }));

test('other bytes under the same id are refused, naming the file, and change nothing', () =>
  withPublished(async (store) => {
    const other = { ...build, 'remoteEntry.js': 'changed()' };

    await expect(publish(store, 'booking', first, other)).rejects.toMatchObject({
      code: 'different-bytes',
      message: expect.stringContaining('remoteEntry.js'),
    });
    expect(await store.verifyArtifact('booking', first)).toEqual([]);
  }));

test('an artifact is a list of files with hashes, of which those below node/ are not public', () =>
  withPublished(async (store) => {
    const { files } = await store.readArtifactFiles('booking', first);

    expect(Object.keys(files).sort()).toEqual(Object.keys(build).sort());
    expect(files['node/container.cjs']?.public).toBe(false);
    expect(files['remoteEntry.js']).toMatchObject({ public: true, size: build['remoteEntry.js']?.length });
  }));

test('files are read-only, and text has smaller copies beside it', () =>
  withPublished(async (_store, place) => {
    expect((await stat(path.join(place, 'remoteEntry.js'))).mode & 0o222).toBe(0);
    const copy = await readFile(path.join(place, 'remoteEntry.js.br'));
    expect(brotliDecompressSync(copy).toString()).toBe(build['remoteEntry.js']);
    await expect(stat(path.join(place, 'node', 'container.cjs.br'))).rejects.toThrow('ENOENT');
  }));

test('every kind of damage is found', () =>
  withPublished(async (store, place) => {
    await alter(path.join(place, 'node', 'container.cjs'), 'evil()');
    await alter(path.join(place, 'remoteEntry.js.br'), 'not brotli');
    await rm(path.join(place, 'fallback.ar.html'));
    await writeFile(path.join(place, 'extra.js'), 'evil()');

    const damage = await store.verifyArtifact('booking', first);

    expect(damage.sort((a, b) => a.path.localeCompare(b.path))).toEqual([
      { path: 'extra.js', problem: 'unlisted' },
      { path: 'fallback.ar.html', problem: 'missing' },
      { path: 'node/container.cjs', problem: 'altered' },
      { path: 'remoteEntry.js.br', problem: 'altered' },
    ]);
  }));

test('a file that cannot be read now is no damage: promoting tells why, and nothing of it stands in the history', () =>
  inTemporaryDirectory(async (directory) => {
    const store = await aLiveStore(directory);
    const backend = directoryBackend(store.location);
    const read = async (key: string) => {
      if (key.endsWith(`${second}/remoteEntry.js.br`))
        throw new StoreError('unreachable', 'The store could not be used.');
      return backend.read(key);
    };
    const context = storeContext({ ...backend, read }, path.join(directory, 'keys'));
    const before = await store.readHistory();

    const asked = { channel: 'production', changes: { booking: second }, by: 'noura' } as const;
    await expect(promote(context, asked, () => new Date())).rejects.toMatchObject({ code: 'unreachable' });
    expect(await store.readHistory()).toEqual(before);
  }));

describe('an artifact that was whole before, of which only what servers execute is compared', () => {
  const again = (store: ReleaseStore) => store.intactDirectory('booking', first, undefined, 'private');

  test('is taken with an altered public file, and with none that is missing or not listed', () =>
    withPublished(async (store, place) => {
      await alter(path.join(place, 'remoteEntry.js'), 'evil()');
      expect(await again(store)).toBe(place);
      await writeFile(path.join(place, 'extra.js'), 'evil()');
      await expect(again(store)).rejects.toMatchObject({ code: 'damaged' });
      await rm(path.join(place, 'extra.js'));
      await rm(path.join(place, 'fallback.ar.html'));
      await expect(again(store)).rejects.toMatchObject({ code: 'damaged' });
    }));

  test('is refused with an altered private file', () =>
    withPublished(async (store, place) => {
      await alter(path.join(place, 'node', 'container.cjs'), 'evil()');
      await expect(again(store)).rejects.toMatchObject({ code: 'damaged' });
    }));

  test('is compared whole once it was fetched again', () =>
    withPublished(async (store, place) => {
      const backend = directoryBackend(store.location);
      const discard = () => alter(path.join(place, 'node', 'container.cjs'), build['node/container.cjs'] ?? '');
      const onDisk = async (prefix: string) => ({ ...(await backend.onDisk(prefix)), discard });
      const context = storeContext({ ...backend, onDisk }, 'unused');
      await alter(path.join(place, 'node', 'container.cjs'), 'evil()');
      await alter(path.join(place, 'remoteEntry.js'), 'evil()');
      await expect(intactDirectory(context, 'booking', first, undefined, 'private')).rejects.toThrow('remoteEntry.js');
    }));
});

test('a list of files that is not the promoted one is refused', () =>
  withPublished(async (store) => {
    const other = `sha384-${'A'.repeat(64)}`;
    await expect(store.readArtifactFiles('booking', first, other)).rejects.toMatchObject({ code: 'damaged' });
  }));

test('an altered descriptor is refused before it is believed', () =>
  withPublished(async (store, place) => {
    const file = path.join(place, 'remote.json');
    await alter(file, JSON.stringify(aDescriptor('booking', { owner: 'somebody' })));
    await expect(store.readDescriptor('booking', first)).rejects.toMatchObject({ code: 'damaged' });
  }));

test.each([
  ['..', first],
  ['booking/../..', first],
  ['booking', '../../etc'],
  ['Booking', first],
])('%s@%s never becomes a path', (name, release) =>
  withPublished(async (store) => {
    await expect(store.intactDirectory(name, release)).rejects.toThrow('is not a name the store can hold');
    await expect(store.readArtifactFiles(name, release)).rejects.toMatchObject({ code: 'invalid' });
  }),
);

test('a build with a link, or with files that only publishing writes, is refused', () =>
  inTemporaryDirectory(async (directory) => {
    const store = openStore(path.join(directory, 'releases'));
    await expect(publish(store, 'booking', first, { ...build, 'a.js.br': '' })).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(publish(store, 'booking', first, { ...build, 'files.json': '{}' })).rejects.toMatchObject({
      code: 'invalid',
    });

    const built = await writeFiles(path.join(directory, 'dist'), build);
    await symlink('/etc/hostname', path.join(built, 'link.js'));
    await expect(store.publish({ name: 'booking', release: first, built, by: 'tests' })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await store.hasArtifact('booking', first)).toBe(false);
  }));

test('a release that is not there is said to be missing, with what to do', () =>
  withPublished(async (store) => {
    expect(await store.hasArtifact('booking', second)).toBe(false);
    await expect(store.readDescriptor('booking', second)).rejects.toMatchObject({
      code: 'missing',
      message: expect.stringContaining('release publish booking'),
    });
  }));
