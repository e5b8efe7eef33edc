import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  aDescriptor,
  aRemoteBuild,
  first,
  inTemporaryDirectory,
  publish as publishBuild,
  second,
  writeFiles,
} from '../../testing/fixtures.ts';
import { directoryBackend } from '../backends/directory-backend.ts';
import { StoreError } from '../errors.ts';
import { openStore } from '../index.ts';
import type { ReleaseStore } from '../index.ts';
import { storeContext } from '../context/store-context.ts';
import { publish } from './publication.ts';
import type { StorageBackend } from '../backends/storage-backend.ts';

const build = aRemoteBuild(aDescriptor('booking'));

/** A store that holds a release of which its history does not know, as after a crash between the two. */
function withoutLine(test: (store: ReleaseStore) => Promise<void>): Promise<void> {
  return inTemporaryDirectory(async (directory) => {
    const store = openStore(path.join(directory, 'releases'));
    await publishBuild(store, 'booking', first, build);
    await writeFile(path.join(store.location, 'history.jsonl'), '');
    await test(store);
  });
}

async function publications(store: ReleaseStore): Promise<unknown[]> {
  const { lines } = await store.readHistory();
  return lines.filter(({ act }) => act === 'publish').map(({ release, by }) => ({ release, by }));
}

/** Publishes into a store that reads as the test says, and gives what is left in it. */
function withReading(
  read: (backend: StorageBackend, key: string) => Promise<Buffer | null>,
  test: (publishIt: () => Promise<boolean>, store: ReleaseStore) => Promise<void>,
): Promise<void> {
  return inTemporaryDirectory(async (directory) => {
    const location = path.join(directory, 'releases');
    const backend = directoryBackend(location);
    const context = storeContext({ ...backend, read: (key) => read(backend, key) }, directory);
    const built = await writeFiles(path.join(directory, 'dist'), build);
    const publication = { name: 'booking', release: first, built, by: 'noura' };
    await test(() => publish(context, publication, () => new Date()), openStore(location));
  });
}

test('a release that a crash kept out of the history gets its line when the same bytes are published again', () =>
  withoutLine(async (store) => {
    expect(await publishBuild(store, 'booking', first, build)).toBe(false);
    expect(await publishBuild(store, 'booking', first, build)).toBe(false);
    expect(await publications(store)).toEqual([{ release: first, by: 'tests' }]);
  }));

test('so it does when somebody asks whether it is published', () =>
  withoutLine(async (store) => {
    expect(await store.isPublished({ name: 'booking', release: first, by: 'noura' })).toBe(true);
    expect(await store.isPublished({ name: 'booking', release: second, by: 'noura' })).toBe(false);
    expect(await publications(store)).toEqual([{ release: first, by: 'noura' }]);
  }));

test('what was deleted and is published again has a line of its own', () =>
  inTemporaryDirectory(async (directory) => {
    const store = openStore(path.join(directory, 'releases'));
    await publishBuild(store, 'booking', first, build);
    const history = path.join(store.location, 'history.jsonl');
    const deleted = { at: new Date().toISOString(), by: 'noura', act: 'gc', what: `qa@${first} booking@${first}` };
    await writeFile(history, `${await readFile(history, 'utf8')}${JSON.stringify(deleted)}\n`);
    await publishBuild(store, 'booking', first, build);
    expect(await publications(store)).toHaveLength(2);
  }));

test('what cannot be read back as it was written is taken out again, and can be published again', () => {
  let spoilt = true;
  const read = async (backend: StorageBackend, key: string) =>
    spoilt && key.endsWith('container.cjs') ? Buffer.from('half') : backend.read(key);
  return withReading(read, async (publishIt, store) => {
    await expect(publishIt()).rejects.toMatchObject({
      code: 'damaged',
      message: `booking@${first} could not be read back: node/container.cjs.`,
    });
    expect(await store.hasArtifact('booking', first)).toBe(false);
    expect(await publications(store)).toEqual([]);
    spoilt = false;
    expect(await publishIt()).toBe(true);
    expect(await publications(store)).toHaveLength(1);
  });
});

test('what could not be read at all stays, and is completed by the next who publishes it', () => {
  let away = true;
  const read = async (backend: StorageBackend, key: string) => {
    if (away && key.endsWith('container.cjs')) throw new StoreError('unreachable', 'The store could not be used.');
    return backend.read(key);
  };
  return withReading(read, async (publishIt, store) => {
    await expect(publishIt()).rejects.toMatchObject({ code: 'unreachable' });
    expect(await store.hasArtifact('booking', first)).toBe(true);
    away = false;
    expect(await publishIt()).toBe(false);
    expect(await publications(store)).toHaveLength(1);
  });
});
